"""Bots against bots: rotations, reproducibility, resuming, ratings and sequential tests."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import theomachy
from theomachy import cli
from theomachy.arena.comparison import Comparison, Row
from theomachy.arena.duel import Pairing, Result, play_block, points
from theomachy.arena.ratings import block_shares, elo, interval, standings
from theomachy.arena.run import run
from theomachy.arena.sprt import Question, expected, log_ratio, verdict
from theomachy.bots.bot import BadSpec, ask, make_bot
from theomachy.bots.judge import HandJudge
from theomachy.bots.stdio import BotFailed
from theomachy.core.components import fingerprint, own_box
from theomachy.core.dice import Dice
from theomachy.core.errors import BadComponents, BadOption

GREEDY = Pairing("gods-second", ("greedy", "random", "greedy"), seed=3)


def test_every_bot_gets_every_seat_once_in_a_block() -> None:
    for pairing in (GREEDY, Pairing("gods-second", ("a", "b", "c", "d"))):
        seats = {(bot, seat) for rotation in pairing.rotations() for seat, bot in enumerate(rotation)}
        assert len(seats) == pairing.players**2


def test_the_same_seed_gives_the_same_games() -> None:
    assert play_block(GREEDY, 2) == play_block(GREEDY, 2)
    assert play_block(GREEDY, 2) != play_block(GREEDY, 3)


def test_processes_do_not_change_results() -> None:
    assert run(GREEDY, 3, processes=2) == run(GREEDY, 3, processes=1)


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    whole = run(GREEDY, 4, processes=1)
    run(GREEDY, 2, out=file, processes=1)
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines, lines[-1][:40]]) + "\n")  # the last line was being written
    played: list[int] = []
    resumed = run(GREEDY, 4, out=file, processes=1, seen=lambda book: bool(played.append(len(book.blocks))))  # type: ignore[func-returns-value]
    assert resumed == whole
    assert played[0] == 2


def test_another_match_up_in_the_same_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    run(GREEDY, 1, out=file, processes=1)
    with pytest.raises(BadOption, match="another match-up"):
        run(Pairing("gods-second", ("random", "random")), 1, out=file, processes=1)
    foreign = tmp_path / "foreign.txt"
    foreign.write_text("hello\n")
    with pytest.raises(BadOption, match="no file of arena results"):
        run(GREEDY, 1, out=foreign, processes=1)


def test_shared_victories_share_the_point() -> None:
    assert points([1, 1, 3]) == [0.5, 0.5, 0.0]


def results(shares: list[list[float]]) -> list[Result]:
    """Blocks of two games from the first bot's points."""
    return [
        Result(block, game, [1, 2] if share == 1 else [2, 1], [0, 0], 1, 0)
        for block, games in enumerate(shares)
        for game, share in enumerate(games)
    ]


def test_intervals_come_from_blocks_not_games() -> None:
    """Both games of a block always fall the same way: half as much evidence as there are games."""
    twins = results([[1, 1], [0, 0]] * 20)
    mixed = results([[1, 0], [0, 1]] * 20)
    assert block_shares(twins, 0) == [1, 0] * 20
    wide, narrow = standings(("a", "b"), twins)[0], standings(("a", "b"), mixed)[0]
    assert wide.high - wide.low > 2 * (narrow.high - narrow.low)


def test_an_interval_is_never_certain() -> None:
    mean, low, high = interval([1.0] * 50)
    assert (mean, high) == (1.0, 1.0)
    assert 0.85 < low < 1.0


def test_elo_is_the_logistic_scale() -> None:
    assert elo(0.5) == pytest.approx(0)
    assert expected(elo(0.76)) == pytest.approx(0.76)


def test_the_sequential_test_errs_as_rarely_as_it_says() -> None:
    """Simulated bots of known strength: equal ones are called stronger in few of many runs, better ones in most."""
    question = Question(0, 60)
    dice = Dice(7)

    def outcome(true: float) -> str:
        shares: list[float] = []
        while len(shares) < 4000:
            shares.append(((dice.unit() < true) + (dice.unit() < true)) / 2)
            if len(shares) % 10 == 0 and verdict(shares, question):
                return verdict(shares, question)
        return "open"

    equal = [outcome(expected(0)) for _ in range(100)]
    better = [outcome(expected(60)) for _ in range(100)]
    assert equal.count("stronger") <= 12
    assert better.count("stronger") >= 88


def test_log_ratio_grows_with_the_evidence() -> None:
    question = Question()
    assert log_ratio([1.0, 0.5, 1.0], question) > 0 > log_ratio([0.0, 0.5, 0.0], question)


PROGRAM = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        assert message["view"]["game"] == "gods-second"
        print({answer}, flush=True)
    elif message["type"] == "bye":
        break
"""


def program(tmp_path: Path, answer: str) -> str:
    file = tmp_path / "bot.py"
    file.write_text(PROGRAM.replace("{answer}", answer))
    return f"program:{sys.executable},{file}"


def test_a_program_in_another_process_can_play(tmp_path: Path) -> None:
    spec = program(tmp_path, 'message["legal"][0]')
    played = play_block(Pairing("gods-second", (spec, "random")), 0)
    assert [len(r.ranks) for r in played] == [2, 2]


def test_a_program_that_answers_nonsense_is_named(tmp_path: Path) -> None:
    with pytest.raises(BotFailed, match="not offered"):
        play_block(Pairing("gods-second", (program(tmp_path, '"nonsense"'), "random")), 0)
    with pytest.raises(BadSpec, match="cannot be started"):
        make_bot("program:/no/such/program", theomachy.game("gods-second"))


def test_specs_are_checked() -> None:
    game = theomachy.game("gods-second")
    for spec in ("mcts:sims=0", "mcts:time=0s", "mcts:time=1x", "level:9", "mcts:colour=red", "mcts:sims=5,time=1s"):
        with pytest.raises(BadSpec):
            make_bot(spec, game)


@pytest.mark.interpreted
@pytest.mark.parametrize("name", theomachy.game_names())
def test_a_search_with_a_seed_is_reproducible(name: str) -> None:
    from theomachy.bots.seats import sequential

    game = theomachy.game(name)
    position = game.new(min(game.players), seed=4, **sequential(game))
    bot = make_bot("mcts:sims=60", game)
    seat = int(position.turn)
    assert ask(bot, position, seat, Dice(9)) == ask(bot, position, seat, Dice(9))


@pytest.mark.parametrize("guided", [0, 1])
def test_the_tree_stops_growing_where_it_was_told(guided: int) -> None:
    game = theomachy.game("gods-second")
    position = game.new(4, seed=4)
    for nodes in (1, 20, 1000):
        bot = make_bot(f"mcts:sims=150,guided={guided},nodes={nodes}", game)
        search = bot.search(position, int(position.turn), Dice(2))  # type: ignore[attr-defined]
        assert search.done == 150
        assert search.nodes == min(nodes, 151)
        assert sum(visits for _, visits, _ in search.answers()) == 150


@pytest.mark.parametrize("name", theomachy.game_names())
def test_greedy_play_answers_soon(name: str) -> None:
    """However many steps an action has, the number of positions looked at is bounded."""
    from theomachy.bots import foresight, simple
    from theomachy.bots.seats import sequential

    game = theomachy.game(name)
    bot = simple.GreedyBot(game)
    judge, looks = bot.foresight.judge, [0]

    def counted(position: theomachy.Position, player: int) -> float:
        looks[0] += 1
        return judge.worth(position, player)

    bot.foresight.judge = HandJudge(counted, 1.0)
    position = game.new(max(game.players), seed=3, **sequential(game))
    dice = Dice(3)
    for _ in range(40):
        while position.turn == theomachy.CHANCE:
            position.apply(theomachy.CHANCE, position.sample(dice))
        if position.turn < 0:
            break
        seat, looks[0] = int(position.turn), 0
        legal = len(position.legal(seat))
        position.apply(seat, bot.choose(position.redeal(seat, dice), seat, dice))
        share = max(bot.foresight.judge.looks // legal, foresight.FEWEST)
        assert looks[0] <= legal * (1 + 2 * share + (foresight.FEWEST + 2) * foresight.WIDEST)


def test_the_arena_plays_with_other_components_and_knows_them_by_what_they_say(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = theomachy.game("gods-second").home / "components.toml"
    text = own.read_text(encoding="utf-8").replace("start = 2", "start = 9", 1)
    box, copied, other, out = (tmp_path / name for name in ("rich.toml", "copied.toml", "other.toml", "out.jsonl"))
    box.write_text(text, encoding="utf-8")
    copied.write_text(f"# the same\n{text}", encoding="utf-8")
    other.write_text(text.replace("start = 9", "start = 8", 1), encoding="utf-8")
    arguments = ["gods-second", "greedy", "random", "--processes", "1", "--out", str(out)]
    assert cli.run(["arena", *arguments, "--games", "2", "--components", str(box)]) == 0
    first = out.read_text(encoding="utf-8")
    assert json.loads(first.splitlines()[0])["components"] == fingerprint(box)
    assert cli.run(["arena", *arguments, "--games", "4", "--components", str(copied)]) == 0  # goes on where it was
    assert out.read_text(encoding="utf-8").startswith(first)
    assert len(out.read_text(encoding="utf-8").splitlines()) == 3
    capsys.readouterr()
    for wrong in ([], ["--components", str(other)]):
        assert cli.run(["arena", *arguments, "--games", "4", *wrong]) == 2
        assert "holds another match-up" in capsys.readouterr().err
    assert cli.run(["sprt", "gods-second", "greedy", "random", "--most", "2", "--components", str(box)]) in (0, 1)
    pairing = Pairing("gods-second", ("greedy", "random"), components=own_box(theomachy.game("gods-second"), other))
    other.write_text(text.replace("start = 9", "start = 7", 1), encoding="utf-8")
    with pytest.raises(BadComponents, match="was edited while it was played with"):
        play_block(pairing, 0)
    assert not own_box(theomachy.game("gods-second"), own)  # the game's own under its own name
    same = tmp_path / "same.toml"
    same.write_text(own.read_text(encoding="utf-8"), encoding="utf-8")
    assert not own_box(theomachy.game("gods-second"), same)


def test_the_table_of_strength_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from theomachy.arena import strength

    asked = [Comparison("gods-second", bots) for bots in (("greedy", "random"), ("random",) * 3)]
    monkeypatch.setattr(strength, "comparisons", lambda game, top: asked)
    monkeypatch.setattr(strength, "part_comparisons", lambda game: [])  # they have seconds, so they differ each time
    out, keep, said = tmp_path / "strength.md", tmp_path / "kept", list[str]()
    for _ in range(2):
        strength.write_table(["gods-second"], 2, 1, "greedy", out, keep, 1, said.append)
    assert said[:2] == said[2:]
    text = out.read_text()
    assert "| gods-second | 2 | greedy | random | 100.0% |" in text
    assert "| gods-second | 3 | random | 2 x random |" in text
    assert {f.name for f in keep.iterdir()} == {c.file for c in asked}
    (keep / asked[1].file).unlink()
    strength.write_table(["gods-second"], 0, 1, "greedy", out, keep, 1, said.append)
    assert said[-1] == said[0]
    assert "3 | random" not in out.read_text()
    assert "| gods-second | 2 | greedy | 99 % against random play | 100.0% | reached in these games" in out.read_text()


def test_every_level_meets_the_one_below_and_greedy_and_random_play() -> None:
    from theomachy.arena.strength import comparisons

    for name in theomachy.game_names():
        asked = [c.bots for c in comparisons(name, "level:5")]
        assert len(asked) == len(set(asked))
        for level in range(1, 6):
            for other in ("greedy", "random", *([f"level:{level - 1}"] if level > 1 else [])):
                assert (f"level:{level}", other) in asked
        for players in theomachy.game(name).players:
            assert ("level:5", *["greedy"] * (players - 1)) in asked
            for hint, other in (("hint", "level:5"), ("hint", "level:3"), ("hint:time=100ms", "mcts:time=100ms")):
                assert (hint, *[other] * (players - 1)) in asked


def test_parts_of_the_search_are_taken_out_one_by_one() -> None:
    from theomachy.arena import parts, strength

    found = {name: [c.part for c in parts.part_comparisons(name)] for name in theomachy.game_names()}
    always = {"guided=0", "playout=1000000", "bias=0", "reuse=0", "processes=4"}
    assert all(always <= set(named) <= {*parts.PARTS, *parts.MORE} for named in found.values())
    assert {"roll=0", "turns=1", "finish=0"} <= set(found["gentes"])
    assert "finish=0" not in found["gods-second"]
    for comparison in parts.part_comparisons("gentes"):
        for spec in comparison.bots:
            make_bot(spec, theomachy.game("gentes"))
        assert strength.goal(comparison, "level:5") is None


def test_the_table_of_parts_tells_each_game_and_all_together() -> None:
    from theomachy.arena.comparison import row
    from theomachy.arena.parts import part_comparisons
    from theomachy.arena.strength import document

    def played(game: str, won: int, lost: int) -> Row:
        asked = next(c for c in part_comparisons(game) if c.part == "roll=0")
        results = [Result(k, 0, [1, 2] if k < won else [2, 1], [9, 5], 30, 0) for k in range(won + lost)]
        return row(asked, results)

    rows = [played("gods-first", 30, 10), played("gentes", 10, 10), played("four-gods", 0, 10)]
    text = document(rows, list(theomachy.game_names()), 1, "level:5")
    found = [line.split(" | ") for line in text.splitlines() if "`roll=0`" in line]
    assert [line[0] for line in found] == ["| gods-first", "| gentes", "| four-gods", "| *all together*"]
    assert [line[4] for line in found] == ["75.0%", "50.0%", "0.0%", "57.1%"]
    assert [line[6] for line in found] == ["40", "20", "10", "70"]
    assert [line[7] for line in found] == ["shown |", "not settled |", "no: harms |", "not settled |"]
    assert "## What the parts of the search bring" not in document([], ["gentes"], 1, "level:5")


def test_expectations_are_met_or_missed_only_where_the_interval_says_so() -> None:
    from theomachy.arena.ratings import Standing
    from theomachy.arena.strength import goal, verdict

    found = goal(Comparison("gentes", ("level:5", "greedy", "greedy")), "level:5")
    assert found is not None
    assert found.share == 0.5

    def answer(share: float, low: float, high: float) -> str:
        return verdict(found, Standing("level:5", share, low, high, 1.0, 1.0, None, None, None, 0.0, 9))

    assert answer(0.8, 0.6, 0.9) == "shown"
    assert answer(0.6, 0.4, 0.9) == "reached in these games, not settled"
    assert answer(0.4, 0.2, 0.6) == "not reached in these games"
    assert answer(0.3, 0.2, 0.4) == "missed"
    assert goal(Comparison("gentes", ("level:4", "greedy")), "level:5") is None
    equal = goal(Comparison("gentes", ("hint", "level:5", "level:5")), "level:5")
    assert equal is not None
    assert equal.share == 1 / 3


def test_analysis_names_the_decisions_that_changed_most() -> None:
    from theomachy.bots.analysis import advise, analyse, turning_points

    match = theomachy.Match("gods-second", 2, seed=2)
    dice = Dice(5)
    for _ in range(6):
        legal = match.position.legal(match.position.turn)
        match.play(match.position.turn, legal[dice.below(len(legal))])
    moments = analyse(match.record, sims=60)
    assert len(moments) == 6
    assert all(0 <= m.chance <= m.best_chance <= 1 for m in moments)
    assert all(abs(sum(m.chances) - 1) < 1e-9 for m in moments)
    points = turning_points(moments)
    assert points == sorted(points, key=lambda p: -p.size)
    assert all(moments[p.place] == p.moment and abs(sum(p.change)) < 1e-9 for p in points)
    advice = advise(match.game, match.position, match.position.turn, sims=80)
    texts = [match.game.text(match.position, a) for a in match.position.legal(match.position.turn)]
    assert {h.text for h in advice.hints} <= set(texts)
    assert json.dumps(advice.line)
