"""The short words of pictures and text boards of Gentes in one language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theomachy.core.words import check_language
from theomachy.games.gentes.words.words import WORDS

SLOTS = {"on_play": "", "sun": "▲ ", "always": "∞ ", "decline": "▼ "}  # when an effect of a card happens


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
        """The colour of a region; one of an owner's own box keeps its id."""
        return self(region) if region in ("red", "yellow", "green") else region

    def symbol(self, name: str) -> str:
        return str(WORDS.term("symbol", name, self.lang))

    def action(self, action: str) -> str:
        return str(WORDS.term("action", action, self.lang))

    def home(self, kind: str) -> str:
        return str(WORDS.term("home", kind, self.lang))

    def gain(self, what: str, n: int) -> str:
        """`4 coins`, `1 cube: temple`: what building brings at once."""
        if what == "coins":
            return f"{n} {self('coins')}"
        effect = {"op": "vp", "n": n} if what == "vp" else {"op": "cube", "area": what, "n": n}
        return self.effect(effect).lstrip("+")

    def effect(self, effect: Mapping[str, Any]) -> str:
        """`+4 coins`, `▲ scribe 6c 1h`"""
        op = effect["op"]
        values = dict(effect)
        if "group" in values:
            values["group"] = self.group(values["group"])
        if "area" in values:
            values["area"] = self.area(values["area"])
        if op == "vp_per":
            values["what"] = self.what(values["what"])
        if op == "convert":
            values["give"] = self.what(values["give"])
            values["get"] = self.what(values["get"])
        if op == "modify":
            values["action"] = self.action(values["action"])
        head = SLOTS.get(str(effect.get("slot", "")), "")
        if op == "action" and values["do"] == "effects":
            inner = ", ".join(self.effect(e) for e in values["effects"])
            return f"{head}{values['coins']}c {values['hourglasses']}h: {inner}"
        if op == "action":
            values["do"] = self.action(values["do"])
        key = {"activate": f"activate {effect.get('scope')}", "modify": f"modify {effect.get('change')}"}.get(op, op)
        return head + WORDS.sentence(f"effect {key}", self.lang, **values)
