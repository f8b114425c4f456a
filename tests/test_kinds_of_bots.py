"""`theomachy bots`: what it lists is what there is, and what the documents say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import theomachy
from theomachy import cli
from theomachy.bots import bot as bots
from theomachy.bots.bot import BadSpec, make_bot
from theomachy.bots.kinds import KINDS
from theomachy.bots.levels import LEVELS
from theomachy.bots.mcts import Settings
from theomachy.bots.search import KEYS

RESEARCH = (Path(__file__).parents[1] / "docs" / "research.md").read_text(encoding="utf-8")
GAME = theomachy.game("gods-second")


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert cli.run(["bots", *arguments]) == 0
    return capsys.readouterr().out


def test_every_kind_every_level_and_every_setting_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys)
    assert set(KINDS) == set(bots.MAKERS)
    for kind in KINDS.values():
        assert kind.form in text
        for setting in kind.settings:
            assert f"    {setting.name}={setting.allowed}\n" in text
    for number, spec in LEVELS.items():
        assert f"level:{number}  {spec}" in text
    assert said(capsys, "mcts") in text
    assert "level:" not in said(capsys, "mcts")


def test_the_settings_of_searches_are_those_that_they_take() -> None:
    assert {setting.name for setting in KINDS["mcts"].settings} == set(KEYS)
    for kind in ("mcts", "greedy"):
        for setting in KINDS[kind].settings:
            if bounds := re.fullmatch(r"([\d.]+) to ([\d.]+)|(\d) or (\d)", setting.allowed):
                low, high = [word for word in bounds.groups() if word]
                if setting.name != "processes":  # so many would be started
                    make_bot(f"{kind}:{setting.name}={high}", GAME)
                make_bot(f"{kind}:{setting.name}={low}", GAME)
                with pytest.raises(BadSpec):
                    make_bot(f"{kind}:{setting.name}={int(float(high)) + 1}", GAME)
    usual = {setting.name: setting.usual for setting in KINDS["mcts"].settings}
    assert int(usual["nodes"]) == Settings().max_nodes
    assert usual["sims"] == "1000"


def test_a_bot_of_ones_own_is_listed_too(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "MAKERS", {**bots.MAKERS, "hoarder": ("my_bots", "make_hoarder")})
    monkeypatch.setattr("theomachy.bots.kinds.MAKERS", bots.MAKERS)
    assert "hoarder\n    a bot of my_bots" in said(capsys)


def test_a_game_says_who_judges(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "gods-second")
    assert "2 players: a net" in text
    assert cli.run(["bots", "chess"]) == 2
    assert "'chess' is neither a bot" in capsys.readouterr().err


def test_the_document_has_the_same_kinds_and_settings() -> None:
    table = RESEARCH[RESEARCH.index("| spec | plays |") : RESEARCH.index("### Room for people")]
    for name in bots.MAKERS:
        assert re.search(rf"^\| `{name}", table, re.M), name
    named = {word for row in re.findall(r"^\|(.+?)\|", table, re.M) for word in re.findall(r"`(\w+)", row)}
    assert set(KEYS) - {"sims", "time"} <= named
    assert "limit" in table
    assert "`theomachy bots`" in RESEARCH
