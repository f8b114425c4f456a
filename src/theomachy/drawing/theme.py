"""Colours, type sizes and spacing, in a light and a dark version.

The hues are chosen so that people with any of the common colour-vision deficiencies can tell them apart
(after the palettes of Okabe and Ito and of Paul Tol). Pictures still never rely on colour alone: shapes and
patterns carry the same information.

PAGE is the theme of pictures inside a page: each of its colours is a CSS variable with the light value as fallback, and
`stylesheet` gives these variables their values in both themes. `resolve` puts the values of one theme in their places.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace

FAMILY = "'Source Sans Pro','Source Sans 3',system-ui,'Segoe UI',Roboto,'Noto Sans',sans-serif"
VARIABLE = re.compile(r"var\(--([a-z0-9-]+),[^()]*\)")


def darker(colour: str, share: float) -> str:
    """A colour `#rrggbb` times a share."""
    return "#" + "".join(f"{round(int(colour[i : i + 2], 16) * share):02x}" for i in (1, 3, 5))


@dataclass(frozen=True)
class Hue:
    """One colour in the roles a picture needs."""

    fill: str  # strong: a piece in this colour
    edge: str  # its outline
    on: str  # what is written or drawn on `fill`
    soft: str  # a quiet ground
    mark: str  # a pattern or symbol on `soft`, readable as text on it
    side: str = ""  # the side of a piece that has thickness

    def __post_init__(self) -> None:
        if not self.side:
            object.__setattr__(self, "side", darker(self.fill, 0.62))


@dataclass(frozen=True)
class Ground:
    """The colours of a tile with a landscape: lit from above, its side, and what is drawn on it."""

    top: str
    low: str
    side: str
    motif: str


@dataclass(frozen=True)
class Theme:
    name: str
    page: str  # behind everything
    sea: str  # behind a board
    sea_edge: str  # where the sea is deep
    shallow: str  # water near land
    foam: str  # water at the coast
    on_sea: str  # what is written on water
    land: str  # ground that nobody owns
    land_side: str
    well: str  # empty spaces in a panel
    panel: str
    raised: str  # a button or card on a panel
    line: str  # hairlines
    strong_line: str
    ink: str
    muted: str  # secondary text; still readable on `page`, `panel` and `sea`
    faint: str  # things that are switched off
    accent: str  # whose turn it is, focus, hints, links
    on_accent: str
    lit: str  # what can be clicked now
    on_lit: str
    lit_soft: str
    gold: str  # points
    gold_soft: str
    gold_ink: str
    good: str  # a gain
    bad: str  # a loss
    last: str  # what happened last
    shadow: str
    hues: dict[str, Hue] = field(default_factory=dict, hash=False, compare=False)
    grounds: dict[str, Ground] = field(default_factory=dict, hash=False, compare=False)

    def hue(self, name: str) -> Hue:
        """The hue of that name; grey for names that have none."""
        return self.hues.get(name) or self.hues["grey"]

    def variables(self) -> Iterator[tuple[str, str]]:
        """All colours by the names that a stylesheet gives them: `sea-edge`, `red`, `red-soft`, `forest-top`."""
        for part in fields(self):
            if part.name not in ("name", "hues", "grounds"):
                yield part.name.replace("_", "-"), getattr(self, part.name)
        for kind in (self.hues, self.grounds):
            for name, entry in kind.items():
                for part in fields(entry):
                    key = name if part.name == "fill" else f"{name}-{part.name}"
                    yield key, getattr(entry, part.name)


SIZES = {"small": 12.0, "text": 14.0, "large": 18.0, "huge": 28.0}
GAP = 12.0  # between panels
PAD = 14.0  # inside panels
ROUND = 10.0  # corners

LIGHT = Theme(
    name="light", page="#efe8da", sea="#b5d8de", sea_edge="#98c5cf", shallow="#d9eef0", foam="#eef8f7",
    on_sea="#173a44", land="#f6ecd6", land_side="#b79a63", well="#f3ecdf",
    panel="#fffbf3", raised="#ffffff", line="#dccfb8", strong_line="#c9b999", ink="#2b2521",
    muted="#625749", faint="#8f8678", accent="#1d4f7c", on_accent="#ffffff", lit="#b23c0a", on_lit="#ffffff",
    lit_soft="#ffe9d6", gold="#c58f12", gold_soft="#fbecc3", gold_ink="#6b4a00", good="#1b6f47", bad="#b3261e",
    last="#111111", shadow="#3a2a1033",
    hues={
        "red": Hue("#c8321f", "#8c1f12", "#ffffff", "#f6cfc6", "#8c1f12"),
        "orange": Hue("#d47300", "#99520a", "#ffffff", "#fbdcb5", "#7d4300"),
        "yellow": Hue("#eeb211", "#9a6f00", "#2b2100", "#fbefb8", "#755400"),
        "green": Hue("#16937a", "#0a6350", "#ffffff", "#abd8ba", "#07553d"),
        "blue": Hue("#0b4c94", "#062f60", "#ffffff", "#d2e9fa", "#0f4f88"),
        "violet": Hue("#9467bd", "#5f3a82", "#ffffff", "#cfb0e3", "#4d2873"),
        "pink": Hue("#c65f95", "#8a3a64", "#ffffff", "#f5d5e4", "#86305d"),
        "brown": Hue("#8a6240", "#5d3f26", "#ffffff", "#e8d8c4", "#5f4128"),
        "sand": Hue("#d9bd85", "#9c7f45", "#3a2d10", "#f0e1bd", "#735820"),
        "grey": Hue("#6b7075", "#43474b", "#ffffff", "#dcdedd", "#4a4f53"),
        "black": Hue("#2e3135", "#111315", "#ffffff", "#c5c7c8", "#222528"),
        "white": Hue("#ffffff", "#8f9499", "#22262b", "#f7f7f5", "#5c636b"),
        "teal": Hue("#2a9aa8", "#176570", "#ffffff", "#c8e9ec", "#135c66"),
    },
    grounds={
        "forest": Ground("#c3e0b4", "#93c48d", "#5f8f62", "#22593f"),
        "fisher": Ground("#d6ecf8", "#97c6e6", "#5d8fb4", "#0f4f88"),
        "mountain": Ground("#e3d3ef", "#bd9fd8", "#83649f", "#4d2873"),
        "farmer": Ground("#fbeeb9", "#ecc964", "#ad8931", "#755206"),
        "desert": Ground("#f7e8c6", "#e2c486", "#ab8c4e", "#8a6a2c"),
        "decay": Ground("#57565c", "#33333a", "#1b1b20", "#dcd7cb"),
        "rose": Ground("#f8dcea", "#e6b3d2", "#a86f92", "#86305d"),
        "wind": Ground("#d9f0f0", "#a5d3d6", "#6a9ca0", "#135c66"),
        "stone": Ground("#eeeeea", "#c9cac7", "#8d8f8d", "#4a4f53"),
        "water": Ground("#9fcbe8", "#7db4da", "#5d8fb4", "#0f4f88"),
        "plain": Ground("#f2df9a", "#e3c667", "#ad8931", "#755206"),
        "wood": Ground("#8cc19a", "#6aa97c", "#4a7d59", "#07553d"),
        "rock": Ground("#b9b6b3", "#9c9996", "#6d6a67", "#3a3836"),
        "hellas": Ground("#f0cfbc", "#e4b59b", "#9a6a4c", "#8a4523"),
        "aegyptus": Ground("#f3e5b6", "#e4cd86", "#967636", "#6f5410"),
        "asia": Ground("#dbe3bd", "#c2cf98", "#75824e", "#4c5c1e"),
        # A plain at dusk behind a board: the plain, paler near tiles, deep, at their feet.
        "dusk": Ground("#dfae90", "#ecc7a6", "#cf9677", "#f7e3c8"),
    },
)  # fmt: skip

DARK = Theme(
    name="dark", page="#12161b", sea="#143440", sea_edge="#0e2731", shallow="#1d4a58", foam="#2a6172",
    on_sea="#d8eef2", land="#39423f", land_side="#0a1115", well="#161c22",
    panel="#1c232a", raised="#27313a", line="#37434d", strong_line="#4c5a66", ink="#f2ecdf",
    muted="#b7b3a8", faint="#8b8a84", accent="#8cc4f2", on_accent="#0d1b27", lit="#ffab52", on_lit="#2b1600",
    lit_soft="#4a3119", gold="#f0c04a", gold_soft="#463813", gold_ink="#ffdf8e", good="#7fd9a6", bad="#ff9d8c",
    last="#ffffff", shadow="#00000080",
    hues={
        "red": Hue("#d2412a", "#ffb4a4", "#ffffff", "#5a2a22", "#ffb3a3"),
        "orange": Hue("#f09a2c", "#ffd6a0", "#241500", "#573a14", "#ffcb8a"),
        "yellow": Hue("#f5ca45", "#fff0b5", "#2b2100", "#66561a", "#ffe88f"),
        "green": Hue("#2fbf8f", "#a6ecd6", "#04140f", "#1d5c46", "#9fe8cd"),
        "blue": Hue("#2f6fd0", "#a9cbf7", "#ffffff", "#15324f", "#a5d0f7"),
        "violet": Hue("#b07fd8", "#e4d0f7", "#1c0b2b", "#5f3f78", "#e6d3f8"),
        "pink": Hue("#e07fb2", "#fbd0e5", "#2a0a1a", "#572a43", "#f7bcd8"),
        "brown": Hue("#b08558", "#e8cda9", "#ffffff", "#47362a", "#e3c39b"),
        "sand": Hue("#c9aa6c", "#efdcae", "#2b2100", "#574a2d", "#ecd59d"),
        "grey": Hue("#868d93", "#c9ced2", "#101315", "#3a4147", "#cdd2d6"),
        "black": Hue("#0b0d0f", "#7c848a", "#eceae4", "#2a3036", "#aab1b7"),
        "white": Hue("#f2f1ec", "#ffffff", "#1a1d20", "#40474d", "#f2f1ec"),
        "teal": Hue("#45b5c2", "#b4ebf1", "#04181b", "#1d4a50", "#9fe4ec"),
    },
    grounds={
        "forest": Ground("#2f6b4d", "#214f39", "#122e21", "#a9e6bf"),
        "fisher": Ground("#1f4f7a", "#163a5c", "#0a2138", "#b9ddf8"),
        "mountain": Ground("#54407a", "#3d2d5c", "#251638", "#cbb3ee"),
        "farmer": Ground("#77611f", "#5a4814", "#33290a", "#ffe99a"),
        "desert": Ground("#8a7446", "#6a5833", "#3a2f18", "#2b2210"),
        "decay": Ground("#2c2c33", "#17171c", "#000000", "#d6d1c6"),
        "rose": Ground("#6b3555", "#4c2440", "#2a1222", "#f7bcd8"),
        "wind": Ground("#245a60", "#183f44", "#0a2225", "#9fe4ec"),
        "stone": Ground("#4b545b", "#363d43", "#1d2226", "#cdd2d6"),
        "water": Ground("#1f4d73", "#173b59", "#0a2138", "#b9ddf8"),
        "plain": Ground("#7a6a2c", "#5d501f", "#33290a", "#ffe99a"),
        "wood": Ground("#245a40", "#1a442f", "#0d281b", "#a9e6bf"),
        "rock": Ground("#55585c", "#404347", "#232527", "#d5d2cd"),
        "hellas": Ground("#5a382b", "#452a20", "#a67b5f", "#f3bb9c"),
        "aegyptus": Ground("#574b29", "#42391e", "#a38a52", "#f0d990"),
        "asia": Ground("#3f4a2c", "#303920", "#8b9a63", "#cfe0a0"),
        "dusk": Ground("#4a2a26", "#6a3d33", "#33191b", "#7d4c3c"),
    },
)  # fmt: skip

THEMES = {theme.name: theme for theme in (LIGHT, DARK)}


def in_page(like: Theme) -> Theme:
    """The theme whose colours are CSS variables, with those of another as what holds without a stylesheet."""

    def entry(kind: str, found: Hue | Ground) -> dict[str, str]:
        parts = [part.name for part in fields(found)]
        return {
            p: f"var(--{kind if p == 'fill' else f'{kind}-{p}'},{getattr(found, p)})" for p in parts
        }  # fmt: skip

    plain = {
        part.name: f"var(--{part.name.replace('_', '-')},{getattr(like, part.name)})"
        for part in fields(like) if part.name not in ("name", "hues", "grounds")
    }  # fmt: skip
    return replace(
        like, name="page", **plain,
        hues={name: Hue(**entry(name, hue)) for name, hue in like.hues.items()},
        grounds={name: Ground(**entry(name, ground)) for name, ground in like.grounds.items()},
    )  # fmt: skip


PAGE = in_page(LIGHT)


def theme(name: str) -> Theme:
    if name == PAGE.name:
        return PAGE
    if name not in THEMES:
        raise ValueError(f"no theme {name!r}; there are: {', '.join(THEMES)}")
    return THEMES[name]


def resolve(picture: str, name: str) -> str:
    """A picture of the page with the colours of one theme in place of its variables: for files and notebooks."""
    values = dict(theme(name).variables())
    return VARIABLE.sub(lambda found: values.get(found[1], found[0]), picture)


def stylesheet() -> str:
    """The variables with their values: light, dark where the system or the page wants it. Paper is always light."""

    def block(look: Theme) -> str:
        return " ".join(f"--{name}: {value};" for name, value in look.variables()) + f" color-scheme: {look.name};"

    return (
        f":root {{ {block(LIGHT)} }}\n"
        f'@media screen and (prefers-color-scheme: dark) {{ :root:not([data-theme="light"]) {{ {block(DARK)} }} }}\n'
        f'@media screen {{ :root[data-theme="dark"] {{ {block(DARK)} }} }}\n'
    )
