"""The command of learning: reads arguments, calls, prints."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App
from rich.console import Console
from rich.table import Table

import theomachy
from theomachy.bots.bot import make_bot
from theomachy.bots.installed import install as put_in_place
from theomachy.bots.installed import load
from theomachy.bots.weights import inputs_of
from theomachy.cli_arena import chosen, progress
from theomachy.cli_options import Components, Options
from theomachy.core.components import own_box
from theomachy.core.errors import BadOption
from theomachy.core.extras import demand, needing
from theomachy.core.spread import check_where


def register(app: App) -> None:
    app.command(learn)


def learn(
    game: str, /, *, players: list[int] | None = None, option: Options = None, components: Components = None,
    rounds: int = 4, searched: int = 0, games: int = 24_000, steps: int = 2_500, judged: int = 200, proof: int = 100,
    proof_search: str = "time=50ms", seed: int = 1, processes: int = 0, on: str = "local", out: Path | None = None,
    install: bool = False, unproven: bool = False,
) -> int:  # fmt: skip
    """Let a bot teach itself a game, or a variant of it, and say how strong it has become.

    Parameters
    ----------
    game
        The game.
    players
        For how many players; all of one net. Repeatable; two without a word.
    rounds
        How often to play and fit; each plays with what the last one learned.
    searched
        How many of the rounds, the last ones, have a small search before each decision; fewer games are played in them.
    games
        Games in each round.
    steps
        Steps of fitting in each round.
    judged
        Games against greedy play after each round.
    proof
        Games of searches with the best net against searches without a net, at the end; 0 plays none. Only a net that
        wins them serves searches unasked.
    proof_search
        What these searches have for an action: time=50ms, sims=100.
    seed
        Everything that is random comes from it.
    processes
        How many at once; 0 leaves one core free, or takes all of a Ray cluster.
    on
        local, or ray for a Ray cluster.
    out
        The folder of the run; one that was stopped goes on from there. Its nets can be played with:
        mcts:judge=FOLDER/round-4.txt
    install
        Make the best net the one that bots use at such tables, if games have shown that it is better. It goes into a
        folder of your own; theomachy nets lists and removes what is there.
    unproven
        Install it even if they have not.
    """
    demand("lab", "scipy")
    with needing("lab"):
        from theomachy.learning import rounds as lessons
        from theomachy.learning.selfplay import Course
    found = theomachy.game(game)
    try:
        counted = inputs_of(found).names()
    except ModuleNotFoundError as error:
        if error.name:  # something that the inputs need is not installed
            raise
        raise BadOption(f"nothing can be learned: {error}") from error
    if not counted:
        raise BadOption(f"{game} has nothing to learn from: no bot/inputs.py, and nothing to count in its view")
    counts = tuple(sorted(set(players or [2])))
    for name, number, least in (
        ("rounds", rounds, 0),
        ("searched", searched, 0),
        ("games", games, 1),
        ("steps", steps, 10),
        ("judged", judged, 2),
        ("proof", proof, 0),
    ):
        if number < least:
            raise BadOption(f"--{name} {number}: at least {least}")
    check_where(on)
    options = chosen(game, counts[0], option)
    for count in counts[1:]:
        chosen(game, count, option)
    course = Course(game, counts, options, own_box(found, components), seed)
    lesson = lessons.Lesson(
        course, rounds, games, steps, judged, processes, on, searched, proof=proof, thinks=proof_search
    )  # fmt: skip
    make_bot(f"mcts:judge=hand,{proof_search}", found)  # what is no setting is refused before anything is played
    folder = out or Path("learned", f"{game}-{'-'.join(map(str, counts))}")
    with progress() as bar:
        task = bar.add_task("", total=1)

        def tell(what: str, done: int, of: int) -> None:
            bar.update(task, description=what, completed=done, total=of)

        judgements = lessons.learn(lesson, folder, tell)
        number = lessons.best(judgements)
        best = folder / f"round-{number}.txt"
        nets = lessons.prove(lesson, folder, number, tell) if proof else load(found, best)
    Console().print(judged_table(game, judgements))
    print(f"best: mcts:judge={best}")
    for net in nets:
        for test in net.tested:
            print(f"tested: {test.words}")
        if not net.searches:
            whom = ", ".join(map(str, net.players))
            print(f"{whom} players: serves when asked for; it is not shown that it makes searches stronger")
    if install:
        print(f"installed: {put_in_place(found, nets, proof=not unproven)}")
    return 0


def judged_table(game: str, rows: list) -> Table:  # type: ignore[type-arg]
    table = Table(title=f"{game}: one step of look-ahead against greedy")
    for head in ("round", "players", "victories", "95 %", "times the fair share", "games", "misfit"):
        table.add_column(head, justify="right")
    for j in rows:
        table.add_row(
            str(j.number), str(j.players), f"{j.share:.1%}", f"{j.low:.1%} – {j.high:.1%}",
            f"{j.share * j.players:.2f}", str(j.games), f"{j.misfit:.4f}",
        )  # fmt: skip
    return table
