"""Styles and scripts: asked for once, and again only when they have changed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools import server

from theomachy.server import statics

KEPT = "public, max-age=31536000, immutable"


def named(page: str) -> list[str]:
    """The styles and scripts that a page names."""
    return re.findall(r'(?:href|src)="(/static/[^"]+)"', page)


def test_what_a_page_names_is_kept_for_ever(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        for path in ("/", "/new/gentes", "/t/nothing"):
            found = named(client.get(path, headers={"accept": "text/html"}).text)
            assert len(found) >= 2
            for address in found:
                answer = client.get(address)
                assert answer.status_code == 200
                assert answer.headers["cache-control"] == KEPT
                assert answer.headers["content-type"].split(";")[0] in statics.TYPES.values()
                assert answer.content == (statics.FOLDER / address.rpartition("/")[2]).read_bytes()


def test_under_another_address_it_is_sent_only_if_it_has_changed(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        for address in ("/static/table.js", "/static/0123456789ab/table.js"):  # by hand, and of another day
            answer = client.get(address)
            assert answer.headers["cache-control"] == "no-cache"
            tag = answer.headers["etag"]
            for asked in (tag, f"W/{tag}", f'"other", {tag}'):
                again = client.get(address, headers={"if-none-match": asked})
                assert (again.status_code, again.content) == (304, b"")
                assert again.headers["etag"] == tag
            assert client.get(address, headers={"if-none-match": '"other"'}).content == answer.content
            assert client.head(address).status_code == 200


def test_nothing_else_is_found_there(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        version = statics.files.version()
        for path in ("", "nothing.js", f"{version}/nothing.js", f"{version}/", f"{version}/{version}/table.js",
                     f"{version}/%2e%2e/table.js", "..%2ftemplates%2fbase.html"):  # fmt: skip
            assert client.get(f"/static/{path}").status_code == 404, path


def test_a_change_gives_a_new_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statics, "FRESH", -1.0)
    (tmp_path / "one.js").write_text("1", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("not for pages", encoding="utf-8")
    found = statics.Files(tmp_path)
    first = found.version()
    assert found.version() == first
    assert found.names == {"one.js"}
    (tmp_path / "one.js").write_text("one", encoding="utf-8")
    second = found.version()
    (tmp_path / "two.css").write_text("", encoding="utf-8")
    assert len({first, second, found.version()}) == 3
