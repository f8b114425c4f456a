"""The colours of the seats. They are the players' choice and change no rule.

A game names its colours by `COLOURS` in its `setup.py`, in the order in which seats have them unless players choose.
In games whose players are called after their colours (`NAMED_BY_COLOUR`) a chosen colour is the name: it stands in
records, positions and notation, and every sentence follows. In the others a position carries the colours beside the
names, and a record has them in its tag `Colours` where they are not the usual ones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from theomachy.core.errors import BadOption, BadPosition, brief
from theomachy.core.words import TABLE, Phrase

FAULTS = {fault: Phrase(f"colour {fault}") for fault in ("none", "many", "unknown", "taken")}


class BadColour(BadOption):
    """A colour that no seat can have, or not at this table. The message is English; `said` has it in each language."""

    def __init__(self, fault: str, **values: object) -> None:
        self.fault = fault
        self.values = values
        super().__init__(self.said("en"))

    def said(self, lang: str) -> str:
        return FAULTS[self.fault](lang, **self.values)


def colour_text(colour: str, lang: str = "en") -> str:
    """The name of a colour, as a list of colours has it."""
    kind = f"colour is {colour}"
    return TABLE.sentence(kind, lang) if TABLE.has(kind) else colour


def hue(colour: str) -> str:
    """What the theme of pictures calls the colour."""
    return "violet" if colour == "purple" else colour


def deal_colours(palette: Sequence[str], players: int, wanted: Sequence[str]) -> tuple[str, ...]:
    """The colours of all seats: those that are wanted, and for seats where none is the usual one of the seat, or the
    first that is free if somebody else has it."""
    if isinstance(wanted, str) or not all(isinstance(colour, str) for colour in wanted):
        raise BadOption(f"colours: {brief(wanted)}; allowed: a list of texts")
    if len(wanted) > players:
        raise BadColour("many", n=len(wanted), players=players)
    chosen = [colour.strip().lower() for colour in wanted] + [""] * (players - len(wanted))
    for colour in chosen:
        if colour and colour not in palette:
            raise BadColour("unknown", colour=brief(colour), allowed=", ".join(palette))
        if colour and chosen.count(colour) > 1:
            raise BadColour("taken", colour=repr(colour), free=", ".join(c for c in palette if c not in chosen) or "-")
    left = [colour for colour in palette if colour not in chosen]
    for seat in range(players):
        if not chosen[seat]:
            chosen[seat] = palette[seat] if palette[seat] in left else left[0]
            left.remove(chosen[seat])
    return tuple(chosen)


def read_colours(palette: Sequence[str], players: int, data: Mapping[str, object]) -> tuple[str, ...]:
    """The field `colours` of a position; without it seats have their usual ones."""
    given = data.get("colours", [])
    try:
        return deal_colours(palette, players, given if isinstance(given, list) else str(given))
    except BadOption as error:
        raise BadPosition(f"colours: {error}") from error
