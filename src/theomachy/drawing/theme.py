"""Colours, type sizes and spacing, in a light and a dark version.

The hues are chosen so that people with any of the common colour-vision deficiencies can tell them apart
(after the palettes of Okabe and Ito and of Paul Tol). Pictures still never rely on colour alone: shapes and
patterns carry the same information.
"""

from __future__ import annotations

from dataclasses import dataclass, field

FAMILY = "'Source Sans Pro','Source Sans 3',system-ui,'Segoe UI',Roboto,'Noto Sans',sans-serif"


@dataclass(frozen=True)
class Hue:
    """One colour in the roles a picture needs."""

    fill: str  # strong: a piece in this colour
    edge: str  # its outline
    on: str  # what is written or drawn on `fill`
    soft: str  # a quiet ground
    mark: str  # a pattern or symbol on `soft`, readable as text on it


@dataclass(frozen=True)
class Theme:
    name: str
    page: str  # behind everything
    sea: str  # behind a board
    well: str  # empty spaces in a panel
    panel: str
    raised: str  # a button or card on a panel
    line: str  # hairlines
    ink: str
    muted: str  # secondary text; still readable on `page`, `panel` and `sea`
    faint: str  # things that are switched off
    accent: str  # whose turn it is
    lit: str  # what can be clicked now
    lit_soft: str
    last: str  # what happened last
    shadow: str
    hues: dict[str, Hue] = field(default_factory=dict, hash=False, compare=False)

    def hue(self, name: str) -> Hue:
        """The hue of that name; grey for names that have none."""
        return self.hues.get(name) or self.hues["grey"]


SIZES = {"small": 12.0, "text": 14.0, "large": 18.0, "huge": 28.0}
GAP = 12.0  # between panels
PAD = 14.0  # inside panels
ROUND = 10.0  # corners

LIGHT = Theme(
    name="light", page="#f4f1ea", sea="#e3ecee", well="#e6ebea",
    panel="#fffdf8", raised="#ffffff", line="#d8d2c4", ink="#22262b",
    muted="#5c636b", faint="#8f9391", accent="#1f4e79", lit="#c2410c", lit_soft="#fff1e2", last="#111111",
    shadow="#00000022",
    hues={
        "red": Hue("#c8321f", "#8c1f12", "#ffffff", "#f6cfc6", "#8c1f12"),
        "orange": Hue("#d47300", "#99520a", "#ffffff", "#fbdcb5", "#7d4300"),
        "yellow": Hue("#eeb211", "#9a6f00", "#2b2100", "#fbefb8", "#755400"),
        "green": Hue("#1fa585", "#0a6350", "#ffffff", "#abd8ba", "#07553d"),
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
)  # fmt: skip

DARK = Theme(
    name="dark", page="#14181c", sea="#1b252c", well="#12171b",
    panel="#1f262c", raised="#2a333b", line="#3a444c", ink="#eceae4",
    muted="#a8b0b6", faint="#7a848b", accent="#8cc4f2", lit="#ffb35c", lit_soft="#43331f", last="#ffffff",
    shadow="#00000066",
    hues={
        "red": Hue("#d9472f", "#ffb4a4", "#ffffff", "#5a2a22", "#ffb3a3"),
        "orange": Hue("#f09a2c", "#ffd6a0", "#241500", "#573a14", "#ffcb8a"),
        "yellow": Hue("#f5ca45", "#fff0b5", "#2b2100", "#66561a", "#ffe88f"),
        "green": Hue("#2fbf8f", "#a6ecd6", "#04140f", "#1d5c46", "#9fe8cd"),
        "blue": Hue("#2a66c4", "#a9cbf7", "#ffffff", "#15324f", "#a5d0f7"),
        "violet": Hue("#b07fd8", "#e4d0f7", "#1c0b2b", "#5f3f78", "#e6d3f8"),
        "pink": Hue("#e07fb2", "#fbd0e5", "#2a0a1a", "#572a43", "#f7bcd8"),
        "brown": Hue("#b08558", "#e8cda9", "#ffffff", "#47362a", "#e3c39b"),
        "sand": Hue("#c9aa6c", "#efdcae", "#2b2100", "#574a2d", "#ecd59d"),
        "grey": Hue("#868d93", "#c9ced2", "#101315", "#3a4147", "#cdd2d6"),
        "black": Hue("#0b0d0f", "#7c848a", "#eceae4", "#2a3036", "#aab1b7"),
        "white": Hue("#f2f1ec", "#ffffff", "#1a1d20", "#40474d", "#f2f1ec"),
        "teal": Hue("#45b5c2", "#b4ebf1", "#04181b", "#1d4a50", "#9fe4ec"),
    },
)  # fmt: skip

THEMES = {theme.name: theme for theme in (LIGHT, DARK)}


def theme(name: str) -> Theme:
    if name not in THEMES:
        raise ValueError(f"no theme {name!r}; there are: {', '.join(THEMES)}")
    return THEMES[name]
