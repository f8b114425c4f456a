"""Gentes read a second time, plainly: what may be chosen in a turn, from the written position and the box alone.

Nothing here uses the rules' own functions."""

from __future__ import annotations

from itertools import chain, combinations
from typing import Any

from theomachy.games.gentes.table.box import GROUPS, ICONS, box

BOX = box()
CARDS: dict[str, Any] = {card.id: card for card in BOX.card}
SITES: dict[str, Any] = {s.id: s for s in BOX.site} | {home.id: home for home in BOX.hometown_site}
HOMES: dict[str, Any] = {home.id: next(k for k in BOX.hometown_kind if k.id == home.kind) for home in BOX.hometown_site}


def op(effect: Any) -> str:
    return str(effect.__struct_config__.tag)


def subsets(things: list[Any]) -> Any:
    return chain.from_iterable(combinations(things, n) for n in range(len(things) + 1))


class Plain:
    """One player's mat and the table, from JSON."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.mat = data["mats"][data["on_turn"]]
        self.persons = dict(zip(GROUPS, (int(c) for c in self.mat["persons"] if c.isdigit()), strict=True))
        taken = [len(self.mat["tiles"]), self.mat["cubes"], self.mat["singles"], self.mat["doubles"]]
        self.free = BOX.time_track.spaces - sum(taken)
        self.players = len(data["players"])
        held = {site for m in data["mats"].values() for site in m["cities"]}
        regions = {r.id for r in BOX.region if self.players in r.players}
        self.open = [s for s in SITES.values() if s.id not in held and getattr(s, "region", "red") in regions]

    def modifiers(self, action: str, tile: bool, without: str = "") -> tuple[list[Any], list[Any]]:
        """Permanent ones that apply by themselves; and the optional ones, each a list of alternatives."""
        fixed: list[Any] = []
        free: list[Any] = []
        every = self.data["options"]["modifiers_on"] == "every_source"
        for name in self.mat["played"]:
            for effect in CARDS[name].always:
                if op(effect) == "modify" and effect.action == action and (tile or every):
                    if effect.change in ("coins", "exact"):
                        fixed.append(effect)
                    else:
                        free.append(effect)
            if name not in self.data.get("used", []) and name != without:
                free += [e for e in CARDS[name].sun if op(e) == "modify" and e.action == action]
        for name in self.mat["cities"]:
            if name in HOMES and name not in self.data.get("marked", []) and name != without:
                free += [e for e in HOMES[name].options if op(e) == "modify" and e.action == action]
        return fixed, free

    def possible(
        self, action: str, coins: int, hours: int, space: int, icon: str | None, tile: bool, without: str
    ) -> bool:  # fmt: skip
        """Is there a way to do this main action at least in part?"""
        fixed, free = self.modifiers(action, tile, without)
        for chosen in subsets(free):
            used = [*fixed, *chosen]
            time = max(0, hours + sum(e.n for e in used if e.change == "hourglasses"))
            left = self.free - space - (time + 1) // 2
            if left < 0:
                continue
            if action == "tax":
                return True
            less = sum(e.n for e in used if e.change == "coins")
            prices = {coins} | set(range(1, max([e.n for e in used if e.change == "exact"], default=0) + 1))
            extra = sum(e.n for e in used if e.change == "persons")
            for price in prices:
                if max(0, price + less) <= self.mat["coins"] and self.contents(action, price, icon, left, extra):
                    return True
        return False

    def contents(self, action: str, price: int, icon: str | None, left: int, extra: int) -> bool:
        if action == "philosopher":
            lower = extra and self.data["options"]["inventor_range"] == "lower"
            row = BOX.training.lower_two_or_more_persons if lower else BOX.training.upper_one_person
            return any(self.persons[g] < 6 and row[i] <= price for i, g in enumerate(self.data["training"]))
        if action == "navigator":
            return any(icon in ("any", s.icon) for s in self.open)
        if action == "scribe":
            pile = bool(self.data["discard"]) and price >= BOX.scribe_discard.price_1
            return pile or any(p <= price for p in BOX.scribe.price_1[: len(self.data["display"])])
        return any(self.playable(CARDS[name], left) for name in self.mat["hand"])

    def playable(self, card: Any, left: int) -> bool:
        have = dict(self.persons)
        for name in self.mat["played"]:
            for effect in CARDS[name].always:
                if op(effect) == "card_person":
                    have[effect.group] += effect.n
        missing = sum(max(0, need - have[g]) for g, need in card.require.items())
        icons = [SITES[name].icon for name in self.mat["cities"]]
        if missing > self.mat["temple"] or any(icons.count(i) < card.icons.get(i, 0) for i in ICONS):
            return False
        return self.fits(card.on_play, left)

    def fits(self, effects: Any, left: int) -> bool:
        """Is there room for the hourglasses of these effects, if so many spaces are left before them?"""
        cubes = self.mat["cubes"]
        if left < 0:
            return False
        for effect in effects:
            if op(effect) == "unlock":
                freed = min(effect.n, cubes)
                cubes -= freed
                left += freed
            elif op(effect) == "hourglass":
                left -= (effect.n + 1) // 2
                if left < 0:
                    return False
        return True

    def choices(self) -> set[str]:
        found = set()
        taken = {tile for m in self.data["mats"].values() for tile in m["tiles"]}
        for tile in BOX.action_tile:
            if self.players in tile.players and tile.id not in taken:
                if tile.action == "start" or self.possible(
                    tile.action, tile.coins, tile.hourglasses, 1, tile.icon, True, ""
                ):
                    found.add(f"tile {tile.id}")
        for i, tax in enumerate(BOX.tax_collector):
            if (i or not self.data["options"]["no_small_tax"]) and self.possible(
                "tax", 0, tax.hourglasses, 0, None, False, ""
            ):
                found.add(f"tax {tax.hourglasses}")
        for name in self.mat["played"]:
            if name not in self.data.get("used", []):
                for effect in CARDS[name].sun:
                    if op(effect) == "action" and self.action(effect, name):
                        found.add(f"sun {name}")
        for name in self.mat["cities"]:
            if name in HOMES and name not in self.data.get("marked", []):
                for i, effect in enumerate(HOMES[name].options):
                    if op(effect) == "action" and self.action(effect, name):
                        found.add(f"home {name} {i + 1}")
        temple, oracle = self.mat["temple"], self.mat["oracle"]
        found |= {f"cubes t{t} o{3 - t}" for t in range(4) if t <= temple and 3 - t <= oracle}
        found |= {f"swap {g}" for g in GROUPS if oracle and self.persons[g]}
        if "caravanserai" in self.mat["played"] and self.mat["coins"] >= 3 and temple + oracle < 8:
            found.add("use caravanserai")
        return found

    def action(self, effect: Any, name: str) -> bool:
        if effect.do == "effects":  # Sacred Way: its points always do something
            return bool(effect.coins <= self.mat["coins"] and (effect.hourglasses + 1) // 2 <= self.free)
        return self.possible(effect.do, effect.coins, effect.hourglasses, 0, effect.icon, False, name)
