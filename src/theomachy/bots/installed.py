"""Nets that people install for themselves: one file a game in a folder of their own, which goes before the game's nets.

Nothing is ever written into the package. What is installed must have won games; whoever wants it nevertheless says so.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from theomachy.bots.weights import BadWeights, Trained, read, user_file, write
from theomachy.core.errors import BadOption
from theomachy.core.game import Game


def unproven(net: Trained) -> list[int]:
    """The numbers of players for which no test has shown that the net makes a bot stronger."""
    return [count for count in net.players if not any(p.players == count and p.shown for p in net.tested)]


def demand_proof(nets: Sequence[Trained]) -> None:
    """Refuse nets that have not won."""
    for net in nets:
        for count in unproven(net):
            tests = [proof.words for proof in net.tested if proof.players == count]
            said = "; ".join(tests) or "nothing"
            raise BadOption(
                f"nothing shows that the net is any good for {count} players (tested: {said}); play more games (learn "
                "--judged, --proof), or install it as it is with --unproven"
            )


def load(game: Game, file: Path) -> list[Trained]:
    """The nets of a file that is to be installed."""
    try:
        return read(game, file.read_text(encoding="utf-8"), str(file))
    except (OSError, UnicodeDecodeError) as error:
        raise BadWeights(f"{file}: cannot be read: {getattr(error, 'strerror', '') or error}") from error


def install(game: Game, new: Sequence[Trained], *, proof: bool = True) -> Path:
    """Add nets to the user's; those for other tables stay. Gives the file."""
    if proof:
        demand_proof(new)
    target = user_file(game)
    kept = load(game, target) if target.is_file() else []
    for fresh in new:
        taken = {(count, json.dumps(dict(fresh.options), sort_keys=True)) for count in fresh.players}
        kept = [replace(old, players=left) for old in kept if (left := others(old, taken))]
    nets = sorted([*kept, *new], key=lambda net: (json.dumps(dict(net.options)), net.players))
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(write(game, nets), encoding="utf-8")
        os.replace(draft, target)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise BadOption(f"{target} cannot be written: {error.strerror}") from error
    return target


def others(net: Trained, taken: set[tuple[int, str]]) -> tuple[int, ...]:
    """The numbers of players that the net goes on to serve."""
    options = json.dumps(dict(net.options), sort_keys=True)
    return tuple(count for count in net.players if (count, options) not in taken)


def uninstall(game: Game) -> Path:
    """Remove the user's nets of a game; the game's own serve again. Gives the file that was removed."""
    target = user_file(game)
    try:
        target.unlink()
    except FileNotFoundError:
        raise BadOption(f"no nets of {game.name} are installed ({target})") from None
    except OSError as error:
        raise BadOption(f"{target} cannot be removed: {error.strerror}") from error
    return target
