"""Run the notebooks of docs/notebooks and keep what they give (`make notebooks`).

python tools/run_notebooks.py [NAME ...]        all, or those of that name
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "notebooks"
SHORT = "THEOMACHY_SHORT"  # set in the environment, a notebook plays next to nothing: to see that it runs
LARGEST = 300_000  # bytes of a notebook with what it gave


def ran(path: Path, *, short: bool = False, seconds: int = 1800) -> Any:
    """The notebook after a run of all its cells; the first one that fails ends it with its error."""
    notebook = nbformat.read(path, as_version=4)
    source = os.pathsep.join([str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])  # of this very tree
    env = {**os.environ, **({SHORT: "1"} if short else {}), "PYTHONPATH": source}
    # What a table in a cell holds is made anew by whoever runs it: it is not kept.
    client = NotebookClient(
        notebook, timeout=seconds, store_widget_state=False, resources={"metadata": {"path": str(path.parent)}}
    )
    client.execute(env=env)
    return notebook


def tidy(notebook: Any) -> None:
    """Without what differs from run to run and tells nothing: times, numbers of views, versions."""
    for number, cell in enumerate((c for c in notebook.cells if c.cell_type == "code"), 1):
        cell.metadata.pop("execution", None)
        cell.execution_count = number
        for output in cell.outputs:
            if output.output_type == "execute_result":
                output.execution_count = number
            if "data" in output:
                output.data.pop("application/vnd.jupyter.widget-view+json", None)
                if "text/html" in output.data or "image/svg+xml" in output.data:
                    output.data.pop("text/plain", None)
    notebook.metadata.language_info = {"name": "python"}


def main(names: list[str]) -> None:
    for path in sorted(FOLDER.glob("*.ipynb")):
        if names and path.stem not in names:
            continue
        notebook = ran(path)
        tidy(notebook)
        text = nbformat.writes(notebook)
        if len(text.encode()) > LARGEST:
            raise SystemExit(f"{path.name} would have {len(text.encode())} bytes; at most {LARGEST}")
        path.write_text(text + "\n", encoding="utf-8")
        print(f"{path.name}: {len(text.encode()) // 1000} KB")


if __name__ == "__main__":
    main(sys.argv[1:])
