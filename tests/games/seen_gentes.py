"""A refusal in Gentes as docs/rules/gentes.md speaks of it: the moment, the mat, the action under way. Read off the
position's JSON, the action's text and the box; the rules are never asked."""

from __future__ import annotations

import re
from functools import cached_property
from typing import Any

from games.plain_gentes import BOX, CARDS, HOMES, SITES, Plain, op, subsets
from theomachy.games.gentes.table.box import GROUPS
from theomachy.games.gentes.table.schema import Action

TILES = {tile.id: tile for tile in BOX.action_tile}
REGIONS = {region.id: region for region in BOX.region}
KINDS = ("philosopher", "navigator", "scribe", "chronicler", "tax", "start", "effects")
MAIN = {"tile", "tax", "sun", "home"}
CONTENTS = {"with", "go", "time", "train", "person", "lift", "site", "region", "from", "cards", "take", "play"}
ADDITIONAL = {"cubes", "swap"}
SETUP = ("starting player", "training costs", "draft cards", "draft", "start persons")
# What answers the question of each step ("Decisions" in the rules document).
ANSWERS = {
    "turn": {*MAIN, *ADDITIONAL, "use"}, "after": {*ADDITIONAL, "use", "end"}, "modifiers": {"with", "go"},
    "time": {"time"}, "card time": {"time"}, "how many persons": {"train"}, "train": {"person"}, "lift": {"lift"},
    "site": {"site"}, "region": {"region"}, "from": {"from"}, "how many cards": {"cards"}, "take": {"take"},
    "play": {"play"}, "loss": {"suffer", "avert"}, "gain": {"gain"}, "trained person": {"gain"}, "cube": {"cube"},
    "city": {"activate"}, "draw": {"draw"}, "offer": {"convert", "stop"}, "pay": {"pay"},
    "exchange from": {"swap", "stop"}, "exchange for": {"for"}, "make room": {*ADDITIONAL, "done"},
    "decline": {*ADDITIONAL, "activate", "use", "done"}, "hand limit": {"limit"}, "discard": {"discard"},
    "final": {*ADDITIONAL, "score", "finish"}, "draft": {"draft"}, "start persons": {"start"}, "over": set(),
    "starting player": set(), "training costs": set(), "draft cards": set(), "refill": set(),
}  # fmt: skip
# The menu that an action under way goes back to, as `under_way` writes it; 54: the era change goes on.
HOME = {12: "turn", 13: "after", 35: "make room", 36: "decline", 39: "final"}
ERA_CHANGE = 54


class Seen:
    """A refusal as the document speaks of it."""

    def __init__(self, refusal: Any) -> None:
        self.data = refusal.data
        self.step: str = self.data["step"]
        self.under: dict[str, int] = self.data.get("under_way", {})
        self.mine = self.data["players"][refusal.player] == self.data["on_turn"]
        self.words = refusal.text.split()
        self.kind = "person" if self.words[0] in GROUPS else self.words[0]
        self.what = self.words[0] if self.kind == "person" else (self.words[1] if len(self.words) > 1 else "")
        self.number = int(refusal.text.partition("#")[2] or 1) - 1
        self.options = self.data["options"]

    # ---- the moment

    @property
    def menu(self) -> str:
        """The menu that is asked, or the one that what is asked belongs to; empty inside a main action."""
        if self.step in ("turn", "after", "make room", "decline", "final", "hand limit", "discard"):
            return self.step
        if self.step == "refill":
            return "era change" if self.reg("refill_for") == 2 else ""
        found = HOME.get(self.reg("home_phase"), "")
        return found or ("era change" if self.reg("then") == ERA_CHANGE else "")

    @property
    def declining(self) -> bool:
        return self.menu in ("decline", "hand limit", "discard")

    @property
    def era_change(self) -> bool:
        return self.menu in ("make room", "era change")

    @property
    def heyday(self) -> bool:
        return self.step not in (*SETUP, "refill", "over") and self.menu in ("", "turn", "after")

    @property
    def inside(self) -> bool:
        """In the middle of a main action."""
        return self.heyday and self.menu == ""

    @property
    def asked(self) -> bool:
        return self.mine and (self.kind in ANSWERS[self.step] or (self.kind == "use" and self.any_time))

    @property
    def any_time(self) -> bool:
        """In the middle of a main action whose price is paid, at a table where conversions work there too (R-55)."""
        if self.options["permanent_conversions"] == "around" or self.reg("paused") or self.reg("cap"):
            return False
        return self.inside and self.step not in ("modifiers", "pay", "trained person")

    @property
    def half_way(self) -> bool:
        """In the middle of an additional action, a used card, an activated city, or the era change."""
        return self.menu != "" and self.menu != self.step

    def reg(self, name: str) -> int:
        return int(self.under.get(name, 0))

    # ---- the mat

    @cached_property
    def plain(self) -> Plain:
        return Plain(self.data)

    @property
    def mat(self) -> dict[str, Any]:
        found: dict[str, Any] = self.plain.mat
        return found

    @property
    def persons(self) -> dict[str, int]:
        return self.plain.persons

    @property
    def free(self) -> int:
        return int(self.plain.free)

    @property
    def mix(self) -> tuple[int, int]:
        temple, oracle = re.findall(r"\d+", " ".join(self.words[1:]))
        return int(temple), int(oracle)

    def not_held(self, n: int) -> bool:
        """The cubes named are not n, or do not lie there."""
        temple, oracle = self.mix
        return temple + oracle != n or temple > self.mat["temple"] or oracle > self.mat["oracle"]

    @property
    def tiles(self) -> tuple[int, int]:
        """Time tiles named: how many, and the hourglasses on them."""
        shown = [int(n) for n in self.words[1].split("+")]
        return len(shown), sum(shown)

    def cities_in(self, region: str) -> list[str]:
        return [name for name in self.mat["cities"] if name not in HOMES and SITES[name].region == region]

    @property
    def done_regions(self) -> set[str]:
        return {name for i, name in enumerate(REGIONS) if self.reg("regions") >> i & 1}

    # ---- the main action under way

    @property
    def action(self) -> str:
        return KINDS[self.reg("kind")]

    @property
    def icon(self) -> str:
        """What a navigator may build on, from the tile or card it comes from."""
        if self.reg("source") == 0:
            return str(BOX.action_tile[self.reg("source_id")].icon)
        return next(str(e.icon) for e in BOX.card[self.reg("source_id")].sun if isinstance(e, Action))

    @property
    def hours(self) -> int:
        return max(0, self.reg("hours") + self.reg("times"))

    def lower(self, basic: int) -> bool:
        return basic == 2 or (self.options["inventor_range"] == "lower" and basic + self.reg("extra") >= 2)

    def price_of(self, group: str, basic: int) -> int:
        row = BOX.training.lower_two_or_more_persons if self.lower(basic) else BOX.training.upper_one_person
        return int(row[self.data["training"].index(group)])

    def nobody_for(self, basic: int) -> bool:
        budget = self.reg("budget")
        return not any(self.persons[g] < 6 and self.price_of(g, basic) <= budget for g in GROUPS)

    @property
    def with_effect(self) -> Any:
        """The effect that `with` names, or None: of an own card (sun first, then permanent) or an own hometown."""
        if self.what in CARDS:
            effects = [*CARDS[self.what].sun, *CARDS[self.what].always]
            return effects[self.number] if self.number < len(effects) else None
        options = HOMES[self.what].options if self.what in HOMES else []
        n = int(self.words[2]) - 1
        return options[n] if n < len(options) else None

    @property
    def permanent(self) -> bool:
        return self.what in CARDS and self.number >= len(CARDS[self.what].sun)

    def carried(self, chosen: list[Any], more: list[Any]) -> bool:
        """Can the action be carried through with these modifiers, and perhaps some of the others?"""
        for others in subsets(more):
            used = [*chosen, *others]
            less = self.reg("less") + sum(e.n for e in used if e.change == "coins")
            time = max(0, self.hours + sum(e.n for e in used if e.change == "hourglasses"))
            cap = max([self.reg("cap"), *(e.n for e in used if e.change == "exact")])
            extra = self.reg("extra") + sum(e.n for e in used if e.change == "persons")
            left = self.free - (time + 1) // 2
            if left < 0:
                continue
            if self.action == "tax":
                return True
            for price in {self.reg("price"), *range(1, cap + 1)}:
                payable = max(0, price + less) <= self.mat["coins"]
                if payable and self.plain.contents(self.action, price, self.wanted, left, extra):
                    return True
        return False

    @property
    def wanted(self) -> str | None:
        return self.icon if self.action == "navigator" else None

    def changes_nothing(self, effect: Any) -> bool:
        """The modifier is of another action, applies by itself, or would change nothing (A-85)."""
        if effect is None or op(effect) != "modify" or effect.action != self.action:
            return True
        if self.permanent and effect.change in ("coins", "exact"):
            return True
        if effect.change == "exact":
            return bool(effect.n <= self.reg("cap"))
        if effect.change == "hourglasses":
            return bool(max(0, self.hours + effect.n) == self.hours)
        if effect.change == "coins" and not self.reg("cap"):
            price = self.reg("price") + self.reg("less")
            return bool(max(0, price + effect.n) == max(0, price))
        return False

    # ---- cards

    def reached(self, n: int) -> int:
        """Positions of the display that the price reaches for n cards."""
        prices = (BOX.scribe.price_1, BOX.scribe.price_2, BOX.scribe.price_3)[n - 1]
        lying = prices[: len(self.data["display"])]
        return max([i + 1 for i, price in enumerate(lying) if 0 < price <= self.reg("budget")], default=0)

    @property
    def pile(self) -> list[str]:
        return list(self.data["discard"] if self.reg("pile") else self.data["display"])

    @property
    def most_from_pile(self) -> int:
        return 2 if self.reg("budget") >= BOX.scribe_discard.price_2 else 1

    def unmet(self, name: str) -> bool:
        return not self.plain.playable(CARDS[name], 99)

    # ---- whole main actions

    def impossible(self) -> bool:
        """Price, time or contents of the tile, tax, card or hometown that is named fail (T-13)."""
        if self.kind == "tile":
            tile = TILES[self.what]
            if tile.action == "start":
                return self.free < 1
            return not self.plain.possible(tile.action, tile.coins, tile.hourglasses, 1, tile.icon, True, "")
        if self.kind == "tax":
            return not self.plain.possible("tax", 0, int(self.what), 0, None, False, "")
        effect = self.main_effect
        return effect is not None and not self.plain.action(effect, self.what)

    @property
    def main_effect(self) -> Any:
        """The `action` that `sun` or `home` names; None if it is none."""
        if self.kind == "sun":
            effects, n = CARDS[self.what].sun, self.number
        else:
            effects, n = (HOMES[self.what].options if self.what in HOMES else []), int(self.words[2]) - 1
        found = effects[n] if n < len(effects) else None
        return found if found is not None and op(found) == "action" else None

    def no_site(self, icon: str | None) -> bool:
        return not any(icon in ("any", site.icon) for site in self.plain.open)

    def nothing_to_do(self, action: str) -> bool:
        """Of a tile that could be paid and timed, nothing could be conducted."""
        tile = TILES[self.what]
        return tile.action == action and self.impossible()
