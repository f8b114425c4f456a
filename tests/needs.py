"""What a machine may lack: without it tests are skipped and say so, but never where nobody reads that.

With CI set, as `.ci/run` and hosted runners do, a skipped test fails, whoever skipped it: no Chromium, no PostgreSQL
or a library that was forgotten must not look like a success. What may be missing even there is listed here. There too,
tests of real processes that fail are tried twice more, and named in the summary.
"""

from __future__ import annotations

import os
import re
from collections.abc import Generator

import pytest

# Reasons of skips that are meant, wherever the tests run.
MEANT = re.compile(
    r"compiled classes cannot be watched"  # and the interpreted run watches them
    r"|no C compiler here"  # then everything runs interpreted, and is meant to
    r"|no Node here|this Node has no WebSocket"  # it runs an example in another language and nothing of ours
    r"|take minutes interpreted"  # and run compiled
    r"|there are no signals to send"  # on Windows
    r"|this machine has no IPv6"  # a matter of its network
)

# Folders whose tests wait for processes, browsers and sockets: they lose time on machines that others use.
REAL = {"browser", "server"}


def in_ci() -> bool:
    return os.environ.get("CI", "").lower() not in ("", "0", "false")


def strict(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Makes a failure of a skip that nobody meant."""
    if not report.skipped or hasattr(report, "wasxfail") or not in_ci():
        return
    reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    if not MEANT.search(reason):
        report.outcome = "failed"
        report.longrepr = f"{reason}\nCI is set: there a test that is skipped fails (tests/needs.py)"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if in_ci():
        for item in items:
            if item.path.parent.name in REAL:
                item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    strict(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    strict(report)
    return report
