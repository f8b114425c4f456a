"""Behind a proxy: who asks, over which scheme and at which host, as far as it is trusted. The test is the proxy."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import segno
from processes import SOURCE, Client, Process, certificates
from websockets import Origin
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from theomachy.core.errors import TheomachyError
from theomachy.server.limits import Limits
from theomachy.server.proxies import Proxies, limit_key, read_address, same_host

FORWARDED = {"x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https", "x-forwarded-host": "club.example"}
RATE = 0.2  # requests a second, so two at once


def through(process: Process, path: str, visitor: str = "203.0.113.7", **more: str) -> httpx.Response:
    headers = {**FORWARDED, "x-forwarded-for": visitor, **more}
    return httpx.get(process.address + path, headers=headers, timeout=20, verify=certificates())


@pytest.fixture(scope="module")
def trusting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    process = Process(tmp_path_factory.mktemp("trusting"), trusted_proxies="10.0.0.0/8, 127.0.0.1").start()
    yield process
    assert process.stop() == 0


@pytest.fixture(scope="module")
def wary(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    process = Process(tmp_path_factory.mktemp("wary")).start()
    yield process
    assert process.stop() == 0


def test_cookies_behind_https_are_secure(trusting: Process) -> None:
    assert "secure" in through(trusting, "/").headers["set-cookie"].lower()
    assert "secure" in through(trusting, "/set?theme=dark").headers["set-cookie"].lower()
    guest = httpx.post(f"{trusting.address}/api/guests", json={"name": "Anna"}, headers=FORWARDED)
    assert "secure" in guest.headers["set-cookie"].lower()
    plain = {**FORWARDED, "x-forwarded-proto": "http"}
    assert "secure" not in httpx.get(trusting.address, headers=plain).headers["set-cookie"].lower()


def test_nobody_is_trusted_unless_he_is_named(wary: Process) -> None:
    assert "secure" not in through(wary, "/").headers["set-cookie"].lower()
    assert invitation(wary) == f"http://127.0.0.1:{wary.port}"


def invitation(process: Process) -> str:
    """The address in the QR code of a table, found by making the same code."""
    client = Client(process.address)
    table = client.table("gods-second", 2)
    key = client.http.get(f"/api/tables/{table}").json()["invite"]
    got = client.http.get(f"/t/{table}/qr.svg", headers=FORWARDED).content
    client.close()
    for base in ("https://club.example", f"http://127.0.0.1:{process.port}"):
        code = io.BytesIO()
        segno.make(f"{base}/t/{table}?key={key}").save(code, kind="svg", scale=6, border=2)
        if code.getvalue() == got:
            return base
    return "somewhere else"


def test_links_name_the_address_that_people_type(trusting: Process) -> None:
    assert invitation(trusting) == "https://club.example"


def test_own_pages_are_known_behind_a_proxy_and_others_are_not(trusting: Process, wary: Process) -> None:
    def post(process: Process, origin: str, **more: str) -> int:
        headers = {**FORWARDED, "origin": origin, **more}
        return httpx.post(f"{process.address}/api/guests", json={"name": "Anna"}, headers=headers).status_code

    assert post(trusting, "https://club.example") == 201
    assert post(trusting, "https://club.example", **{"x-forwarded-host": "club.example:443"}) == 201
    assert post(trusting, "https://evil.example") == 403
    assert post(trusting, "https://club.example:444") == 403
    assert post(trusting, "null") == 403
    assert post(wary, "https://club.example") == 403
    assert post(wary, "https://club.example", host="club.example") == 201  # a proxy that hands on the host as it came


def test_websockets_of_own_pages_are_known_behind_a_proxy(trusting: Process) -> None:
    client = Client(trusting.address)
    table = client.table("gods-second", 2, public=True)
    address = f"ws://127.0.0.1:{trusting.port}/api/tables/{table}/live"
    with connect(address, origin=Origin("https://club.example"), additional_headers=FORWARDED) as line:
        assert json.loads(line.recv(20))["type"] == "state"
    with (
        connect(address, origin=Origin("https://evil.example"), additional_headers=FORWARDED) as line,
        pytest.raises(ConnectionClosed) as end,
    ):
        line.recv(20)
    assert end.value.rcvd is not None
    assert end.value.rcvd.code == 4404
    client.close()


def test_visitors_behind_a_trusted_proxy_are_counted_one_by_one(tmp_path: Path) -> None:
    process = Process(tmp_path, trusted_proxies="127.0.0.1,10.0.0.0/8", requests_per_second=RATE).start()
    first = [through(process, "/api/games/gentes/rules", "203.0.113.1").status_code for _ in range(6)]
    assert first[0] == 200
    assert 429 in first
    # Another visitor is another visitor; who invents a past for himself stays who he is.
    assert through(process, "/api/games/gentes/rules", "203.0.113.2").status_code == 200
    invented = [through(process, "/api/me", f"198.51.100.{n}, 203.0.113.2, 10.1.2.3").status_code for n in range(9)]
    assert 429 in invented
    # What watchers and pages ask for by themselves is free, also for him.
    for path in ("/health", "/static/table.js", "/fonts/regular.woff2"):
        assert {through(process, path, "203.0.113.2").status_code for _ in range(6)} == {200}
    assert process.stop() == 0


def test_without_a_trusted_proxy_the_headers_change_nothing_about_limits(tmp_path: Path) -> None:
    process = Process(tmp_path, requests_per_second=RATE).start()
    codes = [through(process, "/api/games/gentes/rules", f"203.0.113.{n}").status_code for n in range(9)]
    assert 429 in codes
    assert process.stop() == 0


def seen(trusted: str, peer: str, **headers: str) -> tuple[str, str, str]:
    """Visitor, scheme and host."""
    lines = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope: dict[str, Any] = {"client": (peer, 4711), "scheme": "http", "headers": [(b"host", b"inside:8000"), *lines]}
    Proxies(trusted).see_through(scope)
    return scope["client"][0], scope["scheme"], dict(scope["headers"])[b"host"].decode()


def test_the_rightmost_address_that_is_not_trusted_counts() -> None:
    def visitor(chain: str, trusted: str = "10.0.0.0/8,::1", peer: str = "10.0.0.1") -> str:
        return seen(trusted, peer, x_forwarded_for=chain)[0]

    assert visitor("203.0.113.9") == "203.0.113.9"
    assert visitor("1.1.1.1, 203.0.113.9") == "203.0.113.9"
    assert visitor("1.1.1.1, 203.0.113.9, 10.9.9.9,10.0.0.2") == "203.0.113.9"
    assert visitor("10.9.9.9, 10.0.0.2") == "10.9.9.9"  # all trusted: the outermost
    assert visitor("203.0.113.9:1234") == "203.0.113.9"
    assert visitor("[2001:db8::1]:1234", peer="::1") == "2001:db8::1"
    assert visitor("2001:db8::1", peer="::ffff:10.0.0.1") == "2001:db8::1"
    assert visitor("203.0.113.9, unknown") == "10.0.0.1"  # what is left of nonsense is not believed
    assert visitor("") == "10.0.0.1"
    assert visitor("203.0.113.9", peer="192.0.2.1") == "192.0.2.1"
    assert visitor("203.0.113.9", trusted="") == "10.0.0.1"


def test_scheme_and_host_are_those_that_the_outermost_trusted_proxy_said() -> None:
    trusted = "10.0.0.0/8"
    both = "203.0.113.9, 10.0.0.2"
    assert seen(trusted, "10.0.0.1", x_forwarded_proto="https")[1] == "https"
    assert seen(trusted, "10.0.0.1", x_forwarded_for=both, x_forwarded_proto="https, http")[1] == "https"
    assert seen(trusted, "10.0.0.1", x_forwarded_for=both, x_forwarded_proto="https")[1] == "https"
    lies = {"x_forwarded_for": "1.1.1.1, 203.0.113.9", "x_forwarded_proto": "https, http"}
    assert seen(trusted, "10.0.0.1", **lies)[1] == "http"
    assert seen(trusted, "10.0.0.1", x_forwarded_proto="gopher")[1] == "http"
    assert seen(trusted, "10.0.0.1", x_forwarded_host="club.example:8443")[2] == "club.example:8443"
    for host in ("club.example/evil", "a b", "<x>", "user@club.example"):
        assert seen(trusted, "10.0.0.1", x_forwarded_host=host)[2] == "inside:8000"


def test_addresses_and_hosts() -> None:
    assert read_address("nonsense") is None
    assert limit_key("2001:db8:1:2:3::4") == limit_key("2001:db8:1:2::9") != limit_key("2001:db8:1:3::4")
    assert limit_key("::ffff:192.0.2.1") == "192.0.2.1"
    assert limit_key("testclient") == "testclient"
    assert same_host("Club.example", "club.example:443", "https")
    assert not same_host("club.example", "club.example:443", "http")
    assert not same_host("", "", "https")


@pytest.mark.parametrize("trusted", ["nonsense", "10.0.0.1/8", "127.0.0.1,,x", "10.0.0.0/33", "*"])
def test_a_proxy_that_cannot_be_trusted_is_named(trusted: str) -> None:
    with pytest.raises(TheomachyError, match=r"cannot trust the proxy '[^']+'.*127\.0\.0\.1"):
        Proxies(trusted)


@pytest.mark.parametrize(
    "wrong",
    [{"requests_per_second": 0.0}, {"messages_per_second": float("nan")}, {"places": 3}, {"idle_seconds": 0.5},
     {"idle_seconds": 61.0}, {"places_per_address": -1}, {"tables_per_minute": float("inf")}],
)  # fmt: skip
def test_limits_that_make_no_sense_are_named(wrong: dict[str, Any]) -> None:
    (name,) = wrong
    with pytest.raises(TheomachyError, match="--" + name.replace("_", "-")):
        Limits(**wrong)


def test_the_environment_can_say_what_an_option_says(tmp_path: Path) -> None:
    for words, more in ((["--trusted-proxies", "nobody"], {}), ([], {"THEOMACHY_SERVE_TRUSTED_PROXIES": "nobody"})):
        command = [sys.executable, "-m", "theomachy", "serve", "--port", "0", "--data", str(tmp_path), *words]
        ended = subprocess.run(
            command, env={**os.environ, "PYTHONPATH": str(SOURCE), **more}, capture_output=True, text=True, timeout=60,
            check=False,
        )  # fmt: skip
        assert ended.returncode != 0
        assert "cannot trust the proxy 'nobody'" in ended.stderr
