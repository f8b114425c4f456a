"""Source files as pages of the site: every line has an address, so that clauses can point at code and tests.

They are plain files beside the pages: nothing outside the site is needed to follow a clause to its code.
"""

from __future__ import annotations

import html
from pathlib import Path

from theomachy.core.citations import Place

STYLE = """
:root { color-scheme: light dark; --ground: #fff; --ink: #24292f; --pale: #6e7781; --mark: #fff3c4; }
@media (prefers-color-scheme: dark) { :root { --ground: #1e2129; --ink: #e2e4e9; --pale: #8b93a1; --mark: #4a4420; } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 14px/1.5 ui-monospace, monospace; }
header { position: sticky; top: 0; padding: .6rem 1rem; background: inherit; border-bottom: 1px solid var(--pale); }
a { color: inherit; }
pre { margin: 0; padding: .6rem 0; counter-reset: line; overflow-x: auto; tab-size: 4; }
pre span { display: block; min-height: 1.5em; padding: 0 1rem 0 5rem; position: relative; scroll-margin-top: 4rem; }
pre span::before { counter-increment: line; content: counter(line); position: absolute; left: 0; width: 3.8rem;
  text-align: right; color: var(--pale); }
pre span:target { background: var(--mark); }
"""


def address(path: str) -> str:
    """Where the page of a source file lies in the site."""
    return f"source/{path}.html"


def page(root: Path, path: str) -> str:
    """The page of one file, named from the root of the project."""
    text = (root / path).read_text(encoding="utf-8")
    lines = "".join(f'<span id="L{n}">{html.escape(line)}</span>' for n, line in enumerate(text.splitlines(), 1))
    home = "../" * address(path).count("/")
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{html.escape(path)} - Theomachy</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>'
        f'<body><header><a href="{home}index.html">Theomachy</a> / {html.escape(path)}</header>'
        f"<pre>{lines}</pre></body></html>\n"
    )


def link(place: Place, up: str) -> str:
    """A link to a line; `up` leads to the top of the site."""
    name = Path(place.path).name
    inside = f" <code>{html.escape(place.inside)}</code>" if place.inside else ""
    return f'<a href="{up}{address(place.path)}#L{place.line}">{html.escape(name)}:{place.line}</a>{inside}'
