"""What players choose for their seats and two seats never share: the colour, and in some games the figure.

Neither changes a rule. A game names its colours by `COLOURS` and its figures by `FIGURES` in its `setup.py`, in the
order in which seats have them unless players choose. Where nobody says otherwise, a figure goes with the colour of its
seat: the first figure with the first colour, and so on.
In games whose players are called after their colours (`NAMED_BY_COLOUR`) a chosen colour is the name: it stands in
records, positions and notation, and every sentence follows. In the others a position carries what was chosen beside the
names, and a record has it in a tag where it is not the usual.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from theomachy.core.errors import BadOption, BadPosition, brief
from theomachy.core.words import TABLE, Phrase


@dataclass(frozen=True)
class Choice:
    """One thing to choose, under the names that it has in all places.

    `one` begins its messages in the catalogue and is its field in the network API, `all` its keyword in Python and its
    option on the command line, `declared` its name in a game's `setup.py`, `tag` that in records, and `field` that in
    positions and views.
    """

    one: str
    all: str
    declared: str
    tag: str
    field: str

    def text(self, value: str, lang: str = "en") -> str:
        """What it is called in a list of what can be chosen."""
        kind = f"{self.one} is {value}"
        return TABLE.sentence(kind, lang) if TABLE.has(kind) else value

    def deal(
        self, palette: Sequence[str], players: int, wanted: Sequence[str], usual: Sequence[str] = ()
    ) -> tuple[str, ...]:  # fmt: skip
        """What each seat has: what is wanted, and for seats where nothing is the `usual` one of the seat (by default
        in the order of the palette), or the first that is free if another seat has it."""
        if isinstance(wanted, str) or not all(isinstance(one, str) for one in wanted):
            raise BadOption(f"{self.all}: {brief(wanted)}; allowed: a list of texts")
        if len(wanted) > players:
            raise BadChoice(self, "many", n=len(wanted), players=players)
        chosen = [tidy(one) for one in wanted] + [""] * (players - len(wanted))
        for one in chosen:
            if one and one not in palette:
                raise BadChoice(self, "unknown", brief(one), allowed=", ".join(palette))
            if one and chosen.count(one) > 1:
                free = ", ".join(other for other in palette if other not in chosen)
                raise BadChoice(self, "taken", repr(one), free=free or "-")
        left = [one for one in palette if one not in chosen]
        usual = usual or palette
        waiting = [seat for seat in range(players) if not chosen[seat]]
        for seat in waiting:
            chosen[seat] = usual[seat] if usual[seat] in left else left[0]
            left.remove(chosen[seat])
        return tuple(chosen)

    def read(
        self, palette: Sequence[str], players: int, data: Mapping[str, object], usual: Sequence[str] = ()
    ) -> tuple[str, ...]:  # fmt: skip
        """Its field of a position; without it seats have their usual ones."""
        given = data.get(self.field, [])
        try:
            return self.deal(palette, players, given if isinstance(given, list) else str(given), usual)
        except BadOption as error:
            raise BadPosition(f"{self.field}: {error}") from error


COLOUR = Choice("colour", "colours", "COLOURS", "Colours", "colours")
FIGURE = Choice("figure", "figures", "FIGURES", "Figures", "emblems")  # `figures` is where they are in positions
CHOICES = (COLOUR, FIGURE)
Chosen = Mapping[str, Sequence[str]]  # by `all` of a choice, in seat order; an empty text is the usual one

FAULTS = {
    (choice.one, fault): Phrase(f"{choice.one} {fault}")
    for choice in CHOICES for fault in ("none", "many", "unknown", "taken")
}  # fmt: skip


class BadChoice(BadOption):
    """What no seat can have, or not at this table. The message is English; `said` has it in each language."""

    def __init__(self, choice: Choice, fault: str, value: str = "", **values: object) -> None:
        self.fault = (choice.one, fault)
        self.values = {choice.one: value, **values}
        super().__init__(self.said("en"))

    def said(self, lang: str) -> str:
        return FAULTS[self.fault](lang, **self.values)


def tidy(value: str) -> str:
    """What was chosen as it is written down."""
    return value.strip().lower()


def going_with(figures: Sequence[str], palette: Sequence[str], colours: Sequence[str]) -> tuple[str, ...]:
    """The figures that go with these colours of a palette."""
    return tuple(figures[palette.index(colour)] for colour in colours)


def hue(colour: str) -> str:
    """What the theme of pictures calls the colour."""
    return "violet" if colour == "purple" else colour
