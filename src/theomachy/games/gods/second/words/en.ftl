### GODS, second edition

## The game in one sentence, for the lobby

about = Place tribes and temples on a growing land, win the faith of peoples and unite them into nations.
about-short = Win tribes with temples and unite nations.

## Pieces of the common sentences

piece-a-stone = a god stone
piece-power = { $n } power
piece-power-word = power
piece-stone = god stone
piece-stones = god stones

## What happens

drawn = The sack gives { FORM($card, "a") }.
put-aside = The same card lies on the display already, so { FORM($card, "the") } is put aside.
put-back =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } put aside ({ FORM($card, "bare") }) { $number ->
        [one] goes
       *[other] go
    } back into the sack.
extra-taken = { $who } takes the extra-action card, for a later turn.
extra-played = { $who } plays an extra-action card: one more action.
discarded = { $who } puts { FORM($card, "the") } back into the sack.
nation = { $god } unites a { $colour } nation and gets its points card.
chip = { $god } is the first to do so and gets the { $colour } points chip, for good.
nation-fell = A { $colour } nation of { $god } falls apart; the points card goes back.
over-GODS2-X-01 = The game is over: the points are reached.
over-GODS2-X-02 = The game is over: no different card is left for the display.
over-GODS2-X-03 = The game is over: the sack cannot fill the display.
over-GODS2-R-37 = The game is over: the agreed number of turns is played.
ask-refill = The display is refilled from the sack.
ask-after = { $who }, your actions are done: play an extra action, or end the turn?

## What can be done

do-take-extra = take the extra-action card, for free; it can be played in a later turn
do-discard = put { FORM($card, "the") } back into the sack, for free
do-extra = play an extra-action card, for free; one more action, and the card leaves the game
do-draw = the sack gives { FORM($card, "a") }
will-unite = { $god } unites a { $colour } nation
will-fall = { $god } loses a { $colour } nation
progress-short = That makes { $n } { $colour } { $n ->
    [one] tribe
   *[other] tribes
} of yours; { $missing ->
    [one] one more unites
   *[other] { $missing } more unite
} a nation.
progress-robbed = { $god } lacked only one { $colour } tribe for a nation and lacks { $missing } now.

## Rule options

option-points_card_value = What a points card is worth.
option-points_chip_value = What a points chip is worth.
option-other_cards_once = How many of the other cards (desert, decay, whirlwind, extra action) may be played in a turn.
option-max_turns = After how many turns of all players together the game ends in any case.
option-points_card_value-printed = What is printed on it: 3 points in our box.
option-points_chip_value-printed = What is printed on it: 1 point in our box.
option-points_card_value-any =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for each points card.
option-points_chip_value-any =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for each points chip.
option-other_cards_once-category = One of them in a turn, whichever it is.
option-other_cards_once-per_kind = One of each kind in a turn.
option-max_turns-0 = There is no limit.
option-max_turns-any =
    After { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }; then the points decide.

## Cards

card-extra = an extra action
    .a = an extra action
    .the = the extra action
    .bare = extra action

## What decided it

tie-power = { $other } has as many points ({ $points }), but { $who } has more power left: { $mine } to { $theirs }.
fact-converted = most tribes turned
fact-temple = most temples built
fact-nation = most nations united
