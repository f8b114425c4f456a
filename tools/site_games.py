"""Pages about the games, made from the games themselves: what they are, how they look, what can be chosen.

The pictures are moments of one record a game, played by bots of the third level, which lies in docs/games:

    theomachy match gods-second --seats level:3,level:3,level:3 --seed 11 --out docs/games/gods-second.theo
"""

from __future__ import annotations

from pathlib import Path

import theomachy
from theomachy import render
from theomachy.core.game import Game
from theomachy.core.options import write_value
from theomachy.core.record import Record

THEMES = ("light", "dark")
MOMENTS = {"middle": ("In the middle of a game", 0.5), "end": ("At the end", 1.0)}


def games() -> list[Game]:
    """The games of the project, not those that somebody has installed beside it."""
    return list(theomachy.games.REGISTRY.values())


def address(game: Game) -> str:
    return f"games/{game.name}.md"


def picture_address(game: Game, moment: str, theme: str) -> str:
    return f"games/{game.name}-{moment}-{theme}.svg"


def pictures(game: Game, docs: Path) -> dict[str, str]:
    """The game in pictures, by their paths below docs: moments of its record in both themes, and the scene of lists."""
    record = Record.load(docs / "games" / f"{game.name}.theo")
    record.verify()
    record.tags.pop("Seats", None)  # pictures name the players as the game does
    found = {}
    for theme in THEMES:
        found[picture_address(game, "scene", theme)] = game.scene(theme)
        for moment, (_, share) in MOMENTS.items():
            at = int(len(record.moves) * share)
            found[picture_address(game, moment, theme)] = render.picture(record, at, theme=theme)
    return found


def shown(game: Game, moment: str, words: str) -> str:
    """A picture in the colours of the reader's page; a click shows it by itself, as large as the window."""
    files = {theme: Path(picture_address(game, moment, theme)).name for theme in THEMES}
    return "\n".join(f"[![{words}]({file}#only-{theme})]({file})" for theme, file in files.items())


def players(game: Game) -> str:
    return f"{min(game.players)} to {max(game.players)}"


def page(game: Game) -> str:
    """One game: what it is, how it looks, its rules, its options."""
    secrets = "Players hold secrets from each other." if game.hidden else "Everything lies open."
    lines = [
        f"# {game.title}", "",
        f"{game.about()} By {game.designer}, for {players(game)} players, about {game.minutes} minutes. {secrets}", "",
        f"[The rules, clause by clause](../rules/{game.name}.md){{ .md-button }} "
        f"[Code and tests of each clause](../rules/proofs/{game.name}.md){{ .md-button }}", "",
    ]  # fmt: skip
    for moment, (words, _) in MOMENTS.items():
        lines += [f"## {words}", shown(game, moment, f"{game.title}: {words.lower()}"), ""]
    lines += [
        f"Drawn from [a record]({game.name}.theo) of three bots of the third level, by `theomachy render`.", "",
        "## Play it", "```", f"theomachy play {game.name}", "```", "",
        f"In Python: `theomachy.Match(\"{game.name}\", players={min(game.players)})`, see [Python](../python.md).", "",
        "## What can be chosen",
        "Options of the table, each with the ruling that explains it. They are given by name: "
        f"`theomachy play {game.name} --option NAME=VALUE`.", "",
        "| option | decides | values | ruling |", "|---|---|---|---|",
    ]  # fmt: skip
    for option in game.options:
        values = ", ".join(
            f"**`{write_value(v)}`**" if v == option.default else f"`{write_value(v)}`" for v in option.values
        )
        if option.any_number:
            values += f", any number from {option.least} to {option.most}"
        lines.append(f"| `{option.id}` | {game.option_text(option.id)} | {values} | {option.clause} |")
    return "\n".join([*lines, "", "What is in bold holds unless somebody says otherwise.", ""])


def overview() -> str:
    """All games at a glance."""
    lines = ["# The games", ""]
    for game in games():
        lines += [
            f"## [{game.title}]({game.name}.md)", shown(game, "scene", f"A scene of {game.title}"), "",
            f"{game.about()} By {game.designer}, for {players(game)} players.", "",
        ]  # fmt: skip
    return "\n".join(lines)


def address_of_all() -> str:
    return "games/index.md"
