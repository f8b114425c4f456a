"""Every "could", "would" and "then … wins" is compared with what follows: all continuations are played out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from choosing import patience
from games.playing_gods import GAME, base, events_of, play
from games.playing_gods_tables import crowded, on_the_way
from theomachy.core.clauses import clauses
from theomachy.core.dice import Dice
from theomachy.core.event import Event
from theomachy.core.languages import LANGUAGES
from theomachy.core.position import CHANCE, NOBODY
from theomachy.games.playing_gods.rules import attack, conversion, godkiller, kills, phases, sects
from theomachy.games.playing_gods.rules.cards import IMMUNITIES, SPECIAL
from theomachy.games.playing_gods.rules.state import IN_PLAY
from theomachy.games.playing_gods.words.picture import advice, rivals
from theomachy.games.playing_gods.words.words import WORDS, called
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
    return after.phase == phases.LOSING and distance[1] > distance[0]


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
        assert entry["goes_out"] == any(end.status[god] != IN_PLAY for end in fallen)
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
        elif table.phase == phases.PROTECTING and table.holds(table.turn, godkiller.GODKILLER):
            assert not godkiller_can_be_shown(table, int(table.turn))
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
