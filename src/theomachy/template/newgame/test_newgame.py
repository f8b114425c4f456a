"""The rules of New Game are as written: every worked example of rules.md is played, every clause is shown by one."""

from __future__ import annotations

from theomachy.core.examples import prove


def test_the_rules_are_as_written() -> None:
    assert prove("new-game") >= 2
