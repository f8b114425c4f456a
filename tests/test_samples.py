"""Pictures look as they were accepted; see samples.py for how to look at a difference and how to accept it."""

from __future__ import annotations

from pathlib import Path

import pytest

import theomachy
from samples import MOMENTS, SAMPLES, Picture, difference, pictures
from theomachy.drawing.png import png

MOST = 400_000  # bytes of all samples: they lie in the repository for ever


@pytest.mark.parametrize("game", theomachy.game_names())
def test_pictures_look_as_they_were_accepted(game: str, tmp_path: Path) -> None:
    drawn = pictures(game)
    assert [picture.moment for picture in drawn] == list(MOMENTS)
    told = [line for picture in drawn for line in changed(picture, picture.accepted(), tmp_path)]
    assert not told, "\n".join([*told, "Is it meant? Then `make samples` accepts all pictures as they are drawn now."])


def changed(picture: Picture, sample: Picture | None, folder: Path) -> list[str]:
    """What to look at, if the picture is not the accepted one: both are left in the folder."""
    if picture == sample:
        return []
    lines = [f"{picture.game}, {picture.moment}: {difference(sample, picture) if sample else 'was never accepted'}"]
    for label, each in (("accepted", sample), ("now", picture)):
        if each is not None:
            path = folder / f"{picture.game}-{picture.moment}-{label}.png"
            path.with_suffix(".svg").write_text(each.svg, encoding="utf-8")
            path.write_bytes(png(each.svg))
            lines.append(f"  {label + ':':<10}{path} and .svg")
    return lines


def test_a_changed_picture_is_told_with_what_to_look_at(tmp_path: Path) -> None:
    picture = pictures("gods-second")[0]
    assert changed(picture, Picture(picture.game, picture.moment, picture.svg), tmp_path) == []
    assert list(tmp_path.iterdir()) == []
    other = Picture(picture.game, picture.moment, picture.svg.removesuffix("</svg>") + "<circle r='9'/></svg>")
    first, accepted, now = changed(other, picture, tmp_path)
    assert first == "gods-second, start: circle +1"
    assert str(tmp_path / "gods-second-start-accepted.png") in accepted
    assert str(tmp_path / "gods-second-start-now.png") in now
    assert (tmp_path / "gods-second-start-now.png").read_bytes().startswith(b"\x89PNG")
    moved = Picture(picture.game, picture.moment, picture.svg + " ")
    assert "drawn otherwise" in changed(moved, picture, tmp_path)[0]
    assert "was never accepted" in changed(picture, None, tmp_path)[0]


def test_samples_are_small_and_each_belongs_to_a_game() -> None:
    files = [path for path in SAMPLES.iterdir() if path.is_file()]
    assert files
    assert sum(path.stat().st_size for path in files) < MOST
    known = {f"{game}-{moment}.svg.gz" for game in theomachy.game_names() for moment in MOMENTS}
    assert {path.name for path in files} <= known
