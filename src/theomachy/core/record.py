"""Records: a whole game as one text file, with chance and clock, that replays to the same keys for ever.

    [Game "gods-second"]
    [Rules "1"]
    [Players "red,blue"]
    [Options "split_field=forbidden"]
    [Result "red 1. 10, blue 2. 4"]
    [Keys "9c5f0e1d2b3a4756"]

    chance start red
    chance draw green
    red tribe green 2,0

Tags come first, then one action a line with its player. Empty lines and lines that begin with # mean nothing.
`Keys` is the key of the last position; a record without it may be a game in progress. `Components` is the
fingerprint of the components file that was played with, if it was not the game's own.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

from theomachy.core import registry, shape, showing
from theomachy.core.choices import CHOICES, COLOUR
from theomachy.core.components import fingerprint, known_file
from theomachy.core.errors import BadRecord, TheomachyError
from theomachy.core.options import write_value
from theomachy.core.position import CHANCE, CLOCK, NOBODY, Position

if TYPE_CHECKING:
    from theomachy.core.game import Game

TAG = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
MOVE = re.compile(r'(?:"([^"]+)"|([^"\s]\S*))\s+(\S.*)')  # "Old Nick" move +4
NEEDED = ("Game", "Rules", "Players")
KNOWN = (
    "Game", "Rules", "Players", "Colours", "Figures", "Options", "Seats", "Position", "Components", "Date", "Event",
    "Result", "Keys",
)  # fmt: skip
LARGEST = 16 * 1024 * 1024  # bytes of a file: far more than any game needs


@dataclass
class Record:
    """Tags and moves as written. `moves` are (who, text of the action) pairs; `lines` their places in the file.

    `components` is the file that stands behind the tag of that name; it is not part of the text.
    """

    tags: dict[str, str] = field(default_factory=dict)
    moves: list[tuple[str, str]] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    tag_lines: dict[str, int] = field(default_factory=dict, repr=False, compare=False)
    components: Path | None = field(default=None, repr=False, compare=False)

    # ---- text

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record; what is damaged is refused with its line."""
        if not isinstance(text, str):
            raise BadRecord(f"a record is text, not {type(text).__name__}")
        record = cls()
        for number, raw in enumerate(text.split("\n"), 1):
            line = raw.strip()
            if not line or line.startswith("#"):
                continue
            if not line.isprintable():
                raise BadRecord(f"there are characters in {line[:40]!r} that no record has", number)
            if line.startswith("["):
                record._read_tag(line, number)
            else:
                record._read_move(line, number)
        record._demand_tags(0)
        return record

    @classmethod
    def load(cls, path: str | Path, components: str | Path | None = None) -> Record:
        """Read a file. `components` is the file that a record with the tag Components was played with."""
        file = Path(path)
        try:
            if file.stat().st_size > LARGEST:
                raise BadRecord(f"{file} is larger than any record ({LARGEST // 2**20} MiB)")
            record = cls.parse(file.read_text(encoding="utf-8-sig"))
        except OSError as error:
            raise BadRecord(f"{file} cannot be read: {error.strerror}") from error
        except UnicodeDecodeError as error:
            line = file.read_bytes()[: error.start].count(b"\n") + 1
            raise BadRecord("this is not UTF-8 text", line) from error
        record.components = Path(components) if components is not None else None
        return record

    def save(self, path: str | Path) -> None:
        """Write the record: the whole file or nothing."""
        file = Path(path)
        draft = file.with_name(f".{file.name}.part")
        try:
            draft.write_text(str(self), encoding="utf-8")
            os.replace(draft, file)
        except OSError as error:
            draft.unlink(missing_ok=True)
            raise BadRecord(f"{file} cannot be written: {error.strerror}") from error

    def _read_tag(self, line: str, number: int) -> None:
        found = TAG.fullmatch(line)
        if not found:
            raise BadRecord(f'cannot read the tag {line!r}; a tag is [Name "text"]', number)
        if self.moves:
            raise BadRecord(f"the tag {found[1]} stands among the moves; tags come first", number)
        if found[1] not in KNOWN:
            raise BadRecord(f"no tag {found[1]!r}; known: {', '.join(KNOWN)}", number)
        if found[1] in self.tags:
            raise BadRecord(f"the tag {found[1]} stands twice", number)
        self.tags[found[1]] = re.sub(r"\\(.)", r"\1", found[2])
        self.tag_lines[found[1]] = number

    def _read_move(self, line: str, number: int) -> None:
        self._demand_tags(number)
        found = MOVE.fullmatch(line)
        if not found:
            raise BadRecord(
                f"{line!r} is neither a tag nor a move; a move is 'WHO ACTION', a WHO of several words in \"\"", number
            )
        self.moves.append((found[1] or found[2], found[3]))
        self.lines.append(number)

    def _demand_tags(self, line: int) -> None:
        for tag in NEEDED:
            if tag not in self.tags:
                raise BadRecord(f'this is no record of ours: the tag [{tag} "..."] is missing', line)

    def __str__(self) -> str:
        def quoted(text: str) -> str:
            return " ".join(text.split("\n")).replace("\\", "\\\\").replace('"', '\\"')

        tags = [f'[{name} "{quoted(self.tags[name])}"]' for name in KNOWN if name in self.tags]
        return "\n".join([*tags, "", *(f"{written(who)} {text}" for who, text in self.moves)]) + "\n"

    def _repr_html_(self) -> str | None:
        """What a notebook shows: the last position as a spectator sees it, and what the tags say."""
        return showing.html("Record", self)

    # ---- meaning

    @property
    def game(self) -> str:
        return self.tags["Game"]

    @property
    def options(self) -> dict[str, str]:
        pairs: dict[str, str] = {}
        for part in self.tags.get("Options", "").split():
            name, equals, value = part.partition("=")
            if not equals or name in pairs:
                raise BadRecord(f"the tag Options has {part!r}; write name=value, each once", self._line("Options"))
            pairs[name] = value
        return pairs

    @property
    def seats(self) -> list[str]:
        """Names of the players in seat order, as far as given."""
        return [name.strip() for name in self.tags.get("Seats", "").split(";")] if "Seats" in self.tags else []

    def _line(self, tag: str) -> int:
        return self.tag_lines.get(tag, 0)

    def _game(self) -> Game:
        try:
            return registry.game(self.game)
        except TheomachyError as error:
            raise BadRecord(str(error), self._line("Game")) from error

    def start(self) -> Position:
        """The position in which the record begins."""
        game = self._game()
        said = self._checked_rules(game) | self._checked_components(game) | self._checked_choices(game)
        tag = "Position" if "Position" in self.tags else "Players"
        try:
            names = [name.strip() for name in self.tags["Players"].split(",")]
            if "Position" in self.tags:
                data = self._position_data()
                position = game.position({**data, **said} if isinstance(data, dict) else data)
            else:
                options = game.check(len(names), self.options)
                position = game.position({"players": names, "options": options, **said})
        except BadRecord:
            raise
        except TheomachyError as error:
            raise BadRecord(str(error), self._line(tag)) from error
        except json.JSONDecodeError as error:
            raise BadRecord(f"the tag Position is no JSON: {error}", self._line(tag)) from error
        found = [game.player_name(position, p) for p in range(position.players)]
        if found != names:
            raise BadRecord(f"the tag Players has {', '.join(names)}, the position {', '.join(found)}", self._line(tag))
        return position

    def _checked_rules(self, game: Game) -> dict[str, object]:
        """What a position must be told of its rules: nothing if they are those of today."""
        wanted = self.tags["Rules"]
        playable = {str(revision): revision for revision in game.revisions}
        if wanted not in playable:
            raise BadRecord(
                f"this record can be read, but not replayed: rules revision {wanted} of {game.name}; playable here: "
                f"{', '.join(playable)}",
                self._line("Rules"),
            )
        return {} if playable[wanted] == game.revision else {"rules": playable[wanted]}

    def _checked_choices(self, game: Game) -> dict[str, object]:
        """The colours and figures of the seats, where they are not the usual ones."""
        given: dict[str, list[str]] = {}
        found: dict[str, object] = {}
        for choice in CHOICES:
            if choice.tag not in self.tags:
                continue
            line = self._line(choice.tag)
            named = choice is COLOUR and game.named_by_colour
            if named or "Position" in self.tags:
                where = "Players" if named else "Position"
                raise BadRecord(f"the tag {choice.tag}: the {choice.all} of this record stand in its tag {where}", line)
            given[choice.all] = self.tags[choice.tag].split(",")
            try:
                dealt = game.dealt(len(self.tags["Players"].split(",")), given)
            except TheomachyError as error:
                raise BadRecord(str(error), line) from error
            found[choice.field] = list(dealt[choice.all])
        return found

    def _position_data(self) -> Mapping[str, Any]:
        """The tag Position as data. JSON that Python itself would choke on is refused like other damage."""
        text = self.tags["Position"]
        line = self._line("Position")
        if shape.text_too_deep(text.encode(errors="replace")):
            raise BadRecord(f"the tag Position: nested too deeply; allowed: at most {shape.DEEPEST} levels", line)
        try:
            data: Mapping[str, Any] = json.loads(text)
        except json.JSONDecodeError:
            raise
        except ValueError as error:  # a number of thousands of digits
            raise BadRecord(
                "the tag Position: a number is too long; allowed: numbers of less than 64 bits", line
            ) from error
        return data

    def _checked_components(self, game: Game) -> dict[str, object]:
        """What a position must be told of its box. A box that is not the one of the record is refused."""
        wanted = self.tags.get("Components")
        if self.components is None and wanted is not None:
            self.components = known_file(wanted)
        if self.components is None:
            if wanted is not None:
                raise BadRecord(
                    f"this game was played with another components file (fingerprint {wanted}); give that file too",
                    self._line("Components"),
                )
            return {}
        found = fingerprint(self.components)
        if wanted is None:
            raise BadRecord(f"this game was played with the components of {game.name}, not with {self.components}")
        if wanted not in (found, byte_fingerprint(self.components)):
            raise BadRecord(
                f"{self.components} is not the components file of this game: its fingerprint is {found}, not {wanted}",
                self._line("Components"),
            )
        return {"components": str(self.components)}

    def replay(self, upto: int | None = None) -> Position:
        """The position after the first `upto` moves, or after all of them."""
        if upto is not None and not 0 <= upto <= len(self.moves):
            raise BadRecord(f"there is no move {upto}; this record has 0 to {len(self.moves)}")
        position = self.start()
        for number, (player, action) in enumerate(self.steps(position)):
            if number == upto:
                break
            position.apply(player, action)
        return position

    def steps(self, position: Position) -> Iterator[tuple[int, int]]:
        """Each move as (player, action), read and checked in the position, which the caller then plays it on."""
        game = self._game()
        names = {game.player_name(position, p): p for p in range(position.players)}
        names |= {"chance": CHANCE, "clock": CLOCK}
        for index, (who, text) in enumerate(self.moves):
            line = self.lines[index] if index < len(self.lines) else index + 1
            if who not in names:
                raise BadRecord(f"no player {who!r}; at this table: {', '.join(names)}", line)
            try:
                action = game.parse(position, text)
                game.demand(position, names[who], action)
            except TheomachyError as error:
                raise BadRecord(str(error), line) from error
            yield names[who], action

    def positions(self, position: Position) -> Iterator[Position]:
        """Play all moves on the given starting position, and give it after each of them."""
        for player, action in self.steps(position):
            position.apply(player, action)
            yield position

    def verify(self) -> Position:
        """Replay everything and compare with what the record says of its end. Gives the final position."""
        final = self.replay()
        self.compare(final)
        return final

    def compare(self, final: Position) -> None:
        """Refuse the record if it says something else of its end than it replays to."""
        if "Result" in self.tags:
            said, found = self.tags["Result"], result_text(self.game, final)
            if found != said:
                raise BadRecord(f"the result is given as {said!r}, but it replays to {found!r}", self._line("Result"))
        if "Keys" in self.tags:
            said, found = self.tags["Keys"], f"{final.key():016x}"
            if found != said:
                raise BadRecord(f"the final key is given as {said}, but it replays to {found}", self._line("Keys"))


def written(who: str) -> str:
    """A name at the head of a line: in quotes if it has several words, so that it is plain where the action begins."""
    return f'"{who}"' if " " in who else who


def byte_fingerprint(path: str | Path) -> str:
    """What older records have in their tag Components: a hash of the file's bytes, line endings aside."""
    return blake2b(Path(path).read_bytes().replace(b"\r\n", b"\n"), digest_size=16).hexdigest()


def result_text(game_name: str, position: Position) -> str:
    """The places and points of a finished game, `unfinished` before."""
    game = registry.game(game_name)
    if position.turn != NOBODY:
        return "unfinished"
    seats = range(position.players)
    return ", ".join(f"{game.player_name(position, p)} {position.rank(p)}. {position.score(p)}" for p in seats)


def options_text(options: Mapping[str, Any], defaults: Mapping[str, Any]) -> str:
    """Only what differs from the defaults."""
    return " ".join(f"{name}={write_value(value)}" for name, value in options.items() if value != defaults[name])


def seats_text(names: Sequence[str]) -> str:
    """Names of players as the tag Seats has them."""
    for name in names:
        if ";" in name or not name.isprintable() or not name.strip():
            raise BadRecord(f"the name {name!r} cannot be written down; allowed: printable text without ';'")
    return "; ".join(names)
