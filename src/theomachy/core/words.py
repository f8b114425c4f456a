"""Sentences in several languages: templates by kind, terms with their grammatical forms, numbers with plurals.

A game's `words.py` makes one `Words` and fills it. In a template

    {who}            is a value as it is,
    {card:the}       the form `the` of a term (forms are named by the game, per language),
    {n:# card|# cards}  a number with its noun: the first for 1, the second otherwise,
    <power>          a piece of the game's vocabulary, put in when the table is made: two editions of a game
                     that speak of different things in the same sentences share the sentences.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from theomachy.core.errors import BadText
from theomachy.core.game import LANGUAGES
from theomachy.core.options import Value, write_value

Templates = Mapping[str, Mapping[str, str]]  # kind -> language -> template
Forms = str | Mapping[str, str]  # one text for all forms, or a text for each
Terms = Mapping[str, Mapping[str, Forms]]  # name -> language -> forms

PIECE = re.compile(r"<([^<>]+)>")


class Term(str):
    """A word that can be bent: formatted with the name of a form it gives that form."""

    forms: Mapping[str, str]

    def __new__(cls, text: str, forms: Mapping[str, str]) -> Term:
        term = super().__new__(cls, text)
        term.forms = forms
        return term

    def __format__(self, form: str) -> str:
        return self.forms[form] if form else str(self)


class Count(int):
    """A number that brings its noun along: `{n:# card|# cards}`."""

    def __format__(self, nouns: str) -> str:
        if not nouns:
            return str(int(self))
        one, _, many = nouns.partition("|")
        return (one if self == 1 else many or one).replace("#", str(int(self)))


def check_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise BadText(f"no language {lang!r}; there are: {', '.join(LANGUAGES)}")
    return lang


Triples = Mapping[str, tuple[str, str, str]]  # plain sentences by name, in the order of LANGUAGES


def plain_sentence(table: Triples, name: str, lang: str) -> str:
    """A sentence without anything to fill in."""
    check_language(lang)
    return table[name][LANGUAGES.index(lang)]


class Words:
    """All sentences and terms of one game. What is missing is said clearly, by kind and language."""

    def __init__(
        self, game: str, sentences: Iterable[Templates], terms: Mapping[str, Terms] | None = None,
        vocabulary: Mapping[str, Mapping[str, str]] | None = None,
    ) -> None:  # fmt: skip
        self.game = game
        self.terms = dict(terms or {})
        pieces = vocabulary or {}
        self.sentences: dict[str, dict[str, str]] = {}
        for table in sentences:
            for kind, templates in table.items():
                missing = [lang for lang in LANGUAGES if lang not in templates]
                if missing:
                    raise ValueError(f"{game}: the sentence {kind!r} is missing in {', '.join(missing)}")
                self.sentences[kind] = {
                    lang: PIECE.sub(lambda found, lang=lang: pieces[lang][found[1]], template)  # type: ignore[misc]
                    for lang, template in templates.items()
                }

    def sentence(self, kind: str, lang: str, /, **values: object) -> str:
        """The sentence of that kind, filled. Plain ints become counts."""
        check_language(lang)
        if kind not in self.sentences:
            raise BadText(f"{self.game} has no words for {kind!r}")
        counted = {
            name: Count(value) if isinstance(value, int) and not isinstance(value, bool) else value
            for name, value in values.items()
        }
        return self.sentences[kind][lang].format(**counted)

    def term(self, group: str, name: str, lang: str) -> Term:
        """A term of a group; a name the group does not know (from an owner's own box) stays as it is."""
        check_language(lang)
        found = self.terms[group].get(name, {}).get(lang, name)
        if isinstance(found, str):
            return Term(found, _SameForEveryForm(found))
        return Term(next(iter(found.values())), found)

    def option(self, option_id: str, lang: str) -> str:
        """The sentence `option ID`: what the table decides with it."""
        return self.sentence(f"option {option_id}", lang)

    def option_value(self, option_id: str, value: Value, lang: str) -> str:
        """The sentence `option ID=VALUE`, or `option ID=*` for values without one of their own; {n} is the value."""
        kind = f"option {option_id}={write_value(value)}"
        return self.sentence(kind if kind in self.sentences else f"option {option_id}=*", lang, n=value)

    def listing(self, names: Sequence[str], lang: str) -> str:
        """`Red`, `Red and Blue`, `Red, Yellow and Blue`."""
        check_language(lang)
        joint = {"en": " and ", "de": " und ", "it": " e "}[lang]
        return joint.join(part for part in (", ".join(names[:-1]), names[-1]) if part)


class _SameForEveryForm(dict[str, str]):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def __missing__(self, form: str) -> str:
        return self.text


def upper_first(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
