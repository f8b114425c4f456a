"""Positions of Gentes in JSON: moments that cannot be are refused, with what is wrong and where."""

from __future__ import annotations

from theomachy.core.errors import BadPosition
from theomachy.games.gentes.rules import phases as p
from theomachy.games.gentes.rules import state as s
from theomachy.games.gentes.rules.decline import above_limit, in_decline, too_many
from theomachy.games.gentes.rules.rules import Gentes
from theomachy.games.gentes.rules.scoring import is_final
from theomachy.games.gentes.rules.state import members
from theomachy.games.gentes.table.box import CATEGORIES
from theomachy.games.gentes.table.positions_parts import bits_of
from theomachy.games.gentes.table.positions_step import CHANCE_STEPS, ENDED

SETUP = (p.STARTING, p.COLUMNS, p.OPENING, p.DRAFTING, p.PEOPLE)


def check(table: Gentes, step: str) -> None:
    """Refuse moments that cannot be."""
    check_cards(table)
    check_sets(table)
    check_bonus(table)
    check_round(table, step)
    if table.phase in SETUP:
        check_setup(table, step)
    elif in_decline(table) or step in ENDED or is_final(table):
        check_cleaned(table, step)
    check_step(table, step)
    check_question(table, step)


def check_cards(table: Gentes) -> None:
    """Only cards of the present era lie in the display, and cards for the draft only while it lasts."""
    ids = table.fixed.card_ids
    for card in table.display:
        if not table.fixed.era_cards[table.era()] >> int(card) & 1:
            raise BadPosition(f"display: {ids[card]} is of an earlier era; those lie on the discard pile")
    if table.open and table.phase not in (p.OPENING, p.DRAFTING):
        raise BadPosition("open: cards are turned up for the draft only")
    if table.discard and table.round == 1 and not in_decline(table):
        raise BadPosition("discard: nothing can lie there before the first decline phase")


def check_sets(table: Gentes) -> None:
    """What is marked, picked or under way is a thing that lies where it could be."""
    fixed = table.fixed
    seat = int(table.active)
    shown = 0
    for other in range(table.players):
        shown |= int(table.shown(other))
    pile = int(table.discard) if table.now.pile else bits_of([int(c) for c in table.display])
    rules = (
        ("used", table.marked & ~shown, fixed.card_ids, "is in nobody's display"),
        ("worked", table.worked & ~shown, fixed.card_ids, "is in nobody's display"),
        ("worked", table.worked & ~fixed.declining_cards, fixed.card_ids, "has no effect in the decline phase"),
        ("picked", table.picked & ~pile, fixed.card_ids, "does not lie where the cards are taken from"),
        ("activating", table.sites_due & ~table.towns(seat), fixed.site_ids, f"is no site of {table.seats[seat]}"),
        ("activating", table.sites_due & fixed.homes, fixed.site_ids, "is a hometown and has no reward"),
    )
    for key, wrong, ids, what in rules:
        for i in members(wrong):
            raise BadPosition(f"{key}: {ids[i]} {what}")
    if table.picked and p.TAKING not in (table.phase, table.now.paused):
        raise BadPosition("picked: cards are picked in the step 'take' only")


def check_bonus(table: Gentes) -> None:
    """Tiles that are gone lie on mats, and cities and cards are never lost again."""
    fixed = table.fixed
    for i, category in enumerate(CATEGORIES):
        holders = [seat for seat in range(table.players) if table.mat(seat, s.BONUS) >> i & 1]
        if table.taken[i] != len(holders):
            raise BadPosition(f"bonus_taken.{category}: {table.taken[i]}; on the mats lie {len(holders)}")
        for seat in holders:
            lifted = 1 if seat == table.active and table.now.lifted else 0
            have = {0: int(table.built(seat)) + lifted, 1: int(table.mat(seat, s.SHOWN))}.get(i, 99)
            if have < fixed.threshold[i]:
                place = f"mats.{table.seats[seat]}.bonus"
                raise BadPosition(f"{place}: the tile for {category} needs {fixed.threshold[i]}, not {have}")


def check_round(table: Gentes, step: str) -> None:
    last = table.round == table.fixed.rounds
    if step in ENDED and not (last and table.closing):
        raise BadPosition(f"step {step!r} comes after round {table.fixed.rounds}, with 'closing' true")
    ending = in_decline(table) or step in ENDED or is_final(table)
    if table.closing and not (last and ending):
        raise BadPosition(f"closing: true only in the decline phase of round {table.fixed.rounds} and after it")


def check_setup(table: Gentes, step: str) -> None:
    """Before round 1 nothing is built or played, and the draft goes round to the right."""
    if table.round != 1:
        raise BadPosition(f"step {step!r} belongs to round 1")
    fixed = table.fixed
    each = {
        p.DRAFTING: (s.HAND, int(fixed.keep), "cards", 1),
        p.PEOPLE: (s.PERSONS, int(fixed.start_persons), "persons", int(fixed.start_persons)),
    }
    for seat, name in enumerate(table.seats):
        if table.towns(seat) or table.shown(seat) or table.track(seat):
            raise BadPosition(f"mats.{name}: cities, played cards and action tiles come after step {step!r}")
        if table.phase != p.PEOPLE and table.persons(seat):
            raise BadPosition(f"mats.{name}.persons: nobody is there before the step 'start persons'")
        if table.phase not in (p.DRAFTING, p.PEOPLE) and table.mat(seat, s.HAND):
            raise BadPosition(f"mats.{name}.hand: nobody has cards before the step 'draft'")
    if table.phase in each:
        check_laps(table, *each[table.phase])


def check_laps(table: Gentes, what: int, most: int, things: str, lap: int) -> None:
    """Each seat has as many as it can when so many were chosen: `lap` at a time, to the right, from the right."""
    count = [int(table.persons(seat) if what == s.PERSONS else table.mat(seat, what)) for seat in range(table.players)]
    picks = sum(count)
    if picks >= most * table.players:
        raise BadPosition(f"under_way.picks: all {things} are chosen")
    order = [int(table.in_order(table.players - 1 - k)) for k in range(table.players)]
    whole, rest = divmod(picks, lap * table.players)
    for k, seat in enumerate(order):
        due = whole * lap + max(0, min(lap, rest - k * lap))
        if count[seat] != due:
            name = table.seats[seat]
            raise BadPosition(f"mats.{name}: {count[seat]} {things}; after {picks} choices in all {name} has {due}")
    asked = order[rest // lap]
    if asked != table.active:
        raise BadPosition(f"on_turn: after {picks} choices {table.seats[asked]} is asked")
    if what == s.HAND:
        left = int(table.fixed.reveal) * int(table.players) - picks
        if len(members(table.open)) != left:
            raise BadPosition(f"open: {len(members(table.open))} cards; after {picks} choices there are {left}")


def check_cleaned(table: Gentes, step: str) -> None:
    """From step B on no tile, mark or double of the round is left; doubles come with the hand limit only."""
    if table.marked or table.home_marks:
        raise BadPosition(f"{'used' if table.marked else 'marked'}: marks are gone in step {step!r}")
    for seat, name in enumerate(table.seats):
        if table.left_marks(seat):
            raise BadPosition(f"mats.{name}.left_marks: marks are gone in step {step!r}")
        if table.track(seat):
            raise BadPosition(f"mats.{name}.tiles: action tiles are gone in step {step!r}")
        waits = in_decline(table) and table.place_of(seat) >= table.now.queue
        if waits and table.mat(seat, s.DOUBLES):
            raise BadPosition(f"mats.{name}.doubles: they have become singles in step {step!r}")


def check_step(table: Gentes, step: str) -> None:
    """What the step itself demands of the player on turn and of the table."""
    phase = table.phase
    fixed = table.fixed
    name = table.seats[table.active]
    over = int(above_limit(table, table.active))
    if phase == p.MENU and table.free(table.active) == 0:
        raise BadPosition(f"step 'turn': {name} has no free space on the time track")
    if phase in (p.REFILL, p.OPENING) and table.stack == 0:
        raise BadPosition(f"step {step!r} needs cards in the stack")
    if phase == p.REFILL and len(table.display) >= fixed.display_size:
        raise BadPosition("step 'refill' needs room on the display")
    if phase == p.COLUMNS and table.now.picks > 4:
        raise BadPosition("under_way.picks: all columns are filled")
    if phase in (p.LIMITING, p.DROPPING) and over <= 0:
        raise BadPosition(f"step {step!r}: {name} has not more than {fixed.hand_limit} hand cards")
    if phase == p.LIMITING and too_many(table, table.active):
        raise BadPosition(f"step 'hand limit': {over} hourglasses do not fit; {name} is in step 'discard'")
    if phase == p.DROPPING and not too_many(table, table.active):
        raise BadPosition(f"step 'discard': {over} hourglasses fit; {name} is in step 'hand limit'")
    stock = table.mat(table.active, s.STOCK)
    if (phase == p.LIFTING and stock > 0) or (phase == p.BUILDING and stock == 0):
        raise BadPosition(f"step {step!r}: {name} has {stock} cities in stock")


def check_question(table: Gentes, step: str) -> None:
    """The question must have an answer."""
    if table.phase == p.OVER or table.phase in CHANCE_STEPS:
        return
    try:
        possible = len(table.legal(table.turn)) > 0
    except (IndexError, AssertionError) as error:
        raise BadPosition(f"step {step!r}: 'under_way' does not fit") from error
    if not possible:
        raise BadPosition(f"step {step!r}: {table.seats[table.active]} could do nothing")
