### GODS, first edition

## The game in one sentence, for the lobby

about = The 2001 GODS: found villages, keep their points tiles, but do not build the most temples.
about-short = Found villages, but not the most temples.

## Pieces of the common sentences

piece-a-stone = a god token
piece-power =
    { $n ->
        [one] { $n } crystal
       *[other] { $n } crystals
    }
piece-power-word = crystals
piece-stone = god token
piece-stones = god tokens

## What happens

drawn = { FORM($card, "a") } comes up.
twins-back = Both open tiles are the same ({ FORM($card, "bare") }): they go back into the bag.
whirlwind = { $who } unleashes the whirlwind; the tile leaves the game.
extra-taken = { $who } takes the mediation tile, for a later turn.
extra-played = { $who } uses a mediation tile: one more action.
discarded = { $who } takes { FORM($card, "the") } out of the game.
village = { $god } founds a { $colour } village and gets its village tile.
points-tile = { $god } also gets a { $colour } points tile, for good.
no-points-tile = No { $colour } points tile is left for { $god }.
founded-again = { $god } has a { $colour } points tile for it already.
village-fell = A { $colour } village of { $god } is lost; the village tile goes back.
village-end = The turn comes to { $who }, whose villages end the game; { $who } may still play this turn.
last-turn = { $who } plays the last turn of the game.
over-GODS1-X-01 = The game is over: the end tile has come up.
over-GODS1-X-02 = The game is over: villages of three different colours.
over-GODS1-X-03 = The game is over: four villages.
over-GODS1-X-04 = The game is over: the last turn is played.
over-GODS1-B-03 = The game is over: the bag has too few tiles.
ask-refill = The open tiles are made up to two.
ask-after = { $who }, your actions are done: use a mediation tile, or end the turn?
ask-last-turn = { $who }, your villages end the game: end it now, or play a last turn?

## What can be done

do-take-extra = take the mediation tile, for free; it can be used in a later turn
do-discard = take { FORM($card, "the") } out of the game, for free
do-extra = use a mediation tile, for free; one more action, and the tile leaves the game
do-draw = { FORM($card, "a") } comes up
do-end-game = end the game now, without taking crystals
do-last-turn = play one more turn; then the game ends, whatever the villages look like
will-found = { $god } founds a { $colour } village
will-earn = { $god } gets a { $colour } points tile
will-fall = { $god } loses a { $colour } village
will-have-most = the most temples: { $who } now, −{ $n } points
will-have-fewer = { $count ->
    [one] { $who } no longer has the most temples: +{ $n } points
   *[other] { $who } no longer have the most temples: +{ $n } points each
}
progress-short = That makes { $n } { $colour } { $n ->
    [one] tribe
   *[other] tribes
} of yours; { $missing ->
    [one] one more founds
   *[other] { $missing } more found
} a village.
progress-robbed = { $god } lacked only one { $colour } tribe for a village and lacks { $missing } now.

## Rule options

option-bag = Are the tiles drawn from a bag instead of a face-down pile?
option-decay_tile = Is the end tile used as a decay tile? Only with the bag.
option-decay_place = Where the decay tile may lie. It matters only if there is one.
option-refound_points_tile = Does founding a village again, after losing it, earn another points tile?
option-end_tile_window = Among how many last tiles of the pile the end tile lies.
option-bag-false = No: a pile with the end tile near its bottom; villages can end the game too.
option-bag-true = Yes: two equal open tiles go back, and the game ends when the bag has too few tiles.
option-decay_tile-false = No.
option-decay_tile-true = Yes: placed beside another player's temple it takes a crystal.
option-decay_place-anywhere = Beside any tile.
option-decay_place-beside_temple = Only beside another player's temple.
option-refound_points_tile-true = Yes, while there are any.
option-refound_points_tile-false = Only for more villages of the colour than points tiles held.
option-split_field-allowed = Yes: only the new place must touch a tile.
option-split_field-forbidden = No: all tiles must stay connected after the desert is lifted.
option-end_tile_window-any =
    Among the last { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }.

## Why something cannot be done, by rule

refused-stones-first = First say which tribes get the tokens that are left.
refused-no-stones-to-choose = Who gets a token is chosen only when they run short at a new temple.
refused-too-few-stones = Only a tribe beside the new temple that has no token can get one.
refused-take-extra = No mediation tile lies open.
refused-play-extra = You have no mediation tile from an earlier turn.
refused-extra-comes-last = Mediation tiles are used after the two actions of the turn.
refused-owner-chooses = First decide whether the game ends now or after your turn.
refused-bag-knows-no-village-end = With the bag the game does not end by villages.
refused-no-village-end = Only at the very start of a turn, with enough villages, can the game be ended.
refused-bag-knows-no-end-tile = With the bag there is no end tile.
refused-end-tile-comes-late = The end tile lies among the last three tiles.
refused-decay-place = Here the decay may only lie beside a temple of another god.

## Cards

card-extra = a mediation
    .a = a mediation
    .the = the mediation
    .bare = mediation
card-end = the end tile
    .a = the end tile
    .the = the end tile
    .bare = end tile

## Short words of pictures

label-mediation = mediation
label-end = end tile
label-power = crystals
label-temples = temples in hand/on the field
label-about-built = { $who }: { $built } temples on the field, { $n } in hand; at the end the most temples cost { $penalty } points.
label-about-penalty = { $who }: { $built } temples on the field, { $n } in hand; nobody has more, and that costs { $penalty } points.
label-stones = god tokens in stock
label-extras = mediation tiles
label-display = Open tiles
label-pile = Pile
label-bag = Bag
label-drawing = a tile is turned up
label-stone = choose who gets a token
label-at-best = at best, you choose who gets a token
label-after = mediation or end of turn
label-leads = If it ended now: { $who }
label-can-end = { $who }: villages that end the game
label-end-tile-chance = End tile: 1 in { $n }
label-last = Last turn of the game
label-penalised = the penalty for the most temples is in them
label-penalty-of = −{ $n } for most temples
label-temple-brings-penalty = one more temple brings { $who } the penalty
label-points-tiles = Points tiles left
label-short-stones = tokens
label-short-extras = mediations
label-short-built = on field
label-penalty = penalty
label-button-take = Take tile
label-button-discard = Remove tile
label-button-extra = Mediation
label-button-end-game = End the game
label-button-last-turn = Play a last turn
label-take-from = Take a crystal from
label-victim = take a crystal from { $who }

## The tray, deeds in a few words, sources of points

label-from-price =
    { $n ->
        [one] from { $n } crystal
       *[other] from { $n } crystals
    }
label-pile-left = tiles left in the pile
label-bag-left = tiles left in the bag
label-where-mediation = Take it?
label-which-discard = Which tile goes?
label-did-unite = founded a village
label-did-discard = removed a tile
label-did-take = took a mediation
label-did-extra = played a mediation
label-source-village = village: { $people }
label-source-tiles = points tiles: { $people }
label-source-most-temples = most temples
label-sources-village = villages
label-sources-tiles = points tiles

## What decided it

tie-power = { $other } has as many points ({ $points }), but { $who } has more crystals left: { $mine } to { $theirs }.
fact-converted = most tribes turned
fact-temple = most temples built
fact-village = most villages founded
