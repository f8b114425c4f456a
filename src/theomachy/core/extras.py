"""What is installed on request only, and the command that brings it.

The rules, records, bots, pictures as SVG and play in the terminal need a few small packages. Everything else is an
extra of the distribution: here stands which package belongs to which, for the message that a missing one deserves.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from theomachy.core.errors import TheomachyError

# By extra, the modules that code imports by its means; pyproject.toml names the distributions they come in.
EXTRAS = {
    "png": ("resvg_py", "font_source_sans_pro"),
    "table": ("litestar", "granian", "sqlalchemy", "alembic", "aiosqlite", "jinja2", "segno", "argon2"),
    "passkeys": ("webauthn",),
    "postgres": ("psycopg",),
    "push": ("pywebpush", "py_vapid"),
    "lab": ("numpy", "scipy", "matplotlib", "openskill"),
    "learn": ("torch",),
    "rl": ("gymnasium", "pettingzoo", "PIL"),
    "openspiel": ("pyspiel", "open_spiel"),
    "data": ("pyarrow",),
    "ray": ("ray",),
    "client": ("httpx", "websockets"),
    "mcp": ("mcp",),
    "notebook": ("anywidget", "traitlets"),
    "docs": ("mkdocs", "mkdocstrings", "nbformat"),
}
# Brought by several extras: the one to name is the one that is wanted where it is missing.
OFTEN = ("numpy", "openskill")


class MissingExtra(TheomachyError, ImportError):
    """Something that is installed on request only is not there. The message says how it comes."""


def command(extra: str) -> str:
    return f"pip install 'theomachy[{extra}]'"


def explain(error: ModuleNotFoundError, wanted: str = "") -> str:
    """What brings the module that was not found; empty for modules that belong to no extra."""
    root = (error.name or "").split(".")[0]
    for extra, modules in EXTRAS.items():
        if root in modules:
            extra = wanted if wanted and root in OFTEN else extra
            return f"this needs {root}, which is not installed; it comes with: {command(extra)}"
    return ""


def demand(extra: str, *modules: str) -> None:
    """Refuse at once, before any work is done, if a module of an extra is missing that will be needed at its end."""
    with needing(extra):
        for module in modules:
            if find_spec(module) is None:
                raise ModuleNotFoundError(f"No module named {module!r}", name=module)


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Imports of an extra: a missing module is named with the command that brings it."""
    try:
        yield
    except ModuleNotFoundError as error:
        problem = explain(error, extra)
        if not problem:
            raise
        raise MissingExtra(problem) from error
