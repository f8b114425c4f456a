"""The typeface of the pages: Source Sans Pro, from the package that brings it, cut down to the letters that pages use.

A weight has 290 KB in the package and 14 KB as it travels: letters of European languages in Latin script, and the signs
of the pages. Names in other letters are shown in a typeface of the reader's system.
"""

from __future__ import annotations

import io
from functools import cache

import font_source_sans_pro

WEIGHTS = {
    "regular.woff2": "SourceSansPro",
    "semibold.woff2": "SourceSansProSemibold",
    "bold.woff2": "SourceSansProBold",
}
LETTERS = (
    *range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x218, 0x21C), *range(0x2002, 0x200B), *range(0x2010, 0x2016),
    *range(0x2018, 0x201F), *range(0x2020, 0x2023), 0x2026, 0x202F, 0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x2044,
    0x20AC, *range(0x2190, 0x2194), *range(0x2196, 0x219A), 0x2212, 0x2215, 0x221E, 0x2248, 0x2260, 0x2264, 0x2265,
    0x25A0, 0x25B2, 0x25B6, 0x25BC, 0x25C0, 0x25CF, 0x2713, 0x2715,
)  # fmt: skip


@cache
def font(name: str) -> bytes:
    """A weight as WOFF2. It takes about a second, once in the life of a server."""
    from fontTools import subset  # large, and many a server never needs it: browsers keep the typeface

    options = subset.Options(flavor="woff2", hinting=False, notdef_outline=True)
    options.layout_features = ["kern", "liga", "tnum", "lnum", "mark", "mkmk", "ccmp", "locl"]
    found = io.BytesIO()
    with subset.load_font(str(getattr(font_source_sans_pro, WEIGHTS[name])), options) as source:
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=LETTERS)
        cutter.subset(source)
        subset.save_font(source, found, options)
    return found.getvalue()
