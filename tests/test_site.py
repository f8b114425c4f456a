"""The documentation as a site: it is built without a warning, every link in it leads somewhere, and nothing in it comes
from outside."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from functools import cache
from html import unescape
from pathlib import Path
from urllib.parse import unquote

import pytest

import theomachy
from theomachy.core import citations, clauses
from theomachy.teaching import example

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))

import site_rules  # noqa: E402
import site_text  # noqa: E402

LINK = re.compile(r"""<(a|link|script|img|iframe|source|use)\b[^>]*?\s(?:href|src)=["']?([^"'\s>]*)""")
ANCHOR = re.compile(r"""<[^>]*?\s(?:id|name)=["']?([^"'\s>]+)""")
# Of these the page loads what they name; links of other kinds are only followed by who clicks them.
LOADED = ("script", "img", "iframe", "source", "use", "link")


class Site:
    """A folder of pages that has been built."""

    def __init__(self, folder: Path, said: str = "") -> None:
        self.folder = folder
        self.said = said
        self.pages = {path: path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.html"))}

    @cache  # noqa: B019
    def anchors(self, path: Path) -> frozenset[str]:
        return frozenset(unescape(name) for name in ANCHOR.findall(self.pages[path]))

    def broken(self) -> list[str]:
        """Links that lead nowhere: to a file that is not there, or to no place in it."""
        wrong = []
        for path, text in self.pages.items():
            for _, address in set(LINK.findall(text)):
                target, _, anchor = unescape(address).partition("#")
                if re.match(r"[a-z]+:|//", target) or path.name == "404.html":
                    continue
                file = (path.parent / unquote(target.partition("?")[0])).resolve() if target else path
                if file.is_dir():
                    file = file / "index.html"
                if not file.is_file():
                    wrong.append(f"{path.relative_to(self.folder)}: {address}")
                elif anchor and file in self.pages and not anchor.startswith("only-"):
                    if unquote(anchor) not in self.anchors(file):
                        wrong.append(f"{path.relative_to(self.folder)}: {address} (no such place)")
        return wrong

    def from_outside(self) -> list[str]:
        """What pages would load from other hosts, or name with a path that only fits one host."""
        found = []
        for path, text in self.pages.items():
            for kind, address in LINK.findall(text):
                if kind in LOADED and re.match(r"(?:[a-z]+:)?//", address):
                    found.append(f"{path.relative_to(self.folder)}: {address}")
        for sheet in self.folder.rglob("*.css"):
            text = sheet.read_text(encoding="utf-8")
            found += [f"{sheet.name}: {url}" for url in re.findall(r"url\(\s*[\"']?((?:https?:)?//[^)]*)", text)]
        return found

    def page(self, name: str) -> str:
        return self.pages[self.folder / name]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    folder = tmp_path_factory.mktemp("site") / "pages"
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)], cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "true"}, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return Site(folder, done.stderr)


def test_it_is_built_without_a_warning(site: Site) -> None:
    assert "WARNING" not in site.said
    assert "ERROR" not in site.said
    written = {path.relative_to(ROOT / "docs").with_suffix(".html") for path in (ROOT / "docs").rglob("*.md")}
    assert len(written) > 20
    assert {str(path) for path in written if site.folder / path not in site.pages} == set()


def counts(text: str, *patterns: str) -> list[int]:
    return [len(re.findall(pattern, text, re.M)) for pattern in patterns]


def test_no_heading_item_or_table_is_lost(site: Site) -> None:
    """What a document has, the page has: the site's Markdown reads lists and tables otherwise than most."""
    for path in sorted((ROOT / "docs").rglob("*.md")):
        prose = re.sub(r"^ *```.*?^ *```", "", path.read_text(encoding="utf-8"), flags=re.M | re.S)
        page = site.page(path.relative_to(ROOT / "docs").with_suffix(".html").as_posix())
        shown = page.partition("<article")[2].partition("</article")[0]
        wanted = counts(prose, r"^#{2,4} ", r"^ *(?:[-*]|\d+\.) ", r"^\|[-| :]+\|$")
        assert counts(shown, r"<h[234]\b", r"<li[ >]", r"<table[ >]") == wanted, path.name


def test_every_link_leads_somewhere(site: Site) -> None:
    assert site.broken() == []


def test_nothing_comes_from_outside(site: Site) -> None:
    assert site.from_outside() == []


def test_the_check_of_links_finds_what_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<p id="here"><a href="b.html#there">x</a><a href="#here">y</a><a href="c.html">z</a>'
    )
    (tmp_path / "b.html").write_text('<script src="//host/x.js"></script><a href="https://host/">x</a><img src=a.html>')
    site = Site(tmp_path)
    assert sorted(site.broken()) == ["a.html: b.html#there (no such place)", "a.html: c.html"]
    assert site.from_outside() == ["b.html: //host/x.js"]


@pytest.mark.parametrize("game", list(theomachy.games.REGISTRY))
def test_every_clause_leads_to_its_code_and_its_tests(site: Site, game: str) -> None:
    rules = site.folder / "rules" / f"{game}.html"
    proofs = site.folder / "rules" / "proofs" / f"{game}.html"
    for clause in clauses.clauses(game):
        assert clause.id in site.anchors(rules)
        assert clause.id in site.anchors(proofs)
        part = site.pages[proofs].partition(f'id="{clause.id}"')[2].partition("<h3")[0]
        found = {f"{path}:{line}" for path, line in re.findall(r'href="../../source/([^"#]+)\.html#L(\d+)"', part)}
        told = {f"{p.path}:{p.line}" for p in (*citations.code(clause.id), *citations.tests(clause.id))}
        assert found == told
        if told:
            assert f'href="proofs/{game}.html#{clause.id}"' in site.pages[rules]
        if clause.needs_test:
            assert "source/tests/" in part


def test_a_line_of_code_is_where_the_link_says(site: Site) -> None:
    place = citations.tests("GODS2-A-14")[0]
    text = site.page(f"source/{place.path}.html")
    line = (ROOT / place.path).read_text(encoding="utf-8").splitlines()[place.line - 1]
    assert f"def {place.inside.split()[0]}" in line
    assert f'<span id="L{place.line}">{line.rstrip()}'.replace(">def", ">def") in unescape(text)


@pytest.mark.parametrize("game", list(theomachy.games.REGISTRY))
def test_clauses_lead_to_each_other(site: Site, game: str) -> None:
    """Outside headings and code no id stands in a document without leading to its clause."""
    shown = site.page(f"rules/{game}.html").partition("<article")[2].partition("</article")[0]
    known = {clause.id for clause in clauses.every()}
    assert len(re.findall(rf'<a href="#{theomachy.game(game).prefix}[A-Z]-\d\d[a-z]?">', shown)) > 50
    bare = re.sub(r"<(a|code|pre|h[1-6])\b.*?</\1>", "", shown, flags=re.S)
    assert known & set(clauses.ID.findall(re.sub(r"<[^>]*>", " ", bare))) == set()


@pytest.mark.parametrize("game", list(theomachy.games.REGISTRY))
def test_every_game_shows_pictures_of_itself(site: Site, game: str) -> None:
    page = site.page(f"games/{game}.html")
    for moment in ("middle", "end"):
        for theme in ("light", "dark"):
            name = f"{game}-{moment}-{theme}.svg"
            assert f'src="{name}#only-{theme}"' in page
            assert (site.folder / "games" / name).read_text(encoding="utf-8").startswith("<svg")
    for option in theomachy.game(game).options:
        assert f"<code>{option.id}</code>" in page


@pytest.mark.parametrize("game", list(theomachy.games.REGISTRY))
def test_every_worked_example_shows_its_pictures(site: Site, game: str) -> None:
    page = site.page(f"rules/{game}.html")
    found = example.cases(theomachy.game(game))
    assert found
    for id in found:
        part = page.partition(f'id="{id}"')[2].partition("<h3")[0]
        names = re.findall(rf'<img src="(examples/{id}-\d\.svg)" alt="[^"]+', part)
        assert len(names) == len(example.pictures(theomachy.game(game), id, "en")), id
        assert all((site.folder / "rules" / name).read_text(encoding="utf-8").startswith("<svg") for name in names)


def test_clauses_classes_and_words_can_be_searched(site: Site) -> None:
    index = json.loads((site.folder / "search" / "search_index.json").read_text(encoding="utf-8"))
    assert re.split(index["config"]["separator"], "see GODS2-A-14.") == ["see", "GODS2", "A", "14", ""]
    assert "stopWordFilter" not in index["config"]["pipeline"]  # else all chapters of a game would be one
    found = index["docs"]
    titles = {re.sub(r"<[^>]*>|\s+", " ", entry["title"]).split(" ")[0]: entry["location"] for entry in found}
    assert titles["GODS2-A-14"] == "rules/proofs/gods-second.html#GODS2-A-14"
    places = {entry["location"] for entry in found}
    assert "api/core.html#theomachy.core.match.Match" in places
    assert any(location.startswith("tutorials/bot.html") for location in places)


def test_the_reference_has_every_public_name(site: Site) -> None:
    text = site.page("api/core.html")
    for name in ("Game", "Match", "Record", "Position", "Event", "Dice", "TheomachyError"):
        module = getattr(theomachy, name).__module__
        assert f'id="{module}.{name}"' in text
    assert 'id="theomachy.widget"' in text


# ---- the text of the pages


@pytest.mark.parametrize(("written", "wanted"), [
    ("Text\n- one\n- two\n", "Text\n\n- one\n- two\n"),
    ("- one\n  goes on\n- two\n", "- one\n    goes on\n- two\n"),
    ("- one\n  - inner\n  - more\n- two\n", "- one\n    - inner\n    - more\n- two\n"),
    ("1. one\n   goes on\n   - inner\n     further\n2. two\n",
     "1. one\n    goes on\n    - inner\n        further\n2. two\n"),
    ("Text\n| a | b |\n|---|---|\n", "Text\n\n| a | b |\n|---|---|\n"),
    ("```\nText\n- one\n```\n", "```\nText\n- one\n```\n"),
    ("- one\n\n  apart\n\nafter\n", "- one\n\n    apart\n\nafter\n"),
    ("- one\n\n  ```\n  x = 1\n  ```\n", "- one\n\n    ```\n    x = 1\n    ```\n"),
    ("## Head\n- one\n", "## Head\n\n- one\n"),
])  # fmt: skip
def test_lists_as_the_site_wants_them(written: str, wanted: str) -> None:
    assert site_text.sane(written) == wanted


def test_ids_become_links() -> None:
    here = "rules/gods-second.md"
    assert site_text.linked("see GODS2-A-14.", here) == "see [GODS2-A-14](#GODS2-A-14)."
    there = "see [GODS2-A-14](gods-second.md#GODS2-A-14)."
    assert site_text.linked("see GODS2-A-14.", "rules/gentes.md") == there
    several = site_text.linked("(GENTES-S-08, S-14 to S-16) and S-17 of nothing, A-4", "python.md")
    assert several.count("](rules/gentes.md#GENTES-S-") == 3
    assert "S-17 of nothing, A-4" in several
    for kept in (
        "`GODS2-A-14`",
        "[x](#GODS2-A-14)",
        "```\nGODS2-A-14\n```",
        "GODS2-A-99",
        "# GODS2-A-14 x",
        "<i a=GODS2-A-14>",
    ):
        assert site_text.linked(kept, here) == kept


def test_a_document_gets_anchors_and_ways_to_the_proof() -> None:
    text = clauses.document("gods-second")
    made = site_rules.document(text, "gods-second")
    assert "[GODS2-A-14](#GODS2-A-14){ #GODS2-A-14 .clause }: A temple costs" in made
    line = next(line for line in made.splitlines() if "#GODS2-A-14 .clause" in line)
    assert line.endswith("(proofs/gods-second.md#GODS2-A-14){ .proof }")
    assert made.count(".proof }") == sum(
        bool(citations.code(c.id) or citations.tests(c.id)) for c in clauses.clauses("gods-second")
    )
