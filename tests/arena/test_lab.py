"""The lab: what is counted, and what two rule sets are told apart by."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import theomachy
from theomachy import cli
from theomachy.arena.lab import Study, comparisons, difference, difference_apart, read_data, run_study, write_data
from theomachy.arena.observe import Observation, RuleSet
from theomachy.arena.report import page
from theomachy.core.components import fingerprint


def test_the_lab_counts_what_happened(tmp_path: Path) -> None:
    plain = run_study(RuleSet("gods-second", 2, (), "greedy"), 6, processes=1)
    other = run_study(RuleSet("gods-second", 2, (("split_field", "forbidden"),), "greedy"), 6, processes=1)
    for game in plain.games:
        assert sum(game.shares) == pytest.approx(1)
        assert sum(sum(counts) for counts in game.uses.values()) == game.decisions
        assert sum(len(part) for part in game.choices) == game.decisions
    write_data([plain, other], tmp_path / "games.jsonl")
    assert read_data(tmp_path / "games.jsonl") == [plain, other]
    html = page([plain, other])
    assert html.count("<svg") == 6
    assert "http://" not in html.replace("http://www.w3.org", "").replace("http://purl.org", "").replace(
        "http://creativecommons.org", ""
    )
    gap = difference([1.0, 2.0, 3.0], [2.0, 3.0, 4.0])
    assert gap.mean == pytest.approx(1)
    assert gap.low < 0 < gap.high  # three games say nothing
    apart = difference_apart([1.0, 2.0, 3.0], [2.0, 3.0, 4.0])
    assert apart.mean == pytest.approx(1)
    assert apart.low < 0 < apart.high
    with pytest.raises(ValueError, match="no pairs"):
        difference([1.0], [1.0, 2.0])


def observed(*lengths: int) -> list[Observation]:
    """Games of so many decisions, all alike in everything else."""
    return [Observation([1.0, 0.0], [9, 5], length, 20, 1, [[3]] * 10) for length in lengths]


def test_two_rule_sets_are_compared_game_by_game() -> None:
    """Games differ much from each other, and little from the game on the same chance under other rules."""
    rules = RuleSet("gods-second", 2, (), "greedy")
    lengths = [40 + 17 * n % 60 for n in range(50)]
    first = Study(rules, observed(*lengths))
    second = Study(replace(rules, options=(("split_field", "forbidden"),)), observed(*(n + 2 + n % 3 for n in lengths)))
    found = {c.figure: c for c in comparisons(first, second)}
    changed = found["decisions in a game"]
    assert changed.paired
    assert changed.certain
    before, after = ([float(g.decisions) for g in study.games] for study in (first, second))
    assert changed.change == difference(before, after)
    apart = difference_apart(before, after)
    assert apart.low < 0 < changed.change.low
    assert (apart.high - apart.low) > 10 * (changed.change.high - changed.change.low)
    assert changed.sentence.startswith("Decisions in a game: more under the second rule set (+")
    assert found["turns in a game"].sentence == "Turns in a game: the same in all 50 games."
    alone = Study(replace(rules, seed=2), second.games)  # other chance: nothing belongs together
    [beside] = [c for c in comparisons(first, alone) if c.figure == "decisions in a game"]
    assert not beside.paired
    assert beside.change == apart
    assert "no difference shown" in beside.sentence
    html = page([first, second])
    assert "Game by game: both games of a pair have the same chance" in html
    assert changed.sentence in html
    assert "share no chance" in page([first, alone])


def test_one_of_many_figures_is_not_taken_for_certain() -> None:
    """An interval that just leaves zero out may do so by chance where a dozen figures are looked at."""
    rules = RuleSet("gods-second", 2, (), "greedy")
    changes = [3, -1] * 9 + [2, 2]
    first, second = Study(rules, observed(*[50] * 20)), Study(rules, observed(*(50 + n for n in changes)))
    [found] = [c for c in comparisons(first, second) if c.figure == "decisions in a game"]
    assert found.change.low > 0
    assert not found.certain
    assert "probably more" in found.sentence


def test_the_lab_plays_with_other_components(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Named on the command line, known by what they say in the data, and compared with the game's own."""
    monkeypatch.chdir(tmp_path)
    own = theomachy.game("gods-second").home / "components.toml"
    box = tmp_path / "rich.toml"
    box.write_text(own.read_text(encoding="utf-8").replace("start = 2", "start = 9", 1), encoding="utf-8")
    arguments = ["lab", "gods-second", "--players", "2", "--bot", "greedy", "--games", "3", "--processes", "1"]
    assert cli.run([*arguments, "--against", f"components={box}", "--data", "one.jsonl"]) == 0
    assert "Decisions in a game: " in capsys.readouterr().out
    plain, rich = read_data(tmp_path / "one.jsonl")
    assert (plain.rules.components.fingerprint, rich.rules.components.fingerprint) == ("", fingerprint(box))
    assert plain.games != rich.games
    assert "components rich.toml" in (tmp_path / "lab.html").read_text(encoding="utf-8")
    assert cli.run([*arguments, "--components", str(box), "--data", "two.jsonl", "--against", "components="]) == 0
    assert read_data(tmp_path / "two.jsonl") == [rich, plain]
    capsys.readouterr()
    assert cli.run([*arguments, "--components", str(tmp_path / "none.toml")]) == 2
    assert "none.toml: cannot be read" in capsys.readouterr().err
