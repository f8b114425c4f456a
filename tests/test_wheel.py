"""The wheel for this machine, tried in a bare environment without a compiler and without the source.

It is built from the archive of sources that those get for whom there is no wheel, so both hold what they should.
Where the rules lie compiled beside their source already, as `make` leaves them, the wheel takes these; else it is
compiled, which takes minutes.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest

import theomachy

HERE = Path(__file__).parents[1]
SOURCE = HERE / "src" / "theomachy"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
MOST = 30_000_000  # bytes that everything a plain installation brings may take


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy of what belongs to the project, so that nothing that lies around gets in, and packed once."""
    project = tmp_path_factory.mktemp("project")
    copied = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyd")
    shutil.copytree(HERE / "src", project / "src", ignore=copied)
    shutil.copytree(HERE / "docs" / "rules", project / "docs" / "rules")
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "tests/wheel_check.py"):
        (project / name).parent.mkdir(exist_ok=True)
        shutil.copy(HERE / name, project / name)
    sources = [sys.executable, "setup.py", "--quiet", "sdist"]
    done = subprocess.run(
        sources, cwd=project, env=os.environ | {"THEOMACHY_PURE": "1"}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    shutil.unpack_archive(next((project / "dist").glob("theomachy-*.tar.gz")), project / "unpacked", filter="data")
    folder = next((project / "unpacked").iterdir())
    assert (folder / "tests" / "wheel_check.py").exists()
    env = dict(os.environ)
    built = sorted(path for path in (HERE / "src").rglob(f"*{SUFFIX}"))
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not built and not shutil.which(compiler):
        pytest.skip("no C compiler here, so there is no compiled wheel to try")
    if built:  # `setup.py` finds them and packs them instead of compiling
        env["THEOMACHY_BUILT"] = str(HERE / "src")
    out = folder / "dist"
    done = subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", str(out), "."],
        cwd=folder, env=env, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return next(out.glob("theomachy-*.whl"))


def test_the_wheel_holds_what_it_should(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        head = Parser().parsestr(packed.read(next(n for n in names if n.endswith("METADATA"))).decode())
    assert head["Version"] == theomachy.__version__
    assert any(name.startswith("theomachy__mypyc.") for name in names)
    assert f"theomachy/core/position{SUFFIX}" in names
    assert f"theomachy/rl/games{SUFFIX}" in names
    assert "theomachy/rules/gods-second.md" in names
    assert "theomachy/games/gentes/words/it.ftl" in names
    assert not [name for name in names if name.startswith(("tests", "docs", "build", "examples"))]
    assert f"{sys.version_info.major}{sys.version_info.minor}" in wheel.name
    assert "none-any" not in wheel.name


def test_the_wheel_plays_in_a_bare_environment_without_a_compiler(wheel: Path, tmp_path: Path) -> None:
    home = tmp_path / "bare"
    venv.create(home)  # what installs comes from outside: an installer of its own would take seconds to unpack
    python = home / "bin" / "python"
    env = {"PATH": str(home / "bin"), "HOME": str(tmp_path), "CC": "no-compiler-here"}
    env |= {key: value for key, value in os.environ.items() if key.startswith(("PIP_", "SSL_", "REQUESTS_"))}
    done = subprocess.run(
        [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--disable-pip-version-check",
         "--no-compile", "--only-binary=:all:", str(wheel)],
        env=env, cwd=tmp_path, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    shutil.copy(HERE / "tests" / "wheel_check.py", tmp_path)
    done = subprocess.run(
        [python, "wheel_check.py", "--compiled"], env=env, cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr + done.stdout
    assert str(home) in done.stdout
    assert "(compiled)" in done.stdout
    packages = next(home.glob("lib/python*/site-packages"))
    tools = ("pip", "setuptools", "pkg_resources", "_distutils_hack", "distutils-precedence", "theomachy")
    brought = [path for path in packages.iterdir() if not path.name.startswith(tools)]
    size = sum(p.stat().st_size for top in brought for p in ([top] if top.is_file() else top.rglob("*")) if p.is_file())
    assert size < MOST, f"{size / 1e6:.1f} MB: {sorted(path.name for path in brought)}"
