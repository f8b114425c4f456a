"""SVG pictures as PNG files, the same on every machine: the font comes with the installation."""

from __future__ import annotations

from functools import cache
from pathlib import Path


@cache
def font_files() -> tuple[str, ...]:
    """The faces that pictures use: Source Sans Pro (SIL Open Font License), from the package font-source-sans-pro.

    Without a font the renderer leaves all text out and says nothing, so a missing one is an error here.
    """
    import font_source_sans_pro

    folder = Path(font_source_sans_pro.font_directory)
    found = [folder / f"SourceSansPro-{face}.ttf" for face in ("Regular", "Semibold", "Bold")]
    missing = [str(path) for path in found if not path.is_file()]
    if missing:
        raise FileNotFoundError(f"no font for pictures: {', '.join(missing)}; install font-source-sans-pro anew")
    return tuple(str(path) for path in found)


def png(svg: str, zoom: float = 1.0) -> bytes:
    """The picture as the bytes of a PNG file; `zoom` 2 makes it twice as wide and high."""
    import resvg_py

    family = "Source Sans Pro"
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg, zoom=zoom, skip_system_fonts=True, font_files=list(font_files()),
            font_family=family, sans_serif_family=family,
        )
    )  # fmt: skip
