### GODS, second edition

## The game in one sentence, for the lobby

about = Pose tribus et temples sur une terre qui grandit, gagne la foi des peuples et unis-les en nations.
about-short = Gagne des tribus par des temples et unis les peuples.

## Pieces of the common sentences

piece-a-stone = une pierre divine
piece-power =
    { $n ->
        [one] { $n } point de pouvoir
       *[other] { $n } points de pouvoir
    }
piece-power-word = pouvoir
piece-loses-power = perd du pouvoir
piece-stone = pierre divine
piece-stones = pierres divines
piece-the-stone = la pierre divine
piece-too-few = les pierres divines ne suffisent pas
piece-not-enough = tu n'as pas assez de pierres divines

## What happens

drawn = Le sac donne { FORM($card, "un") }.
put-aside = La même carte est déjà à l'étalage ({ FORM($card, "nu") }) : celle-ci est mise de côté.
put-back =
    { $number ->
        [one] { $number } carte mise
       *[other] { $number } cartes mises
    } de côté ({ FORM($card, "nu") }) { $number ->
        [one] retourne
       *[other] retournent
    } dans le sac.
extra-taken = { $who } prend l'action supplémentaire, pour un prochain tour.
extra-played = { $who } joue une action supplémentaire : une action de plus.
discarded = { $who } remet { FORM($card, "le") } dans le sac.
nation = { $god } forme une nation { $colour } et reçoit sa carte points.
chip = { $god } y parvient en premier et reçoit le jeton points { $colour }, pour de bon.
nation-fell = Une nation { $colour } de { $god } se défait ; la carte points est rendue.
over-GODS2-X-01 = La partie est terminée : les points sont atteints.
over-GODS2-X-02 = La partie est terminée : il ne reste pas de carte différente pour l'étalage.
over-GODS2-X-03 = La partie est terminée : le sac ne peut plus remplir l'étalage.
over-GODS2-R-37 = La partie est terminée : le nombre de tours convenu est joué.
ask-refill = L'étalage est complété depuis le sac.
ask-after = { $who }, tes actions sont faites : jouer une action supplémentaire, ou finir le tour ?

## What can be done

do-take-extra = prendre l'action supplémentaire, gratuitement ; elle pourra être jouée dans un prochain tour
do-discard = remettre { FORM($card, "le") } dans le sac, gratuitement
do-extra = jouer une action supplémentaire, gratuitement ; une action de plus, et la carte quitte la partie
do-draw = le sac donne { FORM($card, "un") }
will-unite = { $god } forme une nation { $colour }
will-fall = { $god } perd une nation { $colour }
progress-short = Cela te fait { $n ->
    [one] 1 tribu
   *[other] { $n } tribus
} { $colour } ; { $missing ->
    [one] encore une forme
   *[other] encore { $missing } forment
} une nation.
progress-robbed = Il ne manquait à { $god } qu'une tribu { $colour } pour une nation ; il en manque maintenant { $missing }.

## Rule options

option-points_card_value = Ce que vaut une carte points.
option-points_chip_value = Ce que vaut un jeton points.
option-other_cards_once = Combien d'autres cartes (désert, décadence, tourbillon, action supplémentaire) on peut jouer dans un tour.
option-max_turns = Après combien de tours de tous les joueurs ensemble la partie finit en tout cas.
option-points_card_value-printed = Ce qui est imprimé dessus : 3 points dans notre boîte.
option-points_chip_value-printed = Ce qui est imprimé dessus : 1 point dans notre boîte.
option-points_card_value-any =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    } par carte points.
option-points_chip_value-any =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    } par jeton points.
option-other_cards_once-category = Une seule par tour, quelle qu'elle soit.
option-other_cards_once-per_kind = Une de chaque sorte par tour.
option-max_turns-0 = Il n'y a pas de limite.
option-max_turns-any =
    Après { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    } ; ensuite les points décident.

## Cards

card-extra = une action supplémentaire
    .un = une action supplémentaire
    .le = l'action supplémentaire
    .nu = action supplémentaire

## What decided it

tie-power = { $other } a autant de points ({ $points }), mais { $who } a plus de pouvoir : { $mine } contre { $theirs }.
fact-converted = le plus de tribus converties
fact-temple = le plus de temples bâtis
fact-nation = le plus de peuples unis
