### Gentes

## The game in one sentence, for the lobby

about = Lead an ancient people through six rounds: train citizens, build cities, and budget your time.
about-short = Lead an ancient people through six rounds.

## What happens

starter = { $who } begins.
row = Training costs from cheap to dear: { $row }.
first-game = { $who } begins with { $cards }.
opened = { $card } is turned up for the draft.
drafted = { $who } takes { $card }.
leftover =
    { $n ->
        [one] { $n } card goes
       *[other] { $n } cards go
    } back into the deck.
gained = { $who } gains { FORM($group, "one") }.
pushed = The row is full: { $who } loses { FORM($group, "one") }.
lost = { $who } loses { FORM($group, "one") }.
lowered = { $who } gives { FORM($group, "one") } in exchange.
averted = { $who } averts the loss with cubes: { $temple } from the temple, { $oracle } from the oracle.
laid-out = { $card } is laid out at position { $n }.
round = Round { $n }, era { $era }.
tile =
    { $who } takes an action tile: { $action } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $hours ->
        [one] { $hours } hourglass
       *[other] { $hours } hourglasses
    }.
start-tile = { $who } takes the starting player tile.
tax =
    { $who } goes to the tax collector for { $n ->
        [one] { $n } hourglass
       *[other] { $n } hourglasses
    }.
sun = { $who } uses the action of { $card }.
home = { $who } uses { $site }: { $effect }.
with-card = { $who } adds { $card }.
with-home = { $who } adds { $site }: { $effect }.
paid =
    { $who } pays { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }.
coins =
    { $who } takes { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }.
points =
    { $who } gains { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }.
cube = { $who } puts a cube into the area { $area }.
cube-lost = There is no room: a cube of { $who } is lost ({ $area }).
time = { $who } lays time tiles: { $singles } single, { $doubles } double.
lifted = { $who } takes a city back from { $site }.
built = { $who } builds { $site }.
activated = { $site } is activated for { $who }.
took = { $who } takes { $card } into the hand.
played = { $who } plays { $card }.
virtual =
    { $who } replaces { $n ->
        [one] { $n } missing person
       *[other] { $n } missing persons
    } with cubes from the temple.
symbol = { $who } scores the symbol { $symbol }.
unlocked = { $who } removes a cube from the time track.
drew = { $who } takes { $card } from the display without paying.
converted = { $who } exchanges { $give }.
oracle = { $who } pays an oracle cube for exchanges of persons.
cubes = { $who } pays cubes to train: { $temple } from the temple, { $oracle } from the oracle.
used = { $who } uses { $card }.
bonus =
    { $who } takes the bonus tile for { $category }: { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }.
new-starter = { $who } is the new starting player.
cleaned = Decline phase of round { $n }: marks, action tiles and single hourglasses leave, doubles become singles.
era = Era { $n } begins: the old display and stack are discarded.
dropped = { $who } must discard { $card }: the time track is full.
hand-scored =
    { $who } scores { $card } from the hand: { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }.
hand-lost =
    { $who } loses { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    } for cards left in the hand.
coins-scored =
    { $who } gains { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    } for coins.
cubes-scored =
    { $who } gains { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    } for cubes.
time-scored =
    { $who } loses { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    } for hourglasses.
game-over =
    The game is over. { $winners } wins with { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }.
game-shared =
    The game is over. { $winners } share the victory with { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }.

## What can be done

progress-card-met = { $card }: its people are there; played, it brings { $points } points.
progress-card-lacks = { $card }: { $n ->
        [one] only one is
       *[other] { $n } are
    } still missing for it; played, it brings { $points } points.
progress-tile-start = You begin the next round and choose first; your coins: { $n }.
progress-tile-navigator = It builds a city at once; your cities so far: { $n }.
progress-tile-scribe = It brings cards into your hand at once; there so far: { $n }.
progress-tile-philosopher = It trains people at once; your people so far: { $n }.
progress-tile-chronicler = It plays cards from your hand at once; there so far: { $n }.
progress-free = Time spaces that stay free in this round: { $n }.
progress-coins = Your coins: { $n }, that is { $more } more.
progress-cubes = Your cubes in the { $area }: { $n }.
progress-stay = Your people stay as they are.
progress-people = It changes your people, now { $n } in all, as your cards need them.
progress-built = Your cities now: { $n }.
progress-kept = These stay yours: { $cities }.
do-tile =
    take an action tile: { $action }; for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $hours ->
        [one] { $hours } hourglass
       *[other] { $hours } hourglasses
    }
do-start-tile =
    take the starting player tile: receive { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } now, begin in the next round
do-tax =
    tax collector: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } for { $hours ->
        [one] { $hours } hourglass
       *[other] { $hours } hourglasses
    }
do-sun = use the action of { $card }, once per round
do-home = use { $site } as main action, once per round: { $effect }
do-cubes = train one person of any group for cubes: { $t } from the temple, { $o } from the oracle
do-swap = exchange: lower { FORM($group, "many") } by one
do-for = get { FORM($group, "one") } for it
do-stop = no further exchange
do-use = use { $card }
do-end = end the turn
do-with-card = add { $card } to this action; it is then used for this round
do-with-home = add { $site } to this action: { $effect }; it is then used for this round
do-go = carry the action out as it is
do-time = lay time tiles: { $doubles } double, { $singles } single
do-limit = lay time tiles for the hand limit: { $doubles } double, { $singles } single
do-count =
    train { $n ->
        [one] { $n } person
       *[other] { $n } persons
    }
do-person = train { FORM($group, "one") }
do-gain = gain { FORM($group, "one") }
do-start-with = begin with { FORM($group, "one") }
do-lift = take the city back from { $site }
do-site = build in { $region }; { $site }
do-home-site = build a hometown; { $site }
do-region = activate all your cities of { $region }
do-from-display = take cards from the display
do-from-discard = take cards from the discard pile
do-cards =
    take { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
do-take = take a card; { $card }
do-draw = take { $card } without paying
do-play =
    play { $card }: by itself it brings { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
do-suffer = suffer the loss
do-avert = avert the loss with cubes: { $t } from the temple, { $o } from the oracle
do-pay = pay cubes: { $t } from the temple, { $o } from the oracle
do-cube = put the cube into the area { $area }
do-city = activate { $site }
do-convert = do the conversion
do-done = end your decline phase
do-discard = discard { $card }
do-score =
    score { $card } from the hand: { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
do-finish = finish your scoring; cards left in your hand cost points
do-draft = draft { $card }
do-starter = { $seat } begins
do-column = the next training cost tile is that of the { FORM($group, "many") }
do-reveal = { $card } is turned up

## What is asked

wait = The table waits for { $who }.
ask-over = The game is over: { $winners } wins with { $points }.
ask-over-shared = The game is over: { $winners } share the victory with { $points }.
ask-over-cards = The game is over: level on { $points }, { $winners } wins with more cards played.
ask-over-coins = The game is over: level on { $points }, { $winners } wins with more coins.
ask-chance = Cards and tiles are being laid out.
ask-draft = { $who }, which card do you take into the hand?
ask-start-persons = { $who }, whom do you begin with? { $left } of { $all } persons still to choose, in any order.
ask-turn =
    { $who }, choose an action: { $free ->
        [one] { $free } space
       *[other] { $free } spaces
    } of time left, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
ask-after = { $who }, additional actions, or end the turn?
ask-modifiers = { $who }, do you use a card or hometown with this action?
ask-time = { $who }, how do you lay the hourglasses? A double blocks a space in the next round too.
ask-card-time = { $who }, how do you lay the hourglasses of the card?
ask-how-many-persons = { $who }, one person or two? Two use the dearer row.
ask-train =
    { $who }, whom do you train? { $left ->
        [one] { $left } person
       *[other] { $left } persons
    } still to choose.
ask-lift = { $who }, all cities are built: which one do you relocate?
ask-site = { $who }, where do you build?
ask-region = { $who }, which region do you activate?
ask-from = { $who }, cards from the display or from the discard pile?
ask-how-many-cards = { $who }, how many cards?
ask-take =
    { $who }, which card do you take? { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } still to choose, from left to right.
ask-play = { $who }, which card do you play?
ask-loss = { $who }, suffer the loss, or avert it with cubes?
ask-gain = { $who }, which person do you gain?
ask-trained-person = { $who }, whom do the cubes train?
ask-cube = { $who }, temple or oracle for the cube?
ask-city = { $who }, which city do you activate?
ask-draw = { $who }, which card do you take for free?
ask-offer = { $who }, do you make this conversion?
ask-pay = { $who }, which cubes do you pay?
ask-exchange-from = { $who }, which group do you lower?
ask-exchange-for = { $who }, which group do you raise?
ask-make-room = { $who }, a cube is coming and both areas are full: make room, or do without?
ask-decline = { $who }, decline phase: activate a city in each region and your cards.
ask-hand-limit = { $who }, too many cards in the hand: how do you lay the hourglasses?
ask-discard = { $who }, the time track is full: which card do you discard?
ask-final = { $who }, final scoring: score hand cards, or finish.

## Rule options

option-no_small_tax = May the tax collector for one hourglass be used?
option-no_small_tax-false = Yes, both tax collectors are open.
option-no_small_tax-true = No, it is covered, for experienced players.
option-first_game = How do players get their first cards and persons?
option-first_game-false = By draft and free choice.
option-first_game-true = As the rulebook gives them for a first game.
option-start_player = Who begins?
option-start_player-random = A random player.
option-start_player-seat_1 = The player in the first seat.
option-start_player-seat_2 = The player in the second seat.
option-start_player-seat_3 = The player in the third seat.
option-start_player-seat_4 = The player in the fourth seat.
option-inventor_range = Which row of the training costs counts with an additional person?
option-inventor_range-mode = That of the basic persons, one or two.
option-inventor_range-lower = The lower one as soon as two or more are trained.
option-hometown_marker = What happens to the mark of a used hometown when its city moves away?
option-hometown_marker-site = It stays on the site until the decline phase.
option-hometown_marker-owner = It leaves with the city. You can still use a hometown only once a round.
option-relocate_to_same_site = May a relocated city go back to its own site?
option-relocate_to_same_site-false = No, it must go to another one.
option-relocate_to_same_site-true = Yes, this also counts as relocating.
option-unscored_hand_card = What do hand cards cost that could be scored at the end but are not?
option-unscored_hand_card-penalty = Half of their points, like all others.
option-unscored_hand_card-no_penalty_if_playable = Nothing, if their requirements are met.
option-hand_visibility = Are hands open?
option-hand_visibility-open = Yes, everybody may look at them.
option-hand_visibility-hidden = No, you only see your own hand.
option-modifiers_on = With which actions do permanent card effects work?
option-modifiers_on-every_source = With all: tiles, cards and hometowns.
option-modifiers_on-tiles_only = Only with action tiles.
option-permanent_conversions = When in your turn can you use permanent exchanges of cards?
option-permanent_conversions-around = Before and after the main action.
option-permanent_conversions-any_time = At any time, also during the main action.

## Why something cannot be done, by clause

refused-GENTES-A-07 = A philosopher trains one or two persons, and only as many as the price allows.
refused-GENTES-A-08 = The price that you paid does not reach the number of this group for one person.
refused-GENTES-A-09 = For two persons the price must reach the lower number of both groups.
refused-GENTES-A-16 = A city needs a free site.
refused-GENTES-A-17 = The city needs a free site with the icon of the tile.
refused-GENTES-A-22 = With all six cities on the board you take back one of your own.
refused-GENTES-A-24 = Only your own hometowns help you, in your turn of the heyday.
refused-GENTES-A-25 = This hometown has been used in this round.
refused-GENTES-A-33 = The card does not lie where you take from: display or discard pile, never both.
refused-GENTES-A-34 = What you paid does not reach that far in the display for so many cards.
refused-GENTES-A-35 = Take at least one card.
refused-GENTES-A-36 = The discard pile gives one card for 6 to 9 coins, up to two for 10.
refused-GENTES-A-37 = The discard pile is empty.
refused-GENTES-A-39 = You can only play a card from your hand.
refused-GENTES-A-40 = You do not have the persons or cities that this card demands.
refused-GENTES-A-44 = Averting the loss of a person costs three cubes.
refused-GENTES-A-50 = For a person you pay exactly three cubes that lie in your temple and oracle.
refused-GENTES-A-51 = An exchange costs one cube from the oracle.
refused-GENTES-A-55 = You can only use your own exchange cards here.
refused-GENTES-A-60 = This card has no such action.
refused-GENTES-A-61 = To an action you add only an own card that has not been used in this round.
refused-GENTES-A-70 = You choose among the cards of the display.
refused-GENTES-A-78 = You are not losing a person now.
refused-GENTES-A-79 = The hourglasses of the card do not fit in this way.
refused-GENTES-A-80 = You activate an own city on the map, or a region in which you have one.
refused-GENTES-A-81 = This exchange cannot be paid, its gain not taken in full, or it has been made often enough.
refused-GENTES-A-85 = This would change nothing in the action.
refused-GENTES-E-01 = The game is over.
refused-GENTES-P-04 = Hand cards score only at the end of the game, and only those whose requirements you meet.
refused-GENTES-P-11 = In the final scoring it is another player's turn.
refused-GENTES-R-03 = Another player chooses the start persons now.
refused-GENTES-R-06 = With a further person the lower row of the cost table counts at this table.
refused-GENTES-R-07 = This group is full: it has six persons.
refused-GENTES-R-09 = An exchange lowers a group that has somebody and then raises another one.
refused-GENTES-R-15 = The hourglasses of this card do not fit on your time track.
refused-GENTES-R-16 = So many time tiles do not fit on your time track.
refused-GENTES-R-19 = A city that moves needs another free site with the icon of the tile.
refused-GENTES-R-21 = Discard only as many cards as your time track cannot take.
refused-GENTES-R-25 = Another player is in the decline phase now.
refused-GENTES-R-30 = There are not enough cards to take at this price.
refused-GENTES-R-32 = At this table permanent changes work with action tiles only.
refused-GENTES-R-41 = Finish the main action first: nothing can be added in the middle of it.
refused-GENTES-R-45 = In the decline phase each card with an effect is used once; exchanges only while they are possible.
refused-GENTES-R-46 = Choose a region in which you have a city.
refused-GENTES-R-52 = Without hand cards nothing is left to exchange or train for.
refused-GENTES-R-53 = Choose in order: cards from left to right, and leave enough behind for the rest.
refused-GENTES-R-54 = Something else is asked now: answer that first.
refused-GENTES-S-02 = With two players Aegyptus is not used.
refused-GENTES-S-03 = This tile is not used with so many players.
refused-GENTES-S-05 = At this table the tax of 4 coins is covered.
refused-GENTES-S-08 = Chance deals the training costs when the table is set, before anybody acts.
refused-GENTES-S-14 = Chance decides who begins, before anybody acts.
refused-GENTES-S-16 = Chance turns up the cards of the draft, before anybody takes one.
refused-GENTES-S-17 = In the draft each player in turn takes one open card, two in all.
refused-GENTES-S-19 = You begin with exactly four persons.
refused-GENTES-S-20 = The first display is laid out before anybody acts.
refused-GENTES-T-01 = All six rounds are over: only the final scoring is left.
refused-GENTES-T-02 = This belongs to the other phase: the heyday comes first, then the decline.
refused-GENTES-T-04 = It is another player's turn.
refused-GENTES-T-05 = Exactly one main action in a turn: no more, and no passing.
refused-GENTES-T-08 = This ability is no main action: it is added to one.
refused-GENTES-T-10 = A sun action needs a card that you played in an earlier turn and have not used in this round.
refused-GENTES-T-12 = First choose and pay, then lay the hourglasses, then carry it out: this is not the step that is asked for.
refused-GENTES-T-13 = You lack the coins or the free spaces of time for it, or could do nothing with it.
refused-GENTES-T-15 = This tile is taken until the decline phase.
refused-GENTES-T-18 = Singles and doubles must show exactly the hourglasses that are needed, and fit.
refused-GENTES-T-22 = The display is refilled by itself at the end of a turn, before anybody goes on.
refused-GENTES-T-35 = The display of the new era is laid out before anybody goes on.
refused-GENTES-T-39 = In the decline phase you activate one own city in each region where you have any, before you end it.
refused-GENTES-T-40 = Outside your turns you use only own cards with an effect of the decline phase, in that phase.
refused-GENTES-T-42 = Hometowns are not activated in the decline phase.
refused-GENTES-T-43 = Hourglasses for cards above three are laid at the end of the round, exactly so many, as they fit.
refused-GENTES-T-47 = At this price nobody could be trained, or none of your hand cards played.
refused-GENTES-T-48 = With these choices the action could not be carried through.
refused-GENTES-T-49 = The era changes, one player after the other; another one is asked now.
refused-GENTES-T-50 = In the decline phase additional actions come before the hand limit, or where a cube needs room.

## Players

seat-blue = Blue
seat-orange = Orange
seat-violet = Violet
seat-white = White

## Groups of persons

group-noble = a noble
    .one = a noble
    .many = nobles
    .short = noble
    .single = noble
group-artisan = an artisan
    .one = an artisan
    .many = artisans
    .short = artisan
    .single = artisan
group-soldier = a soldier
    .one = a soldier
    .many = soldiers
    .short = soldier
    .single = soldier
group-merchant = a merchant
    .one = a merchant
    .many = merchants
    .short = merchant
    .single = merchant
group-priest = a priest
    .one = a priest
    .many = priests
    .short = priest
    .single = priest
group-scholar = a scholar
    .one = a scholar
    .many = scholars
    .short = scholar
    .single = scholar

## Temple and oracle

area-temple = temple
area-oracle = oracle
area-trade = trade
area-any = any
area-choice = temple or oracle

## Main actions

action-philosopher = philosopher
action-navigator = navigator
action-scribe = scribe
action-chronicler = chronicler
action-tax = tax collector
action-start = new starting player
action-effects = card action

## Regions

region-red = Hellas
region-yellow = Aegyptus
region-green = Asia

## Symbols

symbol-culture = culture
symbol-commerce = commerce
symbol-warfare = warfare
symbol-craft = craft

## Categories

category-cities = cities built
category-cards = cards played
category-persons = persons

## Cards

card-treasure_chamber = Treasure Chamber
card-monument = Monument
card-tenement = Tenement
card-training_ground = Training Ground
card-marketplace = Marketplace
card-shipyard = Shipyard
card-scriptorium = Scriptorium
card-road = Road
card-forge = Forge
card-well = Well
card-trading_post = Trading Post
card-granary = Granary
card-harbour = Harbour
card-catapult = Catapult
card-potters_quarter = Potters' Quarter
card-household_shrine = Household Shrine
card-olive_press = Olive Press
card-watchtower = Watchtower
card-city_wall = City Wall
card-library = Library
card-hospital = Hospital
card-statue = Statue
card-school = School
card-aqueduct = Aqueduct
card-theatre = Theatre
card-gymnasium = Gymnasium
card-mint = Mint
card-stoa = Stoa
card-council_house = Council House
card-purple_dye_works = Purple Dye Works
card-trireme_sheds = Trireme Sheds
card-caravanserai = Caravanserai
card-sacred_way = Sacred Way
card-barracks = Barracks
card-odeon = Odeon
card-observatory = Observatory
card-pyramid = Pyramid
card-mausoleum = Mausoleum
card-great_lighthouse = Great Lighthouse
card-colossus = Colossus
card-hanging_gardens = Hanging Gardens
card-great_altar = Great Altar
card-temple_of_artemis = Temple of Artemis
card-acropolis = Acropolis
card-hippodrome = Hippodrome
card-royal_palace = Royal Palace
card-museion = Museion
card-amphitheatre = Amphitheatre
card-grand_canal = Grand Canal
card-royal_arsenal = Royal Arsenal
card-league_treasury = League Treasury
card-panhellenic_sanctuary = Panhellenic Sanctuary
card-royal_road = Royal Road
card-academy = Academy

## Hometowns

home-scribes = hometown of scribes
    .short = Scribes
home-philosophers = hometown of philosophers
    .short = Philosophers
home-inventors = hometown of inventors
    .short = Inventors

## What is exchanged

give-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
give-cubes =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }

## Short words of pictures

label-round = Round { $n }/{ $most }, era { $era }
label-points =
    { $n ->
        [one] point
       *[other] points
    }
label-coins = coins
label-time = time
label-next-round = { $n } next round
label-persons = persons
label-hand = hand
label-hand-limit = limit { $most }
label-played = played
label-display = display
label-discard = discard pile
label-stack = stack { $n }
label-one-card = 1 card
label-two-cards = 2 cards
label-three-cards = 3 cards
label-one-person = 1 person
label-two-persons = 2 persons
label-taken = taken
label-space = no time
label-nothing = nothing to do
label-train = train 1 person: 3 cubes
label-exchange = exchange
label-end = end turn
label-go = go on without
label-stop = no more
label-convert = convert
label-suffer = suffer the loss
label-done = decline done
label-finish = finish scoring
label-up-to = up to position { $n }
label-in-stack = In the stack, in unknown order: { $cards }.
label-in-discard = In the discard pile: { $cards }.
label-option = option { $n }
label-use = use { $card }
label-needs = needs
label-met = ready
label-met-with =
    { $n ->
        [one] ready with { $n } temple cube
       *[other] ready with { $n } temple cubes
    }
label-if-ended = if it ended now { $n }
label-starter = starting player
label-stock = cities left
label-hometowns = hometowns
label-closed = nothing possible now
label-hidden =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } (hidden)
label-covered = covered
label-sea = Mare Internum
label-not-used = { $region }: not in this game
label-actions = actions
label-map = map
label-people = people
label-draft = cards to draft
label-alone = alone
label-pair = in a pair
label-prices = training prices
label-brings = brings { $n }
label-missing =
    { $n ->
        [one] { $n } missing
       *[other] { $n } missing
    }
label-short = { $n } short
label-cities-left =
    { $n ->
        [0] all built
       *[other] { $n } to build
    }
label-spaces-free =
    { $n ->
        [one] space free
       *[other] spaces free
    }
label-spaces =
    { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
label-swap = exchange persons for 1 oracle cube
label-reach = coins to reach a card when you take 1, 2 or 3
label-track-tiles =
    { $n ->
        [one] action
       *[other] actions
    }
label-track-doubles-stay-on =
    { $n ->
        [one] double stays for the next round
       *[other] doubles stay for the next round
    }
label-track-doubles-stay =
    { $n ->
        [one] double stays
       *[other] doubles stay
    }
label-track-doubles =
    { $n ->
        [one] double
       *[other] doubles
    }
label-track-singles =
    { $n ->
        [one] single
       *[other] singles
    }
label-track-free = free
label-track-opens = one opens in the next era
label-track-locked = locked
label-no-card = no card here
label-no-hand = no cards in the hand
label-legend = signs
label-person-have = you have this person
label-person-missing = missing
label-person-cube = a temple cube stands in

## Effects of cards, in a few letters

effect-vp =
    { $n ->
        [one] +{ $n } point
       *[other] +{ $n } points
    }
effect-vp_per =
    +1 point per { $per ->
        [one] { FORM($what, "one") }
       *[other] { $per } { $what }
    }, at most { $max }
effect-coins =
    { $n ->
        [one] +{ $n } coin
       *[other] +{ $n } coins
    }
effect-cube =
    { $n ->
        [one] +{ $n } cube: { $area }
       *[other] +{ $n } cubes: { $area }
    }
effect-person = +{ $n } { $group }
effect-person-any =
    { $n ->
        [one] +{ $n } person of any group
       *[other] +{ $n } persons of any group
    }
effect-lose = lose { $n } { $group }
effect-unlock =
    { $n ->
        [one] frees { $n } space of time
       *[other] frees { $n } spaces of time
    }
effect-hourglass =
    { $n ->
        [one] lay { $n } hourglass
       *[other] lay { $n } hourglasses
    }
effect-activate-city = activate a city
effect-activate-region = activate a region
effect-draw =
    { $n ->
        [one] take { $n } card from the display
       *[other] take { $n } cards from the display
    }
effect-convert = { $give } → { $get }
effect-convert-most =
    { $give } → { $get }, { $max ->
        [one] once
       *[other] up to { $max } times
    }
effect-convert-often = { $give } → { $get }, any number of times
effect-swap =
    { $n ->
        [one] exchange { $n } person
       *[other] exchange { $n } persons
    }
effect-action =
    { $do }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $hourglasses ->
        [one] { $hourglasses } hourglass
       *[other] { $hourglasses } hourglasses
    }
effect-effects =
    { $effects }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $hourglasses ->
        [one] { $hourglasses } hourglass
       *[other] { $hourglasses } hourglasses
    }
effect-modify-coins =
    { $action }: { $sign }{ $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
effect-modify-hourglasses =
    { $action }: { $sign }{ $n ->
        [one] { $n } hourglass
       *[other] { $n } hourglasses
    }
effect-modify-persons =
    { $action }: { $n ->
        [one] { $n } more person
       *[other] { $n } more persons
    }
effect-modify-repeat =
    { $n ->
        [one] tax collector twice
       *[other] tax collector: the coins { $n } times more
    }
effect-modify-exact = { $action } at any price from 1 to { $n }
effect-card_person = counts as { $n } { $group }

## What effects count

what-cities = cities
    .one = city
what-persons = persons
    .one = person
what-cards = cards
    .one = card
what-coins = coins
    .one = coin
what-symbols = cards with your best symbol
    .one = card with your best symbol
what-cubes = cubes
what-cube = cube
what-vp = points
what-any = any

## What decided it

tie-cards = { $other } has as many points ({ $points }), but { $who } has more cards on display: { $mine } to { $theirs }.
tie-coins = { $other } has as many points ({ $points }), but { $who } has more coins: { $mine } to { $theirs }.
fact-played = cards played, most of all
fact-symbol = symbols scored, most of all
fact-took = cards taken, most of all

## Where points come from

source-cards = cards played
source-symbols = symbols
source-cities = cities
source-bonus = bonus tiles
source-effects = effects of cards
source-hand = hand, half
source-coins = coins
source-cubes = cubes
source-left = cards left in the hand
source-time = hourglasses
source-earlier = from before

## When an effect of a card works

slot-on_play = At once
slot-sun = Once a round
slot-always = Always
slot-decline = Each decline

## What a main action is good for

does-philosopher = trains 1 or 2 persons
does-navigator = builds a city, its region pays
does-scribe = takes cards
does-chronicler = plays a card from the hand
does-tax = brings coins
does-start = begins the next round

## Amounts

amount-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
amount-hourglasses =
    { $n ->
        [one] { $n } hourglass
       *[other] { $n } hourglasses
    }
amount-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
amount-spaces =
    { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
amount-cubes =
    { $n ->
        [one] { $n } temple cube
       *[other] { $n } temple cubes
    }

## What a thing on the table is, for those who point at it

about-line = { $head }: { $text }
about-tile = { $action } for { $coins } and { $hours }
about-start = New starting player: brings { $coins }, needs no hourglass and fills one space
about-tax = Tax collector: brings { $coins } for { $hours }
about-only = only on a site of this kind: { $kind }
about-taken = taken by { $who } until the decline
about-no-space = too little room on your time track
about-no-coins = you have too few coins
about-no-nothing = it would have no effect now
about-training = Train { $group }: { $one } for one; in a pair { $two } for both together, if the other group costs no more
about-card = { $card }, era { $era }, { $points }
about-need = needs { $n } { $what }, you have { $have }
about-need-cities = needs cities of the kind { $what }: { $n }, you have { $have }
about-symbols = Symbols: { $symbols }
about-reach = Coins to reach it: { $prices }
about-used = used in this round
about-used-by = already used in this round by { $who }
about-missing =
    { $n ->
        [one] { $n } thing is missing
       *[other] { $n } things are missing
    }
about-brings = By itself it would bring you { $points } now
about-brings-with = With { $cubes } it would by itself bring you { $points } now
about-site = { $name } in { $region }: { $kind }, { $gain }
about-city-of = city of { $who }
about-yields = a new city here brings you { $gain }
about-yields-nothing = a new city here brings you nothing now: there is no room for its cubes
about-region-pays = a new city here makes all your cities of this region pay
about-answer = Your answer to the question: { $what }
about-yours-pay = your cities pay { $gain }
about-track = Time of { $who }: { $free } free
about-on-track = action tiles { $tiles }, doubles { $doubles }, singles { $singles }, cubes { $cubes }
about-next = { $free } free next round
about-persons = Persons of { $who }
about-stores = Temple: { $temple }, oracle: { $oracle }, cities left to build: { $cities }.
about-bonus = Bonus for { $n } { $category }: { $points }
about-have = you have { $n }

## What a player did, in at most four words

did-built = built { $site }
did-played = played { $card }
did-took = took { $card }
did-drew = took { $card }
did-drafted = drafted { $card }
did-gained = gained { FORM($group, "one") }
did-tax = collected taxes
did-with-coins =
    { $did }: { $n ->
        [one] +{ $n } coin
       *[other] +{ $n } coins
    }
did-start-tile = begins next round
did-activated = { $site } pays
did-hand-scored = scored { $card }
did-sun = used { $card }
did-home = used { $site }
