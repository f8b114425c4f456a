"""Notebooks as pages of the site: their text, their code, and what it gave when they were run."""

from __future__ import annotations

import html
import re
from pathlib import Path
from typing import Any

import nbformat

COLOURS = re.compile(r"\x1b\[[0-9;]*m")  # of terminals, in tracebacks
# What of an output is shown: the first of these that it has.
FORMS = ("text/html", "image/svg+xml", "image/png", "text/plain")


def address(path: Path) -> str:
    return f"notebooks/{path.stem}.md"


def page(path: Path) -> str:
    notebook = nbformat.read(path, as_version=4)
    parts = []
    for cell in notebook.cells:
        if cell.cell_type == "markdown":
            parts.append(cell.source)
        elif cell.source.strip():
            parts.append(fenced(cell.source, "python"))
            parts += [shown for output in cell.outputs if (shown := result(output))]
    parts.append(f"[This page as a notebook]({path.name})")
    return "\n\n".join(parts) + "\n"


def fenced(text: str, language: str = "") -> str:
    return f"```{language}\n{text.rstrip()}\n```"


def result(output: Any) -> str:
    """One output of a cell."""
    if output.output_type == "stream":
        return fenced(COLOURS.sub("", output.text), "text")
    if output.output_type == "error":
        return fenced(f"{output.ename}: {output.evalue}", "text")
    data = output.get("data", {})
    form = next((form for form in FORMS if form in data), None)
    if form is None:
        return ""
    body = data[form] if isinstance(data[form], str) else "".join(data[form])
    if form == "text/plain":
        return fenced(body, "text")
    if form == "image/png":
        name = html.escape(data.get("text/plain", "a picture"))
        return f'<div class="output"><img alt="{name}" src="data:image/png;base64,{body.strip()}"></div>'
    inside = re.sub(r"\n+", "\n", body.strip())  # an empty line would end the block of HTML
    return f'<div class="output">{inside}</div>'
