"""HTML for panels: the same escaping as in `svg`, with the few things that HTML wants otherwise."""

from __future__ import annotations

from theomachy.drawing.svg import NOTHING, Markup, attributes, escape, join, tag, use

VOID = ("br", "hr", "img", "input")


def el(element: str, *children: object, **values: object) -> Markup:
    """One HTML element. Children that are Markup are inserted, everything else is escaped; None is left out."""
    if element in VOID:
        return Markup(f"<{element}{attributes(values)}>")
    inside = "".join([c if isinstance(c, Markup) else escape(c) for c in children if c is not None])
    return Markup(f"<{element}{attributes(values)}>{inside}</{element}>")


def picture(piece: str, size: float = 0, *, box: str = "-40 -44 80 90", class_: str = "") -> Markup:
    """A small drawing of a defined piece, decoration only: what it means stands beside it in words.

    `box` is the part of the plane it shows, `size` its width in CSS pixels where the page's styles do not say it.
    """
    return tag(
        "svg", use(piece), viewBox=box, width=size or None, height=size or None, class_=f"pic {class_}".strip(),
        aria_hidden="true", focusable="false",
    )  # fmt: skip


def inline(drawing: Markup, box: str, class_: str = "") -> Markup:
    """A small drawing of its own, decoration only."""
    return tag("svg", drawing, viewBox=box, class_=f"pic {class_}".strip(), aria_hidden="true", focusable="false")


def choice(
    target: str, *children: object, name: str = "", class_: str = "", off: bool = False, key: str | None = None,
    about: str = "",
) -> Markup:  # fmt: skip
    """Something in a tray that can be clicked: a button, pale while `off`. The page lights it and hears the click.

    `about` says in a sentence what it is and does, to whoever points at it, touches it or asks by keys.
    """
    return el(
        "button", *children, type="button", class_=f"choice {class_}{' off' if off else ''}".strip(),
        data_target=target, data_place=target, data_key=key, aria_label=name or None,
        title=about or None,
    )  # fmt: skip


def several(*parts: object) -> Markup:
    return join(p if isinstance(p, Markup) else Markup(escape(p)) for p in parts if p is not None) or NOTHING
