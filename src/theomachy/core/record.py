"""Records: a whole game as one text file, with chance and clock, that replays to the same keys for ever.

    [Game "gods-second"]
    [Rules "1"]
    [Players "red,blue"]
    [Options "split_field=forbidden"]
    [Result "red 1, blue 2"]

    chance start red
    chance draw green
    red tribe green 2,0
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from theomachy.core.errors import BadRecord, TheomachyError
from theomachy.core.options import write_value
from theomachy.core.position import NOBODY, Position

TAG = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
KNOWN = ("Game", "Rules", "Players", "Options", "Seats", "Position", "Components", "Date", "Event", "Result", "Keys")


@dataclass
class Record:
    """Tags and moves as written. `moves` are (who, text of the action) pairs; `lines` their places in the file."""

    tags: dict[str, str] = field(default_factory=dict)
    moves: list[tuple[str, str]] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)

    # ---- text

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record; what is damaged is refused with its line."""
        if not isinstance(text, str):
            raise BadRecord(f"a record is text, not {type(text).__name__}")
        record = cls()
        for number, raw in enumerate(text.splitlines(), 1):
            line = raw.strip()
            if not line or line.startswith("#"):
                continue
            if line.startswith("["):
                record._read_tag(line, number)
                continue
            who, _, action = line.partition(" ")
            if not action:
                raise BadRecord(f"{line!r} is neither a tag nor a move; a move is 'WHO ACTION'", number)
            record.moves.append((who, action.strip()))
            record.lines.append(number)
        for tag in ("Game", "Rules", "Players"):
            if tag not in record.tags:
                raise BadRecord(f"this is no record of ours: the tag [{tag} \"...\"] is missing")
        return record

    def _read_tag(self, line: str, number: int) -> None:
        found = TAG.fullmatch(line)
        if not found:
            raise BadRecord(f"cannot read the tag {line!r}; a tag is [Name \"text\"]", number)
        if self.moves:
            raise BadRecord(f"the tag {found[1]} stands among the moves; tags come first", number)
        if found[1] not in KNOWN:
            raise BadRecord(f"no tag {found[1]!r}; known: {', '.join(KNOWN)}", number)
        if found[1] in self.tags:
            raise BadRecord(f"the tag {found[1]} stands twice", number)
        self.tags[found[1]] = re.sub(r"\\(.)", r"\1", found[2])

    def __str__(self) -> str:
        def quoted(text: str) -> str:
            return text.replace("\\", "\\\\").replace('"', '\\"')

        tags = [f'[{name} "{quoted(self.tags[name])}"]' for name in KNOWN if name in self.tags]
        return "\n".join([*tags, "", *(f"{who} {text}" for who, text in self.moves)]) + "\n"

    # ---- meaning

    @property
    def game(self) -> str:
        return self.tags["Game"]

    @property
    def options(self) -> dict[str, str]:
        pairs = {}
        for part in self.tags.get("Options", "").split():
            name, equals, value = part.partition("=")
            if not equals:
                raise BadRecord(f"the tag Options has {part!r}; write name=value")
            pairs[name] = value
        return pairs

    @property
    def seats(self) -> list[str]:
        """Names of the players in seat order, as far as given."""
        return [name.strip() for name in self.tags.get("Seats", "").split(";")] if "Seats" in self.tags else []

    def start(self) -> Position:
        """The position in which the record begins."""
        import theomachy

        game = theomachy.game(self.game)
        if self.tags["Rules"] != str(game.revision):
            raise BadRecord(f"rules revision {self.tags['Rules']} of {game.name}; playable here: {game.revision}")
        try:
            if "Position" in self.tags:
                return game.position(json.loads(self.tags["Position"]))
            names = [name.strip() for name in self.tags["Players"].split(",")]
            data: Mapping[str, Any] = {"players": names, "options": game.check(len(names), self.options)}
            return game.position(data)
        except json.JSONDecodeError as error:
            raise BadRecord(f"the tag Position is no JSON: {error}") from error

    def replay(self, upto: int | None = None) -> Position:
        """The position after the first `upto` moves, or after all of them."""
        position = self.start()
        for _, position in zip(range(len(self.moves) if upto is None else upto), self.positions(position), strict=False):
            pass
        return position

    def positions(self, position: Position) -> Iterator[Position]:
        """Play all moves on the given starting position, and give it after each of them."""
        import theomachy

        game = theomachy.game(self.game)
        names = {game.player_name(position, p): p for p in range(position.players)}
        names |= {"chance": -1, "clock": -2}
        for index, (who, text) in enumerate(self.moves):
            line = self.lines[index] if index < len(self.lines) else index + 1
            if who not in names:
                raise BadRecord(f"no player {who!r}; at this table: {', '.join(names)}", line)
            try:
                action = game.parse(position, text)
                game.demand(position, names[who], action)
            except TheomachyError as error:
                raise BadRecord(str(error), line) from error
            position.apply(names[who], action)
            yield position

    def verify(self) -> Position:
        """Replay everything and compare with what the record says of its end. Gives the final position."""
        final = self.replay()
        if "Result" in self.tags:
            found = result_text(self.game, final)
            if found != self.tags["Result"]:
                raise BadRecord(f"the record says [Result {self.tags['Result']!r}], but it replays to {found!r}")
        if "Keys" in self.tags and self.tags["Keys"] != f"{final.key():016x}":
            raise BadRecord(f"the record's final key is {self.tags['Keys']}, but it replays to {final.key():016x}")
        return final


def result_text(game_name: str, position: Position) -> str:
    """The places and points of a finished game, `unfinished` before."""
    import theomachy

    game = theomachy.game(game_name)
    if position.turn != NOBODY:
        return "unfinished"
    seats = range(position.players)
    return ", ".join(f"{game.player_name(position, p)} {position.rank(p)}. {position.score(p)}" for p in seats)


def options_text(options: Mapping[str, Any], defaults: Mapping[str, Any]) -> str:
    """Only what differs from the defaults."""
    return " ".join(f"{name}={write_value(value)}" for name, value in options.items() if value != defaults[name])
