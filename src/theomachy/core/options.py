"""Rule options: declared as data by each game, checked in one place."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from theomachy.core.errors import BadOption, brief

Value = bool | int | str
PLAIN_NUMBER = re.compile(r"[0-9]{1,10}")


@dataclass(frozen=True)
class Option:
    """One choice the table makes before the game. `clause` is the ruling that explains it."""

    id: str
    default: Value
    values: tuple[Value, ...]
    clause: str
    any_number: bool = False  # any whole number from `least` to `most` is allowed too; `values` are the usual ones
    least: int = 0
    most: int = 0  # every number has both bounds: what is written down must be playable, whoever reads it
    pattern: str = ""  # any text of this form is allowed too; `values` are the usual ones
    labels: Mapping[str, str] | None = None  # one sentence per language
    front: bool = False  # decides what kind of game it is: asked first and large, together with others of the kind

    def __post_init__(self) -> None:
        if self.any_number and not 0 <= self.least < self.most < 1 << 31:
            raise BadOption(f"option {self.id}: any number needs bounds, `least` below `most`")

    def check(self, value: object) -> Value:
        """The value in its own type, also from text as it comes from a command line or a record."""
        for allowed in self.values:
            if value == allowed and type(value) is type(allowed):
                return allowed
            if isinstance(value, str) and value == write_value(allowed):
                return allowed
        if self.any_number:
            number = int(value) if isinstance(value, str) and PLAIN_NUMBER.fullmatch(value) else value
            if isinstance(number, int) and not isinstance(number, bool) and self.least <= number <= self.most:
                return number
        if self.pattern and isinstance(value, str) and re.fullmatch(self.pattern, value):
            return value
        allowed_text = ", ".join(write_value(v) for v in self.values)
        more = f", or any whole number from {self.least} to {self.most}" if self.any_number else ""
        if self.pattern:
            more = f", or text of the form {self.pattern}"
        raise BadOption(f"option {self.id}: {brief(value)} is not allowed; allowed: {allowed_text}{more}")


def fronts(declared: Sequence[Option]) -> list[dict[str, Value]]:
    """Every way to set the options that are asked in front, the usual one first; none if there are none."""
    first = [o for o in declared if o.front]
    if not first:
        return []
    found = [dict(zip([o.id for o in first], values, strict=True)) for values in product(*(o.values for o in first))]
    return sorted(found, key=lambda way: any(way[o.id] != o.default for o in first))


def write_value(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def check_options(declared: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Value]:
    """All options of a game with their values; unknown names and values are refused."""
    names = [o.id for o in declared]
    for name in given:
        if name not in names:
            raise BadOption(f"no option {brief(name)}; allowed: {', '.join(names)}")
    return {o.id: o.check(given.get(o.id, o.default)) for o in declared}
