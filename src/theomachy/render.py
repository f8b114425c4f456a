"""Pictures of records as files: the position after so many moves, as SVG or PNG."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import theomachy
from theomachy.core.errors import BadOption
from theomachy.core.position import Position
from theomachy.core.record import Record
from theomachy.drawing.theme import THEMES

KINDS = (".svg", ".png")


def render(
    record: str | Path, output: str | Path, at: int | None = None, *, theme: str = "light", lang: str = "en",
    layout: str = "wide", viewer: int | None = None, zoom: float = 1.0, components: str | Path | None = None,
    outline: bool = False,
) -> Path:  # fmt: skip
    """`theomachy render RECORD --at 12 --out board.svg`: read a record file and write a picture of it.

    `at` counts moves, those of chance included; without it the last position is drawn. `viewer` is a seat whose
    view is drawn, by default a spectator's. `outline` draws the borders of all kingdoms, in games that have them.
    """
    found = Record.load(record, components)
    svg = picture(found, at, theme=theme, lang=lang, layout=layout, viewer=viewer, outline=outline)
    return save(svg, output, zoom)


def picture(
    record: Record, at: int | None = None, *, theme: str = "light", lang: str = "en", layout: str = "wide",
    viewer: int | None = None, outline: bool = False,
) -> str:  # fmt: skip
    """The SVG of a record after its first `at` moves, with the players' names and the last action marked."""
    moves = len(record.moves)
    if at is not None and (isinstance(at, bool) or not 0 <= at <= moves):
        raise BadOption(f"the record has {moves} moves: --at {at} is not between 0 and {moves}")
    position = record.start()
    done: list[tuple[int, int]] = []
    for step in record.steps(position):
        if len(done) == at:
            break
        position.apply(*step)
        done.append(step)
    return draw_position(
        record.game, position, theme=theme, lang=lang, layout=layout, viewer=viewer, names=record.seats, actions=done,
        outline=outline,
    )  # fmt: skip


def draw_position(
    game_name: str, position: Position, *, theme: str = "light", lang: str = "en", layout: str = "wide",
    viewer: int | None = None, names: Sequence[str] = (), actions: Sequence[tuple[int, int]] = (),
    lit: Sequence[str] = (), outline: bool = False,
) -> str:  # fmt: skip
    """The SVG of a position.

    `names`, in seat order, stand in place of what the game calls its players, or beside it in games whose players
    name themselves; of the (player, action) pairs that led here the last one of a player is marked.
    """
    game = theomachy.game(game_name)
    if theme not in THEMES:
        raise BadOption(f"no theme {theme!r}; there are: {', '.join(THEMES)}")
    if viewer is not None and not 0 <= viewer < position.players:
        raise BadOption(f"no seat {viewer} at this table; seats: 0 to {position.players - 1}")
    if outline and not getattr(game.module("picture.draw"), "OUTLINES", False):
        raise BadOption(f"{game.name} has no kingdoms to outline; four-gods has")
    view = game.view(position, viewer)
    if outline:
        view["outline"] = True
    for player, name in zip(view["players"], names, strict=False):
        if name:
            player["who" if game.names else "name"] = name
    view["last"] = list(last_targets(game_name, position, actions))
    return game.draw(view, theme=theme, lang=lang, layout=layout, lit=lit)


def last_targets(game_name: str, position: Position, actions: Sequence[tuple[int, int]]) -> tuple[str, ...]:
    """The targets of the last action that a player made; pictures mark them."""
    for player, action in reversed(actions):
        if player >= 0:
            return theomachy.game(game_name).targets(position, action)
    return ()


def save(svg: str, path: str | Path, zoom: float = 1.0) -> Path:
    """Write the picture; the end of the name decides: .svg or .png. Nothing is written if anything is wrong."""
    target = Path(path)
    kind = target.suffix.lower()
    if kind not in KINDS:
        raise BadOption(f"{target.name!r}: a picture file ends in {' or '.join(KINDS)}")
    if not 0.05 <= zoom <= 8:
        raise BadOption(f"zoom {zoom}; allowed: 0.05 to 8")
    if kind == ".svg":
        content = svg.encode()
    else:
        from theomachy.drawing.png import png

        content = png(svg, zoom)
    try:
        target.write_bytes(content)
    except OSError as error:
        raise BadOption(f"cannot write {target}: {error.strerror or error}") from error
    return target
