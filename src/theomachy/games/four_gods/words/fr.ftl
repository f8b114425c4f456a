### 4 Gods

## The game in one sentence, for the lobby

about = Bâtissez ensemble un monde de tuiles qui s'accordent et envoyez des prophètes dans les royaumes de votre dieu.
about-short = Bâtissez ensemble un monde, tuile par tuile.

## Colours as they follow what they describe

piece-plural =
    { $colour ->
        [gris] gris
       *[other] { $colour }s
    }
piece-feminine =
    { $colour ->
        [bleu] bleue
        [vert] verte
        [gris] grise
       *[other] { $colour }
    }

## What happens

begin = Tous sont prêts : tout le monde joue en même temps.
toss-simultaneous = Le sort dit : tout le monde joue en même temps.
toss-timed = Le sort dit : des tours minutés.
toss-visible = Le sort dit : divinités visibles.
toss-secret = Le sort dit : divinités secrètes.
toss-4 = Le sort dit : quatre divinités, deux chacun.
toss-2 = Le sort dit : deux divinités, une chacun.
starter = { $who } commence.
ready = { $who } est prêt.
colour = { $who } prend les prophètes { piece-plural }.
card = { $who } reçoit une carte de divinité pour la couleur { piece-feminine } : { $god }.
pass = { $who } passe.
turn = C'est à { $who } de jouer.
time = Le temps est écoulé pour { $who }.
drawn = { $who } pioche une tuile{ $tile } dans le sac.
seen = Ta tuile{ $tile }.
last-tile = C'était la dernière tuile du sac.
to-row = { $who } met une tuile{ $tile } dans la rangée { $row }.
to-bag = { $who } : une tuile{ $tile } va dans le sac.
take = { $who } prend une tuile{ $tile } de la rangée { $row } ; elle doit être aussitôt placée ou reposée.
flip = { $who } retourne une tuile de la rangée { $row } ; on voit maintenant : { $face }.
place = { $who } place une tuile sur la case { $cell } : { $face }.
destroy = Cataclysme ! { $who } détruit la cité de la case { $cell }, qui appartient à { $owner }, avec une tuile : { $face }.
destroy-for = Cataclysme ! { $who } détruit la cité de la case { $cell }, qui appartient à { $owner }, avec une tuile : { $face }. Couleur créditée : { $credited }.
prophet = { $who } envoie un prophète { $colour } sur la case { $cell } : { $terrain }.
migration = { $who } fait migrer un prophète { $colour } de la case { $source } vers la case { $cell } : { $terrain }.
city = { $who } bâtit une Cité légendaire { piece-feminine } sur la case { $cell } ; il en reste { $left }.
city-from = { $who } bâtit une Cité légendaire { piece-feminine } sur la case { $cell } avec le prophète de la case { $source } ; il en reste { $left }.
god = { $who } devient { FORM($god, "le") } et prend les prophètes { piece-plural }.
window = { $who } : le temps pour un prophète sur la case { $cell } est écoulé.
challenge = { $who } conteste la case { $cell } : la tuile ne convient pas.
challenge-failed = { $who } conteste la case { $cell }, mais la tuile y est en règle.
asked = Qui a placé la tuile de la case { $cell } ? La question est pour { $who }.
admit = { $who } le reconnaît.
silent = { $who } ne dit rien.
nobody = Ce n'est la faute de personne : la tuile de la case { $cell } va dans le sac.
back-to-hand = { $who } reprend en main une tuile{ $tile }.
removed = La tuile de la case { $cell } ne tient plus à rien et va dans le sac.
lost = { $who } perd un prophète { $colour } pour de bon.
trigger-G4-E-01 = Le monde est plein : la prolongation commence.
trigger-G4-E-02 = Le sac est vide : la prolongation commence.
over-G4-E-03 = Tous ont passé : la partie est terminée.
over-G4-E-04 = La prolongation est terminée : la partie s'achève.
over-G4-E-05 = Les tours de table supplémentaires sont joués : la partie est terminée.
over-G4-E-06 = Les tours supplémentaires sont joués : la partie est terminée.
over-G4-R-35 = La partie a assez duré et s'achève comme si tous avaient passé.
revealed = { $who } révèle la divinité de la couleur { piece-feminine } : { $god }.
token = { $who } attribue une cité détruite à la couleur { piece-feminine }.
scored = { $who }, { $colour } : cités { $cities }, prophètes { $prophets }, plus grand royaume { $largest }, nombre de royaumes { $number } ; { $total } en tout.
thing-only = { $terrain } partout

## What can be done

progress-god = Plus personne d'autre ne peut devenir cette divinité, et des { $all } faces des tuiles en main et dans les rangées { $n } montrent { $terrain }.
progress-god-kingdoms = Royaumes de { $terrain } jusqu'ici : { $number }, le plus grand de { $largest } tuiles.
progress-fits = La tuile entre tout de suite dans { $n ->
        [one] une case
       *[other] { $n } cases
    } du monde.
progress-held = Tant que tu la tiens, personne d'autre ne peut la prendre.
progress-gone = { $who } ne l'a plus.
progress-draw-two = Cela remplit les deux mains en un pas ; après une seule tuile tu ne pourrais repiocher que les deux mains libres. Dans le sac : { $bag }.
progress-draw-one = Cela apporte une tuile neuve et laisse une main libre pour une des rangées. Dans le sac : { $bag }.
progress-hands-free = Les mains sont de nouveau libres pour ce qui convient mieux : tuiles dans les rangées { $rows }, dans le sac { $bag }.
do-hold = présenter la tuile à placer (dans le sens horaire depuis le nord-ouest : { $face }) ; puis dire où elle va
do-take-city = prendre une cité avec un prophète { $colour } ; puis dire où elle va
do-take-city-from = prendre une cité avec le prophète { $colour } de la case { $source } ; puis dire où elle va
do-accuse = contester une tuile, puis choisir laquelle
do-summon = faire migrer un prophète vers la case { $cell } ({ $terrain }) ; puis dire d'où
do-lower = reposer ce que tu présentes
do-place = placer la tuile ({ $face }) sur la case { $cell }
do-place-wrong = placer la tuile ({ $face }) sur la case { $cell }, contrairement aux règles
here-place = placer la tuile ici
here-city = bâtir ici une cité avec un prophète { $colour } : 5 points si elle dure
do-destroy = détruire la cité de la case { $cell }, qui appartient à { $owner }, avec la tuile ({ $face }) : 5 points à la fin
do-prophet = mettre un prophète { $colour } sur la case { $cell } : { $terrain }
do-migrate = déplacer le prophète { $colour } de la case { $source } vers la case { $cell } : { $terrain }
do-none = pas de prophète sur cette tuile
do-city = bâtir une cité avec un prophète { $colour } sur la case { $cell } : 5 points si elle dure
do-city-from = bâtir une cité sur la case { $cell } avec le prophète { $colour } de la case { $source }
do-row = mettre la tuile{ $tile } dans ta rangée
do-put-away = reposer la tuile{ $tile } dans la rangée { $row }
do-put-in-bag = remettre la tuile{ $tile } dans le sac
do-both = mettre les deux tuiles dans ta rangée : { $tile } ; { $mate }
do-draw =
    piocher { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    } dans le sac
do-more = piocher une seconde tuile
do-enough = pas de seconde tuile
do-take = prendre la tuile{ $tile } de la rangée { $row } ; elle doit être aussitôt placée ou reposée
do-flip = retourner la tuile{ $tile } de la rangée { $row }
do-god = devenir { FORM($god, "le") } ({ $terrain }), pour de bon
do-colour = prendre les prophètes { piece-plural }
do-ready = dire que tu es prêt
do-pass = passer ; tu pourras agir de nouveau plus tard
do-end = finir ton tour ; les tuiles en main vont dans ta rangée
do-challenge = contester la tuile de la case { $cell }
do-admit = le reconnaître
do-silent = ne rien dire
do-lose = perdre le prophète { $colour } de la case { $cell }
do-lose-reserve = perdre un prophète { $colour } de la réserve
do-token = attribuer une cité détruite à la couleur { piece-feminine }
do-bag = une tuile{ $tile } sort du sac
do-start = { $who } commence
do-toss = les jetons des modes sont lancés
do-card = la couleur { piece-feminine } reçoit la carte { $god }
do-clock = un temps est écoulé

## What is asked

ask-over =
    { $points ->
        [one] La partie est terminée : { $who } gagne avec { $points } point.
       *[other] La partie est terminée : { $who } gagne avec { $points } points.
    }
ask-over-shared =
    { $points ->
        [one] La partie est terminée : { $who } partagent la victoire avec { $points } point.
       *[other] La partie est terminée : { $who } partagent la victoire avec { $points } points.
    }
ask-chance = Le hasard décide : une tuile, une carte ou qui commence.
ask-wait = On attend { $who }.
ask-everybody = Tout le monde joue en même temps.
ask-colours = { $who }, quels prophètes prends-tu ?
ask-ready = { $who }, es-tu prêt ?
ask-ready-wait = On attend que tous soient prêts.
ask-play = À toi, { $who } : prends une tuile en main pour la placer, ou fais autre chose.
ask-play-empty = À toi, { $who } : pioche une ou deux tuiles, ou prends-en une dans une rangée.
ask-turn = { $who }, à toi de jouer : prends une tuile en main pour la placer, fais autre chose ou finis le tour.
ask-turn-empty = { $who }, à toi de jouer : pioche une ou deux tuiles, prends-en une dans une rangée ou finis le tour.
ask-taken = { $who }, place la tuile que tu as prise, ou repose-la.
ask-where = { $who }, où va la tuile ({ $face }) ?
ask-where-city = { $who }, où bâtis-tu la cité ?
ask-whence = { $who }, lequel de tes prophètes y va ?
ask-which = { $who }, quelle tuile contestes-tu ?
ask-prophet = { $who }, un prophète sur ta nouvelle tuile ?
ask-second = { $who }, une seconde tuile ?
ask-cooling = { $who }, un instant : ta dernière action vient d'être faite.
ask-answer = { $who }, est-ce toi qui as placé la tuile fautive de la case { $cell } ?
ask-lose = { $who }, quel prophète perds-tu ?
ask-tokens = { $who }, à quelle couleur attribues-tu une cité détruite ?

## Why something cannot be done, by reason

game-over = La partie est terminée.
not-started = La partie n'a pas encore commencé.
not-your-turn = Ce n'est pas à toi de le faire maintenant.
not-in-this-mode = Cette table ne joue pas avec cela.
too-soon = Trop tôt : un instant doit passer entre deux actions.
lose-first = Choisis d'abord le prophète que tu perds.
finish-first = Dis d'abord où cela va, ou reprends le dernier pas.
take-up-first = Dis d'abord avec quoi : prends la tuile, la cité ou la contestation.
place-or-put-first = Place d'abord la tuile que tu as prise d'une rangée, ou repose-la.
no-such-tile = Tu n'as pas cette tuile en main.
tile-gone = Cette tuile n'est plus dans aucune rangée{ $beat }.
no-god = Pour cela, il te faut une divinité.
god-already-chosen = Ton choix d'une divinité est définitif.
god-taken = Déjà pris{ $beat }.
no-city-left = Toutes les cités ont été bâties.
no-city-here = Il n'y a pas de cité là.
own-city = Tu ne peux pas détruire ta propre cité.
no-tile-here = Il n'y a pas de tuile là.
hand-not-free = Il te faut une main libre.
both-hands-needed = Pour piocher, il te faut les deux mains libres.
row-full = Ta rangée est pleine.
bag-empty = Il n'y a pas assez de tuiles dans le sac.
occupied = La case est prise{ $beat }.
too-few-edges = Il y a moins de deux bords droits.
does-not-match = La tuile ne s'accorde pas avec ses voisines.
no-use = Tu ne pourrais rien en faire maintenant.
must-place = La tuile que tu as prise va quelque part : il faut la placer.
too-late = Trop tard : cela se fait juste après avoir placé ou pioché.
no-prophet = Aucun prophète ne pourrait le faire.
reserve-not-empty = Les prophètes ne migrent que si la réserve est vide.
beat-tile = une tuile placée par { $who }
beat-city = { $owner } : une cité
beat-frame = le cadre
beat-hand = { $who } l'a en main
beat-world = elle est dans le monde
beat-bag = elle est dans le sac
beat-owner = c'est à { $who }

## Rule options

option-play = Tous en même temps, ou chacun son tour ?
option-play-simultaneous = Chacun agit à tout moment.
option-play-timed = Des tours de 30 secondes, dans le sens horaire.
option-clock = Qu'est-ce qui mesure le temps ?
option-clock-ticks = Des pas : chacun fait une chose à son tour.
option-clock-real = Une vraie horloge ; le premier arrivé est le premier servi.
option-gods = Les divinités sont-elles visibles ou secrètes ?
option-gods-visible = Les divinités sont choisies en cours de partie, devant tous.
option-gods-secret = Chacun reçoit une carte de divinité face cachée.
option-two_player_gods = À deux joueurs : combien de divinités ?
option-two_player_gods-4 = Toutes les quatre, deux chacun.
option-two_player_gods-2 = Une chacun.
option-modes = Qui décide comment on joue ?
option-modes-chosen = Toi, ici.
option-modes-tossed = Le hasard, au début de la partie : tous ensemble ou chacun son tour, divinités visibles ou secrètes et, à deux, leur nombre.
option-world_size = Quelle est la taille du monde ?
option-world_size-any = { $n } cases sur { $n }.
option-turn_steps = Combien de pas font 30 secondes ?
option-turn_steps-any = { $n } pas.
option-hands_open = Les mains sont-elles ouvertes ?
option-hands_open-true = Tout le monde voit les tuiles en main.
option-hands_open-false = Seul celui qui les tient les voit.
option-backs = Montre-t-on le dos des tuiles des rangées ?
option-backs-shown = Les deux faces sont connues.
option-backs-hidden = Seulement la face du dessus ; retourner montre l'autre.
option-turning = Retourner est-il une action ?
option-turning-auto = Avec une vraie horloge ou des dos cachés.
option-turning-on = Toujours.
option-turning-off = Jamais.
option-draw_two = Quand décide-t-on d'une seconde tuile ?
option-draw_two-declared = Avant de piocher.
option-draw_two-after_seeing = Après avoir vu la première.
option-taken_must_place = Une tuile prise doit-elle être placée si elle va quelque part ?
option-taken_must_place-auto = Avec des pas oui, avec la vraie horloge non.
option-taken_must_place-true = Oui.
option-taken_must_place-false = Non.
option-free_take = Peut-on prendre des tuiles qui ne vont nulle part ?
option-free_take-auto = Avec la vraie horloge ou des dos cachés.
option-free_take-true = Oui.
option-free_take-false = Non.
option-late_god = Un prophète même si la divinité vient après la tuile ?
option-late_god-false = Non.
option-late_god-true = Oui, comme action immédiatement suivante.
option-split_occupancy = Pour quels royaumes un prophète occupe-t-il une tuile partagée ?
option-split_occupancy-kingdom = Seulement celui où il se tient.
option-split_occupancy-terrain = Tous ceux de ce terrain.
option-zero_rank = Une divinité sans royaume est-elle classée ?
option-zero_rank-none = Non.
option-zero_rank-ranked = Oui, 0 compte comme tout autre nombre.
option-destroyed_marker = Quand une cité détruite est-elle attribuée ?
option-destroyed_marker-at_destruction = Aussitôt.
option-destroyed_marker-at_scoring = Avant le décompte.
option-placement_check = Qui vérifie les placements ?
option-placement_check-strict = La table refuse les erreurs.
option-placement_check-honour = Les erreurs restent jusqu'à ce que quelqu'un les conteste.
option-blame = Comment sait-on qui a placé une tuile fautive ?
option-blame-known = La table le sait.
option-blame-confess = On demande au joueur.
option-penalty = Qui perd un prophète pour une erreur ?
option-penalty-all = Tout le monde.
option-penalty-none = Personne.
option-penalty-any = Seulement les places { $n }.
option-own_report = Une erreur que tu signales toi-même coûte-t-elle un prophète ?
option-own_report-forgiven = Non, si on le dit dès l'action suivante.
option-own_report-punished = Oui, comme toute erreur.
option-tile_set = Quelles tuiles sont dans le sac ?
option-tile_set-complete92 = Le jeu complet de 92 tuiles.
option-cooldown_ms = L'attente entre deux actions d'un joueur.
option-cooldown_ms-any =
    { $n ->
        [one] { $n } milliseconde
       *[other] { $n } millisecondes
    }.
option-prophet_window_ms = Le temps pour ajouter un prophète.
option-prophet_window_ms-any =
    { $n ->
        [one] { $n } milliseconde
       *[other] { $n } millisecondes
    }.
option-take_window_ms = Le temps pour placer une tuile prise.
option-take_window_ms-any =
    { $n ->
        [one] { $n } milliseconde
       *[other] { $n } millisecondes
    }.
option-bot_pace = À quelle vitesse les bots jouent-ils avec la vraie horloge ?
option-bot_pace-level = Selon leur niveau : plus faibles, plus lents, pour laisser de la place aux gens.
option-bot_pace-calm = À la moitié de la vitesse de leur niveau.
option-bot_pace-quick = Aussi vite que la table le permet.
option-fair_window_ms = Fenêtres où un ordre tournant départage les courses.
option-fair_window_ms-0 = Aucune : le premier arrivé est le premier.
option-fair_window_ms-any =
    { $n ->
        [one] { $n } milliseconde
       *[other] { $n } millisecondes
    }.

## Ways to play, asked in front

front-simultaneous-ticks = Chacun son tour
front-simultaneous-ticks-lead = Chacun fait une chose, puis le suivant ; rien ne presse.
front-simultaneous-real = Temps réel
front-simultaneous-real-lead = Tous jouent à la fois ; le premier arrivé compte.
front-timed-ticks = En longs tours
front-timed-ticks-lead = Un tour a plusieurs étapes, sans horloge.
front-timed-real = Contre la montre
front-timed-real-lead = Des tours de 30 secondes : tout ce que tu peux y faire.
limits-simultaneous =
    { $take ->
        [one] { $take } seconde
       *[other] { $take } secondes
    } pour poser une tuile prise, { $prophet ->
        [one] { $prophet } seconde
       *[other] { $prophet } secondes
    } pour un prophète ; à la fin une prolongation pour tous ensemble, { $extra ->
        [one] { $extra } seconde
       *[other] { $extra } secondes
    } par personne
limits-timed = Des tours de { $turn } secondes ; ensuite le tour est fini. À la fin chacun en a encore un

## seat

seat-north = Nord
seat-east = Est
seat-south = Sud
seat-west = Ouest

## terrain

terrain-sea = mer
terrain-plain = plaine
terrain-forest = forêt
terrain-mountain = montagne

## colour

colour-blue = bleu
colour-yellow = jaune
colour-green = vert
colour-gray = gris

## god

god-sea = Déesse du Peuple de la mer
    .le = la Déesse du Peuple de la mer
god-plain = Dieu des Humains
    .le = le Dieu des Humains
god-forest = Déesse des Elfes
    .le = la Déesse des Elfes
god-mountain = Dieu des Nains
    .le = le Dieu des Nains

## thing

thing-a-tile = une tuile

## Short words of pictures

label-bag = sac
label-cities = cités
label-prophets = prophètes
label-largest = plus grand
label-number = nombre
label-points = points
label-reserve = réserve
label-row = rangée
label-free = libres
label-hand = main
label-full = pleine : pas de pioche
label-round = tour
label-left = restent
label-extra-turns = tours suppl. restants
label-rounds-left = tours de table restants
label-steps-left = pas restants
label-extra-time = prolongation
label-kingdoms = royaumes
label-no-god = pas encore de divinité
label-secret = divinité secrète
label-free-god = libre
label-passed = passé
label-ready = prêt
label-city = cité
label-safe = aucune tuile ne va ici
label-fits = tuiles possibles : sac { $bag }, rangées { $rows }
label-wins = Victoire
label-cities-left = cités restantes { $n } sur { $all }
label-trigger-G4-E-01 = le monde est plein
label-trigger-G4-E-02 = le sac est vide
label-cooling = attend un instant
label-losing = perd un prophète
label-choosing = encore une tuile ?
label-taken = doit placer la tuile prise
label-window = peut envoyer un prophète
label-aim-city = présente une cité
label-aim-challenge = conteste
label-all-kingdoms = tous les royaumes
label-sign-points = Points : cités + prophètes + plus grand royaume de la divinité + nombre de ses royaumes (rangs { $bonus }).
label-sign-kingdoms = Royaumes : qui mène, tuiles → points.
label-sign-rows = Rangées : la face visible, le dos dans le coin ; point : va quelque part. Cité en pointillé : destructible.
label-now = si c'était fini maintenant
label-destroyed = détruites
label-lowest = le marqueur le plus bas compte
label-button-ready = prêt
label-button-draw1 = piocher 1
label-button-draw2 = piocher 2
label-button-more = encore une
label-button-enough = assez
label-button-row = défausser
label-button-both = défausser les 2
label-button-city = bâtir
label-button-flip = retourner
label-button-none = pas de prophète
label-button-lower = reposer
label-button-challenge = contester
label-button-admit = reconnaître
label-button-silent = se taire
label-button-pass = passer
label-button-end = fin du tour
label-title = 4 Gods
label-holder = { $who } ({ $colour })

## What a thing says when it is pointed at

label-cell = case { $cell }
label-about-draw1 = Pioche une tuile dans le sac ; tes deux mains doivent être libres. Tu choisiras ensuite où la poser.
label-about-draw2 = Pioche deux tuiles dans le sac, une par main ; les deux doivent être libres.
label-about-more = Tire aussi une deuxième tuile.
label-about-enough = Garde la seule tuile que tu as tirée.
label-about-row = Mets une tuile dont tu n'as pas besoin dans ta rangée, où tous peuvent la prendre.
label-about-both = Mets les deux tuiles de ta main dans ta rangée, où tous peuvent les prendre.
label-about-city = Bâtis dans un vide une Cité Légendaire avec un de tes prophètes : 5 points à la fin si elle tient.
label-about-flip = Retourne une tuile de n'importe quelle rangée, pour que son autre face soit dessus.
label-about-none = N'envoie pas de prophète cette fois ; il reste en réserve.
label-about-challenge = Conteste une tuile qui ne convient pas ; on la vérifie.
label-about-lower = Repose ce que tu tiens ; rien ne s'est passé.
label-about-ready = Dis que tu es prêt ; on commence quand tous le sont.
label-about-admit = Reconnais l'erreur : la tuile va dans ta rangée.
label-about-silent = Ne dis rien : la tuile va dans le sac, et tu ne perds pas de prophète.
label-about-pass = Ne fais rien maintenant ; tu pourras agir de nouveau plus tard.
label-about-end = Tu as fini ; les autres continuent.
label-about-region = Envoie un de tes prophètes dans ce royaume : la majorité y rapporte un point par tuile sans prophète.
label-about-tile = Cette tuile va dans ta rangée, où tous peuvent la prendre.
label-about-side = Avec cette face dessus elle va dans ta rangée, où tous peuvent la prendre.
label-about-colour = Prends un prophète de cette couleur : { $colour }.

## What decided it

tie-lowest = Le marqueur le plus bas décide : celui de { $who } est à { $mine }, celui de { $other } à { $theirs }.
tie-highest = Les marqueurs les plus bas sont à égalité, le plus haut décide donc : { $who } { $mine }, { $other } { $theirs }.
fact-place = tuiles posées, plus que tous
fact-prophet = prophètes envoyés, plus que tous
fact-city = cités bâties, plus que tous
fact-destroy = cités détruites, plus que tous

## The page: hand, rows, cells, deeds in a few words, sources of points

label-world = Le monde
label-tray = Ta main
label-watching = Tu regardes.
label-over = La partie est finie.
label-stock = Rangées
label-rows = Défaussées : à qui les veut
label-empty-hand = une main libre
label-tile-named = tuile : { $face } ; autre face : { $back }
label-turn-it = La tourner (R)
label-turn-over = Autre face (F)
label-this-one = celle-ci
label-side-up = cette face visible
label-where-tile = Où va la tuile ? : ↻ la tourne (R), ⇄ la retourne (F)
label-ask-discard = Quelle tuile va dans ta rangée ? : là, chacun peut la prendre
label-ask-flip = Quelle tuile retourner ?
label-ask-city = Où bâtir la cité ? : 5 points, tant qu'aucune tuile ne la détruit
label-ask-accuse = Quelle tuile contestes-tu ?
label-prophet-on = Prophète : { $terrain }
label-prophet-there = { $owner } : un prophète ({ $terrain })
label-scar = ici une cité fut détruite
label-shut = vide ; trop peu de bords droits pour une tuile
label-must-match = vide ; il faut, dans le sens horaire depuis le nord-ouest : { $corners }
label-any-terrain = n'importe quoi
label-city-of = { $owner } : une Cité légendaire
label-city-safe = aucune tuile ne va ici : elle est sûre
label-city-open = une tuile qui convient pourrait la détruire
label-kingdom-of =
    { $n ->
        [one] royaume de { $n } tuile : { $terrain }
       *[other] royaume de { $n } tuiles : { $terrain }
    }
label-nobody-there = personne n'a de prophète ici
label-earns =
    { $n ->
        [one] vaut { $n } point pour { $who }
       *[other] vaut { $n } points pour { $who }
    }
label-reserve-of =
    { $n ->
        [one] { $n } prophète de couleur { $colour } en réserve
       *[other] { $n } prophètes de couleur { $colour } en réserve
    }
label-cities-short = cités
label-prophets-short = proph.
label-largest-short = plus gr.
label-number-short = royaumes
label-cities-why = 5 points par cité, à soi ou détruite
label-prophets-why = plus de prophètes dans un royaume : un point par tuile sans prophète
label-largest-why = rang du plus grand royaume de la divinité : 15, 10, 5
label-number-why = rang du nombre de royaumes de la divinité : 15, 10, 5
label-closed-tile = une tuile que tu ne peux pas voir
label-taken-short = prise
label-god-missing = il manque une divinité : pas de points avant
label-bag-left =
    { $n ->
        [one] { $n } tuile dans le sac
       *[other] { $n } tuiles dans le sac
    }
label-god-card = { $terrain } : plus grand royaume { $largest }, nombre de royaumes { $number } ; divinité : { $owner }
label-row-free = reste { $n }
label-row-empty = vide
label-bag-short = dans le sac
label-cities-left-short = { $n ->
        [one] cité restante
       *[other] cités restantes
    }
label-strip = Royaumes : combien, et le plus grand
label-effect-largest = plus grand royaume { $change }
label-effect-number = royaumes { $change }
label-become = Deviens une divinité
label-act-draw1 = Pioche une tuile
label-act-draw2 = Pioches-en deux
label-act-row = Défausse une tuile
label-act-both = Défausse les deux
label-act-city = Bâtis une cité
label-closed-aim = d'abord ce que tu montres
label-closed-prophet = d'abord le prophète
label-closed-second = d'abord la seconde tuile
label-closed-taken = d'abord poser la tuile prise
label-closed-fits = elle va quelque part : pose-la
label-closed-hands = les mains vides
label-closed-row = ta rangée est pleine
label-closed-bag = le sac est vide
label-closed-one = il n'en reste qu'une
label-closed-empty = rien en main
label-closed-two = avec deux tuiles
label-closed-god = pour une divinité
label-closed-supply = toutes sont bâties
label-closed-gap = il n'y a pas de place
label-closed-walk = aucun prophète ne peut venir
label-closed-flip = aucune à retourner
label-not-now = Fermé…
label-not-now-why = Impossible maintenant, et pourquoi
label-rule = Règle
label-row-of = rangée de { $who }
label-fits-somewhere = elle va quelque part
label-did-place = a placé une tuile
label-did-flip = a retourné une tuile
label-did-destroy = cataclysme : cité détruite
label-did-city = a bâti une cité
label-did-prophet = a envoyé un prophète
label-did-migration = a déplacé un prophète
label-did-colour = a pris ces prophètes
label-did-lost = a perdu un prophète
label-did-token = cité détruite créditée
label-did-god = est devenu divinité
label-did-drawn = a pioché une tuile
label-did-take = a pris une tuile
label-did-to-row = a défaussé une tuile
label-did-to-bag = tuile dans le sac
label-did-pass = a passé
label-did-challenge = a contesté une tuile
label-did-challenge-failed = contestation vaine
label-did-admit = a avoué
label-did-silent = n'a rien dit
label-did-ready = est prêt
label-source-cities = cités
label-source-ruins = cités détruites
label-source-prophets = prophètes dans les royaumes
label-source-largest = plus grand royaume : { $terrain }
label-source-number = nombre de royaumes : { $terrain }
label-sources-largest = plus grand royaume
label-sources-number = nombre de royaumes
