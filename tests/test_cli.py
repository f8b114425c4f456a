"""The command line as a user meets it: real processes, their output and their exit codes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import theomachy
from theomachy import cli
from theomachy.core.record import Record
from theomachy.pure import is_compiled

SOURCE = Path(theomachy.__file__).parents[1]


def process(*arguments: str, typed: str = "", cwd: Path, pure: bool = False) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "utf-8", "COLUMNS": "150"}
    environment.pop("THEOMACHY_PURE", None) if not pure else environment.update(THEOMACHY_PURE="1")
    if os.environ.get("THEOMACHY_PURE"):
        environment["THEOMACHY_PURE"] = "1"
    return subprocess.run(
        [sys.executable, "-m", "theomachy", *arguments], input=typed, cwd=cwd, env=environment,
        capture_output=True, text=True, encoding="utf-8", timeout=120, check=False,
    )  # fmt: skip


@pytest.mark.interpreted
def test_version_says_the_form(tmp_path: Path) -> None:
    assert f"theomachy {theomachy.__version__} (" in process("--version", cwd=tmp_path).stdout
    assert process("--version", cwd=tmp_path, pure=True).stdout == f"theomachy {theomachy.__version__} (interpreted)\n"


def test_play_save_and_go_on(tmp_path: Path) -> None:
    first = process(
        "play", "gods-second", "--seats", "human,greedy,random", "--seed", "7",
        typed="why temple 0,1\nundo\nlegal\nlog\nsave a.theo\nquit\n", cwd=tmp_path,
    )  # fmt: skip
    assert first.returncode == 0, first.stderr
    assert first.stderr == ""
    assert "Red, it is your turn" in first.stdout
    assert "GODS2-A-03" in first.stdout
    assert "theomachy play --resume a.theo" in first.stdout
    record = Record.load(tmp_path / "a.theo")
    assert record.seats == ["human", "greedy", "random"]
    again = process("play", "--resume", "a.theo", "--lang", "de", typed="log 1\n", cwd=tmp_path)
    assert again.returncode == 0, again.stderr
    assert "Rot, du bist am Zug" in again.stdout


def hear_interrupts() -> None:
    """A process started in the background may have been told to ignore them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def wait_for(text: str, file: Path) -> None:
    until = time.monotonic() + 30
    while text not in file.read_text(encoding="utf-8"):
        assert time.monotonic() < until, file.read_text(encoding="utf-8")
        time.sleep(0.05)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no signals to send")
def test_ctrl_c_ends_cleanly_and_keeps_the_game(tmp_path: Path) -> None:
    game, screen = tmp_path / "game", tmp_path / "screen.txt"
    game.mkdir()
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"}
    with screen.open("wb") as out, subprocess.Popen(
        [sys.executable, "-m", "theomachy", "play", "--seats", "human,random", "--seed", "7"], cwd=game,
        env=environment, stdin=subprocess.PIPE, stdout=out, stderr=out, preexec_fn=hear_interrupts,
    ) as playing:  # fmt: skip
        try:
            assert playing.stdin is not None
            wait_for("red> ", screen)
            playing.stdin.write(b"discard yellow\n")
            playing.stdin.flush()
            wait_for("[GODS2-A-29]", screen)
            playing.send_signal(signal.SIGINT)
            assert playing.wait(30) == 0
        finally:
            playing.kill()
    shown = screen.read_text(encoding="utf-8")
    assert "Traceback" not in shown
    assert "--resume" in shown
    (file,) = game.iterdir()
    assert Record.load(file).verify()


def test_play_without_a_word(tmp_path: Path) -> None:
    found = process("play", cwd=tmp_path)
    assert found.returncode == 0
    assert found.stderr == ""
    assert "GODS, second edition" in found.stdout
    assert "You can:" in found.stdout


def test_match_replay_and_verify(tmp_path: Path) -> None:
    found = process("match", "--seats", "greedy,random", "--games", "3", "--seed", "1", "--out", "games", cwd=tmp_path)
    assert found.returncode == 0, found.stderr
    assert found.stdout.splitlines()[-1].startswith("won, of 3: greedy ")
    assert len(list((tmp_path / "games").iterdir())) == 3
    good = process("verify", "games", cwd=tmp_path)
    assert (good.returncode, good.stdout.splitlines()[-1]) == (0, "3 checked, 0 bad")
    one = tmp_path / "games" / "gods-second-0002.theo"
    told = process("replay", str(one), cwd=tmp_path)
    assert told.returncode == 0
    assert "The game is over" in told.stdout
    early = process("replay", str(one), "--at", "3", "--lang", "it", cwd=tmp_path)
    assert early.returncode == 0
    assert "Turno di " in early.stdout
    assert "La partita" not in early.stdout
    lines = one.read_text(encoding="utf-8").splitlines()
    lines[-1] = "red dance"
    one.write_text("\n".join(lines), encoding="utf-8")
    bad = process("verify", "games", cwd=tmp_path)
    assert bad.returncode == 1
    assert f"games/{one.name}: BAD: line {len(lines)}: cannot read 'dance'" in bad.stdout
    assert bad.stdout.splitlines()[-1] == "3 checked, 1 bad"
    assert process("replay", str(one), cwd=tmp_path).returncode == 2


def test_the_same_seed_gives_the_same_file(tmp_path: Path) -> None:
    for name in ("a.theo", "b.theo"):
        assert process("match", "--seats", "random,random", "--seed", "4", "--out", name, cwd=tmp_path).returncode == 0
    assert (tmp_path / "a.theo").read_text() == (tmp_path / "b.theo").read_text()


# ---- the rest in this process: the same function that the entry point calls


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = cli.run(arguments)
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.mark.parametrize(("arguments", "problem"), [
    (["play", "chess"], "no game 'chess'; there are: gods-second"),
    (["play", "--seats", "human,deep-blue"], "no bot 'deep-blue'; there are: "),
    (["play", "--seats", "human"], "is for 2, 3, 4 players, not 1"),
    (["play", "--seats", "human,random", "--players", "3"], "2 seats (human, random) for 3 players"),
    (["play", "--players", "9"], "is for 2, 3, 4 players, not 9"),
    (["play", "--lang", "xx"], "no language 'xx'; there are: en, de, fr, it"),
    (["play", "--seed", "x"], "unable to convert"),
    (["play", "-o", "split_field"], "write NAME=VALUE"),
    (["play", "-o", "split_field=maybe"], "allowed: allowed, forbidden"),
    (["play", "-o", "flood=1"], "no option 'flood'"),
    (["play", "--components", "none.toml"], "none.toml: cannot be read"),
    (["play", "--resume", "none.theo"], "none.theo cannot be read"),
    (["play", "--dance"], "Unknown option"),
    (["dance"], "Unknown command"),
    (["match", "--seats", "human,random"], "a match is between bots"),
    (["match", "--games", "0"], "at least 1"),
    (["match", "--seats", "random,random", "--colours", "red,red"], "two seats cannot both have the colour 'red'"),
    (["match", "playing-gods", "--seats", "random,random", "--figures", "sun,sun"], "both have the figure 'sun'"),
    (["match", "--seats", "random,random", "--figures", "sun"], "have no figures to choose"),
    (["match", "--seats", "random,random", "-o", "start_player=seat_3"], "allowed: random, seat_1, seat_2"),
    (["replay", "none.theo"], "cannot be read"),
    (["replay"], "requires an argument"),
    (["verify"], "say which records"),
    (["rules", "GODS2-A-99"], "no clause 'GODS2-A-99'; near it: "),
    (["rules", "xyzzy"], "no game 'xyzzy'"),
])  # fmt: skip
def test_bad_arguments_get_one_clear_line(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str], tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert err.startswith("theomachy: ")
    assert problem in err
    assert "Traceback" not in err
    assert not list(tmp_path.iterdir())


def test_rules_are_at_hand(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "rules")
    assert code == 0
    assert "gods-second" in out
    code, out, _ = run(capsys, "rules", "gods-second")
    assert code == 0
    assert "GODS2-A-14" in out
    code, out, _ = run(capsys, "rules", "GODS2-T-12")
    assert code == 0
    assert "cannot pay in full" in out
    assert "  src/theomachy/games/gods/common/" in out or "  src/theomachy/games/gods/second/" in out
    assert "  tests/" in out
    for place in (line.split()[0] for line in out.partition("Tests:")[0].splitlines() if line.startswith("  ")):
        path, line = place.rsplit(":", 1)
        assert "GODS2-T-12" in (SOURCE.parent / path).read_text(encoding="utf-8").splitlines()[int(line) - 1]
    code, out, _ = run(capsys, "rules", "PG-R-58")
    assert code == 0
    assert "Code: none found here" in out  # it says what the rules do not have
    code, out, _ = run(capsys, "rules", "gods-second", "chip", "never")
    assert code == 0
    assert "GODS2-V-08" in out


def test_pictures_and_figures(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = tmp_path / "one.theo"
    assert run(capsys, "match", "--seats", "random,random", "--seed", "2", "--out", str(record))[0] == 0
    for name, begin in (("board.svg", b"<svg"), ("board.png", b"\x89PNG")):
        assert run(capsys, "render", str(record), "--at", "12", "-o", str(tmp_path / name))[0] == 0
        assert begin in (tmp_path / name).read_bytes()[:200]
    code, _, err = run(capsys, "render", str(record), "--at", "99999", "-o", str(tmp_path / "late.svg"))
    assert code == 2
    assert "99999" in err
    code, _, err = run(capsys, "render", str(record), "--outline", "-o", str(tmp_path / "none.svg"))
    assert (code, "no kingdoms" in err, (tmp_path / "none.svg").exists()) == (2, True, False)
    world = Path(__file__).parent / "records" / "four-gods" / "plain-4.theo"
    hidden = {}  # the borders of kingdoms are drawn in any case, and hidden unless they are asked for
    for switch in ((), ("--outline",)):
        assert run(capsys, "render", str(world), *switch, "-o", str(tmp_path / "world.svg"))[0] == 0
        hidden[switch] = (tmp_path / "world.svg").read_text(encoding="utf-8").count(' opacity="0"')
    assert hidden["--outline",] < hidden[()]
    form = "compiled" if is_compiled() else "interpreted"
    code, out, _ = run(capsys, "bench", "gods-second", "--players", "2", "--seconds", "0.02", "--form", form, "--json")
    assert code == 0
    assert json.loads(out)[0]["game"] == "gods-second"


def test_bots_may_rotate_and_options_are_recorded(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "one.theo"
    seats = ("--seats", "random,greedy", "--seed", "2")
    assert run(capsys, "match", *seats, "--colours", "green,red", "--out", str(out))[0] == 0
    assert Record.load(out).tags["Players"] == "green,red"
    code, text, _ = run(capsys, "match", *seats, "-o", "split_field=forbidden", "--out", str(out))
    assert code == 0
    assert text.startswith("game 1: ")
    assert Record.load(out).tags["Options"] == "split_field=forbidden"


def test_figures_on_the_command_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "one.theo"
    given = ("playing-gods", "--seats", "random,random", "--seed", "1", "-o", "turn_limit=2", "--figures", ",mask")
    assert run(capsys, "match", *given, "--out", str(out))[0] == 0
    assert Record.load(out).tags["Figures"] == "flame,mask"
    code, _, trouble = run(capsys, "play", "--resume", str(out), "--figures", "mask")
    assert code != 0
    assert "a saved game goes on with the figures that its seats have" in trouble


def test_another_box_on_the_command_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from theomachy.games.gods.second.table.box import COMPONENTS

    box, out = tmp_path / "box.toml", tmp_path / "one.theo"
    box.write_text(COMPONENTS.read_text(encoding="utf-8").replace("start = 2", "start = 5"), encoding="utf-8")
    arguments = ("match", "--seats", "random,random", "--seed", "2", "--components", str(box), "--out", str(out))
    assert run(capsys, *arguments)[0] == 0
    assert run(capsys, "verify", str(out), "--components", str(box))[0] == 0
    code, text, _ = run(capsys, "verify", str(out))
    assert code == 1
    assert "give that file too" in text


def parameters(command: str) -> dict[str, set[str]]:
    """What a command takes: by the name in its function the words that people type."""
    found = cli.app[command].assemble_argument_collection()
    return {argument.field_info.name: set(argument.names) for argument in found}


def test_o_means_option_everywhere() -> None:
    """In `render`, which has no options, it still means --out for one release, and says that this ends."""
    taking = set()
    for command in [name for name in cli.app if not name.startswith("-")]:
        for name, words in parameters(command).items():
            if "-o" in words:
                taking.add(command)
                assert name == ("old_out" if command == "render" else "option"), command
    assert taking >= {"play", "match", "arena", "sprt", "lab", "learn", "selfplay", "puzzles", "render"}


def test_components_go_where_options_go() -> None:
    for command in [name for name in cli.app if not name.startswith("-")]:
        found = parameters(command)
        if "option" in found:
            assert "components" in found, command
    assert "components" in parameters("serve")


def test_render_says_that_o_will_go(tmp_path: Path) -> None:
    record = next((SOURCE.parent / "tests" / "records" / "gods-second").iterdir())
    old = process("render", str(record), "-o", "old.svg", cwd=tmp_path)
    new = process("render", str(record), "--out", "new.svg", cwd=tmp_path)
    assert (old.returncode, new.returncode, new.stderr) == (0, 0, "")
    assert "write --out" in old.stderr
    assert (tmp_path / "old.svg").read_bytes() == (tmp_path / "new.svg").read_bytes()
