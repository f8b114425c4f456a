"""How many simulations a second the search makes, and what its tree weighs, for every game.

    python benchmarks/searches.py [GAME ...] [--players 4] [--sims 2000] [--rounds 3]

One core, fixed seeds: positions 8, 20 and 32 decisions into a game of greedy bots, searched plainly (full random
playouts) and guided (the value instead of playouts). Time is that of the process, so that a busy machine does not
blur it much; the best of the rounds counts. Prints JSON.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import process_time

import theomachy
from theomachy.bots.bot import make_bot
from theomachy.bots.seats import sequential
from theomachy.core.dice import Dice
from theomachy.core.game import Game
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, Position
from theomachy.pure import is_compiled

DEPTHS = (8, 20, 32)


def moment(game: Game, players: int, decisions: int, seed: int) -> tuple[Position, int]:
    """A position with something to decide, and who decides, about so many decisions into a game."""
    dice = Dice(seed)
    position = game.new(players, seed=seed, **sequential(game))
    greedy = make_bot("greedy", game)
    made = 0
    while True:
        if position.turn == CHANCE:
            position.apply(CHANCE, position.sample(dice))
            continue
        seat = int(position.turn)
        if seat == EVERYBODY:
            able = [p for p in range(players) if len(position.legal(p))]
            seat = able[dice.below(len(able))] if able else CLOCK
        legal = list(position.legal(seat)) if seat != -3 else []
        if len(legal) == 0:
            return moment(game, players, decisions // 2, seed + 1)
        if made >= decisions and seat >= 0 and len(legal) > 1:
            return position, seat
        action = legal[0] if seat == CLOCK else greedy.choose(position.redeal(seat, dice), seat, dice)
        position.apply(seat, action)
        made += 1


def rate(game: Game, players: int, settings: str, sims: int, rounds: int) -> float:
    """Simulations a second over all moments."""
    best = 0.0
    moments = [moment(game, players, depth, seed) for seed, depth in enumerate(DEPTHS, start=1)]
    for _ in range(rounds):
        began = process_time()
        for position, seat in moments:
            bot = make_bot(f"mcts:sims={sims}{settings}", game)
            bot.search(position, seat, Dice(7))  # type: ignore[attr-defined]
        best = max(best, sims * len(moments) / (process_time() - began))
    return best


def resident() -> int:
    """Bytes of memory in use by this process."""
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * 4096


def node_megabytes(name: str, players: int, settings: str, sims: int) -> float:
    """Per million nodes; in a process of its own, since memory that was freed before would be used again."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return pool.submit(grown, name, players, settings, sims).result()


def grown(name: str, players: int, settings: str, sims: int) -> float:
    game = theomachy.game(name)
    position, seat = moment(game, players, DEPTHS[0], 1)
    before = resident()
    bot = make_bot(f"mcts:sims={sims}{settings}", game)
    search = bot.search(position, seat, Dice(7))  # type: ignore[attr-defined]
    return (resident() - before) / 1e6 / (int(search.nodes) / 1e6)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--players", type=int)
    parser.add_argument("--sims", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    found = {}
    for name in args.games or theomachy.game_names():
        game = theomachy.game(name)
        players = args.players if args.players in game.players else max(game.players)
        found[name] = {
            "players": players,
            "plain sims/s": round(rate(game, players, ",guided=0", args.sims, args.rounds)),
            "guided sims/s": round(rate(game, players, "", args.sims, args.rounds)),
            "plain MB per million nodes": round(node_megabytes(name, players, ",guided=0", 10 * args.sims)),
            "guided MB per million nodes": round(node_megabytes(name, players, "", 10 * args.sims)),
        }
        print(f"{name}: {found[name]}", file=sys.stderr)
    form = "compiled" if is_compiled() else "interpreted"
    print(json.dumps({"form": form, "sims": args.sims, "rounds": args.rounds, "games": found}))


if __name__ == "__main__":
    main()
