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

## Looking at a game again

reviews-not-over = The game can be looked at again when it is over.
reviews-busy = Many games are being looked at. Try again in a minute.
reviews-failed = The analysis did not work. Try again.

## At the table

tables-stale = The table had moved on. Look again.
tables-not-yours = This is not your seat.
tables-no-undo = There is nothing that you can take back now.
tables-not-written = The move could not be written down and was not made. Try again.
tables-unsure = It is not clear yet whether the move was written down. The page keeps asking.

## Tables that cannot be opened

shelf-other-rules = This game was played by revision { $old } of the rules, and revision { $new } is played here. It can be read as a record, but not played on.
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
page-players = players
page-minutes = minutes
page-by = by
page-rules = Rules
page-your-turn = your turn
page-waiting = waiting for players
page-finished = finished
page-abandoned = ended unfinished
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
page-options-lead = Everything is set to how the game is usually played.
page-which-way = How do you want to play?
page-more-options = More options
page-usual = usual
page-open-table = Open the table
page-back = Back to the lobby
page-people = Players
page-invite = Invite
page-invite-lead = Whoever opens this link may look and take a free seat.
page-copy = Copy
page-copied = Copied
page-cancel = Cancel
page-undo = Take back
page-hint = Hint
page-thinking = Thinking …
page-hint-lead = Chance of winning, as the search sees it. Click one to see it on the board.
page-then = then
page-confirm = Do it
page-ask-first = Ask before each move
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
page-deleted = This table has been deleted.
page-abandon = End the game unfinished
page-abandon-lead = The game stays as it is now, for everybody, and cannot be played on. Nobody has won.
page-delete = Delete the table
page-delete-lead = The table and everything that was played there are deleted for everybody. This cannot be taken back.
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
page-return-seat = Take my seat back
page-bot-for-you = A bot plays on for you.
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
page-better = better
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

## The table as a page of panels

page-log = Turns
page-panel = Turns and rules
page-turn = Turn
page-beginning = The beginning
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
page-all-rules-lead = Every rule as a numbered clause, with search. Refusals and the log link to them.
page-offer-first = Your first game of this?
page-offer-first-lead = A short guided game shows you how it goes, step by step. It takes about three minutes.
page-just-play = Just play

## The archive
page-archive = Archive
page-archive-lead = Finished games: everybody's public ones, and those at whose table you sat.
page-which-game = Game
page-any-game = any
page-any-number = any
page-who-played = Who played
page-at-least-moves = Moves, at least
page-at-most-moves = Moves, at most
page-only-mine = I played
page-only-won = Won by this player, or by me
page-find = Find
page-moves = moves
page-private-game = private
page-game-found = game
page-games-found = games
page-none-found = No finished game fits.
page-pages = Pages
page-newer = Newer
page-older = Older
page-look-again-short = Look again
page-record-short = Record
page-open-record = Open a record
page-open-record-lead = Look at a game from a file, move by move. Nothing is stored unless you say so.
page-record-file = File
page-record-paste = or paste the text here
page-record-large = This file is too large for a record; allowed: 256 KB.
page-record-none = Choose a file or paste a record first.
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

## Notices and days away
notice-turn = Your turn: { $game }
notice-turn-text = { $game }, with { $others }: it is your turn.
notice-invited = { $who } invites you: { $game }
notice-invited-text = { $who } keeps a place for you at a table of { $game }.
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
moderation-no-target = There is no such line, person or table.
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
page-moderation-close = Close table
page-moderation-close-do = Close
page-moderation-which-table = Table (address)
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
