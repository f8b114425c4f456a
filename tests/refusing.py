"""The clauses that can refuse something: those that the functions of a rules room give back."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import theomachy

GAMES = Path(theomachy.__file__).parent / "games"


def refusing(room: str, prefix: str) -> set[str]:
    """All ids of this prefix inside functions that return a clause (`-> str`), docstrings left out."""
    found = set()
    for path in sorted((GAMES / room).glob("*.py")):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and function.returns and ast.unparse(function.returns) == "str":
                found |= {
                    n.value for n in ast.walk(function) if isinstance(n, ast.Constant) and isinstance(n.value, str)
                }
    return {id for id in found if re.fullmatch(rf"{prefix}[A-Z]-\d+", id)}
