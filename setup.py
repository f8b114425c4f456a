"""Builds the compiled form of the rules, where a C compiler is at hand.

Everything else about the package stands in pyproject.toml. Without a compiler, or with
THEOMACHY_PURE=1, the same source is installed as it is and runs interpreted. THEOMACHY_BUILT names a source folder
in which it lies compiled already.

All compiled modules are one group, so that calls between them stay native, but each is a C file of its own: all cores
compile at once (benchmarks/compile.py measures it). Symbols are hidden, so that the compiler may still look through
calls inside a module.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from setuptools import Extension, setup
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
    if os.environ.get("THEOMACHY_BUILT"):
        return built(Path(os.environ["THEOMACHY_BUILT"]))
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if sys.platform != "win32" and not shutil.which(compiler):  # on Windows setuptools looks in places of its own
        print(f"theomachy: no C compiler ({compiler}): the rules will run interpreted")
        return []
    from mypyc.build import mypycify

    os.chdir(HERE)
    found = mypycify(sources(), opt_level="3", debug_level="0", multi_file=True, group_name="theomachy")
    for extension in found:
        extension.optional = True
        if sys.platform != "win32":
            extension.extra_compile_args.append("-fvisibility=hidden")
    return found


def built(folder: Path) -> list[Extension]:
    """What was compiled before, for this Python, and lies below the folder: packed as it is, not compiled again."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    found = sorted(path.relative_to(folder).as_posix() for path in folder.rglob(f"*{suffix}"))
    return [Extension(name.removesuffix(suffix).replace("/", "."), []) for name in found]


def cores() -> int:
    """How many compilers may run side by side; MAKE_JOBS says otherwise."""
    wanted = os.environ.get("MAKE_JOBS", "")
    here = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return int(wanted) if wanted.isdigit() and int(wanted) > 0 else here


def side_by_side(compile_one: Callable, sources: list[str], *rest: object, **named: object) -> list[str]:
    """Compile the sources at once, the largest first, instead of one after the other."""
    order = sorted(sources, key=lambda source: -os.path.getsize(source))
    with ThreadPoolExecutor(cores()) as pool:
        done = dict(zip(order, pool.map(lambda source: compile_one([source], *rest, **named), order), strict=True))
    return [made for source in sources for made in done[source]]


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

    def finalize_options(self) -> None:
        super().finalize_options()
        if not self.parallel:
            self.parallel = cores()  # the small extensions through which each module is imported

    def build_extension(self, extension: Extension) -> None:
        ready = os.environ.get("THEOMACHY_BUILT")
        if not ready:
            super().build_extension(extension)
            return
        target = Path(self.get_ext_fullpath(extension.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(Path(ready, self.get_ext_filename(self.get_ext_fullname(extension.name))), target)

    def build_extensions(self) -> None:
        self.compiler.compile = partial(side_by_side, self.compiler.compile)
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            print(f"theomachy: compiling failed ({error}): the rules will run interpreted")


setup(ext_modules=extensions(), cmdclass={"build_py": Build, "build_ext": BuildExtensions})
