"""The ids under which the rules document of the second edition has the rules that both editions share."""

from __future__ import annotations

from typing import Final

CLAUSES: Final[dict[str, str]] = {
    # setting up and the turn
    "constellation": "GODS2-S-05",
    "seated": "GODS2-R-02",
    "who starts": "GODS2-S-09",
    "turn order": "GODS2-T-01",
    "collect": "GODS2-T-03",
    "refill": "GODS2-T-05",
    "no refill now": "GODS2-T-14",
    "kinds of actions": "GODS2-A-01",
    "two actions": "GODS2-T-10",
    "once a turn": "GODS2-T-11",
    "one other card a turn": "GODS2-R-17",
    "pay in full": "GODS2-T-12",
    "no action possible": "GODS2-R-19",
    "over": "GODS2-X-04",
    # putting something onto the field
    "reach": "GODS2-R-46",
    "one card a hex": "GODS2-A-03",
    "beside a card": "GODS2-A-02",
    "tribe": "GODS2-A-04",
    "tribe case 1": "GODS2-A-05",
    "tribe case 2": "GODS2-A-06",
    "tribe case 3": "GODS2-A-07",
    "tribe case 4": "GODS2-A-08",
    "tribe case 5": "GODS2-A-09",
    "tribe case 6": "GODS2-R-09",
    "tribe case 7": "GODS2-R-10",
    "no stone left": "GODS2-A-32",
    "place temple": "GODS2-A-11",
    "no temple left": "GODS2-A-31",
    "closed to temples": "GODS2-R-16",
    "stones go home": "GODS2-A-13",
    "temple converts": "GODS2-A-12",
    "too few stones": "GODS2-R-15",
    "desert": "GODS2-A-15",
    "desert gains": "GODS2-A-16",
    "decay": "GODS2-A-17",
    "decay card": "GODS2-A-17",
    "decay robs": "GODS2-A-18",
    "whom to rob": "GODS2-R-23",
    # moving deserts
    "whirlwind": "GODS2-A-20",
    "whirlwind moves": "GODS2-A-21",
    "whirlwind idle": "GODS2-R-22",
    "move desert": "GODS2-A-26",
    "desert moves": "GODS2-A-28",
    "desert is lifted first": "GODS2-R-25",
    "another place": "GODS2-R-26",
    "split field": "GODS2-R-27",
    # the rest
    "take extra": "GODS2-A-23",
    "play extra": "GODS2-A-24",
    "extra comes last": "GODS2-R-20",
    "discard": "GODS2-A-29",
}
