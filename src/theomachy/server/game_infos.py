"""What people are told of a game before they play: players, options in words, ways to play, bots, clauses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from msgspec import Struct

from theomachy.core import clauses
from theomachy.core.choices import COLOUR, FIGURE, Choice
from theomachy.core.errors import TheomachyError
from theomachy.core.game import Game
from theomachy.core.options import Value, fronts, write_value
from theomachy.core.words import Phrase
from theomachy.server import clocks
from theomachy.server.chairs import bot_name, bot_specs
from theomachy.server.why import plain
from theomachy.teaching.example import cases
from theomachy.teaching.guide import guide

RULES_CHANGED = Phrase("rules changed")


class OptionValue(Struct):
    value: bool | int | str
    text: str


class OptionInfo(Struct):
    """A rule option, explained: what is decided, what each value means, and the clause about it."""

    id: str
    default: bool | int | str
    values: list[OptionValue]
    any_number: bool
    text: str
    clause: str
    clause_text: str
    least: int = 0  # of any number
    most: int = 0
    front: bool = False  # asked first, see FrontInfo


class ChangedRule(Struct):
    """A rule option that is not as usual at a table: what is decided, how it is here, how it usually is."""

    id: str
    text: str
    here: str
    usual: str
    clause: str


class FrontInfo(Struct):
    """A way to play: values of all options that are asked in front."""

    options: dict[str, bool | int | str]
    title: str
    text: str
    usual: bool
    limits: str = ""  # the time limits that the rules set then, in words; empty: a table can have a clock


class BotInfo(Struct):
    spec: str
    name: str


class GameInfo(Struct):
    name: str
    title: str
    designer: str
    about: str
    about_short: str  # in a few words, for lists
    taught: bool  # has it a guided first game?
    players: list[int]
    minutes: int
    hidden: bool
    real_time: bool
    seats: list[str]
    colours: dict[str, str]  # of seats with their names, for players to choose
    figures: dict[str, str]  # likewise; empty in games without
    naming: str  # what a name of one's own is called in this game ("Name of your god"); empty: players have none
    options: list[OptionInfo]
    bots: list[BotInfo]
    front: list[FrontInfo] = []


class ClauseInfo(Struct):
    id: str
    kind: str
    chapter: str
    title: str
    text: str
    pictured: bool = False  # a worked example that has pictures


def choosable(game: Game, choice: Choice, lang: str) -> dict[str, str]:
    """What players can choose, with its names."""
    return {one: choice.text(one, lang) for one in game.palette(choice)}


def choosables(game: Game, lang: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """All that players choose for their seats with its names, in its order, which JSON of a template does not keep."""
    return [(choice.one, list(choosable(game, choice, lang).items())) for choice in game.choices]


def titles_after(game: Game, lang: str) -> dict[str, list[str]]:
    """What unnamed players are called after each thing of the choice that their names follow, under its name."""
    after = game.naming_choice
    if after is None:
        return {}
    tables = [game.new(**{after.all: [one]}) for one in game.palette(after)]  # type: ignore[arg-type]
    return {after.one: [game.seat_title(table, 0, lang) for table in tables]}


def game_info(game: Game, lang: str, players: int | None = None) -> GameInfo:
    words = game.module("words.words")
    start = game.new(players)
    return GameInfo(
        game.name, game.title, game.designer, game.about(lang), game.about(lang, short=True),
        guide(game) is not None, list(game.players), game.minutes,
        game.hidden, game.real_time, [game.player_name(start, p) for p in range(start.players)],
        choosable(game, COLOUR, lang), choosable(game, FIGURE, lang), game.naming(lang),
        [
            OptionInfo(
                o.id, o.default, [OptionValue(v, option_value(words, o.id, v, lang)) for v in o.values],
                o.any_number, option_text(words, o.id, lang), o.clause, clause_text(o.clause), o.least, o.most, o.front,
            )
            for o in game.options
        ],
        [BotInfo(spec, bot_name(spec, lang)) for spec in bot_specs()],
        [front_info(game, words, values, lang) for values in fronts(game.options)],
    )  # fmt: skip


def front_info(game: Game, words: object, values: Mapping[str, bool | int | str], lang: str) -> FrontInfo:
    """A way to play in the game's own words, else in those of its options."""
    usual = all(values[o.id] == o.default for o in game.options if o.front)
    function = getattr(words, "front", None)
    if function:
        title, text = function(values, lang)
    else:
        title, text = " ".join(option_value(words, name, value, lang) for name, value in values.items()), ""
    return FrontInfo(dict(values), title, text, usual, clocks.own_as_wished(game, None, values, lang))


def option_text(words: object, option: str, lang: str) -> str:
    function = getattr(words, "option", None)
    return function(option, lang) if function else option.replace("_", " ")


def option_value(words: object, option: str, value: bool | int | str, lang: str) -> str:
    function = getattr(words, "option_value", None)
    return function(option, value, lang) if function else write_value(value).replace("_", " ")


def changed_rules(game: Game, options: Mapping[str, object], lang: str) -> list[ChangedRule]:
    """The options that are not as the game is usually played, in words."""
    words = game.module("words.words")
    return [
        ChangedRule(
            o.id, option_text(words, o.id, lang), option_value(words, o.id, cast(Value, options[o.id]), lang),
            option_value(words, o.id, o.default, lang), o.clause,
        )
        for o in game.options if o.id in options and options[o.id] != o.default
    ]  # fmt: skip


def how_many_changed(rules: Sequence[ChangedRule], lang: str) -> str:
    """How many rules are otherwise than usual, in words; empty for none."""
    return RULES_CHANGED(lang, count=len(rules)) if rules else ""


def clause_text(clause: str) -> str:
    try:
        return plain(clauses.clause(clause).text)
    except TheomachyError:
        return ""


def rules_of(game: Game) -> list[ClauseInfo]:
    pictured = cases(game)
    found = clauses.clauses(game.name)
    return [ClauseInfo(c.id, c.kind, c.chapter, c.title, plain(c.text), c.id in pictured) for c in found]
