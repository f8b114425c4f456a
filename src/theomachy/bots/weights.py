"""The weights of learned judges: text files beside the `inputs.py` of the games, and which judge serves at which table.

A file has a header (format, game, what the inputs count) and one net or more, each for some numbers of players and for
the rule options it was trained with. A file that does not fit the game as it is now is refused by name; then, as for
tables that no net was trained for, the hand-made value serves.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from theomachy.bots.judge import HandJudge, Judge, LearnedJudge
from theomachy.bots.net import Net
from theomachy.core.components import fingerprint_in_play, own_fingerprint
from theomachy.core.errors import TheomachyError
from theomachy.core.game import Game
from theomachy.core.inputs import Inputs
from theomachy.core.position import Position

FORMAT = "theomachy-weights 1"
FILE = "weights.txt"
SMALL, LARGE = -(1 << 15), (1 << 15) - 1
JUDGES = ("hand", "learned")
BOX = "components"  # among the options of a net: the fingerprint of the components file it was trained with
SERVES = {True: "searches", False: "one step"}  # whom a net serves unasked
LOG = logging.getLogger("theomachy.bots")


class BadWeights(TheomachyError):
    """A file of weights that cannot be read or does not belong to the game as it is now."""


@dataclass(frozen=True)
class Proof:
    """What games have shown of a net: how a bot with it did against others, each on every seat on the same chance."""

    bot: str  # with `this` for the net
    against: str  # on all other seats
    players: int
    games: int
    share: float  # of the victories, with its 95 % interval
    low: float
    high: float

    @property
    def shown(self) -> bool:
        """Is the bot with the net the stronger one, beyond chance?"""
        return self.low > 1 / self.players

    @property
    def searched(self) -> bool:
        return self.bot.startswith("mcts")

    @property
    def words(self) -> str:
        return (
            f"{self.bot} against {self.against}, {self.players} players: {self.share:.1%} "
            f"[{self.low:.1%}, {self.high:.1%}] of {self.games} games"
        )


@dataclass(frozen=True)
class Trained:
    """One net, and what it was trained for."""

    players: tuple[int, ...]
    options: Mapping[str, Any]  # those that were not as usual
    seed: int
    games: int
    units: int
    offset: int
    bias: Sequence[int]
    last: Sequence[int]
    linear: Sequence[int]
    first: Sequence[Sequence[int]]  # a row for each input
    searches: bool = True  # do searches use it unasked? Only where games have shown that it makes them stronger
    tested: tuple[Proof, ...] = ()

    def net(self) -> Net:
        rows = [weight for row in self.first for weight in row]
        return Net(
            len(self.linear), self.units, vec[i16](rows), vec[i64](list(self.bias)), vec[i16](list(self.last)),
            vec[i16](list(self.linear)), self.offset,
        )  # fmt: skip


# ---- what the inputs count


def inputs_of(game: Game, dealt: bool = False) -> Inputs:
    """Fresh inputs: they keep what they looked at last, so every judge has its own. `dealt`: for worlds that a search
    has dealt, in which every hand may be counted as it lies."""
    made: Inputs = game.module("bot.inputs").make()
    made.dealt = dealt
    return made


def fingerprint(game: Game) -> str:
    """Of what the inputs count: other inputs need other weights."""
    inputs = inputs_of(game)
    counted = [*inputs.names(), *(["secrets of the others"] if inputs.others else [])]
    return hashlib.sha256("\n".join(counted).encode()).hexdigest()[:16]


# ---- files


def weights_file(game: Game) -> Path:
    """The nets that come with the game."""
    return game.home / "bot" / FILE


def user_folder() -> Path:
    """Where nets are that people installed: THEOMACHY_NETS, or `nets` in the folder of the user's data."""
    named = os.environ.get("THEOMACHY_NETS")
    if named:
        return Path(named)
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "theomachy" / "nets"


def user_file(game: Game) -> Path:
    return user_folder() / f"{game.name}.txt"


def write(game: Game, nets: Sequence[Trained]) -> str:
    """The text of a file. Rows of zeros are left out."""
    lines = [FORMAT, f"game {game.name}", f"inputs {inputs_of(game).size} {fingerprint(game)}"]
    for net in nets:
        lines += ["", f"players {' '.join(map(str, net.players))}", f"options {json.dumps(dict(net.options))}"]
        lines += [
            f"serves {SERVES[net.searches]}",
            *(f"tested {json.dumps(asdict(proof))}" for proof in net.tested),
            f"seed {net.seed}",
            f"games {net.games}",
            f"units {net.units}",
            f"offset {net.offset}",
        ]
        lines += [f"bias {' '.join(map(str, net.bias))}", f"last {' '.join(map(str, net.last))}"]
        for i, (straight, row) in enumerate(zip(net.linear, net.first, strict=True)):
            if straight or any(row):
                lines.append(f"{i} {straight} {' '.join(map(str, row))}")
    return "\n".join(lines) + "\n"


def read(game: Game, text: str, name: str) -> list[Trained]:
    """The nets of a file; BadWeights says what does not fit."""
    head, *parts = text.strip().split("\n\n")
    lines = head.split("\n")
    size = int(inputs_of(game).size)
    wanted = [FORMAT, f"game {game.name}", f"inputs {size} {fingerprint(game)}"]
    for line, right in zip([*lines, "", "", ""], wanted, strict=False):
        if line != right:
            raise BadWeights(f"{name}: {line!r}; needed: {right!r}")
    return [read_net(part.split("\n"), size, name) for part in parts]


def read_net(lines: list[str], size: int, name: str) -> Trained:
    known: dict[str, str] = {}
    first: dict[int, list[int]] = {}
    tested: list[Proof] = []
    try:
        for line in lines:
            key, _, rest = line.partition(" ")
            if key.isdecimal():
                first[int(key)] = [whole(word) for word in rest.split()]
            elif key == "tested":
                tested.append(Proof(**json.loads(rest)))
            else:
                known[key] = rest
        units = int(known["units"])
        bias, last = [int(w) for w in known["bias"].split()], [whole(w) for w in known["last"].split()]
        if len(bias) != units or len(last) != units or units % 8:
            raise ValueError(f"{units} units, {len(bias)} and {len(last)} weights")
        if any(len(row) != units + 1 or i >= size for i, row in first.items()):
            raise ValueError(f"a row that is not of {units + 1} weights or beyond input {size - 1}")
        nothing = [0] * (units + 1)
        rows = [first.get(i, nothing) for i in range(size)]
        return Trained(
            tuple(int(n) for n in known["players"].split()), json.loads(known["options"]), int(known["seed"]),
            int(known["games"]), units, int(known["offset"]), bias, last, [r[0] for r in rows], [r[1:] for r in rows],
            {text: searches for searches, text in SERVES.items()}[known["serves"]],
            tuple(tested),
        )  # fmt: skip
    except (KeyError, TypeError, ValueError) as error:
        raise BadWeights(f"{name}: cannot read a net: {error}") from error


def whole(word: str) -> int:
    number = int(word)
    if not SMALL <= number <= LARGE:
        raise ValueError(f"weight {number}; allowed: {SMALL} to {LARGE}")
    return number


@lru_cache(maxsize=64)
def nets_in(game: Game, path: Path, changed: int) -> tuple[Trained, ...]:
    """What a file holds; nothing if it does not fit, and its name in the log. `changed` is when it was written."""
    try:
        return tuple(read(game, path.read_text(encoding="utf-8"), str(path)))
    except BadWeights as error:
        LOG.warning("%s; the hand-made value serves instead", error)
        return ()


def nets(game: Game, file: Path | None = None) -> tuple[Trained, ...]:
    """The nets of a file; without one those that the user has installed, and then those that come with the game."""
    files = [user_file(game), weights_file(game)] if file is None else [file]
    return tuple(net for path in files if path.is_file() for net in nets_in(game, path, path.stat().st_mtime_ns))


# ---- which judge serves


def unusual(game: Game, position: Position) -> dict[str, Any]:
    """The options of the table that are not as usual and matter to a judge, and the fingerprint of its components if
    they are others."""
    fixed: Any = getattr(position, "fixed", position)  # what begins small (core/plain.py) has its options at hand
    free = getattr(game.module("bot.inputs"), "FREE", ())
    usual = {option.id: option.default for option in game.options}
    options: dict[str, Any] = getattr(fixed, "options", {})
    found = {name: value for name, value in options.items() if name not in free and value != usual[name]}
    file = str(getattr(fixed, "components", ""))
    box = fingerprint_in_play(file) if file else ""
    return {**found, BOX: box} if box and box != own_fingerprint(game) else found


def boxes_apart(game: Game, position: Position, file: Path | None) -> str:
    """Nets that fit the table but for its components: a sentence about that, or nothing."""
    wanted = unusual(game, position)
    box = wanted.pop(BOX, "")
    for trained in nets(game, file):
        options = dict(trained.options)
        other = options.pop(BOX, "")
        if int(position.players) in trained.players and options == wanted and other != box:
            return f"the net was trained with {told_box(other)}, this table has {told_box(box)}"
    return ""


def told_box(box: str) -> str:
    return f"the components file of fingerprint {box}" if box else "the game's own components"


def net_for(game: Game, position: Position, file: Path | None = None) -> Trained | None:
    """The net that was trained for such a table, in the game's own file of weights or in another."""
    for trained in nets(game, file):
        if int(position.players) in trained.players and dict(trained.options) == unusual(game, position):
            return trained
    return None


def hand_module(game: Game) -> ModuleType:
    """What searches judge positions by without a net: the game's `bot/odds.py`, else its `bot/value.py`."""
    found: ModuleType = game.module("bot.odds" if game.has("bot.odds") else "bot.value")
    return found


def hand_judge(game: Game, scale: float = 0.0) -> HandJudge:
    """`scale` is the difference in value that makes the odds of winning e to 1; fitted by `arena/calibrate.py`."""
    module = hand_module(game)
    return HandJudge(module.value, scale or float(getattr(module, "SCALE", 1.0)))


def learned_judge(game: Game, trained: Trained, dealt: bool = False) -> LearnedJudge:
    return LearnedJudge(inputs_of(game, dealt), trained.net(), judged_inside(game))


def judged_inside(game: Game) -> bool:
    """Does the learned judge of the game judge positions inside begun actions too?"""
    return bool(getattr(game.module("bot.inputs"), "INSIDE", True))


class Bench:
    """The judges of one bot: for each table the learned one if a net fits and it is wanted, else the hand-made one.
    Searches judge worlds that they have `dealt`; who looks one step ahead judges what the player knows."""

    def __init__(self, game: Game, wanted: str = "", scale: float = 0.0, dealt: bool = False) -> None:
        self.game = game
        self.dealt = dealt
        self.wanted = wanted  # hand, learned, a file of weights, or nothing for the better one
        self.file = Path(wanted) if wanted and wanted not in JUDGES else None
        if self.file is not None and not nets(game, self.file):
            raise BadWeights(
                f"{wanted}: no file of weights for {game.name}; allowed: {', '.join(JUDGES)} or such a file"
            )
        self.hand = hand_judge(game, scale)
        self.learned: dict[int, tuple[Trained, LearnedJudge]] = {}

    def at(self, position: Position) -> Judge:
        trained = None if self.wanted == "hand" else net_for(self.game, position, self.file)
        if trained is not None and not trained.searches and not self.wanted:
            return self.hand
        if trained is None:
            if self.wanted not in ("", "hand"):
                why = boxes_apart(self.game, position, self.file) or "no net was trained for this table"
                raise BadWeights(f"{self.game.name}: {why}; allowed: judge=hand")
            return self.hand
        if self.learned.get(id(trained), (None,))[0] is not trained:
            self.learned[id(trained)] = (trained, learned_judge(self.game, trained, self.dealt))
        return self.learned[id(trained)][1]
