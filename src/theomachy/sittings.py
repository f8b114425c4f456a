"""Setting a table from what was asked for on the command line: a new one, a saved one, or one of bots alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import theomachy
from theomachy.bots.seats import HUMAN, Seats, seats_for, sequential, split_seats
from theomachy.core.errors import BadOption
from theomachy.core.game import Game
from theomachy.core.match import Match
from theomachy.core.record import Record, result_text


def read_options(game: Game, given: Sequence[str]) -> dict[str, Any]:
    """`NAME=VALUE` texts as options, over those that let people and bots play one after the other."""
    options: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or name in options:
            known = ", ".join(option.id for option in game.options)
            raise BadOption(f"cannot read the option {text!r}; write NAME=VALUE, each once; names: {known}")
        options[name] = value
    return {**sequential(game), **options}


def begin(
    name: str, seats: str | None, players: int | None, seed: int | None, options: Sequence[str],
    components: Path | None, names: str | None = None, colours: str | None = None,
    figures: str | None = None,
) -> tuple[Match, Seats]:  # fmt: skip
    """A new table. `names` are what players are called, `colours` and `figures` those of the seats,
    separated by commas."""
    game = theomachy.game(name)
    specs = seats_for(game, seats, players)
    table = Seats(game, specs, seed)
    chosen = read_options(game, options)
    called = names.split(",") if names is not None else ()
    match = Match(
        game, len(specs), seed, names=specs, player_names=called, colours=each_seat(colours),
        figures=each_seat(figures), components=components, **chosen,
    )  # fmt: skip
    return match, table


def each_seat(chosen: str | None) -> list[str]:
    """One for each seat, in their order; empty for the usual."""
    return [] if chosen is None else chosen.split(",")


def go_on(
    file: Path,
    seats: str | None,
    seed: int | None,
    components: Path | None,
    names: str | None = None,
    colours: str | None = None,
    figures: str | None = None,
) -> tuple[Match, Seats]:
    """A saved table. Who sits where is as it was, unless said otherwise; players keep their names."""
    for word, given in (("colours", colours), ("figures", figures)):
        if given is not None:
            raise BadOption(f"a saved game goes on with the {word} that its seats have; {word} are for new games")
    if names is not None:
        raise BadOption("a saved game goes on with the names that its players have; names are for new games")
    record = Record.load(file, components)
    match = Match.resume(record, seed)
    count = match.position.players
    specs = split_seats(seats) if seats is not None else record.seats or seats_for(match.game, None, count)
    if len(specs) != count:
        raise BadOption(f"{len(specs)} seats ({', '.join(specs)}) for {count} players")
    table = Seats(match.game, specs, seed)
    match.tags["Seats"] = "; ".join(specs)
    return match, table


def bots_only(
    name: str, seats: str, games: int, seed: int | None, options: Sequence[str], components: Path | None,
    out: Path | None, colours: str | None = None, figures: str | None = None,
) -> Iterator[str]:  # fmt: skip
    """Play whole games; a line for each, and at the end how often each bot won."""
    game = theomachy.game(name)
    specs = split_seats(seats)
    if HUMAN in specs:
        raise BadOption("a match is between bots; people play with: theomachy play")
    if games < 1:
        raise BadOption(f"{games} games; at least 1")
    chosen = read_options(game, options)
    Seats(game, specs, 0).close()  # refuses unknown bots before anything is played
    if out is not None and games > 1:
        out.mkdir(parents=True, exist_ok=True)
    wins = [0.0] * len(specs)
    for number in range(games):
        shift = number % len(specs)
        seated = specs[shift:] + specs[:shift]
        at = None if seed is None else seed + number
        match = Match(
            game, len(specs), at, names=seated, colours=each_seat(colours), figures=each_seat(figures),
            components=components, **chosen,
        )  # fmt: skip
        with Seats(game, seated, at) as table:
            table.play_out(match)
        position = match.position
        best = [seat for seat in range(position.players) if position.rank(seat) == 1]
        for seat in best:
            wins[(seat + shift) % len(specs)] += 1 / len(best)
        if out is not None:
            match.snapshot().save(out if games == 1 else out / f"{name}-{number + 1:04}.theo")
        players = ", ".join(f"{game.player_name(position, s)} is {seated[s]}" for s in range(position.players))
        yield f"game {number + 1}: {result_text(name, position)} ({players})"
    if games > 1:
        total = ", ".join(f"{spec} {won:g}" for spec, won in zip(specs, wins, strict=True))
        yield f"won, of {games}: {total}"
