"""What setup.py does where compiling goes wrong, and with what an earlier build left: two modules are compiled in it.

tests/test_wheel.py builds the whole thing in a clean environment.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from pathlib import Path

import pytest

from clean import HERE, can_compile, environment, project
from theomachy.core.extras import EXTRAS, command

FEW = """
def modules(root):
    return ["core/dice", "core/keys"]
"""
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
PROJECT = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))
needs_compiler = pytest.mark.skipif(not can_compile(), reason="no C compiler here, or one that is found elsewhere")


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of the project in which two modules are compiled, so that it takes seconds."""
    folder = project(tmp_path / "project")
    (folder / "src/theomachy/compiled.py").write_text(FEW, encoding="utf-8")
    return folder


def build(source: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """By setup.py, with the build tools of this environment."""
    env = environment(THEOMACHY_OPTIMISE="0", **more)
    words = words or ("bdist_wheel", "--dist-dir", "wheels")
    return subprocess.run(
        [sys.executable, "setup.py", "--quiet", *words], cwd=source, env=env, capture_output=True, text=True
    )


def wheel(source: Path) -> tuple[str, set[str]]:
    """The newest wheel: its file, and what it holds."""
    newest = max((source / "wheels").iterdir(), key=lambda path: path.stat().st_mtime_ns)
    with zipfile.ZipFile(newest) as packed:
        return newest.name, set(packed.namelist())


def type_error(source: Path) -> dict[str, str]:
    with (source / "src/theomachy/core/dice.py").open("a", encoding="utf-8") as file:
        file.write('\nWRONG: int = "text"\n')
    return {}


def broken_mypyc(source: Path) -> dict[str, str]:
    (source / "fake/mypyc").mkdir(parents=True)
    (source / "fake/mypyc/__init__.py").touch()
    (source / "fake/mypyc/build.py").write_text(
        "def mypycify(*paths, **how):\n    print('INTERNAL')\n    raise KeyError('nothing of that name')\n"
    )
    return {"PYTHONPATH": str(source / "fake")}


def compiler(source: Path, script: str) -> dict[str, str]:
    program = source / "compiler"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    return {"CC": str(program)}


def dead_compiler(source: Path) -> dict[str, str]:
    return compiler(source, "echo 'no licence' >&2; exit 3")


def compiler_that_fails_half_way(source: Path) -> dict[str, str]:
    """The small extensions, through which the modules are imported, come about; what they import does not."""
    real = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return compiler(source, f'case "$*" in *bundle_*) exit 4;; esac; exec {real} "$@"')


@needs_compiler
@pytest.mark.parametrize(
    ("breaking", "reason"),
    [
        (type_error, r"src/theomachy/core/dice\.py:\d+: error: Incompatible types .*"),
        (broken_mypyc, "INTERNAL"),
        (dead_compiler, r".*/compiler: exit code 3|command '.*compiler' failed.* 3"),
        (compiler_that_fails_half_way, r".*/compiler: exit code 4|command '.*compiler' failed.* 4"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_where_compiling_fails_the_source_is_installed_and_one_line_says_so(
    breaking: object, reason: str, source: Path
) -> None:
    assert callable(breaking)
    broken = breaking(source)
    done = build(source, **broken)
    assert done.returncode == 0, done.stderr
    told = [line for line in done.stdout.splitlines() if line.strip()]
    assert len(told) == 1, told
    assert re.fullmatch(rf"theomachy: compiling failed \(({reason})\): the rules will run interpreted", told[0])
    assert "Traceback" not in done.stderr
    name, holds = wheel(source)
    assert name.endswith("-none-any.whl")
    assert "theomachy/core/dice.py" in holds
    assert not [each for each in holds if each.endswith((".so", ".pyd"))]
    strict = build(source, **broken, THEOMACHY_COMPILED="1")
    assert strict.returncode != 0
    assert "THEOMACHY_COMPILED asks for it" in strict.stderr
    assert "Traceback" not in strict.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="no C compiler here that is named by CC")
def test_without_a_compiler_the_strict_build_ends(source: Path) -> None:
    done = build(source, CC="no-compiler-here", THEOMACHY_COMPILED="1")
    assert done.returncode != 0
    assert "theomachy: no C compiler (no-compiler-here): the rules are not compiled" in done.stderr
    done = build(source, THEOMACHY_PURE="1", THEOMACHY_COMPILED="1")
    assert done.returncode == 0, done.stderr
    assert wheel(source)[0].endswith("-none-any.whl")


@needs_compiler
def test_nothing_of_an_earlier_build_is_packed(source: Path) -> None:
    package = source / "src/theomachy"
    (package / "core/gone.py").write_text("HERE = True\n")
    (package / "words/xx.ftl").write_text("here = here\n")
    assert build(source).returncode == 0
    name, before = wheel(source)
    assert {"theomachy/core/gone.py", "theomachy/words/xx.ftl", f"theomachy/core/keys{SUFFIX}"} <= before
    assert "none-any" not in name
    (package / "core/gone.py").unlink()
    (package / "words/xx.ftl").unlink()
    (package / "compiled.py").write_text(FEW.replace(', "core/keys"', ""))
    assert build(source).returncode == 0
    _, after = wheel(source)
    assert before - after == {"theomachy/core/gone.py", "theomachy/words/xx.ftl", f"theomachy/core/keys{SUFFIX}"}
    assert f"theomachy/core/dice{SUFFIX}" in after
    assert build(source, CC="no-compiler-here").returncode == 0
    name, interpreted = wheel(source)
    assert name.endswith("-none-any.whl")
    assert not [each for each in interpreted if each.endswith(SUFFIX)]


@needs_compiler
def test_what_was_compiled_beside_an_earlier_source_does_not_run_instead_of_it(source: Path) -> None:
    package = source / "src/theomachy"
    in_place = ("build_ext", "--inplace")
    assert build(source, *in_place).returncode == 0
    assert sorted(path.stem.split(".")[0] for path in package.rglob(f"*{SUFFIX}")) == ["dice", "keys"]
    assert list((source / "src").glob(f"theomachy__mypyc*{SUFFIX}"))
    type_error(source)
    done = build(source, *in_place)
    assert done.returncode == 0
    assert "the rules will run interpreted" in done.stdout
    assert not list((source / "src").rglob(f"*{SUFFIX}"))


def test_an_archive_of_sources_needs_no_compiling(source: Path) -> None:
    done = build(source, "sdist", CC="no-compiler-here", THEOMACHY_COMPILED="1")
    assert done.returncode == 0, done.stderr
    assert len(list((source / "dist").glob("theomachy-*.tar.gz"))) == 1


def test_build_tools_are_bounded_and_the_same_everywhere() -> None:
    """mypy decides what compiles: a newer one is taken when it was tried. pyproject.toml names the bounds."""
    wanted = [line for line in PROJECT["build-system"]["requires"] if line.startswith("mypy")]
    assert len(wanted) == 1
    assert re.fullmatch(r"mypy\[mypyc\]>=[\d.]+,<[\d.]+", wanted[0])
    assert wanted[0] in PROJECT["project"]["optional-dependencies"]["test"]
    for name in ("Makefile", ".github/workflows/ci.yml", ".github/workflows/wheels.yml"):
        assert "mypy[mypyc]" not in (HERE / name).read_text(encoding="utf-8"), f"{name} has bounds of its own"


def test_documents_install_from_a_copy_of_the_project() -> None:
    """In one form, with extras that exist; it is the one that the message about a missing extra names."""
    pages = [HERE / "README.md", *(HERE / "docs").rglob("*.md"), *(HERE / "docs").rglob("*.ipynb")]
    pages += [*(HERE / "src").rglob("*.py"), *(HERE / "src").rglob("*.ftl")]
    named = []
    for page in pages:
        text = page.read_text(encoding="utf-8").replace('\\"', '"')
        assert not re.search(r"pip install\s+['\"]?theomachy", text), page
        assert "theomachy[" not in text, page
        named += re.findall(r'pip install "\.\[([\w,]+)\]"', text)
    assert {"rl", "table", "client"} <= set(named) <= set(EXTRAS)
    assert command("table") == 'pip install ".[table]"'
