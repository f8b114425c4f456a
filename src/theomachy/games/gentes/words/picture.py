"""The short words of pictures and text boards of Gentes in one language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theomachy.core.words import check_language
from theomachy.games.gentes.words.catalogue import WORDS

SYMBOLS = ("culture", "commerce", "warfare", "craft")  # by their numbers on cards, from 1


class Picture:
    """All short words in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = check_language(lang)

    def __call__(self, key: str, **values: object) -> str:
        return WORDS.sentence(f"label {key}", self.lang, **values)

    def card(self, card: Mapping[str, Any]) -> str:
        """The name of a card; one of an owner's own box keeps its printed name."""
        known = WORDS.knows("card", card["id"])
        return str(WORDS.term("card", card["id"], self.lang)) if known else str(card["name"])

    def group(self, group: str) -> str:
        if group == "any":
            return self.what("any")
        return f"{WORDS.term('group', group, self.lang):short}"

    def many(self, group: str) -> str:
        """`nobles`"""
        return f"{WORDS.term('group', group, self.lang):many}"

    def counted(self, group: str, n: int) -> str:
        """A group after a number: `1 noble`, `3 nobles`."""
        return f"{WORDS.term('group', group, self.lang):single}" if n == 1 else self.many(group)

    def what(self, what: str) -> str:
        """What an effect counts or exchanges."""
        return WORDS.sentence(f"what {what}", self.lang)

    def seat(self, name: str) -> str:
        return str(WORDS.term("seat", name, self.lang))

    def category(self, name: str) -> str:
        return str(WORDS.term("category", name, self.lang))

    def area(self, area: str) -> str:
        return str(WORDS.term("area", area, self.lang))

    def region(self, region: str) -> str:
        """The name of a region; one of an owner's own box keeps its id."""
        return str(WORDS.term("region", region, self.lang))

    def symbol(self, name: str) -> str:
        return str(WORDS.term("symbol", name, self.lang))

    def symbol_number(self, number: int) -> str:
        return self.symbol(SYMBOLS[number - 1])

    def slot(self, slot: str) -> str:
        """When an effect works: at once, once a round, always, each decline."""
        return WORDS.sentence(f"slot {slot}", self.lang)

    def does(self, action: str) -> str:
        """What a main action is good for, in a few words."""
        return WORDS.sentence(f"does {action}", self.lang)

    def action(self, action: str) -> str:
        return str(WORDS.term("action", action, self.lang))

    def home(self, kind: str) -> str:
        return str(WORDS.term("home", kind, self.lang))

    def home_short(self, kind: str) -> str:
        """The people of a hometown alone: `scribes`."""
        return f"{WORDS.term('home', kind, self.lang):short}"

    def gain(self, what: str, n: int) -> str:
        """`4 coins`, `1 temple cube`: what building brings at once."""
        if what in ("coins", "vp"):
            return self.effect({"op": what, "n": n}).lstrip("+")
        return self.effect({"op": "cube", "area": what, "n": n}).lstrip("+")

    def effect(self, effect: Mapping[str, Any]) -> str:
        """`+4 coins`, `scribe for 6 coins and 1 hourglass`"""
        op = effect["op"]
        values = dict(effect)
        if "group" in values and values["group"] != "any":
            values["group"] = self.counted(values["group"], values["n"])
        if "area" in values:
            values["area"] = self.area(values["area"])
        if op == "vp_per":
            values["what"] = WORDS.term("what", values["what"], self.lang)
        if op == "convert":
            values["give"] = WORDS.sentence(f"give {values['give']}", self.lang, n=values["give_n"])
            cube = values["get"] == "cube"  # into temple or oracle: that is asked
            got = WORDS.sentence("give cubes", self.lang, n=values["get_n"]) if cube else ""
            values["get"] = got or self.gain(values["get"], values["get_n"])
        if op == "modify":
            values["action"] = self.action(values["action"])
        if op == "modify" and effect["change"] in ("coins", "hourglasses"):
            values |= {"sign": "-" if effect["n"] < 0 else "+", "n": abs(effect["n"])}
        if op == "action" and values["do"] == "effects":
            inner = ", ".join(self.effect(e) for e in values["effects"])
            return WORDS.sentence(
                "effect effects", self.lang, effects=inner, coins=values["coins"], hourglasses=values["hourglasses"]
            )
        if op == "action":
            values["do"] = self.action(values["do"])
        return WORDS.sentence(f"effect {op}{self.kind_of(effect)}", self.lang, **values)

    def kind_of(self, effect: Mapping[str, Any]) -> str:
        """Which of the sentences of an op it is."""
        op = effect["op"]
        if op == "activate":
            return f" {effect['scope']}"
        if op == "modify":
            return f" {effect['change']}"
        if op == "person" and effect["group"] == "any":
            return " any"
        if op == "convert" and effect.get("slot") in ("always", "decline"):  # elsewhere the card asks, time after time
            return " most" if effect.get("max") else " often"
        return ""
