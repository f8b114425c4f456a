"""The ids under which the rules document of the second edition has the rules that both editions share."""

from __future__ import annotations

from typing import Final

CLAUSES: Final[dict[str, str]] = {
    "reach": "GODS2-R-46",
    "one card a hex": "GODS2-A-03",
    "beside a card": "GODS2-A-02",
    "tribe case 1": "GODS2-A-05",
    "tribe case 2": "GODS2-A-06",
    "tribe case 3": "GODS2-A-07",
    "tribe case 4": "GODS2-A-08",
    "tribe case 5": "GODS2-A-09",
    "tribe case 6": "GODS2-R-09",
    "tribe case 7": "GODS2-R-10",
    "no stone left": "GODS2-A-32",
    "place temple": "GODS2-A-11",
    "stones go home": "GODS2-A-13",
    "temple converts": "GODS2-A-12",
    "too few stones": "GODS2-R-15",
    "desert gains": "GODS2-A-16",
    "decay": "GODS2-A-17",
    "decay robs": "GODS2-A-18",
    "desert moves": "GODS2-A-28",
}
