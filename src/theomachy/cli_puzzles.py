"""The command that finds puzzles: reads arguments, calls, prints."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App
from rich.console import Console
from rich.table import Table

import theomachy
from theomachy.bots.bot import make_bot
from theomachy.cli_arena import chosen, progress
from theomachy.cli_options import Components, Options
from theomachy.core.components import own_box
from theomachy.core.errors import BadOption


def register(app: App) -> None:
    app.command(puzzles)
    app.command(puzzle_trials)


def puzzles(
    game: str, /, *, find: int = 50, players: int = 2, option: Options = None, components: Components = None,
    quick: int = 150, sims: int = 2_000, choices: int = 4, slips: int = 15, seed: int = 1, processes: int = 0,
    minutes: float = 0.0, into: Path | None = None,
) -> int:  # fmt: skip
    """Find decisions in which one action is clearly the best: games of bots, and a proof by long searches.

    Parameters
    ----------
    game
        The game.
    find
        How many puzzles the file is to have in the end.
    players
        How many play.
    quick
        Simulations for each decision of the games.
    sims
        Simulations of each search of a proof; the last has twice as many.
    choices
        In what is asked, at least.
    slips
        Per cent of the decisions that are not the best: mistakes make puzzles.
    seed
        Everything that is random comes from it.
    processes
        How many at once; 0 leaves one core free.
    minutes
        End after about so many, with what was found; 0: only when there are enough.
    into
        The folder of the file GAME.jsonl. What is found is written at once, and a run goes on with what is there.
    """
    from theomachy.arena.puzzles import Quest, search_games

    for name, number, least in (
        ("find", find, 1),
        ("quick", quick, 20),
        ("sims", sims, 50),
        ("processes", processes, 0),
        ("choices", choices, 2),
    ):
        if number < least:
            raise BadOption(f"--{name} {number}: at least {least}")
    if not 0 <= slips <= 90:
        raise BadOption(f"--slips {slips}: allowed: 0 to 90")
    if minutes < 0:
        raise BadOption(f"--minutes {minutes}: at least 0")
    box = own_box(theomachy.game(game), components)
    quest = Quest(game, players, chosen(game, players, option), quick, sims, choices, slips, seed, box)
    file = (into or Path("puzzles")) / f"{theomachy.game(game).name}.jsonl"
    with progress() as bar:
        task = bar.add_task(game, total=find)

        def tell(games: int, there: int) -> None:
            bar.update(task, description=f"{game}: {games} games", completed=min(find, there))

        found = search_games(quest, find, into=file, processes=processes, seconds=60 * minutes, tell=tell)
    table = Table(title=f"{game}: {len(found)} puzzles in {file}")
    for head in ("puzzle", "theme", "difficulty", "answer", "wins", "next best", "wins"):
        table.add_column(head)
    for puzzle in sorted(found, key=lambda p: p.difficulty):
        table.add_row(
            puzzle.id, puzzle.theme, str(puzzle.difficulty), ", ".join(puzzle.solution), f"{puzzle.chance} %",
            puzzle.rival, f"{puzzle.rival_chance} %",
        )  # fmt: skip
    Console().print(table)
    return 0


def puzzle_trials(
    game: str, /, *names: str, games: int = 60, sims: int = 2_000, bot: str = "mcts:sims=24", seed: int = 1
) -> int:
    """Try puzzles of the package again: the proof with other seeds, then games with the answer and with the next best.

    Ends with 1 where one is doubtful: the proof no longer holds, or the games do not show that the answer is better.

    Parameters
    ----------
    game
        The game.
    names
        Of puzzles; without any, all of the game.
    games
        After each of the two actions at most; fewer where it is clear before.
    sims
        Simulations of each search of the proof; the last has twice as many.
    bot
        Plays on, on all seats.
    seed
        Everything that is random comes from it.
    """
    from theomachy.arena.puzzle_trials import LEAST, tried
    from theomachy.teaching.puzzle import puzzles as stored

    there = stored(theomachy.game(game))
    if unknown := [name for name in names if name not in there]:
        raise BadOption(f"no puzzle of {game}: {', '.join(unknown)}; allowed: {', '.join(there) or 'none'}")
    for name, number, least in (("games", games, LEAST), ("sims", sims, 50)):
        if number < least:
            raise BadOption(f"--{name} {number}: at least {least}")
    make_bot(bot, theomachy.game(game))  # a word that is no bot is refused before anything is played
    table = Table(title=f"{game}: puzzles tried again, {bot} plays on")
    for head in ("puzzle", "proof", "games", "won with the answer", "with the next best", "ahead by", ""):
        table.add_column(head)
    doubtful = 0
    with progress() as bar:
        task = bar.add_task(game, total=len(names or there))
        for name in names or there:
            trial = tried(there[name], games=games, sims=sims, bot=bot, seed=seed)
            doubtful += trial.doubtful or not trial.holds
            table.add_row(
                name, "holds" if trial.holds else "does not hold", str(trial.games), f"{trial.answer:.0%}",
                f"{trial.rival:.0%}", f"{trial.margin:.0%} ± {trial.within:.0%}", "doubtful" if trial.doubtful else "",
            )  # fmt: skip
            bar.advance(task)
    Console().print(table)
    return 1 if doubtful else 0
