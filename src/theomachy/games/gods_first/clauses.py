"""The ids under which the rules document of the first edition has the rules that both editions share."""

from __future__ import annotations

from typing import Final

# "one other card a turn" is missing: this edition has no such limit.
CLAUSES: Final[dict[str, str]] = {
    # setting up and the turn
    "constellation": "GODS1-S-03",
    "seated": "GODS1-R-02",
    "who starts": "GODS1-S-08",
    "turn order": "GODS1-T-01",
    "collect": "GODS1-T-02",
    "refill": "GODS1-T-04",
    "no refill now": "GODS1-T-09",
    "kinds of actions": "GODS1-A-01",
    "two actions": "GODS1-T-06",
    "once a turn": "GODS1-T-07",
    "pay in full": "GODS1-T-08",
    "no action possible": "GODS1-R-24",
    "over": "GODS1-X-01",
    # putting something onto the field
    "reach": "GODS1-R-36",
    "one card a hex": "GODS1-G-01",
    "beside a card": "GODS1-A-02",
    "tribe": "GODS1-A-03",
    "tribe case 1": "GODS1-A-03",
    "tribe case 2": "GODS1-A-04",
    "tribe case 3": "GODS1-A-05",
    "tribe case 4": "GODS1-A-06",
    "tribe case 5": "GODS1-A-07",
    "tribe case 6": "GODS1-R-07",
    "tribe case 7": "GODS1-R-09",
    "no stone left": "GODS1-G-02",
    "place temple": "GODS1-A-09",
    "no temple left": "GODS1-G-04",
    "closed to temples": "GODS1-R-15",
    "stones go home": "GODS1-A-11",
    "temple converts": "GODS1-A-10",
    "too few stones": "GODS1-R-17",
    "desert": "GODS1-A-13",
    "desert gains": "GODS1-A-14",
    "decay": "GODS1-B-08",
    "decay card": "GODS1-B-06",
    "decay robs": "GODS1-B-07",
    "whom to rob": "GODS1-R-22",
    # moving deserts
    "whirlwind": "GODS1-A-15",
    "whirlwind moves": "GODS1-A-15",
    "whirlwind idle": "GODS1-R-18",
    "move desert": "GODS1-A-20",
    "desert moves": "GODS1-A-19",
    "desert is lifted first": "GODS1-R-16",
    "another place": "GODS1-R-16",
    "split field": "GODS1-R-23",
    # the rest
    "take extra": "GODS1-A-16",
    "play extra": "GODS1-A-18",
    "extra comes last": "GODS1-R-19",
    "discard": "GODS1-A-21",
}
