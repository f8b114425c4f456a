"""Arguments that several commands take, with what their help says."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from theomachy.core.languages import LANGUAGES

Options = Annotated[
    list[str] | None,
    Parameter(name=["--option", "-o"], negative=(), help="A rule option, NAME=VALUE; may be given several times."),
]
Components = Annotated[Path | None, Parameter(help="A components file of your own box.")]
Seed = Annotated[int | None, Parameter(help="Fixes what chance and bots will do.")]
Lang = Annotated[str, Parameter(help=f"The language: {', '.join(LANGUAGES)}.")]
