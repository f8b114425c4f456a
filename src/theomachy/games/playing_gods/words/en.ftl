### Playing Gods

## The game in one sentence, for the lobby

about = Spread your faith over the continents by conversion and by wrath, and bear the wrath of the other gods.
about-short = Spread your faith by wrath and by conversion.

## What happens

home = { $who } settles in { $continent }.
start-permanent = { $who } gets a permanent card to start with: { $card }.
figure = The figure of { $who } stands here: { $place }.
rolled-for-start = { $who } rolls { $face } for the start.
turn = It's { $who }'s turn.
rolled = { $who } rolls { $face }.
moved = { $who } moves { $way }: { $place }.
blocked = Another figure stands on the portal: { $who } can do nothing there.
drew = { $who } draws a { $back }.
you-drew = You drew: { $card }.
drew-known = { $who } draws a card that all have seen: { $card }.
empty-pile = There is no { $back } left for { $who }.
immunity = { $who } lays an immunity open: { $element }.
permanent = { $who } has a pair: { $card } becomes permanent, the other card goes under the pile.
lose-card = { $who } draws a lose card: { $card }.
lost = { $who } gives up a sect in { $land }.
spared = { $who } has one sect only and keeps it.
fortified = { $who } strengthens the holy city: a chip goes to { $land }.
placed = { $who } gains a sect in { $land }.
gained = { $who } plays a gain card: a sect in { $land }.
attack =
    { $who } attacks with { $form }: up to { $kills ->
        [one] { $kills } sect
       *[other] { $kills } sects
    }.
target = The attack is aimed at { $land }, where { $god } rules.
protected = { $who } wards off { $element }.
passed = { $who } passes.
killed = A sect of { $god } dies in { $land }.
warded-off = The attack of { $who } kills no sect.
saved = { $who } shows the Godkiller: everything fails.
conversion = { $who } wants to convert followers of { $god }.
offered = { $who } offers: { $card }.
defended = { $who } answers with: { $card }.
compared = { $who } has { $mine } against { $theirs } of { $god }.
converted = { $who } converts { $land } from { $god }.
won-back = { $who } wins { $land } back; the chip of { $god } is lifted off.
robs = { $who } robs { $god }.
looks = The hand of { $god }: { $cards }.
stole = { $who } takes a { $back } from { $god }.
stole-this = The card that { $who } took from { $god }: { $card }.
stole-open = { $who } takes an open card from { $god }: { $card }.
godkill = { $who } plays the Godkiller against { $god }.
dead = { $who } is dead; all its chips leave the map.
limbo = { $who } has no followers left and waits in limbo.
heir = { $heir } takes all cards of { $who }.
inherited = From { $god } to { $heir }: { $number } × { $card }.
resurrected = { $who } rises from the dead.
permanent-risen = { $who } gets a permanent card again: { $card }.
passed-over = For { $who } a card is passed over: { $card }.
stayed-out = { $who } does not come back; its chips leave the map.
won =
    { $who } wins with { $lands ->
        [one] { $lands } territory
       *[other] { $lands } territories
    }.
won-PG-E-03 = { $who } wins: no other god has followers.
won-PG-R-56 =
    { $who } is ahead with { $lands ->
        [one] { $lands } territory
       *[other] { $lands } territories
    } and wins.
won-PG-R-56-sects =
    { $who } wins: { $lands ->
        [one] { $lands } territory
       *[other] { $lands } territories
    } like others, but more sects ({ $sects }).
shared = { $gods } are level and share the victory.
limit =
    The game is over after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }: the territories decide.

## What can be done

do-home = settle in { $continent }
do-portal = put the figure here: { $place }
do-move = move { $way }: { $place }, { $state }
do-move-away = move { $way }: { $place }
do-draw =
    draw { $n ->
        [one] a conversion card
       *[other] { $n } conversion cards
    }
do-fortify = put a chip into the holy city of { $land } instead of drawing
do-place = put a chip into { $land }
do-pass = do nothing
do-godkill = kill { $god } with the Godkiller
do-steal = steal a card from { $god }
do-take = take this card: { $card }
do-take-open = take this open immunity: { $element }
do-take-back = take a { $back }, unseen
do-take-land = convert { $land }
progress-steal = One of the { $n } cards of { $god } becomes yours.
progress-portal-free = In { $continent } no god rules yet.
progress-card =
    It brings { $cards ->
        [one] a conversion card
       *[other] { $cards } conversion cards
    }; you hold { $n }. With them you win territories.
progress-convert = If { $god } shows no more cards, { $n ->
        [one] one territory becomes
       *[other] { $n } territories become
    } yours.
progress-strike-one =
    If { $gods } wards nothing off, { $n ->
        [one] one sect dies
       *[other] { $n } sects die
    } there.
progress-strike-many =
    If { $gods } ward nothing off, { $n ->
        [one] one sect dies
       *[other] { $n } sects die
    } there.
progress-strike-special =
    No protection helps { $gods }: { $n ->
        [one] one sect dies
       *[other] { $n } sects die
    } there.
progress-godkiller = With it you can strike out a whole god on its space, or save your last sects.
progress-portal = In { $continent } you rule { $mine } of the territories, the others rule { $theirs }.
do-attack = attack with { $form }: kills { $kills }
do-convert =
    convert followers of { $god }: up to { $mine ->
        [one] { $mine } card
       *[other] { $mine } cards
    } against { $theirs } lying open
do-gain = play a gain card: a chip into { $land }
do-end = end the turn
do-target =
    aim at { $land }, where { $god } has { $live ->
        [one] { $live } sect
       *[other] { $live } sects
    }
do-done = name no further territory
do-protect =
    ward off: { $element }; then { $limit ->
        [one] { $limit } sect
       *[other] { $limit } sects
    } can die
do-kill = kill a sect in { $land }
do-godkiller = show the Godkiller: the whole attack or conversion fails
do-offer = offer this card: { $card }
do-go = offer no more: { $mine } against { $theirs }
do-defend = answer with this card: { $card }
do-lose = give up a sect in { $land }
do-resurrect = come back into play with two new cards
do-stay-out = stay out for good; all chips leave the map
do-deal = a card comes up: { $card }
do-roll = the die shows { $face }

## What would follow from it

then-neutral = then no god rules there
then-rules = then { $god } rules there again
then-returns = then { $god } may return
then-wins = then { $god } wins
then-may-win = then { $god } could win
then-yours =
    you then rule { $n ->
        [one] { $n } territory
       *[other] { $n } territories
    } of { $target }
then-pierces =
    { $god } holds { $n ->
        [one] { $n } hidden wrath card
       *[other] { $n } hidden wrath cards
    }: all of it gets through with { $chance } %
then-bare = { $god } holds no hidden wrath card that could ward it off
then-stopped = { $god } is immune to a part of it
then-immune = { $god } is immune to it
then-special = no protection and no immunity wards it off
then-below = if the sects there all die, { $god } comes up
then-empty = if the sects there all die, no god rules there
then-loss = chance of a lose card: { $chance } %
naming = Name of your god
clockwise =
    { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } clockwise
counter-clockwise =
    { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } counter-clockwise
space-portal = { $which } portal to { $continent }
which-0 = first
which-1 = second
space-wrath =
    { $n ->
        [one] a wrath card
       *[other] { $n } wrath cards
    }
space-conversion =
    { $n ->
        [one] a conversion card
       *[other] { $n } conversion cards
    }
space-gain_one_sect = gain one sect
space-godkiller = Godkiller
space-steal_one_card = steal a card
free = free
taken = another figure stands there

## What is asked

ask-homes = { $who }, which continent is your home?
ask-homes-chance = A home is drawn for { $who }.
ask-deal-permanent = { $who } gets a permanent card.
ask-deal-wrath = { $who } gets a wrath card.
ask-portals = { $who }, on which portal does your figure start?
ask-first-roll = { $who } rolls for the start.
ask-roll = { $who } rolls the die.
ask-move = { $who }, you rolled { $die }: clockwise or counter-clockwise?
ask-conversion-space =
    { $who }, draw { $n ->
        [one] a conversion card
       *[other] { $n } conversion cards
    } or strengthen a holy city?
ask-drawing = { $who } draws a card.
ask-losing = { $who }, which sect do you give up?
ask-gain-space = { $who }, where does the new sect live?
ask-godkiller-space = { $who }, do you play the Godkiller?
ask-godkiller-space-only = { $who }, you do not hold the Godkiller; pass, and your hand stays secret.
ask-steal-space = { $who }, whom do you rob?
ask-taking = { $who }, which card of { $god } do you take?
ask-looting = { $who } draws a card from the hand of { $god }.
ask-portal = { $who }, act in { $continent } or end the turn?
ask-portal-only = { $who }, nothing that you hold can be used in { $continent } now; end the turn, and your hand stays secret.
ask-naming = { $who }, at which territories is the attack aimed? { $named } of { $most } named.
ask-protecting =
    { $who }, { $attacker } attacks with { $form }: { $limit ->
        [one] { $limit } sect
       *[other] { $limit } sects
    } can die. Ward something off?
ask-protecting-only =
    { $who }, { $attacker } attacks with { $form }: { $limit ->
        [one] { $limit } sect
       *[other] { $limit } sects
    } can die. You hold no card that wards it off; pass, and your hand stays secret.
ask-dividing =
    { $who }, where do the sects die? { $left ->
        [one] { $left } is
       *[other] { $left } are
    } left.
ask-saving = { $who }, this would be the end of your followers: show the Godkiller?
ask-saving-only = { $who }, this is the end of your followers. You do not hold the Godkiller; pass, and your hand stays secret.
ask-offering = { $who }, which cards do you offer? So far { $mine } against { $theirs } of { $god }.
ask-defending =
    { $who }, { $attacker } has { $mine } against { $theirs }: { $lands ->
        [one] { $lands } territory
       *[other] { $lands } territories
    } at stake. Answer?
ask-defending-only =
    { $who }, { $attacker } has { $mine } against { $theirs }: { $lands ->
        [one] { $lands } territory
       *[other] { $lands } territories
    } at stake. You hold no card that counts here; pass, and your hand stays secret.
ask-converting =
    { $who }, which territories do you convert? { $left ->
        [one] { $left } is
       *[other] { $left } are
    } left.
ask-rising = { $who }, a follower of yours is there again: do you come back?
ask-risen = { $who }, to which portal does your figure return?
ask-risen-permanent = A permanent card is turned up for { $who }.
ask-risen-wrath = { $who } draws a wrath card.
ask-over-PG-E-01 = { $who } wins: { $lands } territories.
ask-over-PG-E-02 = { $who } wins: { $lands } territories.
ask-over-PG-E-03 = { $who } wins: no other god has followers.
ask-over-PG-R-56 = { $who } wins: most territories after { $turns } turns ({ $lands }).
ask-over-sects = { $who } wins: { $lands } territories like others, but more sects ({ $sects }).
ask-over-shared = { $who } share the victory: as many territories and sects after { $turns } turns.

## Whom the table waits for

wait-homes = { $who } chooses a home continent.
wait-portals = { $who } chooses a portal to start from.
wait-move = { $who } rolled { $die } and chooses the way.
wait-conversion-space =
    { $who } draws { $n ->
        [one] a conversion card
       *[other] { $n } conversion cards
    } or strengthens a holy city.
wait-losing = { $who } has to give up a sect.
wait-gain-space = { $who } may place a new sect.
wait-godkiller-space = { $who } stands on the Godkiller space.
wait-steal-space = { $who } may rob another god.
wait-taking = { $who } takes a card of { $god }.
wait-portal = { $who } may act in { $continent }.
wait-naming = { $who } attacks with { $form } and names territories: { $named } of { $most }.
wait-protecting = { $attacker } attacks with { $form }: { $who } may ward something off.
wait-dividing =
    { $who } chooses where the sects die: { $left ->
        [one] { $left } is
       *[other] { $left } are
    } left.
wait-saving = { $who } is in danger and may answer.
wait-offering = { $who } wants to convert followers of { $god }: so far { $mine } against { $theirs }.
wait-defending = { $attacker } has { $mine } against { $theirs }: { $who } may answer.
wait-converting =
    { $who } chooses which territories are converted: { $left ->
        [one] { $left } is
       *[other] { $left } are
    } left.
wait-rising = { $who } may come back into play.
wait-risen = { $who } chooses a portal to return to.

## Rule options

option-start_continents = How the gods come to their home continents.
option-start_continents-choose = Chosen in seat order.
option-start_continents-random = Drawn at random.
option-occupied_portal = What can be done on a portal where another figure stands.
option-occupied_portal-no_use = Nothing.
option-occupied_portal-no_attack = Conversions and gain cards, but no attacks.
option-occupied_portal-open = Everything, as on a free one.
option-blocked_combo = What is left of a combined attack when elements are warded off.
option-blocked_combo-recompute = The best split into legal attacks.
option-blocked_combo-singles = One sect for each element that is left.
option-defence_scope = Whom a protection card helps.
option-defence_scope-own = Only the god who plays it.
option-defence_scope-attack = All gods under this attack.
option-immunity_reveal = When an immunity is laid open.
option-immunity_reveal-first_use = When it first helps.
option-immunity_reveal-on_draw = As soon as it is drawn.
option-steal_view = What a thief sees of the hand.
option-steal_view-look = All of it; then one card is chosen.
option-steal_view-blind = Only the backs; the card is drawn at random.
option-two_player_setup = How two players begin.
option-two_player_setup-recommended = Two home continents each; 12 territories win.
option-two_player_setup-standard = One home continent each; 11 territories win.
option-victory_check = When it is looked whether a god rules enough territories to win.
option-victory_check-after_action = When a card, an attack or a conversion is complete.
option-victory_check-at_once = At once, also in the middle of a card.
option-turn_limit = After how many turns of all players together the game ends in any case.
option-turn_limit-0 = There is no limit.
option-turn_limit-any =
    After { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }; then the territories decide.

## Why something cannot be done, with the names and numbers of the case

why-home = { $continent } is the home of another god.
why-move = You rolled { $die }: so many spaces, one way or the other.
why-foreign-land = Another god rules in { $land }.
why-no-rival = Choose another god who is in play.
why-poor = { $god } has nothing that could be stolen.
why-not-there = That card is not there to be taken.
why-blind = At this table the thief does not see the hand: choose by the backs.
why-seeing = At this table the thief sees the hand: choose a card.
why-cards = You do not hold the cards for it.
why-nobody-here = No other god rules anything on this continent.
why-own-or-neutral = You can aim only at territories of other gods.
why-named = { $land } is named already.
why-elsewhere = { $land } lies on another continent: your figure stands at the portal to { $continent }.
why-chosen = { $land } is chosen already.
why-name-one = Name at least one territory first.
why-tried = You have tried to convert { $god } in this turn already.
why-firm = { $god } rules no territory here with exactly one live chip.
why-firm-land = Only a territory of { $god } with exactly one live chip can be converted.
why-weak = You can show { $mine } against { $theirs } lying open before { $god }: you need more.
why-gain = A gain card puts a chip into { $continent } only, where your figure stands.
why-not-named = { $land } was not named in this attack.
why-all-fall = All live chips in { $land } fall already.
why-no-card = You do not hold this card.
why-not-ruler = You do not rule in { $land }.
why-not-yours = { $who } is asked now.
why-chance = Chance decides first.
why-answer = Answer first what you are asked.

## Why something cannot be done, by clause

refused-PG-A-01 = You can attack only if your move ended on a free portal.
refused-PG-A-02 = Territories are named for an attack whose cards you have shown.
refused-PG-A-03 = Only territories that another god rules can be attacked.
refused-PG-A-04 = Not a valid attack. Play one element, a matching pair, all four, or one special card.
refused-PG-A-05 = Fire and water, air and earth do not go together, but for all four at once.
refused-PG-A-10 = You are not being attacked now.
refused-PG-A-11 = You hold no protection against this element.
refused-PG-A-16 = Special cards cannot be warded off.
refused-PG-A-17 = Only the attacker kills, once the defences are over, and only where the attack was aimed at.
refused-PG-A-18 = No more sects of this god can fall in this attack.
refused-PG-A-20 = No more living sects stand there.
refused-PG-A-30 = You can convert only if your move ended on a free portal.
refused-PG-A-31 = For a conversion name another god in play and show cards that you hold.
refused-PG-A-33 = Only the god who is to be converted shows cards now, and only as many as help.
refused-PG-A-35 = A territory can be converted where that god has exactly one living sect on this continent.
refused-PG-A-36 = Territories are chosen when the difference of the cards is known.
refused-PG-A-40 = Against each god you may try one conversion in a turn.
refused-PG-A-47 = A gain card puts a chip into a territory of the continent whose portal you stand on.
refused-PG-A-48 = As long as another god rules a territory of this continent the gain card cannot be played.
refused-PG-A-50 = Fortify on a conversion space, instead of drawing, and only the holy city of your home.
refused-PG-A-51 = Another god rules your holy city.
refused-PG-A-52 = No god has to give up a sect now.
refused-PG-A-60 = The Godkiller is played on its own space by the god who holds it.
refused-PG-A-63 = The Godkiller saves only the god who holds it and is about to lose the last sect.
refused-PG-A-69 = Only a god in limbo whose chip has come to light may rise, at a portal of home.
refused-PG-A-70 = No god is asked now whether to stay out.
refused-PG-A-71 = Nothing is being stolen now.
refused-PG-E-04 = The game is over.
refused-PG-R-02 = Another god chooses now.
refused-PG-R-05 = Another figure stood on this portal when your move ended: no attack from here in this turn.
refused-PG-R-07 = The move comes first, and it cannot be left out.
refused-PG-R-08 = Drawing cannot be left out, only replaced by a chip for the holy city.
refused-PG-R-16 = Only the attacked god defends, once, against elements that get through.
refused-PG-R-19 = The attack could kill no sect there.
refused-PG-R-23 = Gods in limbo are asked one after another.
refused-PG-R-28 = Only the five kinds of conversion cards count.
refused-PG-R-29 = First the one who converts shows cards, then the other god, each once.
refused-PG-R-30 = You must show more cards than the other god has lying open.
refused-PG-R-34 = Every converted territory needs a chip from your supply, and it is empty.
refused-PG-R-40 = Another god gives up a sect now.
refused-PG-R-41 = Give up a sect in a territory that you rule.
refused-PG-R-44 = Your supply of chips is empty.
refused-PG-R-45 = At this table stealing does not go this way.
refused-PG-R-46 = There is no such card to steal.
refused-PG-R-47 = The Godkiller hits another god who is in play.
refused-PG-R-62 = What comes from a pile is up to chance.
refused-PG-R-65 = Gods in danger are asked for the Godkiller one after another.
refused-PG-R-67 = Something else comes first.
refused-PG-S-01 = Every god has a home, and no two share one.
refused-PG-S-06 = The first open card is one of the five kinds, by chance.
refused-PG-S-09 = Your figure begins on a portal of your home.
refused-PG-T-01 = The die is rolled by itself at the beginning of a turn.
refused-PG-T-02 = Your figure moves exactly as far as the die says, one way or the other.
refused-PG-T-05 = On this space a wrath card is drawn.
refused-PG-T-06 = Cards are drawn only on a space for them, after the move.
refused-PG-T-08 = On this space a conversion card is drawn.
refused-PG-T-10 = Cards are used only on a portal, on its continent.
refused-PG-T-11 = This space gives a chip for an empty territory or one that you rule.
refused-PG-T-13 = You can only steal on a Steal space.
refused-PG-T-14 = It is another god's turn.

## Cards

card-attack_earth = earth attack
card-attack_air = air attack
card-attack_fire = fire attack
card-attack_water = water attack
card-protection_earth = protection from earth
card-protection_air = protection from air
card-protection_fire = protection from fire
card-protection_water = protection from water
card-immunity_earth = immunity to earth
card-immunity_air = immunity to air
card-immunity_fire = immunity to fire
card-immunity_water = immunity to water
card-plague = plague
card-famine = famine
card-darkness = darkness
card-locusts = locusts
card-prosperity = prosperity
card-miracles = miracles
card-scripture = scripture
card-afterlife = afterlife
card-communion = communion
card-gain_one_sect = gain one sect
card-lose_one_sect = lose one sect
card-all_lose_one_sect = every god loses one sect
card-godkiller = Godkiller

## Elements

element-earth = earth
element-air = air
element-fire = fire
element-water = water

## Backs of cards

back-wrath = wrath card
back-conversion = conversion card

## Continents

continent-NA = North America
continent-SA = South America
continent-EU = Europe
continent-AF = Africa
continent-AS = Asia

## Territories (the box's own names are not known; these need no article)

land-NA1 = Mesoamerica
land-NA2 = Alaska
land-NA3 = Acadia
land-NA4 = Louisiana
land-SA1 = Bolivia
land-SA2 = Amazonia
land-SA3 = Colombia
land-SA4 = Patagonia
land-EU1 = Greece
land-EU2 = Scandinavia
land-EU3 = Iberia
land-EU4 = Sarmatia
land-AF1 = Egypt
land-AF2 = Numidia
land-AF3 = Guinea
land-AF4 = Namibia
land-AS1 = India
land-AS2 = Siberia
land-AS3 = China
land-AS4 = Arabia

## Gods whom nobody has named: what their emblems are called, alike in every language

god-A = Ignis
god-B = Sol
god-C = Silva
god-D = Luna
god-E = Astra
god-F = Nova

## Short words of pictures

label-title = A table of Playing Gods
label-lands = territories
label-sects = sects
label-supply = supply
label-permanents = permanent
label-immunities = immune
label-hand = your hand
label-known = known
label-limbo = in limbo
label-dead = dead
label-in-play = in play
label-tried = tried
label-pile = { $upper } shuffled, below them { $lower } returned
label-pile-wrath = Wrath cards
label-pile-conversion = Conversion cards
label-shuffled = { $n } shuffled
label-below = then returned, in this order:
label-unseen = not seen: { $cards }
label-victim-cards = { $wrath } wrath, { $conversion } conversion
label-victim-lands =
    { $lands ->
        [one] { $lands } territory
       *[other] { $lands } territories
    }, { $sects ->
        [one] { $sects } sect
       *[other] { $sects } sects
    }
label-returned = returned, next first: { $cards }
label-on-the-table = on the table: { $cards }
label-nothing = nothing
label-button-draw =
    { $n ->
        [one] Draw a card
       *[other] Draw { $n } cards
    }
label-button-fortify = Strengthen { $land }
label-button-pass = Pass
label-button-end = End turn
label-button-done = Done
label-button-go = Go
label-button-resurrect = Come back
label-button-stay_out = Stay out
label-space-gain_one_sect = gain one sect
label-space-godkiller = Godkiller
label-space-steal_one_card = steal
label-space-wrath =
    { $n ->
        [one] wrath card
       *[other] { $n } wrath cards
    }
label-space-conversion =
    { $n ->
        [one] conversion card
       *[other] { $n } conversion cards
    }
label-space-portal = portal: { $continent }
label-lean = Next conversion card: { $n } % lose a sect.
label-landing = { $steps }: { $what }
label-free = free
label-closed = occupied, closed
label-shared = occupied
label-in-reach =
    { $who }: { $convertible } to convert, { $sects ->
        [one] { $sects } sect
       *[other] { $sects } sects
    }
label-sum = { $who }: you { $mine }+{ $hand }, they { $theirs }+{ $open }: up to { $gain } of { $convertible }
label-would-win = this would win
label-could-win = this could win
label-already-tried = { $who }: tried this turn
label-form-kills =
    { $form }: { $kills ->
        [one] { $kills } kill
       *[other] { $kills } kills
    }
label-falls = { $form }: { $kills } of { $full } kills get through
label-can-lose =
    { $who } can lose { $limit ->
        [one] { $limit } sect
       *[other] { $limit } sects
    }, with them { $lands ->
        [one] { $lands } territory
       *[other] { $lands } territories
    }
label-with-protection = with protection from { $element }: { $limit }
label-may-go-out = { $who } could be eliminated
label-godkiller-helps = your Godkiller could stop it
label-stands =
    { $mine } against { $theirs }: { $lands ->
        [one] { $lands } territory
       *[other] { $lands } territories
    }
label-change = { $winner } +{ $lands }, { $loser } −{ $lands } territories
label-comes-up = { $land }: { $who } could come up
label-comes-back = { $land }: { $who } could return
label-would-reach = { $land }: { $who } could win
label-safe = safe from conversion: { $lands }

## What decided it

tie-sects = { $other } rules as many territories ({ $points }), but { $who } has more sects: { $mine } to { $theirs }.
fact-converted = territories converted, most of all
fact-killed = sects struck down, most of all
fact-gained = sects gained by cards, most of all

## Things that are pointed at, cards in the hand, seats, deeds in a few words

label-space-about-wrath =
    { $n ->
        [one] Here a god draws a wrath card.
       *[other] Here a god draws { $n } wrath cards.
    }
label-space-about-conversion =
    { $n ->
        [one] Here a god draws a conversion card or strengthens the holy city of its home.
       *[other] Here a god draws { $n } conversion cards or strengthens the holy city of its home.
    }
label-space-about-portal = Portal to { $continent }: attack, convert or gain there, if no other god stands on it.
label-space-about-gain_one_sect = Here a god gains a sect, in any territory that is free or its own.
label-space-about-steal_one_card = Here a card may be stolen from another god.
label-space-about-godkiller = Here the Godkiller kills another god.
label-stands-here = Here stands { $gods }.
label-land-empty = { $land }, { $continent }: no god rules here
label-land-ruled =
    { $land }, { $continent }: { $who } rules with { $n ->
        [one] { $n } sect
       *[other] { $n } sects
    }
label-land-below = below: { $gods }
label-land-holy = holy city
label-land-firm = safe from conversion
label-continent-home = { $continent }: home of { $who }
label-continent-free = { $continent }: no god's home
label-die-shows = The die shows { $n }.
label-pile-name =
    { $pile }: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } left
label-board = World and ring
label-tray = Your cards and choices
label-watching = Only those who hold cards see them.
label-no-cards = You hold no cards.
label-cards-held =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
label-which-cards = Which cards strike { $land }? Those that fit are lit: one, or more together.
label-where-gain = Where shall the new sect live?
label-way-forward = forward
label-way-back = back
label-where-attack =
    Where shall the attack fall? { $form }: { $kills ->
        [one] one falls at most
       *[other] up to { $kills } fall
    }.
label-short-attack = Attack
label-short-protection = Ward
label-short-immunity = Immunity
label-short-special = Special
label-short-faith = Conversion
label-title-gain_one_sect = Followers
label-title-lose_one_sect = Loss
label-title-all_lose_one_sect = Loss for all
label-title-godkiller = Godkiller
label-about-answer-draw =
    { $n ->
        [one] Draw a conversion card, for a later portal.
       *[other] Draw { $n } conversion cards, for a later portal.
    }
label-about-answer-pass = Do nothing here, and let the game go on.
label-about-answer-end = Your turn is over, and the next god rolls.
label-about-answer-done = You have named every territory that the attack shall strike.
label-about-answer-go = The cards that are shown decide now.
label-about-answer-resurrect = Come back into the game, with what the rules give you.
label-about-answer-stay_out = Stay out of the game from now on.
label-about-answer-fortify = { $land }: one more sect of yours there, which makes it harder to convert.
label-about-answer-back = Take one of these without seeing it: { $card }.
label-about-answer-way = Walk { $steps } spaces { $way }. { $space }
label-about-attack = { $card }: strikes at a free portal; with other elements that go with it more sects fall.
label-about-protection = { $card }: shown when you are attacked with this element.
label-about-immunity = { $card }: once it lies open, this element never harms you again.
label-about-special = { $card }: a strike at a free portal that no card wards off.
label-about-faith = { $card }: counts one when followers are converted, by you or from you; a pair becomes permanent.
label-about-gain_one_sect = { $card }: at a portal whose continent no other god rules in, a new sect there.
label-about-godkiller = { $card }: on its space it kills another god; shown in need it saves your last sects.
label-seat-lands = { $n } of { $target } territories
label-seat-sects = living sects: { $n }
label-seat-supply = chips still to come: { $n }
label-to-come = to come
label-seat-wrath = wrath cards in the hand: { $n }
label-seat-conversion = conversion cards in the hand: { $n }
label-seat-permanent = permanent: { $card }
label-seat-immune = open: { $card }
label-seat-known = you know: { $card }
label-seat-limbo = In limbo: may return when a buried chip comes to light.
label-seat-dead = Dead: out of the game.
label-source-continent = territories in { $continent }
label-did-home = settled in { $continent }
label-did-figure = took a portal
label-did-drew-wrath = drew a wrath card
label-did-drew-conversion = drew a conversion card
label-did-lose-card = drew a loss
label-did-portal = portal to { $continent }
label-did-fortified = strengthened { $land }
label-did-placed = new sect in { $land }
label-did-lost = gave up { $land }
label-did-attack = strikes with { $form }
label-did-target = aims at { $land }
label-did-killed =
    { $n ->
        [one] { $n } sect falls
       *[other] { $n } sects fall
    }
label-did-protected = wards off { $element }
label-did-conversion = asks { $god }'s followers
label-did-offered = shows { $card }
label-did-converted = converted { $land }
label-did-robs = robs { $god }
label-did-stole = stole from { $god }
label-did-godkill = killed { $god }
label-did-saved = showed the Godkiller
label-did-resurrected = rose again
label-did-stayed-out = stayed out
label-piles = Piles
label-did-on-wrath = draws a wrath card
label-did-on-conversion = on a conversion space
label-did-on-gain_one_sect = on the gain space
label-did-on-steal_one_card = on a steal space
label-did-on-godkiller = on the Godkiller space
label-short-gain_one_sect = New sect
label-short-godkiller = Mortal
label-gate-NA = N. America
label-gate-NA-short = N. Am.
label-gate-SA = S. America
label-gate-SA-short = S. Am.
label-gate-EU = Europe
label-gate-AF = Africa
label-gate-AS = Asia
label-shown = On the table: { $cards }.
label-convert = Convert { $who }'s followers
label-convert-sum = { $mine } against { $theirs }: up to { $gain } of { $lands }
label-convert-hidden = { $n } or more
label-rob = Rob { $who }
label-end-god = Kill { $who }
