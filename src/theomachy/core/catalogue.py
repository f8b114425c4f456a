"""Catalogues: what is said, in files that translators' tools open (Project Fluent, one file a language).

    placed = { $who } places { FORM($card, "acc") } for { COUNT($price, "power") }.
    power = { $n ->
        [one] one point of power
       *[other] { $n } points of power
     }
    card-desert = a desert
        .acc = the desert

A message may speak of variables (`$who`), choose by them (plurals of the language, or plain words), and quote other
messages. Three functions go beyond plain Fluent, because a sentence of a game is put together from things it names:
`FORM($thing, "acc")` is a form of a thing (its attribute of that name, else the thing itself), `COUNT($n, "power")` the
message of that name with `$n` set, and `CAP($who)` writes the first letter large.

The parser is the one of Fluent's makers. Putting sentences together is done here: the usual library brings 33 MB of
tables for numbers and dates that nobody needs at a game table, and takes ten times as long.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from theomachy.core.errors import BadText

Values = Mapping[str, object]
Part = Callable[["Messages", Values], str]  # a piece of a message, put together when it is said

# Which whole numbers take the singular; in languages without an entry 1 alone does.
ONE: Mapping[str, tuple[int, ...]] = {"fr": (0, 1)}


class Term(str):
    """A thing with its grammatical forms, as `FORM` and Python's `format` ask for them."""

    forms: Mapping[str, str]

    def __new__(cls, text: str, forms: Mapping[str, str] | None = None) -> Term:
        term = super().__new__(cls, text)
        term.forms = forms or {}
        return term

    def __format__(self, form: str) -> str:
        return self.forms.get(form, str(self)) if form else str(self)


class Messages:
    """Everything that one language says, from one file or several; what comes later replaces what came before."""

    def __init__(self, lang: str, files: Iterable[Path]) -> None:
        self.lang = lang
        self.ones = ONE.get(lang, (1,))
        self.sources: dict[str, ast.Message] = {}
        self.ready: dict[str, tuple[Part, ...]] = {}
        for file in files:
            self.sources |= read(file)

    def __contains__(self, name: str) -> bool:
        return name in self.sources

    def say(self, name: str, values: Values) -> str:
        """The message, put together. A name that is not there raises KeyError."""
        parts = self.ready.get(name)
        if parts is None:
            value = self.sources[name].value
            parts = self.ready[name] = pattern_parts(value) if value is not None else ()
        return "".join([part(self, values) for part in parts])

    def term(self, name: str) -> Term:
        """A thing with all its forms."""
        found = self.sources[name]
        forms = {a.id.name: "".join([p(self, {}) for p in pattern_parts(a.value)]) for a in found.attributes}
        return Term(self.say(name, {}), forms)


@cache
def read(file: Path) -> dict[str, ast.Message]:
    """The messages of a file by name. What cannot be read is refused with its place."""
    found: dict[str, ast.Message] = {}
    text = file.read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise BadText(f"{file.name}, line {line}: {entry.annotations[0].message}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise BadText(f"{file.name}: {entry.id.name} is there twice")
            found[entry.id.name] = entry
    return found


# ---- from the parsed file to something that can be called


def pattern_parts(pattern: ast.Pattern) -> tuple[Part, ...]:
    return tuple(element_part(element) for element in pattern.elements)


def element_part(element: ast.TextElement | ast.Placeable) -> Part:
    if isinstance(element, ast.TextElement):
        text = element.value
        return lambda messages, values: text
    return expression_part(element.expression)


def expression_part(expression: object) -> Part:
    if isinstance(expression, ast.Placeable):
        return expression_part(expression.expression)
    if isinstance(expression, ast.StringLiteral):
        text = str(expression.parse()["value"])
        return lambda messages, values: text
    if isinstance(expression, ast.NumberLiteral):
        number = expression.value
        return lambda messages, values: number
    if isinstance(expression, ast.VariableReference):
        name = expression.id.name
        return lambda messages, values: str(values[name])
    if isinstance(expression, ast.MessageReference):
        return reference_part(expression)
    if isinstance(expression, ast.SelectExpression):
        return choice_part(expression)
    if isinstance(expression, ast.FunctionReference):
        return function_part(expression)
    raise BadText(f"catalogues do not use {type(expression).__name__}")


def reference_part(expression: ast.MessageReference) -> Part:
    name = expression.id.name
    if expression.attribute is None:
        return lambda messages, values: messages.say(name, values)
    form = expression.attribute.name
    return lambda messages, values: format(messages.term(name), form)


def choice_part(expression: ast.SelectExpression) -> Part:
    if not isinstance(expression.selector, ast.VariableReference):
        raise BadText("catalogues choose by variables only")
    name = expression.selector.id.name
    variants = {key(variant): pattern_parts(variant.value) for variant in expression.variants}
    default = next(pattern_parts(v.value) for v in expression.variants if v.default)

    def choose(messages: Messages, values: Values) -> str:
        value = values[name]
        found = variants.get(str(value))
        if found is None and isinstance(value, int):
            found = variants.get("one" if value in messages.ones else "other")
        return "".join([part(messages, values) for part in (default if found is None else found)])

    return choose


def key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def function_part(expression: ast.FunctionReference) -> Part:
    function, given = expression.id.name, expression.arguments.positional
    name = given[0].id.name if given and isinstance(given[0], ast.VariableReference) else ""
    word = given[1].value if len(given) > 1 and isinstance(given[1], ast.StringLiteral) else ""
    if function == "FORM" and name and word:
        return lambda messages, values: format(values[name], word if isinstance(values[name], Term) else "")
    if function == "COUNT" and name and word:
        return lambda messages, values: messages.say(word, {**values, "n": values[name]})
    if function == "CAP" and name:
        return lambda messages, values: upper_first(str(values[name]))
    raise BadText(f'{function}: write FORM($thing, "form"), COUNT($n, "message") or CAP($text)')


def upper_first(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def variables(pattern: object) -> set[str]:
    """The names of all variables that a message speaks of; for tests of completeness."""
    if isinstance(pattern, ast.VariableReference):
        return {pattern.id.name}
    found: set[str] = set()
    if isinstance(pattern, ast.BaseNode):
        for value in vars(pattern).values():
            for item in value if isinstance(value, list) else [value]:
                found |= variables(item)
    return found


def files_of(folders: Sequence[Path], lang: str) -> list[Path]:
    return [file for folder in folders if (file := folder / f"{lang}.ftl").is_file()]
