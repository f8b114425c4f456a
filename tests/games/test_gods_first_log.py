"""The log of GODS, first edition, names the clause that acted."""

from __future__ import annotations

import pytest

from games.gods import FIRST, PAIR, events_of, table
from games.test_gods_second_log import told
from theomachy.core.clauses import clause
from walks import cases_of

CASES = cases_of("gods-first", False)

LOG = {
    "seated": {"GODS1-R-02"},
    "turn": {"GODS1-T-02"},
    "drawn": {"GODS1-T-04", "GODS1-B-01"},
    "twins back": {"GODS1-B-04"},
    "tribe": {f"GODS1-A-0{i}" for i in range(3, 8)} | {"GODS1-G-02", "GODS1-R-07", "GODS1-R-09"},
    "temple": {"GODS1-A-09"},
    "converted": {"GODS1-A-10"},
    "stone home": {"GODS1-A-11"},
    "stoneless": {"GODS1-R-17"},
    "desert": {"GODS1-A-14", "GODS1-T-03"},
    "decay": {"GODS1-B-07", "GODS1-B-08", "GODS1-R-22"},
    "whirlwind": {"GODS1-A-15"},
    "extra taken": {"GODS1-A-16"},
    "extra played": {"GODS1-A-18"},
    "move paid": {"GODS1-A-20"},
    "desert moved": {"GODS1-A-19"},
    "discarded": {"GODS1-A-21"},
    "forfeit": {"GODS1-R-24"},
    "village": {"GODS1-V-01"},
    "points tile": {"GODS1-V-02"},
    "no points tile": {"GODS1-G-03"},
    "founded again": {"GODS1-R-26"},
    "village fell": {"GODS1-V-05"},
    "village end": {"GODS1-X-02", "GODS1-X-03"},
    "last turn": {"GODS1-X-04"},
    "game over": {"GODS1-X-01", "GODS1-X-02", "GODS1-X-03", "GODS1-X-04", "GODS1-B-03"},
}
# What random games seldom come to; tests of their own look at it.
RARE = {
    "stoneless", "forfeit", "no points tile", "founded again", "village end", "last turn", "seated", "twins back",
    "village fell", "decay",
}  # fmt: skip


def test_every_kind_of_event_comes_under_its_clause() -> None:
    seen: dict[str, set[str]] = {}
    for case in CASES:
        for _, events, _ in told(case):
            for event in events:
                seen.setdefault(event.kind, set()).add(event.clause)
    assert set(seen) <= set(LOG)
    assert set(LOG) - set(seen) <= RARE
    assert {kind: ids - LOG[kind] for kind, ids in seen.items() if ids - LOG[kind]} == {}
    assert all(clause(id) for ids in LOG.values() for id in ids)


@pytest.mark.clause("GODS1-T-03", "GODS1-R-09", "GODS1-R-22", "GODS1-B-01", "GODS1-T-04")
def test_what_the_limit_takes_and_what_a_ruling_decides_is_named() -> None:
    options = {"bag": True, "decay_tile": True}
    full = {"red": 12, "blue": 3}
    position = table([*PAIR, "t green/- -1,0"], ["desert", "decay"], game=FIRST, power=full, options=options)
    for line, clause_ in (
        ("desert 2,0", "GODS1-T-03"), ("decay 2,0 from blue", "GODS1-R-22"), ("decay 2,0 from none", "GODS1-B-08"),
    ):  # fmt: skip
        assert events_of(position.copy(), line)[0].clause == clause_
    poor = table([*PAIR, "t blue/- -1,0"], ["desert", "decay"], game=FIRST, options=options)
    assert events_of(poor.copy(), "desert 2,0")[0].clause == "GODS1-A-14"
    assert events_of(poor.copy(), "decay 2,0 from blue")[0].clause == "GODS1-B-07"
    tribe = table([*PAIR, "t blue/- -3,0"], ["green", "violet"], game=FIRST)
    assert events_of(tribe, "tribe green -4,0")[0].clause == "GODS1-R-09"
    for bag, clause_ in ((True, "GODS1-B-01"), (False, "GODS1-T-04")):
        position = table(display=["green"], game=FIRST, step="start", options={"bag": bag})
        assert events_of(position, "draw blue")[0].clause == clause_
