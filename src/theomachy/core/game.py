"""A game as the rest of the project meets it: one object that finds the parts of a game's folder by their names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from theomachy.core import registry, shape
from theomachy.core.action import ActionTable
from theomachy.core.dice import Dice
from theomachy.core.errors import BadComponents, BadOption, BadPosition, BadText, IllegalAction
from theomachy.core.event import ALL, Event
from theomachy.core.names import BadPlayerName, check_names, clean
from theomachy.core.options import Option, Value, check_options
from theomachy.core.panel import Deed, Panel, Source, Tie
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, NOBODY, Position

LAYOUTS = ("wide", "tall")


@dataclass(frozen=True)
class Game:
    """Everything about one game. Modules of its folder are loaded when they are first needed."""

    name: str  # as people type it: "gods-second"
    title: str
    designer: str
    prefix: str  # of its clause ids: "GODS2-"
    package: str
    revision: int = 1  # of the rules; raised by a fix that changes what is legal or what happens
    earlier: tuple[int, ...] = ()  # older revisions that are still played: their positions say so in the field `rules`
    ends_by: str = ""  # the clause by which it ends, in games that end in one way only
    minutes: int = 45
    hidden: bool = False  # do players hold secrets from each other?
    real_time: bool = False  # can several players be asked at once?

    def module(self, name: str) -> Any:
        """A module of the game's folder. What a game that begins small does not have there is `core/defaults.py`'s."""
        found = self._modules.get(name)
        if found is None:
            if self.has(name):
                found = import_module(f"{self.package}.{name}")
            else:
                from theomachy.core.defaults import DEFAULTS  # few games need them, and they bring the words along

                if name not in DEFAULTS:
                    raise ModuleNotFoundError(f"{self.name} has no {name}")
                found = DEFAULTS[name](self)
            self._modules[name] = found
        return found

    def has(self, name: str) -> bool:
        """Is there such a module? Some are up to the game."""
        if name not in self._found:
            try:
                self._found[name] = find_spec(f"{self.package}.{name}") is not None
            except ModuleNotFoundError:  # not even the room it would be in
                self._found[name] = False
        return self._found[name]

    @cached_property
    def _modules(self) -> dict[str, Any]:
        return {}

    @cached_property
    def _found(self) -> dict[str, bool]:
        return {}

    @cached_property
    def home(self) -> Path:
        """The folder of the game."""
        return Path(str(import_module(self.package).__file__)).parent

    @property
    def revisions(self) -> tuple[int, ...]:
        """The revisions of the rules that can be played, the newest first."""
        return (self.revision, *self.earlier)

    # ---- the rules side

    @cached_property
    def actions(self) -> ActionTable:
        table: ActionTable = self.module("table.notation").TABLE
        return table

    @property
    def options(self) -> tuple[Option, ...]:
        declared: tuple[Option, ...] = self.module("table.setup").OPTIONS
        return declared

    @property
    def players(self) -> tuple[int, ...]:
        counts: tuple[int, ...] = self.module("table.setup").PLAYERS
        return counts

    def check(self, players: int, options: Mapping[str, object]) -> dict[str, Value]:
        """All option values for a table, or an error that says what is allowed."""
        if isinstance(players, bool) or players not in self.players:
            allowed = ", ".join(str(n) for n in self.players)
            raise BadOption(f"{self.name} is for {allowed} players, not {players!r}")
        checked = check_options(self.options, options)
        refuse = getattr(self.module("table.setup"), "refuse", None)
        if refuse is not None:  # combinations that the rules exclude
            refuse(players, checked)
        return checked

    @property
    def names(self) -> tuple[str, ...]:
        """What players are called until they name themselves, where the game leaves that to them; else empty."""
        found: tuple[str, ...] = getattr(self.module("table.setup"), "PLAYER_NAMES", ())
        return found

    def check_names(self, players: int, names: Sequence[str]) -> tuple[str, ...]:
        """The names of all players, in seat order; who gives an empty one is called as usual.

        BadPlayerName for names that cannot be, and for games whose players have no names of their own.
        """
        if not self.names:
            raise BadPlayerName("none", game=self.name, allowed=", ".join(named_games()))
        if isinstance(names, str) or not all(isinstance(name, str) for name in names):
            raise BadOption(f"player_names: {names!r}; allowed: a list of texts")
        if len(names) != players:
            raise BadOption(f"{len(names)} names for {players} players; allowed: one for each, empty for the usual")
        return check_names([clean(name) or usual for name, usual in zip(names, self.names, strict=False)])

    def new(
        self, players: int | None = None, seed: int | None = None, *, components: str | Path | None = None,
        player_names: Sequence[str] = (), revision: int | None = None, **options: object,
    ) -> Position:  # fmt: skip
        """A freshly set table, by default for as many as possible.

        `player_names` are what the players are called, in games that leave it to them (`names`); `revision` is that of
        the rules, by default the present one.
        With a seed, what CHANCE decides before the first player is asked is decided from it; without one
        the position waits for CHANCE. What comes later is up to the caller: a `Match` does it all.
        """
        count = max(self.players) if players is None else players
        checked = self.check(count, options)
        if components is not None and not isinstance(components, str | Path):
            raise BadComponents(f"components: {components!r}; allowed: the path of a components file")
        path = Path(components) if components is not None else None
        named = {"names": self.check_names(count, player_names)} if player_names else {}
        if revision is None or revision == self.revision:
            position: Position = self.module("table.setup").new(count, checked, components=path, **named)
        else:
            position = self._earlier(revision, named.get("names", count), checked, path)
        if seed is not None:
            dice = dice_of(seed)
            while position.turn == CHANCE:
                position.apply(CHANCE, position.sample(dice))
        return position

    def _earlier(
        self, revision: int, players: int | tuple[str, ...], options: Mapping[str, Value], components: Path | None
    ) -> Position:
        """A freshly set table of an earlier revision: the position in which nothing but that is said."""
        if revision not in self.revisions:
            allowed = ", ".join(str(n) for n in self.revisions)
            raise BadOption(f"rules revision {revision!r} of {self.name}; playable here: {allowed}")
        data: dict[str, object] = {"rules": revision, "options": dict(options)}
        data["players"] = list(players) if isinstance(players, tuple) else players
        if components is not None:
            data["components"] = str(components)
        return self.position(data)

    def position(self, data: Mapping[str, object]) -> Position:
        """A position from JSON. Whatever is left out is as on a freshly set table."""
        if not isinstance(data, Mapping):
            raise BadPosition(f"a position is a JSON object, not {type(data).__name__}")
        trouble = shape.trouble(data)
        if trouble:
            raise BadPosition(
                f"a position is {trouble}" if trouble.startswith("nested") else f"a position has {trouble}"
            )
        position: Position = self.module("table.positions").read(data)
        return position

    def to_json(self, position: Position) -> dict[str, Any]:
        data: dict[str, Any] = self.module("table.positions").write(position)
        return data

    def census(self, position: Position) -> dict[str, int]:
        """How many pieces of each kind exist, wherever they lie: the same at every moment of a game."""
        counts: dict[str, int] = self.module("table.positions").census(position)
        return counts

    def space(self, position: Position) -> Iterable[int]:
        """Well-formed actions around this position, legal or not: what `why_not` is tested on."""
        actions: Iterable[int] = self.module("table.notation").space(position)
        return actions

    def text(self, position: Position, action: int) -> str:
        return self.actions.text(position, action)

    def parse(self, position: Position, text: str) -> int:
        """The action a text means here. Unreadable text raises BadText; legality is not looked at."""
        if not isinstance(text, str):
            raise BadText(f"an action is text, not {type(text).__name__}")
        return self.actions.parse(position, text)

    def parse_line(self, position: Position, text: str, player: int | None = None) -> list[int]:
        """A whole line of the rules' notation as the small steps it is made of, each checked on the way.

        Without a player it is read for whoever is on turn. A part that is itself an action open at its moment is that
        action; else it is read as the steps it stands for.
        """
        steps, refused = self.read_line(position, text, player)
        if refused is not None:
            self.demand(*refused)
        return steps

    def read_line(
        self, position: Position, text: str, player: int | None = None
    ) -> tuple[list[int], tuple[Position, int, int] | None]:
        """The steps of a line as far as they are open, and what is refused first: in which position, to whom, what.

        Where a part is an action of its own as well as several steps, and one of them is refused, the refusal is that
        of the whole: `place T23b2 b1` fails because the cell is taken, not because the tile could not be held up.
        Where the player is not asked any more when a later part is reached, that part is judged as it was said: with
        the rest of the line, in the position as it lies.
        """
        trial = position.copy()
        who = position.turn if player is None else player
        steps: list[int] = []

        def read(line: str, parts: Sequence[str]) -> tuple[Position, int, int] | None:
            for part in parts:
                further = self.actions.line(part)
                if part != line and len(further) > 1 and not self.is_open(trial, who, part):
                    before = trial.copy()
                    refused = read(part, further)
                    if refused is not None:
                        whole = self._action(before, part)
                        return refused if whole is None else (before, who, whole)
                    continue
                action = self.parse(trial, part)
                if not self.is_open(trial, who, part):
                    return trial, who, action
                steps.append(action)
                trial.apply(who, action)
            return None

        refused = read("", [" ".join(text.split())])
        if refused is not None and refused[0].turn not in (who, EVERYBODY) and position.why_not(who, refused[2]):
            refused = position, who, refused[2]
        return steps, refused

    def _action(self, position: Position, text: str) -> int | None:
        """The action that a text is by itself, if it is one."""
        try:
            return self.parse(position, text)
        except BadText:
            return None

    def lines(self, position: Position, player: int | None = None) -> Iterator[tuple[str, ...]]:
        """Every complete action of the player, by default of the one on turn, as it is written and can be played.

        Mostly that is a single text; there are several where the notation has no line for the whole. What begins with
        steps that chance or somebody else answers ends there. There may be many: take as many as you need.
        """
        who = int(position.turn) if player is None else player

        def further(moment: Position, done: list[str]) -> Iterator[tuple[str, ...]]:
            for action in moment.legal(who):
                texts = [*done, self.text(moment, action)]
                trial = moment.copy()
                trial.apply(who, action)
                if trial.turn == who and trial.midway():
                    yield from further(trial, texts)
                else:
                    yield tuple(self.actions.joined(texts))

        yield from further(position, [])

    def winners(self, position: Position) -> list[int]:
        """The seats that have won, several if they share the victory; nobody before the end."""
        over = position.turn == NOBODY
        return [seat for seat in range(position.players) if over and position.rank(seat) == 1]

    def ending(self, position: Position) -> str:
        """The clause that ended the game; empty before the end."""
        return str(getattr(position, "ending", "") or self.ends_by) if position.turn == NOBODY else ""

    def absent(self, position: Position, player: int) -> int:
        """What the rules answer for a player who has left the table, -1 where they leave it to the others to wait."""
        answer = getattr(self.module("table.setup"), "absent", None)
        return int(answer(position, player)) if answer is not None and position.turn == player else -1

    def is_open(self, position: Position, player: int, text: str) -> bool:
        """Is this text an action that the player may do now?"""
        action = self._action(position, text)
        return action is not None and position.why_not(player, action) == ""

    def targets(self, position: Position, action: int) -> tuple[str, ...]:
        return self.actions.targets(position, action)

    def ahead(self, position: Position, player: int, action: int) -> list[str]:
        """Targets of the step after this one, where a game says that they may be clicked before it."""
        look: Callable[[Position, int, int], list[str]] | None = getattr(self.module("table.notation"), "ahead", None)
        return look(position, player, action) if look is not None else []

    def seen_at(self, position: Position, player: int, action: int) -> str:
        """The target at which others see the action happen, where a game says so; else it is the last of its targets.

        For actions whose own targets name something that the others may not know.
        """
        look: Callable[[Position, int, int], str] | None = getattr(self.module("table.notation"), "seen_at", None)
        return look(position, player, action) if look is not None else ""

    def demand(self, position: Position, player: int, action: int) -> None:
        """Raise IllegalAction, with the clause, unless the player may do this now.

        Numbers that mean no action raise BadText, players who do not sit at the table BadOption.
        """
        if not isinstance(player, int) or not EVERYBODY <= player < position.players:
            raise BadOption(f"no player {player!r} at this table; seats: 0 to {position.players - 1}")
        if not isinstance(action, int) or not 0 <= action < 1 << 31 or not self.actions.knows(action):
            raise BadText(f"{action!r} is no action of {self.name}")
        clause = position.why_not(player, action)
        if clause:
            who = self.player_name(position, player)
            try:
                text = self.text(position, action)
            except (LookupError, ValueError):
                raise BadText(f"{action} is no action of {self.name} ({clause})") from None
            reason = self.reason(position, player, action)
            raise IllegalAction(f"{who} cannot '{text}' now ({clause}){': ' + reason if reason else ''}", clause)

    def player_name(self, position: Position, player: int) -> str:
        if player == CHANCE:
            return "chance"
        if player == CLOCK:
            return "clock"
        if player == NOBODY:
            return "nobody"
        name: str = self.module("table.notation").seat_name(position, player)
        return name

    # ---- the outer side

    def seat_title(self, position: Position, seat: int, lang: str = "en") -> str:
        """The seat's name as a sentence writes it: `Red`, `Rot`; games whose players bring names have no own words."""
        title = getattr(self.module("words.words"), "seat_title", None)
        name = self.player_name(position, seat)
        return str(title(name, lang)) if title is not None else name

    def view(self, position: Position, viewer: int | None = None) -> Any:
        """What `viewer` may know, as plain data; None is a spectator. Its type is the game's own `view_type`."""
        if viewer is not None and (not isinstance(viewer, int) or not 0 <= viewer < position.players):
            raise BadOption(f"no viewer {viewer!r}; seats: 0 to {position.players - 1}, or None")
        return self.module("table.view").view(position, NOBODY if viewer is None else viewer)

    @property
    def view_type(self) -> Any:
        """The words of a view and what stands behind each: a TypedDict."""
        return self.module("table.seen").View

    def draw(
        self, view: Mapping[str, Any], *, theme: str = "light", lang: str = "en", lit: Sequence[str] = (),
        layout: str = "wide",
    ) -> str:  # fmt: skip
        """The picture of a view as SVG text. `lit` are the targets that can be clicked now.

        The layout is `wide` (for desks: panels beside the board) or `tall` (for phones: panels below it).
        """
        if layout not in LAYOUTS:
            raise BadOption(f"no layout {layout!r}; there are: {', '.join(LAYOUTS)}")
        svg: str = self.module("picture.draw").draw(view, theme=theme, lang=lang, lit=lit, layout=layout)
        return svg

    def panels(
        self, view: Mapping[str, Any], *, lang: str = "en", lit: Sequence[str] = (), layout: str = "wide"
    ) -> list[Panel]:
        """The picture of a view as named panels for a page to arrange, in the colours of the page's theme.

        A game whose folder draws no panels yet gives its whole picture as the panel `board`.
        """
        if layout not in LAYOUTS:
            raise BadOption(f"no layout {layout!r}; there are: {', '.join(LAYOUTS)}")
        make = getattr(self.module("picture.draw"), "panels", None)
        if make is None:
            svg = self.draw(view, theme="page", lang=lang, lit=lit, layout=layout)
            size = (800.0, 500.0) if layout == "wide" else (360.0, 400.0)
            return [Panel("board", svg, width=size[0], height=size[1], pans=True, grows=True)]
        found: list[Panel] = make(view, lang=lang, lit=lit, layout=layout)
        return found

    def scene(self, theme: str = "light") -> str:
        """A small picture that tells this game from the others, for lists of games."""
        if theme not in ("light", "dark"):
            raise BadOption(f"no theme {theme!r}; there are: light, dark")
        svg: str = self.module("picture.scene").scene(theme)
        return svg

    def sources(self, position: Position) -> list[list[Source]]:
        """Where the points of each seat come from; the parts of a seat add up to its score.

        A game that does not tell them apart has one part, `points`.
        """
        make = getattr(self.module("table.view"), "sources", None)
        if make is None:
            return [[Source("points", int(position.score(seat)))] for seat in range(position.players)]
        found: list[list[Source]] = make(position)
        return found

    def source_text(self, source: Source, lang: str = "en") -> str:
        """What a part of the score is called; empty where there is only one part."""
        name = getattr(self.module("words.words"), "source", None)
        return str(name(source.kind, source.of, lang)) if name is not None and source.kind != "points" else ""

    def source_piece(self, source: Source) -> str:
        """The id of the piece that stands for a part of the score, among those that `panels` defines; may be empty."""
        piece = getattr(self.module("picture.draw"), "source_piece", None)
        return str(piece(source)) if piece is not None else ""

    def tie(self, position: Position) -> Tie | None:
        """What decided a finished game beside the points; None where they say it all, or the victory is shared."""
        if len(self.winners(position)) != 1:
            return None
        found: Tie | None = self.module("table.verdict").tie(position, self.winners(position)[0])
        return found

    def tie_text(self, position: Position, lang: str = "en", names: Sequence[str] = ()) -> str:
        """The same in a sentence, empty where there is none; `names` are what the seats are called in it."""
        found = self.tie(position)
        if found is None:
            return ""
        shown = names or [self.seat_title(position, seat, lang) for seat in range(position.players)]
        sentence: str = self.module("words.words").WORDS.sentence(
            f"tie {found.kind}", lang, who=shown[found.winner], other=shown[found.other],
            mine=found.mine, theirs=found.theirs, points=int(position.score(found.winner)),
        )  # fmt: skip
        return sentence

    def deed(self, position: Position, player: int, events: Sequence[Event], lang: str = "en") -> Deed | None:
        """What a player did, in a few words and with a piece, from the events that everybody may read.

        Only names are taken from the position. None where the game has no short words: then the sentences tell it.
        """
        short = getattr(self.module("picture.draw"), "deed", None)
        found: Deed | None = short(position, player, events, lang) if short is not None else None
        return found

    def reveal(self, event: Event) -> str:
        """What a page shows for a moment when this happens: `die:4`, the id of a piece of the panel `defs`, `text` for
        the sentence alone; empty for all that needs no showing."""
        if not self.has("picture.reveal"):
            return ""
        shown: str = self.module("picture.reveal").reveal(event)
        return shown

    def board(self, view: Mapping[str, Any], lang: str = "en") -> str:
        """The view as text, for terminals."""
        text: str = self.module("picture.text").board(view, lang)
        return text

    def say(self, position: Position, event: Event, lang: str = "en") -> str:
        """One sentence for an event."""
        sentence: str = self.module("words.words").say(position, event, lang)
        return sentence

    def tell(self, position: Position, player: int, action: int, lang: str = "en", *, here: bool = False) -> str:
        """One sentence for what an action means, before it is done. With `here` for somebody who points at the place,
        which needs no name then (`words.tell_here`, where a game has it)."""
        words = self.module("words.words")
        spoken = getattr(words, "tell_here", words.tell) if here else words.tell
        sentence: str = spoken(position, player, action, lang)
        return sentence

    def progress(self, before: Position, after: Position, player: int, lang: str = "en") -> list[str]:
        """Whole sentences for what the player has won between two positions beside points (`words.progress`, where a
        game has it)."""
        make = getattr(self.module("words.words"), "progress", None)
        found: list[str] = make(before, after, player, lang) if make is not None else []
        return found

    def ask(self, view: Mapping[str, Any], lang: str = "en") -> str:
        """One sentence for what is asked now, or whom the table waits for."""
        sentence: str = self.module("words.words").ask(view, lang)
        return sentence

    def reason(self, position: Position, player: int, action: int, lang: str = "en") -> str:
        """Why the player cannot do this now, in a sentence of the game's own (`words.why`), with what beat it.

        Empty if the action is legal, or if the game leaves it to the clause.
        """
        why = getattr(self.module("words.words"), "why", None)
        sentence: str = why(position, player, action, lang) if why is not None and player >= 0 else ""
        return sentence

    def about(self, lang: str = "en", *, short: bool = False) -> str:
        """The game in one sentence, for the lobby: the message `about` of its catalogues, or `about-short` if there is
        one."""
        words = self.module("words.words").WORDS
        sentence: str = words.sentence("about short" if short and words.has("about short") else "about", lang)
        return sentence

    def naming(self, lang: str = "en") -> str:
        """What a name of a player's own is called where the player is asked for it; empty if the game has none."""
        if not self.names:
            return ""
        label: str = self.module("words.words").naming(lang)
        return label

    def option_text(self, option_id: str, lang: str = "en") -> str:
        """One sentence for what a rule option decides; `words.py` of every game has it for each of its options."""
        self._option(option_id)
        sentence: str = self.module("words.words").option(option_id, lang)
        return sentence

    def option_value_text(self, option_id: str, value: object, lang: str = "en") -> str:
        """One sentence for what a value of a rule option means."""
        checked = self._option(option_id).check(value)
        sentence: str = self.module("words.words").option_value(option_id, checked, lang)
        return sentence

    def _option(self, option_id: str) -> Option:
        for option in self.options:
            if option.id == option_id:
                return option
        raise BadOption(f"no option {option_id!r}; allowed: {', '.join(o.id for o in self.options)}")

    def value(self, position: Position, player: int) -> float:
        """How good the position looks for a player; only comparisons mean something."""
        worth: float = self.module("bot.value").value(position, player)
        return worth


def named_games() -> list[str]:
    """The games that leave their players' names to them."""
    return [name for name in registry.game_names() if registry.game(name).names]


def dice_of(seed: int) -> Dice:
    """A seeded stream of random numbers; what is no seed is refused."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << 63:
        raise BadOption(f"seed: {seed!r}; allowed: a whole number from 0 to 2**63 - 1")
    return Dice(seed)


def may_read(event: Event, viewer: int) -> bool:
    """May this viewer see the event?"""
    return event.only == ALL or event.only == viewer
