### GODS, first edition

## The game in one sentence, for the lobby

about = Le GODS de 2001 : fonde des villages, garde leurs tuiles points, mais ne bâtis pas le plus de temples.
about-short = Fonde des villages, mais pas le plus de temples.

## Pieces of the common sentences

piece-a-stone = un jeton divin
piece-power =
    { $n ->
        [one] { $n } cristal
       *[other] { $n } cristaux
    }
piece-power-word = cristaux
piece-loses-power = perd un cristal
piece-stone = jeton divin
piece-stones = jetons divins
piece-the-stone = le jeton divin
piece-too-few = les jetons divins ne suffisent pas
piece-not-enough = tu n'as pas assez de jetons divins

## What happens

drawn = Tuile dévoilée : { FORM($card, "un") }.
twins-back = Les deux tuiles ouvertes sont identiques ({ FORM($card, "nu") }) : elles retournent dans le sac.
whirlwind = { $who } déchaîne le tourbillon ; la tuile quitte la partie.
extra-taken = { $who } prend la médiation, pour un prochain tour.
extra-played = { $who } utilise une médiation : une action de plus.
discarded = { $who } retire { FORM($card, "le") } de la partie.
village = { $god } fonde un village { $colour } et reçoit sa tuile village.
points-tile = { $god } reçoit aussi une tuile points { $colour }, pour de bon.
no-points-tile = Il ne reste plus de tuile points { $colour } pour { $god }.
founded-again = { $god } a déjà une tuile points { $colour } pour cela.
village-fell = Un village { $colour } de { $god } est perdu ; la tuile village est rendue.
village-end = C'est à { $who }, dont les villages mettent fin à la partie ; ce tour peut encore être joué.
last-turn = { $who } joue le dernier tour de la partie.
over-GODS1-X-01 = La partie est terminée : la tuile de fin est sortie.
over-GODS1-X-02 = La partie est terminée : des villages de trois couleurs différentes.
over-GODS1-X-03 = La partie est terminée : quatre villages.
over-GODS1-X-04 = La partie est terminée : le dernier tour est joué.
over-GODS1-B-03 = La partie est terminée : le sac n'a plus assez de tuiles.
ask-refill = Les tuiles ouvertes sont ramenées à deux.
ask-after = { $who }, tes actions sont faites : utiliser une médiation, ou finir le tour ?
ask-last-turn = { $who }, tes villages mettent fin à la partie : finir maintenant, ou jouer un dernier tour ?

## What can be done

do-take-extra = prendre la médiation, gratuitement ; elle pourra servir dans un prochain tour
do-discard = retirer { FORM($card, "le") } de la partie, gratuitement
do-extra = utiliser une médiation, gratuitement ; une action de plus, et la tuile quitte la partie
do-draw = tuile dévoilée : { FORM($card, "un") }
do-end-game = finir la partie maintenant, sans prendre de cristaux
do-last-turn = jouer encore un tour ; ensuite la partie se termine, où qu'en soient les villages
will-found = { $god } fonde un village { $colour }
will-earn = { $god } reçoit une tuile points { $colour }
will-fall = { $god } perd un village { $colour }
will-have-most = le plus de temples : maintenant { $who }, −{ $n } points
will-have-fewer = { $count ->
    [one] { $who } n'a plus le plus de temples : +{ $n } points
   *[other] { $who } n'ont plus le plus de temples : +{ $n } points chacun
}
progress-short = Cela te fait { $n ->
    [one] 1 tribu
   *[other] { $n } tribus
} { $colour } ; { $missing ->
    [one] encore une fonde
   *[other] encore { $missing } fondent
} un village.
progress-robbed = Il ne manquait à { $god } qu'une tribu { $colour } pour un village ; il en manque maintenant { $missing }.

## Rule options

option-bag = Les tuiles sont-elles tirées d'un sac au lieu d'une pile cachée ?
option-decay_tile = La tuile de fin sert-elle de décadence ? Seulement avec le sac.
option-decay_place = Où la tuile de décadence peut se poser. Cela ne compte que s'il y en a une.
option-refound_points_tile = Fonder de nouveau un village perdu rapporte-t-il encore une tuile points ?
option-end_tile_window = Parmi combien de dernières tuiles de la pile se trouve la tuile de fin.
option-bag-false = Non : une pile avec la tuile de fin vers le bas ; les villages aussi peuvent finir la partie.
option-bag-true = Oui : deux tuiles ouvertes identiques y retournent, et la partie finit quand le sac ne suffit plus.
option-decay_tile-false = Non.
option-decay_tile-true = Oui : posée à côté du temple d'un autre joueur, elle lui prend un cristal.
option-decay_place-anywhere = À côté de n'importe quelle tuile.
option-decay_place-beside_temple = Seulement à côté du temple d'un autre joueur.
option-refound_points_tile-true = Oui, tant qu'il y en a.
option-refound_points_tile-false = Seulement pour plus de villages de la couleur que de tuiles points possédées.
option-split_field-allowed = Oui : seule la nouvelle place doit toucher une tuile.
option-split_field-forbidden = Non : une fois le désert soulevé, toutes les tuiles doivent rester reliées.
option-end_tile_window-any =
    { $n ->
        [one] C'est la dernière tuile
       *[other] Parmi les { $n } dernières tuiles
    }.

## Why something cannot be done, by rule

refused-stones-first = Dis d'abord quelles tribus reçoivent les jetons qui restent.
refused-no-stones-to-choose = On ne choisit qui reçoit un jeton que s'il en manque pour un nouveau temple.
refused-too-few-stones = Seule une tribu sans jeton, à côté du nouveau temple, peut en recevoir un.
refused-take-extra = Aucune tuile médiation n'est ouverte.
refused-play-extra = Tu n'as pas de tuile médiation d'un tour précédent.
refused-extra-comes-last = Les tuiles médiation s'utilisent après les deux actions du tour.
refused-owner-chooses = Décide d'abord si la partie finit maintenant ou après ton tour.
refused-bag-knows-no-village-end = Avec le sac, les villages ne mettent pas fin à la partie.
refused-no-village-end = La partie ne peut être finie qu'au tout début d'un tour, avec assez de villages.
refused-bag-knows-no-end-tile = Avec le sac, il n'y a pas de tuile de fin.
refused-end-tile-comes-late = La tuile de fin se trouve parmi les trois dernières tuiles.
refused-decay-place = Ici, la décadence ne se pose qu'à côté du temple d'un autre dieu.

## Cards

card-extra = une médiation
    .un = une médiation
    .le = la médiation
    .nu = médiation
card-end = la tuile de fin
    .un = la tuile de fin
    .le = la tuile de fin
    .nu = tuile de fin

## Short words of pictures

label-mediation = médiation
label-end = tuile de fin
label-power = cristaux
label-temples = temples en main/sur le terrain
label-about-built = { $who } : { $built } temples sur le terrain, { $n } en main ; à la fin, qui a le plus de temples perd { $penalty } points.
label-about-penalty = { $who } : { $built } temples sur le terrain, { $n } en main ; personne n'en a plus, et cela coûte { $penalty } points.
label-stones = jetons divins en réserve
label-extras = tuiles médiation
label-display = Tuiles ouvertes
label-pile = Pile
label-bag = Sac
label-drawing = une tuile est dévoilée
label-stone = choisis qui reçoit un jeton
label-at-best = au mieux, tu choisis qui reçoit un jeton
label-after = médiation ou fin du tour
label-leads = Si c'était fini : { $who }
label-can-end = { $who } : villages qui finissent la partie
label-end-tile-chance = Tuile de fin : 1 sur { $n }
label-last = Dernier tour de la partie
label-penalised = avec la pénalité du plus grand nombre de temples
label-penalty-of = −{ $n } : le plus de temples
label-temple-brings-penalty = un temple de plus donne la pénalité à { $who }
label-points-tiles = Tuiles points restantes
label-short-stones = jetons
label-short-extras = médiations
label-short-built = posés
label-penalty = pénalité
label-button-take = Prendre la tuile
label-button-discard = Retirer la tuile
label-button-extra = Médiation
label-button-end-game = Finir la partie
label-button-last-turn = Dernier tour
label-take-from = Prendre un cristal à
label-victim = prendre un cristal à { $who }

## The tray, deeds in a few words, sources of points

label-from-price =
    { $n ->
        [one] dès { $n } cristal
       *[other] dès { $n } cristaux
    }
label-pile-left = tuiles restant dans la pile
label-bag-left = tuiles restant dans le sac
label-where-mediation = La prendre ?
label-which-discard = Quelle tuile part ?
label-did-unite = a fondé un village
label-did-discard = a retiré une tuile
label-did-take = a pris une médiation
label-did-extra = a joué une médiation
label-source-village = village : { $people }
label-source-tiles = tuiles points : { $people }
label-source-most-temples = le plus de temples
label-sources-village = villages
label-sources-tiles = tuiles points

## What decided it

tie-power = { $other } a autant de points ({ $points }), mais { $who } a plus de cristaux : { $mine } contre { $theirs }.
fact-converted = le plus de tribus converties
fact-temple = le plus de temples bâtis
fact-village = le plus de villages fondés
