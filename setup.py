"""Builds the compiled form of the rules, where a C compiler is at hand.

Everything else about the package stands in pyproject.toml. The same source runs interpreted, only slower, so nothing
about compiling may keep anybody from installing: without a C compiler, or where compiling fails, one line says so and
the source is installed as it is. In the environment

    THEOMACHY_PURE=1        leaves compiling out
    THEOMACHY_COMPILED=1    makes an error of what would leave it out: for wheels that are passed on, and our own tests
    THEOMACHY_OPTIMISE=0    asks the C compiler for less than its best (3), which it does sooner
    MAKE_JOBS=4             says how many C compilers run side by side

Compiling needs what `build-system.requires` in pyproject.toml names, and what else is installed makes no difference to
it: mypy follows imports inside the package alone.

All compiled modules are one group, so that calls between them stay native, and mypyc writes a C file for each. They are
compiled in bundles: enough of them for all cores, few enough that the headers, as long as a module each, are not read
again for every one (benchmarks/compile.py measures it). Symbols are hidden, so that the compiler may still look through
calls inside a bundle.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from textwrap import shorten

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HERE = Path(__file__).resolve().parent
GROUP = "theomachy"  # of compiled modules: they lie in theomachy__mypyc, and each is imported through a small one
# Nothing that is installed beside mypy and no settings for our own checks: what compiles here compiles everywhere.
MYPY = (
    "--config-file=", "--no-site-packages", "--ignore-missing-imports", "--follow-imports=silent",
    "--explicit-package-bases", f"--cache-dir={os.devnull}",
)  # fmt: skip

BUNDLE = 600_000  # bytes of C that are compiled as one file, unless a single module has more
# What of Python.h the modules need through which compiled ones are imported: functions of its stable interface.
SHORT_HEADER = """
#define NULL ((void *)0)
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define Py_DECREF Py_DecRef
typedef struct _object PyObject;
PyObject *PyInit___init__(void);
void *PyCapsule_GetPointer(PyObject *, const char *);
void PyErr_Clear(void);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
PyObject *Py_BuildValue(const char *, ...);
void Py_DecRef(PyObject *);
"""


def sources() -> list[str]:
    package = Path("src", "theomachy")
    modules = runpy.run_path(str(HERE / package / "compiled.py"))["modules"]
    return [str(package / f"{name}.py") for name in modules(HERE / package)]


def hindrance() -> str:
    """Why compiling is not even tried; empty if it is."""
    if sys.platform == "win32":
        return ""  # setuptools looks for a compiler in places of its own
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"no C compiler ({compiler})"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return "" if header.is_file() else f"no headers of Python ({header})"


def interpreted(reason: str) -> None:
    """Say that, and why, the rules will run interpreted; where they must be compiled, end here."""
    if os.environ.get("THEOMACHY_COMPILED"):
        raise SystemExit(f"theomachy: {reason}: the rules are not compiled, and THEOMACHY_COMPILED asks for it")
    print(f"theomachy: {reason}: the rules will run interpreted", flush=True)


def extensions() -> list[Extension]:
    """The C extensions, as mypyc writes them. What it has to say is heard if it fails."""
    os.chdir(HERE)
    os.environ["MYPYPATH"] = "src"
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            from mypyc.build import mypycify

            found = mypycify(
                [*MYPY, *sources()], opt_level=os.environ.get("THEOMACHY_OPTIMISE", "3"), debug_level="0",
                multi_file=True, group_name=GROUP,
            )  # fmt: skip
    except (Exception, SystemExit) as error:
        lines = [line for line in said.getvalue().splitlines() if line.strip()]
        found_wrong = [line for line in lines if "error:" in line] or lines[-1:] or [repr(error)]
        more = f", and {len(found_wrong) - 1} more like it" if len(found_wrong) > 1 else ""
        raise RuntimeError(f"{found_wrong[0].strip()}{more}") from error
    for extension in found:
        extension.depends = [*extension.depends, *extension.sources]
        # A compiler newer than those that mypyc knows may warn of more; that is no reason to go without.
        extension.extra_compile_args = [each for each in extension.extra_compile_args if each != "-Werror"]
        if sys.platform != "win32":
            extension.extra_compile_args.append("-fvisibility=hidden")
        if len(extension.sources) > 1:
            extension.sources = bundles(extension.sources)
        elif sys.platform != "win32":
            extension.sources = [lightened(Path(extension.sources[0]))]
    return found


def in_short(error: BaseException) -> str:
    """What went wrong, in a line. Of a command with its dozens of flags the name is enough."""
    behind: BaseException | None = error
    while behind is not None:
        if isinstance(behind, subprocess.CalledProcessError):
            return f"{behind.cmd[0]}: exit code {behind.returncode}"
        behind = behind.__cause__ or behind.__context__
    return shorten(str(error) or repr(error), 400, placeholder=" …")


def bundles(sources: list[str]) -> list[str]:
    """C files that include these: neighbours together, a bundle as large as BUNDLE or as its one file."""
    found: list[list[Path]] = []
    full = BUNDLE
    for source in map(Path, sources):
        size = source.stat().st_size
        if full + size > BUNDLE:
            found.append([])
            full = 0
        found[-1].append(source)
        full += size
    made = []
    for number, together in enumerate(found):
        bundle = together[0].parent / f"bundle_{number}.c"
        text = "".join(f'#include "{Path(os.path.relpath(source, bundle.parent)).as_posix()}"\n' for source in together)
        made.append(written(bundle, text))
    return made


def lightened(source: Path) -> str:
    """The small module through which a compiled one is imported needs six functions of Python, not all of its headers,
    which take longer than it does. Where mypyc writes another one, with more in it, it stays as it is."""
    text = re.sub("//.*", "", source.read_text(encoding="utf-8")).replace("#include <Python.h>\n", "", 1)
    used = set(re.findall(r"#include|\bPy\w+", text)) - {f"PyInit_{source.stem}"}
    if not used <= set(re.findall(r"\bPy\w+", SHORT_HEADER)):
        return str(source)
    return written(source.with_name(f"{source.stem}_short.c"), SHORT_HEADER + text)


def written(path: Path, text: str) -> str:
    """The file with that text; one that has it already is left as old as it is, so that it is not compiled again."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
    return str(path)


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


class Source(build_py):
    """Puts the rules documents beside the code, so that an installed copy can quote its clauses."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            for document, copy in self.documents():
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(document, copy)

    def documents(self) -> list[tuple[Path, Path]]:
        target = Path(self.build_lib, "theomachy", "rules")
        return [(path, target / path.name) for path in sorted((HERE / "docs" / "rules").glob("*.md"))]

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        rest = [] if self.editable_mode else [str(copy) for _, copy in self.documents()]
        return [*super().get_outputs(include_bytecode), *rest]


class Compiled(build_ext):
    """All of the compiled form or nothing of it: a part would not even be imported."""

    def run(self) -> None:
        in_place = self.inplace
        reason = hindrance() or self.attempt()
        if reason:
            self.extensions = self.distribution.ext_modules = []
            interpreted(reason)
        if in_place:
            self.forget()

    def attempt(self) -> str:
        """Compile; the reason if that fails, whatever it is."""
        try:
            self.distribution.ext_modules = extensions()
            self.finalized, self.swig_opts = False, None  # the one option that may not be looked at twice
            self.ensure_finalized()  # with the extensions, which are known only now
            self.parallel = self.parallel or cores()  # the small extensions through which each module is imported
            super().run()
        except Exception as error:
            return f"compiling failed ({in_short(error)})"
        return ""

    def forget(self) -> None:
        """Compiled modules beside the source, of an earlier state of it, would run instead of it."""
        made = {Path(self.get_ext_filename(self.get_ext_fullname(each.name))) for each in self.extensions}
        for path in (HERE / "src").rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            if path.relative_to(HERE / "src") not in made:
                path.unlink()

    def build_extensions(self) -> None:
        if not getattr(self.compiler, "initialized", True):  # that of Windows, which several at once would look for
            self.compiler.initialize()
        self.compiler.compile = partial(side_by_side, self.compiler.compile)
        super().build_extensions()


class Everything(build):
    """Leaves nothing of an earlier build among what is packed: modules that are gone, or compiled before."""

    def run(self) -> None:
        super().run()
        commands = [self.get_finalized_command(name) for name in ("build_py", "build_ext")]
        made = {Path(name).absolute() for command in commands for name in command.get_outputs()}
        packed = Path(self.build_lib)
        for path in [*packed.glob("theomachy*"), *packed.glob("theomachy/**/*")]:
            if path.is_file() and path.absolute() not in made:
                path.unlink()


class Wheel(bdist_wheel):
    """A wheel is for every machine if, in the end, nothing in it is compiled."""

    def run(self) -> None:
        shutil.rmtree(self.bdist_dir, ignore_errors=True)  # where packing was broken off, its files would be in here
        self.run_command("build")
        self.root_is_pure = not self.distribution.has_ext_modules()
        super().run()


setup(
    # Which ones there are is found out when they are built, not whenever something asks about the package.
    ext_modules=[] if os.environ.get("THEOMACHY_PURE") else [Extension(f"{GROUP}__mypyc", [])],
    cmdclass={"build": Everything, "build_py": Source, "build_ext": Compiled, "bdist_wheel": Wheel},
)
