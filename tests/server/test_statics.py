"""Styles and scripts: asked for once, and again only when they have changed."""

from __future__ import annotations

import gzip
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


def test_each_file_is_compressed_once_for_all_who_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compressing takes thirty times as long as sending, and everybody would wait for it."""
    done: list[bytes] = []

    def counted(found: bytes) -> bytes:
        done.append(found)
        return gzip.compress(found)

    monkeypatch.setitem(statics.PACKERS, "gzip", counted)
    statics.packed.cache_clear()
    plain = (statics.FOLDER / "table.js").read_bytes()
    with server(tmp_path) as client:
        tags = set()
        for _ in range(3):
            answer = client.get("/static/table.js", headers={"accept-encoding": "gzip"})
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.headers["vary"] == "Accept-Encoding"
            assert answer.content == plain
            tags.add(answer.headers["etag"])
        assert done == [plain]
        bare = client.get("/static/table.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in bare.headers
        assert bare.content == plain
        assert bare.headers["etag"] not in tags
    statics.packed.cache_clear()


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("", ""), ("identity", ""),
     ("*", "br"), ("BR", "br"), ("br; q=0, *; q=0", ""), ("*, br;q=0", "gzip")],
)  # fmt: skip
def test_the_smallest_encoding_that_is_accepted_is_sent(accepted: str, encoding: str) -> None:
    assert statics.chosen(accepted) == encoding


def test_a_flood_of_files_is_refused(tmp_path: Path) -> None:
    """A visit with all files of a page fits in many times over; pages are still served when it has been too much."""
    with server(tmp_path, requests_per_second=1.0) as client:
        codes = [client.get("/static/table.js").status_code for _ in range(110)]
        assert codes[:90] == [200] * 90
        assert 429 in codes[90:]
        assert client.get("/health").status_code == 200
        assert client.get("/", headers={"accept": "text/html"}).status_code == 200
