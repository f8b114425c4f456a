"""The command of self-play data: reads arguments, calls, prints."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App

import theomachy
from theomachy.cli_arena import check_bots, chosen, progress
from theomachy.cli_options import Components, Options
from theomachy.core.components import own_box


def register(app: App) -> None:
    app.command(selfplay)


def selfplay(
    game: str = "gods-second", /, *, bots: str = "level:2,level:2", games: int = 1000, out: Path | None = None,
    option: Options = None, components: Components = None, seed: int = 1, block: int = 50, sees: str = "board",
    processes: int = 0, on: str = "local",
) -> int:  # fmt: skip
    """Let bots play and keep every decision as a row of Parquet files, for learners. docs/rl.md tells what a row holds.

    Parameters
    ----------
    game
        The game.
    bots
        The bots in seat order; from game to game they move on by one seat.
    games
        How many games.
    out
        The folder of the run; one that was stopped goes on from there.
    seed
        Everything that is random comes from it.
    block
        Games in one file.
    sees
        What is kept of a position: board, counts or all.
    processes
        How many at once; 0 leaves one core free, or takes all of a Ray cluster.
    on
        local, or ray for a Ray cluster, whose machines must all see the folder.
    """
    from theomachy.bots.seats import split_seats
    from theomachy.rl.selfplay import Plan, run

    found = theomachy.game(game)
    names = tuple(split_seats(bots))
    check_bots(game, names)
    options = chosen(game, len(names), option)
    plan = Plan(found.name, names, options, games, block, seed, sees, components=own_box(found, components))
    folder = out or Path("selfplay", found.name)
    with progress() as bar:
        task = bar.add_task(f"{games} games", total=plan.blocks)
        made = run(plan, folder, processes=processes, on=on, tell=lambda done, of: bar.update(task, completed=done))
    print(f"{made} decisions written; {plan.blocks} files in {folder}")
    return 0
