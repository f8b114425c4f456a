"""What `mkdocs` does beyond its own work when the documentation is built (`make docs`).

Made at every build and kept nowhere: pages about the games with pictures that the games draw, pages that lead from
every clause to its code and tests, source files to look at, the pages of the Python interface, notebooks as pages, and
the documents that lie at the root of the project.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

import site_api
import site_games
import site_notebooks
import site_rules
import site_sources
import theomachy
from site_text import linked, sane

ROOT = Path(__file__).resolve().parents[1]
AROUND = {
    "CHANGELOG.md": "about/changelog.md",
    "CONTRIBUTING.md": "about/contributing.md",
    "SECURITY.md": "about/security.md",
    "NOTICE.md": "about/notice.md",
    "LICENSE": "about/licence.md",
}
FOLDER = re.compile(r"\]\(((?!https?:)[^)#\s]*/)\)")  # a link to a folder: its first page is meant
NOTEBOOK = re.compile(r"\]\(((?!https?:)[^)#\s]*)\.ipynb(#[^)\s]*)?\)")  # a link to a notebook: its page is meant
FURTHER = "Further pages"  # what the navigation does not name


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Every page can be reached: what the navigation of mkdocs.yml does not name stands at its end."""
    docs = Path(config.docs_dir)
    named = set(pages_in(config.nav))
    written = {path.relative_to(docs).as_posix() for path in docs.rglob("*.md")}
    missing = sorted(written - named)
    if missing and config.nav is not None:
        config.nav = [*config.nav, {FURTHER: missing}]
    return config


def pages_in(nav: Any) -> list[str]:
    """The pages that a part of the navigation names."""
    if isinstance(nav, str):
        return [nav]
    parts = nav.values() if isinstance(nav, dict) else nav or ()
    return [page for part in parts for page in pages_in(part)]


def on_files(files: Files, config: MkDocsConfig) -> Files:
    docs = Path(config.docs_dir)
    made = {
        site_games.address_of_all(): site_games.overview(),
        "rules/index.md": site_rules.overview(site_games.games()),
    }
    made["assets/icon.svg"] = (ROOT / "src" / "theomachy" / "web" / "static" / "icon.svg").read_text(encoding="utf-8")
    sources: set[str] = set()
    for game in site_games.games():
        made[site_games.address(game)] = site_games.page(game)
        made |= site_games.pictures(game, docs)
        made[site_rules.proofs(game.name)] = site_rules.proof_page(game)
        made |= site_rules.pictures(game)
        sources |= site_rules.cited(game.name)
    made |= {site_sources.address(path): site_sources.page(ROOT, path) for path in sources}
    made |= {site_api.address(name): site_api.page(name) for name in site_api.PAGES}
    made |= {at: from_root(name, at) for name, at in AROUND.items()}
    for path in sorted(docs.glob("notebooks/*.ipynb")):
        made[site_notebooks.address(path)] = site_notebooks.page(path)
    for at, content in made.items():
        files.append(File.generated(config, at, content=content))
    return files


def from_root(name: str, at: str) -> str:
    """A document of the project's root as a page: its links lead to the pages of the site."""
    text = (ROOT / name).read_text(encoding="utf-8")
    if not name.endswith(".md"):
        return f"# Licence\n\n```\n{text}```\n"

    def turned(link: re.Match[str]) -> str:
        target, anchor = link.groups()
        if target in AROUND:
            return f"]({Path(AROUND[target]).name}{anchor})"
        return f"](../{target.removeprefix('docs/')}{anchor})" if target.startswith("docs/") else link[0]

    return re.sub(r"\]\(([^)#\s]+)((?:#[^)]*)?)\)", turned, text)


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    at = page.file.src_uri
    if at.startswith(("api/", "rules/proofs/")):
        return markdown
    if at.startswith("rules/") and Path(at).stem in theomachy.games.REGISTRY:
        markdown = site_rules.document(markdown, Path(at).stem)
    markdown = FOLDER.sub(r"](\1index.md)", sane(linked(markdown, at)))
    return markdown if at.startswith("notebooks/") else NOTEBOOK.sub(r"](\1.md\2)", markdown)
