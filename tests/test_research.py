"""Every example of docs/research.md and docs/bot_protocol.md runs."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest

from theomachy import cli
from theomachy.bots import bot as bots

DOCS = Path(__file__).parents[1] / "docs"


def blocks(document: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", (DOCS / document).read_text(encoding="utf-8"), re.M | re.S)


def test_the_python_examples_run_one_after_the_other(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "MAKERS", dict(bots.MAKERS))
    space: dict[str, object] = {"__name__": "research"}
    examples = blocks("research.md", "python")
    assert len(examples) >= 7
    for example in examples:
        exec(compile(example, "docs/research.md", "exec"), space)
    sys.modules.pop("research_example", None)
    assert "of the victories" in capsys.readouterr().out
    assert str(space["html"]).startswith("<!doctype html>")


def commands() -> list[list[str]]:
    return [shlex.split(line[2:]) for block in blocks("research.md", "console") for line in block.splitlines()]


def test_the_commands_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    assert len(commands()) >= 5
    for program, *arguments in commands():
        assert program == "theomachy"
        assert cli.run(arguments) == 0, (arguments, capsys.readouterr())
    assert (tmp_path / "results.jsonl").exists()
    assert (tmp_path / "lab.html").exists()


def test_the_example_program_plays(tmp_path: Path) -> None:
    from theomachy.arena.duel import Pairing, play_block

    [example] = blocks("bot_protocol.md", "python")
    file = tmp_path / "mybot.py"
    file.write_text(example)
    played = play_block(Pairing("gods-second", (f"program:{sys.executable},{file}", "random")), 0)
    assert len(played) == 2
