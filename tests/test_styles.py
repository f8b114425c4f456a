"""Styles of the pages: one name for one thing."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

import theomachy

WEB = Path(theomachy.__file__).parent / "web"
PAGES = sorted(path.name for path in (WEB / "templates").glob("[!_]*.html"))


def sheets(page: str) -> list[str]:
    """The style sheets of a page, in the order in which a browser reads them."""
    text = "".join((WEB / "templates" / name).read_text(encoding="utf-8") for name in ("base.html", page))
    return re.findall(r'href="/static/([\w.]+\.css)"', text)


def alone(css: str) -> set[str]:
    """Classes that a sheet styles by their name alone, for windows of every size."""
    plain = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    while (shorter := re.sub(r"@[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", plain)) != plain:
        plain = shorter
    selectors = [part.strip() for rule in re.findall(r"([^{}]+)\{", plain) for part in rule.split(",")]
    return {selector for selector in selectors if re.fullmatch(r"\.[a-z][\w-]*", selector)}


def clashes(texts: dict[str, str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for name, css in texts.items():
        for selector in alone(css):
            found[selector].append(name)
    return {selector: names for selector, names in found.items() if len(names) > 1}


@pytest.mark.parametrize("page", PAGES)
def test_a_name_means_one_thing_on_a_page(page: str) -> None:
    """What two sheets style by the same name alone takes on the looks of both: the rows of actions of Gentes once
    stood in the middle of their panel because the parts of a score did."""
    assert clashes({name: (WEB / "static" / name).read_text(encoding="utf-8") for name in sheets(page)}) == {}


def test_the_search_finds_clashes() -> None:
    first = ".part { a: b } .x .part { c: d } @media (min-width: 1px) { .rail { e: f } }"
    second = "/* .seat { } */ .part, .rail { a: c } .seat.open { d: e }"
    assert clashes({"one": first, "two": second}) == {".part": ["one", "two"]}
    assert "table.css" in sheets("table.html")
    assert "theomachy.css" in sheets("table.html")
