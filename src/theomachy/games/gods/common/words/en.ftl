### What both editions of GODS say alike. Each edition names its own pieces (piece-…).

## What happens

tribe = { $who } places a { $colour } tribe on { $at } for { COUNT($price, "piece-power") }; { $outcome }.
tribe-follows = it follows { $god }
tribe-case-2 = temples of different gods touch it, so it follows nobody
tribe-case-3 = only tribes without { piece-a-stone } touch it, so it follows nobody
tribe-case-4 = its neighbours disagree, so it follows nobody
tribe-case-5 = no temple and no tribe touches it, so it follows nobody
tribe-case-6 = temple and tribes around it disagree, so it follows nobody
tribe-case-7 = a neighbour without { piece-a-stone } leaves it in doubt, so it follows nobody
tribe-short = its god has no { piece-stone } left, so it follows nobody
temple = { $who } builds a temple on { $at } for { COUNT($price, "piece-power") }.
stone-home = The { $colour } tribe on { $at } turns away from { $god }: the { piece-stone } goes home.
converted = The { $colour } tribe on { $at } now follows { $god }.
stoneless = { $who } has no { piece-stone } left for the tribes beside the new temple; they follow nobody.
desert = { $who } places a desert on { $at } and gains { COUNT($gain, "piece-power") }.
desert-full = { $who } places a desert on { $at } but can hold no more { piece-power-word }.
decay = { $who } places a decay on { $at } and takes nothing.
decay-robs = { $who } places a decay on { $at } and takes { COUNT($gain, "piece-power") } from { $victim }.
decay-robs-full = { $who } places a decay on { $at }; { $victim } loses { piece-power-word }, but { $who } can hold no more.
desert-moved = { $who } moves the desert from { $start } to { $at }.
turn = { $who }'s turn: { COUNT($gain, "piece-power") } collected, { COUNT($power, "piece-power") } in all.
forfeit = { $who } cannot do anything more and forfeits the rest of the turn.
whirlwind = { $who } unleashes the whirlwind; the card leaves the game.
move-paid = { $who } pays { COUNT($price, "piece-power") } to move a desert.
seated = { $who } gets the next temple of the starting constellation.
won =
    { $winners } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
shared =
    { $winners } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.

## What can be done

do-tribe = place a { $colour } tribe on { $at } for { COUNT($price, "piece-power") }
do-temple = build a temple on { $at } for { COUNT($price, "piece-power") }
here-tribe = a { $colour } tribe here for { COUNT($price, "piece-power") }
here-temple = a temple here for { COUNT($price, "piece-power") }
do-desert = place a desert on { $at }, for free; it brings { COUNT($gain, "piece-power") }
do-desert-full = place a desert on { $at }, for free; it brings nothing, you can hold no more { piece-power-word }
do-decay = place a decay on { $at }, for free; take nothing
do-decay-robs = place a decay on { $at }, for free, and take { COUNT($loot, "piece-power") } from { $victim }
do-whirlwind = let the whirlwind lift the desert from { $at }, for free; then choose where it goes
do-whirlwind-idle = use the whirlwind without moving a desert, for free; it leaves the game
do-move = move the desert away from { $at } for { COUNT($price, "piece-power") }; then choose where it goes
do-to = put the desert down on { $at }
do-stone = give { piece-a-stone } to the { $colour } tribe on { $at }
do-end-turn = end the turn
do-start = { $god } begins
do-seat = { $god } gets the next temple of the starting constellation
progress-lifted = The hex it leaves is free for a temple: { $n ->
        [one] one tribe lies
       *[other] { $n } tribes lie
    } beside it, { $mine } of them yours.
progress-closed = Nobody can build a temple on that hex now, and temples next to it cost more.
progress-saved = It costs nothing: you keep all your { COUNT($n, "piece-power") } for a better moment.
will-follow = it will follow { $god }
will-follow-nobody = it will follow nobody
will-convert =
    it converts { $n ->
        [one] { $n } tribe
       *[other] { $n } tribes
    }
will-lose =
    { $god } loses { $n ->
        [one] { $n } tribe
       *[other] { $n } tribes
    }
will-end = the game ends: { $victory }
will-convert-none = it converts no tribe
will-choose = there are too few { piece-stones }: you choose who gets one

## What is asked

ask-actions =
    { $who }, it is your turn: { $left ->
        [one] { $left } action left
       *[other] { $left } actions left
    }, { COUNT($power, "piece-power") }.
ask-where-to = { $who }, where does the desert go?
ask-stone = { $who }, you don't have enough { piece-stones }. Which tribe gets one?
wait = It is { $who }'s turn.
ask-start = Chance decides who begins.
ask-seating = Chance decides whose temple lies where.
ask-over = The game is over.

## Rule options

option-temple_precedence = Whom a new tribe follows when a temple and tribes of another god touch it.
option-stoneless_neighbours = What neighbours without { piece-a-stone } mean for a new tribe.
option-whirlwind_idle = May a whirlwind be used without moving a desert?
option-split_field = May moving a desert break the field into pieces?
option-constellation_seating = Who gets which temple of the starting constellation.
option-start_player = Who begins.
option-temple_precedence-temples_first = The temple decides; tribes are looked at only where no temple touches.
option-temple_precedence-any_conflict = Any second religion nearby, temple or tribe, leaves the new tribe without one.
option-stoneless_neighbours-ignored = They are ignored.
option-stoneless_neighbours-block = One of them is enough to leave the new tribe without a religion, unless a temple touches it.
option-whirlwind_idle-false = No: a desert must be moved.
option-whirlwind_idle-true = Yes: it may pass without effect.
option-split_field-allowed = Yes: only the new place must touch a card.
option-split_field-forbidden = No: all cards must stay connected after the desert is lifted.
option-constellation_seating-seat_order = In the order of the seats.
option-constellation_seating-random = Chance decides.
option-start_player-random = Chance decides.
option-start_player-seat_1 = The first seat.
option-start_player-seat_2 = The second seat.
option-start_player-seat_3 = The third seat.
option-start_player-seat_4 = The fourth seat.

## Why something cannot be done, by rule

refused-over = The game is over.
refused-kinds-of-actions = That isn't an action.
refused-turn-order = It is another god's turn.
refused-seating-first = The first temples are still being laid out.
refused-starter-first = First it is decided who begins.
refused-steps-of-a-turn = The display is filled first, then you act.
refused-constellation = The first temples lie where they were put at the beginning.
refused-who-starts = Who begins was decided at the start.
refused-refill = What is turned up is up to chance.
refused-no-refill-now = The display is filled only at the start of a turn.
refused-two-actions = Two actions in a turn: not more, and not fewer as long as one is possible.
refused-once-a-turn = This can be done only once in a turn.
refused-one-other-card-a-turn = Only one such card can be used in a turn.
refused-pay-in-full = It costs more than you have.
refused-reach = This hex is too far away.
refused-one-card-a-hex = Something lies there already.
refused-one-card-a-hex-desert = A desert lies there already. It can be moved, but nothing goes on top of it.
refused-one-card-a-hex-decay = A decay lies there: it stays for good, nothing goes on top of it, and hexes beside it cost more.
refused-one-card-a-hex-temple = A temple stands there for good; nothing goes on top of it.
refused-beside-a-card = It must lie beside something on the field.
refused-tribe = No such tribe lies in the display.
refused-no-temple-left = You have no temple left.
refused-closed-to-temples = With so many neighbours, a temple here would cost more than anyone can hold.
refused-stones-first = First say which tribes get the stones that are left.
refused-no-stones-to-choose = Who gets a stone is chosen only when they run short at a new temple.
refused-too-few-stones = Only a tribe beside the new temple that has no stone can get one.
refused-desert = No desert lies in the display.
refused-decay-card = No decay lies in the display.
refused-decay-robs = There is nothing to take from this god: no temple beside it, or an empty purse.
refused-whom-to-rob = You can only take from another god.
refused-whirlwind = No whirlwind lies in the display.
refused-whirlwind-moves = The whirlwind only moves a desert on the field.
refused-whirlwind-idle = A whirlwind must move a desert.
refused-desert-to-move = Only a desert on the field can be moved.
refused-desert-in-hand = First say where the lifted desert goes.
refused-no-desert-in-hand = Choose a desert on the field first.
refused-desert-is-lifted-first = Without the desert nothing lies beside this hex.
refused-another-place = The desert must go to another place.
refused-split-field = The field would fall apart, which this table does not allow.
refused-take-extra = No extra action lies in the display.
refused-play-extra = You have no extra action from an earlier turn.
refused-extra-comes-last = Extra actions come after the two of the turn.
refused-discard = Only something in the display can be put away.

## Gods

god-red = Red
god-yellow = Yellow
god-blue = Blue
god-green = Green

## Colours of peoples

colour-green = forest
colour-blue = fisher
colour-violet = mountain
colour-yellow = farmer

## Cards

card-green = a forest tribe
    .a = a forest tribe
    .the = the forest tribe
    .bare = forest tribe
card-blue = a fisher tribe
    .a = a fisher tribe
    .the = the fisher tribe
    .bare = fisher tribe
card-violet = a mountain tribe
    .a = a mountain tribe
    .the = the mountain tribe
    .bare = mountain tribe
card-yellow = a farmer tribe
    .a = a farmer tribe
    .the = the farmer tribe
    .bare = farmer tribe
card-desert = a desert
    .a = a desert
    .the = the desert
    .bare = desert
card-decay = a decay
    .a = a decay
    .the = the decay
    .bare = decay
card-whirlwind = a whirlwind
    .a = a whirlwind
    .the = the whirlwind
    .bare = whirlwind

## Short words of pictures

label-red = red
label-yellow = yellow
label-blue = blue
label-green = green
label-violet = violet
label-black = black
label-white = white
label-desert = desert
label-decay = decay
label-whirlwind = whirlwind
label-extra = extra action
label-end = end
label-temple = temple
label-tribe = tribe
label-tribe-green = forest tribe
label-tribe-blue = fisher tribe
label-tribe-violet = mountain tribe
label-tribe-yellow = farmer tribe
label-temple-of = temple of { $god }
label-no-religion = no religion
label-empty = empty
label-title = { $game }: the table
label-field = field
label-power = power
label-temples = temples in stock
label-stones = god stones in stock
label-extras = extra-action cards
label-points = points
label-display = Display
label-sack = Sack
label-left = { $n } left
label-turn = Turn { $n }
label-on-turn = { $who } to act
label-drawing = a card is drawn
label-starting = the table is being set
label-actions-left-1 = 1 action left
label-actions-left = { $n } actions left
label-where-to = choose a new place for the desert
label-stone = choose who gets a stone
label-after = extra action or end of turn
label-last-turn = end the game or play on
label-done = done this turn
label-limit = { $n } points win
label-over = The game is over
label-wins = { $who } wins
label-share = { $who } share the victory
label-leads = If it ran out now: { $who }
label-can-end = One action could bring victory to { $who }
label-of = { $n } of { $m }
label-box = Out of the game
label-split = moving it away splits the field
label-opens = moving it away opens { $hexes } for temples
label-nobody = nobody
label-and = and
label-short-temples = temples
label-short-stones = stones
label-short-extras = extras
label-prices = price of tribe/temple
label-tribe-price = a tribe costs { COUNT($n, "piece-power") } and follows { $who }
label-tribe-price-nobody = a tribe costs { COUNT($n, "piece-power") } and follows nobody
label-temple-price = a temple costs { $n }
label-converts = converts { $n }
label-at-best = at best, you choose who gets a stone
label-closed-now = no temple now
label-closed-for-good = never a temple
label-convertible = converting temple costs { $n }
label-convertible-by = now by { $who }
label-convertible-soon = soon by { $who }
label-safe = cannot be converted now
label-button-move = Move desert
label-button-discard = Discard
label-button-take = Take card
label-button-nothing = Move nothing
label-button-extra = Extra action
label-button-end = End turn
label-take-from = Take power from
label-victim = take power from { $who }
label-used-temple = temple
label-used-move = desert move
label-used-discard = discard
label-used-other = other card
label-used-desert = desert
label-used-decay = decay
label-used-whirlwind = whirlwind
label-used-extra = extra taken

## Hexes by their way from the middle

way-east = { $n } east
way-north-east = { $n } north-east
way-north-west = { $n } north-west
way-west = { $n } west
way-south-west = { $n } south-west
way-south-east = { $n } south-east
way-middle = middle
way-from-the-middle = { $steps } of the middle
hex = the hex { $way }
hex-dat = the hex { $way }
hex-middle = the middle hex
hex-middle-dat = the middle hex

## The tray, questions after a choice, deeds in a few words, sources of points

label-tray = Play one of these
label-from-price = from { $n } power
label-each-price = { $n } per neighbour
label-free = free
label-sack-left = cards left in the sack
label-where-green = Where shall the tribe settle?
label-where-blue = Where shall the tribe settle?
label-where-violet = Where shall the tribe settle?
label-where-yellow = Where shall the tribe settle?
label-where-desert = Where shall the desert lie?
label-where-decay = Where shall decay strike?
label-where-whirlwind = Which desert flies away?
label-where-extra = Take it?
label-where-end = The end tile
label-where-temple = Where shall the temple stand?
label-which-desert = Which desert shall move?
label-which-discard = Which card goes?
label-did-temple = built a temple
label-did-convert = temple turned { $n }
label-did-tribe = placed a tribe
label-did-unite = united a nation
label-did-desert = placed a desert
label-did-decay = decay struck
label-did-whirlwind = whirlwind
label-did-move = moved a desert
label-did-discard = discarded a card
label-did-take = took an extra action
label-did-extra = played an extra action
label-source-nation = nation: { $people }
label-source-first = first: { $people }
label-sources-nation = nations
label-sources-first = first of a people

## What a thing says when it is pointed at

label-about-supply = { $n } are left to draw; open it to see which, and how likely each is.
label-about-neighbour = whatever is laid beside it costs more, as beside any other
label-about-tribe = { $name }: lay it beside the field, from { $n } { $power }; it follows the god whose temple, or else whose tribes, are beside it.
label-about-desert = { $name }: place it for free. You gain 1 { $power }, and temples next to it cost more.
label-about-decay = { $name }: lay it beside the field for nothing; an opponent with a temple beside it may lose 1 { $power } to you.
label-about-whirlwind = { $name }: take a desert off the field and lay it elsewhere, for nothing.
label-about-extra = { $name }: take it for nothing now, and use it in a later turn for one action more.
label-about-end = { $name }: the game is over as soon as it is turned up.
label-about-temple = Temple of { $who }: build it beside the field once a turn, { $n } { $power } for each neighbour; every tribe beside it turns to { $who }.
label-about-empty = An empty place: it is filled at the start of the next turn.
label-about-button-move = Move a desert that lies on the field, for { $n } { $power }.
label-about-button-discard = Take one off the display for nothing, so that nobody gets it now; it costs an action.
label-about-button-take = Keep this card instead of placing it.
label-about-button-nothing = Play the card without moving any desert.
label-about-button-extra = Use an extra action that you took in an earlier turn: one action more, now.
label-about-button-end = Your turn is over, and the next god plays.
label-about-button-end-game = End the game now, as your villages allow it.
label-about-button-last-turn = Play this turn to its end first; then the game is over.
label-about-power = { $who } has { $n } { $power } of at most { $most }; they pay for tribes and temples, and 3 come every turn.
label-about-temples = { $who }, { $what }: { $n }; without one in stock no temple can be built.
label-about-stones = { $who }, { $what }: { $n }; each tribe that follows { $who } needs one.
label-about-extras = { $who }, { $what }: { $n }; each is one action more in a later turn.
label-about-people = { $name }: { $n } of { $m } that follow { $who }; with { $m } they bring points for as long as they follow.
label-about-people-points = { $name }: { $n } of { $m } more that follow { $who }; this people brings { $who } { $points ->
    [one] 1 point
   *[other] { $points } points
} now.
label-about-left = { $name }: { $n } left, drawn next with a chance of { $chance } %.
label-about-victim = Take 1 { $power } from { $who }, by the decay.

## Places

hex-beside = the hex beside { $what }
hex-beside-dat = the hex beside { $what }
hex-number = hex { $n } beside { $what }
hex-number-dat = hex { $n } beside { $what }
hex-here = this hex
hex-here-dat = this hex
label-beside = beside { $what }
label-number = hex { $n }
beside-temple = a temple of { $god }
beside-tribe = a { $colour } tribe
beside-desert = a desert
beside-decay = a decay
