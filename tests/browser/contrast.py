"""Contrast as it reaches the eye: the colour of each text against what a screenshot shows around its letters."""

from __future__ import annotations

import io
from collections import Counter
from typing import Any

from PIL import Image

LEAST = 4.5

# Every text that is to be read now, with its colour and how much of it shines through.
TEXTS = """
() => [...document.querySelectorAll('body *')].flatMap((e) => {
  const text = [...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.textContent.trim()).join(' ').trim();
  if (!text || !e.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
  const unread = '.for-readers, [aria-hidden=true]:not(svg), title, style, script, option, :disabled, .off, .marks';
  if (e.closest(unread)) return [];
  const box = e.getBoundingClientRect();
  if (box.width < 3 || box.height < 6 || box.x < 0 || box.y < 0) return [];
  if (box.right > innerWidth || box.bottom > innerHeight) return [];
  for (let at = e.parentElement; at && at !== document.body; at = at.parentElement) { // what is cut off is no matter
    if (getComputedStyle(at).overflow === 'visible') continue;
    const room = at.getBoundingClientRect();
    if (box.x < room.x || box.y < room.y || box.right > room.right || box.bottom > room.bottom) return [];
  }
  // What lies over the board lets the pointer through: a call-out, and what has just been drawn, for a moment.
  const hidden = [...document.querySelectorAll('#call:not([hidden]), #reveal:not([hidden]) p')].some((call) => {
    const over = call.getBoundingClientRect();
    return !call.contains(e) && box.x < over.right && box.right > over.x && box.y < over.bottom && box.bottom > over.y;
  });
  if (hidden) return [];
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  if (!top) return [];
  const together = e.closest('svg') !== null && top.closest('svg') === e.closest('svg');
  if (!(top === e || e.contains(top) || top.contains(e) || together)) return [];
  const style = getComputedStyle(e);
  let alpha = 1;
  for (let at = e; at && at !== document.body; at = at.parentElement) alpha *= Number(getComputedStyle(at).opacity);
  if (e.ownerSVGElement) alpha *= Number(style.fillOpacity);
  const colour = (e.ownerSVGElement ? style.fill : style.color).match(/[\\d.]+/g)?.map(Number);
  if (!colour) return [];
  const place = [box.x, box.y, box.right, box.bottom];
  return [{ text: text.slice(0, 30), colour: colour.slice(0, 3), alpha: alpha * (colour[3] ?? 1), box: place }];
})
"""

MARKS = "(seen) => { for (const marks of document.querySelectorAll('.marks')) marks.style.visibility = seen; }"


def luminance(colour: tuple[float, ...]) -> float:
    parts = [c / 255 for c in colour]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    a, b = sorted((luminance(one), luminance(other)), reverse=True)
    return (a + 0.05) / (b + 0.05)


def ground(picture: Image.Image, box: list[float], ink: tuple[float, ...]) -> tuple[float, ...] | None:
    """The colour around the letters: the one that most pixels have that are not the ink's own."""
    left, top = int(box[0]), int(box[1])
    crop = picture.crop((left, top, max(left + 1, round(box[2])), max(top + 1, round(box[3]))))
    counts: Counter[tuple[int, ...]] = Counter()
    for n, colour in crop.getcolors(crop.width * crop.height) or []:
        if sum(abs(a - b) for a, b in zip(colour, ink, strict=True)) > 90:
            counts[tuple(c // 8 for c in colour)] += n
    return tuple(8.0 * c + 4 for c in counts.most_common(1)[0][0]) if counts else None


def too_pale(page: Any) -> list[str]:
    """Texts with less contrast than wanted. Bands around what was done last run over names for a turn; they are left
    out here."""
    for _ in range(20):
        texts = page.evaluate(TEXTS)
        page.evaluate(MARKS, "hidden")
        picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        page.evaluate(MARKS, "visible")
        if page.evaluate(TEXTS) == texts:  # nothing has moved while the picture was taken
            break
    found = []
    for text in texts:
        ink = tuple(text["colour"])
        behind = ground(picture, text["box"], ink)
        if behind is None:  # nothing but ink: it lies under something of its own colour
            continue
        alpha = text["alpha"]
        shown = tuple(alpha * a + (1 - alpha) * b for a, b in zip(ink, behind, strict=True))
        ratio = contrast(shown, behind)
        if ratio < LEAST - 0.15:  # the ground is known to an eighth of a step of the screen
            found.append(f"{text['text']!r}: {ratio:.1f} ({ink} on {behind})")
    assert len(texts) > 2, "there is something to be read"  # at the end, on a phone held sideways: who won, and points
    return found
