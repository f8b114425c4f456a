### What the table itself says

several = { $first } and { $last }

## Ending and deleting tables

ending-abandoned = The host has ended this game unfinished.
ending-not-host = Only who set up the table can do this.
ending-not-running = No game is running at this table.
ending-running = The game is running. End it unfinished first, then the table can be deleted.

## Why not?

why-nothing = This cannot be used in this game at the moment.
why-later = This can be used now, but not together with what you chose before. Cancel first.
why-not-now = It is not your turn. { $question }
why-over = The game is over.

## Seats that are handed over

handing-not-begun = The game has not begun. Until then you simply stand up.
handing-over = The game is over: seats do not change hands any more.
handing-stranger = Only who plays at this table, or its host, can let a bot play on for somebody.
handing-not-a-person = A bot plays there already.
handing-looking = { $who } is looking at the table. Nobody else can hand over this seat.
handing-too-early = { $who } may come back. A bot can play on in { $wait } seconds.
handing-not-your-seat = This seat was not handed over by you or for you.
handing-changed = Something has changed meanwhile. Look again.
handing-not-called = Tell { $who } first that a bot may play on. A few minutes later it can.
handing-called = { $who } has been told. If { $who } does not look at the table, a bot can play on in { $wait } seconds.
handing-own-choice = For somebody else only one bot can play on: { $bot }.

## Looking at a game again

reviews-not-over = The game can be looked at again when it is over.
reviews-secret = This game was ended unfinished, and what was hidden in it stays hidden: it can be looked at again, but not played on.
reviews-busy = Many games are being looked at. Try again in a minute.
reviews-too-many = You already have { $most } reviews running. Wait until one of them is done.
reviews-failed = The analysis did not work. Try again.
reviews-beginning = This is the beginning of the game.
reviews-untold = { $who } makes a move that you may not see.
reviews-untold-chance = Chance or the clock acts. There is nothing to tell of it.

## At the table

tables-stale = The table had moved on. Look again.
tables-not-yours = This is not your seat.
tables-no-undo = There is nothing that you can take back now.
tables-not-written = The move could not be written down and was not made. Try again.
tables-unsure = It is not clear yet whether the move was written down. The page keeps asking.

## Tables that cannot be opened

shelf-other-rules = This game was played by revision { $old } of the rules, and revision { $new } is played here. It can be read as a record, but not played on.
shelf-other-components = This game is played with other components than the game’s own, and this server has no file of them. Ask its host to name that file again.
shelf-broken = This table cannot be opened any more. Whoever set it up can delete it.
shelf-closed = The record is open when the game is over.

## Chairs

bot-random = Beginner's luck
bot-greedy = Quick taker
bot-level-1 = Bot, gentle
bot-level-2 = Bot, easy
bot-level-3 = Bot, fair
bot-level-4 = Bot, strong
bot-level-5 = Bot, expert
bot-level-6 = Bot, master
weaker-hurried = weaker for the moment: many bots are waiting to think
weaker-standby = weaker for the moment: it could not think, a simpler bot answered
weaker = plays as well as usual again
chairs-stands-in = { $bot } (for { $person })

## Hints

hints-not-asked = A hint is for the one who is asked. It is not you now.
hints-too-many = You have asked for many hints. Wait a little.
hints-not-found = No hint could be found this time. Try again.

## Pages

page-motto = Five games about gods and peoples, at one table.
page-your-name = Your name
page-guest = Guest
page-play-now = Play now
page-new-table = New table …
page-my-games = My games
page-open-tables = Open tables
page-no-open = No table is waiting for players. Set one up.
page-games-to-watch = Games to watch
page-watch = Watch
page-spectators = spectators
page-spectator-one = spectator
page-players = players
page-minutes = minutes
page-by = by
page-rules = Rules
page-your-turn = your turn
page-waiting = waiting for players
page-finished = finished
page-abandoned = ended unfinished
page-finished-by-bot = finished by a bot
page-turn-of = turn of
page-continue = Continue
page-look = Look
page-join = Join
page-private = private
page-public = public
page-set-up = Set up a table
page-how-many = How many players?
page-seats = Who sits where?
page-seat-me = Me
page-seat-here = Another person at this screen
page-seat-link = A person I send the link to
page-seat-open = Anybody from the lobby
page-seat-bot = bot
page-name = Name
page-who-may-see = Who may see the table?
page-private-long = Only who has the link
page-public-long = Everybody: it is listed in the lobby
page-hints = Hints
page-options = Rule options
page-which-way = How do you want to play?
page-more-options = More options
page-usual = usual
page-open-table = Open the table
page-preset = What kind of table?
page-preset-bots = Quick game against bots
page-preset-bots-lead = You begin at once.
page-preset-link = With friends by link
page-preset-link-lead = You send a link; your friends open it and sit down.
page-preset-here = Here at one screen
page-preset-here-lead = You hand the device to each other.
page-preset-other-lead = Everybody acts at once, you against bots.
page-rules-usual = Usual rules
page-rules-changed = Changed rules
page-usual-rules = Restore the usual rules
page-table-terms = Visitors, rating, hints
page-unrated = Not rated
page-hints-on = with hints
page-hints-off = without hints
page-set-up-table = Choose rules, clock and seats
page-back = Back to the lobby
page-people = Players
page-invite = Invite
page-invite-lead = Whoever opens this link may look and take a free seat.
page-copy = Copy
page-copied = Copied
page-copy-by-hand = Copy this yourself (Ctrl+C, or press and hold):
page-cancel = Cancel
page-undo = Take back
page-hint = Hint
page-thinking = Thinking …
page-hint-lead = Chance of winning, as the search sees it. Click one to see it on the board.
page-whole-sentence = The whole sentence
page-then = then
page-other-order = the same as # in the other order
page-at-upper-left = top left
page-at-upper = at the top
page-at-upper-right = top right
page-at-left = on the left
page-at-middle = in the middle
page-at-right = on the right
page-at-lower-left = bottom left
page-at-lower = at the bottom
page-at-lower-right = bottom right
page-further-left = further left
page-further-right = further right
page-further-up = further up
page-further-down = further down
page-between = between them
page-confirm = Do it
page-confirm-end = Do it and end your turn
page-ask-first = Ask before each move
page-ask-end = Confirm the end of my turn
page-place-first = This place is chosen: now choose what to do there.
page-choices = Choices
page-fit = Show everything
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-rules-language = { "" }
page-search-rules = Search the rules
page-nothing-found = Nothing found.
page-offline = The connection is lost. Trying again …
page-back-online = Connected again.
page-gone = This table does not exist, or it is not open to you.
page-no-page = There is no such page, or it is not open to you.
page-deleted = This table has been deleted.
page-abandon = End the game unfinished
page-abandon-lead = The game stays as it is now, for everybody, and cannot be played on. Nobody has won.
page-delete = Delete the table
page-delete-lead = The table and everything that was played there are deleted for everybody. This cannot be taken back.
page-put-away = Put away
page-put-away-lead = This first game goes from your list. You can play it again at any time.
page-spectator = You are watching.
page-cover = Hand the screen to
page-cover-lead = Everybody else looks away, please.
page-i-am = I am
page-free-seat = free
page-sit-here = Sit down here
page-name-lead = a name that nobody else at the table has, up to 40 letters, or nothing
page-rename = Change
page-stand-up = Stand up
page-leave-seat = Leave; a bot plays on
page-leave-lead = The bot sees only what you could see. While the game runs you can take your seat back at any time.
page-replace-seat = Let a bot play on
page-replace-lead = The bot sees only what this player could see. Whoever comes back can take the seat back.
page-replace-wait = away; a bot may play on in
page-call-seat = Tell the player
page-call-lead = The player gets a notice, and can come back. If nobody has looked at the table from this seat some minutes later, you can let a bot of the middle level play on.
page-call-wait = away; you can tell the player in
page-return-seat = Take my seat back
page-bot-for-you = A bot plays on for you.
page-time-ran-out = Your time ran out. A bot plays on in your place, and you cannot come back to this game.
page-which-bot = Which bot?
page-waiting-lead = The game begins when every seat is taken.
page-record = Record of the game
page-you = you
page-play-as = You play as
page-light = Light
page-dark = Dark
page-language = Language
page-again = Play again
page-look-again = Look at the game again
page-analysis = Analysis
page-review-working = Going through the game again …
page-turning-points = Turning points
page-no-turns = No single move changed much.
page-review-lead = Chances are computed with open cards, since everything may be known now; whether a move was good is judged by what its player knew.
page-luck = Luck
page-luck-lead = What dice, cards and draws brought, in parts of a victory: by as much as they changed everybody's chances against what was to be expected.
page-luck-strokes = Greatest strokes of luck
page-better = better
page-better-move = Better here
page-winning-chance = winning chance
page-winning-chance-short = chance
page-more = More
page-moment = Moment of the game
page-move-before = One move back
page-move-after = One move on
page-to-the-end = To the end
page-again-try = Try again
page-points = points
page-lobby = Lobby
page-close = Close
page-start-hint = Lit things can be clicked. Click anything else to ask why not.
page-failed = That did not work. Try again.
page-last-move = last move
page-time = Time

## The terminal

terminal-help =
    Type an action as the list writes it, for example the first words of a line and one of its places.
    { "  " }legal [WORDS]   what you can do now; with words (legal temple) with all effects
    { "  " }board           the table again
    { "  " }why ACTION      may I do this, and if not, which rule forbids it
    { "  " }log [N]         the last N things that happened (all without N)
    { "  " }rules ID|WORDS  a rule by its id (rules GODS2-A-14) or by words in it
    { "  " }undo            take your last step back, until chance or another player has acted
    { "  " }save FILE       write the game down
    { "  " }quit            leave; the game can be kept and resumed
terminal-welcome = { $title }. Type help for the commands.
terminal-hand-over = { $who }, take the keyboard and press Enter:{ " " }
terminal-you-can = You can:
terminal-more = legal WORDS shows all effects, help the commands.
terminal-none-such = No action begins with { $words }; now there are: { $heads }.
terminal-allowed = Yes: { $told }.
terminal-forbidden = Not possible now: { $text }. { $clause }: { $rule }
terminal-why-what = Say which action: why temple 0,1.
terminal-nothing-yet = Nothing has happened yet.
terminal-undone = Taken back: { $text }.
terminal-no-undo = There is nothing of yours to take back: chance or another player has acted since.
terminal-save-where = Say where: save FILE.
terminal-saved = Saved. Go on with: theomachy play --resume { $file }
terminal-offer = Keep the game? Enter saves it as { $file }; type another name, or n to let it go:{ " " }
terminal-bye = Goodbye.
terminal-final =
    { $place }. { $name } ({ $who }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-number = log takes a whole number.

## Games that begin small (core/defaults.py)

plain-wait = { $who } is on turn.
plain-chance = Chance decides.
plain-over = The game is over. { $winners }: { $points ->
    [one] one point
   *[other] { $points } points
 }.
seat-red = Red
seat-yellow = Yellow
seat-green = Green
seat-blue = Blue
seat-violet = Violet

## Names of players

colour-none = the seats of { $game } have no colours to choose
colour-many = { $n } colours for { $players } players; allowed: one for each, empty for the usual
colour-unknown = no colour { $colour }; allowed: { $allowed }
colour-taken = two seats cannot both have the colour { $colour }; still free: { $free }
colour-is-red = Red
colour-is-yellow = Yellow
colour-is-green = Green
colour-is-blue = Blue
colour-is-purple = Purple
colour-is-orange = Orange
colour-is-violet = Violet
colour-is-white = White
colour-is-pink = Pink
page-colour-yours = Your colour
page-colour-usual = As usual
figure-none = the players of { $game } have no figures to choose
figure-many = { $n } figures for { $players } players; allowed: one for each, empty for the usual
figure-unknown = no figure { $figure }; allowed: { $allowed }
figure-taken = two seats cannot both have the figure { $figure }; still free: { $free }
figure-is-flame = Flame
figure-is-sun = Sun
figure-is-leaf = Leaf
figure-is-moon = Moon
figure-is-star = Star
figure-is-mask = Blank mask
page-figure-yours = Your figure
page-figure-usual = Goes with the colour
name-none = the players of { $game } have no names of their own; allowed for: { $allowed }
name-spaces = the name { $name } has spaces around it or several in a row; allowed is one between two words: { $hint }
name-long = the name { $name } has { $n } characters; allowed are at most { $most }
name-signs = the name { $name } has characters that no name can have; not allowed: { $signs } and what cannot be printed
name-empty = a name has at least one character
name-reserved = nobody can be called { $name }: in records that is somebody else; not allowed: { $reserved }
name-taken = two players cannot both be called { $name }; allowed is any name that is not taken: { $taken }

## The graph of winning chances

chances-title = Winning chances
chances-moves = moves
chances-turning = Turning point

## What decided a finished game (core/decided.py)

decided-margin =
    { $points ->
        [one] { $points } point, { $more } more than { $other }.
       *[other] { $points } points, { $more } more than { $other }.
    }
decided-source = The greatest lead: { $source }, { $mine } to { $theirs }.

## The table as a page of panels

page-log = Turns
page-panel = Turns and rules
page-turn = Turn
page-beginning = The beginning
page-call-more = Read all of it
page-result-turns = turns
page-result-rating = Your rating:
page-why = why?
page-rule = Rule
page-question = Question
page-since = Since your last turn
page-tray = What you can play
page-board = Board
page-table = Table
page-menu = Menu
page-settings = Settings
page-sound = Sound
page-other = Something else
page-here = here
page-away = away
page-next = Next
page-pace = How fast others are shown
page-pace-step = Step by step
page-pace-slow = Slow
page-pace-fast = Fast
page-hint-none = The bulb shows what a strong player would do.
page-play-first = Play 1
page-result = Result
page-you-win = You win!
page-wins = wins
page-shared-victory = Shared victory
page-points-from = Points and where they come from
page-decided = What decided it
page-copy-link = Copy the link
page-picture = As a picture
page-keys = Keys
page-key-arrows = to the next thing in that direction
page-key-enter = do it
page-key-number = choose from the tray
page-key-turn = turn what you hold; show its other side
page-key-escape = one step back
page-key-recap = what the others did
page-key-zoom = zoom, show everything
page-key-explain = tell what things are: the arrows go to everything
page-lens = Lens: points instead of prices
page-line-lead = The line goes on. Nothing is played until you say so.
page-play-next = Play the next step

## The lobby

page-play = Play
page-opponents = opponents
page-strength = strength
page-strength-1 = gentle
page-strength-2 = easy
page-strength-3 = fair
page-strength-4 = strong
page-strength-5 = expert
page-strength-6 = master
page-with-people = With people …
page-min = min
page-results = Last results
page-results-short = Results
page-winner = Winner
page-tables = Tables
page-no-results = What you have finished will stand here.
page-place = place
page-thinks = is thinking
page-seats-free = seats free
page-seat-free = one seat free
page-invite-friend = Invite a friend
page-just-now = just now
page-new-here = New here?
page-new-here-lead = Play a short guided game: an owl says what to do and why. Then the game is yours.
page-choose-game = Which game?
page-with-hints = Whoever is asked may have a hint from the search, made from what he can see.
page-without-hints = Nobody gets hints.
page-no-hints-table = At this table nobody gets hints.
hints-refused = This table was set up without hints.
page-first-edition = first edition
page-second-edition = second edition

## Playing again

again-running = The same people can play again when this game is over.
again-stranger = Only who played here can play again with the same people.
again-taken = The new game has begun without you.
lobby-not-free = This seat is not free any more, or the game has begun.
openings-too-many = You have { $most } tables or tournaments that wait for players. Fill one, end one, or make this one private.
openings-too-many-here = { $most } tables or tournaments from your address wait for players. Wait until one begins, or make this one private.
rules-changed =
    { $count ->
        [one] Rules: 1 change
       *[other] Rules: { $count } changes
    }
page-again-same = Play again, same people
page-wants-again = wants to play again
page-want-again = want to play again
page-share = Share
page-see-it = See it
page-leave-table = Leave the table
page-put-bot = Put a bot here
page-take-bot = Take the bot away
page-fill-bots = Begin now, with bots on the free seats
page-close-table = Close the table
page-scan = Scan, or send the link
page-is-away = is away
page-as-png = Picture (PNG)
page-as-svg = Picture (SVG)
page-nothing-decided = No single move changed much.

# The coach of a guided game.
coach-otherwise = That is allowed, but let us first do this: { $say }
page-coach = Your coach
page-coach-next = Next
page-coach-show = Show me
page-coach-skip = Skip the tour
page-coach-resume = Go on with the tour
page-first-game = First game
page-play-first-game = Play the guided first game
page-all-rules = All rules
page-print = Print
page-all-rules-lead = Every rule as a numbered clause, with search. Refusals and the log link to them.
page-example-before = It begins like this
page-example-again = Another case
page-example-after = Afterwards
page-example-large = Larger, on a page of its own
page-example-lines = Line by line, as the tests play it
page-offer-first = Your first game of this?
page-offer-first-lead = A short guided game shows you how it goes, step by step. It takes about three minutes.
page-just-play = Just play

## The archive
page-archive = Archive
page-archive-lead = Games that are over: everybody's public ones, and those at whose table you sat.
page-which-game = Game
page-any-game = any
page-any-number = any
page-who-played = Who played
page-at-least-moves = Moves, at least
page-at-most-moves = Moves, at most
page-how-ended = Ending
page-has-left = left
page-any-end = any
page-played-out = played to the end
page-only-mine = I played
page-only-won = Won by this player, or by me
page-find = Find
page-moves = moves
page-private-game = private
page-game-found = game
page-games-found = games
page-none-found = No game that is over fits.
page-pages = Pages
page-newer = Newer
page-older = Older
page-look-again-short = Look again
page-record-short = Record
page-open-record = Open a record
page-download-games = Download my games
page-open-record-lead = Look at a game from a file, move by move. Nothing is stored unless you say so.
page-record-file = File
page-record-paste = or paste the text here
page-record-large = This file is too large for a record; allowed: 256 KB.
page-record-none = Choose a file or paste a record first.
page-record-unread = This record cannot be read:
page-seen-by = Seen by
page-by-spectator = a spectator
page-keep-record = Keep it among my games
page-play-on = Play on from here
page-play-on-lead = A new table begins with the moves up to this moment. What chance does then is new; what everybody held may be known.
page-play-on-begin = Begin
page-copy-moment = Copy link to this moment

## Chat
chat-nobody-yet = You need a name before you can write.
chat-empty = There is nothing written.
chat-too-long = A line has at most { $most } letters, not { $length }.
chat-no-phrase = There is no such phrase; allowed: { $allowed }.
chat-too-fast = That was a lot at once. Wait a little before you write again.
chat-not-written = Your line could not be kept. Send it again.
chat-phrase-hello = Hello!
chat-phrase-luck = Good luck!
chat-phrase-moment = One moment, please.
chat-phrase-well = Well played!
chat-phrase-oops = Oops!
chat-phrase-thanks = Thank you!
chat-phrase-yours = It is your turn.
chat-phrase-again = Shall we play again?
page-chat = Chat
page-chat-write = Write to the others
page-chat-watch = Only those who watch read this until the game is over.
page-chat-send = Send
page-chat-quick = Quick phrases
page-chat-silent = Nobody has said anything yet.
page-chat-watching = watching
page-chat-guest = Guest
page-chat-mute = Do not hear
page-chat-unmute = Hear again
page-chat-muted = You do not hear
page-chat-report = Report to the host
page-chat-reported = Reported. The host of this server will see it.
page-chat-more = About this line
page-chat-unread = new lines
page-notes = My notes
page-notes-lead = Only you read this.
page-notes-kept = Kept
page-notes-lost = Not kept yet

## Clocks
clock-none = No clock
clock-move = { $time } seconds for each move
clock-game = { $time } minutes for the whole game
clock-game-step = { $time } minutes for the whole game, { $step } seconds more with each move
clock-days = { $time ->
    [one] one day for each move
   *[other] { $time } days for each move
}
clock-time-up = The time is up; a bot plays on
clock-plays-on = The time of { $who } is up: { $bot } plays on.
clock-decides = At this table the clock decides: a bot plays on as soon as the time is up
page-clock = Clock
page-clock-none = No clock
page-clock-move = Time for each move
page-clock-game = Time for the whole game
page-clock-days = Days for each move
page-clock-seconds = seconds
page-clock-minutes = minutes
page-clock-days-unit = days
page-clock-step = more seconds with each move
page-clock-lead = When somebody's time is up, a bot plays on for them. Time also runs while nobody looks. Bots have no clock.
page-clock-own = This game has time limits of its own.
page-clock-left = time left
page-next-game = Next game that waits for you
page-no-next-game = No other game waits for you.

## Accounts
account-left = Somebody who left
account-name-allowed = A name has 2 to { $most } letters, digits, spaces or the signs ' - _ . and begins with a letter or digit; “Guest” is nobody’s name.
account-name-taken = The name “{ $name }” belongs to somebody else. Choose another one.
naming-blank = A name needs at least one letter or sign that can be seen.
naming-hidden = A name has no signs that cannot be seen or that turn the direction of writing; this one has { $sign }.
naming-long = A name has at most { $most } letters, not { $n }.
naming-marks = A name has at most { $most } marks on one letter.
naming-mixed = “{ $word }” mixes letters of several alphabets. Write each word in one.
naming-account = The name “{ $name }” is that of an account, or looks the same. Sign in if it is yours, or choose another name.
account-bad-password = A password has { $least } to { $most } letters and is not the name.
account-passkey-not-good = This passkey could not be used. Try again, or sign in another way.
account-passkeys-too-many = You have { $most } passkeys; remove one first.
account-bad-mail = This is no mail address; allowed is something like anna@example.org.
account-wrong = That does not fit. Look at the name and at what you typed, and try again.
account-wrong-old = The old password is not right.
account-too-often = That was tried very often. Wait a minute.
account-new-too-often = Many new accounts were made from your address. Wait an hour, or sign in to the account that you have.
account-mails-too-often = Many mails were asked for by you or for this address. Look into the mailbox, or wait an hour.
account-no-way-back = You have no way back in yet: add a password or a passkey before you sign out.
account-last-way = This is your last way in. Add another one first.
account-not-you = To delete, type your name: { $name }
account-no-mail = This server sends no mail.
account-mail-taken = This address belongs to another account.
account-old-link = This link has been used, is too old, or is meant for another browser. Ask for a new one.
account-mail-subject = Your link to Theomachy
account-mail-text = Somebody, probably you, wants to sign in at Theomachy. This link does it; it works once and for { $minutes } minutes: { $link } If it was not you, do nothing.
account-mail-new-text = With this link you say that this address is yours and may be used to sign in at Theomachy. It works once and for { $minutes } minutes, in the browser in which you asked for it: { $link } If you did not ask, do nothing.
page-me = About me
me-title = About me
me-lead-guest = You play as a guest. Your games are kept for this browser alone, until you add a way to sign in.
me-lead-account = Your name, how you sign in, and what is kept about you.
me-guest-name = Your name as a guest
me-keep = Keep my games
me-keep-lead = Add a password or a passkey: everything that you have played stays yours, and you can sign in on other devices too.
me-name = Name
me-password = Password
me-old-password = Old password
me-new-password = New password
me-password-wanted = Type a password, or choose a passkey.
me-password-add-lead = At least eight letters. You get a code to print in case you forget it.
me-password-change-lead = At least eight letters. All other devices are signed out, and you get a new code.
me-add-password = Add password
me-change-password = Change password
me-keep-by-password = Keep with a password
me-keep-by-passkey = Keep with a passkey
me-keep-by-mail = Keep with a mail address
me-mail = Mail address
me-send-link = Send me a link
me-drop-mail = Forget the address
me-link-sent = If this address can get it, a link is under way. It works for half an hour.
me-link-title = Use this link?
me-link-lead = It comes from a mail that was asked for here.
me-link-go = Yes, go on
me-sign-in = Sign in
me-sign-in-lead = You have been here before? What you have played on this device as a guest comes along.
me-sign-in-by-passkey = Sign in with a passkey
me-sign-in-by-mail = Sign in by mail
me-forgotten = Password forgotten
me-forgotten-lead = With the printed code you choose a new password. All other devices are signed out.
me-code = Printed code
me-recover = Choose this password
me-code-title = Your code
me-code-lead = Print it or write it down. With it you come back if you forget your password. It is shown only now.
me-code-kept = I have it
me-rename = Change name
me-profile = My profile
me-ways = How you sign in
me-ways-lead = Two ways are safer than one: if you lose one, the other lets you in.
me-passkeys = Passkeys
me-passkeys-lead = Kept by your device and opened by fingerprint, face or PIN. There is nothing to remember.
me-add-passkey = Add a passkey
me-passkey-none = No passkey was chosen. Nothing has changed.
me-sign-ins = Where you are signed in
me-sign-ins-lead = End what you do not know, or do not use any more. A sign-in ends by itself after 90 days without use, and after a year.
me-sign-out = Sign out here
me-end-others = End all others
me-others-ended = All other devices are signed out.
me-end = End
me-remove = Remove
me-added = added
me-last-used = last used
me-this-device = this device
me-device-unknown = Unknown device
me-how-guest = from the time as a guest
me-how-password = by password
me-how-passkey = by passkey
me-how-mail = by mail
me-how-recovery = by printed code
me-more = Friends, notices, bots
me-data = My data
me-data-lead = Everything that is kept about you, in one file that programs can read.
me-download = Download my data
me-games = Download my games
me-games-lead = Every game that you have finished, as a zip of records with day and time. Leave the days empty for all.
me-games-since = From
me-games-until = Up to
me-delete = Delete me
me-delete-lead = Your name, your ways to sign in, what you said at tables and your notes go. Games stay, for the others who played them; they say “Somebody who left”. In running games a bot plays on; rated ones count as lost. This cannot be undone.
me-delete-confirm = To be sure, type your name:
me-delete-now = Delete me for ever

## Ratings and profiles
rated-needs-account = Rated games are for people with an account. Add a password or a passkey under “About me”; what you have played stays yours.
rated-one-seat = In a rated game everybody has one seat, and plays with a device and an account of their own.
rated-levels-only = In a rated game bots have a level, 1 to 6: only their strength is known.
rated-no-undo = In a rated game nothing is taken back.
rated-not-from-here = A game that is played on from a moment cannot be rated.
rated-no-duel = A duel cannot be rated: who plays its second game has seen what chance will bring.
rated-usual-rules = Rated games are played by the usual rules: leave the options as they are.
rated-stays = A rated game that has begun stays: ratings are made of it.
rated-has-left = { $who } has left this rated game: it counts as lost for { $who }, whatever the bot does.
rated-short = This game was over before all its players had made { $least } moves: it counts for nobody’s rating.
rated-often = Of the rated games that the same two players begin within a day, { $most } count. This one is one more: it counts for nobody’s rating.
rated-record = The record of a rated game, a duel or a tournament game is open when the game is over.
rated-players-end = Who ends a rated game unfinished loses it. You do not play here, so you cannot end it.
page-rated = Rated
page-rated-no = Just a game
page-rated-yes = Rated: it counts for everybody’s rating
page-own-components = Played with other components than the game’s own:
page-rated-lead = Rated means: the usual rules, no hints, no taking back, everybody with an account, bots only of the levels, and a clock: three days for each move, unless you choose another. Whoever lets a bot make a move (handed over, away too long, out of time) or ends the game unfinished has lost it; the others are rated among themselves. A game counts when everybody has made at least six moves, and of the games that the same two begin within a day five count. The result is shown on profiles.
page-rated-guest = Rated games need an account:
page-rated-spoilt = This game counts for nobody’s rating.
page-rated-leave = This game is rated: as soon as the bot has made a move for you, it counts as lost for you, even if you come back.
page-rated-replace = This game is rated: as soon as the bot has made a move, it counts as lost for the player who is away.
page-rated-abandon = This game is rated: whoever ends it unfinished loses it, unless all others have left before.
page-provisional = provisional
page-leaders = Leaders
page-profile = Profile
profile-none = There is nobody of this name.
profile-lead = Public games, and the results of rated ones.
profile-ratings = Ratings
profile-no-ratings = No rated games yet.
profile-game = Game
profile-players = Players
profile-pace = Pace
profile-pace-live = at one sitting
profile-pace-slow = days a move
profile-rating = Rating
profile-deviation = give or take
profile-games = Games
profile-results = Results
profile-won = Won
profile-lost = Lost
profile-level = Drawn
profile-streak = Won in a row now
profile-longest = Most won in a row
profile-opponents = By opponent
profile-opponent = Opponent
profile-guests = Guests
profile-newest = Newest games
profile-no-games = No games that everybody may see yet.
profile-place = Place
profile-day = Day
profile-private = private
profile-unfinished = somebody left
leaders-lead = Who is how strong in rated games. Bots of a level stand fixed; “provisional” means that about ten games, or four different opponents, are still missing. Newcomers change the ratings of others little.
leaders-show = Show
leaders-none = Nobody has played rated here yet. The bots wait.
leaders-name = Name

## Notices and days away
notice-turn = Your turn: { $game }
notice-turn-text = { $game }, with { $others }: it is your turn.
notice-invited = { $who } invites you: { $game }
notice-invited-text = { $who } keeps a place for you at a table of { $game }.
notice-called = They wait for you: { $game }
notice-called-text = { $who } waits for you in { $game }. If you do not look at the table in the next minutes, a bot may play on for you; you can take your seat back at any time.
notice-trial = A notice for trial
notice-trial-text = Notices reach you this way.
notice-confirm = Do you want notices here?
notice-confirm-text = Somebody, probably you, has asked Theomachy to tell this address when it is their turn in a game. If it was you, say so here: { $link } If not, do nothing: no other mail will come.
notice-mail-end = You get this because you have asked for it. No more of it: { $link }
notice-no-push = This server sends no notices through browsers.
notice-no-mail = This server sends no mail.
notice-bad-mail = This is not a mail address.
notice-unreachable = Nothing arrives there. Look at the address again.
notice-not-allowed = Nothing is sent to this address. Allowed: addresses of the open Internet that begin with { $schemes }.
notice-too-many = You have { $most } ways already. Remove one first.
notice-too-often = Too often. Try again in a while.
notice-no-way = There is no such way, or it is not yours.
vacation-away = away until { $until }
vacation-too-far = A vacation begins within the next { $most } days.
vacation-already = You have set a vacation already. End it first.
vacation-too-long = You have { $left } of { $most } days left for this year.
page-notices = Notices
page-notices-lead = Be told when it is your turn: once for a turn, never while you look at the table, and only in the ways that you set up here.
page-notice-ways = Your ways
page-notice-none = None: you are told nothing.
page-notice-add = Add a way
page-notice-push = This browser
page-notice-push-add = Notices in this browser
page-notice-push-lead = Also while no page of ours is open. The browser asks you for permission.
page-notice-push-off = This server sends no notices through browsers.
page-notice-mail = Mail
page-notice-mail-add = Ask for mail
page-notice-mail-lead = First you get one letter with a link. Only when you have followed it, others come.
page-notice-mail-off = This server sends no mail.
page-notice-webhook = Your own server
page-notice-webhook-add = Add
page-notice-webhook-lead = For programmers: a POST with JSON, signed (X-Theomachy-Signature).
page-notice-turns = my turn
page-notice-invitations = invitations
page-notice-try = Try it
page-notice-tried = Sent. Has it arrived?
page-notice-remove = Remove
page-notice-unconfirmed = waits for the link in the letter
page-notice-failing = the last notices did not arrive
page-notice-added = Added.
page-notice-asked = A letter is on its way. Follow the link in it.
page-notice-secret = Added. What is sent is signed with this secret, which is shown only now:
page-notice-denied = The browser does not allow notices from this page.
page-notice-confirm-title = Do you want notices by mail?
page-notice-confirm-do = Yes, send me notices
page-notice-confirm-done = Thank you: notices come by mail from now on.
page-notice-stop-title = No more notices by mail?
page-notice-stop-do = No more of them
page-notice-stop-done = No more notices will come to this address.
page-vacation = Vacation
page-vacation-lead = While you are away, clocks with days for each move rest for you at every table. Others see it there. Other clocks go on.
page-vacation-from = From (empty: now)
page-vacation-days = Days
page-vacation-go = Go away
page-vacation-back = I am back
page-vacation-until = You are away:
page-vacation-left = Days that you have left this year:

## Keeping order
moderation-banned = You are banned from this server. Reason: { $why }
moderation-banned-until = You are banned from this server until { $until }. Reason: { $why }
moderation-muted = You may not write here. Reason: { $why }
moderation-muted-until = You may not write here until { $until }. Reason: { $why }
moderation-no-target = There is no such line, person, table or tournament.
moderation-no-reason = Say why: it is written down with what you do.
moderation-colleague = This person is a moderator. Only whoever hosts the server can change that.
moderation-over = The game at this table is over.
chat-was-removed = A moderator has removed this line.
chat-hushed = The host of this table does not let you write here.
lobby-shown-out = The host has taken you from this table. You cannot sit down here again.
page-show-out = Take from the table
page-chat-hush = Let them write nothing here
page-chat-hushed-here = Nothing is written here by
page-moderation = Keeping order
page-moderation-lead = What people have reported, and what was done about it. Everything is written down with who and why.
page-moderation-reports = Reports
page-moderation-no-reports = Nothing was reported.
page-moderation-nothing = Nothing.
page-moderation-close = Close a table or tournament
page-moderation-close-do = Close
page-moderation-which-table = Table or tournament (address)
page-moderation-why = Why?
page-moderation-days = Days (0: without an end)
page-moderation-do = Do it
page-moderation-holds = Bans and mutes that hold
page-moderation-deeds = What was done
page-moderation-remove = Remove line
page-moderation-mute = Mute
page-moderation-ban = Ban
page-moderation-unmute = Let write again
page-moderation-unban = Let in again
page-moderation-dismiss = Leave it
page-moderation-until = until
page-moderation-for-good = without an end
page-moderation-did-remove = line removed
page-moderation-did-mute = muted
page-moderation-did-ban = banned
page-moderation-did-unmute = may write again
page-moderation-did-unban = let in again
page-moderation-did-close = table closed
page-moderation-did-dismiss = left as it is

## Duels
duel-wins = { $who } wins the duel, { $mine } to { $theirs }.
duel-points = One win each: { $who } wins the duel by points, { $mine } to { $theirs }.
duel-tie = The duel is a tie: as many wins, and { $points } points each.
duel-ended = A game was ended unfinished, so the duel has no winner.
deal-still-played = Others still play with the same tiles, cards and dice. From a moment of this game one can play on when all of these games are over.
page-duel = Duel
page-duel-lead = Two games with the same tiles, cards and dice: each of you plays both sides, then the games are compared.
page-duel-memory = What came up in one game comes up in the other too, and both of you may remember it. Until both games are over nobody else can watch.
page-duel-invite = Invite your opponent
page-duel-game = Game
page-duel-score = Score
page-duel-points = points
page-duel-not-over = More wins decide, then the points of both games together.
page-duel-running = is being played
page-duel-finished = is over
page-duel-abandoned = was ended unfinished
page-duel-missing = waits for your opponent
page-duel-waits = begins when the first game is over
page-to-table = To the table
page-to-duel = To the duel
page-to-tournament = To the tournament

## Tournaments
tournament-not-host = Only the host of the tournament can do this.
tournament-begun = The tournament has begun; nobody can enter any more.
tournament-full = The tournament is full; at most { $most } take part.
tournament-too-few = Too few take part; at least { $least } are needed.
tournament-round-not-done = Games of this round are still being played.
tournament-is-over = The tournament is over.
tournament-stranger = There is nobody like that in the tournament.
tournament-has-left = { $who } has left this tournament game: it gives { $who } no points, whatever the bot does.
tournament-bots = Too many bots: a tournament has at most { $most }, and one more for each person who takes part.
page-tournaments = Tournaments
page-tournaments-lead = Club evenings and tournaments: you open the rounds, the tables set themselves up, and the results enter themselves.
page-new-tournament = New tournament
page-tournament-list = All tournaments
page-no-tournaments = There are no tournaments yet.
page-tournament-title = Name of the tournament
page-tournament-host-plays = I take part myself
page-tournament-size = Players at a table
page-tournament-system = Who meets whom
page-tournament-swiss = Swiss system: whoever has as many points as you
page-tournament-robin = Round robin: everybody meets everybody
page-tournament-rounds = Number of rounds
page-tournament-rounds-known = As many rounds as it takes until all have met once.
page-tournament-chance = Chance
page-tournament-own-chance = Every table has its own
page-tournament-same-chance = Duplicate: in each round all tables get the same tiles, cards and dice
page-tournament-free-chairs = Free chairs
page-tournament-sit-out = Somebody sits out, each time somebody else
page-tournament-private = Only who has the link
page-tournament-public = Everybody may look and enter
page-tournament-make = Set up the tournament
page-tournament-enter = Take part
page-tournament-leave = Take part no more
page-tournament-host = You are the host
page-tournament-open-round = Open round
page-tournament-halt = End the games that are still played
page-tournament-end = End the tournament now
page-tournament-call-off = Call it off
page-tournament-bot = Let a bot take part
page-tournament-add = Add
page-tournament-invite = Link for those who want to take part
page-standings = Standings
page-tournament-how = How this is counted
page-tournament-score-two = A win is one point, a shared victory half a point.
page-tournament-score-places = First place is one point, last place none, the places between are spread evenly; shared places share.
page-tournament-score-compared = Your points are compared with those of everybody who had your seat at another table: one for each you beat, half for equal points, divided by their number.
page-tournament-byes-two = Who sits out gets one point.
page-tournament-byes-more = Who sits out gets half a point.
page-tournament-left = Who leaves a game (a bot makes a move in the seat), runs out of time or does not come gets nothing for it; a game that the host ends gives half a point to those who came.
page-tournament-buchholz = The scores of those you met, added up. Sitting out counts as meeting somebody with half of all points.
page-tournament-sonneborn = The scores of those you beat, and half of those with whom you shared.
page-tournament-compared = Your points against those of everybody who had your seat at another table.
page-tournament-firsts = How often you came first.
page-tournament-duplicate-told = All tables of a round have the same chance. Until all of its games are over nobody sees another table, and no results are told.
page-break-buchholz = Opponents
page-break-sonneborn = Beaten
page-break-compared = Compared
page-break-firsts = First places
page-tournament-who = Player
page-tournament-score = Points
page-tournament-games = Games
page-tournament-remove = Take out
page-tournament-gone = gone
page-tournament-table = Table
page-tournament-at-table = at a table
page-tournament-people = take part
page-tournament-round = Round
page-tournament-round-done = complete
page-tournament-entry = Open for entries
page-tournament-running = Running
page-tournament-over = Over
page-tournament-my-game = To your game
page-tournament-byes = Sits out
page-swiss = Swiss system
page-robin = Round robin
page-duplicate = duplicate
page-how-forfeit = left
page-how-halted = unfinished
page-how-absent = did not come

## Programs of people
chairs-program = { $name } · bot of { $owner }
chairs-program-short = { $name } · bot
page-bots = My bots
page-bots-lead = A bot is a program of yours that plays at tables over the network. Give it a name and make a token for it; everybody at a table sees that it is a bot, and whose.
page-bots-name = Name of the bot
page-bots-make = Make a token
page-bots-token = Your token
page-bots-once = This is shown only now. Keep it where nobody else can read it: whoever has it plays as your bot.
page-bots-copy = Copy
page-bots-copied = Copied
page-bots-try = Let a program play:
page-bots-revoke = Revoke
page-bots-revoke-sure = Revoke this token? The bot is disconnected at once and cannot come back with it.
page-bots-none = You have no bots yet.
page-bots-used = last used
page-bots-never = never used
page-bots-rights = A token can sit down, look, play and leave. It cannot set up tables, write in the chat, ask for hints or change anything about you.
page-bots-made = made
page-bots-mark = bot

# Puzzles
puzzle-ask = You are { $who }. What is your best move?
puzzle-more = Right so far. How do you go on?
puzzle-wrong = A fair idea, but there is something clearly stronger here.
puzzle-over = This puzzle is over. The next one waits for you.
puzzle-right = Right! { $answer }.
puzzle-shown = The answer: { $answer }.
puzzle-prevents = Otherwise { $who } could go on: { $step }. That would win the game for { $who }.
puzzle-why = { $reason } It wins about { $chance } of 100 games from here, { $ahead } more than the next best (“{ $rival }”): { $rival_chance }.
puzzle-brings = It brings you at once: { $points }.
puzzle-takes = { $who } loses at once: { $points }.
puzzle-opens = In the same turn you can go on: { $step }. Together that brings: { $points }.
puzzle-opens-victory = In the same turn you can go on: { $step }. That wins the game.
puzzle-victorious = It wins the game.
puzzle-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
page-puzzle = Puzzle
page-puzzles = Puzzles
page-puzzles-lead = Find the one move that is clearly the best. Each was proved by long searches.
page-puzzles-none = There are no puzzles yet.
page-puzzle-day = Puzzle of the day
page-puzzle-show = Show me
page-puzzle-next = Next puzzle
page-puzzle-again = Try again, or let it be shown to you.
page-puzzle-rating = Puzzle rating
page-puzzle-difficulty = Difficulty
page-puzzle-streak = right in a row
page-puzzle-streak-now = In a row now
page-puzzle-streak-best = Longest row
page-puzzle-solved = Right at first sight
page-puzzle-never-played = Never played it? First game
page-puzzle-by-difficulty = By difficulty
page-puzzle-by-theme = By theme
page-puzzle-train = Train
page-puzzle-all = All puzzles
page-puzzle-was-right = answered right
page-puzzle-was-missed = missed
page-puzzle-open = not answered yet

# The coach after a turn
critique-better = A better move was: { $best }.
critique-chances = It wins about { $better } of 100 games from there, yours { $chance }.
critique-gains = It would have brought at once: { $what }.
critique-reply = Now { $who } can answer: { $reply }.
critique-reply-wins = That wins the game.
critique-reply-costs = It costs you: { $what }.
critique-reply-brings = It brings { $who }: { $what }.
page-critique = Coach after my turns
page-critique-lead = After your turn he says if something was clearly better.
page-critique-close = Put the coach's words away

## Notebooks
notebook-others = Let the others go first
notebook-news = What happened
notebook-thinks = The others are thinking
notebook-late = That cannot be done now: the table has moved on.

## Friends
friend-not-found = Nobody can be found by this alone. Ask them for their code.
friend-yourself = That is you.
friend-too-many = There are too many already.
friend-too-often = Too often. Try again in a while.
friend-none = There is no such friend or request.
friend-stranger = Only who sits at this table can do this.
friend-begun = The game has begun.
page-friends = Friends
page-friends-lead = Only friends see whether you are there. You can invite them to a table and keep seats for them.
page-friends-asked = They want to be your friends
page-friends-asking = You have asked
page-friends-none = None yet. Ask somebody by name, or whom you have met at a table.
page-friends-ask = Ask somebody
page-friends-ask-do = Ask
page-friends-name = Name or code
page-friends-code = Others find you by this code:
page-friends-met = Whom you have met
page-friends-accept = Accept
page-friends-decline = Decline
page-friends-remove = Remove
page-friends-withdraw = Withdraw
page-friends-there = is there
page-invitations = Invitations
page-invites-you = invites you
page-invitation-no = No, thanks
page-invited = Invited.
page-invite-friend-do = Invite
page-keep-seat = Keep a seat
page-seat-kept = kept for
page-release-seat = Release
page-seat-friend = Keep for

page-tournament-open-to = Who may look and enter?
page-tournament-sure = This cannot be taken back.
page-tournament-yes = Yes
