"""Large runs on Ray, in a process of their own: Ray ends the process that uses it when one of its own is lost."""

from __future__ import annotations

import os
import re
import secrets
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("ray")
CASES = Path(__file__).with_name("on_ray.py")
PASSED, FAILED = re.compile(r"(\d+) passed"), re.compile(r"\d+ (failed|error)")  # what a run that came to its end says
SURROUNDINGS = {
    "RAY_AUTH_TOKEN": secrets.token_hex(32),  # else Ray leaves one in the home folder
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_health_check_failure_threshold": "40",  # a busy machine is slow to answer, and is not lost for it
}


def asked_of_ray(tmp_path: Path) -> subprocess.CompletedProcess[str]:
    others = {name: value for name, value in os.environ.items() if name != "RAY_ADDRESS" and "XDIST" not in name}
    command = [sys.executable, "-m", "pytest", str(CASES), "-p", "no:xdist", "--basetemp", str(tmp_path / "cases")]
    try:
        return subprocess.run(command, env=others | SURROUNDINGS, capture_output=True, text=True, timeout=270)
    except subprocess.TimeoutExpired as late:  # it waits for a process of its own that was lost
        return subprocess.CompletedProcess(command, -1, str(late.stdout), str(late.stderr))


def test_what_is_asked_of_ray(tmp_path: Path) -> None:
    """All cases of on_ray.py. Where Ray itself was lost, and took the process along, they are asked once more."""
    answer = asked_of_ray(tmp_path)
    if not (counted := PASSED.search(answer.stdout)) and not FAILED.search(answer.stdout):
        print(answer.returncode, answer.stdout, answer.stderr)
        answer = asked_of_ray(tmp_path)
        counted = PASSED.search(answer.stdout)
    assert answer.returncode == 0, f"{answer.returncode}\n{answer.stdout}\n{answer.stderr}"
    assert counted
    assert int(counted[1]) == CASES.read_text().count("\ndef test_")
