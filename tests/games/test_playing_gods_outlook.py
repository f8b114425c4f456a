"""Every "could", "would" and "then … wins" is compared with what follows: all continuations are played out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from choosing import patience
from games.playing_gods import GAME, base, events_of, play, state
from games.playing_gods_tables import bold, crowded, on_the_way
from theomachy.core.clauses import clauses
from theomachy.core.dice import Dice
from theomachy.core.event import Event
from theomachy.core.languages import LANGUAGES
from theomachy.core.position import NOBODY
from theomachy.games.playing_gods.rules import attack, conversion, godkiller, kills, phases, sects
from theomachy.games.playing_gods.rules.cards import IMMUNITIES, SPECIAL
from theomachy.games.playing_gods.rules.state import IN_PLAY
from theomachy.games.playing_gods.words.names import WORDS, called
from theomachy.games.playing_gods.words.picture import advice, rivals
from theomachy.games.playing_gods.words.questions import able, numbers
from theomachy.pure import is_compiled
from walks import Case, cases_of

CASES = cases_of("playing-gods", False)
GAMES = patience(6, 30) if is_compiled() else 2
LONG = 90 if is_compiled() else 60

IN_FIGHT = (
    phases.NAMING, phases.PROTECTING, phases.DIVIDING, phases.SAVING, phases.OFFERING, phases.DEFENDING,
    phases.CONVERTING,
)  # fmt: skip
SAVED = godkiller.SHOW_GODKILLER << 24
Ends = list[tuple[Any, bool]]  # a table after the action, and whether the Godkiller stopped it


def same_action(before: Any, after: Any) -> bool:
    """Is the attack, the conversion or the lose card still under way?"""
    if after.turn == NOBODY:
        return False
    if before.phase != phases.LOSING:
        return after.phase in IN_FIGHT
    distance = [(now.turn - now.active) % now.players for now in (before, after)]
    return bool(after.phase == phases.LOSING and distance[1] > distance[0])


def ends(table: Any) -> Ends:
    """All tables that the action under way can lead to, whatever those who are asked do."""
    table = table.copy()
    if table.phase == phases.LOSING:
        table.draws = 0  # what is drawn after this card is no consequence of it
    seen: set[tuple[int, bool]] = set()
    found: Ends = []
    todo = [(table, False)]
    while todo:
        now, stopped = todo.pop()
        for action in now.legal(now.turn):
            after = now.copy()
            after.apply(now.turn, action)
            state = (after.key(), stopped or int(action) == SAVED)
            if state in seen:
                continue
            seen.add(state)
            if same_action(now, after):
                todo.append((after, state[1]))
            else:
                found.append((after, state[1]))
    return found


def after(table: Any, *actions: int) -> Any:
    table = table.copy()
    for action in actions:
        table.apply(table.turn, action)
    return table


def results(table: Any, action: int) -> Ends:
    """The same after one action, which may complete it."""
    now = table.copy()
    if now.phase == phases.LOSING:
        now.draws = 0
    then = after(now, action)
    return ends(then) if same_action(now, then) else [(then, False)]


def has_won(table: Any, god: int) -> bool:
    return bool(table.turn == NOBODY and table.winner == god and table.ending != "PG-R-56")


def is_asked_to_return(table: Any, god: int) -> bool:
    """At once or after another god in limbo."""
    return bool(table.phase == phases.RISING and table.status[god] == 1 and table.sects[god] > 0)


RISEN: dict[str, Callable[[Any, int, int], bool]] = {
    "rules": lambda table, land, god: bool(table.rules(god, land)),
    "returns": lambda table, land, god: is_asked_to_return(table, god),
    "may win": lambda table, land, god: has_won(table, god),
    "wins": lambda table, land, god: has_won(table, god),
}


def check_attack(table: Any, view: dict[str, Any], found: Ends, said: Counter[str]) -> None:
    """What is said of the gods who are attacked, after immunities have shown themselves."""
    first = int(table.first_land())
    fallen = [end for end, stopped in found if not stopped]
    for entry in view["attack"]["gods"]:
        god = entry["god"]
        mine = [land for land in range(first, first + 4) if table.rules(god, land)]

        def live_in(end: Any, land: int, god: int = god) -> int:
            return int(end.live[land]) if end.rules(god, land) else 0

        lost = [[int(table.live[land]) - live_in(end, land) for land in mine] for end in fallen]
        gone = [sum(bool(n) and not end.rules(god, land) for n, land in zip(each, mine, strict=True))
                for each, end in zip(lost, fallen, strict=True)]  # fmt: skip
        out = any(end.status[god] != IN_PLAY for end in fallen)
        assert entry["goes_out"] <= out
        if table.phase != phases.PROTECTING:  # else a protection can save the chip above one that would have come up
            assert entry["goes_out"] == out
        if all(end.turn != NOBODY for end in fallen):
            assert (entry["limit"], entry["lands"]) == (max(map(sum, lost), default=0), max(gone, default=0))
        said["could be eliminated"] += entry["goes_out"]
    if table.phase == phases.PROTECTING:
        for ward in view["attack"]["protections"]:
            action = GAME.parse(table, f"protect {ward['element']}")
            later = after(table, action)
            warded = ends(later) if same_action(table, later) else [(later, False)]
            before = {land: int(table.live[land]) for land in range(first, first + 4) if table.rules(table.turn, land)}
            most = max(
                sum(n - (int(end.live[land]) if end.rules(table.turn, land) else 0) for land, n in before.items())
                for end, _ in warded
            )
            assert ward["limit"] == most
            said["with protection"] += 1


def godkiller_can_be_shown(table: Any, god: int) -> bool:
    """Is there a way on which this god is asked for it?"""
    seen, todo = set(), [table]
    while todo:
        now = todo.pop()
        if now.phase == phases.SAVING and now.turn == god:
            return True
        for action in now.legal(now.turn):
            then = after(now, action)
            if same_action(now, then) and then.key() not in seen:
                seen.add(then.key())
                todo.append(then)
    return False


def check_rising(table: Any, view: dict[str, Any], found: Ends, said: Counter[str]) -> None:
    for entry in view["rising"]:
        land = table.fixed.land_names.index(entry["land"])
        assert any(RISEN[entry["then"]](end, land, entry["god"]) for end, _ in found), entry
        said[f"{view['step']}: {entry['then']}"] += 1


def check_at_portal(table: Any, view: dict[str, Any], said: Counter[str]) -> None:
    """Each chip that could come up does so after some attack on that territory; each conversion that could win does."""
    for entry in view["rising"]:
        land, found = table.fixed.land_names.index(entry["land"]), []
        ruler = int(table.ruler[land]) - 1
        for action in (int(a) for a in table.legal(table.turn) if a >> 24 == attack.ATTACK):
            form = action & 31
            if form < SPECIAL and any(form >> e & 1 and table.holds(ruler, IMMUNITIES + e) for e in range(4)):
                return  # the attacker cannot know it
            then = after(table, action)
            aim = attack.TARGET << 24 | land
            if aim in list(then.legal(then.turn)):
                found += results(then, aim)
        check_rising(table, {**view, "rising": [entry]}, found, said)
    lines = dict(rivals(view, "en"))
    for entry in view["portal"]["conversions"]:
        god, line = entry["god"], lines.get(entry["god"], "")
        if "this would win" in line or "this could win" in line:
            end = [end for end, _ in results(table, conversion.CONVERT << 24 | god)]
            assert any(has_won(then, int(table.active)) for then in end)
            if "this would win" in line:
                assert table.hidden(god, 1) == 0
            said["would win" if "would win" in line else "could win"] += 1


def check_conversion(table: Any, view: dict[str, Any], found: Ends, said: Counter[str]) -> None:
    change, mine = view["conversion"], int(table.active)
    lines = advice(view, "en")
    assert change["goes_out"] <= any(end.status[change["victim"]] != IN_PLAY for end, _ in found)
    assert change["wins"] <= any(has_won(end, mine) for end, _ in found)
    if "this would win" in lines and table.phase != phases.OFFERING:
        assert all(has_won(end, mine) for end, _ in found)
    said["conversion could win"] += "this could win" in lines
    if change["godkiller"]:
        assert godkiller_can_be_shown(table, change["victim"])
        said["Godkiller"] += 1


def check_told(table: Any, said: Counter[str]) -> None:
    """What is said to follow from each action."""
    names = called(table.names, "en")
    for action in (int(a) for a in table.legal(table.turn)):
        kind = action >> 24
        if kind not in (kills.KILL, sects.GIVE_UP, conversion.TAKE_LAND, sects.PLACE, sects.USE_GAIN):
            continue
        text, land = GAME.tell(table, int(table.turn), action), action & 0xFFFFFF
        found = results(table, action)
        whole = [end for end, stopped in found if not stopped or kind == conversion.TAKE_LAND]
        for god, name in enumerate(names):
            if WORDS.sentence("then wins", "en", god=name) in text:
                assert all(has_won(end, god) for end in whole), text
                said["then wins"] += 1
            if WORDS.sentence("then may win", "en", god=name) in text:
                assert any(has_won(end, god) for end in whole), text
                said["then could win"] += 1
            if WORDS.sentence("then rules", "en", god=name) in text:
                assert all(end.rules(god, land) for end in whole) or kind == sects.GIVE_UP, text
                assert any(end.rules(god, land) for end in whole), text
                assert not all(has_won(end, god) for end in whole), text
                said["then rules"] += 1
            if WORDS.sentence("then returns", "en", god=name) in text:
                assert any(is_asked_to_return(end, god) for end in whole), text
                said["then may return"] += 1
        if WORDS.sentence("then neutral", "en") in text:
            assert all(table.ruler[land] and not end.ruler[land] for end in whole), text
            said["then no god"] += 1


def check(table: Any, said: Counter[str]) -> None:
    if table.turn < 0:
        return
    view = GAME.view(table, int(table.turn))
    if table.phase == phases.ACTING:
        check_at_portal(table, view, said)
    fight = table.phase in IN_FIGHT
    found = ends(table) if fight or table.phase == phases.LOSING else []
    if view["attack"] and table.phase != phases.NAMING:
        check_attack(table, view, found, said)
        check_rising(table, view, found, said)
        if view["attack"]["godkiller"]:
            assert godkiller_can_be_shown(table, int(table.turn))
            said["Godkiller"] += 1
    if table.phase == phases.LOSING:
        check_rising(table, view, found, said)
    if view["conversion"]:
        check_conversion(table, view, found, said)
    if table.phase != phases.ACTING or len(table.legal(table.turn)) < 12:
        check_told(table, said)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_could_happen_can_happen(case: Case) -> None:
    said: Counter[str] = Counter()
    for number in range(GAMES):
        table = crowded(case.players, case.seed + number, **dict(case.options))
        for now in on_the_way(table, Dice(number), LONG):
            check(now, said)
    assert len(+said) > 2, said


# ---- one by one


def advised(table: Any, viewer: int = 0) -> list[str]:
    return [line.strip() for line in advice(GAME.view(table, viewer), "en")]


def told(table: Any, text: str) -> str:
    return GAME.tell(table, int(table.turn), GAME.parse(table, text))


def test_the_godkiller_could_stop_only_what_would_be_the_end() -> None:
    hands = {"A": "attack_fire", "B": "protection_fire godkiller"}
    safe = play(base(3, on={"A": 4}, hands=hands), "attack fire", "target SA1")
    assert "your Godkiller could stop it" not in advised(safe, 1)
    last = {"SA2": "", "SA3": "", "SA4": "", "SA1": "B"}
    table = play(base(3, on={"A": 4}, hands=hands, stacks=last), "attack fire", "target SA1")
    assert {"your Godkiller could stop it", "Sol could be eliminated"} <= set(advised(table, 1))
    assert "your Godkiller could stop it" not in advised(table, 0)


def test_a_god_whose_chip_comes_up_could_not_be_eliminated() -> None:
    stacks = {"SA2": "BC", "SA3": "", "SA4": "", "SA1": "B"}
    hands = {"A": "plague", "B": "gain_one_sect"}
    table = play(base(3, on={"A": 4}, hands=hands, stacks=stacks), "attack plague", "target SA1", "target SA2")
    assert "Sol could be eliminated" not in advised(table)


def test_nothing_comes_up_under_more_chips_than_can_fall() -> None:
    stacks = {"SA1": "ABB", "SA2": "AB"}
    one = base(3, on={"A": 4}, hands={"A": "attack_fire"}, stacks=stacks)
    assert [line for line in advised(one) if "come up" in line] == ["Amazonia: Ignis could come up"]
    two = base(3, on={"A": 4}, hands={"A": "plague"}, stacks=stacks)
    assert "Bolivia: Ignis could come up" in advised(two)
    assert not [line for line in advised(two, 1) if "come up" in line]  # what A could do hangs on its hand
    play(one, "attack fire")
    assert "comes up" not in told(one, "target SA1")
    assert told(one, "target SA2").endswith("; if the sects there all die, Ignis comes up.")
    card: dict[str, Any] = {"conversion_pile": ["lose_one_sect"], "stacks": {"SA1": "ABB", "SA2": "AB"}}
    assert advised(play(base(3, on={"B": 3}, **card), "draw"), 1) == ["Amazonia: Ignis could come up"]


@pytest.mark.clause("PG-R-55")
def test_who_wins_is_told_with_what_must_be_lost_as_well() -> None:
    """B would rule eleven with the chip under that of A, but is asked after A, and all that it rules is single."""
    rules: dict[str, str] = {f"{c}{n}": "B" for c in ("SA", "AS") for n in (1, 2, 3, 4)}
    rules |= {"EU1": "B", "EU2": "B", "AF1": "BA"}
    card: dict[str, Any] = {"conversion_pile": ["all_lose_one_sect"]}
    table = play(base(3, on={"A": 3}, stacks=rules, **card), "draw")
    assert told(table, "lose AF1").endswith("; then Sol rules there again.")
    double = play(base(3, on={"A": 3}, stacks={**rules, "SA1": "BB"}, **card), "draw")
    assert told(double, "lose AF1").endswith("; then Sol could win.")
    once = base(3, on={"A": 3}, stacks=rules, options={"victory_check": "at_once"}, **card)
    assert told(play(once, "draw"), "lose AF1").endswith("; then Sol wins.")


def test_who_wins_is_told_with_the_kills_that_are_chosen_already() -> None:
    """B rules ten territories, one of them struck already: what comes up only makes up for it."""
    ten = {f"{c}{n}": "B" for c in ("AF", "AS") for n in (1, 2, 3)}
    stacks = {**ten, "SA4": "C", "EU1": "B", "EU2": "BC", "EU3": "CC"}
    table = base(3, stacks=stacks, hands={"A": "attack_fire attack_air"}, on={"A": 8})
    play(table, "attack air+fire", "target EU1", "target EU2", "target EU3")
    assert told(table, "kill EU2").endswith("; then Sol could win.")
    play(table, "kill EU1")
    assert told(table, "kill EU2").endswith("; then Sol rules there again.")


def test_two_gods_who_are_left_read_of_two_cards() -> None:
    table = base(3, on={"A": 3}, status={"C": "dead"}, conversion_pile={"upper": {"miracles": 2, "lose_one_sect": 1}})
    assert GAME.ask(GAME.view(table, 0)) == "Ignis, draw 2 conversion cards or strengthen a holy city?"
    assert GAME.ask(GAME.view(table, 1)) == "Ignis draws 2 conversion cards or strengthens a holy city."
    assert told(table, "draw") == "Draw 2 conversion cards; chance of a lose card: 67 %."
    before = base(3, status={"C": "dead"}, step="move", die=3, figures={"A": 0})
    (coach,) = GAME.progress(before, play(before.copy(), "move +3"), 0)
    assert coach.startswith("It brings 2 conversion cards; you hold 0.")
    assert "2 conversion cards" in advised(before)[0]
    one = base(3, on={"A": 3}, conversion_pile={"upper": {"miracles": 2, "lose_one_sect": 1}})
    assert told(one, "draw") == "Draw a conversion card; chance of a lose card: 33 %."


def test_the_coach_names_every_god_who_is_attacked() -> None:
    before = base(3, on={"A": 4}, stacks={"SA2": "C"}, hands={"A": "attack_fire attack_earth", "B": "plague",
                                                             "C": "famine"})  # fmt: skip
    play(before, "attack earth+fire", "target SA1")
    said = GAME.progress(before, play(before.copy(), "target SA2", "done"), 0)
    assert said == ["If Sol and Silva ward nothing off, 3 sects die there."]
    plague = base(3, on={"A": 4}, hands={"A": "plague"})
    assert GAME.progress(plague, play(plague.copy(), "attack plague", "target SA1"), 0) == [
        "No protection helps Sol: 2 sects die there."
    ]


def test_immune_to_all_of_it_is_no_part() -> None:
    hands = {"A": "attack_fire attack_air"}
    table = base(3, on={"A": 4}, stacks={"SA2": "C"}, hands=hands, immunities={"B": ["fire"]})
    assert "Sol is immune to it;" in told(table, "attack fire")
    assert "Sol is immune to a part of it;" in told(table, "attack air+fire")


@pytest.mark.clause("PG-A-16", "PG-R-18")
def test_who_wants_to_ward_off_a_special_card_reads_that_nothing_does() -> None:
    hands = {"A": "plague", "B": "protection_fire godkiller"}
    table = play(base(3, on={"A": 4}, hands=hands), "attack plague", "target SA1", "target SA3")
    assert table.why_not(1, GAME.parse(table, "protect fire")) == "PG-A-16"
    assert GAME.reason(table, 1, GAME.parse(table, "protect fire")) == "Special cards cannot be warded off."
    assert table.why_not(2, GAME.parse(table, "protect fire")) == "PG-A-10"


# ---- questions with one answer


ONE_ANSWER = [
    (lambda: play(base(3, on={"A": 4}, hands={"A": "attack_fire", "B": "protection_air"}), "attack fire", "target SA1"),
     1, "protecting"),
    (lambda: play(base(3, on={"A": 4}, hands={"A": "attack_fire", "B": "gain_one_sect"},
                       stacks={"SA2": "", "SA3": "", "SA4": "", "SA1": "B"}), "attack fire", "target SA1"), 1,
     "saving"),
    (lambda: play(base(3, on={"A": 4}, hands={"A": "miracles", "B": "godkiller"}), "convert B", "offer miracles"), 1,
     "defending"),
    (lambda: base(3, on={"A": 22}, hands={"A": "miracles"}), 0, "godkiller space"),
    (lambda: base(3, on={"A": 4}, hands={"A": "protection_fire"}), 0, "portal"),
]  # fmt: skip


@pytest.mark.clause("PG-R-63")
@pytest.mark.parametrize(("make", "seat", "step"), ONE_ANSWER, ids=[step for _, _, step in ONE_ANSWER])
def test_a_question_with_one_answer_says_so_to_the_god_who_is_asked_alone(
    make: Callable[[], Any], seat: int, step: str
) -> None:
    """The question comes all the same: if it did not, the others would know what is not in the hand."""
    table = make()
    assert (table.turn, GAME.view(table, seat)["step"], len(table.legal(seat))) == (seat, step, 1)
    for lang in LANGUAGES:
        said = GAME.ask(GAME.view(table, seat), lang)
        assert said == WORDS.sentence(f"ask {step} only", lang, **spoken(table, seat, lang))
        for other in (None, *(p for p in range(table.players) if p != seat)):
            assert "only" not in GAME.ask(GAME.view(table, other), lang)
            assert GAME.ask(GAME.view(table, other), lang) != said


def spoken(table: Any, seat: int, lang: str) -> dict[str, object]:
    view = GAME.view(table, seat)
    names = called(table.names, lang)
    return {"who": names[seat], **numbers(view, names, lang)}


@pytest.mark.parametrize("case", CASES[:4], ids=str)
def test_the_question_says_that_one_answer_is_left_just_where_it_is(case: Case) -> None:
    seen: Counter[bool] = Counter()
    for number in range(GAMES):
        for now in on_the_way(crowded(case.players, case.seed + number, **dict(case.options)), Dice(number), LONG):
            if now.turn < 0:
                continue
            view = GAME.view(now, int(now.turn))
            if WORDS.has(f"ask {view['step']} only"):
                assert able(view) == (len(now.legal(now.turn)) > 1)
                seen[able(view)] += 1
    assert min(seen[True], seen[False]) > 0


# ---- the log


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_line_of_the_log_names_a_clause_that_there_is(case: Case) -> None:
    known = {clause.id for clause in clauses("playing-gods")}
    kinds = set()
    for number in range(GAMES):
        table, dice = crowded(case.players, case.seed + number, **dict(case.options)), Dice(number)
        for _ in range(LONG):
            if table.turn == NOBODY:
                break
            events: list[Event] = []
            table.events = events
            table.apply(table.turn, bold(table, dice))
            table.events = None
            for event in events:
                assert event.clause in known, event
                assert GAME.say(table, event)
            kinds |= {event.kind for event in events}
    assert len(kinds) > 12


@pytest.mark.clause("PG-A-62")
def test_cards_of_a_god_who_was_struck_down_by_the_godkiller_are_told_with_its_clause() -> None:
    table = base(3, on={"A": 22}, hands={"A": "godkiller", "B": "plague"})
    heirs = [event.clause for event in events_of(table, "godkill B") if event.kind in ("heir", "inherited")]
    assert heirs == ["PG-A-62"] * 3


# ---- the option


@pytest.mark.clause("PG-R-55", "PG-E-04", "PG-R-23")
@pytest.mark.parametrize(("value", "winner"), [("after_action", None), ("at_once", "B")])
def test_victories_are_looked_for_after_the_action_or_at_once(value: str, winner: str | None) -> None:
    rules = {f"{c}{n}": "B" for c in ("SA", "AS") for n in (1, 2, 3, 4)} | {"EU1": "B", "EU2": "B", "AF1": "BA"}
    table = base(3, on={"A": 3}, stacks=rules, conversion_pile=["all_lose_one_sect"],
                 options={"victory_check": value})  # fmt: skip
    play(table, "draw", "lose AF1")
    assert state(table)["winner"] == winner
    if winner:
        assert state(table)["ending"] == "PG-E-01"
        assert state(table)["conversion_pile"]["lower"] == ["all_lose_one_sect"]
        assert GAME.position(state(table)).key() == table.key()


@pytest.mark.clause("PG-R-55")
@pytest.mark.parametrize(("value", "asked"), [("after_action", True), ("at_once", False)])
def test_a_god_who_stays_out_may_make_another_win_at_once(value: str, asked: bool) -> None:
    stacks = {**{f"{c}{n}": "B" for c in ("SA", "AS") for n in (1, 2, 3, 4)}, "AF1": "B", "AF2": "B", "AF3": "BCE",
              "AF4": "DE", **{f"EU{n}": "E" for n in (1, 2, 3, 4)}}  # fmt: skip
    table = base(5, on={"A": 12}, status={"C": "limbo", "D": "limbo"}, stacks=stacks, hands={"A": "plague"},
                 options={"victory_check": value})  # fmt: skip
    play(table, "attack plague", "target AF3", "target AF4", "stay out")
    assert (table.turn != NOBODY) == asked
