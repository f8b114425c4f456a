"""What each clause of Gentes that can refuse demands, written from docs/rules/gentes.md: is it broken by this action in
this position? Read off the position's JSON, the action's text and the box; the rules are never asked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from games.plain_gentes import BOX, CARDS, HOMES, SITES, op
from games.seen_gentes import ADDITIONAL, ANSWERS, CONTENTS, MAIN, REGIONS, TILES, Seen
from theomachy.games.gentes.table.box import GROUPS, box


def counters() -> dict[tuple[str, int], str]:
    """Counted effects as `uses` numbers them: those of the hometowns, then card by card in the order of the box."""
    found: dict[tuple[str, int], str] = {}
    n = sum(op(e) in ("modify", "convert", "swap") for kind in BOX.hometown_kind for e in kind.options)
    for card in BOX.card:
        for slot in ("on_play", "sun", "always", "decline"):
            for i, effect in enumerate(getattr(card, slot)):
                if op(effect) in ("modify", "convert", "swap"):
                    if slot == "decline":
                        found[card.id, i] = str(n)
                    n += 1
    return found


COUNTERS = counters()


def asked(words: str, test: Callable[[Seen], bool]) -> Callable[[Any], bool]:
    """A condition on answers to the question that is asked."""

    def condition(refusal: Any) -> bool:
        seen = Seen(refusal)
        return seen.asked and seen.kind in words.split() and test(seen)

    return condition


def other(test: Callable[[Seen], bool]) -> Callable[[Any], bool]:
    """A condition on actions of the player on turn that answer another question than the one asked."""

    def condition(refusal: Any) -> bool:
        seen = Seen(refusal)
        return seen.mine and not seen.asked and seen.step in ANSWERS and test(seen)

    return condition


def others_turn(test: Callable[[Seen], bool]) -> Callable[[Any], bool]:
    def condition(refusal: Any) -> bool:
        seen = Seen(refusal)
        return not seen.mine and test(seen)

    return condition


def moment(test: Callable[[Seen], bool]) -> Callable[[Any], bool]:
    """A condition on the moment, whoever does what."""
    return lambda refusal: test(Seen(refusal))


def either(*conditions: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda refusal: any(condition(refusal) for condition in conditions)


def own_home(s: Seen) -> bool:
    return s.what in HOMES and s.what in s.mat["cities"]


def by_card(s: Seen) -> bool:
    return s.kind == "with" and s.what in CARDS


def decline_effect(s: Seen) -> Any:
    """The decline effect of an own card that `use` names, or None."""
    effects = CARDS[s.what].decline if s.what in s.mat["played"] else []
    return effects[s.number] if s.number < len(effects) else None


def permanent_exchange(s: Seen) -> Any:
    effects = CARDS[s.what].always if s.what in s.mat["played"] else []
    found = effects[s.number] if s.number < len(effects) else None
    return found if found is not None and op(found) == "convert" else None


def cannot_convert(s: Seen, effect: Any) -> bool:
    """Not to be paid, or its gain not to be taken in full (A-81, R-35)."""
    stored = s.mat["temple"] + s.mat["oracle"]
    if effect.give == "coins" and s.mat["coins"] < effect.give_n:
        return True
    if effect.give == "cubes" and stored < effect.give_n:
        return True
    freed = effect.give_n if effect.give == "cubes" else 0
    return bool(effect.get == "cube" and stored - freed + effect.get_n > 8)


def used_up(s: Seen) -> bool:
    """The decline card was used in this phase, or no exchange with it is possible (R-45)."""
    effect = decline_effect(s)
    if effect is None:
        return False
    if s.what in s.data.get("worked", []):
        return True
    if op(effect) not in ("convert", "swap"):
        return False
    times = s.data.get("uses", {}).get(COUNTERS[s.what, s.number], 0)
    if op(effect) == "swap":
        return times >= effect.n or sum(s.persons.values()) == 0
    return (effect.max is not None and times >= effect.max) or cannot_convert(s, effect)


def compulsory(name: str) -> bool:
    return any(op(e) not in ("convert", "swap") for e in CARDS[name].decline)


def open_cities(s: Seen) -> bool:
    return any(s.cities_in(region) and region not in s.done_regions for region in REGIONS)


def open_cards(s: Seen) -> bool:
    return any(compulsory(name) and name not in s.data.get("worked", []) for name in s.mat["played"])


def not_for_activation(s: Seen) -> bool:
    """No own city of a region that is still to be done."""
    own = s.what in s.mat["cities"] and s.what not in HOMES
    return not own or SITES[s.what].region in s.done_regions


def wrong_limit(s: Seen) -> bool:
    tiles, hours = s.tiles
    return hours != len(s.mat["hand"]) - BOX.setup.hand_limit_in_decline or tiles > s.free


def wrong_hours(s: Seen) -> bool:
    """Not the hourglasses of the effect under way, or no room is left for those that the card has after it (A-79)."""
    played_from = box(Path(s.data["components"])) if "components" in s.data else BOX
    card = played_from.card[s.reg("card") - 1]
    effects = card.on_play[len(card.on_play) - (s.reg("pc_end") - s.reg("pc")) :]
    tiles, hours = s.tiles
    first: Any = effects[0]
    return hours != first.n or not s.plain.fits(effects[1:], s.free - tiles)


def too_long(s: Seen) -> bool:
    """Room for the hourglass of the only cards that can be played is gone with this split (R-15, T-48)."""
    left = s.free - s.tiles[0]
    return s.action == "chronicler" and not any(s.plain.playable(CARDS[name], left) for name in s.mat["hand"])


def out_of_order(s: Seen) -> bool:
    """Picked already, left of what is picked, or too few behind it for the rest."""
    pile = s.pile if s.reg("pile") else s.pile[: s.reached(s.reg("basic"))]
    if s.what not in pile:
        return False
    picked = [pile.index(name) for name in s.data.get("picked", [])]
    at = pile.index(s.what)
    return at <= max(picked, default=-1) or len(pile) - at < s.reg("left")


def price_beyond(s: Seen) -> bool:
    return s.what in s.pile and s.pile.index(s.what) >= s.reached(s.reg("basic"))


def lifted(s: Seen) -> str:
    return list(SITES)[s.reg("lifted") - 1] if s.reg("lifted") else ""


def beyond_range(s: Seen, lower: bool) -> bool:
    return s.lower(s.reg("basic")) == lower and s.price_of(s.what, s.reg("basic")) > s.reg("budget")


BROKEN: dict[str, Callable[[Any], bool]] = {
    # setup
    "GENTES-S-02": asked("site", lambda s: s.what not in HOMES
                         and len(s.data["players"]) not in REGIONS[SITES[s.what].region].players),
    "GENTES-S-03": asked("tile", lambda s: len(s.data["players"]) not in TILES[s.what].players),
    "GENTES-S-05": asked("tax", lambda s: s.what == "1" and s.options["no_small_tax"]),
    "GENTES-S-08": moment(lambda s: s.step == "training costs" or s.kind == "column"),
    "GENTES-S-14": moment(lambda s: s.step == "starting player" or s.kind == "starter"),
    "GENTES-S-16": moment(lambda s: s.step == "draft cards"),
    "GENTES-S-17": either(
        moment(lambda s: s.step == "draft" and (not s.mine or s.kind != "draft" or s.what not in s.data["open"])),
        moment(lambda s: s.step != "draft" and s.kind == "draft"),
    ),
    "GENTES-S-19": moment(lambda s: (s.step == "start persons") != (s.kind == "start")),
    "GENTES-S-20": moment(lambda s: s.step == "refill" and s.reg("refill_for") == 0),
    # whose turn it is
    "GENTES-R-03": others_turn(lambda s: s.step == "start persons"),
    "GENTES-T-04": others_turn(lambda s: s.heyday),
    "GENTES-T-49": others_turn(lambda s: s.era_change),
    "GENTES-R-25": others_turn(lambda s: s.declining),
    "GENTES-P-11": others_turn(lambda s: s.menu == "final"),
    "GENTES-E-01": moment(lambda s: s.step == "over"),
    "GENTES-T-22": moment(lambda s: (s.step == "refill" and s.reg("refill_for") == 1) or s.kind == "reveal"),
    "GENTES-T-35": moment(lambda s: s.step == "refill" and s.reg("refill_for") == 2),
    # another question is asked
    "GENTES-T-01": other(lambda s: s.menu == "final"
                         and s.kind in {*MAIN, *CONTENTS, "end", "done", "activate", "limit"}),
    "GENTES-T-02": other(lambda s: (s.heyday and s.kind == "done")
                         or ((s.declining or s.era_change) and s.kind in {*MAIN, *CONTENTS, "end"})),
    "GENTES-T-05": other(lambda s: (s.step == "after" and s.kind in {*MAIN, *CONTENTS})
                         or (s.step == "turn" and s.kind == "end")),
    "GENTES-T-12": other(lambda s: (s.inside or s.step == "turn") and s.kind in {*MAIN, *CONTENTS, "end"}),
    "GENTES-R-41": other(lambda s: s.inside and s.kind in {*ADDITIONAL, "use"}),
    "GENTES-R-54": other(
        lambda s: s.half_way or s.reg("paused") != 0 or s.kind in {"stop", "gain", "cube", "draw", "pay", "convert"}
    ),
    "GENTES-A-78": other(lambda s: s.step != "loss" and s.kind in ("suffer", "avert")),
    "GENTES-P-04": either(
        other(lambda s: s.menu != "final" and s.kind in ("score", "finish")),
        asked("score", lambda s: s.what not in s.mat["hand"] or s.unmet(s.what)),
    ),
    "GENTES-R-21": either(
        other(lambda s: s.step != "discard" and s.kind == "discard"),
        asked("discard", lambda s: s.what not in s.mat["hand"]),
    ),
    # main actions
    "GENTES-T-08": asked("home", lambda s: s.main_effect is None),
    "GENTES-T-10": asked("sun", lambda s: s.what not in s.mat["played"] or s.what in s.data.get("used", [])),
    "GENTES-A-60": asked("sun", lambda s: s.main_effect is None),
    "GENTES-T-13": asked("tile tax sun home", lambda s: s.impossible()),
    "GENTES-T-15": asked("tile", lambda s: any(s.what in mat["tiles"] for mat in s.data["mats"].values())),
    "GENTES-T-47": asked("tile", lambda s: s.nothing_to_do("philosopher") or s.nothing_to_do("chronicler")),
    "GENTES-R-30": either(
        asked("tile", lambda s: s.nothing_to_do("scribe")),
        asked("cards", lambda s: int(s.what) > len(s.pile)),
    ),
    "GENTES-A-17": either(
        asked("tile", lambda s: TILES[s.what].action == "navigator" and s.no_site(TILES[s.what].icon)),
        asked("site", lambda s: s.icon not in ("any", SITES[s.what].icon)),
    ),
    "GENTES-R-19": either(
        asked("tile", lambda s: TILES[s.what].action == "navigator" and len(s.mat["cities"]) == 6
              and s.no_site(TILES[s.what].icon)),
        asked("lift", lambda s: s.what in s.mat["cities"] and s.no_site(s.icon)
              and s.icon not in ("any", SITES[s.what].icon)),
        asked("site", lambda s: s.what == lifted(s) and not s.options["relocate_to_same_site"]),
    ),
    "GENTES-A-24": asked("home with", lambda s: not by_card(s) and not own_home(s)),
    "GENTES-A-25": asked("home with", lambda s: s.what in s.data.get("marked", [])),
    # modifiers, price and time
    "GENTES-A-61": asked("with", lambda s: by_card(s) and (s.what not in s.mat["played"]
                         or (not s.permanent and s.what in s.data.get("used", [])))),
    "GENTES-A-85": asked("with", lambda s: s.changes_nothing(s.with_effect)),
    "GENTES-R-32": asked("with", lambda s: s.permanent and s.reg("source") != 0
                         and s.options["modifiers_on"] == "tiles_only"),
    "GENTES-T-48": either(
        asked("go", lambda s: not s.carried([], [])),
        asked("with", lambda s: s.with_effect is not None and not s.carried(
            [s.with_effect], [e for e in s.plain.modifiers(s.action, s.reg("source") == 0)[1] if e is not s.with_effect]
        )),
        asked("time", lambda s: s.step == "time" and s.tiles[1] == s.hours and too_long(s)),
    ),
    "GENTES-T-18": asked("time", lambda s: s.step == "time" and s.tiles[1] != s.hours),
    "GENTES-R-16": asked("time", lambda s: s.step == "time" and s.tiles[1] == s.hours and s.tiles[0] > s.free),
    "GENTES-A-79": asked("time", lambda s: s.step == "card time" and wrong_hours(s)),
    # philosopher
    "GENTES-A-07": asked("train", lambda s: s.what not in ("1", "2") or (s.what == "1" and s.nobody_for(1))),
    "GENTES-A-08": asked("person", lambda s: beyond_range(s, False)),
    "GENTES-A-09": either(
        asked("train", lambda s: s.what == "2" and s.nobody_for(2)),
        asked("person", lambda s: s.reg("basic") == 2 and beyond_range(s, True)),
    ),
    "GENTES-R-06": asked("person", lambda s: s.reg("basic") == 1 and beyond_range(s, True)),
    "GENTES-R-07": asked("person gain for", lambda s: s.persons[s.what] == 6),
    # navigator
    "GENTES-A-16": asked("site", lambda s: any(s.what in mat["cities"] for mat in s.data["mats"].values())),
    "GENTES-A-22": asked("lift", lambda s: s.what not in s.mat["cities"]),
    "GENTES-R-46": asked("region", lambda s: not s.cities_in(s.what)),
    # scribe
    "GENTES-A-33": asked("take", lambda s: s.what not in s.pile),
    "GENTES-A-34": either(
        asked("from", lambda s: s.what == "display" and s.reached(1) == 0),
        asked("cards", lambda s: not s.reg("pile") and int(s.what) > 0 and s.reached(int(s.what)) < int(s.what)),
        asked("take", lambda s: not s.reg("pile") and price_beyond(s)),
    ),
    "GENTES-A-35": asked("cards", lambda s: s.what == "0"),
    "GENTES-A-36": either(
        asked("from", lambda s: s.what == "discard" and s.reg("budget") < BOX.scribe_discard.price_1),
        asked("cards", lambda s: bool(s.reg("pile")) and int(s.what) > s.most_from_pile),
    ),
    "GENTES-A-37": asked("from", lambda s: s.what == "discard" and not s.data["discard"]),
    "GENTES-R-53": either(
        asked("take", out_of_order),
        asked("start", lambda s: s.data.get("rules") == 1 and GROUPS.index(s.what) < s.reg("least")),
    ),
    # chronicler and effects
    "GENTES-A-39": asked("play", lambda s: s.what not in s.mat["hand"]),
    "GENTES-A-40": asked("play", lambda s: s.unmet(s.what)),
    "GENTES-R-15": asked("play", lambda s: not s.plain.playable(CARDS[s.what], s.free)),
    "GENTES-A-44": asked("avert", lambda s: s.not_held(3)),
    "GENTES-A-70": asked("draw", lambda s: s.what not in s.data["display"]),
    "GENTES-A-80": either(
        asked("activate", lambda s: s.step == "city" and (s.what in HOMES or s.what not in s.mat["cities"])),
        asked("region", lambda s: not s.cities_in(s.what)),
    ),
    # additional actions
    "GENTES-A-50": asked("cubes", lambda s: s.not_held(3)),
    "GENTES-A-51": asked("swap", lambda s: s.step != "exchange from" and s.mat["oracle"] == 0),
    "GENTES-R-09": either(
        other(lambda s: s.kind == "for"),
        asked("for", lambda s: GROUPS.index(s.what) == s.reg("lowered")),
        asked("swap", lambda s: s.persons[s.what] == 0),
        asked("stop", lambda s: s.step == "exchange from" and s.reg("swap_mode") == 2),
    ),
    "GENTES-A-55": asked("use", lambda s: s.step != "decline" and permanent_exchange(s) is None),
    "GENTES-A-81": either(
        asked("use", lambda s: s.step != "decline" and permanent_exchange(s) is not None
              and cannot_convert(s, permanent_exchange(s))),
        asked("pay", lambda s: s.mix[0] > s.mat["temple"] or s.mix[1] > s.mat["oracle"]),
    ),
    "GENTES-R-52": asked("cubes swap", lambda s: s.step == "final" and not s.mat["hand"]),
    # decline phase
    "GENTES-T-39": either(
        other(lambda s: s.step not in ("decline", "city") and s.kind == "activate"),
        asked("activate", lambda s: s.step == "decline" and not_for_activation(s)),
        asked("done", lambda s: s.step == "decline" and open_cities(s)),
    ),
    "GENTES-T-40": either(
        other(lambda s: s.kind == "use" and (s.declining or s.era_change or s.menu == "final")),
        asked("use", lambda s: s.step == "decline" and decline_effect(s) is None),
    ),
    "GENTES-T-42": asked("activate", lambda s: s.step == "decline" and s.what in HOMES),
    "GENTES-T-43": either(
        other(lambda s: s.step != "hand limit" and s.kind == "limit"),
        other(lambda s: s.step in ("hand limit", "discard") and s.kind == "done"),
        asked("limit", wrong_limit),
    ),
    "GENTES-T-50": either(
        other(lambda s: s.step in ("hand limit", "discard") and s.kind in ADDITIONAL),
        asked("cubes swap", lambda s: s.step == "make room" and s.mat["temple"] + s.mat["oracle"] < 8),
    ),
    "GENTES-R-45": either(
        asked("use", lambda s: s.step == "decline" and used_up(s)),
        asked("done", lambda s: s.step == "decline" and open_cards(s)),
    ),
}  # fmt: skip

# Random games hardly come there; test_gentes_refusals.py proves these in typed positions, and with cards of an owner's
# own box test_gentes_components.py: no card of the box that we have lets its hourglasses be split.
TYPED = frozenset(
    f"GENTES-{clause}"
    for clause in (
        "A-08", "A-22", "A-36", "A-37", "A-44", "A-70", "A-79", "A-81", "P-11", "R-06", "R-07", "R-15", "R-16", "R-19",
        "R-30", "R-32", "R-52", "S-16", "T-01", "T-48", "T-49",
    )
)  # fmt: skip
# Moments of the set-up that a run of few positions may miss.
RARE: list[dict[str, Any]] = [
    {"players": 2, "step": "start persons"},
    {"players": 2, "step": "refill", "display": []},
]
