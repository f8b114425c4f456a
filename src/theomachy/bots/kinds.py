"""What bots there are, in words: their kinds, the levels, the settings of each. What `theomachy bots` prints."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap

from theomachy.bots.bot import MAKERS
from theomachy.bots.judge import LearnedJudge
from theomachy.bots.levels import LEVELS
from theomachy.bots.seats import sequential
from theomachy.bots.weights import Bench
from theomachy.core.game import Game

WIDE = 100  # characters of a line


@dataclass(frozen=True)
class Setting:
    """`name=allowed` in a spec, and what it does. `usual` is what holds without it, where that can be said."""

    name: str
    allowed: str
    means: str
    usual: str = ""


@dataclass(frozen=True)
class Kind:
    """A kind of bot: how it is written, and how it plays."""

    form: str
    plays: str
    settings: tuple[Setting, ...] = ()


JUDGE = Setting("judge", "hand, learned or a file", "who judges positions: the game's value, or a net")
SEARCH = (
    Setting("sims", "1 to 100000000", "simulations for a move", "1000"),
    Setting("time", "1s, 250ms", "seconds of the processor for an action, in place of sims"),
    Setting(JUDGE.name, JUDGE.allowed, JUDGE.means, "a net where one serves searches, else hand"),
    Setting("guide", "hand or judge", "by whose looks everybody acts after the tree", "hand where a net judges"),
    Setting("guided", "0 or 1", "0 is plain search with full random playouts", "1"),
    Setting("bias", "0 or 1", "0 tries all actions alike at first", "1"),
    Setting("explore", "0 to 100", "weight of exploration", "by the game"),
    Setting("sharpness", "0.01 to 100", "how much better an action must look to be tried sooner", "by the game"),
    Setting("trust", "0.01 to 1000", "for how many simulations the first look at an action counts", "by the game"),
    Setting("scale", "0.001 to 1000000", "the difference in value that makes odds of e to 1", "by the game"),
    Setting("playout", "0 to 1000000", "random decisions after the tree before the value decides", "0"),
    Setting("roll", "0 to 10000", "decisions that are followed after the tree, as the value likes best", "by the game"),
    Setting("turns", "1 to 10000", "how often the turn comes back before the value decides", "by the game"),
    Setting("width", "1 to 10000", "actions that are looked at for each decision after the tree", "40"),
    Setting("finish", "0 or 1", "1 judges begun actions only once they are finished", "by the game"),
    Setting("slips", "0 to 100", "in so many decisions of a hundred it picks blindly among what looks good", "0"),
    Setting("reuse", "0 or 1", "0 forgets the tree between two steps of an action", "1"),
    Setting("nodes", "1 to 100000000", "the tree stops growing there, which bounds the memory", "1000000"),
    Setting("processes", "1 to 256", "the search works in so many processes", "1"),
)  # fmt: skip

KINDS = {
    "random": Kind("random", "any legal action that makes sense"),
    "greedy": Kind(
        "greedy", "one step ahead: what looks best once an action is finished",
        (Setting(JUDGE.name, JUDGE.allowed, JUDGE.means, "hand"),),
    ),
    "mcts": Kind("mcts:SETTING=VALUE,...", "a tree search; with sims and the same seed it plays the same", SEARCH),
    "level": Kind(f"level:1 to level:{len(LEVELS)}", "the levels that people choose from; 3 without a number"),
    "hint": Kind(
        "hint", "the first hint of every decision, as the server gives it: the search of level 5",
        (Setting("time", "1s, 250ms", "seconds of the processor for a decision", "as level 5 has for an action"),),
    ),
    "program": Kind(
        "program:PATH,ARGUMENT,...", "a program of your own in any language (docs/bot_protocol.md)",
        (Setting("limit", "1s, 250ms", "the time for an answer, by the clock; as program:limit=5s,PATH", "60s"),),
    ),
}  # fmt: skip


def told(names: Sequence[str]) -> list[str]:
    """Lines about these kinds, those that were added by an entry in MAKERS too."""
    lines: list[str] = []
    for name in names:
        kind = KINDS.get(name) or Kind(name, f"a bot of {MAKERS[name][0]}")
        lines += [*([""] if lines else []), kind.form, *indented(kind.plays, 4)]
        if name == "level":
            lines += [f"    level:{number}  {spec}" for number, spec in LEVELS.items()]
        for setting in kind.settings:
            lines.append(f"    {setting.name}={setting.allowed}")
            usual = f" (without it: {setting.usual})" if setting.usual else ""
            lines += indented(setting.means + usual, 8)
    return lines


def indented(text: str, by: int) -> list[str]:
    return wrap(text, WIDE, initial_indent=" " * by, subsequent_indent=" " * by)


def judges(game: Game) -> list[str]:
    """Who judges for the searches of this game, for every number of players under its usual rules."""
    bench = Bench(game)
    lines = [f"{game.name}: who judges positions for searches, under the usual rules"]
    for players in game.players:
        learned = isinstance(bench.at(game.new(players, 1, **sequential(game))), LearnedJudge)
        lines.append(f"    {players} players: {'a net' if learned else 'the hand-made value'}")
    return lines
