"""A game as something to play: tables set up, positions and actions read and written, what may be done and what not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from theomachy.core import registry, shape
from theomachy.core.action import ActionTable
from theomachy.core.choices import CHOICES, COLOUR, FIGURE, BadChoice, Choice, Chosen, going_with
from theomachy.core.dice import Dice
from theomachy.core.errors import BadComponents, BadOption, BadPosition, BadText, IllegalAction
from theomachy.core.folder import Folder
from theomachy.core.names import BadPlayerName, check_names, clean
from theomachy.core.options import Option, Value, check_options
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, NOBODY, Position


@dataclass(frozen=True)
class Playable(Folder):
    """The side of a game that rules, records and bots need, without its pictures."""

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

    def palette(self, choice: Choice) -> tuple[str, ...]:
        """What players can choose from, in the order in which seats have it otherwise; empty where there is nothing."""
        found: tuple[str, ...] = getattr(self.module("table.setup"), choice.declared, ())
        return found

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What players of this game choose for their seats."""
        return tuple(choice for choice in CHOICES if self.palette(choice))

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours that players can choose."""
        return self.palette(COLOUR)

    @property
    def figures(self) -> tuple[str, ...]:
        """The figures that players can choose."""
        return self.palette(FIGURE)

    @property
    def named_by_colour(self) -> bool:
        """Are players called after their colours?"""
        return bool(getattr(self.module("table.setup"), "NAMED_BY_COLOUR", False))

    @property
    def naming_choice(self) -> Choice | None:
        """What players are called after while they have no name of their own; None: after their seats alone."""
        if self.named_by_colour:
            return COLOUR
        return self.choices[-1] if self.names and self.choices else None

    def dealt(self, players: int, chosen: Chosen) -> dict[str, tuple[str, ...]]:
        """What all seats have of everything that can be chosen; where nothing is wanted, the usual or else the first
        that is free."""
        found: dict[str, tuple[str, ...]] = {}
        for choice in CHOICES:
            wanted = chosen.get(choice.all, ())
            if choice in self.choices:
                usual = self._usual(choice, players, found)
                found[choice.all] = choice.deal(self.palette(choice), players, wanted, usual)
            elif wanted:
                raise BadChoice(choice, "none", game=self.name)
        return found

    def _usual(self, choice: Choice, players: int, dealt: Chosen) -> tuple[str, ...]:
        """What seats have unless players choose: in their order, and figures by their colours."""
        if choice is FIGURE and self.colours:
            return going_with(self.figures, self.colours, dealt[COLOUR.all])
        return self.palette(choice)[:players]

    def chosen_of(self, position: Position) -> dict[str, tuple[str, ...]]:
        """What the seats of a table have of everything that can be chosen."""
        found: dict[str, tuple[str, ...]] = {}
        for choice in self.choices:
            if choice is COLOUR and self.named_by_colour:
                found[choice.all] = tuple(self.player_name(position, seat) for seat in range(position.players))
            else:
                found[choice.all] = getattr(position.fixed, choice.all)  # type: ignore[attr-defined]
        return found

    def colours_of(self, position: Position) -> tuple[str, ...]:
        """The colours of the seats of a table; empty in games without any to choose."""
        return self.chosen_of(position).get(COLOUR.all, ())

    def figures_of(self, position: Position) -> tuple[str, ...]:
        """The figures of the seats of a table; empty in games without any to choose."""
        return self.chosen_of(position).get(FIGURE.all, ())

    def unusual(self, position: Position) -> dict[str, tuple[str, ...]]:
        """What the seats have of that of which they have not all the usual."""
        found = self.chosen_of(position)
        return {
            choice.all: found[choice.all] for choice in self.choices
            if found[choice.all] != self._usual(choice, position.players, found)
        }  # fmt: skip

    def choice_tags(self, position: Position) -> dict[str, str]:
        """What the tags of a record say of it: nothing of what is usual or said by the names."""
        found = self.unusual(position)
        return {
            choice.tag: ",".join(found[choice.all]) for choice in self.choices
            if choice.all in found and not (choice is COLOUR and self.named_by_colour)
        }  # fmt: skip

    def usual_names(self, players: int, chosen: Chosen | None = None) -> tuple[str, ...]:
        """What players are called who do not name themselves: after their figures or colours."""
        after = self.naming_choice
        if after is None:
            return self.names[:players]
        palette = self.palette(after)
        return tuple(self.names[palette.index(one)] for one in self.dealt(players, chosen or {})[after.all])

    def check_names(self, players: int, names: Sequence[str], chosen: Chosen | None = None) -> tuple[str, ...]:
        """The names of all players, in seat order; who gives an empty one is called as usual.

        BadPlayerName for names that cannot be, and for games whose players have no names of their own.
        """
        if not self.names:
            raise BadPlayerName("none", game=self.name, allowed=", ".join(named_games()))
        if isinstance(names, str) or not all(isinstance(name, str) for name in names):
            raise BadOption(f"player_names: {names!r}; allowed: a list of texts")
        if len(names) != players:
            raise BadOption(f"{len(names)} names for {players} players; allowed: one for each, empty for the usual")
        usual = self.usual_names(players, chosen)
        return check_names([clean(name) or other for name, other in zip(names, usual, strict=True)])

    def new(
        self, players: int | None = None, seed: int | None = None, *, components: str | Path | None = None,
        player_names: Sequence[str] = (), colours: Sequence[str] = (), figures: Sequence[str] = (),
        revision: int | None = None, **options: object,
    ) -> Position:  # fmt: skip
        """A freshly set table, by default for as many as possible.

        `player_names` are what the players are called, in games that leave it to them (`names`); `colours` and
        `figures` those of the seats, empty for the usual; `revision` is that of the rules, by default the present one.
        With a seed, what CHANCE decides before the first player is asked is decided from it; without one
        the position waits for CHANCE. What comes later is up to the caller: a `Match` does it all.
        """
        count = max(self.players) if players is None else players
        checked = self.check(count, options)
        if components is not None and not isinstance(components, str | Path):
            raise BadComponents(f"components: {components!r}; allowed: the path of a components file")
        path = Path(components) if components is not None else None
        named: dict[str, tuple[str, ...]] = {}
        chosen = {COLOUR.all: colours, FIGURE.all: figures}
        if colours or figures:
            named |= self.dealt(count, chosen)
        if player_names or (named and self.names):
            named["names"] = self.check_names(count, player_names or [""] * count, chosen)
        if revision is None or revision == self.revision:
            position: Position = self.module("table.setup").new(count, checked, components=path, **named)
        else:
            position = self._earlier(revision, count, named, checked, path)
        if seed is not None:
            dice = dice_of(seed)
            while position.turn == CHANCE:
                position.apply(CHANCE, position.sample(dice))
        return position

    def _earlier(
        self, revision: int, players: int, named: Mapping[str, tuple[str, ...]], options: Mapping[str, Value],
        components: Path | None,
    ) -> Position:  # fmt: skip
        """A freshly set table of an earlier revision: the position in which nothing but that is said."""
        if revision not in self.revisions:
            allowed = ", ".join(str(n) for n in self.revisions)
            raise BadOption(f"rules revision {revision!r} of {self.name}; playable here: {allowed}")
        data: dict[str, object] = {"rules": revision, "options": dict(options)}
        names = named.get(COLOUR.all if self.named_by_colour else "names")
        data["players"] = players if names is None else list(names)
        for choice in self.choices:
            if choice.all in named and not (choice is COLOUR and self.named_by_colour):
                data[choice.field] = list(named[choice.all])
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

    def aimed(self, position: Position, target: str) -> Iterable[int]:
        """The well-formed actions around this position (`space`) that this target is clicked for."""
        return self.actions.aimed(position, self.space(position), target)

    def ahead(self, position: Position, player: int, action: int) -> list[str]:
        """Targets of the step after this one, where a game says that they may be clicked before it."""
        look: Callable[[Position, int, int], list[str]] | None = getattr(self.module("table.notation"), "ahead", None)
        return look(position, player, action) if look is not None else []

    def seen_at(self, position: Position, player: int, action: int) -> str:
        """The target at which the action is seen to happen, where a game says so; else it is the last of its targets.

        For actions whose own targets name something that the others may not know, or no place.
        """
        look: Callable[[Position, int, int], str] | None = getattr(self.module("table.notation"), "seen_at", None)
        return look(position, player, action) if look is not None else ""

    def play(self, position: Position, action: int | str, player: int | None = None) -> None:
        """Carry out an action in place, by default for whoever is on turn, after checking it; all or nothing.

        The checked sibling of `position.apply`. The action is a number or a text, which may be a line of several small
        steps. An action that is not legal raises IllegalAction with its clause; CHANCE is asked like a player.
        """
        who = int(position.turn) if player is None else player
        if who == EVERYBODY:
            raise BadOption("say which player acts: everybody may act now")
        if isinstance(action, str):
            steps = self.parse_line(position, action, who)
        else:
            self.demand(position, who, action)
            steps = [action]
        for step in steps:
            position.apply(who, step)

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

    def reason(self, position: Position, player: int, action: int, lang: str = "en") -> str:
        """Why the player cannot do this now, in a sentence of the game's own (`words.why`), with what beat it.

        Empty if the action is legal, or if the game leaves it to the clause.
        """
        why = getattr(self.module("words.words"), "why", None)
        sentence: str = why(position, player, action, lang) if why is not None and player >= 0 else ""
        return sentence

    def player_name(self, position: Position, player: int) -> str:
        if player == CHANCE:
            return "chance"
        if player == CLOCK:
            return "clock"
        if player == NOBODY:
            return "nobody"
        name: str = self.module("table.notation").seat_name(position, player)
        return name

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
