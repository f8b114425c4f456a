"""Program bots that do not answer in time: real programs that hang, with children of their own, and how they end."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

import theomachy
from theomachy import cli
from theomachy.arena.duel import Pairing, play_block
from theomachy.bots.bot import BadSpec, make_bot
from theomachy.bots.kinds import KINDS, Setting
from theomachy.bots.seats import split_seats
from theomachy.bots.stdio import LIMIT, BotFailed, ProgramBot

GAME = theomachy.game("gods-second")
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="groups of processes are those of POSIX")

# Writes down its own process and that of a child, plays some moves, and then hangs in the way of its argument.
HANGING = """
import json, os, subprocess, sys, time
from pathlib import Path

notes, way, moves = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
notes.write_text(f"{os.getpid()} {child.pid}")
if way == "deaf":  # reads nothing, so that questions pile up in the pipe
    time.sleep(600)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] != "choose":
        continue
    if moves == 0:
        if way == "halves":  # begins an answer and does not end it
            print(message["legal"][0][:2], end="", flush=True)
        time.sleep(600)
    moves -= 1
    print(message["legal"][0], flush=True)
"""


def hanging(tmp_path: Path, way: str, moves: int = 0, limit: str = "1500ms") -> tuple[str, Path]:
    file, notes = tmp_path / "hanging.py", tmp_path / "notes"
    file.write_text(HANGING, encoding="utf-8")
    return f"program:limit={limit},{sys.executable},{file},{notes},{way},{moves}", notes


def gone(process: int) -> bool:
    """Has it ended? A child that nobody waits for any more may be left as an empty entry."""
    for _ in range(600):
        try:
            os.kill(process, 0)
            if Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] == "Z":
                return True
        except (ProcessLookupError, FileNotFoundError):
            return True
        time.sleep(0.05)
    return False


@POSIX
@pytest.mark.parametrize(("way", "moves"), [("silent", 0), ("silent", 3), ("halves", 1)])
def test_a_program_that_hangs_is_ended_with_its_children_and_the_match_says_so(
    way: str, moves: int, tmp_path: Path
) -> None:
    spec, notes = hanging(tmp_path, way, moves)
    with pytest.raises(BotFailed, match=r"has not answered within 1\.5 s and was ended"):
        play_block(Pairing("gods-second", (spec, "random")), 0)
    program, child = map(int, notes.read_text(encoding="utf-8").split())
    assert gone(program)
    assert gone(child)


@POSIX
def test_a_program_that_does_not_read_is_ended_too(tmp_path: Path) -> None:
    """The question alone fills the pipe: writing it must not wait for ever."""
    spec, notes = hanging(tmp_path, "deaf")
    bot = make_bot(spec, GAME)
    assert isinstance(bot, ProgramBot)
    with pytest.raises(BotFailed, match="has not answered within"):
        bot.ask(0, {"padding": "x" * 4_000_000}, ["a"], 1)
    bot.close()
    for process in map(int, notes.read_text(encoding="utf-8").split()) if notes.exists() else ():
        assert gone(process)


@POSIX
def test_a_program_that_does_not_say_goodbye_is_ended(tmp_path: Path) -> None:
    spec, notes = hanging(tmp_path, "deaf")
    bot = make_bot(spec, GAME)
    assert isinstance(bot, ProgramBot)
    for _ in range(1200):
        if notes.exists() and notes.read_text(encoding="utf-8"):
            break
        time.sleep(0.05)
    bot.close()
    assert bot.process.returncode is not None
    for process in map(int, notes.read_text(encoding="utf-8").split()):
        assert gone(process)


@POSIX
def test_the_arena_names_the_program_and_keeps_what_was_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec, _ = hanging(tmp_path, "silent")
    out = tmp_path / "out.jsonl"
    arguments = ["arena", "gods-second", spec, "random", "--games", "2", "--processes", "1", "--out", str(out)]
    assert cli.run(arguments) == 2
    assert "has not answered within 1.5 s" in capsys.readouterr().err
    assert len(out.read_text(encoding="utf-8").splitlines()) == 1  # the heading: nothing is scored


def test_the_limit_is_set_in_the_name() -> None:
    usual, short = (make_bot(f"program:{words}{sys.executable},-c,pass", GAME) for words in ("", "limit=250ms,"))
    for bot, limit in ((usual, LIMIT), (short, 0.25)):
        assert isinstance(bot, ProgramBot)
        assert bot.limit == limit
        assert bot.command == [sys.executable, "-c", "pass"]
        bot.close()
    for wrong in ("0s", "x", "-1s", "1h", "99999999s"):
        with pytest.raises(BadSpec, match=r"write 5s or 250ms"):
            make_bot(f"program:limit={wrong},{sys.executable}", GAME)
    with pytest.raises(BadSpec, match="say which program"):
        make_bot("program:limit=5s", GAME)


def test_a_list_of_seats_keeps_a_program_together() -> None:
    assert split_seats("human,program:limit=5s,./mybot,--fast,level=3,greedy,mcts:sims=9,width=3") == [
        "human", "program:limit=5s,./mybot,--fast,level=3", "greedy", "mcts:sims=9,width=3",
    ]  # fmt: skip
    assert split_seats("program:./a,--x,program:./b") == ["program:./a,--x", "program:./b"]


def test_the_limit_is_told_as_it_is() -> None:
    [limit] = KINDS["program"].settings
    assert isinstance(limit, Setting)
    assert limit.usual == f"{LIMIT:g}s"
