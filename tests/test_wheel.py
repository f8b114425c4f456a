"""Installing as anybody does it: in a clean environment, with the isolation of the installers, without git.

By day one archive of sources is made, a wheel of it, compiled (in a hurry: THEOMACHY_OPTIMISE), and the wheel is tried
in a bare environment without a compiler. By night every Python of this machine does what the README says.
"""

from __future__ import annotations

import shutil
import sys
import sysconfig
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest

import theomachy
from clean import EXE, HERE, SCRIPTS, Clean, can_compile, project, pythons
from theomachy.core.extras import EXTRAS

MOST = 30_000_000  # bytes that everything a plain installation brings may take
# A plain installation: each command either explains itself and works, or says which extra it needs before it begins.
PLAIN = """
import contextlib, io, sys
import theomachy
from theomachy.cli import app, run
assert not {modules!r} & set(sys.modules), "an extra is loaded at the start"
names = [name for name in app if not name.startswith("-")]
assert len(names) > 15
for name in names:
    assert run([name, "--help"]) == 0, name
assert run(["--help"]) == 0
"""


def test_what_anybody_builds_in_a_clean_environment_plays_in_a_bare_one(tmp_path: Path) -> None:
    clean = Clean(tmp_path / "clean")
    source = project(tmp_path / "project")
    left = source / "src/theomachy/template/newgame/rules/__pycache__"  # nobody gets what trying it out has left
    left.mkdir()
    (left / "state.cpython-311.pyc").touch()
    clean.pip("install", "--quiet", "build", cwd=tmp_path)
    compiled = can_compile()
    more = {"THEOMACHY_OPTIMISE": "0"} | ({"THEOMACHY_COMPILED": "1"} if compiled else {})
    clean.run("-m", "build", cwd=source, **more)  # an archive of sources, and from it alone a wheel
    (wheel,) = (source / "dist").glob("theomachy-*.whl")
    if sys.platform == "win32":  # where setuptools alone knows whether there is a compiler
        compiled = not wheel.name.endswith("-none-any.whl")
    (archive,) = (source / "dist").glob("theomachy-*.tar.gz")
    assert not [name for name in archive_names(archive, tmp_path) if name.endswith((".so", ".pyd", ".c", ".pyc"))]
    holds_what_it_should(wheel, source, compiled)
    plays(wheel, tmp_path, compiled)


def archive_names(archive: Path, folder: Path) -> list[str]:
    shutil.unpack_archive(archive, folder / "unpacked", filter="data")
    names = [path.as_posix() for path in (folder / "unpacked").rglob("*") if path.is_file()]
    assert any(name.endswith("tests/wheel_check.py") for name in names)
    return names


def holds_what_it_should(wheel: Path, source: Path, compiled: bool) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
        head = Parser().parsestr(packed.read(next(n for n in names if n.endswith("METADATA"))).decode())
    assert head["Version"] == theomachy.__version__
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    ours = {path.relative_to(source / "src").as_posix() for path in (source / "src").rglob("*") if path.is_file()}
    ours = {name for name in ours if ".egg-info/" not in name and not name.endswith(".pyc")}
    assert "theomachy/games/gentes/words/it.ftl" in ours
    rules = {f"theomachy/rules/{path.name}" for path in (HERE / "docs" / "rules").glob("*.md")}
    assert "theomachy/rules/gods-second.md" in rules
    assert ours | rules <= names, "every file of the package is there"
    others = {name for name in names - ours - rules if ".dist-info/" not in name}
    if not compiled:
        assert others == set()
        assert wheel.name.endswith("-none-any.whl")
        return
    assert {name for name in others if not name.endswith(suffix)} == set()
    assert f"theomachy__mypyc{suffix}" in others
    assert {f"theomachy/core/position{suffix}", f"theomachy/rl/games{suffix}"} <= others
    assert f"{sys.version_info.major}{sys.version_info.minor}" in wheel.name
    assert "none-any" not in wheel.name


def plays(wheel: Path, folder: Path, compiled: bool) -> None:
    """In an environment that has the wheel, what it asks for and nothing else."""
    bare = Clean(folder / "bare")
    without = {"CC": "no-compiler-here"}
    bare.pip("install", "--quiet", "--no-compile", "--only-binary=:all:", wheel, cwd=folder, **without)
    shutil.copy(HERE / "tests" / "wheel_check.py", folder)
    said = bare.run("wheel_check.py", *(["--compiled"] if compiled else []), cwd=folder, **without)
    assert str(bare.home) in said
    assert ("(compiled)" if compiled else "(interpreted)") in said
    modules = {module for extra in EXTRAS.values() for module in extra}
    bare.run("-c", PLAIN.format(modules=modules), cwd=folder)
    packages = Path(bare.run("-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=folder).strip())
    tools = ("pip", "setuptools", "pkg_resources", "_distutils_hack", "distutils-precedence", "theomachy")
    brought = [path for path in packages.iterdir() if not path.name.startswith(tools)]
    size = sum(p.stat().st_size for top in brought for p in ([top] if top.is_file() else top.rglob("*")) if p.is_file())
    assert 0 < size < MOST, f"{size / 1e6:.1f} MB: {sorted(path.name for path in brought)}"


each_python = pytest.mark.parametrize("python", pythons().items(), ids=lambda item: item[0])


@pytest.mark.nightly
@each_python
def test_every_python_installs_from_the_folder_and_compiles(python: tuple[str, str], tmp_path: Path) -> None:
    clean = Clean(tmp_path / "clean", python[1])
    source = project(tmp_path / "project")
    strict = {"THEOMACHY_COMPILED": "1"} if can_compile() else {}
    clean.pip("install", "--quiet", ".", cwd=source, **strict)
    said = clean.run(HERE / "tests" / "wheel_check.py", *(["--compiled"] if strict else []), cwd=tmp_path)
    assert str(clean.home) in said
    clean.pip("wheel", "--quiet", "--no-deps", "-w", tmp_path / "wheels", ".", cwd=source, **strict)
    (wheel,) = (tmp_path / "wheels").glob("theomachy-*.whl")
    assert python[0].replace(".", "") in wheel.name or not strict


@pytest.mark.nightly
@each_python
def test_every_python_installs_without_a_compiler_and_with_all_extras(python: tuple[str, str], tmp_path: Path) -> None:
    clean = Clean(tmp_path / "clean", python[1])
    source = project(tmp_path / "project")
    said = clean.pip("install", "--verbose", ".", cwd=source, CC="no-compiler-here")
    told = [line.strip() for line in said.splitlines() if line.strip().startswith("theomachy: ")]
    if sys.platform != "win32":
        assert told == ["theomachy: no C compiler (no-compiler-here): the rules will run interpreted"]
        assert "(interpreted)" in clean.run(HERE / "tests" / "wheel_check.py", cwd=tmp_path)
    clean.pip("install", "--quiet", ".[all]", cwd=source, CC="no-compiler-here")
    clean.run("-c", "import theomachy.server.app, theomachy.rl.pettingzoo, theomachy.client", cwd=tmp_path)


@pytest.mark.nightly
@each_python
def test_uv_installs_it_too(python: tuple[str, str], tmp_path: Path) -> None:
    tools = Clean(tmp_path / "tools")
    tools.pip("install", "--quiet", "uv", cwd=tmp_path)
    uv = tools.home / SCRIPTS / f"uv{EXE}"
    clean = Clean(tmp_path / "clean", python[1])
    source = project(tmp_path / "project")
    call = "import subprocess, sys; sys.exit(subprocess.call(sys.argv[1:]))"
    places = uv_places(clean, tmp_path)
    words = [uv, "pip", "install", *places, "--python", clean.python, "."]
    clean.run(
        "-c", call, *words, cwd=source, THEOMACHY_OPTIMISE="0", **({"THEOMACHY_COMPILED": "1"} if can_compile() else {})
    )
    said = clean.run(HERE / "tests" / "wheel_check.py", cwd=tmp_path)
    assert ("(compiled)" in said) == can_compile() or sys.platform == "win32"


def uv_places(clean: Clean, folder: Path) -> list[str]:
    """uv does not read where the pip of this machine looks for packages: the same places, asked as pip asks them."""
    found = ["--index-strategy", "unsafe-best-match"]
    for line in clean.pip("config", "list", cwd=folder).splitlines():
        name, _, value = line.partition("=")
        option = {"find-links": "--find-links", "index-url": "--index-url", "extra-index-url": "--extra-index-url"}.get(
            name.rpartition(".")[2].replace("_", "-").lower()
        )
        if option:
            found += [word for place in value.strip("'\"").replace("\\n", " ").split() for word in (option, place)]
    return found
