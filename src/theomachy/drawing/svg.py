"""A small SVG builder that cannot be tricked: whatever is not markup made here is escaped.

Markup is text of the class `Markup`; plain strings given as children are content and are escaped, and so is
every attribute value. Nothing here knows themes, shapes or games.

    document(100, 50, group(rect(0, 0, 100, 50, fill="#fff"), label("<b>", 50, 30, 14), target="hex:0,1"))
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache

# Characters that XML 1.0 does not allow, even escaped.
FORBIDDEN = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
# What needs no escaping, recognised at once: most attribute values.
PLAIN = re.compile(r"[\w #(),.:;%-]*", re.ASCII)
ATTRIBUTE = re.compile(r"[a-zA-Z_:][\w:.-]*")
LONG = 60  # characters of a value that is not worth remembering


class Markup(str):
    """Text that is SVG already and is inserted as it is."""

    __slots__ = ()


NOTHING = Markup("")


def escape(text: object) -> str:
    """Any value as content or attribute value: markup characters escaped, control characters replaced."""
    s = str(text)
    if PLAIN.fullmatch(s):
        return s
    s = s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;").replace("'", "&#39;")
    return FORBIDDEN.sub("\ufffd", s)


@lru_cache(maxsize=16384)  # pictures of one game repeat their coordinates
def num(value: float) -> str:
    """A number with at most two decimals and nothing superfluous: 12, 0.5, -3.25."""
    if value == int(value):
        return str(int(value))
    s = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if s == "-0" else s


def join(parts: Iterable[Markup]) -> Markup:
    return Markup("".join(parts))


def attributes(values: dict[str, object]) -> str:
    """Attributes as text. None and False leave one out; `stroke_width` is written stroke-width, `class_` class."""
    out = ""
    for name, value in values.items():
        if value is None or value is False:
            continue
        if isinstance(value, str) and len(value) > LONG:
            out += f' {attribute_name(name)}="{escape(value)}"'
        else:
            out += attribute(name, value)
    return out


@lru_cache(maxsize=65536, typed=True)  # pictures of one game repeat their numbers and colours
def attribute(name: str, value: object) -> str:
    """One attribute with the space before it."""
    if isinstance(value, float):
        text = num(value)
    else:
        text = escape(int(value) if isinstance(value, int) else value)
    return f' {attribute_name(name)}="{text}"'


@cache
def attribute_name(name: str) -> str:
    key = name.rstrip("_").replace("_", "-")
    if not ATTRIBUTE.fullmatch(key):
        raise ValueError(f"no attribute can be called {name!r}")
    return key


def tag(element: str, *children: object, **values: object) -> Markup:
    """One element. Children that are Markup are inserted, everything else is escaped; None is left out."""
    inside = "".join([c if isinstance(c, Markup) else escape(c) for c in children if c is not None])
    if inside:
        return Markup(f"<{element}{attributes(values)}>{inside}</{element}>")
    return Markup(f"<{element}{attributes(values)}/>")


@lru_cache(maxsize=4096)
def title(text: str | None) -> Markup:
    """The name of the element it stands in: a tooltip in browsers, spoken by screen readers."""
    return tag("title", text) if text else NOTHING


def move(x: float, y: float, scale: float = 1.0) -> str:
    """Value of a transform attribute."""
    if scale == 1.0:
        return f"translate({num(x)} {num(y)})"
    return f"translate({num(x)} {num(y)}) scale({scale:.4g})"


def group(
    *children: object, at: tuple[float, float] | None = None, scale: float = 1.0, target: str | None = None,
    key: str | None = None, name: str | None = None, lit: bool = False, **values: object,
) -> Markup:  # fmt: skip
    """A <g>, moved to `at`.

    `target` is what the page sends when it is clicked, `key` names a piece that keeps its identity from one
    picture to the next, so that the page can animate it; `name` is its accessible name. What is `lit` can be
    clicked now: it becomes a button for the keyboard and for screen readers.
    """
    if at is not None:
        values["transform"] = move(*at, scale)
    if target is not None:
        values["data_target"] = target
        if lit:
            values["class_"] = f"{values.get('class_') or ''} lit".strip()
            values["role"] = "button"
            values["tabindex"] = 0
        if name:
            values["aria_label"] = name
    if key is not None:
        values["data_key"] = key
    return tag("g", title(name), *children, **values)


def rect(x: float, y: float, width: float, height: float, r: float = 0, **values: object) -> Markup:
    return tag("rect", x=x, y=y, width=width, height=height, rx=r or None, **values)


def circle(x: float, y: float, r: float, **values: object) -> Markup:
    return tag("circle", cx=x or None, cy=y or None, r=r, **values)


def line(x1: float, y1: float, x2: float, y2: float, **values: object) -> Markup:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, **values)


def path(d: str, **values: object) -> Markup:
    return tag("path", d=d, **values)


def polygon(points: Iterable[tuple[float, float]], **values: object) -> Markup:
    return tag("polygon", points=" ".join(f"{num(x)},{num(y)}" for x, y in points), **values)


def use(name: str, **values: object) -> Markup:
    """A copy of something defined under this id in `document(defs=...)`."""
    return tag("use", href=f"#{name}", **values)


def label(
    text: object, x: float, y: float, size: float, *, fill: str | None = None, bold: bool = False,
    anchor: str | None = None, **values: object,
) -> Markup:  # fmt: skip
    """A line of text; `anchor` is start (default), middle or end. Colour and family are inherited if not given."""
    return tag(
        "text", text, x=x, y=y, font_size=size, fill=fill, font_weight="bold" if bold else None,
        text_anchor=anchor, **values,
    )  # fmt: skip


def document(
    width: float, height: float, *children: object, name: str = "", family: str = "sans-serif", ink: str = "#000",
    defs: Iterable[Markup] = (), lang: str | None = None, **values: object,
) -> Markup:  # fmt: skip
    """The whole picture. It scales with its container and keeps its proportions."""
    shared = join(defs)
    return tag(
        "svg", title(name), tag("defs", shared) if shared else NOTHING, *children,
        xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {num(width)} {num(height)}",
        width=width, height=height, font_family=family, fill=ink, role="group", aria_label=name or None, lang=lang,
        **values,
    )  # fmt: skip
