"""When an action breaks a clause of docs/rules/playing-gods.md, read off the position's JSON and the text alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from test_why import Refusal

# The ring of the rules document, space by space, and where its portals lead.
RING = "PWGC PWWC PWCC PWSC PWWC PWKC PWCC PWWC PWSC PWCC".replace(" ", "")
PORTAL, CONVERSION, GAIN, GODKILLER, STEAL = "P", "C", "G", "K", "S"
LEADS_TO = dict(zip(range(0, 40, 4), 2 * ("NA", "SA", "EU", "AF", "AS"), strict=True))
CHIPS = 15
ELEMENTS = ("earth", "air", "fire", "water")
OPPOSITES = ({"fire", "water"}, {"air", "earth"})
SPECIALS = ("plague", "famine", "darkness", "locusts")
KINDS = ("prosperity", "miracles", "scripture", "afterlife", "communion")
WRATH = ("attack", "protection", "immunity", *SPECIALS)

# Steps before the figure of the god on turn has moved, and who answers what in each step (chapter Decisions).
BEFORE_MOVE = ("homes", "deal permanent", "deal wrath", "portals", "first roll", "roll", "move")
ANSWERS = {
    "homes": ("home",), "portals": ("portal",), "risen": ("portal",), "move": ("move",),
    "conversion space": ("draw", "fortify"), "gain space": ("place", "pass"), "godkiller space": ("godkill", "pass"),
    "steal space": ("steal", "pass"), "taking": ("take",), "portal": ("attack", "convert", "gain", "end"),
    "naming": ("target", "done"), "protecting": ("protect", "pass"), "dividing": ("kill",),
    "saving": ("godkiller", "pass"), "offering": ("offer", "go"), "defending": ("defend", "pass"),
    "converting": ("take",), "losing": ("lose",), "rising": ("resurrect", "stay"),
}  # fmt: skip
# What only the god on turn does; `pass` only where a space is left unused.
OF_THE_TURN = (
    "move", "draw", "fortify", "place", "godkill", "steal", "take", "attack", "convert", "gain", "end", "target",
    "done", "kill", "offer", "go",
)  # fmt: skip
SPACES_TO_PASS = ("gain space", "godkiller space", "steal space")


class Moment:
    """A refusal with the words of the rules for what the JSON says."""

    def __init__(self, refusal: Refusal) -> None:
        self.data: Mapping[str, Any] = refusal.data
        self.who: str = self.data["players"][refusal.player]
        self.head, _, self.rest = refusal.text.partition(" ")
        self.step: str = self.data["step"]
        self.on_turn: str = self.data["on_turn"]
        self.asked: str = self.data["asked"]
        self.options: Mapping[str, Any] = self.data["options"]

    def does(self, *heads: str) -> bool:
        return self.head in heads

    # ---- the map

    def stack(self, land: str) -> list[str]:
        return list(self.data["stacks"][land])

    def ruler(self, land: str) -> str | None:
        return self.stack(land)[-1] if self.stack(land) else None

    def live(self, land: str) -> int:
        stack = self.stack(land)
        return next((n for n, god in enumerate(reversed(stack)) if god != stack[-1]), len(stack))

    def sects(self, god: str) -> int:
        return sum(self.live(land) for land in self.data["stacks"] if self.ruler(land) == god)

    def supply(self, god: str) -> int:
        return int(CHIPS - sum(stack.count(god) for stack in self.data["stacks"].values()))

    def foreign(self, land: str) -> bool:
        return self.ruler(land) not in (None, self.who)

    def home_portals(self) -> list[int]:
        return [at for at, continent in LEADS_TO.items() if continent in self.data["homes"][self.who]]

    # ---- the turn

    def landed(self, kind: str) -> bool:
        """Has the move of this god's turn ended on such a space?"""
        at = self.data["figures"][self.who]
        return self.who == self.on_turn and self.step not in BEFORE_MOVE and at is not None and RING[at] == kind

    def here(self) -> list[str]:
        """The territories of the continent on which the god on turn acts."""
        continent = LEADS_TO.get(self.data["figures"][self.on_turn], "?")
        return [land for land in self.data["stacks"] if land.startswith(continent)]

    def at_free_portal(self, *, to_attack: bool) -> bool:
        closed = self.options["occupied_portal"] != "open" if to_attack else self.options["occupied_portal"] == "no_use"
        return self.landed(PORTAL) and not (self.data["shared"] and closed)

    def hand(self, god: str) -> list[str]:
        return list(self.data["hands"][god])

    def open_cards(self, god: str) -> int:
        return len(self.data["permanents"][god])

    def faiths(self, god: str) -> int:
        return sum(card in KINDS for card in self.hand(god))

    # ---- attack

    def attacking(self) -> bool:
        return self.data["attack"] is not None and self.who == self.on_turn

    def elements(self) -> set[str]:
        """Of the attack that is tried or under way; empty for a special card."""
        form = self.rest if self.does("attack") else self.data["attack"]
        return set(form.split("+")) - set(SPECIALS)

    def harmless_in(self, land: str) -> bool:
        """Is every element of the attack one against which the ruler's immunity lies open?"""
        elements = self.elements()
        return bool(elements) and elements <= set(self.data["immunities"][self.ruler(land)])

    def through(self, god: str) -> set[str]:
        warded = set(self.data["immunities"][god]) | set(self.data["stopped"].get(god, []))
        return self.elements() - warded

    def kills(self, god: str) -> int:
        """How many sects of this god the attack under way can kill (PG-A-07, PG-A-15)."""
        if self.data["attack"] in SPECIALS:
            return 2
        left = self.through(god)
        if left == self.elements() or self.options["blocked_combo"] != "singles":
            return {0: 0, 1: 1, 2: 2 if left in OPPOSITES else 3, 3: 4, 4: 8}[len(left)]
        return len(left)

    def affected(self) -> bool:
        return self.data["attack"] is not None and any(self.ruler(land) == self.who for land in self.data["named"])

    def sects_after(self) -> int:
        """This god's sects when the chosen kills have fallen."""
        left = {land: self.stack(land) for land in self.data["stacks"]}
        for land, hits in self.data["hits"].items():
            left[land] = left[land][: len(left[land]) - hits]
        total = 0
        for stack in left.values():
            if stack and stack[-1] == self.who:
                total += next((n for n, god in enumerate(reversed(stack)) if god != self.who), len(stack))
        return total

    # ---- conversion, going out

    def conversion(self) -> bool:
        of_its_own = self.step in ("offering", "defending", "converting")
        return of_its_own or (self.step == "saving" and self.data["attack"] is None)

    def converting(self) -> bool:
        return self.conversion() and self.who == self.on_turn

    def converted(self) -> bool:
        return self.conversion() and self.who == self.data["victim"]

    def convertible(self, god: str) -> list[str]:
        return [land for land in self.here() if self.ruler(land) == god and self.live(land) == 1]

    def may_rise(self) -> bool:
        return self.data["status"][self.who] == "limbo" and self.sects(self.who) > 0

    def takes_land(self) -> bool:
        return self.does("take") and self.rest in self.data["stacks"]

    def takes_back(self) -> bool:
        return self.does("take") and self.rest in ("wrath", "conversion")

    def takes_open(self) -> bool:
        return self.does("take") and self.rest.startswith("open ")

    def takes_card(self) -> bool:
        return self.does("take") and not (self.takes_land() or self.takes_back() or self.takes_open())


def homes_each(m: Moment) -> int:
    return 2 if len(m.data["players"]) == 2 and m.options["two_player_setup"] == "recommended" else 1


def home_taken(m: Moment) -> bool:
    own, all_homes = m.data["homes"][m.who], m.data["homes"].values()
    return m.does("home") and (any(m.rest in homes for homes in all_homes) or len(own) == homes_each(m))


def no_answer(m: Moment) -> bool:
    """Somebody else is asked, or something else."""
    fitting = m.does(*ANSWERS.get(m.step, ()))
    if m.does("take"):
        fitting = fitting and m.takes_land() == (m.step == "converting")
    return m.asked != m.who or not fitting


def not_on_turn(m: Moment) -> bool:
    return m.who != m.on_turn and (m.does(*OF_THE_TURN) or (m.does("pass") and m.step in SPACES_TO_PASS))


def missing_cards(m: Moment) -> bool:
    wanted = [m.rest] if m.rest in SPECIALS else [f"attack_{element}" for element in m.rest.split("+")]
    return not set(wanted) <= set(m.hand(m.who))


def badly_named(m: Moment) -> bool:
    if m.does("attack"):
        return missing_cards(m)
    if not m.does("target", "done"):
        return False
    if not m.attacking():
        return True
    if m.does("done"):
        return not m.data["named"]
    return m.rest not in m.here() or m.rest in m.data["named"]


def nobody_to_attack(m: Moment) -> bool:
    if m.does("attack"):
        return not any(m.foreign(land) for land in m.here())
    return m.does("target") and not m.foreign(m.rest)


def harmless(m: Moment) -> bool:
    if m.does("attack"):
        rivals = [land for land in m.here() if m.foreign(land)]
        return bool(rivals) and all(m.harmless_in(land) for land in rivals)
    return m.does("target") and m.foreign(m.rest) and m.harmless_in(m.rest)


def opposed(m: Moment) -> bool:
    elements = m.elements() if m.does("attack") else set()
    return len(elements) < len(ELEMENTS) and any(pair <= elements for pair in OPPOSITES)


def killed_so_far(m: Moment, god: str | None) -> int:
    return sum(hits for land, hits in m.data["hits"].items() if m.ruler(land) == god)


def wrong_kill(m: Moment) -> bool:
    too_early = m.step in ("naming", "protecting")
    return m.does("kill") and (not m.attacking() or too_early or m.rest not in m.data["named"])


def too_many_kills(m: Moment) -> bool:
    god = m.ruler(m.rest) if m.does("kill") and m.attacking() and m.rest in m.here() else None
    return god is not None and killed_so_far(m, god) >= m.kills(god)


def not_in_need(m: Moment) -> bool:
    in_need = m.step == "saving" and m.asked == m.who and "godkiller" in m.hand(m.who)
    return m.does("godkiller") and not in_need


def no_partner(m: Moment) -> bool:
    if m.does("convert"):
        return m.rest == m.who or m.data["status"][m.rest] != "in play"
    if m.does("offer"):
        return not m.converting() or m.rest not in m.hand(m.who)
    return m.does("go") and not m.converting()


def out_of_order(m: Moment) -> bool:
    if m.does("offer", "go"):
        return m.converting() and m.step != "offering"
    return m.does("defend") and m.converted() and m.step != "defending"


def too_weak(m: Moment) -> bool:
    if m.does("convert"):
        return m.open_cards(m.who) + m.faiths(m.who) <= m.open_cards(m.rest)
    against = m.data["victim"]
    return m.does("go") and m.open_cards(m.who) + m.data["offered"] <= m.open_cards(against)


def cannot_be_converted(m: Moment) -> bool:
    if m.does("convert"):
        return not m.convertible(m.rest)
    return m.takes_land() and m.rest not in m.convertible(m.data["victim"])


def chosen_or_too_early(m: Moment) -> bool:
    return m.takes_land() and (
        not m.converting() or m.step in ("offering", "defending") or m.rest in m.data["named"]
    )  # fmt: skip


def nothing_to_steal(m: Moment) -> bool:
    if m.does("steal"):
        gone = m.rest == m.who or m.data["status"][m.rest] != "in play"
        return gone or not (m.hand(m.rest) or m.data["immunities"][m.rest])
    victim = m.data["victim"]
    if m.takes_open():
        return m.rest.removeprefix("open immunity_") not in m.data["immunities"][victim]
    if m.takes_back():
        return not any((card.split("_")[0] in WRATH) == (m.rest == "wrath") for card in m.hand(victim))
    return m.takes_card() and m.rest not in m.hand(victim)


def stolen_otherwise(m: Moment) -> bool:
    blind = m.options["steal_view"] == "blind"
    return (m.takes_card() and blind) or (m.takes_back() and not blind)


def no_theft(m: Moment) -> bool:
    return m.does("take") and not m.takes_land() and (not m.landed(STEAL) or m.step == "steal space")


def no_loss(m: Moment) -> bool:
    card = m.data["shown"][0] if m.step == "losing" else None
    return m.does("lose") and (card is None or (card == "lose_one_sect" and m.who != m.on_turn))


def loses_later(m: Moment) -> bool:
    if m.does("resurrect", "stay"):
        return m.step == "losing" and m.data["status"][m.who] == "limbo"
    return m.does("lose") and m.step == "losing" and m.asked != m.who


def no_return(m: Moment) -> bool:
    if m.does("portal"):
        return m.step == "risen" and (m.asked != m.who or int(m.rest) not in m.home_portals())
    return m.does("resurrect") and not m.may_rise()


def rises_later(m: Moment) -> bool:
    rising = m.step in ("rising", "risen", "risen permanent", "risen wrath")
    return m.does("resurrect", "stay", "portal") and rising and m.may_rise() and m.asked != m.who


def moves_wrongly(m: Moment) -> bool:
    return m.does("move") and (m.data["die"] == 0 or abs(int(m.rest)) != m.data["die"])


def other_holy_city(m: Moment) -> bool:
    own = [f"{continent}1" for continent in m.data["homes"][m.who]]
    return m.does("fortify") and (not m.landed(CONVERSION) or m.rest not in own)


CONDITIONS: Mapping[str, Callable[[Moment], bool]] = {
    "PG-S-01": home_taken,
    "PG-S-09": lambda m: m.does("portal") and int(m.rest) not in m.home_portals(),
    "PG-T-02": moves_wrongly,
    "PG-T-06": lambda m: m.does("draw") and not m.landed(CONVERSION),
    "PG-T-10": lambda m: m.does("gain") and not (m.landed(PORTAL) and m.rest in m.here()),
    "PG-T-11": lambda m: m.does("place") and (not m.landed(GAIN) or m.foreign(m.rest)),
    "PG-T-13": lambda m: m.does("steal") and not m.landed(STEAL),
    "PG-T-14": not_on_turn,
    "PG-A-01": lambda m: m.does("attack") and not m.at_free_portal(to_attack=True),
    "PG-A-02": badly_named,
    "PG-A-03": nobody_to_attack,
    "PG-A-05": opposed,
    "PG-A-10": lambda m: m.does("protect") and not m.affected(),
    "PG-A-11": lambda m: m.does("protect") and f"protection_{m.rest}" not in m.hand(m.who),
    "PG-A-17": wrong_kill,
    "PG-A-18": too_many_kills,
    "PG-A-20": lambda m: m.does("kill") and m.data["hits"].get(m.rest, 0) >= m.live(m.rest),
    "PG-A-30": lambda m: m.does("convert") and not m.at_free_portal(to_attack=False),
    "PG-A-31": no_partner,
    "PG-A-33": lambda m: m.does("defend") and (not m.converted() or m.rest not in m.hand(m.who)),
    "PG-A-35": cannot_be_converted,
    "PG-A-36": chosen_or_too_early,
    "PG-A-40": lambda m: m.does("convert") and m.rest in m.data["tried"],
    "PG-A-47": lambda m: m.does("gain") and (m.rest not in m.here() or "gain_one_sect" not in m.hand(m.who)),
    "PG-A-48": lambda m: m.does("gain") and any(m.foreign(land) for land in m.here()),
    "PG-A-50": other_holy_city,
    "PG-A-51": lambda m: m.does("fortify") and m.foreign(m.rest),
    "PG-A-52": no_loss,
    "PG-A-60": lambda m: m.does("godkill") and not (m.landed(GODKILLER) and "godkiller" in m.hand(m.who)),
    "PG-A-63": not_in_need,
    "PG-A-69": no_return,
    "PG-A-70": lambda m: m.does("stay") and not m.may_rise(),
    "PG-A-71": no_theft,
    "PG-E-04": lambda m: m.step == "over",
    "PG-R-02": lambda m: m.does("home", "portal") and m.step in ("homes", "portals") and m.asked != m.who,
    "PG-R-05": lambda m: m.does("attack") and m.landed(PORTAL) and not m.at_free_portal(to_attack=True),
    "PG-R-07": lambda m: m.does("end", "pass") and m.who == m.on_turn and m.step in ("roll", "move"),
    "PG-R-08": lambda m: m.does("pass") and m.step == "conversion space",
    "PG-R-16": lambda m: (
        m.does("protect") and (m.step != "protecting" or m.asked != m.who or m.rest not in m.through(m.who))
    ),
    "PG-R-19": harmless,
    "PG-R-23": rises_later,
    "PG-R-29": out_of_order,
    "PG-R-30": too_weak,
    "PG-R-34": lambda m: m.does("convert") and m.supply(m.who) == 0,
    "PG-R-40": loses_later,
    "PG-R-41": lambda m: m.does("lose") and m.ruler(m.rest) != m.who,
    "PG-R-44": lambda m: m.does("place", "fortify", "gain") and m.supply(m.who) == 0,
    "PG-R-45": stolen_otherwise,
    "PG-R-46": nothing_to_steal,
    "PG-R-47": lambda m: m.does("godkill") and (m.rest == m.who or m.data["status"][m.rest] != "in play"),
    "PG-R-65": lambda m: m.does("godkiller") and m.step == "saving" and m.asked != m.who and m.sects_after() == 0,
    "PG-R-67": no_answer,
}


def proof(condition: Callable[[Moment], bool]) -> Callable[[Refusal], bool]:
    return lambda refusal: condition(Moment(refusal))


BROKEN = {clause: proof(condition) for clause, condition in CONDITIONS.items()}

# Random games hardly come there; test_playing_gods_reasons.py proves these in typed positions.
TYPED = frozenset({"PG-A-18", "PG-A-20", "PG-A-51", "PG-R-05", "PG-R-23", "PG-R-65"})

# What random games come to so seldom that some runs miss it: a position, and what is then done in it.
ALL_PLACED = {**{f"NA{n}": ["A"] * 4 for n in (1, 2, 3)}, "NA4": ["A"] * 3}
RARE: list[dict[str, Any]] = [
    {  # everybody loses a sect, one god after the other
        "players": 3, "on_turn": "A", "figures": {"A": 3}, "step": "landed", "conversion_pile": ["all_lose_one_sect"],
        "then": ["A draw"],
    },
    {"players": 3, "on_turn": "A", "figures": {"A": 4}, "step": "landed", "stacks": ALL_PLACED,
     "hands": {"A": ["gain_one_sect"]}},  # no chip is left: neither to convert with nor to gain
    {"players": 3, "on_turn": "A", "figures": {"A": 3}, "step": "landed", "stacks": ALL_PLACED},  # nor to fortify
    {"players": 3, "on_turn": "A", "figures": {"A": 4}, "step": "portal", "tried": ["B"]},
    *({  # a thief who looks takes a card, a blind one a back
        "players": 3, "on_turn": "A", "figures": {"A": 14}, "step": "landed", "options": {"steal_view": look},
        "hands": {"B": ["plague", "attack_fire", "miracles"]}, "then": ["A steal B"],
    } for look in ("look", "blind")),
]  # fmt: skip
