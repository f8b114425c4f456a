"""Builds the compiled form of the rules, where a C compiler is at hand.

Everything else about the package stands in pyproject.toml. Without a compiler, or with
THEOMACHY_PURE=1, the same source is installed as it is and runs interpreted. THEOMACHY_BUILT names a source folder
in which it lies compiled already.

All compiled modules are one group, so that calls between them stay native, and mypyc writes a C file for each. They are
compiled in bundles: enough of them for all cores, few enough that the headers, as long as a module each, are not read
again for every one (benchmarks/compile.py measures it). Symbols are hidden, so that the compiler may still look through
calls inside a bundle.
"""

from __future__ import annotations

import os
import re
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
        extension.depends = [*extension.depends, *extension.sources]
        if sys.platform != "win32":
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
        if len(extension.sources) > 1:
            extension.sources = bundles(extension.sources)
        elif sys.platform != "win32":
            extension.sources = [lightened(Path(extension.sources[0]))]
    return found


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
        text = "".join(f'#include "{os.path.relpath(source, bundle.parent)}"\n' for source in together)
        made.append(written(bundle, text))
    return made


def lightened(source: Path) -> str:
    """The small module through which a compiled one is imported needs six functions of Python, not all of its headers,
    which take longer than it does. Where mypyc writes another one, with more in it, it stays as it is."""
    text = re.sub("//.*", "", source.read_text()).replace("#include <Python.h>\n", "", 1)
    used = set(re.findall(r"#include|\bPy\w+", text)) - {f"PyInit_{source.stem}"}
    if not used <= set(re.findall(r"\bPy\w+", SHORT_HEADER)):
        return str(source)
    return written(source.with_name(f"{source.stem}_short.c"), SHORT_HEADER + text)


def written(path: Path, text: str) -> str:
    """The file with that text; one that has it already is left as old as it is, so that it is not compiled again."""
    if not path.exists() or path.read_text() != text:
        path.write_text(text)
    return str(path)


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
