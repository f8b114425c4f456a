"""The pages of the Python interface: which modules are public, by subject. What they say is taken from docstrings."""

from __future__ import annotations

# By page: its title, what it is about, and the modules on it.
PAGES: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "core": (
        "Games, matches, records", "What every game promises, and what follows from it. "
        "[Theomachy in Python](../python.md) shows how it is used.",
        ("theomachy", "theomachy.core.game", "theomachy.core.playable", "theomachy.core.folder", "theomachy.core.match",
         "theomachy.core.record", "theomachy.core.position", "theomachy.core.log", "theomachy.core.event",
         "theomachy.core.action", "theomachy.core.options", "theomachy.core.dice", "theomachy.core.clauses",
         "theomachy.core.errors"),
    ),
    "new_game": (
        "Writing a game", "For [games of your own](../adding_a_game.md), inside the project or outside.",
        ("theomachy.core.plain", "theomachy.core.panel", "theomachy.core.components", "theomachy.core.reading",
         "theomachy.core.inputs", "theomachy.parts.bag", "theomachy.parts.hexes", "theomachy.parts.regions"),
    ),
    "bots": (
        "Bots", "Players that are programs; see [searching, measuring, studying](../research.md).",
        ("theomachy.bots.bot", "theomachy.bots.seats", "theomachy.bots.simple", "theomachy.bots.search",
         "theomachy.bots.levels", "theomachy.bots.judge", "theomachy.bots.stdio", "theomachy.bots.analysis"),
    ),
    "arena": (
        "Arena and lab", "Bots against bots, rule sets against rule sets, with intervals.",
        ("theomachy.arena.duel", "theomachy.arena.run", "theomachy.arena.ratings", "theomachy.arena.sprt",
         "theomachy.arena.lab", "theomachy.arena.observe", "theomachy.arena.comparison", "theomachy.arena.report"),
    ),
    "learning": (
        "Learning", "Games in [researchers' tools](../rl.md), and [bots that teach themselves](../learning.md).",
        ("theomachy.rl.pettingzoo", "theomachy.rl.gymnasium", "theomachy.rl.openspiel", "theomachy.rl.batch",
         "theomachy.rl.kit", "theomachy.rl.selfplay", "theomachy.learning.selfplay", "theomachy.learning.fit",
         "theomachy.learning.rounds"),
    ),
    "drawing": (
        "Drawing and notebooks",
        "Pictures of positions and records, the toolkit they are made with ([pictures](../pictures.md)), and what "
        "notebooks show.",
        ("theomachy.render", "theomachy.drawing.svg", "theomachy.drawing.theme", "theomachy.drawing.shapes",
         "theomachy.drawing.tiles", "theomachy.drawing.html", "theomachy.drawing.chances", "theomachy.drawing.png",
         "theomachy.notebook.sitting", "theomachy.notebook.shown"),
    ),
}  # fmt: skip


def address(name: str) -> str:
    return f"api/{name}.md"


def page(name: str) -> str:
    title, about, modules = PAGES[name]
    return "\n\n".join([f"# {title}", about, *(shown(module) for module in modules)]) + "\n"


def shown(module: str) -> str:
    """A module with everything in it; of the package itself only what is not told where it comes from."""
    return f"::: {module}" if module != "theomachy" else "::: theomachy\n    options:\n      members: [widget]"
