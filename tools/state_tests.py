"""Write into the nets that come with the games what the kept games of the table of strength have shown of them.

    python tools/state_tests.py

Run it after `theomachy strength` has played with new nets, and before a release. The games themselves are in
benchmarks/results/strength; `tests/test_learned.py` compares.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import theomachy
from theomachy.arena.comparison import Comparison
from theomachy.arena.duel import Pairing
from theomachy.arena.ratings import block_shares, interval
from theomachy.arena.run import Book
from theomachy.arena.strength import TIMES, against_hand
from theomachy.bots.seats import sequential
from theomachy.bots.weights import Proof, nets, weights_file, write
from theomachy.core.game import Game

KEPT = Path(__file__).resolve().parents[1] / "benchmarks" / "results" / "strength"
SEED = 1


def proofs(game: Game, players: int) -> list[Proof]:
    """What searches with the net have won against searches without, as far as games were kept."""
    found = []
    for time in TIMES:
        comparison: Comparison = against_hand(game.name, players, time)
        file = KEPT / comparison.file
        if not file.exists():
            continue
        results = Book(file, Pairing(game.name, comparison.bots, tuple(sequential(game).items()), SEED)).results()
        share, low, high = interval(block_shares(results, 0))
        first, other = comparison.bots[0].replace("judge=learned", "judge=this"), comparison.bots[1]
        found.append(Proof(first, other, players, len(results), round(share, 4), round(low, 4), round(high, 4)))
    return found


def stated(game: Game) -> str:
    """The game's file of weights with all tests in it."""
    own = nets(game, weights_file(game))
    told = [replace(net, tested=tuple(p for count in net.players for p in proofs(game, count))) for net in own]
    return write(game, told)


if __name__ == "__main__":
    for name in theomachy.game_names():
        found = theomachy.game(name)
        weights_file(found).write_text(stated(found), encoding="utf-8")
        for trained in nets(found, weights_file(found)):
            for proof in trained.tested:
                print(f"{name}: {proof.words}")
