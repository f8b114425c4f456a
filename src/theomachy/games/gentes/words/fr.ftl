### Gentes

## The game in one sentence, for the lobby

about = Mène un peuple antique à travers six manches : forme des citoyens, bâtis des cités et gère bien ton temps.
about-short = Mène un peuple antique à travers six manches.

## What happens

starter = { $who } commence.
row = Coûts de formation, du moins cher au plus cher : { $row }.
first-game = { $who } commence avec { $cards }.
opened = La carte { $card } est dévoilée pour le draft.
drafted = { $who } prend la carte { $card }.
leftover =
    { $n ->
        [one] { $n } carte retourne
       *[other] { $n } cartes retournent
    } dans la pioche.
gained = { $who } gagne { FORM($group, "one") }.
pushed = La ligne est pleine : { $who } perd { FORM($group, "one") }.
lost = { $who } perd { FORM($group, "one") }.
lowered = { $who } donne { FORM($group, "one") } en échange.
averted = { $who } évite la perte avec des cubes : { $temple } du temple, { $oracle } de l'oracle.
laid-out = La carte { $card } va à la position { $n } de l'étalage.
round = Manche { $n }, ère { $era }.
tile =
    { $who } prend une tuile action : { $action } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } et { $hours ->
        [one] { $hours } sablier
       *[other] { $hours } sabliers
    }.
start-tile = { $who } prend la tuile premier joueur.
tax =
    { $who } va chez le percepteur pour { $n ->
        [one] { $n } sablier
       *[other] { $n } sabliers
    }.
sun = { $who } utilise l'action de la carte { $card }.
home = { $who } utilise { $site } : { $effect }.
with-card = { $who } ajoute la carte { $card }.
with-home = { $who } ajoute { $site } : { $effect }.
paid =
    { $who } paie { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }.
coins =
    { $who } prend { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }.
points =
    { $who } gagne { $n ->
        [one] { $n } point de victoire
       *[other] { $n } points de victoire
    }.
cube = { $who } met un cube dans la zone { $area }.
cube-lost = Il n'y a pas de place : { $who } perd un cube ({ $area }).
time =
    { $who } pose des tuiles temps : { $singles ->
        [one] { $singles } simple
       *[other] { $singles } simples
    }, { $doubles ->
        [one] { $doubles } double
       *[other] { $doubles } doubles
    }.
lifted = { $who } reprend une cité : { $site }.
built = { $who } bâtit : { $site }.
activated = { $site } : activation pour { $who }.
took = { $who } prend en main la carte { $card }.
played = { $who } joue la carte { $card }.
virtual =
    { $who } remplace { $n ->
        [one] { $n } personne manquante
       *[other] { $n } personnes manquantes
    } par des cubes du temple.
symbol = { $who } marque le symbole { $symbol }.
unlocked = { $who } retire un cube de la piste du temps.
drew = { $who } prend la carte { $card } de l'étalage sans payer.
converted = { $who } convertit { $give }.
oracle = { $who } paie un cube de l'oracle pour échanger des personnes.
cubes = { $who } paie des cubes pour former : { $temple } du temple, { $oracle } de l'oracle.
used = { $who } utilise la carte { $card }.
bonus =
    { $who } prend la tuile bonus « { $category } » : { $n ->
        [one] { $n } point de victoire
       *[other] { $n } points de victoire
    }.
new-starter = { $who } est le nouveau premier joueur.
cleaned = Déclin de la manche { $n } : marques, tuiles action et sabliers simples s'en vont, les doubles deviennent simples.
era = L'ère { $n } commence : l'ancien étalage et la pioche sont défaussés.
dropped = { $who } doit défausser la carte { $card } : la piste du temps est pleine.
hand-scored =
    { $who } marque la carte { $card } de sa main : { $n ->
        [one] { $n } point de victoire
       *[other] { $n } points de victoire
    }.
hand-lost =
    { $who } perd { $n ->
        [one] { $n } point de victoire
       *[other] { $n } points de victoire
    } pour les cartes restées en main.
coins-scored =
    { $who } gagne { $n ->
        [one] { $n } point de victoire
       *[other] { $n } points de victoire
    } pour les pièces.
cubes-scored =
    { $who } gagne { $n ->
        [one] { $n } point de victoire
       *[other] { $n } points de victoire
    } pour les cubes.
time-scored =
    { $who } perd { $n ->
        [one] { $n } point de victoire
       *[other] { $n } points de victoire
    } pour les sabliers.
game-over =
    La partie est terminée. { $winners } gagne avec { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }.
game-shared =
    La partie est terminée. { $winners } se partagent la victoire avec { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }.

## What can be done

progress-card-met = { $card } : les personnes sont là ; jouée, elle rapporte { $points } points.
progress-card-lacks = { $card } : il n'en manque plus { $n ->
        [one] qu'un
       *[other] que { $n }
    } ; jouée, elle rapporte { $points } points.
progress-tile-start = Tu commences la manche suivante et choisis en premier ; tes pièces : { $n }.
progress-tile-navigator = Elle bâtit tout de suite une ville ; tes villes jusqu'ici : { $n }.
progress-tile-scribe = Elle apporte tout de suite des cartes dans ta main ; là jusqu'ici : { $n }.
progress-tile-philosopher = Elle forme tout de suite des personnes ; les tiennes jusqu'ici : { $n }.
progress-tile-chronicler = Elle joue tout de suite des cartes de ta main ; là jusqu'ici : { $n }.
progress-free = Cases du temps qui restent libres cette manche : { $n }.
progress-coins = Tes pièces : { $n }, soit { $more } de plus.
progress-cubes = Tes cubes, { $area } : { $n }.
progress-stay = Tes personnes restent comme elles sont.
progress-people = Cela change tes personnes, { $n } en tout maintenant, comme tes cartes les demandent.
progress-built = Tes villes maintenant : { $n }.
progress-kept = Celles-ci te restent : { $cities }.
do-tile =
    prendre une tuile action : { $action } ; pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } et { $hours ->
        [one] { $hours } sablier
       *[other] { $hours } sabliers
    }
do-start-tile =
    prendre la tuile premier joueur : recevoir { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } tout de suite, commencer à la prochaine manche
do-tax =
    percepteur : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } pour { $hours ->
        [one] { $hours } sablier
       *[other] { $hours } sabliers
    }
do-sun = utiliser l'action de la carte { $card }, une fois par manche
do-home = utiliser { $site } comme action principale, une fois par manche : { $effect }
do-cubes = former une personne de n'importe quel groupe avec des cubes : { $t } du temple, { $o } de l'oracle
do-swap = échange : donner { FORM($group, "one") }
do-for = recevoir { FORM($group, "one") } en échange
do-stop = plus d'échange
do-use = utiliser la carte { $card }
do-end = finir le tour
do-with-card = ajouter la carte { $card } à cette action ; elle est alors utilisée pour cette manche
do-with-home = ajouter { $site } à cette action : { $effect } ; elle est alors utilisée pour cette manche
do-go = exécuter l'action telle quelle
do-time =
    poser des tuiles temps : { $doubles ->
        [one] { $doubles } double
       *[other] { $doubles } doubles
    }, { $singles ->
        [one] { $singles } simple
       *[other] { $singles } simples
    }
do-limit =
    poser des tuiles temps pour la limite de main : { $doubles ->
        [one] { $doubles } double
       *[other] { $doubles } doubles
    }, { $singles ->
        [one] { $singles } simple
       *[other] { $singles } simples
    }
do-count =
    former { $n ->
        [one] { $n } personne
       *[other] { $n } personnes
    }
do-person = former { FORM($group, "one") }
do-gain = gagner { FORM($group, "one") }
do-start-with = commencer avec { FORM($group, "one") }
do-lift = reprendre la cité : { $site }
do-site = bâtir dans { $region } ; { $site }
do-home-site = bâtir une cité natale ; { $site }
do-region = activer toutes tes cités dans { $region }
do-from-display = prendre des cartes de l'étalage
do-from-discard = prendre des cartes de la défausse
do-cards =
    prendre { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
do-take = prendre une carte ; { $card }
do-draw = prendre la carte { $card } sans payer
do-play =
    jouer la carte { $card } : à elle seule, elle rapporte { $n ->
        [one] { $n } point de victoire
       *[other] { $n } points de victoire
    }
do-suffer = subir la perte
do-avert = éviter la perte avec des cubes : { $t } du temple, { $o } de l'oracle
do-pay = payer des cubes : { $t } du temple, { $o } de l'oracle
do-cube = mettre le cube dans la zone { $area }
do-city = activer la cité : { $site }
do-convert = faire la conversion
do-done = finir ta phase de déclin
do-discard = défausser la carte { $card }
do-score =
    marquer la carte { $card } de ta main : { $n ->
        [one] { $n } point de victoire
       *[other] { $n } points de victoire
    }
do-finish = finir ton décompte ; les cartes restées en main coûtent des points
do-draft = choisir la carte { $card }
do-starter = { $seat } commence
do-column = la prochaine tuile de coût de formation est celle des { FORM($group, "many") }
do-reveal = la carte { $card } est dévoilée

## What is asked

wait = La table attend { $who }.
ask-over = La partie est terminée : { $winners } gagne avec { $points }.
ask-over-shared = La partie est terminée : { $winners } partagent la victoire avec { $points }.
ask-over-cards = La partie est terminée : égalité à { $points }, { $winners } gagne avec plus de cartes jouées.
ask-over-coins = La partie est terminée : égalité à { $points }, { $winners } gagne avec plus de pièces.
ask-chance = Les cartes et les tuiles sont mises en place.
ask-draft = { $who }, quelle carte prends-tu en main ?
ask-start-persons =
    { $who }, avec qui commences-tu ? Encore { $left ->
        [one] { $left } personne
       *[other] { $left } personnes
    } sur { $all } à choisir, dans n'importe quel ordre.
ask-turn =
    { $who }, choisis une action : encore { $free ->
        [one] { $free } espace
       *[other] { $free } espaces
    } de temps, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
ask-after = { $who }, des actions supplémentaires, ou finir le tour ?
ask-modifiers = { $who }, utilises-tu une carte ou une cité natale avec cette action ?
ask-time = { $who }, comment poses-tu les sabliers ? Un double bloque aussi un espace à la manche suivante.
ask-card-time = { $who }, comment poses-tu les sabliers de la carte ?
ask-how-many-persons = { $who }, une personne ou deux ? Pour deux, la ligne la plus chère compte.
ask-train =
    { $who }, qui formes-tu ? Encore { $left ->
        [one] { $left } personne
       *[other] { $left } personnes
    } à choisir.
ask-lift = { $who }, toutes les cités sont bâties : laquelle déplaces-tu ?
ask-site = { $who }, où bâtis-tu ?
ask-region = { $who }, quelle région actives-tu ?
ask-from = { $who }, des cartes de l'étalage ou de la défausse ?
ask-how-many-cards = { $who }, combien de cartes ?
ask-take =
    { $who }, quelle carte prends-tu ? Encore { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    } à choisir, de gauche à droite.
ask-play = { $who }, quelle carte joues-tu ?
ask-loss = { $who }, subir la perte, ou l'éviter avec des cubes ?
ask-gain = { $who }, quelle personne gagnes-tu ?
ask-trained-person = { $who }, qui formes-tu avec les cubes ?
ask-cube = { $who }, le temple ou l'oracle pour le cube ?
ask-city = { $who }, quelle cité actives-tu ?
ask-draw = { $who }, quelle carte prends-tu sans payer ?
ask-offer = { $who }, fais-tu cette conversion ?
ask-pay = { $who }, quels cubes paies-tu ?
ask-exchange-from = { $who }, quel groupe diminues-tu ?
ask-exchange-for = { $who }, quel groupe augmentes-tu ?
ask-make-room = { $who }, un cube arrive et les deux zones sont pleines : faire de la place, ou y renoncer ?
ask-decline = { $who }, déclin : active une cité dans chaque région, et tes cartes.
ask-hand-limit = { $who }, trop de cartes en main : comment poses-tu les sabliers ?
ask-discard = { $who }, la piste du temps est pleine : quelle carte défausses-tu ?
ask-final = { $who }, décompte final : marque des cartes de ta main, ou finis.

## Rule options

option-no_small_tax = Le percepteur à un sablier peut-il servir ?
option-no_small_tax-false = Oui, les deux percepteurs sont ouverts.
option-no_small_tax-true = Non, il est couvert, pour joueurs expérimentés.
option-first_game = Comment reçoit-on ses premières cartes et personnes ?
option-first_game-false = Par draft et libre choix.
option-first_game-true = Comme la règle les donne pour une première partie.
option-start_player = Qui commence ?
option-start_player-random = Un joueur au hasard.
option-start_player-seat_1 = Le joueur à la première place.
option-start_player-seat_2 = Le joueur à la deuxième place.
option-start_player-seat_3 = Le joueur à la troisième place.
option-start_player-seat_4 = Le joueur à la quatrième place.
option-inventor_range = Quelle ligne des coûts de formation compte avec une personne de plus ?
option-inventor_range-mode = Celle des personnes de base, une ou deux.
option-inventor_range-lower = Celle du bas dès qu'on en forme deux ou plus.
option-hometown_marker = Que devient la marque d'une cité natale utilisée quand sa cité s'en va ?
option-hometown_marker-site = Elle reste sur le site jusqu'au déclin.
option-hometown_marker-owner = Elle part avec la cité. Tu ne peux quand même utiliser une cité natale qu'une fois par manche.
option-relocate_to_same_site = Une cité déplacée peut-elle revenir sur son propre site ?
option-relocate_to_same_site-false = Non, elle doit aller sur un autre.
option-relocate_to_same_site-true = Oui, cela aussi compte comme un déplacement.
option-unscored_hand_card = Que coûtent les cartes en main qu'on pourrait marquer à la fin mais qu'on ne marque pas ?
option-unscored_hand_card-penalty = La moitié de leurs points, comme toutes les autres.
option-unscored_hand_card-no_penalty_if_playable = Rien, si leurs conditions sont remplies.
option-hand_visibility = Les mains sont-elles ouvertes ?
option-hand_visibility-open = Oui, chacun peut les regarder.
option-hand_visibility-hidden = Non, tu ne vois que ta propre main.
option-modifiers_on = Avec quelles actions les effets permanents des cartes comptent-ils ?
option-modifiers_on-every_source = Avec toutes : tuiles, cartes et cités natales.
option-modifiers_on-tiles_only = Seulement avec les tuiles action.
option-permanent_conversions = Quand, à ton tour, peux-tu utiliser les conversions permanentes des cartes ?
option-permanent_conversions-around = Avant et après l'action principale.
option-permanent_conversions-any_time = À tout moment, même pendant l'action principale.

## Why something cannot be done, by clause

refused-GENTES-A-07 = Un philosophe forme une ou deux personnes, et pas plus que le prix ne le permet.
refused-GENTES-A-08 = Le prix que tu as payé n'atteint pas le nombre de ce groupe pour une personne.
refused-GENTES-A-09 = Pour deux personnes, le prix doit atteindre le nombre du bas des deux groupes.
refused-GENTES-A-16 = Une cité a besoin d'un site libre.
refused-GENTES-A-17 = La cité a besoin d'un site libre avec le symbole de la tuile.
refused-GENTES-A-22 = Tes six cités sont sur le plateau : tu en reprends une.
refused-GENTES-A-24 = Seules tes propres cités natales t'aident, à ton tour de l'apogée.
refused-GENTES-A-25 = Cette cité natale a déjà servi dans cette manche.
refused-GENTES-A-33 = La carte n'est pas là où tu prends : l'étalage ou la défausse, jamais les deux.
refused-GENTES-A-34 = Ce que tu as payé ne va pas si loin dans l'étalage pour autant de cartes.
refused-GENTES-A-35 = Prends au moins une carte.
refused-GENTES-A-36 = La défausse donne une carte pour 6 à 9 pièces, jusqu'à deux pour 10.
refused-GENTES-A-37 = La défausse est vide.
refused-GENTES-A-39 = Tu ne peux jouer qu'une carte de ta main.
refused-GENTES-A-40 = Tu n'as pas les personnes ou les cités que demande cette carte.
refused-GENTES-A-44 = Éviter la perte d'une personne coûte trois cubes.
refused-GENTES-A-50 = Pour une personne, tu paies exactement trois cubes de ton temple et de ton oracle.
refused-GENTES-A-51 = Un échange coûte un cube de l'oracle.
refused-GENTES-A-55 = Ici, tu ne peux utiliser que tes propres cartes de conversion.
refused-GENTES-A-60 = Cette carte n'a pas d'action de ce genre.
refused-GENTES-A-61 = On n'ajoute à une action qu'une carte à soi qui n'a pas servi dans cette manche.
refused-GENTES-A-70 = Tu choisis parmi les cartes de l'étalage.
refused-GENTES-A-78 = Tu ne perds pas de personne maintenant.
refused-GENTES-A-79 = Les sabliers de la carte ne tiennent pas de cette façon.
refused-GENTES-A-80 = Tu actives une de tes cités sur la carte, ou une région où tu en as une.
refused-GENTES-A-81 = Cette conversion ne peut être payée, son gain ne tient pas en entier, ou elle a été faite assez souvent.
refused-GENTES-A-85 = Cela ne changerait rien à l'action.
refused-GENTES-E-01 = La partie est terminée.
refused-GENTES-P-04 = Les cartes en main ne comptent qu'à la fin de la partie, et seulement si tu en remplis les conditions.
refused-GENTES-P-11 = Dans le décompte final, c'est à un autre joueur.
refused-GENTES-R-03 = Un autre joueur choisit maintenant ses personnes de départ.
refused-GENTES-R-06 = Avec une personne de plus, c'est à cette table la ligne du bas des coûts qui compte.
refused-GENTES-R-07 = Ce groupe est plein : il a six personnes.
refused-GENTES-R-09 = Un échange diminue un groupe où il y a quelqu'un, puis en augmente un autre.
refused-GENTES-R-15 = Les sabliers de cette carte ne tiennent pas sur ta piste du temps.
refused-GENTES-R-16 = Autant de tuiles temps ne tiennent pas sur ta piste du temps.
refused-GENTES-R-19 = Une cité qui se déplace a besoin d'un autre site libre avec le symbole de la tuile.
refused-GENTES-R-21 = Ne défausse que les cartes pour lesquelles ta piste du temps n'a pas de place.
refused-GENTES-R-25 = Un autre joueur est maintenant dans sa phase de déclin.
refused-GENTES-R-30 = Il n'y a pas assez de cartes à prendre à ce prix.
refused-GENTES-R-32 = À cette table, les changements permanents ne valent qu'avec les tuiles action.
refused-GENTES-R-41 = Finis d'abord l'action principale : on ne peut rien y ajouter en cours de route.
refused-GENTES-R-45 = Pendant le déclin, chaque carte à effet sert une fois ; les échanges, tant qu'ils sont possibles.
refused-GENTES-R-46 = Choisis une région où tu as une cité.
refused-GENTES-R-52 = Sans cartes en main, il n'y a plus de raison d'échanger ou de former.
refused-GENTES-R-53 = Choisis dans l'ordre : les cartes de gauche à droite, en laissant de quoi choisir le reste.
refused-GENTES-R-54 = On demande autre chose maintenant : réponds d'abord à cela.
refused-GENTES-S-02 = À deux joueurs, Aegyptus ne sert pas.
refused-GENTES-S-03 = Cette tuile ne sert pas à ce nombre de joueurs.
refused-GENTES-S-05 = À cette table, l'impôt de 4 pièces est couvert.
refused-GENTES-S-08 = Le hasard distribue les coûts de formation à la mise en place, avant que quiconque agisse.
refused-GENTES-S-14 = Le hasard décide qui commence, avant que quiconque agisse.
refused-GENTES-S-16 = Le hasard dévoile les cartes du draft, avant que quiconque en prenne une.
refused-GENTES-S-17 = Au draft, chacun à son tour prend une carte ouverte, deux en tout.
refused-GENTES-S-19 = Tu commences avec exactement quatre personnes.
refused-GENTES-S-20 = Le premier étalage est mis en place avant que quiconque agisse.
refused-GENTES-T-01 = Les six manches sont finies : il ne reste que le décompte final.
refused-GENTES-T-02 = Cela appartient à l'autre phase : l'apogée vient d'abord, puis le déclin.
refused-GENTES-T-04 = C'est le tour d'un autre joueur.
refused-GENTES-T-05 = Exactement une action principale par tour : pas plus, et on ne passe pas.
refused-GENTES-T-08 = Cette capacité n'est pas une action principale : elle s'ajoute à une action.
refused-GENTES-T-10 = Une action de soleil demande une carte jouée à un tour précédent et pas encore utilisée dans cette manche.
refused-GENTES-T-12 = D'abord choisir et payer, puis poser les sabliers, puis exécuter : ce n'est pas l'étape demandée.
refused-GENTES-T-13 = Il te manque des pièces ou des espaces de temps libres, ou tu ne pourrais rien en faire.
refused-GENTES-T-15 = Cette tuile est prise jusqu'au déclin.
refused-GENTES-T-18 = Simples et doubles doivent montrer exactement les sabliers demandés, et tenir.
refused-GENTES-T-22 = L'étalage se complète de lui-même à la fin d'un tour, avant que quiconque continue.
refused-GENTES-T-35 = L'étalage de la nouvelle ère est mis en place avant que quiconque continue.
refused-GENTES-T-39 = Pendant le déclin, tu actives une de tes cités dans chaque région où tu en as, avant de le finir.
refused-GENTES-T-40 = En dehors de tes tours, tu n'utilises que tes cartes à effet de déclin, dans cette phase.
refused-GENTES-T-42 = Les cités natales ne sont pas activées pendant le déclin.
refused-GENTES-T-43 = Les sabliers pour plus de trois cartes se posent en fin de manche : exactement leur nombre, là où ils tiennent.
refused-GENTES-T-47 = À ce prix, personne ne pourrait être formé, ou aucune carte de ta main jouée.
refused-GENTES-T-48 = Avec ces choix, l'action ne pourrait être menée à bien.
refused-GENTES-T-49 = L'ère change, un joueur après l'autre ; c'est maintenant à un autre.
refused-GENTES-T-50 = Pendant le déclin, les actions supplémentaires précèdent la limite de main, ou font place à un cube.

## Players

seat-blue = Bleu
seat-orange = Orange
seat-violet = Violet
seat-white = Blanc

## Groups of persons

group-noble = un noble
    .one = un noble
    .many = nobles
    .short = noble
    .single = noble
group-artisan = un artisan
    .one = un artisan
    .many = artisans
    .short = artisan
    .single = artisan
group-soldier = un soldat
    .one = un soldat
    .many = soldats
    .short = soldat
    .single = soldat
group-merchant = un marchand
    .one = un marchand
    .many = marchands
    .short = marchand
    .single = marchand
group-priest = un prêtre
    .one = un prêtre
    .many = prêtres
    .short = prêtre
    .single = prêtre
group-scholar = un érudit
    .one = un érudit
    .many = érudits
    .short = érudit
    .single = érudit

## Temple and oracle

area-temple = temple
area-oracle = oracle
area-trade = commerce
area-any = au choix
area-choice = temple ou oracle

## Main actions

action-philosopher = philosophe
action-navigator = navigateur
action-scribe = scribe
action-chronicler = chroniqueur
action-tax = percepteur
action-start = nouveau premier joueur
action-effects = action de carte

## Regions

region-red = Hellas
region-yellow = Aegyptus
region-green = Asia

## Symbols

symbol-culture = culture
symbol-commerce = commerce
symbol-warfare = guerre
symbol-craft = artisanat

## Categories

category-cities = cités bâties
category-cards = cartes jouées
category-persons = personnes

## Cards

card-treasure_chamber = Chambre du trésor
card-monument = Monument
card-tenement = Maison de rapport
card-training_ground = Champ d'exercice
card-marketplace = Place du marché
card-shipyard = Chantier naval
card-scriptorium = Scriptorium
card-road = Route
card-forge = Forge
card-well = Puits
card-trading_post = Comptoir
card-granary = Grenier
card-harbour = Port
card-catapult = Catapulte
card-potters_quarter = Quartier des potiers
card-household_shrine = Autel domestique
card-olive_press = Pressoir à olives
card-watchtower = Tour de guet
card-city_wall = Rempart
card-library = Bibliothèque
card-hospital = Hôpital
card-statue = Statue
card-school = École
card-aqueduct = Aqueduc
card-theatre = Théâtre
card-gymnasium = Gymnase
card-mint = Atelier monétaire
card-stoa = Portique
card-council_house = Maison du conseil
card-purple_dye_works = Atelier de pourpre
card-trireme_sheds = Hangars à trières
card-caravanserai = Caravansérail
card-sacred_way = Voie sacrée
card-barracks = Caserne
card-odeon = Odéon
card-observatory = Observatoire
card-pyramid = Pyramide
card-mausoleum = Mausolée
card-great_lighthouse = Grand phare
card-colossus = Colosse
card-hanging_gardens = Jardins suspendus
card-great_altar = Grand autel
card-temple_of_artemis = Temple d'Artémis
card-acropolis = Acropole
card-hippodrome = Hippodrome
card-royal_palace = Palais royal
card-museion = Mouseîon
card-amphitheatre = Amphithéâtre
card-grand_canal = Grand canal
card-royal_arsenal = Arsenal royal
card-league_treasury = Trésor de la ligue
card-panhellenic_sanctuary = Sanctuaire panhellénique
card-royal_road = Voie royale
card-academy = Académie

## Hometowns

home-scribes = cité des scribes
    .short = Scribes
home-philosophers = cité des philosophes
    .short = Philosophes
home-inventors = cité des inventeurs
    .short = Inventeurs

## What is exchanged

give-coins =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
give-cubes =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }

## Short words of pictures

label-round = Manche { $n }/{ $most }, ère { $era }
label-points =
    { $n ->
        [one] point
       *[other] points
    }
label-coins = pièces
label-time = temps
label-next-round = { $n } à la manche suivante
label-persons = personnes
label-hand = main
label-hand-limit = limite { $most }
label-played = jouées
label-display = étalage
label-discard = défausse
label-stack = pioche { $n }
label-one-card = 1 carte
label-two-cards = 2 cartes
label-three-cards = 3 cartes
label-one-person = 1 personne
label-two-persons = 2 personnes
label-taken = prise
label-space = pas de temps
label-nothing = rien à faire
label-train = former 1 personne : 3 cubes
label-exchange = échange
label-end = fin du tour
label-go = continuer sans
label-stop = arrêter
label-convert = convertir
label-suffer = subir la perte
label-done = déclin terminé
label-finish = finir le décompte
label-up-to = jusqu'à la position { $n }
label-in-stack = Dans la pioche, dans un ordre inconnu : { $cards }.
label-in-discard = Dans la défausse : { $cards }.
label-option = option { $n }
label-use = utiliser : { $card }
label-needs = manque
label-met = prête
label-met-with =
    { $n ->
        [one] prête avec { $n } cube du temple
       *[other] prête avec { $n } cubes du temple
    }
label-if-ended = si c'était fini { $n }
label-starter = premier joueur
label-stock = cités restantes
label-hometowns = cités natales
label-closed = rien de possible ici pour l'instant
label-hidden =
    { $n ->
        [one] { $n } carte (cachée)
       *[other] { $n } cartes (cachées)
    }
label-covered = couvert
label-sea = Mare Internum
label-not-used = { $region } : pas dans cette partie
label-actions = actions
label-map = carte
label-people = peuple
label-draft = cartes à choisir
label-alone = seul
label-pair = par deux
label-prices = prix de la formation
label-brings = vaut { $n }
label-missing =
    { $n ->
        [one] manque { $n }
       *[other] manque { $n }
    }
label-short = manque { $n }
label-cities-left =
    { $n ->
        [0] toutes bâties
       *[other] { $n } à bâtir
    }
label-spaces-free =
    { $n ->
        [one] espace libre
       *[other] espaces libres
    }
label-spaces =
    { $n ->
        [one] { $n } espace
       *[other] { $n } espaces
    }
label-swap = échanger des personnes pour 1 cube de l'oracle
label-reach = pièces jusqu'à la carte si tu en prends 1, 2 ou 3
label-track-tiles =
    { $n ->
        [one] action
       *[other] actions
    }
label-track-doubles-stay-on =
    { $n ->
        [one] double : reste à la manche suivante
       *[other] doubles : restent à la manche suivante
    }
label-track-doubles-stay =
    { $n ->
        [one] double : reste
       *[other] doubles : restent
    }
label-track-doubles =
    { $n ->
        [one] double
       *[other] doubles
    }
label-track-singles =
    { $n ->
        [one] simple
       *[other] simples
    }
label-track-free =
    { $n ->
        [one] libre
       *[other] libres
    }
label-track-opens = un se libère à l'ère suivante
label-track-locked =
    { $n ->
        [one] bloqué
       *[other] bloqués
    }
label-no-card = pas de carte ici
label-no-hand = aucune carte en main
label-legend = signes
label-person-have = tu as cette personne
label-person-missing = manque
label-person-cube = un cube du temple la remplace

## Effects of cards, in a few letters

effect-vp =
    { $n ->
        [one] +{ $n } point
       *[other] +{ $n } points
    }
effect-vp_per =
    +1 point par { $per ->
        [one] { FORM($what, "one") }
       *[other] { $per } { $what }
    }, au plus { $max }
effect-coins =
    { $n ->
        [one] +{ $n } pièce
       *[other] +{ $n } pièces
    }
effect-cube =
    { $n ->
        [one] +{ $n } cube : { $area }
       *[other] +{ $n } cubes : { $area }
    }
effect-person = +{ $n } { $group }
effect-person-any =
    { $n ->
        [one] +{ $n } personne au choix
       *[other] +{ $n } personnes au choix
    }
effect-lose = perds { $n } { $group }
effect-unlock =
    { $n ->
        [one] libère { $n } espace de temps
       *[other] libère { $n } espaces de temps
    }
effect-hourglass =
    { $n ->
        [one] pose { $n } sablier
       *[other] pose { $n } sabliers
    }
effect-activate-city = active une cité
effect-activate-region = active une région
effect-draw =
    { $n ->
        [one] prends { $n } carte de l'étalage
       *[other] prends { $n } cartes de l'étalage
    }
effect-convert = { $give } → { $get }
effect-convert-most =
    { $give } → { $get }, { $max ->
        [one] une fois
       *[other] jusqu'à { $max } fois
    }
effect-convert-often = { $give } → { $get }, autant de fois que tu veux
effect-swap =
    { $n ->
        [one] échange { $n } personne
       *[other] échange { $n } personnes
    }
effect-action =
    { $do } : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, { $hourglasses ->
        [one] { $hourglasses } sablier
       *[other] { $hourglasses } sabliers
    }
effect-effects =
    { $effects } : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, { $hourglasses ->
        [one] { $hourglasses } sablier
       *[other] { $hourglasses } sabliers
    }
effect-modify-coins =
    { $action } : { $sign }{ $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
effect-modify-hourglasses =
    { $action } : { $sign }{ $n ->
        [one] { $n } sablier
       *[other] { $n } sabliers
    }
effect-modify-persons =
    { $action } : { $n ->
        [one] { $n } personne de plus
       *[other] { $n } personnes de plus
    }
effect-modify-repeat =
    { $n ->
        [one] percepteur deux fois
       *[other] percepteur : les pièces { $n } fois de plus
    }
effect-modify-exact = { $action } à tout prix de 1 à { $n }
effect-card_person = vaut { $n } { $group }

## What effects count

what-cities = cités
    .one = cité
what-persons = personnes
    .one = personne
what-cards = cartes
    .one = carte
what-coins = pièces
    .one = pièce
what-symbols = cartes avec ton meilleur symbole
    .one = carte avec ton meilleur symbole
what-cubes = cubes
what-cube = cube
what-vp = points
what-any = au choix

## What decided it

tie-cards = { $other } a autant de points ({ $points }), mais { $who } a plus de cartes exposées : { $mine } contre { $theirs }.
tie-coins = { $other } a autant de points ({ $points }), mais { $who } a plus de pièces : { $mine } contre { $theirs }.
fact-played = cartes jouées, plus que tous
fact-symbol = symboles marqués, plus que tous
fact-took = cartes prises, plus que tous

## Where points come from

source-cards = cartes jouées
source-symbols = symboles
source-cities = cités
source-bonus = tuiles bonus
source-effects = effets des cartes
source-hand = main, à moitié
source-coins = pièces
source-cubes = cubes
source-left = cartes restées en main
source-time = sabliers
source-earlier = d'avant

## When an effect of a card works

slot-on_play = Aussitôt
slot-sun = Une fois par manche
slot-always = Toujours
slot-decline = À chaque déclin

## What a main action is good for

does-philosopher = forme 1 ou 2 personnes
does-navigator = bâtit une cité, sa région paie
does-scribe = prend des cartes
does-chronicler = joue une carte de la main
does-tax = apporte des pièces
does-start = commence la manche suivante

## Amounts

amount-coins =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
amount-hourglasses =
    { $n ->
        [one] { $n } sablier
       *[other] { $n } sabliers
    }
amount-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
amount-spaces =
    { $n ->
        [one] { $n } espace
       *[other] { $n } espaces
    }
amount-cubes =
    { $n ->
        [one] { $n } cube du temple
       *[other] { $n } cubes du temple
    }

## What a thing on the table is, for those who point at it

about-line = { $head } : { $text }
about-tile = { $action } pour { $coins } et { $hours }
about-start = Nouveau premier joueur : apporte { $coins }, ne demande pas de sablier et occupe une case
about-tax = Percepteur : apporte { $coins } pour { $hours }
about-only = seulement sur un site de ce type : { $kind }
about-taken = prise par { $who } jusqu'au déclin
about-no-space = trop peu de place sur ta piste du temps
about-no-coins = tu as trop peu de pièces
about-no-nothing = cela n'aurait aucun effet maintenant
about-training = Former { $group } : { $one } pour un seul ; par deux, { $two } pour les deux ensemble, si l'autre groupe ne coûte pas plus
about-card = { $card }, ère { $era }, { $points }
about-need = demande { $n } { $what }, tu en as { $have }
about-need-cities = demande des cités du type { $what } : { $n }, tu en as { $have }
about-symbols = Symboles : { $symbols }
about-reach = Pièces pour l'atteindre : { $prices }
about-used = utilisée dans cette manche
about-used-by = déjà utilisée dans cette manche par { $who }
about-missing =
    { $n ->
        [one] il en manque { $n }
       *[other] il en manque { $n }
    }
about-brings = À elle seule, elle te rapporterait maintenant { $points }
about-brings-with = Avec { $cubes }, elle te rapporterait à elle seule { $points } maintenant
about-site = { $name }, { $region } : { $kind }, { $gain }
about-city-of = cité de { $who }
about-yields = une nouvelle cité ici te rapporte { $gain }
about-yields-nothing = une nouvelle cité ici ne te rapporte rien maintenant : il n'y a pas de place pour ses cubes
about-region-pays = une nouvelle cité ici fait payer toutes tes cités de cette région
about-answer = Ta réponse à la question : { $what }
about-yours-pay = tes cités paient { $gain }
about-track = Temps de { $who } : { $free } libres
about-on-track = tuiles d'action { $tiles }, doubles { $doubles }, simples { $singles }, cubes { $cubes }
about-next = { $free } libres à la manche suivante
about-persons = Personnes de { $who }
about-stores = Temple : { $temple }, oracle : { $oracle }, cités à bâtir : { $cities }.
about-bonus = Bonus pour { $n } { $category } : { $points }
about-have = tu en as { $n }

## What a player did, in at most four words

did-built = a bâti { $site }
did-played = a joué { $card }
did-took = a pris { $card }
did-drew = a pris { $card }
did-drafted = a choisi { $card }
did-gained = a gagné { FORM($group, "one") }
did-tax = a perçu l'impôt
did-with-coins =
    { $did } : { $n ->
        [one] +{ $n } pièce
       *[other] +{ $n } pièces
    }
did-start-tile = commence la manche suivante
did-activated = { $site } paie
did-hand-scored = a marqué { $card }
did-sun = a utilisé { $card }
did-home = a utilisé { $site }
