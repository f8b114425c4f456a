"""Builds the compiled form of the rules, where a C compiler is at hand.

Everything else about the package stands in pyproject.toml. Without a compiler, or with
THEOMACHY_PURE=1, the same source is installed as it is and runs interpreted.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "src" / "theomachy"))


def sources() -> list[str]:
    from compiled import modules

    return [f"src/theomachy/{name}.py" for name in modules(HERE / "src" / "theomachy")]


def extensions() -> list:
    if os.environ.get("THEOMACHY_PURE"):
        return []
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        print(f"theomachy: no C compiler ({compiler}): the rules will run interpreted")
        return []
    from mypyc.build import mypycify

    os.chdir(HERE)
    found = mypycify(sources(), opt_level="3", group_name="theomachy")
    for extension in found:
        extension.optional = True
    return found


class Build(build_py):
    """Puts the rules documents beside the code, so that an installed copy can quote its clauses."""

    def run(self) -> None:
        super().run()
        target = Path(self.build_lib) / "theomachy" / "rules"
        if not self.editable_mode:
            target.mkdir(parents=True, exist_ok=True)
            for document in sorted((HERE / "docs" / "rules").glob("*.md")):
                shutil.copy(document, target)


class BuildExtensions(build_ext):
    """A compiler that fails half-way is the same as none: the interpreted form still works."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            print(f"theomachy: compiling failed ({error}): the rules will run interpreted")


setup(ext_modules=extensions(), cmdclass={"build_py": Build, "build_ext": BuildExtensions})
