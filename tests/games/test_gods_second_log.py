"""The log of GODS, second edition, names the clause that acted, and tells the truth."""

from __future__ import annotations

from typing import Any

import pytest

from games.gods import GAME, play, power, state, table
from theomachy.core.event import Event
from theomachy.core.position import Position
from walks import Case, cases, walk

CASES = [case for case in cases() if case.game == "gods-second" and (case.players == 3 or not case.options)]

LOG = {
    "seated": {"GODS2-R-02"},
    "turn": {"GODS2-T-03"},
    "drawn": {"GODS2-T-05", "GODS2-T-07"},
    "put aside": {"GODS2-T-06"},
    "put back": {"GODS2-T-08"},
    "tribe": {f"GODS2-A-0{i}" for i in range(5, 10)} | {"GODS2-A-32", "GODS2-R-09", "GODS2-R-10"},
    "temple": {"GODS2-A-11"},
    "converted": {"GODS2-A-12"},
    "stone home": {"GODS2-A-13"},
    "stoneless": {"GODS2-R-15"},
    "desert": {"GODS2-A-16", "GODS2-T-04"},
    "decay": {"GODS2-A-17", "GODS2-A-18", "GODS2-R-24"},
    "whirlwind": {"GODS2-A-20"},
    "extra taken": {"GODS2-A-23"},
    "extra played": {"GODS2-A-24"},
    "move paid": {"GODS2-A-26"},
    "desert moved": {"GODS2-A-28"},
    "discarded": {"GODS2-A-29"},
    "forfeit": {"GODS2-R-19"},
    "nation": {"GODS2-V-01"},
    "chip": {"GODS2-V-03"},
    "nation fell": {"GODS2-V-07"},
    "game over": {"GODS2-X-01", "GODS2-X-02", "GODS2-X-03", "GODS2-R-37"},
}
RARE = {"stoneless", "forfeit", "seated"}  # looked at in tests of their own


def told(case: Case) -> list[tuple[Position, list[Event], Position]]:
    """Each step of a random game with its events."""
    found = walk(case)
    steps = []
    for before, step in zip(found.positions, found.steps, strict=False):
        position = before.copy()
        position.events = []
        position.apply(*step)
        events, position.events = position.events, None
        steps.append((before, events, position))
    return steps


def test_every_kind_of_event_comes_under_its_clause() -> None:
    seen: dict[str, set[str]] = {}
    for case in CASES:
        for _, events, _ in told(case):
            for event in events:
                seen.setdefault(event.kind, set()).add(event.clause)
    assert set(seen) <= set(LOG)
    assert set(LOG) - set(seen) <= RARE
    assert {kind: ids - LOG[kind] for kind, ids in seen.items() if ids - LOG[kind]} == {}


@pytest.mark.parametrize("case", CASES[:3], ids=str)
def test_the_log_tells_what_changed(case: Case) -> None:
    """Power, stones, points and the end: whatever differs after a step stands in its events."""
    before: Any
    after: Any
    for before, events, after in told(case):
        gods = before.gods
        change = dict.fromkeys(range(len(gods)), 0)
        for event in events:
            data: dict[str, Any] = event.data
            if event.kind in ("tribe", "temple", "move paid"):
                change[data["who"]] -= data["price"]
            elif event.kind in ("turn", "desert"):
                change[data["who"]] += data["gain"]
            elif event.kind == "decay" and data["victim"] >= 0:
                change[data["who"]] += data["gain"]
                change[data["victim"]] -= 1
        assert {g: power(after)[g] - power(before)[g] for g in gods} == {gods[s]: n for s, n in change.items()}
        nations = [(e.data["god"], e.data["colour"]) for e in events if e.kind == "nation"]
        fallen = [(e.data["god"], e.data["colour"]) for e in events if e.kind == "nation fell"]
        for seat in range(len(gods)):
            for colour in range(1, 5):
                gained = int(after.cards_of(seat, colour)) - int(before.cards_of(seat, colour))
                assert nations.count((seat, colour)) - fallen.count((seat, colour)) == gained
        chips = {(e.data["god"], e.data["colour"]) for e in events if e.kind == "chip"}
        held = {(s, c) for c in range(1, 5) for s in range(len(gods)) if after.chips[c] == s + 1 != before.chips[c]}
        assert chips == held
        assert ("game over" in [e.kind for e in events]) == (state(after)["step"] == "over")


def test_nothing_is_written_when_nobody_listens() -> None:
    """Searches keep no log; keeping one changes nothing."""
    quiet, loud = table(), table()
    loud.events = []
    play(quiet, "tribe green -1,0", "desert 2,0")
    for line in ("tribe green -1,0", "desert 2,0"):
        loud.apply(loud.turn, GAME.parse(loud, line))
    assert quiet.events is None
    assert [event.kind for event in loud.events] == ["tribe", "desert", "turn"]
    assert quiet.key() == loud.key()
    assert loud.copy().events is None
