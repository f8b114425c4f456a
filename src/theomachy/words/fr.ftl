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

## Looking at a game again

reviews-not-over = La partie pourra être revue quand elle sera terminée.
reviews-busy = Beaucoup de parties sont en cours d'analyse. Réessaie dans une minute.
reviews-failed = L'analyse n'a pas abouti. Réessaie.

## At the table

tables-stale = La partie avait avancé entre-temps. Regarde de nouveau.
tables-not-yours = Ce n'est pas ta place.
tables-no-undo = Il n'y a rien que tu puisses reprendre maintenant.
tables-not-written = Le coup n'a pas pu être enregistré et n'a pas été joué. Réessaie.
tables-unsure = On ne sait pas encore si le coup a été enregistré. La page continue de demander.

## Tables that cannot be opened

shelf-other-rules = Cette partie a été jouée avec la révision { $old } des règles ; ici, c'est la révision { $new } qui vaut. Elle peut être lue comme enregistrement, mais pas continuée.
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
page-players = joueurs
page-minutes = minutes
page-by = par
page-rules = Règles
page-your-turn = à toi de jouer
page-waiting = en attente de joueurs
page-finished = terminée
page-abandoned = interrompue
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
page-options-lead = Tout est réglé comme on joue d'habitude.
page-which-way = Comment voulez-vous jouer ?
page-more-options = Autres options
page-usual = habituel
page-open-table = Ouvrir la table
page-back = Retour au salon
page-people = Joueurs
page-invite = Inviter
page-invite-lead = Qui ouvre ce lien peut regarder et prendre une place libre.
page-copy = Copier
page-copied = Copié
page-cancel = Annuler
page-undo = Reprendre le coup
page-hint = Conseil
page-thinking = Réflexion en cours …
page-hint-lead = Chances de gagner selon la recherche. Un clic montre le coup sur la table.
page-then = puis
page-confirm = Confirmer
page-ask-first = Demander avant chaque coup
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
page-deleted = Cette table a été supprimée.
page-abandon = Interrompre la partie
page-abandon-lead = La partie reste pour tous telle qu'elle est et ne peut plus être continuée. Personne n'a gagné.
page-delete = Supprimer la table
page-delete-lead = La table et tout ce qui y a été joué sont supprimés pour tous. C'est irréversible.
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
page-return-seat = Reprendre ma place
page-bot-for-you = Un bot continue pour toi.
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
page-better = mieux
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

## The table as a page of panels

page-log = Tours
page-panel = Tours et règles
page-turn = Tour
page-beginning = Le début
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
page-all-rules-lead = Chaque règle en article numéroté, avec recherche. Les refus et le récit y renvoient.
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
page-open-record-lead = Regardez une partie depuis un fichier, coup par coup. Rien n'est gardé sans votre demande.
page-record-file = Fichier
page-record-paste = ou collez le texte ici
page-record-large = Ce fichier est trop grand pour un enregistrement ; permis : 256 Ko.
page-record-none = Choisissez d'abord un fichier ou collez un enregistrement.
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

## Duels
duel-wins = { $who } gagne le duel, { $mine } à { $theirs }.
duel-points = Une victoire chacun : { $who } gagne le duel aux points, { $mine } à { $theirs }.
duel-tie = Le duel est à égalité : autant de victoires et { $points } points chacun.
duel-ended = Une partie a été interrompue, le duel n'a donc pas de vainqueur.
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
page-tournament-left = Qui quitte une partie, n'a plus de temps ou ne vient pas n'obtient rien ; une partie interrompue donne un demi-point à ceux qui étaient là.
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
page-tournament-open-to = Qui peut regarder et s'inscrire ?
page-tournament-sure = On ne peut pas revenir en arrière.
page-tournament-yes = Oui
