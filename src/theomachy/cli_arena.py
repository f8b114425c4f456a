"""The commands of the arena and the lab: reads arguments, calls, prints."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import theomachy
from theomachy.cli_options import Components, Lang, Options
from theomachy.core.components import USUAL_BOX, own_box
from theomachy.core.errors import BadOption
from theomachy.core.extras import demand
from theomachy.core.spread import check_where

if TYPE_CHECKING:
    from theomachy.arena.observe import RuleSet


def register(app: App) -> None:
    app.command(arena)
    app.command(sprt)
    app.command(lab)
    app.command(strength)
    app.command(hint)
    app.command(analyse)


def progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(stderr=True),
    )  # fmt: skip


def chosen(game: str, players: int, option: list[str] | None) -> tuple[tuple[str, bool | int | str], ...]:
    """Options as given, checked; what the game needs for bots to play one after the other is added."""
    from theomachy.bots.seats import sequential
    from theomachy.sittings import read_options

    found = theomachy.game(game)
    wanted = {**sequential(found), **read_options(found, option or [])}
    checked = found.check(players, wanted)
    return tuple((name, checked[name]) for name in wanted)


def arena(
    game: str, /, *bots: str, games: int = 400, luck: bool = False, seed: int = 1, option: Options = None,
    components: Components = None, out: Path | None = None, processes: int = 0, on: str = "local",
) -> int:  # fmt: skip
    """Let bots compete: all seat rotations on the same chance, ratings with 95 % intervals.

    Parameters
    ----------
    game
        The game.
    bots
        One for each seat: greedy, mcts:sims=2000, level:4, program:./mybot.
    games
        How many games, rounded up to whole blocks of all rotations.
    luck
        Measure what chance gave everybody, and tell the victories without it too: fewer games settle as much.
        Needs a net for the table.
    seed
        Everything that is random comes from it.
    out
        Where results are kept; a run that was stopped goes on from there.
    processes
        How many at once; 0 leaves one core free, or takes all of a Ray cluster.
    on
        local, or ray for a Ray cluster.
    """
    from theomachy.arena.duel import Pairing
    from theomachy.arena.ratings import standings
    from theomachy.arena.run import Book, run

    check_bots(game, bots)
    check_where(on)
    if games < 1:
        raise BadOption(f"--games {games}: at least 1")
    demand("lab", "scipy", "openskill")
    box = own_box(theomachy.game(game), components)
    pairing = Pairing(game, bots, chosen(game, len(bots), option), seed, luck, box)
    blocks = -(-games // len(bots))
    with progress() as bar:
        task = bar.add_task("blocks", total=blocks)

        def seen(book: Book) -> bool:
            bar.update(task, completed=len(book.blocks))
            return False

        results = run(pairing, blocks, out=out, processes=processes, on=on, seen=seen)
    Console().print(standings_table(game, standings(bots, results)))
    return 0


def check_bots(game: str, bots: tuple[str, ...]) -> None:
    from theomachy.bots.bot import parse_spec

    counts = theomachy.game(game).players
    if len(bots) not in counts:
        raise BadOption(f"{game} is for {', '.join(map(str, counts))} players: name so many bots, not {len(bots)}")
    for spec in bots:
        parse_spec(spec)


def standings_table(game: str, rows: list) -> Table:  # type: ignore[type-arg]
    table = Table(title=f"{game}: {rows[0].games} games")
    measured = ("without luck", "95 %") if rows[0].without_luck else ()
    for head in ("bot", "victories", "95 %", *measured, "mean rank", "mean points", "Elo", "95 %", "skill"):
        table.add_column(head, justify="left" if head == "bot" else "right", overflow="fold")
    for s in rows:
        share, low, high = s.without_luck or (0.0, 0.0, 0.0)
        table.add_row(
            s.bot, f"{s.share:.1%}", f"{s.low:.1%} – {s.high:.1%}",
            *((f"{share:.1%}", f"{low:.1%} – {high:.1%}") if measured else ()),
            f"{s.mean_rank:.2f}", f"{s.mean_score:.1f}",
            "" if s.elo is None else f"{s.elo:+.0f}",
            "" if s.elo_low is None else f"{s.elo_low:+.0f} – {s.elo_high:+.0f}", f"{s.skill:.1f}",
        )  # fmt: skip
    return table


def sprt(
    game: str, first: str, second: str, /, *, low: float = 0.0, high: float = 30.0, most: int = 20_000,
    luck: bool = False, seed: int = 1, option: Options = None, components: Components = None,
    out: Path | None = None, processes: int = 0, on: str = "local",
) -> int:  # fmt: skip
    """Is the first bot stronger than the second? Stops by itself when the question is settled. Exit code 1 if not.

    Parameters
    ----------
    game
        The game, played by two.
    low
        The Elo difference that counts as no better.
    high
        The Elo difference that counts as better.
    most
        Give up after so many games.
    luck
        Take out what chance gave: the question is settled sooner. Needs a net for the table.
    on
        local, or ray for a Ray cluster.
    """
    from theomachy.arena.duel import Pairing
    from theomachy.arena.ratings import block_shares
    from theomachy.arena.run import Book, run
    from theomachy.arena.sprt import Question, log_ratio, verdict

    check_bots(game, (first, second))
    check_where(on)
    question = Question(low, high)
    if low >= high:
        raise BadOption(f"--low {low:g} must be below --high {high:g}")
    box = own_box(theomachy.game(game), components)
    pairing = Pairing(game, (first, second), chosen(game, 2, option), seed, luck, box)
    with progress() as bar:
        task = bar.add_task("open", total=most // 2)

        def settled(book: Book) -> bool:
            shares = block_shares(book.results(), 0, without_luck=luck)
            mean, ratio = sum(shares) / len(shares), log_ratio(shares, question)
            bar.update(task, completed=len(book.blocks), description=f"{mean:.1%}, log ratio {ratio:+.2f}")
            return bool(verdict(shares, question))

        results = run(pairing, most // 2, out=out, processes=processes, on=on, seen=settled)
    shares = block_shares(results, 0, without_luck=luck)
    answer = verdict(shares, question) or "not settled"
    print(f"{first} is {answer} than {second}" if answer != "not settled" else f"{first} and {second}: not settled")
    print(f"{len(results)} games, {sum(shares) / len(shares):.1%} of the points{', luck taken out' if luck else ''}")
    return 0 if answer == "stronger" else 1


def lab(
    game: str, /, *, against: list[str] | None = None, players: int | None = None, games: int = 400,
    bot: str = "mcts:sims=100", seed: int = 1, option: Options = None, components: Components = None,
    out: Path = Path("lab.html"), data: Path | None = None, processes: int = 0, on: str = "local",
) -> int:  # fmt: skip
    """Study a rule set, or two side by side, and write a page about it.

    Parameters
    ----------
    game
        The game.
    against
        What to compare with: another game, or option=value (repeatable) of the same game; components=FILE plays it
        with the components of that file, components= with the game's own.
    players
        How many play; the most possible without a word.
    games
        How many games of each.
    bot
        Who plays, on all seats.
    out
        The page.
    data
        Where to write what was seen in each game, as JSON, for figures of your own.
    on
        local, or ray for a Ray cluster.
    """
    from theomachy.arena.lab import comparisons, run_study, write_data
    from theomachy.arena.observe import RuleSet
    from theomachy.arena.report import page
    from theomachy.bots.bot import parse_spec

    parse_spec(bot)
    check_where(on)
    if games < 1:
        raise BadOption(f"--games {games}: at least 1")
    demand("lab", "scipy", "matplotlib")
    count = players or max(theomachy.game(game).players)
    box = own_box(theomachy.game(game), components)
    first = RuleSet(game, count, chosen(game, count, option), bot, seed, box)
    sets = [first, compared(first, option, against)] if against else [first]
    with progress() as bar:
        task = bar.add_task("games", total=games * len(sets))
        studies = [run_study(rules, games, processes, lambda: bar.advance(task), on) for rules in sets]
    out.write_text(page(studies), encoding="utf-8")
    if data is not None:
        write_data(studies, data)
    print(f"{out}: {len(studies)} rule sets, {games} games each")
    if against:
        for found in comparisons(*studies):
            print(found.sentence)
    return 0


def compared(first: RuleSet, option: list[str] | None, against: list[str]) -> RuleSet:
    """The rule set of `--against`: another game, or the same one with some things changed."""
    names = [a for a in against if "=" not in a]
    if len(names) > 1:
        raise BadOption(f"--against {' '.join(names)}: one game at most")
    other = names[0] if names else first.game
    files = [a.partition("=")[2] for a in against if a.startswith("components=")]
    if len(files) > 1:
        raise BadOption("--against components=FILE: once at most")
    changed = [a for a in against if "=" in a and not a.startswith("components=")]
    words = {a.partition("=")[0] for a in changed}
    base = [] if names else [text for text in option or [] if text.partition("=")[0] not in words]
    box = first.components if not names else USUAL_BOX
    if files:
        box = own_box(theomachy.game(other), files[0]) if files[0] else USUAL_BOX
    options = chosen(other, first.players, [*base, *changed])
    return replace(first, game=other, options=options, components=box)


def strength(
    *games: str, blocks: int = 20, seed: int = 1, top: str = "level:5", out: Path = Path("docs/strength.md"),
    keep: Path = Path("benchmarks/results/strength"), processes: int = 0, on: str = "local",
) -> int:  # fmt: skip
    """Measure every level against the one below, greedy and random, and write the table of strength.

    Parameters
    ----------
    games
        Which games; all without a name.
    blocks
        Blocks of games a comparison; 0 plays nothing and writes the table of what was kept.
    top
        Who plays for level 5: itself, or a spec in simulations, so that the table is the same on every machine.
    out
        The document.
    keep
        Where results are kept, so that a run that was stopped goes on.
    on
        local, or ray for a Ray cluster.
    """
    from theomachy.arena.strength import write_table
    from theomachy.bots.bot import parse_spec

    parse_spec(top)
    check_where(on)
    demand("lab", "scipy", "openskill")
    write_table(list(games) or list(theomachy.game_names()), blocks, seed, top, out, keep, processes, print, on)
    return 0


def hint(
    record: Path, /, *, at: int | None = None, sims: int = 2000, seed: int = 1, components: Components = None
) -> int:
    """What a strong bot would do in a recorded game, with winning chances and a line of play.

    Parameters
    ----------
    record
        The file.
    at
        After so many moves; at the end of the record without it.
    """
    from theomachy.bots.analysis import advise
    from theomachy.records import at as match_at

    match = match_at(record, at, components)
    if match.position.turn < 0:
        print("Nobody has a decision to make here.")
        return 1
    advice = advise(match.game, match.position, match.position.turn, sims=sims, seed=seed)
    for h in advice.hints:
        print(f"{h.chance:6.1%}  {h.text}  ({h.trials} of {advice.simulations} trials)")
    print("line: " + "; ".join(advice.line))
    return 0


def analyse(
    record: Path, /, *, sims: int = 400, seed: int = 1, out: Path | None = None, theme: str = "light",
    lang: Lang = "en", components: Components = None,
) -> int:  # fmt: skip
    """Look at every decision of a recorded game again; name the turning points, and what chance gave everybody.

    Parameters
    ----------
    record
        The file.
    sims
        Simulations for each decision.
    out
        Write everybody's winning chances over the game as a picture: a file .svg or .png.
    """
    from theomachy.bots import analysis, luck
    from theomachy.core.languages import LANGUAGES
    from theomachy.core.record import Record
    from theomachy.drawing.chances import game_chances
    from theomachy.drawing.theme import THEMES
    from theomachy.render import KINDS, save

    if lang not in LANGUAGES or theme not in THEMES:
        raise BadOption(f"--lang {lang} --theme {theme}; allowed: {', '.join(LANGUAGES)} and {', '.join(THEMES)}")
    if out is not None and out.suffix.lower() == ".png":
        demand("png", "resvg_py")
    found = Record.load(record, components)
    if out is not None and out.suffix.lower() not in KINDS:
        raise BadOption(f"{out.name!r}: a picture file ends in {' or '.join(KINDS)}")
    final = found.verify()
    moments = analysis.analyse(found, sims=sims, seed=seed)
    game = theomachy.game(found.game)
    names = [game.player_name(final, p) for p in range(final.players)]
    end = analysis.ending(final, moments)
    points = sorted(analysis.turning_points(moments, end), key=lambda p: p.place)
    for m in moments:
        better = f"  better: {m.best} ({m.best_chance:.0%})" if m.loss > 0.05 else ""
        print(f"{m.index + 1:4} {names[m.player]:10} {m.chance:5.0%}  {m.chosen}{better}")
    print("Turning points: " + ("; ".join(
        f"move {p.moment.index + 1}, {names[p.moment.player]} {p.moment.chosen} ("
        + ", ".join(f"{name} {change:+.0%}" for name, change in zip(names, p.change, strict=True)) + ")"
        for p in points
    ) or "none"))  # fmt: skip
    gifts = luck.luck(luck.strokes_of(found), final.players)
    if any(gifts):
        print("Luck: " + ", ".join(f"{name} {gift:+.0%}" for name, gift in zip(names, gifts, strict=True)))
    if out is not None:
        svg = game_chances(
            game, final, [*(m.index for m in moments), len(found.moves)], [*analysis.smooth(moments), end],
            [(p.moment.index + 1, p.moment.player, p.moment.told[lang]) for p in points], names=found.seats,
            theme=theme, lang=lang,
        )  # fmt: skip
        print(save(svg, out))
    return 0
