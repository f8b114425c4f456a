"""What is installed on request only: declared once, and named with its command where it is missing."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from theomachy.core.extras import EXTRAS, MissingExtra, command, explain, needing

HERE = Path(__file__).parents[1]
PROJECT = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
# Where a module is not called as the distribution it comes in.
COMES_IN = {"PIL": "pillow", "argon2": "argon2-cffi", "py_vapid": "py-vapid", "pyspiel": "open-spiel"}


def distributions(extra: str) -> set[str]:
    found = set()
    for line in PROJECT["optional-dependencies"][extra]:
        ours = re.match(r"theomachy\[(.+)\]", line)
        if ours:
            for other in ours[1].split(","):
                found |= distributions(other)
        else:
            found.add(re.split(r"[\[<>=,;]", line)[0].strip().lower().replace("_", "-"))
    return found


@pytest.mark.parametrize("extra", EXTRAS)
def test_every_extra_brings_the_modules_it_is_named_for(extra: str) -> None:
    for module in EXTRAS[extra]:
        assert COMES_IN.get(module, module).lower().replace("_", "-") in distributions(extra)


def test_what_comes_with_every_installation_is_small() -> None:
    """A new dependency of everybody is a decision: this list, and the size in docs/rl.md, change with it."""
    names = {re.split(r"[<>=]", line)[0] for line in PROJECT["dependencies"]}
    assert names == {"librt", "mypy_extensions", "msgspec", "fluent.syntax", "cyclopts", "rich"}


def run(code: str, without: tuple[str, ...]) -> subprocess.CompletedProcess[str]:
    """A process in which modules cannot be found, as if nothing had brought them."""
    blocked = f"""
import sys
class Without:
    def find_spec(self, name, path, target=None):
        if name.split(".")[0] in {without!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Without())
{code}
"""
    env = {**os.environ, "PYTHONPATH": str(HERE / "src")}
    return subprocess.run([sys.executable, "-c", blocked], env=env, capture_output=True, text=True)


EVERYTHING = tuple({module for modules in EXTRAS.values() for module in modules})


def test_rules_records_bots_and_pictures_need_no_extra(tmp_path: Path) -> None:
    code = f"""
import theomachy
from theomachy.cli import run
from theomachy.records import check
path = {str(tmp_path / "game.txt")!r}
assert run(["match", "gods-second", "--seats", "greedy,random", "--seed", "1", "--out", path]) == 0
assert run(["verify", path]) == 0
assert run(["replay", path, "--at", "20"]) == 0
assert run(["render", path, "--out", path + ".svg"]) == 0
assert run(["rules", "GODS2-A-01"]) == 0
"""
    done = run(code, EVERYTHING)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "game.txt.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (["serve"], "table"),
        (["learn", "gods-second"], "lab"),
        (["selfplay", "gods-second", "--bots", "random,random", "--games", "1"], "data"),
        (["render", "RECORD", "--out", "OUT.png"], "png"),
        (["arena", "gods-second", "random", "greedy", "--games", "2", "--on", "ray"], "ray"),
        (["arena", "gods-second", "random", "greedy", "--games", "4", "--processes", "1"], "lab"),
        (["sit", "https://games.example/t/x", "--token", "x", "--", "x"], "client"),
        (["mcp"], "mcp"),
        (["lab", "gods-second", "--players", "2", "--bot", "random", "--games", "2"], "lab"),
        (["strength", "gods-second", "--blocks", "1"], "lab"),
        (["analyse", "RECORD", "--out", "OUT.png"], "png"),
    ],
)
def test_a_missing_extra_is_named_with_the_command_that_brings_it(
    arguments: list[str], extra: str, tmp_path: Path
) -> None:
    record = next((HERE / "tests" / "records" / "gods-second").iterdir())
    real = [a.replace("RECORD", str(record)).replace("OUT", str(tmp_path / "out")) for a in arguments]
    code = f"""
import os; os.chdir({str(tmp_path)!r})
import theomachy.bots.bot, theomachy.bots.mcts
def asked(*_): raise SystemExit("a game was played before the extra was missed")
theomachy.bots.bot.ask = theomachy.bots.mcts.Search = asked
from theomachy.cli import main
main({real!r})
"""
    done = run(code, EVERYTHING)
    assert done.returncode == 2, done.stderr
    assert command(extra) in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("module", "extra"),
    [("pettingzoo", "rl"), ("gymnasium", "rl"), ("batch", "rl"), ("openspiel", "openspiel")],
)
def test_adapters_name_their_extra(module: str, extra: str) -> None:
    done = run(f"import theomachy.rl.{module}", EVERYTHING)
    assert "MissingExtra" in done.stderr
    assert command(extra) in done.stderr


def test_what_belongs_to_no_extra_stays_as_it_is() -> None:
    assert explain(ModuleNotFoundError("x", name="nothing_of_ours")) == ""
    with pytest.raises(ModuleNotFoundError, match="nothing"), needing("rl"):
        import nothing_of_ours  # type: ignore[import-not-found]  # noqa: F401
    with pytest.raises(MissingExtra, match=r"theomachy\[rl\]"), needing("rl"):
        raise ModuleNotFoundError("No module named 'numpy'", name="numpy")


def test_the_table_without_postgresql_needs_no_driver_of_it() -> None:
    code = "import sys, theomachy.server.app, theomachy.server.serve; print(*sys.modules)"
    done = run(code, ("psycopg", *EXTRAS["lab"], *EXTRAS["rl"]))
    assert done.returncode == 0, done.stderr
    loaded = set(done.stdout.split())
    assert "theomachy.server.notice_push" in loaded
    assert loaded & {"pywebpush", "aiohttp", "fontTools.subset"} == set(), "what few servers need is loaded by those"
