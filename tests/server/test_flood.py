"""Every night: one address does its worst, and the requests of another are answered as they should be, in time."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

FLOOD = Path(__file__).parents[2] / "benchmarks" / "flood.py"
PROMISED = 250.0  # milliseconds for 95 of 100 requests, on a machine that does nothing else
BUSY = 10  # times as long, where others use the machine


@pytest.mark.nightly
def test_one_address_keeps_nobody_else_waiting() -> None:
    """The script ends with an error if the person is answered anything but what they asked for."""
    done = subprocess.run(
        [sys.executable, str(FLOOD), "--seconds", "5", "--json"], capture_output=True, text=True, timeout=300,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert set(found) == {"peace", "requests", "static", "sockets", "sign-ins", "accounts", "all"}
    for kind, figures in found.items():
        assert figures["p95"] < PROMISED * BUSY, (kind, figures)
        if kind != "peace":
            assert sum(figures["answers"].values()) > 20, (kind, "it was a flood")
    for kind in ("requests", "static", "sign-ins", "accounts", "all"):
        assert found[kind]["answers"].get("429", 0) > 0, (kind, "it was too much")
