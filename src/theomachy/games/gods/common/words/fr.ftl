### What both editions of GODS say alike. Each edition names its own pieces (piece-…).

## What happens

tribe = { $who } pose une tribu { $colour } sur { $at } pour { COUNT($price, "piece-power") } ; { $outcome }.
tribe-follows = elle suit { $god }
tribe-case-2 = des temples de dieux différents la touchent, elle ne suit donc personne
tribe-case-3 = seules des tribus sans { piece-stone } la touchent, elle ne suit donc personne
tribe-case-4 = ses voisines ne sont pas d'accord, elle ne suit donc personne
tribe-case-5 = aucun temple ni aucune tribu ne la touche, elle ne suit donc personne
tribe-case-6 = temple et tribus autour d'elle ne sont pas d'accord, elle ne suit donc personne
tribe-case-7 = une voisine sans { piece-stone } la laisse dans le doute, elle ne suit donc personne
tribe-short = son dieu n'a plus de { piece-stone }, elle ne suit donc personne
temple = { $who } bâtit un temple sur { $at } pour { COUNT($price, "piece-power") }.
stone-home = La tribu { $colour } sur { $at } se détourne de { $god } : { piece-the-stone } retourne dans la réserve.
converted = La tribu { $colour } sur { $at } suit maintenant { $god }.
stoneless = { $who } n'a plus de { piece-stone } pour les tribus à côté du nouveau temple ; elles ne suivent personne.
desert = { $who } pose un désert sur { $at } et gagne { COUNT($gain, "piece-power") }.
desert-full = { $who } pose un désert sur { $at }, mais a déjà atteint le maximum.
decay = { $who } pose une décadence sur { $at } et ne prend rien.
decay-robs = { $who } pose une décadence sur { $at } et prend { COUNT($gain, "piece-power") } à { $victim }.
decay-robs-full = { $who } pose une décadence sur { $at } ; { $victim } { piece-loses-power }, mais { $who } a déjà atteint le maximum.
desert-moved = { $who } déplace le désert de { $start } vers { $at }.
turn = Tour de { $who } : { COUNT($gain, "piece-power") } de plus, { COUNT($power, "piece-power") } en tout.
forfeit = { $who } ne peut plus rien faire et renonce au reste du tour.
whirlwind = { $who } déchaîne le tourbillon ; la carte quitte la partie.
move-paid = { $who } paie { COUNT($price, "piece-power") } pour déplacer un désert.
seated = { $who } reçoit le prochain temple de la disposition de départ.
won =
    { $winners } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
shared =
    { $winners } se partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun.

## What can be done

do-tribe = poser une tribu { $colour } sur { $at } pour { COUNT($price, "piece-power") }
do-temple = bâtir un temple sur { $at } pour { COUNT($price, "piece-power") }
here-tribe = une tribu { $colour } ici pour { COUNT($price, "piece-power") }
here-temple = un temple ici pour { COUNT($price, "piece-power") }
do-desert = poser un désert sur { $at }, gratuitement ; il rapporte { COUNT($gain, "piece-power") }
do-desert-full = poser un désert sur { $at }, gratuitement ; il ne rapporte rien, tu as déjà atteint le maximum
do-decay = poser une décadence sur { $at }, gratuitement ; ne rien prendre
do-decay-robs = poser une décadence sur { $at }, gratuitement, et prendre { COUNT($loot, "piece-power") } à { $victim }
do-whirlwind = laisser le tourbillon soulever le désert de { $at }, gratuitement ; puis choisir où il va
do-whirlwind-idle = utiliser le tourbillon sans déplacer de désert, gratuitement ; il quitte la partie
do-move = déplacer le désert de { $at } pour { COUNT($price, "piece-power") } ; puis choisir où il va
do-to = poser le désert sur { $at }
do-stone = donner { piece-a-stone } à la tribu { $colour } sur { $at }
do-end-turn = finir le tour
do-start = { $god } commence
do-seat = { $god } reçoit le prochain temple de la disposition de départ
progress-lifted = La case qu'il quitte est libre pour un temple : { $n ->
        [one] une tribu se trouve
       *[other] { $n } tribus se trouvent
    } à côté, dont { $mine } à toi.
progress-closed = Personne ne peut bâtir un temple sur cette case maintenant, et les temples à côté coûtent plus cher.
progress-saved = Cela ne coûte rien : tu gardes tout ({ COUNT($n, "piece-power") }) pour un meilleur moment.
will-follow = elle suivra { $god }
will-follow-nobody = elle ne suivra personne
will-convert =
    il convertit { $n ->
        [one] { $n } tribu
       *[other] { $n } tribus
    }
will-lose =
    { $god } perd { $n ->
        [one] { $n } tribu
       *[other] { $n } tribus
    }
will-end = la partie se termine : { $victory }
will-convert-none = il ne convertit aucune tribu
will-choose = { piece-too-few } : tu choisis à qui en donner

## What is asked

ask-actions =
    { $who }, à toi de jouer : encore { $left ->
        [one] { $left } action
       *[other] { $left } actions
    }, { COUNT($power, "piece-power") }.
ask-where-to = { $who }, où va le désert ?
ask-stone = { $who }, { piece-not-enough }. Quelle tribu en reçoit ?
wait = C'est à { $who } de jouer.
ask-start = Le hasard décide qui commence.
ask-seating = Le hasard décide où se trouve le temple de chacun.
ask-over = La partie est terminée.

## Rule options

option-temple_precedence = Qui suit une nouvelle tribu que touchent un temple et des tribus d'un autre dieu.
option-stoneless_neighbours = Ce que des voisines sans { piece-stone } signifient pour une nouvelle tribu.
option-whirlwind_idle = Peut-on utiliser un tourbillon sans déplacer de désert ?
option-split_field = Le déplacement d'un désert peut-il couper le terrain en morceaux ?
option-constellation_seating = Qui reçoit quel temple de la disposition de départ.
option-start_player = Qui commence.
option-temple_precedence-temples_first = Le temple décide ; les tribus ne comptent que là où aucun temple ne touche.
option-temple_precedence-any_conflict = Toute seconde religion voisine, temple ou tribu, laisse la nouvelle tribu sans religion.
option-stoneless_neighbours-ignored = Elles ne comptent pas.
option-stoneless_neighbours-block = Une seule suffit à laisser la nouvelle tribu sans religion, sauf si un temple la touche.
option-whirlwind_idle-false = Non : il faut déplacer un désert.
option-whirlwind_idle-true = Oui : il peut passer sans effet.
option-split_field-allowed = Oui : seule la nouvelle place doit toucher une carte.
option-split_field-forbidden = Non : une fois le désert soulevé, toutes les cartes doivent rester reliées.
option-constellation_seating-seat_order = Dans l'ordre des places.
option-constellation_seating-random = Par tirage au sort.
option-start_player-random = Le hasard décide.
option-start_player-seat_1 = La première place.
option-start_player-seat_2 = La deuxième place.
option-start_player-seat_3 = La troisième place.
option-start_player-seat_4 = La quatrième place.

## Why something cannot be done, by rule

refused-over = La partie est terminée.
refused-kinds-of-actions = Ce n'est pas une action.
refused-turn-order = C'est le tour d'un autre dieu.
refused-seating-first = Les premiers temples sont encore en train d'être posés.
refused-starter-first = On décide d'abord qui commence.
refused-steps-of-a-turn = L'étalage est d'abord complété, ensuite tu agis.
refused-constellation = Les premiers temples sont là où ils ont été mis au début.
refused-who-starts = Le premier joueur a été désigné au début.
refused-refill = Ce qui est dévoilé dépend du hasard.
refused-no-refill-now = L'étalage n'est complété qu'au début d'un tour.
refused-two-actions = Deux actions par tour : pas plus, et pas moins tant qu'une est possible.
refused-once-a-turn = Cela ne se fait qu'une fois par tour.
refused-one-other-card-a-turn = Une seule carte de ce genre peut être utilisée par tour.
refused-pay-in-full = Tu n'as pas de quoi payer.
refused-reach = Cette case est trop loin.
refused-one-card-a-hex = Il y a déjà quelque chose là.
refused-one-card-a-hex-desert = Il y a déjà un désert là. On peut le déplacer, mais rien ne se pose dessus.
refused-one-card-a-hex-decay = Il y a une décadence là : elle y reste, rien ne se pose dessus, et les cases à côté coûtent plus cher.
refused-one-card-a-hex-temple = Un temple se trouve là pour toujours ; rien ne se pose dessus.
refused-beside-a-card = Il faut être à côté de quelque chose sur le terrain.
refused-tribe = Aucune tribu de ce genre n'est à l'étalage.
refused-no-temple-left = Tu n'as plus de temple.
refused-closed-to-temples = Avec autant de voisins, un temple coûterait ici plus que ce que l'on peut avoir.
refused-stones-first = Dis d'abord quelles tribus reçoivent les pierres qui restent.
refused-no-stones-to-choose = On ne choisit qui reçoit une pierre que s'il en manque pour un nouveau temple.
refused-too-few-stones = Seule une tribu sans pierre, à côté du nouveau temple, peut en recevoir une.
refused-desert = Aucun désert n'est à l'étalage.
refused-decay-card = Aucune décadence n'est à l'étalage.
refused-decay-robs = Il n'y a rien à prendre à ce dieu : pas de temple à côté, ou rien en poche.
refused-whom-to-rob = Tu ne peux prendre qu'à un autre dieu.
refused-whirlwind = Aucun tourbillon n'est à l'étalage.
refused-whirlwind-moves = Le tourbillon ne déplace qu'un désert sur le terrain.
refused-whirlwind-idle = Un tourbillon doit déplacer un désert.
refused-desert-to-move = On ne peut déplacer qu'un désert sur le terrain.
refused-desert-in-hand = Dis d'abord où va le désert soulevé.
refused-no-desert-in-hand = Choisis d'abord un désert sur le terrain.
refused-desert-is-lifted-first = Sans le désert, il n'y a rien à côté de cette case.
refused-another-place = Le désert doit aller ailleurs.
refused-split-field = Le terrain se couperait en morceaux, ce que cette table ne permet pas.
refused-take-extra = Aucune action supplémentaire n'est à l'étalage.
refused-play-extra = Tu n'as pas d'action supplémentaire d'un tour précédent.
refused-extra-comes-last = Les actions supplémentaires viennent après les deux du tour.
refused-discard = Seul ce qui est à l'étalage peut être écarté.

## Gods

god-red = Rouge
god-yellow = Jaune
god-blue = Bleu
god-green = Vert

## Colours of peoples

colour-green = de la forêt
colour-blue = des pêcheurs
colour-violet = des montagnes
colour-yellow = des fermiers

## Cards

card-green = une tribu de la forêt
    .un = une tribu de la forêt
    .le = la tribu de la forêt
    .nu = tribu de la forêt
card-blue = une tribu des pêcheurs
    .un = une tribu des pêcheurs
    .le = la tribu des pêcheurs
    .nu = tribu des pêcheurs
card-violet = une tribu des montagnes
    .un = une tribu des montagnes
    .le = la tribu des montagnes
    .nu = tribu des montagnes
card-yellow = une tribu des fermiers
    .un = une tribu des fermiers
    .le = la tribu des fermiers
    .nu = tribu des fermiers
card-desert = un désert
    .un = un désert
    .le = le désert
    .nu = désert
card-decay = une décadence
    .un = une décadence
    .le = la décadence
    .nu = décadence
card-whirlwind = un tourbillon
    .un = un tourbillon
    .le = le tourbillon
    .nu = tourbillon

## Short words of pictures

label-red = rouge
label-yellow = jaune
label-blue = bleu
label-green = vert
label-violet = violet
label-black = noir
label-white = blanc
label-desert = désert
label-decay = décadence
label-whirlwind = tourbillon
label-extra = action suppl.
label-end = fin
label-temple = temple
label-tribe = tribu
label-tribe-green = tribu de la forêt
label-tribe-blue = tribu des pêcheurs
label-tribe-violet = tribu des montagnes
label-tribe-yellow = tribu des fermiers
label-temple-of = temple de { $god }
label-no-religion = sans religion
label-empty = vide
label-title = { $game } : la table
label-field = terrain
label-power = pouvoir
label-temples = temples en réserve
label-stones = pierres divines en réserve
label-extras = cartes action supplémentaire
label-points = points
label-display = Étalage
label-sack = Sac
label-left = reste { $n }
label-turn = Tour { $n }
label-on-turn = à { $who } de jouer
label-drawing = une carte est tirée
label-starting = la table se prépare
label-actions-left-1 = encore 1 action
label-actions-left = encore { $n } actions
label-where-to = choisis où va le désert
label-stone = choisis qui reçoit une pierre
label-after = action suppl. ou fin du tour
label-last-turn = finir ou continuer
label-done = fait dans ce tour
label-limit = { $n } points pour gagner
label-over = La partie est terminée
label-wins = { $who } gagne
label-share = { $who } se partagent la victoire
label-leads = S'il était vide : { $who }
label-can-end = Une action pourrait donner la victoire à { $who }
label-of = { $n } sur { $m }
label-box = Hors de la partie
label-split = sans lui, le terrain se coupe
label-opens = sans lui, ouvertes aux temples : { $hexes }
label-nobody = personne
label-and = et
label-short-temples = temples
label-short-stones = pierres
label-short-extras = suppl.
label-prices = prix tribu/temple
label-tribe-price = une tribu coûte { COUNT($n, "piece-power") } et suit { $who }
label-tribe-price-nobody = une tribu coûte { COUNT($n, "piece-power") } et ne suit personne
label-temple-price = un temple coûte { $n }
label-converts = convertit { $n }
label-at-best = au mieux, tu choisis qui reçoit une pierre
label-closed-now = pas de temple pour l'instant
label-closed-for-good = jamais de temple
label-convertible = la convertir coûte { $n }
label-convertible-by = maintenant par { $who }
label-convertible-soon = bientôt par { $who }
label-safe = hors d'atteinte pour l'instant
label-button-move = Déplacer le désert
label-button-discard = Défausser
label-button-take = Prendre la carte
label-button-nothing = Ne rien déplacer
label-button-extra = Action suppl.
label-button-end = Finir le tour
label-take-from = Prendre du pouvoir à
label-victim = prendre du pouvoir à { $who }
label-used-temple = temple
label-used-move = désert déplacé
label-used-discard = défausse
label-used-other = autre carte
label-used-desert = désert
label-used-decay = décadence
label-used-whirlwind = tourbillon
label-used-extra = suppl. prise

## Hexes by their way from the middle

way-east = { $n } à l'est
way-north-east = { $n } au nord-est
way-north-west = { $n } au nord-ouest
way-west = { $n } à l'ouest
way-south-west = { $n } au sud-ouest
way-south-east = { $n } au sud-est
way-middle = centre
way-from-the-middle = { $steps } du centre
hex = la case { $way }
hex-dat = la case { $way }
hex-middle = la case centrale
hex-middle-dat = la case centrale

## The tray, questions after a choice, deeds in a few words, sources of points

label-tray = Joue l'une de ces pièces
label-from-price = dès { $n } de pouvoir
label-each-price = { $n } par voisin
label-free = gratuit
label-sack-left = cartes restant dans le sac
label-where-green = Où s'installe la tribu ?
label-where-blue = Où s'installe la tribu ?
label-where-violet = Où s'installe la tribu ?
label-where-yellow = Où s'installe la tribu ?
label-where-desert = Où va le désert ?
label-where-decay = Où frappe la décadence ?
label-where-whirlwind = Quel désert s'envole ?
label-where-extra = La prendre ?
label-where-end = La tuile de fin
label-where-temple = Où bâtir le temple ?
label-which-desert = Quel désert déplacer ?
label-which-discard = Quelle carte part ?
label-did-temple = a bâti un temple
label-did-convert = temple : { $n } converties
label-did-tribe = a posé une tribu
label-did-unite = a uni une nation
label-did-desert = a posé un désert
label-did-decay = la ruine a frappé
label-did-whirlwind = tourbillon
label-did-move = a déplacé un désert
label-did-discard = a défaussé une carte
label-did-take = a pris une action extra
label-did-extra = a joué une action extra
label-source-nation = nation : { $people }
label-source-first = première : { $people }
label-sources-nation = nations
label-sources-first = premières d'un peuple

## What a thing says when it is pointed at

label-about-supply = Il en reste { $n } à tirer ; ouvre pour voir lesquelles et avec quelle chance.
label-about-neighbour = ce qu'on pose à côté coûte plus cher, comme à côté de tout autre
label-about-tribe = { $name } : à poser à côté du terrain, dès { $n } { $power } ; elle suit le dieu dont le temple, ou sinon les tribus, la touchent.
label-about-desert = { $name } : pose-le gratuitement. Tu gagnes 1 de plus ({ $power }), et les temples à côté coûtent plus cher.
label-about-decay = { $name } : à poser à côté du terrain, gratuitement ; un adversaire qui a un temple voisin peut te céder 1 ({ $power }).
label-about-whirlwind = { $name } : ôte un désert du terrain et pose-le ailleurs, gratuitement.
label-about-extra = { $name } : prends-la gratuitement maintenant et sers-t'en à un tour suivant pour une action de plus.
label-about-end = { $name } : la partie est finie dès qu'elle est découverte.
label-about-temple = Temple de { $who } : à bâtir à côté du terrain une fois par tour, { $n } { $power } par voisin ; toute tribu voisine se tourne vers { $who }.
label-about-empty = Une place vide : elle est remplie au début du prochain tour.
label-about-button-move = Déplacer un désert qui est sur le terrain, pour { $n } { $power }.
label-about-button-discard = Ôter gratuitement quelque chose de l'étalage pour que personne ne l'ait maintenant ; cela coûte une action.
label-about-button-take = Garder cette carte au lieu de la poser.
label-about-button-nothing = Jouer sans déplacer de désert.
label-about-button-extra = Employer une action supplémentaire prise à un tour précédent : une action de plus, maintenant.
label-about-button-end = Ton tour est fini, et le dieu suivant joue.
label-about-button-end-game = Finir la partie maintenant, comme tes villages le permettent.
label-about-button-last-turn = Jouer d'abord ce tour jusqu'au bout ; ensuite la partie est finie.
label-about-power = { $who } a { $n } { $power } sur { $most } au plus ; cela paie tribus et temples, et il en vient 3 à chaque tour.
label-about-temples = { $who }, { $what } : { $n } ; sans un temple en réserve, on ne peut en bâtir aucun.
label-about-stones = { $who }, { $what } : { $n } ; chaque tribu qui suit { $who } en demande un exemplaire.
label-about-extras = { $who }, { $what } : { $n } ; chacune est une action de plus à un tour suivant.
label-about-people = { $name } : { $n } sur { $m } qui suivent { $who } ; à { $m } elles rapportent des points tant qu'elles suivent.
label-about-people-points = { $name } : encore { $n } sur { $m } qui suivent { $who } ; ce peuple rapporte maintenant { $points ->
    [one] 1 point
   *[other] { $points } points
} à { $who }.
label-about-left = { $name } : il en reste { $n }, chance d'être tirée maintenant { $chance } %.
label-about-victim = Prendre 1 ({ $power }) à { $who }, par la déchéance.

## Places

hex-beside = la case à côté { $what }
hex-beside-dat = la case à côté { $what }
hex-number = la case { $n } à côté { $what }
hex-number-dat = la case { $n } à côté { $what }
hex-here = cette case
hex-here-dat = cette case
label-beside = à côté { $what }
label-number = case { $n }
beside-temple = d'un temple de { $god }
beside-tribe = d'une tribu { $colour }
beside-desert = d'un désert
beside-decay = d'une décadence
