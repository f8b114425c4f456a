"""What a game's folder need not say: the modules of a game that begins small, made from its declarations.

A game over `core.plain.Plain`, which its `rules/rules.py` calls `Table`, needs none of the modules below, unless it
wants something else there: how it is set up, its actions, its JSON, its text board and its sentences follow from that
class, from its view and from its catalogues. `Game.module` looks here for what the folder does not have.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from theomachy.core.action import ActionTable
from theomachy.core.errors import BadComponents, BadPosition
from theomachy.core.event import Event
from theomachy.core.match import Match
from theomachy.core.options import Value, check_options
from theomachy.core.plain import SEATS, Plain
from theomachy.core.reading import known_keys, listing, mapping_at, number, read_revision, same_game, seat_names
from theomachy.core.words import TABLE, Term, Words, upper_first

if TYPE_CHECKING:
    from theomachy.core.game import Game

HALFWAY = 20  # actions, chance counted, that a picture for lists of games shows


class Setup:
    """`table/setup.py`: the numbers of players that the rules declare, no options, and a fresh table."""

    OPTIONS = ()

    def __init__(self, game: Game) -> None:
        self.table: type[Plain] = game.module("rules.rules").Table
        self.PLAYERS = self.table.PLAYERS

    def new(self, players: int, options: Mapping[str, Value], components: Path | None = None) -> Plain:
        if components is not None:
            raise BadComponents(f"{components}: this game has no components file")
        return self.table(players, options)


class Notation:
    """`table/notation.py`: the table of actions that the rules declare."""

    def __init__(self, game: Game) -> None:
        self.TABLE: ActionTable = game.module("rules.rules").Table.ACTIONS

    def space(self, position: Plain) -> Iterator[int]:
        return self.TABLE.every()

    def seat_name(self, position: Plain, seat: int) -> str:
        return position.names[seat]


class Positions:
    """`table/positions.py`: the state by the names of its attributes, each number between 0 and its bound."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def read(self, data: Mapping[str, object]) -> Plain:
        game = self.game
        same_game(data, game.name)
        read_revision(data, game.revisions)
        names = seat_names(data, SEATS[: max(game.players)], game.players, "player")
        options = check_options(game.options, mapping_at(data, "options"))
        position: Plain = game.module("table.setup").new(len(names), options)
        bounds = position.bounds()
        known_keys(data, ("game", "rules", "players", "options", *bounds))
        position.names = names
        for name, most in bounds.items():
            if name in data:
                setattr(position, name, value_of(data[name], getattr(position, name), most, name))
        position.check()
        position.settle()
        return position

    def write(self, position: Plain) -> dict[str, object]:
        return {
            "game": self.game.name,
            "players": list(position.names),
            "options": dict(position.options),
            **position.state(),
        }

    def census(self, position: Plain) -> dict[str, int]:
        """How many pieces there are, if the rules say what to count."""
        count: Callable[[], dict[str, int]] | None = getattr(position, "census", None)
        return count() if count is not None else {}


def value_of(given: object, usual: object, most: int, place: str) -> object:
    """A number, or a row of as many numbers as usual, none larger than allowed."""
    if not isinstance(usual, list):
        return number(given, 0, most, place)
    row = listing(given, place)
    if len(row) != len(usual):
        raise BadPosition(f"{place}: {len(row)} numbers; allowed: {len(usual)}")
    return [number(value, 0, most, f"{place}[{i}]") for i, value in enumerate(row)]


class Seen:
    """`table/seen.py`: a view whose words nobody has typed yet."""

    View = dict[str, Any]

    def __init__(self, game: Game) -> None:
        self.game = game


class Verdict:
    """`table/verdict.py`: points say it all, and nothing is counted for the result."""

    FACTS: Mapping[str, str] = {}

    def __init__(self, game: Game) -> None:
        self.game = game

    def tie(self, position: Plain, winner: int) -> None:
        return None


class Scene:
    """`picture/scene.py`: the table in the middle of a game, as a spectator sees it."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def scene(self, theme: str) -> str:
        match = Match(self.game, seed=1, quiet=True)
        while not match.over and len(match.actions) < HALFWAY:
            match.play(match.position.turn, int(match.position.legal(match.position.turn)[0]))
        view = {**self.game.view(match.position), "buttons": []}
        return self.game.draw(view, theme=theme)


class Text:
    """`picture/text.py`: who has how many points, and every list of things in the view, one thing a line."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def board(self, view: Mapping[str, Any], lang: str = "en") -> str:
        rows: list[list[str]] = []
        for name, things in view.items():
            if isinstance(things, list) and things and all(isinstance(thing, Mapping) for thing in things):
                heads = [head for head in things[0] if head not in ("seat", "rank")]
                rows += [[f"{name}:"], heads]
                rows += [[self.cell(view, head, thing[head]) for head in heads] for thing in things]
        return "\n".join("  ".join(f"{cell:8}" for cell in row).rstrip() for row in rows)

    def cell(self, view: Mapping[str, Any], head: str, value: object) -> str:
        if head == "owner" and isinstance(value, int):
            return str(view["players"][value]["name"]) if value >= 0 else ""
        return "" if value is None else str(value)


class Speech:
    """`words/words.py`: sentences found by the names of things.

    An event is the message of its kind, an action that of its words with `do-` before them (`do-claim`), a question
    `ask-turn`. In an event `who` is a seat; what is named after a field or a value (`god`: `forest`) is the message
    `god-forest` if there is one, else it is written as it is.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.WORDS = Words(game.name, game.home / "words")

    def term(self, group: str, name: str, lang: str) -> Term:
        """A thing, by a word of the game, or of the table for what all games have, or as it is."""
        words = self.WORDS if self.WORDS.knows(group, name) else TABLE
        return words.term(group, name, lang)

    def seat_title(self, name: str, lang: str = "en") -> str:
        return str(self.term("seat", name, lang))

    def say(self, position: Plain, event: Event, lang: str = "en") -> str:
        values: dict[str, object] = {}
        for name, value in event.data.items():
            if name == "who":
                values[name] = self.seat_title(position.names[int(str(value))], lang)
            else:
                values[name] = self.term(name, value, lang) if isinstance(value, str) else value
        return upper_first(self.WORDS.sentence(event.kind, lang, **values))

    def tell(self, position: Plain, player: int, action: int, lang: str = "en") -> str:
        table = position.ACTIONS
        texts = {name: table.fields[name].write(position, value) for name, value in table.values(action).items()}
        terms = {name: self.term(name, text, lang) for name, text in texts.items()}
        return self.WORDS.sentence(f"do {table.kind(action).head}", lang, **terms)

    def ask(self, view: Mapping[str, Any], lang: str = "en") -> str:
        if view["over"]:
            best = [player for player in view["players"] if player["rank"] == 1]
            names = [self.seat_title(player["name"], lang) for player in best]
            return TABLE.sentence("plain over", lang, winners=TABLE.listing(names, lang), points=best[0]["points"])
        if not isinstance(view["turn"], int):
            return TABLE.sentence("plain chance", lang)
        who = self.seat_title(view["players"][view["turn"]]["name"], lang)
        if view["turn"] != view["viewer"]:
            return TABLE.sentence("plain wait", lang, who=who)
        return self.WORDS.sentence(f"ask {view.get('phase', 'turn')}", lang, who=who)

    def option(self, option_id: str, lang: str = "en") -> str:
        return self.WORDS.option(option_id, lang)

    def option_value(self, option_id: str, value: Value, lang: str = "en") -> str:
        return self.WORDS.option_value(option_id, value, lang)


def inputs(game: Game) -> Any:
    """`bot/inputs.py`: what can be counted of the view, at tables for as many as inputs know."""
    from theomachy.core.countable import PlainModule  # for those who learn only
    from theomachy.core.inputs import MOST_SEATS

    if max(game.players) > MOST_SEATS:
        raise ModuleNotFoundError(f"{game.name} is for up to {max(game.players)} players; inputs are for {MOST_SEATS}")
    return PlainModule(game)


DEFAULTS: Mapping[str, Callable[[Game], Any]] = {
    "bot.inputs": inputs,
    "table.setup": Setup,
    "table.notation": Notation,
    "table.positions": Positions,
    "table.seen": Seen,
    "table.verdict": Verdict,
    "words.words": Speech,
    "picture.text": Text,
    "picture.scene": Scene,
}
