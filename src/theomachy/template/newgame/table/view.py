"""What a viewer may know, named piece by piece: nothing is seen that does not stand here."""

from __future__ import annotations

from typing import Any

from newgame.rules.rules import HILLS, LANDS, Table
from theomachy.core.plain import seen


def view(table: Table, viewer: int) -> dict[str, Any]:
    found = {"game": "new-game", **seen(table, viewer)}
    for player in found["players"]:  # NEWGAME-S-02: one knows the own god, at the end everybody's
        god = table.god[player["seat"]]
        player["god"] = LANDS[god - 1] if god and (found["over"] or player["seat"] == viewer) else None
    found["hills"] = [
        {"name": name, "land": LANDS[i % len(LANDS)], "owner": table.owner[i] - 1, "worth": table.worth[i]}
        for i, name in enumerate(HILLS)
    ]
    return found
