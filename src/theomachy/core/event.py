"""What happened, in a form that words and pictures are made from."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ALL: Final = -1


class Event:
    """One thing that happened while an action was carried out.

    `kind` names the sentence (each game's `words.py` has it in every language), `clause` the rule
    that acted, `data` the plain values of the sentence: seats as ints, everything else as text or
    numbers. `only` is the one seat that may read it, or ALL. `reveals` says that something which was hidden from the
    player who acted has come to light: the action can no longer be taken back. What is for the doer alone does so too.
    """

    def __init__(
        self, kind: str, clause: str, data: dict[str, object], only: i64 = ALL, reveals: bool = False
    ) -> None:  # fmt: skip
        self.kind: str = kind
        self.clause: str = clause
        self.data: dict[str, object] = data
        self.only: i64 = only
        self.reveals: bool = reveals

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.clause!r}, {self.data!r}, only={self.only})"
