### Playing Gods

## The game in one sentence, for the lobby

about = Répands ta foi sur les continents, par la conversion et la colère, et endure celle des autres dieux.
about-short = Répands ta foi par la colère et la conversion.

## What happens

home = { $who } s'installe en { $continent }.
start-permanent = { $who } reçoit une carte permanente pour commencer : { $card }.
figure = { $who } place sa figurine ici : { $place }.
rolled-for-start = { $who } fait { $face } au dé pour savoir qui commence.
turn = C'est à { $who } de jouer.
rolled = { $who } fait { $face } au dé.
moved = { $who } avance de { $way } : { $place }.
blocked = Une autre figurine est sur le portail : { $who } n'y peut rien faire.
drew = { $who } pioche une { $back }.
you-drew = Tu as pioché : { $card }.
drew-known = { $who } pioche une carte que tous ont vue : { $card }.
empty-pile = Il n'y a plus de { $back } pour { $who }.
immunity = { $who } dévoile une immunité : { $element }.
permanent = { $who } a une paire : { $card } devient permanente, l'autre carte va sous la pile.
lose-card = { $who } pioche une carte de perte : { $card }.
lost = { $who } renonce à une secte en { $land }.
spared = { $who } n'a qu'une secte et la garde.
fortified = { $who } renforce la cité sainte : un jeton va en { $land }.
placed = { $who } gagne une secte en { $land }.
gained = { $who } joue une carte de gain : une secte en { $land }.
attack =
    { $who } attaque ({ $form }) : jusqu'à { $kills ->
        [one] { $kills } secte
       *[other] { $kills } sectes
    }.
target = L'attaque vise { FORM($land, "le") }, où règne { $god }.
protected = { $who } repousse { FORM($element, "le") }.
passed = { $who } passe.
killed = { $god } perd une secte, tuée en { $land }.
warded-off = { $who } ne tue personne avec cette attaque.
saved = { $who } montre le Déicide : tout échoue.
conversion = { $who } tente une conversion contre { $god }.
offered = { $who } propose : { $card }.
defended = { $who } répond par : { $card }.
compared = { $who } a { $mine } contre { $theirs } pour { $god }.
converted = { $who } convertit { FORM($land, "le") }, jusqu'ici à { $god }.
won-back = { $who } reconquiert { FORM($land, "le") } ; { $god } en perd son jeton.
robs = { $who } vole { $god }.
looks = { $god } a en main : { $cards }.
stole = { $who } prend une { $back } à { $god }.
stole-this = La carte prise par { $who } à { $god } : { $card }.
stole-open = { $who } prend une carte ouverte à { $god } : { $card }.
godkill = { $who } joue le Déicide contre { $god }.
dead = { $who } meurt ; tous ses jetons quittent le plateau.
limbo = { $who } n'a plus de fidèles et attend dans les limbes.
heir = { $heir } prend toutes les cartes que laisse { $who }.
inherited = Laissé par { $god } à { $heir } : { $number } × { $card }.
resurrected = { $who } ressuscite.
permanent-risen = { $who } reçoit de nouveau une carte permanente : { $card }.
passed-over = Pour { $who }, une carte est passée : { $card }.
stayed-out = { $who } ne revient pas ; ses jetons quittent le plateau.
won =
    { $who } gagne avec { $lands ->
        [one] { $lands } territoire
       *[other] { $lands } territoires
    }.
won-PG-E-03 = { $who } gagne : aucun autre dieu n'a de fidèles.
won-PG-R-56 =
    { $who } est en tête avec { $lands ->
        [one] { $lands } territoire
       *[other] { $lands } territoires
    } et gagne.
won-PG-R-56-sects =
    { $who } gagne : { $lands ->
        [one] { $lands } territoire
       *[other] { $lands } territoires
    } comme d'autres, mais plus de sectes ({ $sects }).
shared = { $gods } sont à égalité et se partagent la victoire.
limit =
    La partie est terminée après { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } : les territoires décident.

## What can be done

do-home = s'installer en { $continent }
do-portal = mettre la figurine ici : { $place }
do-move = avancer de { $way } : { $place }, { $state }
do-move-away = avancer de { $way } : { $place }
do-draw =
    piocher { $n ->
        [one] une carte de conversion
       *[other] { $n } cartes de conversion
    }
do-fortify = mettre un jeton dans la cité sainte en { $land } au lieu de piocher
do-place = mettre un jeton en { $land }
do-pass = ne rien faire
do-godkill = tuer { $god } avec le Déicide
do-steal = voler une carte à { $god }
do-take = prendre cette carte : { $card }
do-take-open = prendre cette immunité ouverte : { $element }
do-take-back = prendre une { $back }, sans la voir
do-take-land = convertir { FORM($land, "le") }
progress-steal = Une des { $n } cartes de { $god } devient la tienne.
progress-portal-free = { $continent } : personne n'y règne encore.
progress-card =
    Cela apporte { $cards ->
        [one] une carte de conversion
       *[other] { $cards } cartes de conversion
    } ; tu en as { $n }. Avec elles, tu gagnes des territoires.
progress-convert = Si { $god } ne montre plus de cartes, { $n ->
        [one] un territoire devient
       *[other] { $n } territoires deviennent
    } à toi.
progress-strike-one =
    Si { $gods } ne repousse rien, { $n ->
        [one] une secte y meurt
       *[other] { $n } sectes y meurent
    }.
progress-strike-many =
    Si { $gods } ne repoussent rien, { $n ->
        [one] une secte y meurt
       *[other] { $n } sectes y meurent
    }.
progress-strike-special =
    Aucune protection n'aide { $gods } : { $n ->
        [one] une secte y meurt
       *[other] { $n } sectes y meurent
    }.
progress-godkiller = Avec elle tu peux éliminer un dieu entier sur sa case, ou sauver tes dernières sectes.
progress-portal = { $continent } : tu règnes sur { $mine } des territoires, les autres sur { $theirs }.
do-attack = attaquer ({ $form }) : tue { $kills }
do-convert =
    tenter une conversion contre { $god } : jusqu'à { $mine ->
        [one] { $mine } carte
       *[other] { $mine } cartes
    } contre { $theirs ->
        [one] { $theirs } ouverte
       *[other] { $theirs } ouvertes
    }
do-gain = jouer une carte de gain : un jeton en { $land }
do-end = finir le tour
do-target =
    viser { FORM($land, "le") }, où { $god } a { $live ->
        [one] { $live } secte
       *[other] { $live } sectes
    }
do-done = ne plus nommer de territoire
do-protect =
    repousser { FORM($element, "le") } ; ensuite { $limit ->
        [0] aucune secte ne peut mourir
        [one] { $limit } secte peut mourir
       *[other] { $limit } sectes peuvent mourir
    }
do-kill = tuer une secte en { $land }
do-godkiller = montrer le Déicide : toute l'attaque ou la conversion échoue
do-offer = proposer cette carte : { $card }
do-go = ne plus rien proposer : { $mine } contre { $theirs }
do-defend = répondre par cette carte : { $card }
do-lose = renoncer à une secte en { $land }
do-resurrect = revenir en jeu avec deux nouvelles cartes
do-stay-out = rester dehors pour de bon ; tous les jetons quittent le plateau
do-deal = une carte sort : { $card }
do-roll = le dé montre { $face }

## What would follow from it

then-neutral = ensuite aucun dieu n'y règne
then-rules = ensuite { $god } y règne de nouveau
then-returns = ensuite { $god } peut revenir
then-wins = ensuite { $god } gagne
then-may-win = ensuite { $god } pourrait gagner
then-yours =
    tu as ensuite { $n ->
        [one] { $n } territoire
       *[other] { $n } territoires
    } sur { $target }
then-pierces =
    { $god } a { $n ->
        [one] { $n } carte de colère cachée
       *[other] { $n } cartes de colère cachées
    } : tout passe à { $chance } %
then-bare = { $god } n'a aucune carte de colère cachée qui pourrait le repousser
then-stopped = { $god } est immunisé contre une partie
then-immune = { $god } est immunisé contre cela
then-special = aucune protection ni immunité ne le repousse
then-below = si toutes les sectes y meurent, { $god } reparaît
then-empty = si toutes les sectes y meurent, aucun dieu n'y règne
then-loss = risque d'une carte de perte : { $chance } %
naming = Nom de ton dieu
clockwise =
    { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } dans le sens horaire
counter-clockwise =
    { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } dans le sens antihoraire
space-portal = { $which } portail vers { FORM($continent, "le") }
which-0 = premier
which-1 = second
space-wrath =
    { $n ->
        [one] une carte de colère
       *[other] { $n } cartes de colère
    }
space-conversion =
    { $n ->
        [one] une carte de conversion
       *[other] { $n } cartes de conversion
    }
space-gain_one_sect = gagne une secte
space-godkiller = Déicide
space-steal_one_card = vole une carte
free = libre
taken = une autre figurine s'y trouve

## What is asked

ask-homes = { $who }, quel continent est ta patrie ?
ask-homes-chance = Une patrie est tirée au sort pour { $who }.
ask-deal-permanent = { $who } reçoit une carte permanente.
ask-deal-wrath = { $who } reçoit une carte de colère.
ask-portals = { $who }, de quel portail part ta figurine ?
ask-first-roll = { $who } lance le dé pour savoir qui commence.
ask-roll = { $who } lance le dé.
ask-move = { $who }, tu as fait { $die } : sens horaire ou antihoraire ?
ask-conversion-space =
    { $who }, piocher { $n ->
        [one] une carte de conversion
       *[other] { $n } cartes de conversion
    } ou renforcer une cité sainte ?
ask-drawing = { $who } pioche une carte.
ask-losing = { $who }, à quelle secte renonces-tu ?
ask-gain-space = { $who }, où vit la nouvelle secte ?
ask-godkiller-space = { $who }, joues-tu le Déicide ?
ask-godkiller-space-only = { $who }, tu n'as pas le Déicide ; passe, et ta main reste secrète.
ask-steal-space = { $who }, qui voles-tu ?
ask-taking = { $who }, quelle carte prends-tu à { $god } ?
ask-looting = { $who } pioche une carte en main chez { $god }.
ask-portal = { $who }, agir en { $continent } ou finir le tour ?
ask-portal-only = { $who }, rien de ce que tu as ne sert en { $continent } maintenant ; finis le tour, et ta main reste secrète.
ask-naming = { $who }, quels territoires l'attaque vise-t-elle ? Déjà nommés : { $named } sur { $most }.
ask-protecting =
    { $who }, { $attacker } attaque ({ $form }) : { $limit ->
        [one] { $limit } secte peut mourir
       *[other] { $limit } sectes peuvent mourir
    }. Repousser quelque chose ?
ask-protecting-only =
    { $who }, { $attacker } attaque ({ $form }) : { $limit ->
        [one] { $limit } secte peut mourir
       *[other] { $limit } sectes peuvent mourir
    }. Aucune de tes cartes ne le repousse ; passe, et ta main reste secrète.
ask-dividing = { $who }, où meurent les sectes ? Encore { $left }.
ask-saving = { $who }, ce serait la fin de tes fidèles : montrer le Déicide ?
ask-saving-only = { $who }, c'est la fin de tes fidèles. Tu n'as pas le Déicide ; passe, et ta main reste secrète.
ask-offering = { $who }, quelles cartes proposes-tu ? Jusqu'ici { $mine } contre { $theirs } pour { $god }.
ask-defending =
    { $who }, { $attacker } a { $mine } contre { $theirs } : { $lands ->
        [one] { $lands } territoire
       *[other] { $lands } territoires
    } en jeu. Répondre ?
ask-defending-only =
    { $who }, { $attacker } a { $mine } contre { $theirs } : { $lands ->
        [one] { $lands } territoire
       *[other] { $lands } territoires
    } en jeu. Aucune de tes cartes ne compte ici ; passe, et ta main reste secrète.
ask-converting = { $who }, quels territoires convertis-tu ? Encore { $left }.
ask-rising = { $who }, un de tes fidèles est de nouveau là : reviens-tu ?
ask-risen = { $who }, sur quel portail revient ta figurine ?
ask-risen-permanent = Une carte permanente est dévoilée pour { $who }.
ask-risen-wrath = { $who } pioche une carte de colère.
ask-over-PG-E-01 = { $who } gagne : { $lands } territoires.
ask-over-PG-E-02 = { $who } gagne : { $lands } territoires.
ask-over-PG-E-03 = { $who } gagne : aucun autre dieu n'a de fidèles.
ask-over-PG-R-56 = { $who } gagne : le plus de territoires après { $turns } tours ({ $lands }).
ask-over-sects = { $who } gagne : { $lands } territoires comme d'autres, mais plus de sectes ({ $sects }).
ask-over-shared = { $who } partagent la victoire : autant de territoires et de sectes après { $turns } tours.

## Whom the table waits for

wait-homes = { $who } choisit son continent de départ.
wait-portals = { $who } choisit son portail de départ.
wait-move = { $who } a fait { $die } et choisit le sens.
wait-conversion-space =
    { $who } pioche { $n ->
        [one] une carte de conversion
       *[other] { $n } cartes de conversion
    } ou renforce une cité sainte.
wait-losing = { $who } doit renoncer à une secte.
wait-gain-space = { $who } peut placer une nouvelle secte.
wait-godkiller-space = { $who } est sur la case du Déicide.
wait-steal-space = { $who } peut voler quelqu'un.
wait-taking = { $who } prend une carte à { $god }.
wait-portal = { $who } peut agir en { $continent }.
wait-naming = { $who } attaque ({ $form }) et nomme des territoires : { $named } sur { $most }.
wait-protecting = { $attacker } attaque ({ $form }) : { $who } peut repousser quelque chose.
wait-dividing = { $who } choisit où meurent les sectes : encore { $left }.
wait-saving = { $who } est en danger et peut répondre.
wait-offering = { $who } tente une conversion contre { $god } : jusqu'ici { $mine } contre { $theirs }.
wait-defending = { $attacker } a { $mine } contre { $theirs } : { $who } peut répondre.
wait-converting = { $who } choisit quels territoires sont convertis : encore { $left }.
wait-rising = { $who } peut revenir en jeu.
wait-risen = { $who } choisit le portail du retour.

## Rule options

option-start_continents = Comment les dieux obtiennent leur continent de départ.
option-start_continents-choose = Choisi dans l'ordre des places.
option-start_continents-random = Tiré au sort.
option-occupied_portal = Ce qu'on peut faire sur un portail où se trouve une autre figurine.
option-occupied_portal-no_use = Rien.
option-occupied_portal-no_attack = Des conversions et des cartes de gain, mais pas d'attaques.
option-occupied_portal-open = Tout, comme sur un portail libre.
option-blocked_combo = Ce qui reste d'une attaque combinée quand des éléments sont repoussés.
option-blocked_combo-recompute = Le meilleur partage en attaques permises.
option-blocked_combo-singles = Une secte pour chaque élément qui reste.
option-defence_scope = Qui est aidé par une carte de protection.
option-defence_scope-own = Seulement le dieu qui la joue.
option-defence_scope-attack = Tous les dieux visés par cette attaque.
option-immunity_reveal = Quand une immunité est dévoilée.
option-immunity_reveal-first_use = Quand elle sert pour la première fois.
option-immunity_reveal-on_draw = Dès qu'elle est piochée.
option-steal_view = Ce qu'un voleur voit de la main.
option-steal_view-look = Tout ; puis il choisit une carte.
option-steal_view-blind = Seulement les dos ; la carte est tirée au sort.
option-two_player_setup = Comment deux joueurs commencent.
option-two_player_setup-recommended = Deux continents de départ chacun ; 12 territoires gagnent.
option-two_player_setup-standard = Un continent de départ chacun ; 11 territoires gagnent.
option-victory_check = Quand on regarde si un dieu règne sur assez de territoires pour gagner.
option-victory_check-after_action = Quand une carte, une attaque ou une conversion est terminée.
option-victory_check-at_once = Tout de suite, même au milieu d'une carte.
option-turn_limit = Après combien de tours de tous les joueurs ensemble la partie finit en tout cas.
option-turn_limit-0 = Il n'y a pas de limite.
option-turn_limit-any =
    Après { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    } ; ensuite les territoires décident.

## Why something cannot be done, with the names and numbers of the case

why-home = { FORM($continent, "le") } est déjà la patrie d'un autre dieu.
why-move = Tu as fait { $die } : autant de cases, dans un sens ou dans l'autre.
why-foreign-land = Un autre dieu règne en { $land }.
why-no-rival = Choisis un autre dieu qui est en jeu.
why-poor = { $god } n'a rien que l'on puisse voler.
why-not-there = Cette carte n'est pas à prendre là.
why-blind = À cette table, le voleur ne voit pas la main : choisis d'après les dos.
why-seeing = À cette table, le voleur voit la main : choisis une carte.
why-cards = Tu n'as pas les cartes qu'il faut.
why-nobody-here = Aucun autre dieu ne règne sur ce continent.
why-own-or-neutral = Tu ne peux viser que des territoires d'autres dieux.
why-named = { $land } : ce territoire est déjà nommé.
why-elsewhere = { FORM($land, "le") } est sur un autre continent : ta figurine se tient au portail vers { FORM($continent, "le") }.
why-chosen = { $land } : ce territoire est déjà choisi.
why-name-one = Nomme d'abord au moins un territoire.
why-tried = Tu as déjà tenté dans ce tour une conversion contre { $god }.
why-firm = { $god } n'a ici aucun territoire avec exactement un jeton vivant.
why-firm-land = On ne convertit qu'un territoire où { $god } a exactement un jeton vivant.
why-weak =
    Tu peux montrer { $mine } contre { $theirs ->
        [one] { $theirs } ouverte
       *[other] { $theirs } ouvertes
    } pour { $god } : il t'en faut plus.
why-gain = Une carte de gain ne met un jeton qu'en { $continent }, où se tient ta figurine.
why-not-named = { $land } : ce territoire n'a pas été nommé dans cette attaque.
why-all-fall = Tous les jetons vivants en { $land } tombent déjà.
why-no-card = Tu n'as pas cette carte en main.
why-not-ruler = Tu ne règnes pas en { $land }.
why-not-yours = C'est maintenant à { $who } de répondre.
why-chance = Le hasard décide d'abord.
why-answer = Réponds d'abord à ce qu'on te demande.

## Why something cannot be done, by clause

refused-PG-A-01 = Tu ne peux attaquer que si ton déplacement a fini sur un portail libre.
refused-PG-A-02 = On nomme des territoires pour une attaque dont on a montré les cartes.
refused-PG-A-03 = On ne peut attaquer que des territoires où règne un autre dieu.
refused-PG-A-04 = Attaque non valable. Joue un élément, une paire qui va ensemble, les quatre éléments ou une carte spéciale.
refused-PG-A-05 = Feu et eau, air et terre ne vont pas ensemble, sauf tous les quatre à la fois.
refused-PG-A-10 = Personne ne t'attaque maintenant.
refused-PG-A-11 = Tu n'as pas de protection contre cet élément.
refused-PG-A-16 = Rien ne repousse une carte spéciale.
refused-PG-A-17 = Seul l'attaquant tue, une fois les défenses finies, et seulement là où l'attaque visait.
refused-PG-A-18 = Aucune autre secte de ce dieu ne peut tomber dans cette attaque.
refused-PG-A-20 = Il n'y a plus là de secte vivante.
refused-PG-A-30 = Tu ne peux convertir que si ton déplacement a fini sur un portail libre.
refused-PG-A-31 = Pour une conversion, nomme un autre dieu en jeu et montre des cartes que tu as.
refused-PG-A-33 = Seul le dieu à convertir montre maintenant des cartes, et seulement autant qu'il en faut.
refused-PG-A-35 = On convertit un territoire où ce dieu a exactement une secte vivante sur ce continent.
refused-PG-A-36 = Les territoires sont choisis quand on connaît la différence de cartes.
refused-PG-A-40 = Contre chaque dieu, tu peux tenter une conversion par tour.
refused-PG-A-47 = Une carte de gain met un jeton dans un territoire du continent dont tu occupes le portail.
refused-PG-A-48 = Tant qu'un autre dieu règne sur un territoire de ce continent, la carte de gain ne peut être jouée.
refused-PG-A-50 = On fortifie sur une case de conversion, au lieu de piocher, et seulement la cité sainte de sa patrie.
refused-PG-A-51 = Un autre dieu règne sur ta cité sainte.
refused-PG-A-52 = Personne n'a à renoncer à une secte maintenant.
refused-PG-A-60 = Le Déicide est joué sur sa propre case par le dieu qui l'a en main.
refused-PG-A-63 = Le Déicide ne sauve que le dieu qui l'a en main et qui va perdre sa dernière secte.
refused-PG-A-69 = Seul un dieu des limbes dont un jeton a reparu peut ressusciter, à un portail de sa patrie.
refused-PG-A-70 = On ne demande maintenant à personne s'il reste dehors.
refused-PG-A-71 = On ne vole rien maintenant.
refused-PG-E-04 = La partie est terminée.
refused-PG-R-02 = Un autre dieu choisit maintenant.
refused-PG-R-05 = Une autre figurine était sur ce portail à la fin de ton déplacement : pas d'attaque d'ici dans ce tour.
refused-PG-R-07 = Le déplacement vient d'abord, et il est obligatoire.
refused-PG-R-08 = On ne peut renoncer à piocher, seulement le remplacer par un jeton pour la cité sainte.
refused-PG-R-16 = Seul le dieu attaqué se défend, une fois, contre des éléments qui passent.
refused-PG-R-19 = L'attaque ne pourrait tuer personne là.
refused-PG-R-23 = Les dieux des limbes sont interrogés l'un après l'autre.
refused-PG-R-28 = Seules les cinq sortes de cartes de conversion comptent.
refused-PG-R-29 = D'abord celui qui convertit montre des cartes, puis l'autre dieu, une fois chacun.
refused-PG-R-30 = Tu dois montrer plus de cartes que l'autre dieu n'en a d'ouvertes.
refused-PG-R-34 = Chaque territoire converti demande un jeton de ta réserve, et elle est vide.
refused-PG-R-40 = Un autre dieu renonce maintenant à une secte.
refused-PG-R-41 = Renonce à une secte dans un territoire où tu règnes.
refused-PG-R-44 = Ta réserve de jetons est vide.
refused-PG-R-45 = À cette table, on ne vole pas de cette façon.
refused-PG-R-46 = Il n'y a pas de telle carte à voler.
refused-PG-R-47 = Le Déicide frappe un autre dieu qui est en jeu.
refused-PG-R-62 = Ce qui sort d'une pile dépend du hasard.
refused-PG-R-65 = Les dieux en danger sont interrogés l'un après l'autre sur le Déicide.
refused-PG-R-67 = Autre chose vient d'abord.
refused-PG-S-01 = Chaque dieu a une patrie, et personne ne partage la sienne.
refused-PG-S-06 = La première carte ouverte est une des cinq sortes, au hasard.
refused-PG-S-09 = Ta figurine commence sur un portail de ta patrie.
refused-PG-T-01 = Le dé se lance de lui-même au début d'un tour.
refused-PG-T-02 = Ta figurine avance exactement du nombre de cases que montre le dé, dans un sens ou dans l'autre.
refused-PG-T-05 = Sur cette case, on pioche une carte de colère.
refused-PG-T-06 = On ne pioche que sur une case prévue pour cela, après le déplacement.
refused-PG-T-08 = Sur cette case, on pioche une carte de conversion.
refused-PG-T-10 = Les cartes ne s'utilisent que sur un portail, sur son continent.
refused-PG-T-11 = Cette case donne un jeton pour un territoire vide ou pour un des tiens.
refused-PG-T-13 = Tu ne peux voler que sur une case de vol.
refused-PG-T-14 = C'est le tour d'un autre dieu.

## Cards

card-attack_earth = attaque de terre
card-attack_air = attaque d'air
card-attack_fire = attaque de feu
card-attack_water = attaque d'eau
card-protection_earth = protection contre la terre
card-protection_air = protection contre l'air
card-protection_fire = protection contre le feu
card-protection_water = protection contre l'eau
card-immunity_earth = immunité à la terre
card-immunity_air = immunité à l'air
card-immunity_fire = immunité au feu
card-immunity_water = immunité à l'eau
card-plague = peste
card-famine = famine
card-darkness = ténèbres
card-locusts = sauterelles
card-prosperity = prospérité
card-miracles = miracles
card-scripture = Écritures
card-afterlife = au-delà
card-communion = communion
card-gain_one_sect = gagne une secte
card-lose_one_sect = perds une secte
card-all_lose_one_sect = chaque dieu perd une secte
card-godkiller = Déicide

## Elements

element-earth = terre
    .le = la terre
element-air = air
    .le = l'air
element-fire = feu
    .le = le feu
element-water = eau
    .le = l'eau

## Backs of cards

back-wrath = carte de colère
back-conversion = carte de conversion

## Continents

continent-NA = Amérique du Nord
    .le = l'Amérique du Nord
continent-SA = Amérique du Sud
    .le = l'Amérique du Sud
continent-EU = Europe
    .le = l'Europe
continent-AF = Afrique
    .le = l'Afrique
continent-AS = Asie
    .le = l'Asie

## Territoires

land-NA1 = Mésoamérique
    .le = la Mésoamérique
land-NA2 = Alaska
    .le = l'Alaska
land-NA3 = Acadie
    .le = l'Acadie
land-NA4 = Louisiane
    .le = la Louisiane
land-SA1 = Bolivie
    .le = la Bolivie
land-SA2 = Amazonie
    .le = l'Amazonie
land-SA3 = Colombie
    .le = la Colombie
land-SA4 = Patagonie
    .le = la Patagonie
land-EU1 = Grèce
    .le = la Grèce
land-EU2 = Scandinavie
    .le = la Scandinavie
land-EU3 = Ibérie
    .le = l'Ibérie
land-EU4 = Sarmatie
    .le = la Sarmatie
land-AF1 = Égypte
    .le = l'Égypte
land-AF2 = Numidie
    .le = la Numidie
land-AF3 = Guinée
    .le = la Guinée
land-AF4 = Namibie
    .le = la Namibie
land-AS1 = Inde
    .le = l'Inde
land-AS2 = Sibérie
    .le = la Sibérie
land-AS3 = Chine
    .le = la Chine
land-AS4 = Arabie
    .le = l'Arabie

## Dieux que personne n'a nommés

god-A = Ignis
god-B = Sol
god-C = Silva
god-D = Luna
god-E = Astra
god-F = Nova

## Short words of pictures

label-title = Une table de Playing Gods
label-lands = territoires
label-sects = sectes
label-supply = réserve
label-permanents = permanentes
label-immunities = immunités
label-hand = ta main
label-known = connues
label-limbo = dans les limbes
label-dead = mort
label-in-play = en jeu
label-tried = tenté
label-pile = { $upper } mélangées, dessous { $lower } remises
label-pile-wrath = Cartes de colère
label-pile-conversion = Cartes de conversion
label-shuffled = { $n } mélangées
label-below = puis remises, dans cet ordre :
label-unseen = pas vues : { $cards }
label-victim-cards = { $wrath } colère, { $conversion } conversion
label-victim-lands =
    { $lands ->
        [one] { $lands } territoire
       *[other] { $lands } territoires
    }, { $sects ->
        [one] { $sects } secte
       *[other] { $sects } sectes
    }
label-returned = remises, la prochaine d'abord : { $cards }
label-on-the-table = sur la table : { $cards }
label-nothing = rien
label-button-draw =
    { $n ->
        [one] Piocher une carte
       *[other] Piocher { $n } cartes
    }
label-button-fortify = Renforcer { FORM($land, "le") }
label-button-pass = Passer
label-button-end = Finir le tour
label-button-done = Terminé
label-button-go = C'est parti
label-button-resurrect = Revenir
label-button-stay_out = Rester dehors
label-space-gain_one_sect = gain
label-space-godkiller = Déicide
label-space-steal_one_card = vol
label-space-wrath =
    { $n ->
        [one] carte de colère
       *[other] { $n } cartes de colère
    }
label-space-conversion =
    { $n ->
        [one] carte de conversion
       *[other] { $n } cartes de conversion
    }
label-space-portal = portail : { $continent }
label-lean = Prochaine carte de conversion : { $n } % de perte.
label-landing = { $steps } : { $what }
label-free = libre
label-closed = occupé, fermé
label-shared = occupé
label-in-reach =
    { $who } : { $convertible } à convertir, { $sects ->
        [one] { $sects } secte
       *[other] { $sects } sectes
    }
label-sum = { $who } : toi { $mine }+{ $hand }, contre { $theirs }+{ $open } : jusqu'à { $gain } sur { $convertible }
label-would-win = ce serait la victoire
label-could-win = ce pourrait être la victoire
label-already-tried = { $who } : déjà tenté
label-form-kills =
    { $form } : { $kills ->
        [one] { $kills } mort
       *[other] { $kills } morts
    }
label-falls = { $form } : { $kills } morts sur { $full }
label-can-lose =
    { $who } peut perdre { $limit ->
        [one] { $limit } secte
       *[other] { $limit } sectes
    }, et avec elles { $lands ->
        [one] { $lands } territoire
       *[other] { $lands } territoires
    }
label-with-protection = avec protection contre { FORM($element, "le") } : { $limit }
label-may-go-out = { $who } pourrait être éliminé
label-godkiller-helps = ton Déicide pourrait l'arrêter
label-stands =
    { $mine } contre { $theirs } : { $lands ->
        [one] { $lands } territoire
       *[other] { $lands } territoires
    }
label-change = { $winner } +{ $lands }, { $loser } −{ $lands } territoires
label-comes-up = { $land } : { $who } pourrait reparaître
label-comes-back = { $land } : { $who } pourrait revenir
label-would-reach = { $land } : { $who } pourrait gagner
label-safe = à l'abri des conversions : { $lands }

## What decided it

tie-sects = { $other } règne sur autant de territoires ({ $points }), mais { $who } a plus de sectes : { $mine } contre { $theirs }.
fact-converted = territoires convertis, plus que tous
fact-killed = sectes abattues, plus que tous
fact-gained = sectes gagnées par des cartes, plus que tous

## Ce que l'on montre du doigt, cartes en main, places, actes en peu de mots

label-space-about-wrath =
    { $n ->
        [one] Ici, un dieu pioche une carte de colère.
       *[other] Ici, un dieu pioche { $n } cartes de colère.
    }
label-space-about-conversion =
    { $n ->
        [one] Ici, un dieu pioche une carte de conversion ou renforce la cité sainte de sa patrie.
       *[other] Ici, un dieu pioche { $n } cartes de conversion ou renforce la cité sainte de sa patrie.
    }
label-space-about-portal = Portail vers { FORM($continent, "le") } : on y attaque, convertit ou gagne, si aucun autre dieu ne s'y tient.
label-space-about-gain_one_sect = Ici un dieu gagne une secte, dans un territoire libre ou à lui.
label-space-about-steal_one_card = Ici on peut voler une carte à un autre dieu.
label-space-about-godkiller = Ici, le Déicide tue un autre dieu.
label-stands-here = Ici se tient { $gods }.
label-land-empty = { $land }, { $continent } : personne ne règne ici
label-land-ruled =
    { $land }, { $continent } : { $who } y règne avec { $n ->
        [one] { $n } secte
       *[other] { $n } sectes
    }
label-land-below = dessous : { $gods }
label-land-holy = cité sainte
label-land-firm = à l'abri d'une conversion
label-continent-home = { $continent } : patrie de { $who }
label-continent-free = { $continent } : patrie de personne
label-die-shows = Le dé montre { $n }.
label-pile-name =
    { $pile } : { $n ->
        [one] reste { $n } carte
       *[other] restent { $n } cartes
    }
label-board = Monde et anneau
label-tray = Tes cartes et tes choix
label-watching = Seul qui tient ses cartes les voit.
label-no-cards = Tu n'as aucune carte.
label-cards-held =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
label-which-cards = Quelles cartes frappent { $land } ? Celles qui conviennent sont éclairées : une, ou plusieurs ensemble.
label-where-gain = Où vivra la nouvelle secte ?
label-way-forward = en avant
label-way-back = en arrière
label-where-attack =
    Où l'attaque doit-elle tomber ? { $form } : { $kills ->
        [one] une tombe au plus
       *[other] jusqu'à { $kills } tombent
    }.
label-short-attack = Attaque
label-short-protection = Garde
label-short-immunity = Immunité
label-short-special = Spéciale
label-short-faith = Conversion
label-title-gain_one_sect = Fidèles
label-title-lose_one_sect = Perte
label-title-all_lose_one_sect = Perte pour tous
label-title-godkiller = Déicide
label-about-answer-draw =
    { $n ->
        [one] Piocher une carte de conversion, pour un portail à venir.
       *[other] Piocher { $n } cartes de conversion, pour un portail à venir.
    }
label-about-answer-pass = Ne fais rien ici, et le jeu continue.
label-about-answer-end = Ton tour est fini, et le dieu suivant lance le dé.
label-about-answer-done = Tu as nommé tous les territoires que l'attaque doit frapper.
label-about-answer-go = Les cartes montrées décident maintenant.
label-about-answer-resurrect = Reviens en jeu, avec ce que les règles te donnent.
label-about-answer-stay_out = Reste désormais hors du jeu.
label-about-answer-fortify = { $land } : une secte de plus à toi, ce qui le rend plus difficile à convertir.
label-about-answer-back = Prends-en une sans la voir : { $card }.
label-about-answer-way = Avance de { $steps } cases, { $way }. { $space }
label-about-attack = { $card } : frappe depuis un portail libre ; avec d'autres éléments qui s'accordent, plus de sectes tombent.
label-about-protection = { $card } : se montre quand on t'attaque avec cet élément.
label-about-immunity = { $card } : une fois découverte, cet élément ne te nuit plus jamais.
label-about-special = { $card } : un coup depuis un portail libre qu'aucune carte ne repousse.
label-about-faith = { $card } : vaut un quand des fidèles sont convertis, par toi ou à tes dépens ; une paire devient permanente.
label-about-gain_one_sect = { $card } : à un portail dont le continent n'a pas d'autre maître, une nouvelle secte y naît.
label-about-godkiller = { $card } : sur sa case, il tue un autre dieu ; montré à temps, il sauve tes dernières sectes.
label-seat-lands = { $n } territoires sur { $target }
label-seat-sects = sectes vivantes : { $n }
label-seat-supply = jetons en réserve : { $n }
label-to-come = en réserve
label-seat-wrath = cartes de colère en main : { $n }
label-seat-conversion = cartes de conversion en main : { $n }
label-seat-permanent = permanente : { $card }
label-seat-immune = découverte : { $card }
label-seat-known = connue de toi : { $card }
label-seat-limbo = Dans les limbes : peut revenir si l'un de ses jetons enfouis reparaît.
label-seat-dead = Mort : hors du jeu.
label-source-continent = territoires en { $continent }
label-did-home = s'installe en { $continent }
label-did-figure = a pris un portail
label-did-drew-wrath = a pioché une colère
label-did-drew-conversion = a pioché une conversion
label-did-lose-card = a pioché une perte
label-did-portal = portail vers { FORM($continent, "le") }
label-did-fortified = a renforcé { FORM($land, "le") }
label-did-placed = nouvelle secte en { $land }
label-did-lost = a cédé en { $land }
label-did-attack = frappe : { $form }
label-did-target = vise { FORM($land, "le") }
label-did-killed =
    { $n ->
        [one] { $n } secte tombe
       *[other] { $n } sectes tombent
    }
label-did-protected = repousse { FORM($element, "le") }
label-did-conversion = tente les fidèles de { $god }
label-did-offered = montre : { $card }
label-did-converted = a converti { FORM($land, "le") }
label-did-robs = vole { $god }
label-did-stole = a volé : { $god }
label-did-godkill = a tué { $god }
label-did-saved = a montré le Déicide
label-did-resurrected = est ressuscité
label-did-stayed-out = est resté dehors
label-piles = Pioches
label-did-on-wrath = pioche une colère
label-did-on-conversion = sur une case conversion
label-did-on-gain_one_sect = sur la case de gain
label-did-on-steal_one_card = sur une case de vol
label-did-on-godkiller = sur la case du Déicide
label-short-gain_one_sect = Nouvelle secte
label-short-godkiller = Mortel
label-gate-NA = Am. Nord
label-gate-NA-short = Am. N.
label-gate-SA = Am. Sud
label-gate-SA-short = Am. S.
label-gate-EU = Europe
label-gate-AF = Afrique
label-gate-AS = Asie
label-shown = Sur la table : { $cards }.
label-convert = Convertir les fidèles de { $who }
label-convert-sum = { $mine } contre { $theirs } : jusqu'à { $gain } sur { $lands }
label-convert-hidden = { $n } ou plus
label-rob = Voler { $who }
label-end-god = Tuer { $who }
