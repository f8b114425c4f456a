### What the table itself says

several = { $first } et { $last }

## Ending and deleting tables

ending-abandoned = L'hôte a interrompu cette partie.
ending-not-host = Seul l'hôte de la table peut faire cela.
ending-not-running = Aucune partie n'est en cours à cette table.
ending-running = La partie est en cours. Interromps-la d'abord, la table pourra ensuite être supprimée.

## Why not?

why-nothing = Cela ne sert à rien dans la partie en ce moment.
why-later = Cela peut servir maintenant, mais pas avec ce que tu as choisi avant. Annule d'abord.
why-not-now = Ce n'est pas à toi de jouer. { $question }
why-over = La partie est terminée.

## Seats that are handed over

handing-not-begun = La partie n'a pas commencé. D'ici là, il suffit de se lever.
handing-over = La partie est terminée : les places ne changent plus de main.
handing-stranger = Seuls les joueurs de cette table et son hôte peuvent laisser un bot continuer pour quelqu'un.
handing-not-a-person = Un bot y joue déjà.
handing-looking = { $who } regarde la table. Personne d'autre ne peut céder cette place.
handing-too-early = { $who } reviendra peut-être. Un bot peut continuer dans { $wait } secondes.
handing-not-your-seat = Cette place n'a été cédée ni par toi ni pour toi.
handing-changed = Quelque chose a changé entre-temps. Regarde de nouveau.
handing-not-called = Préviens d’abord { $who } qu’un bot peut continuer. Quelques minutes plus tard, il le pourra.
handing-called = { $who } est au courant. Si { $who } ne regarde pas la table, un bot peut continuer dans { $wait } secondes.
handing-own-choice = Pour quelqu’un d’autre un seul bot peut continuer : { $bot }.

## Looking at a game again

reviews-not-over = La partie pourra être revue quand elle sera terminée.
reviews-secret = Cette partie a été interrompue et ce qui y était caché le reste : on peut la revoir, mais pas la continuer.
reviews-busy = Beaucoup de parties sont en cours d'analyse. Réessaie dans une minute.
reviews-too-many = Tu as déjà { $most } analyses en cours. Attends que l’une d’elles soit terminée.
reviews-failed = L'analyse n'a pas abouti. Réessaie.
reviews-beginning = C'est le début de la partie.
reviews-untold = { $who } joue un coup que tu ne peux pas voir.
reviews-untold-chance = Le hasard ou l'horloge agit. Il n'y a rien à en dire.

## At the table

tables-stale = La partie avait avancé entre-temps. Regarde de nouveau.
tables-not-yours = Ce n'est pas ta place.
tables-no-undo = Il n'y a rien que tu puisses reprendre maintenant.
tables-not-written = Le coup n'a pas pu être enregistré et n'a pas été joué. Réessaie.
tables-unsure = On ne sait pas encore si le coup a été enregistré. La page continue de demander.

## Tables that cannot be opened

shelf-other-rules = Cette partie a été jouée avec la révision { $old } des règles ; ici, c'est la révision { $new } qui vaut. Elle peut être lue comme enregistrement, mais pas continuée.
shelf-other-components = Cette partie se joue avec un autre matériel que celui du jeu, et ce serveur n’en a pas le fichier. Demande à son hôte d’indiquer de nouveau ce fichier.
shelf-broken = Cette table ne peut plus être ouverte. Son hôte peut la supprimer.
shelf-closed = L'enregistrement est ouvert quand la partie est terminée.

## Chairs

bot-random = Chance du débutant
bot-greedy = Main leste
bot-level-1 = Bot, doux
bot-level-2 = Bot, facile
bot-level-3 = Bot, moyen
bot-level-4 = Bot, fort
bot-level-5 = Bot, expert
bot-level-6 = Bot, maître
weaker-hurried = plus faible pour l'instant : beaucoup de bots attendent pour réfléchir
weaker-standby = plus faible pour l'instant : il n'a pas pu réfléchir, un bot plus simple a répondu
weaker = joue de nouveau aussi bien que d'habitude
chairs-stands-in = { $bot } (pour { $person })

## Hints

hints-not-asked = Le conseil est pour qui doit décider. Ce n'est pas à toi maintenant.
hints-too-many = Tu as demandé beaucoup de conseils. Attends un peu.
hints-not-found = Pas de conseil cette fois-ci. Réessaie.

## Pages

page-motto = Cinq jeux de dieux et de peuples, à une même table.
page-your-name = Ton nom
page-guest = Invité
page-play-now = Jouer maintenant
page-new-table = Nouvelle table …
page-my-games = Mes parties
page-open-tables = Tables ouvertes
page-no-open = Aucune table n'attend de joueurs. Ouvres-en une.
page-games-to-watch = Parties à regarder
page-watch = Regarder
page-spectators = spectateurs
page-spectator-one = spectateur
page-players = joueurs
page-minutes = minutes
page-by = par
page-rules = Règles
page-your-turn = à toi de jouer
page-waiting = en attente de joueurs
page-finished = terminée
page-abandoned = interrompue
page-finished-by-bot = terminée par un bot
page-turn-of = c'est à
page-continue = Continuer
page-look = Regarder
page-join = Rejoindre
page-private = privée
page-public = publique
page-set-up = Préparer une table
page-how-many = Combien de joueurs ?
page-seats = Qui s'assied où ?
page-seat-me = Moi
page-seat-here = Une autre personne à cet écran
page-seat-link = Une personne à qui j'envoie le lien
page-seat-open = N'importe qui du salon
page-seat-bot = bot
page-name = Nom
page-who-may-see = Qui peut voir la table ?
page-private-long = Seulement qui a le lien
page-public-long = Tout le monde : elle figure au salon
page-hints = Conseils
page-options = Options de règles
page-which-way = Comment voulez-vous jouer ?
page-more-options = Autres options
page-usual = habituel
page-open-table = Ouvrir la table
page-preset = Quelle sorte de table ?
page-preset-bots = Partie rapide contre des bots
page-preset-bots-lead = Tu commences tout de suite.
page-preset-link = Avec des amis par un lien
page-preset-link-lead = Tu envoies un lien ; tes amis l'ouvrent et s'assoient.
page-preset-here = Ici sur un seul écran
page-preset-here-lead = Vous vous passez l'appareil.
page-preset-other-lead = Tous jouent en même temps, toi contre des bots.
page-rules-usual = Règles habituelles
page-rules-changed = Règles changées
page-usual-rules = Rétablir les règles habituelles
page-table-terms = Visiteurs, classement, conseils
page-unrated = Hors classement
page-hints-on = avec conseils
page-hints-off = sans conseils
page-set-up-table = Choisir les règles, l'horloge et les places
page-back = Retour au salon
page-people = Joueurs
page-invite = Inviter
page-invite-lead = Qui ouvre ce lien peut regarder et prendre une place libre.
page-copy = Copier
page-copied = Copié
page-copy-by-hand = Copie ceci toi-même (Ctrl+C, ou appui long) :
page-cancel = Annuler
page-undo = Reprendre le coup
page-hint = Conseil
page-thinking = Réflexion en cours …
page-hint-lead = Chances de gagner selon la recherche. Un clic montre le coup sur la table.
page-whole-sentence = La phrase entière
page-then = puis
page-other-order = la même chose que # dans l'autre ordre
page-at-upper-left = en haut à gauche
page-at-upper = en haut
page-at-upper-right = en haut à droite
page-at-left = à gauche
page-at-middle = au milieu
page-at-right = à droite
page-at-lower-left = en bas à gauche
page-at-lower = en bas
page-at-lower-right = en bas à droite
page-further-left = plus à gauche
page-further-right = plus à droite
page-further-up = plus haut
page-further-down = plus bas
page-between = entre les deux
page-confirm = Confirmer
page-confirm-end = Confirmer et finir le tour
page-ask-first = Demander avant chaque coup
page-ask-end = Confirmer la fin de mon tour
page-place-first = Ce lieu est choisi : choisis maintenant quoi y faire.
page-choices = Choix
page-fit = Tout afficher
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-rules-language = Les règles sont données ici dans leur texte anglais.
page-search-rules = Chercher dans les règles
page-nothing-found = Rien trouvé.
page-offline = La connexion est perdue. Nouvel essai …
page-back-online = De nouveau en ligne.
page-gone = Cette table n'existe pas, ou elle ne t'est pas ouverte.
page-no-page = Cette page n'existe pas, ou elle ne t'est pas ouverte.
page-deleted = Cette table a été supprimée.
page-abandon = Interrompre la partie
page-abandon-lead = La partie reste pour tous telle qu'elle est et ne peut plus être continuée. Personne n'a gagné.
page-delete = Supprimer la table
page-delete-lead = La table et tout ce qui y a été joué sont supprimés pour tous. C'est irréversible.
page-put-away = Ranger
page-put-away-lead = Cette première partie quitte ta liste. Tu peux la rejouer quand tu veux.
page-spectator = Tu regardes.
page-cover = Passe l'écran à
page-cover-lead = Les autres ne regardent pas, s'il vous plaît.
page-i-am = Je suis
page-free-seat = libre
page-sit-here = S'asseoir ici
page-name-lead = un nom que personne d'autre n'a à la table, 40 lettres au plus, ou rien
page-rename = Changer
page-stand-up = Se lever
page-leave-seat = Partir ; un bot continue
page-leave-lead = Le bot ne voit que ce que tu pouvais voir. Tant que la partie dure, tu peux reprendre ta place à tout moment.
page-replace-seat = Laisser un bot continuer
page-replace-lead = Le bot ne voit que ce que ce joueur pouvait voir. Qui revient peut reprendre la place.
page-replace-wait = absent ; un bot peut continuer dans
page-call-seat = Prévenir
page-call-lead = La personne reçoit un avis et peut revenir. Si quelques minutes plus tard personne n’a regardé la table depuis cette place, tu peux laisser un bot de niveau moyen continuer.
page-call-wait = absent ; tu peux prévenir dans
page-return-seat = Reprendre ma place
page-bot-for-you = Un bot continue pour toi.
page-time-ran-out = Ton temps est écoulé. Un bot continue à ta place, et tu ne peux plus revenir dans cette partie.
page-which-bot = Quel bot ?
page-waiting-lead = La partie commence quand toutes les places sont prises.
page-record = Enregistrement de la partie
page-you = toi
page-play-as = Tu joues
page-light = Clair
page-dark = Sombre
page-language = Langue
page-again = Rejouer
page-look-again = Revoir la partie
page-analysis = Analyse
page-review-working = La partie est passée en revue …
page-turning-points = Tournants
page-no-turns = Aucun coup n'a changé grand-chose à lui seul.
page-review-lead = Les chances sont calculées à cartes ouvertes, puisque tout peut être su maintenant ; la qualité d'un coup est jugée d'après ce que son joueur savait.
page-luck = La part de la chance
page-luck-lead = Ce que dés, cartes et tirages ont apporté, en parts de victoire : de combien ils ont changé les chances de chacun par rapport à ce qui était attendu.
page-luck-strokes = Les plus grands coups de chance
page-better = mieux
page-better-move = Mieux ici
page-winning-chance = chances de gain
page-winning-chance-short = chances
page-more = Plus
page-moment = Moment de la partie
page-move-before = Un coup en arrière
page-move-after = Un coup en avant
page-to-the-end = Jusqu'à la fin
page-again-try = Réessayer
page-points = points
page-lobby = Salon
page-close = Fermer
page-start-hint = Ce qui est éclairé se clique. Clique ailleurs pour demander pourquoi pas.
page-failed = Cela n'a pas marché. Réessaie.
page-last-move = dernier coup
page-time = Temps

## The terminal

terminal-help =
    Écris une action comme la liste l'écrit, par exemple les premiers mots d'une ligne et un de ses endroits.
    { "  " }legal [MOTS]    ce que tu peux faire maintenant ; avec des mots (legal temple), avec tous les effets
    { "  " }board           la table encore une fois
    { "  " }why ACTION      puis-je le faire, et sinon, quelle règle l'interdit
    { "  " }log [N]         les N derniers événements (tous sans N)
    { "  " }rules ID|MOTS   une règle par son numéro (rules GODS2-A-14) ou par des mots
    { "  " }undo            reprendre ton dernier pas, tant que ni le hasard ni un autre n'a agi
    { "  " }save FICHIER    enregistrer la partie
    { "  " }quit            partir ; la partie peut être gardée et reprise
terminal-welcome = { $title }. Écris help pour les commandes.
terminal-hand-over = { $who }, prends le clavier et appuie sur Entrée :{ " " }
terminal-you-can = Tu peux :
terminal-more = legal MOTS montre tous les effets, help les commandes.
terminal-none-such = Aucune action ne commence par { $words } ; il y a maintenant : { $heads }.
terminal-allowed = Oui : { $told }.
terminal-forbidden = Impossible maintenant : { $text }. { $clause } : { $rule }
terminal-why-what = Dis quelle action : why temple 0,1.
terminal-nothing-yet = Rien ne s'est encore passé.
terminal-undone = Repris : { $text }.
terminal-no-undo = Tu n'as rien à reprendre : le hasard ou un autre joueur a agi depuis.
terminal-save-where = Dis où : save FICHIER.
terminal-saved = Enregistré. Pour continuer : theomachy play --resume { $file }
terminal-offer = Garder la partie ? Entrée l'enregistre dans { $file } ; écris un autre nom, ou n pour l'abandonner :{ " " }
terminal-bye = À bientôt.
terminal-final =
    { $place }. { $name } ({ $who }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-number = log demande un nombre entier.

## Games that begin small (core/defaults.py)

plain-wait = C’est à { $who } de jouer.
plain-chance = Le hasard décide.
plain-over = La partie est terminée. { $winners } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
seat-red = Rouge
seat-yellow = Jaune
seat-green = Vert
seat-blue = Bleu
seat-violet = Violet

## Names of players

colour-none = les places de { $game } n’ont pas de couleurs à choisir
colour-many = { $n } couleurs pour { $players } joueurs ; permis : une pour chacun, vide pour l’habituelle
colour-unknown = pas de couleur { $colour } ; permis : { $allowed }
colour-taken = deux places ne peuvent pas avoir toutes deux la couleur { $colour } ; encore libres : { $free }
colour-is-red = Rouge
colour-is-yellow = Jaune
colour-is-green = Vert
colour-is-blue = Bleu
colour-is-purple = Pourpre
colour-is-orange = Orange
colour-is-violet = Violet
colour-is-white = Blanc
colour-is-pink = Rose
page-colour-yours = Votre couleur
page-colour-usual = Comme d’habitude
figure-none = { $game } n’a pas de figurines à choisir
figure-many = { $n } figurines pour { $players } joueurs ; permis : une pour chacun, vide pour l’habituelle
figure-unknown = pas de figurine { $figure } ; permis : { $allowed }
figure-taken = deux places ne peuvent pas avoir toutes deux la figurine { $figure } ; encore libres : { $free }
figure-is-flame = Flamme
figure-is-sun = Soleil
figure-is-leaf = Feuille
figure-is-moon = Lune
figure-is-star = Étoile
figure-is-mask = Masque vierge
page-figure-yours = Votre figurine
page-figure-usual = Selon la couleur
name-none = les joueurs de { $game } n'ont pas de nom à eux ; permis pour : { $allowed }
name-spaces = le nom { $name } a des espaces autour ou plusieurs à la suite ; un seul est permis entre deux mots : { $hint }
name-long = le nom { $name } a { $n } caractères ; { $most } sont permis au plus
name-signs = le nom { $name } a des caractères qu'aucun nom ne peut avoir ; interdits : { $signs } et ce qui ne s'imprime pas
name-empty = un nom a au moins un caractère
name-reserved = personne ne peut s'appeler { $name } : dans les enregistrements, c'est quelqu'un d'autre ; interdits : { $reserved }
name-taken = deux joueurs ne peuvent pas s'appeler { $name } ; tout nom qui n'est pas pris est permis : { $taken }

## The graph of winning chances

chances-title = Chances de gagner
chances-moves = coups
chances-turning = Tournant

## Ce qui a décidé une partie terminée (core/decided.py)

decided-margin =
    { $points ->
        [one] { $points } point, { $more } de plus que { $other }.
       *[other] { $points } points, { $more } de plus que { $other }.
    }
decided-source = La plus grande avance : { $source }, { $mine } à { $theirs }.

## The table as a page of panels

page-log = Tours
page-panel = Tours et règles
page-turn = Tour
page-beginning = Le début
page-call-more = Tout lire
page-result-turns = tours
page-result-rating = Ta cote :
page-why = pourquoi ?
page-rule = Règle
page-question = Question
page-since = Depuis ton dernier tour
page-tray = Ce que tu peux jouer
page-board = Plateau
page-table = Table
page-menu = Menu
page-settings = Réglages
page-sound = Son
page-other = Autre chose
page-here = présent
page-away = absent
page-next = Suivant
page-pace = Vitesse des coups des autres
page-pace-step = Pas à pas
page-pace-slow = Lent
page-pace-fast = Rapide
page-hint-none = L'ampoule montre ce que ferait un joueur fort.
page-play-first = Jouer 1
page-result = Résultat
page-you-win = Tu gagnes !
page-wins = gagne
page-shared-victory = Victoire partagée
page-points-from = Les points et leur origine
page-decided = Ce qui a décidé
page-copy-link = Copier le lien
page-picture = En image
page-keys = Touches
page-key-arrows = vers la chose la plus proche dans cette direction
page-key-enter = le faire
page-key-number = choisir parmi ce que tu peux jouer
page-key-turn = tourner ce que tu tiens ; montrer son autre face
page-key-escape = un pas en arrière
page-key-recap = ce que les autres ont fait
page-key-zoom = zoomer, tout montrer
page-key-explain = dire ce que sont les choses : les flèches vont partout
page-lens = Loupe : points au lieu des prix
page-line-lead = La suite. Rien n’est joué sans que tu le dises.
page-play-next = Jouer l’étape suivante

## The lobby

page-play = Jouer
page-opponents = adversaires
page-strength = force
page-strength-1 = doux
page-strength-2 = facile
page-strength-3 = moyen
page-strength-4 = fort
page-strength-5 = expert
page-strength-6 = maître
page-with-people = Avec des gens …
page-min = min
page-results = Derniers résultats
page-results-short = Résultats
page-winner = Victoire
page-tables = Tables
page-no-results = Ici se trouvera ce que tu as terminé.
page-place = place
page-thinks = réfléchit
page-seats-free = places libres
page-seat-free = une place libre
page-invite-friend = Inviter quelqu’un
page-just-now = à l’instant
page-new-here = Première visite ?
page-new-here-lead = Joue une courte partie guidée : une chouette dit quoi faire et pourquoi. Ensuite, la partie est à toi.
page-choose-game = Quel jeu ?
page-with-hints = Qui doit répondre peut avoir un conseil de la recherche, fait de ce qu’il peut voir.
page-without-hints = Personne ne reçoit de conseils.
page-no-hints-table = À cette table personne ne reçoit de conseils.
hints-refused = Cette table a été ouverte sans conseils.
page-first-edition = première édition
page-second-edition = deuxième édition

## Playing again

again-running = Les mêmes personnes pourront rejouer quand cette partie sera finie.
again-stranger = Seul qui a joué ici peut rejouer avec les mêmes personnes.
again-taken = La nouvelle partie a commencé sans toi.
lobby-not-free = Cette place n’est plus libre, ou la partie a commencé.
openings-too-many = Tu as { $most } tables ou tournois qui attendent du monde. Remplis-en un, termine-en un, ou rends celui-ci privé.
openings-too-many-here = { $most } tables ou tournois venus de ton adresse attendent du monde. Attends que l’un commence, ou rends celui-ci privé.
rules-changed =
    { $count ->
        [one] Règles : 1 changement
       *[other] Règles : { $count } changements
    }
page-again-same = Rejouer, mêmes gens
page-wants-again = veut rejouer
page-want-again = veulent rejouer
page-share = Partager
page-see-it = Voir
page-leave-table = Quitter la table
page-put-bot = Mettre un bot ici
page-take-bot = Retirer le bot
page-fill-bots = Commencer maintenant, avec des bots aux places libres
page-close-table = Fermer la table
page-scan = Scanner, ou envoyer le lien
page-is-away = est absent
page-as-png = Image (PNG)
page-as-svg = Image (SVG)
page-nothing-decided = Aucun coup n’a beaucoup changé à lui seul.

# The coach of a guided game.
coach-otherwise = C'est permis, mais faisons d'abord ceci : { $say }
page-coach = Ton guide
page-coach-next = Suivant
page-coach-show = Montre-moi
page-coach-skip = Quitter la visite
page-coach-resume = Reprendre la visite
page-first-game = Première partie
page-play-first-game = Jouer la première partie guidée
page-all-rules = Toutes les règles
page-print = Imprimer
page-all-rules-lead = Chaque règle en article numéroté, avec recherche. Les refus et le récit y renvoient.
page-example-before = Cela commence ainsi
page-example-again = Un autre cas
page-example-after = Ensuite
page-example-large = En plus grand, sur une page à part
page-example-lines = Ligne par ligne, comme le jouent les tests
page-offer-first = Ta première partie ?
page-offer-first-lead = Une courte partie guidée te montre pas à pas comment on joue. Elle dure environ trois minutes.
page-just-play = Jouer tout de suite

## The archive
page-archive = Archives
page-archive-lead = Parties terminées : toutes les parties publiques, et celles où vous étiez à la table.
page-which-game = Jeu
page-any-game = tous
page-any-number = peu importe
page-who-played = Qui a joué
page-at-least-moves = Coups, au moins
page-at-most-moves = Coups, au plus
page-how-ended = Fin
page-has-left = parti
page-any-end = toutes
page-played-out = jouée jusqu'au bout
page-only-mine = J'ai joué
page-only-won = Gagnées par ce joueur, ou par moi
page-find = Chercher
page-moves = coups
page-private-game = privée
page-game-found = partie
page-games-found = parties
page-none-found = Aucune partie terminée ne correspond.
page-pages = Pages
page-newer = Plus récentes
page-older = Plus anciennes
page-look-again-short = Revoir
page-record-short = Enregistrement
page-open-record = Ouvrir un enregistrement
page-download-games = Télécharger mes parties
page-open-record-lead = Regardez une partie depuis un fichier, coup par coup. Rien n'est gardé sans votre demande.
page-record-file = Fichier
page-record-paste = ou collez le texte ici
page-record-large = Ce fichier est trop grand pour un enregistrement ; permis : 256 Ko.
page-record-none = Choisissez d'abord un fichier ou collez un enregistrement.
page-record-unread = Cet enregistrement est illisible ; ce qui ne va pas, en anglais :
page-seen-by = Vu par
page-by-spectator = un spectateur
page-keep-record = Garder parmi mes parties
page-play-on = Continuer d'ici
page-play-on-lead = Une nouvelle table commence avec les coups joués jusqu'à ce moment. Ce que fait ensuite le hasard est nouveau ; ce que chacun avait peut être connu.
page-play-on-begin = Commencer
page-copy-moment = Copier le lien vers ce moment

## Chat
chat-nobody-yet = Il te faut un nom avant de pouvoir écrire.
chat-empty = Il n'y a rien d'écrit.
chat-too-long = Une ligne a au plus { $most } lettres, pas { $length }.
chat-no-phrase = Cette phrase n'existe pas ; permises : { $allowed }.
chat-too-fast = C'était beaucoup d'un coup. Attends un peu avant d'écrire de nouveau.
chat-not-written = Ta ligne n'a pas pu être gardée. Envoie-la encore une fois.
chat-phrase-hello = Bonjour !
chat-phrase-luck = Bonne chance !
chat-phrase-moment = Un instant, s'il te plaît.
chat-phrase-well = Bien joué !
chat-phrase-oops = Oups !
chat-phrase-thanks = Merci !
chat-phrase-yours = C'est à toi.
chat-phrase-again = On rejoue ?
page-chat = Chat
page-chat-write = Écris aux autres
page-chat-watch = Seuls ceux qui regardent le lisent jusqu'à la fin de la partie.
page-chat-send = Envoyer
page-chat-quick = Phrases rapides
page-chat-silent = Personne n'a encore rien dit.
page-chat-watching = regarde
page-chat-guest = Invité
page-chat-mute = Ne plus entendre
page-chat-unmute = Entendre de nouveau
page-chat-muted = Tu n'entends pas
page-chat-report = Signaler à l'hôte
page-chat-reported = Signalé. L'hôte de ce serveur le verra.
page-chat-more = Sur cette ligne
page-chat-unread = nouvelles lignes
page-notes = Mes notes
page-notes-lead = Toi seul les lis.
page-notes-kept = Gardé
page-notes-lost = Pas encore gardé

## Clocks
clock-none = Pas de pendule
clock-move = { $time } secondes par coup
clock-game = { $time } minutes pour toute la partie
clock-game-step = { $time } minutes pour toute la partie, { $step } secondes de plus à chaque coup
clock-days = { $time ->
    [one] un jour par coup
   *[other] { $time } jours par coup
}
clock-time-up = Le temps est écoulé ; un bot continue
clock-plays-on = Le temps de { $who } est écoulé : { $bot } continue.
clock-decides = À cette table, la pendule décide : dès que le temps est écoulé, un bot continue
page-clock = Pendule
page-clock-none = Pas de pendule
page-clock-move = Temps par coup
page-clock-game = Temps pour toute la partie
page-clock-days = Jours par coup
page-clock-seconds = secondes
page-clock-minutes = minutes
page-clock-days-unit = jours
page-clock-step = secondes de plus à chaque coup
page-clock-lead = Quand le temps de quelqu'un est écoulé, un bot continue à sa place. Le temps court aussi quand personne ne regarde. Les bots n'ont pas de pendule.
page-clock-own = Ce jeu a ses propres limites de temps.
page-clock-left = temps restant
page-next-game = La prochaine partie qui t'attend
page-no-next-game = Aucune autre partie ne t'attend.

## Accounts
account-left = Quelqu’un qui est parti
account-name-allowed = Un nom a de 2 à { $most } lettres, chiffres, espaces ou signes ' - _ . et commence par une lettre ou un chiffre ; « Invité » n’est le nom de personne.
account-name-taken = Le nom « { $name } » est à quelqu’un d’autre. Choisis-en un autre.
naming-blank = Un nom a au moins une lettre ou un signe que l’on voit.
naming-hidden = Un nom n’a pas de signes invisibles ni de signes qui changent le sens d’écriture ; celui-ci a { $sign }.
naming-long = Un nom a { $most } lettres au plus, pas { $n }.
naming-marks = Un nom a { $most } signes au plus sur une lettre.
naming-mixed = « { $word } » mêle des lettres de plusieurs alphabets. Écris chaque mot dans un seul.
naming-account = Le nom « { $name } » est celui d’un compte, ou lui ressemble. Connecte-toi si c’est le tien, ou choisis un autre nom.
account-bad-password = Un mot de passe a de { $least } à { $most } caractères et n’est pas le nom.
account-passkey-not-good = Cette clé d’accès n’a pas pu servir. Réessaie, ou connecte-toi autrement.
account-passkeys-too-many = Tu as { $most } clés d’accès ; retires-en d’abord une.
account-bad-mail = Ce n’est pas une adresse mail ; il faut quelque chose comme anna@example.org.
account-wrong = Cela ne correspond pas. Vérifie le nom et ce que tu as tapé, puis réessaie.
account-wrong-old = L’ancien mot de passe n’est pas le bon.
account-too-often = Il y a eu trop d’essais. Attends une minute.
account-new-too-often = Beaucoup de comptes ont été créés depuis ton adresse. Attends une heure, ou connecte-toi avec le compte que tu as.
account-mails-too-often = Tu as demandé beaucoup de courriels, ou beaucoup sont partis vers cette adresse. Regarde dans la boîte de réception, ou attends une heure.
account-no-way-back = Tu ne pourrais plus revenir : ajoute un mot de passe ou une clé d’accès avant de te déconnecter.
account-last-way = C’est ton dernier moyen d’entrer. Ajoutes-en d’abord un autre.
account-not-you = Pour supprimer, tape ton nom : { $name }
account-no-mail = Ce serveur n’envoie pas de mails.
account-mail-taken = Cette adresse appartient à un autre compte.
account-old-link = Ce lien a déjà servi, est trop vieux ou est fait pour un autre navigateur. Demandes-en un nouveau.
account-mail-subject = Ton lien vers Theomachy
account-mail-text = Quelqu’un, sans doute toi, veut se connecter à Theomachy. Ce lien le fait ; il sert une fois, pendant { $minutes } minutes : { $link } Si ce n’était pas toi, ne fais rien.
account-mail-new-text = Par ce lien tu dis que cette adresse est à toi et peut servir à te connecter à Theomachy. Il sert une fois, pendant { $minutes } minutes, dans le navigateur où tu l’as demandé : { $link } Si tu n’as rien demandé, ne fais rien.
page-me = À propos de moi
me-title = À propos de moi
me-lead-guest = Tu joues en invité. Tes parties ne sont gardées que pour ce navigateur, tant que tu n’ajoutes pas un moyen de te connecter.
me-lead-account = Ton nom, comment tu te connectes et ce qui est gardé sur toi.
me-guest-name = Ton nom d’invité
me-keep = Garder mes parties
me-keep-lead = Ajoute un mot de passe ou une clé d’accès : tout ce que tu as joué reste à toi, et tu peux te connecter sur d’autres appareils.
me-name = Nom
me-password = Mot de passe
me-old-password = Ancien mot de passe
me-new-password = Nouveau mot de passe
me-password-wanted = Tape un mot de passe, ou choisis une clé d’accès.
me-password-add-lead = Au moins huit caractères. Tu reçois un code à imprimer, au cas où tu l’oublies.
me-password-change-lead = Au moins huit caractères. Tous les autres appareils sont déconnectés, et tu reçois un nouveau code.
me-add-password = Ajouter le mot de passe
me-change-password = Changer le mot de passe
me-keep-by-password = Garder avec un mot de passe
me-keep-by-passkey = Garder avec une clé d’accès
me-keep-by-mail = Garder avec une adresse mail
me-mail = Adresse mail
me-send-link = Envoie-moi un lien
me-drop-mail = Oublier l’adresse
me-link-sent = Si c’est possible pour cette adresse, un lien est en route. Il sert pendant une demi-heure.
me-link-title = Utiliser ce lien ?
me-link-lead = Il vient d’un mail demandé ici.
me-link-go = Oui, continuer
me-sign-in = Se connecter
me-sign-in-lead = Tu es déjà venu ? Ce que tu as joué en invité sur cet appareil te suit.
me-sign-in-by-passkey = Se connecter avec une clé d’accès
me-sign-in-by-mail = Se connecter par mail
me-forgotten = Mot de passe oublié
me-forgotten-lead = Avec le code imprimé tu choisis un nouveau mot de passe. Tous les autres appareils sont déconnectés.
me-code = Code imprimé
me-recover = Choisir ce mot de passe
me-code-title = Ton code
me-code-lead = Imprime-le ou note-le. Avec lui tu reviens si tu oublies ton mot de passe. Il n’est montré que maintenant.
me-code-kept = Je l’ai
me-rename = Changer de nom
me-profile = Mon profil
me-ways = Comment tu te connectes
me-ways-lead = Deux moyens valent mieux qu’un : si tu en perds un, l’autre te laisse entrer.
me-passkeys = Clés d’accès
me-passkeys-lead = Ton appareil les garde et les ouvre par empreinte, visage ou code. Il n’y a rien à retenir.
me-add-passkey = Ajouter une clé d’accès
me-passkey-none = Aucune clé d’accès n’a été choisie. Rien n’a changé.
me-sign-ins = Où tu es connecté
me-sign-ins-lead = Mets fin à ce que tu ne connais pas ou n’utilises plus. Une connexion prend fin d’elle-même après 90 jours sans utilisation, et au bout d’un an.
me-sign-out = Se déconnecter ici
me-end-others = Mettre fin à tous les autres
me-others-ended = Tous les autres appareils sont déconnectés.
me-end = Terminer
me-remove = Retirer
me-added = ajoutée
me-last-used = dernier usage
me-this-device = cet appareil
me-device-unknown = Appareil inconnu
me-how-guest = du temps d’invité
me-how-password = par mot de passe
me-how-passkey = par clé d’accès
me-how-mail = par mail
me-how-recovery = par code imprimé
me-more = Amis, avis, bots
me-data = Mes données
me-data-lead = Tout ce qui est gardé sur toi, dans un fichier que des programmes savent lire.
me-download = Télécharger mes données
me-games = Télécharger mes parties
me-games-lead = Toutes tes parties terminées, dans un zip d'enregistrements datés et avec l'heure. Pour tout avoir, laisse les jours vides.
me-games-since = Du
me-games-until = Au
me-delete = Me supprimer
me-delete-lead = Ton nom, tes moyens de connexion, ce que tu as dit aux tables et tes notes disparaissent. Les parties restent, pour les autres qui les ont jouées ; on y lit « Quelqu’un qui est parti ». Dans les parties en cours un bot continue ; celles qui sont classées comptent comme perdues. C’est sans retour.
me-delete-confirm = Par précaution, tape ton nom :
me-delete-now = Me supprimer pour toujours

## Ratings and profiles
rated-needs-account = Les parties classées sont pour ceux qui ont un compte. Ajoute un mot de passe ou une clé d’accès dans « À propos de moi » ; ce que tu as joué reste à toi.
rated-one-seat = Dans une partie classée chacun a une place et joue avec son appareil et son compte.
rated-levels-only = Dans une partie classée les bots ont un niveau, de 1 à 6 : seule leur force est connue.
rated-no-undo = Dans une partie classée on ne revient pas en arrière.
rated-not-from-here = Une partie reprise à un moment donné ne peut pas être classée.
rated-no-duel = Un duel ne peut pas être classé : qui joue la seconde partie a vu ce que le hasard apportera.
rated-usual-rules = Les parties classées suivent les règles habituelles : laisse les options telles quelles.
rated-stays = Une partie classée qui a commencé reste : les cotes en sont faites.
rated-has-left = { $who } a quitté cette partie classée : elle compte comme perdue pour { $who }, quoi que fasse le bot.
rated-short = Cette partie était finie avant que chacun y ait joué { $least } coups : elle ne compte pour la cote de personne.
rated-often = Parmi les parties classées que les deux mêmes joueurs commencent en un jour, { $most } comptent. Celle-ci est de trop : elle ne compte pour la cote de personne.
rated-record = Le récit d’une partie classée, d’un duel ou d’une partie de tournoi s’ouvre quand la partie est finie.
rated-players-end = Qui interrompt une partie classée la perd. Tu ne joues pas ici, tu ne peux donc pas l’interrompre.
page-rated = Classée
page-rated-no = Juste une partie
page-rated-yes = Classée : elle compte pour la cote de chacun
page-own-components = On joue avec un autre matériel que celui du jeu :
page-rated-lead = Classée veut dire : règles habituelles, pas de conseils, pas de retour en arrière, chacun avec un compte, bots seulement avec un niveau, et une pendule : trois jours par coup, si tu n’en choisis pas une autre. Qui laisse un bot jouer un coup (place cédée, absence trop longue, temps écoulé) ou interrompt la partie l’a perdue ; les autres sont classés entre eux. Une partie compte quand chacun a joué au moins six coups ; parmi celles que les deux mêmes joueurs commencent en un jour, cinq comptent. Le résultat paraît dans les profils.
page-rated-guest = Les parties classées demandent un compte :
page-rated-spoilt = Cette partie ne compte pour la cote de personne.
page-rated-leave = Cette partie est classée : dès que le bot a joué un coup pour toi, elle compte comme perdue pour toi, même si tu reviens.
page-rated-replace = Cette partie est classée : dès que le bot a joué un coup, elle compte comme perdue pour la personne absente.
page-rated-abandon = Cette partie est classée : qui l’interrompt la perd, sauf si tous les autres l’ont déjà quittée.
page-provisional = provisoire
page-leaders = Classements
page-profile = Profil
profile-none = Il n’y a personne de ce nom.
profile-lead = Parties publiques, et résultats des parties classées.
profile-ratings = Cotes
profile-no-ratings = Pas encore de parties classées.
profile-game = Jeu
profile-players = Joueurs
profile-pace = Rythme
profile-pace-live = d’une traite
profile-pace-slow = des jours par coup
profile-rating = Cote
profile-deviation = à peu près
profile-games = Parties
profile-results = Résultats
profile-won = Gagnées
profile-lost = Perdues
profile-level = Égalité
profile-streak = Gagnées d’affilée en ce moment
profile-longest = Plus longue série gagnée
profile-opponents = Par adversaire
profile-opponent = Adversaire
profile-guests = Invités
profile-newest = Dernières parties
profile-no-games = Pas encore de parties visibles par tous.
profile-place = Place
profile-day = Jour
profile-private = privée
profile-unfinished = quelqu’un est parti
leaders-lead = Qui est de quelle force en parties classées. Les bots d’un niveau sont fixes ; « provisoire » veut dire qu’il manque encore une dizaine de parties, ou quatre adversaires différents. Les nouveaux venus changent peu la cote des autres.
leaders-show = Montrer
leaders-none = Personne n’a encore joué de partie classée ici. Les bots attendent.
leaders-name = Nom

## Avis et jours d'absence
notice-turn = À toi de jouer : { $game }
notice-turn-text = { $game }, avec { $others } : c'est à toi.
notice-invited = { $who } t'invite : { $game }
notice-invited-text = { $who } te garde une place à une table de { $game }.
notice-called = On t’attend : { $game }
notice-called-text = { $who } t’attend dans { $game }. Si tu ne regardes pas la table dans les prochaines minutes, un bot peut continuer pour toi ; tu peux reprendre ta place à tout moment.
notice-trial = Un avis d'essai
notice-trial-text = Les avis t'arrivent par ce chemin.
notice-confirm = Veux-tu recevoir des avis ici ?
notice-confirm-text = Quelqu'un, sans doute toi, a demandé à Theomachy d'avertir cette adresse quand vient son tour. Si c'était toi, dis-le ici : { $link } Sinon, ne fais rien : aucun autre courriel ne viendra.
notice-mail-end = Tu reçois ceci parce que tu l'as demandé. Pour ne plus en recevoir : { $link }
notice-no-push = Ce serveur n'envoie pas d'avis par les navigateurs.
notice-no-mail = Ce serveur n'envoie pas de courriel.
notice-bad-mail = Ce n'est pas une adresse de courriel.
notice-unreachable = Rien n'arrive là. Regarde l'adresse encore une fois.
notice-not-allowed = Rien n'est envoyé à cette adresse. Permises : les adresses de l'Internet ouvert qui commencent par { $schemes }.
notice-too-many = Tu as déjà { $most } chemins. Retires-en un d'abord.
notice-too-often = Trop souvent. Réessaie dans un moment.
notice-no-way = Ce chemin n'existe pas, ou il n'est pas à toi.
vacation-away = absent jusqu'au { $until }
vacation-too-far = Des vacances commencent dans les { $most } jours qui viennent.
vacation-already = Tu as déjà inscrit des vacances. Termine-les d'abord.
vacation-too-long = Il te reste { $left } jours sur { $most } pour cette année.
page-notices = Avis
page-notices-lead = Sache quand c'est à toi : une fois par tour, jamais pendant que tu regardes la table, et seulement par les chemins que tu choisis ici.
page-notice-ways = Tes chemins
page-notice-none = Aucun : tu ne reçois pas d'avis.
page-notice-add = Ajouter un chemin
page-notice-push = Ce navigateur
page-notice-push-add = Avis dans ce navigateur
page-notice-push-lead = Même quand aucune de nos pages n'est ouverte. Le navigateur te demande la permission.
page-notice-push-off = Ce serveur n'envoie pas d'avis par les navigateurs.
page-notice-mail = Courriel
page-notice-mail-add = Demander des courriels
page-notice-mail-lead = D'abord tu reçois une lettre avec un lien. Les autres ne viennent que si tu l'as suivi.
page-notice-mail-off = Ce serveur n'envoie pas de courriel.
page-notice-webhook = Ton propre serveur
page-notice-webhook-add = Ajouter
page-notice-webhook-lead = Pour les programmeurs : un POST avec du JSON, signé (X-Theomachy-Signature).
page-notice-turns = c'est à moi
page-notice-invitations = invitations
page-notice-try = Essayer
page-notice-tried = Envoyé. Est-ce arrivé ?
page-notice-remove = Retirer
page-notice-unconfirmed = attend le lien de la lettre
page-notice-failing = les derniers avis ne sont pas arrivés
page-notice-added = Ajouté.
page-notice-asked = Une lettre est en route. Suis le lien qu'elle contient.
page-notice-secret = Ajouté. Ce qui est envoyé est signé avec ce secret, montré seulement maintenant :
page-notice-denied = Le navigateur ne permet pas d'avis de cette page.
page-notice-confirm-title = Veux-tu des avis par courriel ?
page-notice-confirm-do = Oui, envoyez-moi des avis
page-notice-confirm-done = Merci : désormais les avis viennent par courriel.
page-notice-stop-title = Plus d'avis par courriel ?
page-notice-stop-do = Plus aucun
page-notice-stop-done = Aucun avis ne viendra plus à cette adresse.
page-vacation = Vacances
page-vacation-lead = Pendant ton absence, les pendules avec des jours par coup se reposent pour toi à toutes les tables. Les autres l'y voient. Les autres pendules continuent.
page-vacation-from = À partir du (vide : maintenant)
page-vacation-days = Jours
page-vacation-go = Partir
page-vacation-back = Je suis de retour
page-vacation-until = Tu es absent :
page-vacation-left = Jours qui te restent cette année :

## Garder l'ordre
moderation-banned = Tu es exclu de ce serveur. Motif : { $why }
moderation-banned-until = Tu es exclu de ce serveur jusqu'au { $until }. Motif : { $why }
moderation-muted = Tu ne peux pas écrire ici. Motif : { $why }
moderation-muted-until = Tu ne peux pas écrire ici jusqu'au { $until }. Motif : { $why }
moderation-no-target = Cette ligne, cette personne, cette table ou ce tournoi n'existe pas.
moderation-no-reason = Dis pourquoi : c'est noté avec ce que tu fais.
moderation-colleague = Cette personne garde l'ordre aussi. Seul l'hôte du serveur peut changer cela.
moderation-over = La partie à cette table est finie.
chat-was-removed = Cette ligne a été retirée par la modération.
chat-hushed = L'hôte de cette table ne te laisse pas écrire ici.
lobby-shown-out = L'hôte t'a fait quitter cette table. Tu ne peux plus t'y asseoir.
page-show-out = Faire quitter la table
page-chat-hush = Ne plus laisser écrire ici
page-chat-hushed-here = N'écrit pas ici :
page-moderation = Garder l'ordre
page-moderation-lead = Ce qui a été signalé et ce qui en est advenu. Tout est noté avec le nom et le motif.
page-moderation-reports = Signalements
page-moderation-no-reports = Rien n'a été signalé.
page-moderation-nothing = Rien.
page-moderation-close = Fermer une table ou un tournoi
page-moderation-close-do = Fermer
page-moderation-which-table = Table ou tournoi (adresse)
page-moderation-why = Pourquoi ?
page-moderation-days = Jours (0 : sans fin)
page-moderation-do = Faire
page-moderation-holds = Ce qui vaut
page-moderation-deeds = Ce qui a été fait
page-moderation-remove = Retirer la ligne
page-moderation-mute = Rendre muet
page-moderation-ban = Exclure
page-moderation-unmute = Laisser écrire
page-moderation-unban = Laisser revenir
page-moderation-dismiss = Laisser
page-moderation-until = jusqu'au
page-moderation-for-good = sans fin
page-moderation-did-remove = ligne retirée
page-moderation-did-mute = rendu muet
page-moderation-did-ban = exclu
page-moderation-did-unmute = peut écrire de nouveau
page-moderation-did-unban = admis de nouveau
page-moderation-did-close = table fermée
page-moderation-did-dismiss = laissé tel quel

## Duels
duel-wins = { $who } gagne le duel, { $mine } à { $theirs }.
duel-points = Une victoire chacun : { $who } gagne le duel aux points, { $mine } à { $theirs }.
duel-tie = Le duel est à égalité : autant de victoires et { $points } points chacun.
duel-ended = Une partie a été interrompue, le duel n'a donc pas de vainqueur.
deal-still-played = D’autres jouent encore avec les mêmes tuiles, cartes et dés. On pourra continuer depuis un moment de cette partie quand toutes ces parties seront terminées.
page-duel = Duel
page-duel-lead = Deux parties avec les mêmes tuiles, cartes et dés : chacun joue les deux côtés, puis les parties sont comparées.
page-duel-memory = Ce qui sort dans une partie sort aussi dans l'autre, et vous pouvez tous deux vous en souvenir. Tant que les deux parties ne sont pas finies, personne d'autre ne peut regarder.
page-duel-invite = Invite ton adversaire
page-duel-game = Partie
page-duel-score = Score
page-duel-points = points
page-duel-not-over = Les victoires décident, puis les points des deux parties ensemble.
page-duel-running = est en cours
page-duel-finished = est finie
page-duel-abandoned = a été interrompue
page-duel-missing = attend ton adversaire
page-duel-waits = commence quand la première partie est finie
page-to-table = À la table
page-to-duel = Au duel
page-to-tournament = Au tournoi

## Tournaments
tournament-not-host = Seul l'hôte du tournoi peut le faire.
tournament-begun = Le tournoi a commencé ; personne ne peut plus s'inscrire.
tournament-full = Le tournoi est complet ; { $most } participants au plus.
tournament-too-few = Trop peu de participants ; il en faut au moins { $least }.
tournament-round-not-done = Des parties de cette ronde sont encore en cours.
tournament-is-over = Le tournoi est fini.
tournament-stranger = Il n'y a personne de tel dans le tournoi.
tournament-has-left = { $who } a quitté cette partie du tournoi : elle ne lui rapporte aucun point, quoi que fasse le bot.
tournament-bots = Trop de bots : un tournoi en a { $most } au plus, et un de plus pour chaque personne qui y prend part.
page-tournaments = Tournois
page-tournaments-lead = Soirées de club et tournois : tu ouvres les rondes, les tables s'installent et les résultats s'inscrivent d'eux-mêmes.
page-new-tournament = Nouveau tournoi
page-tournament-list = Tous les tournois
page-no-tournaments = Il n'y a pas encore de tournoi.
page-tournament-title = Nom du tournoi
page-tournament-host-plays = Je participe aussi
page-tournament-size = Joueurs à une table
page-tournament-system = Qui rencontre qui
page-tournament-swiss = Système suisse : qui a autant de points que toi
page-tournament-robin = Toutes rondes : chacun rencontre tous les autres
page-tournament-rounds = Nombre de rondes
page-tournament-rounds-known = Autant de rondes qu'il faut pour que tous se soient rencontrés une fois.
page-tournament-chance = Hasard
page-tournament-own-chance = Chaque table a le sien
page-tournament-same-chance = Duplicate : à chaque ronde, toutes les tables ont les mêmes tuiles, cartes et dés
page-tournament-free-chairs = Chaises libres
page-tournament-sit-out = Quelqu'un se repose, à chaque fois un autre
page-tournament-private = Seulement qui a le lien
page-tournament-public = Tout le monde peut regarder et s'inscrire
page-tournament-make = Créer le tournoi
page-tournament-enter = Participer
page-tournament-leave = Ne plus participer
page-tournament-host = Tu es l'hôte
page-tournament-open-round = Ouvrir la ronde
page-tournament-halt = Interrompre les parties en cours
page-tournament-end = Finir le tournoi maintenant
page-tournament-call-off = Annuler
page-tournament-bot = Faire participer un bot
page-tournament-add = Ajouter
page-tournament-invite = Lien pour qui veut participer
page-standings = Classement
page-tournament-how = Comment on compte
page-tournament-score-two = Une victoire vaut un point, une victoire partagée un demi-point.
page-tournament-score-places = La première place vaut un point, la dernière rien, les autres à intervalles égaux ; les places partagées partagent.
page-tournament-score-compared = Tes points sont comparés à ceux de tous ceux qui avaient ta place aux autres tables : un pour chacun que tu bats, un demi à égalité, divisé par leur nombre.
page-tournament-byes-two = Qui se repose reçoit un point.
page-tournament-byes-more = Qui se repose reçoit un demi-point.
page-tournament-left = Qui quitte une partie (un bot joue un coup à sa place), n'a plus de temps ou ne vient pas n'obtient rien ; une partie interrompue donne un demi-point à ceux qui étaient là.
page-tournament-buchholz = Les scores de ceux que tu as rencontrés, additionnés. Se reposer compte comme rencontrer quelqu'un avec la moitié des points.
page-tournament-sonneborn = Les scores de ceux que tu as battus et la moitié de ceux avec qui tu as partagé.
page-tournament-compared = Tes points contre ceux de tous ceux qui avaient ta place aux autres tables.
page-tournament-firsts = Combien de fois tu as fini premier.
page-tournament-duplicate-told = Toutes les tables d'une ronde ont le même hasard. Tant que ses parties ne sont pas toutes finies, personne ne voit une autre table et aucun résultat n'est donné.
page-break-buchholz = Adversaires
page-break-sonneborn = Battus
page-break-compared = Comparaison
page-break-firsts = Premières places
page-tournament-who = Joueur
page-tournament-score = Points
page-tournament-games = Parties
page-tournament-remove = Retirer
page-tournament-gone = parti
page-tournament-table = Table
page-tournament-at-table = à une table
page-tournament-people = participants
page-tournament-round = Ronde
page-tournament-round-done = complète
page-tournament-entry = Inscriptions ouvertes
page-tournament-running = En cours
page-tournament-over = Fini
page-tournament-my-game = À ta partie
page-tournament-byes = Se repose
page-swiss = Système suisse
page-robin = Toutes rondes
page-duplicate = duplicate
page-how-forfeit = abandon
page-how-halted = interrompue
page-how-absent = absent

## Programmes des personnes
chairs-program = { $name } · bot de { $owner }
chairs-program-short = { $name } · bot
page-bots = Mes bots
page-bots-lead = Un bot est un de tes programmes, qui joue aux tables par le réseau. Donne-lui un nom et crée un jeton pour lui ; tout le monde à la table voit que c’est un bot, et de qui.
page-bots-name = Nom du bot
page-bots-make = Créer un jeton
page-bots-token = Ton jeton
page-bots-once = Il n’est montré que maintenant. Garde-le là où personne d’autre ne peut le lire : qui l’a joue comme ton bot.
page-bots-copy = Copier
page-bots-copied = Copié
page-bots-try = Faire jouer un programme :
page-bots-revoke = Révoquer
page-bots-revoke-sure = Révoquer ce jeton ? Le bot est déconnecté tout de suite et ne peut plus revenir avec lui.
page-bots-none = Tu n’as pas encore de bot.
page-bots-used = utilisé la dernière fois
page-bots-never = jamais utilisé
page-bots-rights = Un jeton permet de s’asseoir, de regarder, de jouer et de partir. Il ne permet pas d’ouvrir des tables, d’écrire dans la discussion, de demander des conseils ni de changer quoi que ce soit de toi.
page-bots-made = créé
page-bots-mark = bot

# Problèmes
puzzle-ask = Tu es { $who }. Quel est ton meilleur coup ?
puzzle-more = Juste jusqu'ici. Comment continues-tu ?
puzzle-wrong = Ce n'est pas une mauvaise idée, mais il y a ici quelque chose de nettement plus fort.
puzzle-over = Ce problème est terminé. Le suivant t'attend.
puzzle-right = Juste ! { $answer }.
puzzle-shown = La réponse : { $answer }.
puzzle-prevents = Sinon { $who } pourrait continuer : { $step }. { $who } gagnerait ainsi la partie.
puzzle-why = { $reason } D'ici, ce coup gagne environ { $chance } parties sur 100, { $ahead } de plus que le deuxième choix (« { $rival } ») : { $rival_chance }.
puzzle-brings = Cela te rapporte tout de suite : { $points }.
puzzle-takes = { $who } perd tout de suite : { $points }.
puzzle-opens = Dans le même tour, tu peux continuer : { $step }. En tout, cela rapporte : { $points }.
puzzle-opens-victory = Dans le même tour, tu peux continuer : { $step }. La partie est alors gagnée.
puzzle-victorious = La partie est alors gagnée.
puzzle-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
page-puzzle = Problème
page-puzzles = Problèmes
page-puzzles-lead = Trouve le seul coup qui est nettement le meilleur. Chacun est prouvé par de longues recherches.
page-puzzles-none = Il n'y a pas encore de problèmes.
page-puzzle-day = Problème du jour
page-puzzle-show = Montre-moi
page-puzzle-next = Problème suivant
page-puzzle-again = Essaie encore, ou laisse-toi montrer la réponse.
page-puzzle-rating = Classement problèmes
page-puzzle-difficulty = Difficulté
page-puzzle-streak = justes de suite
page-puzzle-streak-now = De suite maintenant
page-puzzle-streak-best = Plus longue série
page-puzzle-solved = Justes du premier coup
page-puzzle-never-played = Jamais joué ? Première partie
page-puzzle-by-difficulty = Par difficulté
page-puzzle-by-theme = Par thème
page-puzzle-train = S'entraîner
page-puzzle-all = Tous les problèmes
page-puzzle-was-right = résolu
page-puzzle-was-missed = manqué
page-puzzle-open = pas encore de réponse

# Le guide après un tour
critique-better = Il y avait mieux : { $best }.
critique-chances = De là, ce coup gagne environ { $better } parties sur 100, le tien { $chance }.
critique-gains = Il aurait rapporté tout de suite : { $what }.
critique-reply = Maintenant { $who } peut répondre : { $reply }.
critique-reply-wins = Cela gagne la partie.
critique-reply-costs = Cela te coûte : { $what }.
critique-reply-brings = Cela rapporte à { $who } : { $what }.
page-critique = Guide après mes tours
page-critique-lead = Après ton tour, il dit si quelque chose était nettement meilleur.
page-critique-close = Ranger les mots du guide

## Notebooks
notebook-others = Laisser passer les autres
notebook-news = Ce qui s'est passé
notebook-thinks = Les autres réfléchissent
notebook-late = Ce n'est pas possible maintenant : la table a avancé.

## Amis
friend-not-found = Avec cela seul, on ne trouve personne. Demande le code.
friend-yourself = C'est toi.
friend-too-many = Il y en a déjà trop.
friend-too-often = Trop souvent. Réessaie dans un moment.
friend-none = Cet ami ou cette demande n'existe pas.
friend-stranger = Seul qui est assis à cette table peut le faire.
friend-begun = La partie a commencé.
page-friends = Amis
page-friends-lead = Seuls tes amis voient si tu es là. Tu peux les inviter à une table et leur garder des places.
page-friends-asked = Ils veulent être tes amis
page-friends-asking = Tu as demandé
page-friends-none = Encore aucun. Demande à quelqu'un par son nom, ou à qui tu as rencontré à une table.
page-friends-ask = Demander à quelqu'un
page-friends-ask-do = Demander
page-friends-name = Nom ou code
page-friends-code = Les autres te trouvent par ce code :
page-friends-met = Qui tu as rencontré
page-friends-accept = Accepter
page-friends-decline = Refuser
page-friends-remove = Retirer
page-friends-withdraw = Annuler la demande
page-friends-there = est là
page-invitations = Invitations
page-invites-you = t'invite
page-invitation-no = Non, merci
page-invited = Invité.
page-invite-friend-do = Inviter
page-keep-seat = Garder une place
page-seat-kept = gardée pour
page-release-seat = Libérer
page-seat-friend = Garder pour

page-tournament-open-to = Qui peut regarder et s'inscrire ?
page-tournament-sure = On ne peut pas revenir en arrière.
page-tournament-yes = Oui
