"""The short words of pictures and text boards of Gentes in one language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theomachy.core.words import Count, check_language
from theomachy.games.gentes.words.effects import EFFECTS, SLOTS, WHAT
from theomachy.games.gentes.words.labels import LABELS
from theomachy.games.gentes.words.terms import ACTIONS, AREAS, CARDS, GROUPS, HOMES, SYMBOLS


class Picture:
    """All short words in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = check_language(lang)

    def __call__(self, key: str, **values: object) -> str:
        counted = {k: Count(v) if isinstance(v, int) else v for k, v in values.items()}
        return LABELS[key][self.lang].format(**counted)

    def card(self, card: Mapping[str, Any]) -> str:
        """The name of a card; one of an owner's own box keeps its printed name."""
        return CARDS.get(card["id"], {}).get(self.lang) or str(card["name"])

    def group(self, group: str) -> str:
        if group == "any":
            return WHAT["any"][self.lang]
        return str(GROUPS[group][self.lang]["short"])

    def area(self, area: str) -> str:
        return AREAS[area][self.lang]

    def region(self, region: str) -> str:
        """The colour of a region; one of an owner's own box keeps its id."""
        return LABELS[region][self.lang] if region in ("red", "yellow", "green") else region

    def symbol(self, name: str) -> str:
        return SYMBOLS.get(name, {}).get(self.lang, name)

    def action(self, action: str) -> str:
        return ACTIONS[action][self.lang]

    def home(self, kind: str) -> str:
        return HOMES.get(kind, {}).get(self.lang, kind)

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
            values["what"] = WHAT[values["what"]][self.lang]
        if op == "convert":
            values["give"] = WHAT[values["give"]][self.lang]
            values["get"] = WHAT[values["get"]][self.lang]
        if op == "modify":
            values["action"] = self.action(values["action"])
        head = SLOTS.get(str(effect.get("slot", "")), "")
        if op == "action" and values["do"] == "effects":
            inner = ", ".join(self.effect(e) for e in values["effects"])
            return f"{head}{values['coins']}c {values['hourglasses']}h: {inner}"
        if op == "action":
            values["do"] = self.action(values["do"])
        key = {"activate": f"activate {effect.get('scope')}", "modify": f"modify {effect.get('change')}"}.get(op, op)
        return head + EFFECTS[key][self.lang].format(**values)
