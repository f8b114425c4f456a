"""Environments in which nothing of ours is: what installing the project meets on any other machine."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

HERE = Path(__file__).parents[1]
# What a system and its installers need of the environment. What Python, mypy or this project would read is not kept.
KEPT = re.compile(
    r"PIP_.*|UV_.*|SSL_.*|REQUESTS_.*|\w+_PROXY|HOME|LANG|LC_ALL|TMPDIR|SDKROOT|ARCHFLAGS|MACOSX_.*"
    r"|TEMP|TMP|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAM.*|COMMONPROGRAM.*|SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|PATHEXT"
    r"|PROCESSOR_.*|NUMBER_OF_PROCESSORS",
    re.IGNORECASE,
)
EXE = ".exe" if sys.platform == "win32" else ""
SCRIPTS = "Scripts" if sys.platform == "win32" else "bin"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyd", ".mypy_cache")


def environment(**more: str) -> dict[str, str]:
    """The environment without anything of ours: no PYTHONPATH, no folder of this virtual environment in PATH."""
    kept = {name: value for name, value in os.environ.items() if KEPT.fullmatch(name)}
    ours = {Path(sys.prefix, SCRIPTS), HERE / ".venv" / SCRIPTS}
    outside = [each for each in os.environ["PATH"].split(os.pathsep) if each and Path(each) not in ours]
    return {**kept, "PATH": os.pathsep.join(outside), **more}


def project(folder: Path) -> Path:
    """A copy of what belongs to the project and installing needs, without git and what was built."""
    shutil.copytree(HERE / "src", folder / "src", ignore=LEFT_OUT)
    shutil.copytree(HERE / "docs" / "rules", folder / "docs" / "rules")
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "tests/wheel_check.py"):
        (folder / name).parent.mkdir(exist_ok=True)
        shutil.copy(HERE / name, folder / name)
    return folder


class Clean:
    """A fresh virtual environment of some Python, with an installer in it and nothing else."""

    def __init__(self, home: Path, python: str = getattr(sys, "_base_executable", sys.executable)) -> None:
        self.home = home
        self.python = home / SCRIPTS / f"python{EXE}"
        done = subprocess.run([python, "-m", "venv", str(home)], env=environment(), capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr

    def run(self, *words: object, cwd: Path, **more: str) -> str:
        """What `python WORDS` says, with this environment's programs first; it must end well."""
        env = environment(**more)
        env["PATH"] = os.pathsep.join([str(self.home / SCRIPTS), env["PATH"]])
        done = subprocess.run(
            [str(self.python), *map(str, words)], cwd=cwd, env=env, capture_output=True, text=True, encoding="utf-8"
        )
        said = done.stdout + done.stderr
        assert done.returncode == 0, said
        return said

    def pip(self, *words: object, cwd: Path, **more: str) -> str:
        return self.run("-m", "pip", "--disable-pip-version-check", *words, cwd=cwd, **more)


def can_compile() -> bool:
    """Is there what setup.py asks for before it compiles?"""
    if sys.platform == "win32":
        return False  # setuptools finds a compiler by itself, or not
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return bool(shutil.which(compiler)) and Path(sysconfig.get_path("include"), "Python.h").is_file()


def pythons() -> dict[str, str]:
    """By version, each Python of this machine that the project runs on: this one, and those that are found."""
    found = {f"3.{sys.version_info.minor}": getattr(sys, "_base_executable", sys.executable)}
    for minor in range(11, 15):
        places = [Path.home() / ".pyenv/versions", Path.home() / ".local/share/uv/python"]
        kept = [path for place in places for path in sorted(place.glob(f"*3.{minor}.*/bin/python"))]
        outside = shutil.which(f"python3.{minor}", path=environment()["PATH"])
        for path in [*map(str, kept), *([outside] if outside else [])]:
            works = subprocess.run([path, "-c", "import ensurepip, venv"], env=environment(), capture_output=True)
            if works.returncode == 0:
                found.setdefault(f"3.{minor}", path)
    return dict(sorted(found.items()))
