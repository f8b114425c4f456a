"""Actions as one table per game: from it come packing, text both ways, and what is clicked for them.

An action is an int of at most 31 bits. A `Kind` says which bits hold what and how it reads; everything
about actions that is not rules follows from the list of kinds.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from itertools import product
from typing import Any, NamedTuple

from theomachy.core.errors import BadText
from theomachy.core.position import CHANCE


@dataclass(frozen=True)
class Field:
    """One value inside an action: how it is written and read. Both may look at the position (for names of seats)."""

    name: str
    pattern: str  # what its text may look like, as a regular expression without groups
    write: Callable[[Any, int], str]
    read: Callable[[Any, str], int]  # raises KeyError or ValueError for what does not exist
    example: str = ""
    mark: Callable[[Any, int], str] | None = None  # how it stands in targets, if not as in texts
    values: tuple[int, ...] = ()  # all that it can be, where that is the same in every position


def names_field(name: str, names: Iterable[str], first: int = 0) -> Field:
    """A field that is one of a fixed list of names, numbered from `first`."""
    table = list(names)
    by_name = {n: i + first for i, n in enumerate(table) if n}
    return Field(
        name, r"[^\s,>:]+", lambda position, value: table[value - first], lambda position, text: by_name[text],
        example="|".join(by_name), values=tuple(sorted(by_name.values())),
    )  # fmt: skip


@dataclass(frozen=True)
class Kind:
    """One kind of action.

    `form` is its text with fields in braces (`tribe {colour} {at}`), `bits` says where each field sits
    (name: shift, width), `targets` the path of things clicked for it, again with fields in braces. A field that stands
    for several things, the cards of a combination say, marks them all, with spaces between.
    """

    code: int
    form: str
    bits: dict[str, tuple[int, int]] = field(default_factory=dict)
    targets: tuple[str, ...] = ()
    chance: bool = False  # an outcome of CHANCE or a report of CLOCK, never a player's choice

    @property
    def head(self) -> str:
        """The words of its form before the first field: `claim {hill}` is `claim`."""
        return self.form.partition("{")[0].strip()


class Click(NamedTuple):
    """One part of the path of a kind: its text, the fields in it with shift and width, and all bits of these."""

    form: str
    fields: tuple[tuple[Field, int, int], ...]
    bits: int


class ActionTable:
    """All kinds of actions of one game. `code_shift` is where the kind itself sits."""

    def __init__(self, kinds: Iterable[Kind], fields: Iterable[Field], code_shift: int = 24,
                 shorthand: Iterable[tuple[str, tuple[str, ...]]] = ()) -> None:  # fmt: skip
        self.kinds = {k.code: k for k in kinds}
        self.fields = {f.name: f for f in fields}
        self.code_shift = code_shift
        self.clicks = {k.code: [self._click(k, form) for form in k.targets] for k in self.kinds.values()}
        self.patterns = [(k, k.form.partition("{")[0], self._compile(k.form)) for k in self.kinds.values()]
        lines = list(shorthand)
        self.shorthand = [(self._compile(line), steps) for line, steps in lines]
        self.whole = [(line, [self._compile(step) for step in steps]) for line, steps in lines]
        for kind in self.kinds.values():
            spans = sorted(kind.bits.values())
            ends = [shift + width for shift, width in spans]
            starts = [shift for shift, _ in spans[1:]] + [code_shift]
            if any(end > start for end, start in zip(ends, starts, strict=False)):
                raise ValueError(f"fields of {kind.form!r} overlap")

    def every(self) -> Iterator[int]:
        """Every action there is, of kinds whose fields name all their values."""
        for kind in self.kinds.values():
            yield from self.each(kind.code, **{name: self.fields[name].values for name in kind.bits})

    def each(self, code: int, **values: Iterable[int]) -> Iterator[int]:
        """The actions of a kind with each of these values for its fields, the last field changing first.

        Each value is looked at and laid into its place once, however many actions it is part of.
        """
        kind = self.kinds[code]
        self._same_fields(kind, values)
        placed = [[self._place(kind, name, value) for value in values[name]] for name in kind.bits]
        yield from (sum(parts, code << self.code_shift) for parts in product(*placed))

    def means(self, action: int) -> bool:
        """Is this number an action: of a declared kind, each field with a value that it can have?"""
        return self.knows(action) and all(
            value in self.fields[name].values for name, value in self.values(action).items()
        )

    def _compile(self, form: str) -> re.Pattern[str]:
        parts = re.split(r"\{(\w+)\}", form)
        text = ""
        for i, part in enumerate(parts):
            if i % 2:
                text += f"(?P<{part}>{self.fields[part.rstrip('0123456789')].pattern})"
            else:
                text += re.escape(part).replace(r"\ ", r"\s+")
        return re.compile(text)

    def knows(self, action: int) -> bool:
        """Is this number of a declared kind?"""
        return action >> self.code_shift in self.kinds

    def kind(self, action: int) -> Kind:
        return self.kinds[action >> self.code_shift]

    def values(self, action: int) -> dict[str, int]:
        """The fields of an action."""
        return {name: action >> shift & ((1 << width) - 1) for name, (shift, width) in self.kind(action).bits.items()}

    def pack(self, code: int, **values: int) -> int:
        kind = self.kinds[code]
        self._same_fields(kind, values)
        return sum((self._place(kind, name, value) for name, value in values.items()), code << self.code_shift)

    def _same_fields(self, kind: Kind, values: Collection[str]) -> None:
        if len(values) != len(kind.bits) or any(name not in kind.bits for name in values):
            raise ValueError(f"{kind.form!r} has the fields {sorted(kind.bits)}, not {sorted(values)}")

    def _place(self, kind: Kind, name: str, value: int) -> int:
        """The value where its field sits; no two fields share a bit."""
        shift, width = kind.bits[name]
        if not 0 <= value < 1 << width:
            raise ValueError(f"{name}={value} does not fit into {width} bits")
        return value << shift

    def text(self, position: Any, action: int) -> str:
        """The action in the notation of the rules document."""
        kind = self.kind(action)
        texts = {name: self.fields[name].write(position, value) for name, value in self.values(action).items()}
        return kind.form.format(**texts)

    def _click(self, kind: Kind, form: str) -> Click:
        fields = [(self.fields[name], *kind.bits[name]) for name in re.findall(r"\{(\w+)\}", form)]
        bits = sum((1 << width) - 1 << shift for _, shift, width in fields)
        return Click(form, tuple(fields), bits)

    def marks(self, click: Click, position: Any, action: int) -> list[str]:
        """The target ids that one part of a path stands for."""
        texts = {
            part.name: (part.mark or part.write)(position, action >> shift & (1 << width) - 1)
            for part, shift, width in click.fields
        }
        return click.form.format(**texts).split()

    def targets(self, position: Any, action: int) -> tuple[str, ...]:
        """The path of target ids that stands for the action on screen."""
        clicks = self.clicks[action >> self.code_shift]
        return tuple(target for click in clicks for target in self.marks(click, position, action))

    def aimed(self, position: Any, actions: Iterable[int], target: str) -> Iterator[int]:
        """Those of the actions that the target is part of the path of.

        What is clicked hangs on few of the bits: each combination of them is written once, not for every action.
        """
        found: dict[tuple[int, int, int], bool] = {}
        for action in actions:
            code = action >> self.code_shift
            for number, click in enumerate(self.clicks[code]):
                key = (code, number, action & click.bits)
                held = found.get(key)
                if held is None:
                    held = found[key] = target in self.marks(click, position, action)
                if held:
                    yield action
                    break

    def parse(self, position: Any, text: str) -> int:
        """The action a text means; whether it is legal now is another question."""
        clean = " ".join(text.split())
        problem = ""
        for kind, head, pattern in self.patterns:
            found = pattern.fullmatch(clean) if clean.startswith(head) else None
            if not found:
                continue
            values = {}
            try:
                for name, word in found.groupdict().items():
                    values[name] = self.fields[name].read(position, word)
                return self.pack(kind.code, **values)
            except (KeyError, ValueError):
                field = self.fields[name]
                wanted = f"; allowed: {field.example}" if field.example else ""
                problem = f"{text!r}: {word!r} is no {name}{wanted}"
        raise BadText(problem or f"cannot read {text!r}{self._hint(clean, position.turn == CHANCE)}")

    def line(self, text: str) -> list[str]:
        """A whole line of the notation as the texts of its small steps: `move 1,0>3,0` is two."""
        clean = " ".join(text.split())
        for pattern, steps in self.shorthand:
            found = pattern.fullmatch(clean)
            if found:
                return [step.format(**found.groupdict()) for step in steps]
        return [clean]

    def joined(self, steps: Iterable[str]) -> list[str]:
        """The texts of small steps with whole lines in place of those that have one: the other way round of `line`."""
        texts = list(steps)
        at = 0
        while at < len(texts):
            for form, patterns in self.whole:
                part = texts[at : at + len(patterns)]
                found = [pattern.fullmatch(text) for pattern, text in zip(patterns, part, strict=False)]
                words = {name: word for match in found if match for name, word in match.groupdict().items()}
                if len(part) == len(patterns) and all(found) and self.line(line := form.format(**words)) == part:
                    texts[at : at + len(patterns)] = [line]
                    at = -1  # a whole line may be the beginning of a longer one
                    break
            at += 1
        return texts

    def _hint(self, text: str, chance: bool) -> str:
        """The forms that whoever is asked can use, chance or the players."""
        kinds = [kind for kind in self.kinds.values() if kind.chance == chance]
        forms = [re.sub(r"\{(\w+)\}", lambda m: m[1].upper(), kind.form) for kind in kinds]
        heads = {form.split()[0]: form for form in forms}
        near = get_close_matches(text.split()[0], heads, n=1) if text else []
        guess = f"; did you mean '{heads[near[0]]}'?" if near else ""
        return f"{guess}; forms: {', '.join(forms)}"


# ---- tables that follow from the forms alone


def action_table(kinds: Iterable[Kind], **names: Sequence[str]) -> ActionTable:
    """The table of a game whose fields are one of a list of names each: nothing but code and form need be said.

    `action_table([Kind(1, "claim {hill}")], hill=["a1", "a2"])`: the bits are laid one after the other, and what is
    clicked for an action is each of its fields, `hill:a1`, or for one without fields the button of its words.
    """
    fields = {name: names_field(name, values) for name, values in names.items()}
    return ActionTable([laid_out(kind, fields) for kind in kinds], fields.values())


def laid_out(kind: Kind, fields: dict[str, Field]) -> Kind:
    """The kind with the bits of its fields, and with targets unless it says its own."""
    shift, bits = 0, {}
    for name in re.findall(r"\{(\w+)\}", kind.form):
        if name not in fields:
            raise ValueError(f"{kind.form!r}: no field {name!r}; there are: {', '.join(fields)}")
        width = max(fields[name].values).bit_length() or 1
        bits[name] = (shift, width)
        shift += width
    targets = tuple(f"{name}:{{{name}}}" for name in bits) or (f"button:{kind.head.replace(' ', '-')}",)
    return replace(kind, bits=bits, targets=() if kind.chance else kind.targets or targets)
