"""What docs/rl.md shows works as it is written there: every piece of Python as a script of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

TREE = Path(__file__).parents[2]
PAGE = TREE / "docs" / "rl.md"
SNIPPETS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)


def test_there_is_one_for_each_tool() -> None:
    shown = "".join(SNIPPETS)
    for tool in ("pettingzoo", "gymnasium", "openspiel", "batch"):
        assert f"theomachy.rl.{tool}" in shown or f"from theomachy.rl import {tool}" in shown


@pytest.mark.parametrize("snippet", SNIPPETS, ids=range(len(SNIPPETS)))
def test_a_snippet_runs_as_a_script(snippet: str, tmp_path: Path) -> None:
    script = tmp_path / "snippet.py"
    script.write_text(snippet, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(TREE / "src")}
    done = subprocess.run(
        [sys.executable, "-W", "error::UserWarning:theomachy", str(script)],
        capture_output=True, text=True, env=env, cwd=tmp_path, check=False, timeout=300,
    )  # fmt: skip
    assert done.stderr == ""
    assert done.returncode == 0


def test_links_lead_somewhere() -> None:
    """Also the part of a page that a link names."""
    for page, part in re.findall(r"\]\(([\w/.]+\.md)(?:#([\w-]+))?\)", PAGE.read_text(encoding="utf-8")):
        text = (PAGE.parent / page).read_text(encoding="utf-8")
        heads = {
            re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in re.findall(r"^#+ (.*)$", text, re.M)
        }
        assert not part or part in heads, (page, part)
