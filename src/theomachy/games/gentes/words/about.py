"""What a thing on the table is, in sentences: for whoever points at it, and for screen readers.

A text has parts between semicolons: first what it is, then what it does, brings or lacks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from theomachy.games.gentes.words.catalogue import WORDS
from theomachy.games.gentes.words.picture import Picture

COUNTED = ("one card", "two cards", "three cards")


def joined(*parts: str) -> str:
    return "; ".join(part for part in parts if part)


class About:
    """Sentences in one language; `name` gives the name of a seat."""

    def __init__(self, say: Picture, name: Callable[[int], str]) -> None:
        self.say = say
        self.name = name

    def __call__(self, key: str, **values: object) -> str:
        return WORDS.sentence(f"about {key}", self.say.lang, **values)

    def amount(self, what: str, n: int) -> str:
        """`1 coin`, `4 coins`."""
        return WORDS.sentence(f"amount {what}", self.say.lang, n=n)

    def flat(self, text: str) -> str:
        """The same as one sentence for screen readers."""
        return ". ".join(part[:1].upper() + part[1:] for part in text.split("; ")) + "."

    # ---- actions

    def tile(self, tile: Mapping[str, Any]) -> str:
        say = self.say
        if tile["action"] == "start":
            what = self("start", coins=self.amount("coins", -tile["coins"]))
        else:
            what = self(
                "tile", action=say.action(tile["action"]), coins=self.amount("coins", tile["coins"]),
                hours=self.amount("hourglasses", tile["hours"]),
            )  # fmt: skip
        lines = [what]
        if tile["icon"] and tile["icon"] != "any":
            lines.append(self("only", kind=say.area(tile["icon"])))
        if "one" in tile:
            for key, words in (("one", "alone"), ("two", "pair")):
                groups = ", ".join(say.group(group) for group in tile[key]) or "–"
                lines.append(self("line", head=say(words), text=groups))
        if "reach" in tile:
            counts = enumerate(zip(COUNTED, tile["reach"], strict=True), 1)  # fewer positions than cards: none
            lines += [
                self("line", head=say(words), text=say("up to", n=n)) for cards, (words, n) in counts if n >= cards
            ]
        if tile["holder"] is not None:
            lines.append(self("taken", who=self.name(tile["holder"])))
        elif tile["problem"]:
            lines.append(self(f"no {tile['problem']}"))
        return joined(*lines)

    def tax(self, tax: Mapping[str, Any]) -> str:
        what = self("tax", coins=self.amount("coins", tax["coins"]), hours=self.amount("hourglasses", tax["hours"]))
        return joined(what, self.say("covered") if tax["covered"] else "")

    def training(self, column: Mapping[str, Any]) -> str:
        return self(
            "training", group=self.say.many(column["group"]), one=self.amount("coins", column["one"]),
            two=self.amount("coins", column["two"]),
        )  # fmt: skip

    # ---- cards

    def card(self, card: Mapping[str, Any], reach: Sequence[int] = ()) -> str:
        """The whole card: what it needs and has, its effects, its symbols, and what it would bring now."""
        say = self.say
        lines = [self("card", card=say.card(card), era="I" * card["era"], points=self.amount("points", card["vp"]))]
        for kind, need in card["require"].items():
            have = need - card["missing"].get(kind, 0)
            lines.append(self("need", n=need, what=say.counted(kind, need), have=have))
        for kind, need in card["icons"].items():
            have = need - card["missing_icons"].get(kind, 0)
            lines.append(self("need cities", n=need, what=say.area(kind), have=have))
        lines += [self("line", head=say.slot(e["slot"]), text=say.effect(e)) for e in card["effects"]]
        if card["symbols"]:
            lines.append(self("symbols", symbols=", ".join(say.symbol_number(n) for n in card["symbols"])))
        prices = [self("line", head=say(COUNTED[n]), text=price) for n, price in enumerate(reach) if price]
        if prices:
            lines.append(self("reach", prices=", ".join(prices)))
        lines.append(self.worth(card))
        if card["used"]:
            lines.append(self("used"))
        return joined(*lines)

    def worth(self, card: Mapping[str, Any]) -> str:
        if not card["met"]:
            return self("missing", n=sum(card["missing"].values()) + sum(card["missing_icons"].values()))
        points = self.amount("points", card["brings"])
        if card["cubes"]:
            return self("brings with", points=points, cubes=self.amount("cubes", card["cubes"]))
        return self("brings", points=points)

    # ---- the map

    def gains(self, yields: Mapping[str, int]) -> str:
        return ", ".join(self.say.gain(key, n) for key, n in yields.items() if n)

    def site(self, site: Mapping[str, Any]) -> str:
        say = self.say
        what = self(
            "site", name=site["name"], region=say.region(site["region"]), kind=say.area(site["icon"]),
            gain=say.effect(site["reward"]),
        )  # fmt: skip
        if site["owner"] is not None:
            return joined(what, self("city of", who=self.name(site["owner"])))
        gain = self.gains(site["yields"])
        return joined(what, self("yields", gain=gain) if gain else self("yields nothing"))

    def home(self, site: Mapping[str, Any]) -> str:
        say = self.say
        lines = [f"{say.home(site['kind'])} ({say.area(site['icon'])})"]
        lines += [f"{i}. {say.effect(option)}" for i, option in enumerate(site["options"], 1)]
        if site["owner"] is not None:
            lines.append(self("city of", who=self.name(site["owner"])))
        if site["marked"]:
            lines.append(self("used"))
        lines += [self("used by", who=self.name(seat)) for seat in site["used_by"]]
        return joined(*lines)

    def region(self, region: str, rewards: Sequence[Mapping[str, Any]]) -> str:
        """A region, and what the viewer's own cities in it pay."""
        say = self.say
        own = ", ".join(say.effect(effect) for effect in rewards)
        return joined(say.region(region), self("region pays"), self("yours pay", gain=own) if own else "")

    # ---- mats

    def track(self, player: Mapping[str, Any]) -> str:
        lines = [
            self("track", who=self.name(player["seat"]), free=self.amount("spaces", player["free"])),
            self("on track", tiles=len(player["tiles"]), doubles=player["doubles"], singles=player["singles"],
                 cubes=player["cubes"]),
        ]  # fmt: skip
        if player["next_free"] is not None:
            lines.append(self("next", free=self.amount("spaces", player["next_free"])))
        return joined(*lines)

    def persons(self, player: Mapping[str, Any]) -> str:
        counted = [f"{n} {self.say.counted(group, n)}" for group, n in player["persons"].items() if n]
        return joined(self("persons", who=self.name(player["seat"])), ", ".join(counted) or "–")

    def stores(self, player: Mapping[str, Any]) -> str:
        return self("stores", temple=player["temple"], oracle=player["oracle"], cities=player["stock"])

    def bonus(self, bonus: Mapping[str, Any], mine: int | None) -> str:
        category = self.say.category(bonus["category"])
        worth = self.amount("points", bonus["worth"]) if bonus["left"] else "–"
        text = self("bonus", n=bonus["threshold"], category=category, points=worth)
        return joined(text, self("have", n=mine) if mine is not None else "")
