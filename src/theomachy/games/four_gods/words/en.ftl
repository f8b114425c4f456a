### 4 Gods

## The game in one sentence, for the lobby

about = Build one world together from tiles that must match, and send prophets into the kingdoms of your god.
about-short = Build one world together, tile by tile.

## What happens

begin = All are ready: everybody plays at once.
toss-simultaneous = Tossed: everybody plays at once.
toss-timed = Tossed: timed turns.
toss-visible = Tossed: visible gods.
toss-secret = Tossed: secret gods.
toss-4 = Tossed: four gods, two for each player.
toss-2 = Tossed: two gods, one for each player.
starter = { $who } begins.
ready = { $who } is ready.
colour = { $who } takes the { $colour } prophets.
card = { $who } is dealt a god card for { $colour }: { $god }.
pass = { $who } passes.
turn = It is the turn of { $who }.
time = The time of { $who } is over.
drawn = { $who } draws a tile{ $tile } from the bag.
seen = Your tile{ $tile }.
last-tile = That was the last tile of the bag.
to-row = { $who } puts a tile{ $tile } into the row of { $row }.
to-bag = A tile{ $tile } goes from { $who } into the bag.
take = { $who } takes a tile{ $tile } from the row of { $row }; it must be placed or put away next.
flip = { $who } turns over a tile in the row of { $row }; now lies up: { $face }.
place = { $who } places a tile in cell { $cell }: { $face }.
destroy = Cataclysm! { $who } destroys the city of { $owner } in cell { $cell } with a tile: { $face }.
destroy-for = Cataclysm! { $who } destroys the city of { $owner } in cell { $cell } with a tile: { $face }. It is credited to { $credited }.
prophet = { $who } sends a { $colour } prophet to the { $terrain } of cell { $cell }.
migration = A { $colour } prophet of { $who } migrates from cell { $source } to the { $terrain } of cell { $cell }.
city =
    { $who } builds a Legendary City for { $colour } in cell { $cell }; { $left ->
        [one] { $left } is
       *[other] { $left } are
    } left.
city-from =
    { $who } builds a Legendary City for { $colour } in cell { $cell } with the prophet of cell { $source }; { $left ->
        [one] { $left } is
       *[other] { $left } are
    } left.
god = { $who } becomes the { $god } and takes the { $colour } prophets.
window = The time for a prophet of { $who } in cell { $cell } is over.
challenge = { $who } challenges cell { $cell }: the tile doesn't fit.
challenge-failed = { $who } challenges cell { $cell }, but the tile there is in order.
asked = Who placed the tile in cell { $cell }? { $who } is asked.
admit = { $who } admits it.
silent = { $who } says nothing.
nobody = No one is at fault: the tile of cell { $cell } goes into the bag.
back-to-hand = A tile{ $tile } goes back into the hand of { $who }.
removed = The tile in cell { $cell } has lost its hold and goes into the bag.
lost = { $who } loses a { $colour } prophet for good.
trigger-G4-E-01 = The world is full: the extra time begins.
trigger-G4-E-02 = The bag is empty: the extra time begins.
over-G4-E-03 = All have passed: the game is over.
over-G4-E-04 = The extra time is over: the game ends.
over-G4-E-05 = The extra rounds are played: the game is over.
over-G4-E-06 = The extra turns are played: the game is over.
over-G4-R-35 = The game has lasted long enough and ends as if all had passed.
revealed = { $who } shows the god of { $colour }: { $god }.
token = { $who } credits a destroyed city to { $colour }.
scored = { $who }, { $colour }: cities { $cities }, prophets { $prophets }, largest kingdom { $largest }, number of kingdoms { $number }; { $total } in all.
thing-only = all { $terrain }

## What can be done

progress-god = No one else can be this god any more, and of the { $all } sides of the tiles in hands and rows { $n } show { $terrain }.
progress-god-kingdoms = Kingdoms of { $terrain } so far: { $number }, the largest of { $largest } tiles.
progress-fits = The tile fits into { $n ->
        [one] one cell
       *[other] { $n } cells
    } of the world at once.
progress-held = As long as you hold it no one else can take it.
progress-gone = { $who } does not have it any more.
progress-draw-two = It fills both hands in one step; after a single tile you could not draw again before both are free. In the bag: { $bag }.
progress-draw-one = It brings a new tile and leaves a hand free for one from the rows. In the bag: { $bag }.
progress-hands-free = Hands are free again for what fits better: tiles in the rows { $rows }, in the bag { $bag }.
do-hold = hold up the tile to place it (clockwise from the north-west: { $face }); then say where it goes
do-take-city = take a city with a { $colour } prophet; then say where it goes
do-take-city-from = take a city with the { $colour } prophet of cell { $source }; then say where it goes
do-accuse = challenge a tile, then choose which
do-summon = let a prophet walk to cell { $cell } ({ $terrain }); then say from where
do-lower = put back what you hold up
do-place = place the tile ({ $face }) in cell { $cell }
do-place-wrong = place the tile ({ $face }) in cell { $cell }, which is against the rules
here-place = place the tile here
here-city = build a city here with a { $colour } prophet: 5 points if it lasts
do-destroy = destroy the city of { $owner } in cell { $cell } with the tile ({ $face }): 5 points at the end
do-prophet = put a { $colour } prophet on the { $terrain } of cell { $cell }
do-migrate = move the { $colour } prophet from cell { $source } to the { $terrain } of cell { $cell }
do-none = no prophet on this tile
do-city = build a city with a { $colour } prophet in cell { $cell }: 5 points if it lasts
do-city-from = build a city in cell { $cell } with the { $colour } prophet from cell { $source }
do-row = put the tile{ $tile } into your row
do-put-away = put the tile{ $tile } away into the row of { $row }
do-put-in-bag = put the tile{ $tile } away into the bag
do-both = put both tiles into your row: { $tile }; { $mate }
do-draw =
    draw { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    } from the bag
do-more = draw a second tile
do-enough = no second tile
do-take = take the tile{ $tile } from the row of { $row }; it must be placed or put away next
do-flip = turn over the tile{ $tile } in the row of { $row }
do-god = become the { $god } ({ $terrain }), for good
do-colour = take the { $colour } prophets
do-ready = say that you are ready
do-pass = pass; you may act again later
do-end = end your turn; tiles in hand go into your row
do-challenge = challenge the tile in cell { $cell }
do-admit = admit it
do-silent = say nothing
do-lose = lose the { $colour } prophet in cell { $cell }
do-lose-reserve = lose a { $colour } prophet from the reserve
do-token = credit a destroyed city to { $colour }
do-bag = a tile{ $tile } comes out of the bag
do-start = { $who } begins
do-toss = the tokens of the modes are tossed
do-card = { $colour } gets the card { $god }
do-clock = a time limit has run out

## What is asked

ask-over =
    { $points ->
        [one] The game is over: { $who } wins with { $points } point.
       *[other] The game is over: { $who } wins with { $points } points.
    }
ask-over-shared =
    { $points ->
        [one] The game is over: { $who } share the victory with { $points } point.
       *[other] The game is over: { $who } share the victory with { $points } points.
    }
ask-chance = Chance decides: a tile, a card or who begins.
ask-wait = Waiting for { $who }.
ask-everybody = Everybody plays at once.
ask-colours = { $who }, which prophets do you take?
ask-ready = { $who }, are you ready?
ask-ready-wait = Waiting until all are ready.
ask-play = Your move, { $who }: take up a tile to place it, or do something else.
ask-play-empty = Your move, { $who }: draw one tile or two, or take one from a row.
ask-turn = { $who }, it is your turn: take up a tile to place it, do something else, or end the turn.
ask-turn-empty = { $who }, it is your turn: draw one tile or two, take one from a row, or end the turn.
ask-taken = { $who }, place the tile you took, or put it away.
ask-where = { $who }, where does the tile ({ $face }) go?
ask-where-city = { $who }, where do you build the city?
ask-whence = { $who }, which of your prophets walks there?
ask-which = { $who }, which tile do you challenge?
ask-prophet = { $who }, a prophet on your new tile?
ask-second = { $who }, a second tile?
ask-cooling = { $who }, a moment: your last action has only just been done.
ask-answer = { $who }, did you place the wrong tile in cell { $cell }?
ask-lose = { $who }, which prophet do you lose?
ask-tokens = { $who }, which colour is credited with a destroyed city?

## Why something cannot be done, by reason

game-over = The game is over.
not-started = The game has not started yet.
not-your-turn = That is not yours to do now.
not-in-this-mode = This table does not play with that.
too-soon = Too soon: a moment must pass between two actions.
lose-first = First choose the prophet that you lose.
finish-first = First say where it goes, or take the last step back.
take-up-first = First say with what: take up the tile, the city or the challenge.
place-or-put-first = First place the tile that you took from a row, or put it away.
no-such-tile = You do not hold that tile.
tile-gone = That tile lies in no row any more{ $beat }.
no-god = For that you need a god.
god-already-chosen = Your choice of a god is final.
god-taken = Taken{ $beat }.
no-city-left = All cities have been built.
no-city-here = There is no city.
own-city = You can't destroy your own city.
no-tile-here = There is no tile.
hand-not-free = You need a free hand.
both-hands-needed = You need both hands free to draw.
row-full = Your row is full.
bag-empty = There are not enough tiles in the bag.
occupied = The cell is taken{ $beat }.
too-few-edges = There are fewer than two straight edges.
does-not-match = The tile does not match its neighbours there.
no-use = You could do nothing with it now.
must-place = The tile you took fits somewhere, so it must be placed.
too-late = Too late: that belongs to the moment right after the placing or drawing.
no-prophet = There is no prophet that could do that.
reserve-not-empty = Prophets migrate only when the reserve is empty.
beat-tile = a tile of { $who }
beat-city = a city of { $owner }
beat-frame = the frame
beat-hand = { $who } holds it
beat-world = it lies in the world
beat-bag = it is in the bag
beat-owner = { $who } has it

## Rule options

option-play = All at once, or in turns?
option-play-simultaneous = Everybody acts at any moment.
option-play-timed = Turns of 30 seconds, clockwise.
option-clock = What measures the time?
option-clock-ticks = Steps: everybody does one thing in turn.
option-clock-real = A real clock; what comes first counts first.
option-gods = Are the gods open or secret?
option-gods-visible = Gods are chosen during the game, for all to see.
option-gods-secret = Each gets a god card face down.
option-two_player_gods = Two players: how many gods?
option-two_player_gods-4 = All four, two for each.
option-two_player_gods-2 = One for each.
option-modes = Who decides how you play?
option-modes-chosen = You do, here.
option-modes-tossed = Chance, when the game begins: all at once or in turns, open or secret gods, and for two players how many gods.
option-world_size = How large is the world?
option-world_size-any = { $n } by { $n } cells.
option-turn_steps = How many steps are 30 seconds?
option-turn_steps-any =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }.
option-hands_open = Are hands open?
option-hands_open-true = Everybody sees the tiles in hand.
option-hands_open-false = Only the holder sees them.
option-backs = Are the backs of tiles in rows shown?
option-backs-shown = Both sides are known.
option-backs-hidden = Only the upper side; turning over shows the other.
option-turning = Is turning over an action?
option-turning-auto = With a real clock or hidden backs.
option-turning-on = Always.
option-turning-off = Never.
option-draw_two = When is a second tile decided?
option-draw_two-declared = Before drawing.
option-draw_two-after_seeing = After seeing the first.
option-taken_must_place = Must a taken tile be placed if it fits?
option-taken_must_place-auto = With steps yes, with the real clock no.
option-taken_must_place-true = Yes.
option-taken_must_place-false = No.
option-free_take = May tiles be taken that fit nowhere?
option-free_take-auto = With the real clock or hidden backs.
option-free_take-true = Yes.
option-free_take-false = No.
option-late_god = A prophet although the god comes after the tile?
option-late_god-false = No.
option-late_god-true = Yes, as the very next action.
option-split_occupancy = Which kingdoms does a prophet occupy a split tile for?
option-split_occupancy-kingdom = Only the one it stands in.
option-split_occupancy-terrain = Every one of that terrain.
option-zero_rank = Is a god without a kingdom ranked?
option-zero_rank-none = No.
option-zero_rank-ranked = Yes, 0 counts like any number.
option-destroyed_marker = When is a destroyed city credited?
option-destroyed_marker-at_destruction = At once.
option-destroyed_marker-at_scoring = Before scoring.
option-placement_check = Who checks placements?
option-placement_check-strict = The table refuses mistakes.
option-placement_check-honour = Wrong tiles stay until a player challenges them.
option-blame = How is it found who placed a wrong tile?
option-blame-known = The table knows.
option-blame-confess = The player is asked.
option-penalty = Who loses a prophet for a mistake?
option-penalty-all = Everybody.
option-penalty-none = No one.
option-penalty-any = Only the seats { $n }.
option-own_report = Does a mistake of your own that you report cost a prophet?
option-own_report-forgiven = No, if the player says so with the very next action.
option-own_report-punished = Yes, like any mistake.
option-tile_set = Which tiles are in the bag?
option-tile_set-complete92 = The complete set of 92 tiles.
option-cooldown_ms = The wait between two actions of a player.
option-cooldown_ms-any =
    { $n ->
        [one] { $n } millisecond
       *[other] { $n } milliseconds
    }.
option-prophet_window_ms = The time to add a prophet.
option-prophet_window_ms-any =
    { $n ->
        [one] { $n } millisecond
       *[other] { $n } milliseconds
    }.
option-take_window_ms = The time to place a taken tile.
option-take_window_ms-any =
    { $n ->
        [one] { $n } millisecond
       *[other] { $n } milliseconds
    }.
option-bot_pace = How fast do bots play with the real clock?
option-bot_pace-level = By their level: the weaker, the slower, so that people have room.
option-bot_pace-calm = Half as fast as by their level.
option-bot_pace-quick = As fast as the table lets them.
option-fair_window_ms = Windows in which a rotating order decides races.
option-fair_window_ms-0 = None: the first to arrive is first.
option-fair_window_ms-any =
    { $n ->
        [one] { $n } millisecond
       *[other] { $n } milliseconds
    }.

## Ways to play, asked in front

front-simultaneous-ticks = In turns
front-simultaneous-ticks-lead = Everybody does one thing, then the next; there is no hurry.
front-simultaneous-real = Real time
front-simultaneous-real-lead = Everybody plays at once; what comes first counts first.
front-timed-ticks = In long turns
front-timed-ticks-lead = A turn has several steps, without a clock.
front-timed-real = Against the clock
front-timed-real-lead = Turns of 30 seconds: as much as you can do in that time.
limits-simultaneous =
    { $take ->
        [one] { $take } second
       *[other] { $take } seconds
    } to place a tile that was taken, { $prophet ->
        [one] { $prophet } second
       *[other] { $prophet } seconds
    } for a prophet; at the end extra time for all together, { $extra ->
        [one] { $extra } second
       *[other] { $extra } seconds
    } for each player
limits-timed = Turns of { $turn } seconds; after that the turn is over. At the end everybody has one more

## seat

seat-north = North
seat-east = East
seat-south = South
seat-west = West

## terrain

terrain-sea = sea
terrain-plain = plain
terrain-forest = forest
terrain-mountain = mountain

## colour

colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-gray = gray

## god

god-sea = Goddess of the Merfolk
god-plain = God of the Humans
god-forest = Goddess of the Elves
god-mountain = God of the Dwarves

## thing

thing-a-tile = a tile

## Short words of pictures

label-bag = bag
label-cities = cities
label-prophets = prophets
label-largest = largest
label-number = number
label-points = points
label-reserve = reserve
label-row = row
label-free = free
label-hand = hand
label-full = full: no drawing
label-round = round
label-left = left
label-extra-turns = extra turns left
label-rounds-left = extra rounds left
label-steps-left = steps left
label-extra-time = extra time
label-kingdoms = kingdoms
label-no-god = no god yet
label-secret = secret god
label-free-god = free
label-passed = passed
label-ready = ready
label-city = city
label-safe = no tile fits here
label-fits = tiles that fit: bag { $bag }, rows { $rows }
label-wins = Winner
label-cities-left = cities left { $n } of { $all }
label-trigger-G4-E-01 = the world is full
label-trigger-G4-E-02 = the bag is empty
label-cooling = waits a moment
label-losing = loses a prophet
label-choosing = one more tile?
label-taken = must place the tile taken
label-window = may send a prophet
label-aim-city = holds up a city
label-aim-challenge = challenges
label-all-kingdoms = all kingdoms
label-sign-points = Points: cities + prophets + largest kingdom of the god + number of its kingdoms (places { $bonus }).
label-sign-kingdoms = Kingdoms: who leads, tiles → points for it.
label-sign-rows = Rows: the side that lies up, the back in its corner; a dot: fits somewhere. Dashed city: can be destroyed.
label-now = if the game ended now
label-destroyed = destroyed
label-lowest = the lower marker counts
label-button-ready = ready
label-button-draw1 = draw 1
label-button-draw2 = draw 2
label-button-more = one more
label-button-enough = enough
label-button-row = discard
label-button-both = discard both
label-button-city = build city
label-button-flip = turn over
label-button-none = no prophet
label-button-lower = put back
label-button-challenge = challenge
label-button-admit = admit
label-button-silent = say nothing
label-button-pass = pass
label-button-end = end turn
label-title = 4 Gods
label-holder = { $who } ({ $colour })

## What a thing says when it is pointed at

label-cell = cell { $cell }
label-about-draw1 = Draw one tile from the bag; both your hands must be free. You choose later where it goes.
label-about-draw2 = Draw two tiles from the bag, one for each hand; both must be free.
label-about-more = Draw a second tile as well.
label-about-enough = Keep it at the one tile that you have drawn.
label-about-row = Put a tile that you cannot use into your row, where all may take it.
label-about-both = Put both tiles of your hand into your row, where all may take them.
label-about-city = Build a Legendary City in a gap, with a prophet of yours: 5 points at the end if it stands.
label-about-flip = Turn over a tile of any row, so that its other side lies up.
label-about-none = Send no prophet this time; it stays in your reserve.
label-about-challenge = Challenge a tile that does not fit; the table looks at it.
label-about-lower = Put back what you hold up; nothing has happened.
label-about-ready = Say that you are ready; the game begins when all are.
label-about-admit = Admit the mistake: the tile goes into your row.
label-about-silent = Say nothing: the tile goes into the bag, and you lose no prophet for it.
label-about-pass = Do nothing now; you may act again later.
label-about-end = You have done what you wanted; the others go on.
label-about-region = Send a prophet of yours into this kingdom: most prophets there earn a point for each tile without one.
label-about-tile = This tile goes into your row, where all may take it.
label-about-side = With this side up it goes into your row, where all may take it.
label-about-colour = Use a prophet of this colour: { $colour }.

## What decided it

tie-lowest = The lowest marker decides: that of { $who } stands at { $mine }, that of { $other } at { $theirs }.
tie-highest = The lowest markers stand together, so the highest decides: { $who } { $mine }, { $other } { $theirs }.
fact-place = tiles placed, most of all
fact-prophet = prophets sent, most of all
fact-city = cities built, most of all
fact-destroy = cities destroyed, most of all

## The page: hand, rows, cells, deeds in a few words, sources of points

label-world = The world
label-tray = Your hand
label-watching = You are watching.
label-over = The game is over.
label-stock = Rows
label-rows = Put away: anyone may take
label-empty-hand = a free hand
label-tile-named = tile: { $face }; other side: { $back }
label-turn-it = Turn it (R)
label-turn-over = Other side (F)
label-this-one = this one
label-side-up = this side up
label-where-tile = Where does the tile go?: ↻ turns it (R), ⇄ turns it over (F)
label-ask-discard = Which tile goes into your row?: it lies there for everybody to take
label-ask-flip = Which tile is turned over?
label-ask-city = Where does the city stand?: 5 points, as long as no tile destroys it
label-ask-accuse = Which tile do you challenge?
label-prophet-on = Prophet on the { $terrain }
label-prophet-there = a prophet of { $owner } on the { $terrain }
label-scar = here a city was destroyed
label-shut = empty; too few straight edges for a tile
label-must-match = empty; clockwise from the north-west it needs: { $corners }
label-any-terrain = anything
label-city-of = a Legendary City of { $owner }
label-city-safe = no tile fits here, so it is safe
label-city-open = a tile that fits could destroy it
label-kingdom-of =
    { $n ->
        [one] { $terrain } kingdom of { $n } tile
       *[other] { $terrain } kingdom of { $n } tiles
    }
label-nobody-there = no prophet stands here
label-earns =
    { $n ->
        [one] now worth { $n } point for { $who }
       *[other] now worth { $n } points for { $who }
    }
label-reserve-of =
    { $n ->
        [one] { $n } { $colour } prophet waits in the reserve
       *[other] { $n } { $colour } prophets wait in the reserve
    }
label-cities-short = cities
label-prophets-short = prophets
label-largest-short = largest
label-number-short = kingdoms
label-cities-why = 5 points for each city, standing or destroyed
label-prophets-why = most prophets in a kingdom: a point for each tile without one
label-largest-why = place of the god's largest kingdom: 15, 10, 5
label-number-why = place of the god's number of kingdoms: 15, 10, 5
label-closed-tile = a tile that you may not see
label-taken-short = taken
label-god-missing = one god is still to be chosen: no points before
label-bag-left =
    { $n ->
        [one] { $n } tile in the bag
       *[other] { $n } tiles in the bag
    }
label-god-card = { $terrain }: largest kingdom { $largest }, number of kingdoms { $number }; god: { $owner }
label-row-free = room for { $n }
label-row-empty = empty
label-bag-short = in the bag
label-cities-left-short = { $n ->
        [one] city left
       *[other] cities left
    }
label-strip = Kingdoms of each land: how many, and the largest
label-effect-largest = largest kingdom { $change }
label-effect-number = kingdoms { $change }
label-become = Become a god
label-act-draw1 = Draw a tile
label-act-draw2 = Draw two tiles
label-act-row = Discard a tile
label-act-both = Discard both tiles
label-act-city = Build a city
label-closed-aim = first what you hold up
label-closed-prophet = first the prophet
label-closed-second = first the second tile
label-closed-taken = first place the tile you took
label-closed-fits = it fits somewhere: place it
label-closed-hands = needs empty hands
label-closed-row = your row is full
label-closed-bag = the bag is empty
label-closed-one = only one is left
label-closed-empty = no tile in hand
label-closed-two = needs two tiles
label-closed-god = needs a god
label-closed-supply = all have been built
label-closed-gap = there is no gap
label-closed-walk = no prophet can come
label-closed-flip = no tile to turn over
label-not-now = Not now …
label-not-now-why = Not possible now, and why
label-rule = Rule
label-row-of = row of { $who }
label-fits-somewhere = it fits somewhere
label-did-place = placed a tile
label-did-flip = turned a tile over
label-did-destroy = cataclysm: city destroyed
label-did-city = built a city
label-did-prophet = sent a prophet
label-did-migration = moved a prophet
label-did-colour = took these prophets
label-did-lost = lost a prophet
label-did-token = credited a destroyed city
label-did-god = became a god
label-did-drawn = drew a tile
label-did-take = took a tile
label-did-to-row = discarded a tile
label-did-to-bag = tile into the bag
label-did-pass = passed
label-did-challenge = challenged a tile
label-did-challenge-failed = challenged in vain
label-did-admit = admitted it
label-did-silent = said nothing
label-did-ready = is ready
label-source-cities = cities
label-source-ruins = destroyed cities
label-source-prophets = prophets in kingdoms
label-source-largest = largest kingdom: { $terrain }
label-source-number = number of kingdoms: { $terrain }
label-sources-largest = largest kingdom
label-sources-number = number of kingdoms
