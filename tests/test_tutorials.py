"""The tutorials and the notebooks: what they show works, and notebooks keep what they gave when they were run."""

from __future__ import annotations

import json
import re
import sys
from itertools import groupby
from pathlib import Path
from typing import Any

import nbformat
import pytest

from theomachy.bots import bot as bots

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))

import run_notebooks  # noqa: E402
import site_notebooks  # noqa: E402

TUTORIALS = sorted((ROOT / "docs" / "tutorials").glob("*.md"))
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))
each_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)


def blocks(page: Path) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.M | re.S)


def test_there_are_tutorials_and_notebooks() -> None:
    assert {path.stem for path in TUTORIALS} >= {"play", "host", "bot", "train", "study"}
    assert {path.stem for path in NOTEBOOKS} == {"play_and_draw", "compare_bots", "train"}


@pytest.mark.parametrize("page", [page for page in TUTORIALS if blocks(page)], ids=lambda page: page.stem)
def test_the_python_of_a_tutorial_runs(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "MAKERS", dict(bots.MAKERS))
    before = set(sys.modules)
    space: dict[str, Any] = {"__name__": f"tutorial_{page.stem}"}
    try:
        for block in blocks(page):
            exec(compile(block, str(page), "exec"), space)
    finally:
        for name in {"my_bots"} & (set(sys.modules) - before):
            del sys.modules[name]


@pytest.mark.parametrize("page", TUTORIALS, ids=lambda page: page.stem)
def test_commands_of_tutorials_exist(page: Path) -> None:
    from theomachy.cli import app

    text = page.read_text(encoding="utf-8")
    fences = re.findall(r"^```\n(.*?)^```", text, re.M | re.S)
    named = set(re.findall(r"^theomachy ([\w-]+)", "\n".join(fences), re.M)) | set(
        re.findall(r"`theomachy ([\w-]+)", text)
    )
    for name in named:
        assert name in app, name


@each_notebook
def test_a_notebook_runs_wherever_it_lies(path: Path, tmp_path: Path) -> None:
    """Somebody who has installed the package takes the notebook alone: nothing of the tree is beside it."""
    alone = tmp_path / path.name
    alone.write_bytes(path.read_bytes())
    done = run_notebooks.ran(alone, short=True, seconds=240)
    assert not [o for cell in done.cells for o in cell.get("outputs", ()) if o.output_type == "error"]
    run_notebooks.tidy(done)
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert [forms_of(cell) for cell in done.cells] == [forms_of(cell) for cell in kept["cells"]]


def forms_of(cell: Any) -> list[str]:
    """The kinds of a cell's outputs. What is printed may come in one piece or in several."""
    return [form for form, _ in groupby(form_of(output) for output in cell.get("outputs", ()))]


def form_of(output: Any) -> str:
    """Of what kind an output is: `stream`, `text/html` and so on."""
    return ", ".join(sorted(output["data"])) if "data" in output else str(output["output_type"])


def test_the_notebook_trains_by_the_code_of_the_example() -> None:
    kept = json.loads((ROOT / "docs" / "notebooks" / "train.ipynb").read_text(encoding="utf-8"))
    shown = ["".join(cell["source"]) for cell in kept["cells"] if cell["cell_type"] == "code"]
    script = (ROOT / "examples" / "train_masked.py").read_text(encoding="utf-8")
    example = script[script.index("HIDDEN, STEPS") : script.index("def train(")].rstrip()
    assert example in shown
    assert not any("examples" in source or "sys.path" in source for source in shown)


@each_notebook
def test_a_notebook_keeps_what_it_gave_and_is_small(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.encode()) < run_notebooks.LARGEST
    kept = json.loads(text)
    code = [cell for cell in kept["cells"] if cell["cell_type"] == "code"]
    assert [cell["execution_count"] for cell in code] == list(
        range(1, len(code) + 1)
    )  # run from its first cell to its last
    assert sum(bool(cell["outputs"]) for cell in code) >= 3
    assert "widgets" not in kept["metadata"]
    assert not re.search(r"/(?:home|root|Users|tmp|work)/", text)


@each_notebook
def test_a_notebook_becomes_a_page(path: Path) -> None:
    page = site_notebooks.page(path)
    assert page.startswith("# ")
    assert page.count("```python") == sum(
        c["cell_type"] == "code" for c in json.loads(path.read_text("utf-8"))["cells"]
    )
    assert f"]({path.name})" in page


def test_every_kind_of_output_is_shown(tmp_path: Path) -> None:
    new = nbformat.v4.new_output
    outputs = [
        new("stream", text="said\n"),
        new("display_data", data={"text/html": "<b>a</b>\n\n<i>b</i>", "text/plain": "x"}),
        new("execute_result", data={"image/svg+xml": ["<svg>\n", "</svg>"], "text/plain": "x"}),
        new("display_data", data={"image/png": "QUJD", "text/plain": "<a plot>"}),
        new("execute_result", data={"text/plain": "42"}), new("display_data", data={"application/x": "y"}),
        new("error", ename="Oops", evalue="it broke", traceback=["\x1b[31mOops"]),
    ]  # fmt: skip
    cells = [nbformat.v4.new_code_cell("1 + 1", outputs=outputs), nbformat.v4.new_code_cell(" ")]
    file = tmp_path / "all.ipynb"
    nbformat.write(nbformat.v4.new_notebook(cells=cells), file)
    page = site_notebooks.page(file)
    for wanted in (
        "```text\nsaid\n```", '<div class="output"><b>a</b>\n<i>b</i></div>', '<div class="output"><svg>\n</svg></div>',
        'alt="&lt;a plot&gt;" src="data:image/png;base64,QUJD"', "```text\n42\n```", "Oops: it broke",
    ):  # fmt: skip
        assert wanted in page
    assert page.count("```python") == 1
