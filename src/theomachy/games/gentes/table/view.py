"""What players of Gentes see, as plain data. Hidden is only what the option `hand_visibility` hides (GENTES-R-29)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i32

from theomachy.core.panel import Source
from theomachy.core.position import CHANCE, NOBODY
from theomachy.games.gentes.rules import phases as p
from theomachy.games.gentes.rules import state as s
from theomachy.games.gentes.rules.actions import x_in, y_in
from theomachy.games.gentes.rules.additional import CUBES, next_bonus, progress, slot_in_use, within_action
from theomachy.games.gentes.rules.chronicler import brings, icon_lack, lack, meets, missing
from theomachy.games.gentes.rules.decline import (
    above_limit,
    gives_a_cube,
    in_decline,
    in_step_d,
    is_done,
    open_regions,
)
from theomachy.games.gentes.rules.effect_choices import card_hours
from theomachy.games.gentes.rules.exchanges import cubes_to_pay
from theomachy.games.gentes.rules.feasible import NO_COINS, NO_OBSTACLE, NO_SPACE, NOTHING_TO_DO
from theomachy.games.gentes.rules.goods import mixtures, spaces_for
from theomachy.games.gentes.rules.main_actions import KIND_NAMES, tile_obstacle
from theomachy.games.gentes.rules.modifiers import permanent
from theomachy.games.gentes.rules.paying import hours_to_lay
from theomachy.games.gentes.rules.philosopher import price_of
from theomachy.games.gentes.rules.prices import not_below_0
from theomachy.games.gentes.rules.questions import MENUS
from theomachy.games.gentes.rules.scoring import if_it_ended_now
from theomachy.games.gentes.rules.scribe import reached
from theomachy.games.gentes.rules.state import GentesTable, members
from theomachy.games.gentes.rules.tables import DECLINE, WHICH
from theomachy.games.gentes.table.box import CATEGORIES, COMPONENTS, GROUPS, ICONS, box
from theomachy.games.gentes.table.positions import SCORED, STEP_NAMES, listed


@cache
def printed(path: str) -> dict[str, Any]:
    """What stands on the cards, tiles and sites of a box."""
    contents = box(Path(path) if path else COMPONENTS)
    cards = {}
    for card in contents.card:
        effects = [
            {"slot": slot, **msgspec.to_builtins(effect)}
            for slot in ("on_play", "sun", "always", "decline")
            for effect in getattr(card, slot)
        ]
        cards[card.id] = {
            "id": card.id, "name": card.name, "era": card.era, "symbols": list(card.symbols),
            "require": dict(card.require), "icons": dict(card.icons), "vp": card.vp, "effects": effects,
        }  # fmt: skip
    sites = {site.id: {"name": site.name, "region": site.region, "reward": site.reward} for site in contents.site}
    rewards = {reward.id: msgspec.to_builtins(reward.effect) for reward in contents.reward}
    kinds = {kind.id: [msgspec.to_builtins(option) for option in kind.options] for kind in contents.hometown_kind}
    homes = {home.id: {"kind": home.kind, "options": kinds[home.kind]} for home in contents.hometown_site}
    return {"cards": cards, "sites": sites, "rewards": rewards, "homes": homes}


def view(table: GentesTable, viewer: int) -> dict[str, Any]:
    """Everything a screen shows. `viewer` is a seat or NOBODY for a spectator."""
    fixed = table.fixed
    me = viewer if viewer >= 0 else int(table.active)
    turn: int | str | None = int(table.turn)
    if table.turn == CHANCE:
        turn = "chance"
    elif table.turn == NOBODY:
        turn = None
    return {
        "game": "gentes",
        "viewer": viewer if viewer >= 0 else None,
        "me": me,
        "turn": turn,
        "over": table.turn == NOBODY,
        "step": STEP_NAMES[table.phase],
        "on_turn": int(table.active),
        "starter": int(table.starter),
        "round": int(table.round),
        "rounds": int(fixed.rounds),
        "era": int(table.era()),
        "closing": bool(table.closing),
        "players": [player_view(table, seat, viewer) for seat in range(table.players)],
        "training": training_view(table),
        "reach": [[int(n) for n in fixed.reach[8 * i : 8 * i + 8]] for i in range(3)],
        "discard_prices": [int(fixed.discard_1), int(fixed.discard_2)],
        "display": [card_view(table, int(card), me, viewer) for card in table.display],
        "display_size": int(fixed.display_size),
        "open": [card_view(table, int(card), me, viewer) for card in members(table.open)],
        "stack": listed(table.stack, fixed.card_ids),  # what is in it, not in which order (GENTES-R-28)
        "decks": {str(era): deck_size(table, era) for era in range(1, 4)},
        "discard": discard_view(table, me, viewer),
        "tiles": tiles_view(table, me, viewer),
        "taxes": taxes_view(table),
        "sites": sites_view(table, me),
        "bonus": bonus_view(table),
        "hand_limit": int(fixed.hand_limit),
        "asked": asked_view(table, viewer),
        "hidden_hands": bool(fixed.hidden_hands),
        "coins_break_ties": bool(fixed.coins_break_ties_first),
    }


# Where points come from: kind, the number of the mat that counts them, sign, and the clause that gives them.
SOURCES = (
    ("cards", s.FROM_CARDS, 1, "GENTES-A-43"), ("symbols", s.FROM_SYMBOLS, 1, "GENTES-A-46"),
    ("cities", s.FROM_CITIES, 1, "GENTES-A-20"), ("bonus", s.FROM_BONUS, 1, "GENTES-A-53"),
    ("effects", s.FROM_EFFECTS, 1, "GENTES-A-43"), ("hand", s.FROM_HAND, 1, "GENTES-P-04"),
    ("coins", s.FROM_COINS, 1, "GENTES-P-08"), ("cubes", s.FROM_CUBES, 1, "GENTES-P-09"),
    ("left", s.OFF_HAND, -1, "GENTES-P-07"), ("time", s.OFF_TIME, -1, "GENTES-P-10"),
)  # fmt: skip


def sources(table: GentesTable) -> list[list[Source]]:
    """Where the points of each seat come from. What a typed position begins with has no story: `earlier`."""
    found = []
    for seat in range(table.players):
        parts = [Source(kind, sign * int(table.mat(seat, what)), "", clause) for kind, what, sign, clause in SOURCES]
        rest = int(table.score(seat)) - sum(part.points for part in parts)
        parts.append(Source("earlier", rest, "", "GENTES-P-01"))
        found.append([part for part in parts if part.points])
    return found


def discard_view(table: GentesTable, me: int, viewer: int) -> list[Any]:
    """The discard pile: names; with all their text while a scribe takes from it."""
    if table.phase == p.TAKING and table.now.pile == 1:
        return [card_view(table, int(card), me, viewer) for card in members(table.discard)]
    return listed(table.discard, table.fixed.card_ids)


def deck_size(table: GentesTable, era: int) -> int:
    return len(members(table.future(era)))


def knows_hand(table: GentesTable, seat: int, viewer: int) -> bool:
    return not table.fixed.hidden_hands or seat == viewer or table.turn == NOBODY


def player_view(table: GentesTable, seat: int, viewer: int) -> dict[str, Any]:
    fixed = table.fixed
    known = knows_hand(table, seat, viewer)
    towns = table.towns(seat)
    return {
        "seat": seat,
        "name": table.seats[seat],
        "colour": table.seats[seat],
        "points": int(table.score(seat)),
        "rank": int(table.rank(seat)),
        "coins": int(table.mat(seat, s.MONEY)),  # open to all (GENTES-S-23)
        "temple": int(table.mat(seat, s.TEMPLES)),
        "oracle": int(table.mat(seat, s.ORACLES)),
        "temple_max": int(fixed.temple_max),
        "oracle_max": int(fixed.oracle_max),
        "spaces": int(fixed.spaces),
        "cubes": int(table.mat(seat, s.LOCKED)),
        "singles": int(table.mat(seat, s.SINGLES)),
        "doubles": int(table.mat(seat, s.DOUBLES)),
        "tiles": listed(table.track(seat), fixed.tile_ids),
        "free": int(table.free(seat)),
        "next_free": free_next_round(table, seat),
        "persons": {group: int(table.mat(seat, s.PERSONS + g)) for g, group in enumerate(GROUPS)},
        "on_cards": {group: int(table.mat(seat, s.ON_CARDS + g)) for g, group in enumerate(GROUPS)},
        "total": int(table.persons(seat)),
        "stock": int(table.mat(seat, s.STOCK)),
        "cities": listed(towns, fixed.site_ids),
        "icons": {icon: int(table.mat(seat, s.ICON + i)) for i, icon in enumerate(ICONS)},
        "hand_size": int(table.mat(seat, s.HAND)),
        "hand": [card_view(table, int(c), seat, viewer) for c in members(table.hand(seat))] if known else None,
        "played": [card_view(table, int(c), seat, viewer) for c in members(table.shown(seat))],
        "used": listed(table.marked & table.shown(seat), fixed.card_ids),
        "symbols": {name: int(table.mat(seat, s.SYMBOL + i)) for i, name in enumerate(fixed.symbol_ids)},
        "bonus": listed(table.mat(seat, s.BONUS), CATEGORIES),
        "progress": {category: int(progress(table, seat, i)) for i, category in enumerate(CATEGORIES)},
        "if_ended": int(if_it_ended_now(table, seat)) if known else None,
        "scored": {key: int(table.mat(seat, s.FROM_HAND + i)) for i, key in enumerate(SCORED)},
        "decline": decline_view(table, seat),
    }


def rounds_are_over(table: GentesTable) -> bool:
    """Nothing is left but the final scoring."""
    return table.closing and not in_decline(table)


def over_limit(table: GentesTable, seat: int) -> int:
    """Hourglasses that hand cards above the limit will still cost (GENTES-T-43)."""
    if is_done(table, seat) or rounds_are_over(table):
        return 0
    return max(0, int(above_limit(table, seat)))


def free_next_round(table: GentesTable, seat: int) -> int | None:
    """Free spaces that the next round will begin with, hourglasses of the hand laid as doubles; None after the last.

    Before the decline phase doubles stay as singles and all else leaves; in it, what lies on the track stays.
    """
    cleaned = in_decline(table)
    if table.closing or (table.round == table.fixed.rounds and not cleaned):
        return None
    taken = int(table.mat(seat, s.LOCKED) + table.mat(seat, s.DOUBLES)) + int(spaces_for(over_limit(table, seat)))
    if cleaned:
        taken += int(table.mat(seat, s.SINGLES))
    if table.mat(seat, s.LOCKED) > 0 and gives_a_cube(table, seat):
        taken -= 1
    return max(0, int(table.fixed.spaces) - taken)


def decline_view(table: GentesTable, seat: int) -> dict[str, Any]:
    """What the decline phase will still bring a player."""
    fixed = table.fixed
    cities = table.towns(seat)
    cards = fixed.declining_cards & table.shown(seat)
    if is_done(table, seat) or rounds_are_over(table):
        cities = cards = 0
    elif in_step_d(table) and seat == table.active:
        cities = open_regions(table)
        cards &= ~table.worked
    regions = {name: listed(cities & fixed.in_region[i], fixed.site_ids) for i, name in enumerate(fixed.region_ids)}
    return {
        "regions": {name: sites for name, sites in regions.items() if sites},
        "cards": listed(cards, fixed.card_ids),
        "hourglasses": over_limit(table, seat),
        "era_change": bool(gives_a_cube(table, seat)),
    }


def card_view(table: GentesTable, card: int, seat: int, viewer: int) -> dict[str, Any]:
    """What stands on a card, and what a player still needs for it."""
    fixed = table.fixed
    front: dict[str, Any] = dict(printed(fixed.components)["cards"][fixed.card_ids[card]])
    persons = {group: int(lack(table, seat, card, GROUPS.index(group))) for group in front["require"]}
    icons = {icon: int(icon_lack(table, seat, card, ICONS.index(icon))) for icon in front["icons"]}
    cubes = int(missing(table, seat, card))
    front["missing"] = {group: n for group, n in persons.items() if n > 0}
    front["missing_icons"] = {icon: n for icon, n in icons.items() if n > 0}
    front["cubes"] = cubes if cubes <= table.mat(seat, s.TEMPLES) else None  # temple cubes that would do
    front["met"] = bool(meets(table, seat, card))
    front["brings"] = int(brings(table, seat, card))
    front["used"] = bool(table.marked >> card & 1)
    front["picked"] = bool(table.picked >> card & 1)
    return front


def training_view(table: GentesTable) -> list[dict[str, Any]]:
    return [
        {"group": GROUPS[group], "one": int(price_of(table, i, False)), "two": int(price_of(table, i, True))}
        for i, group in enumerate(table.row)
    ]


def tiles_view(table: GentesTable, me: int, viewer: int) -> list[dict[str, Any]]:
    """All action tiles in play: price, who has it, what it reaches, and why `me` could not take it."""
    fixed = table.fixed
    contents = box(Path(fixed.components) if fixed.components else COMPONENTS)
    found = []
    for i, tile in enumerate(contents.action_tile):
        if not fixed.tiles >> i & 1:
            continue
        holder = next((seat for seat in range(table.players) if table.track(seat) >> i & 1), None)
        seen: dict[str, Any] = {
            "id": tile.id, "action": tile.action, "icon": tile.icon, "coins": tile.coins, "hours": tile.hourglasses,
            "pays": pays(table, i, me), "holder": holder,
            "problem": "taken" if holder is not None else problem(table, i, me, viewer),
        }  # fmt: skip
        if tile.action == "philosopher":
            seen["one"] = [GROUPS[g] for c, g in enumerate(table.row) if price_of(table, c, False) <= tile.coins]
            seen["two"] = [GROUPS[g] for c, g in enumerate(table.row) if price_of(table, c, True) <= tile.coins]
        if tile.action == "scribe":
            # a price that reaches nothing for so many cards is shown as one card too few
            seen["reach"] = [max(n, int(reached(table, n + 1, tile.coins, 8))) for n in range(3)]
        found.append(seen)
    return found


def pays(table: GentesTable, tile: int, me: int) -> int | None:
    """Coins that a player would pay for this tile, with what own cards change by themselves; None where the price
    would depend on what is chosen (GENTES-A-66, GENTES-A-85)."""
    fixed = table.fixed
    price = int(fixed.tile_coins[tile])
    permanent(table, me, int(fixed.tile_kind[tile]), True)
    if table.cap:
        return None
    return price if price < 0 else int(not_below_0(price, table.coins_change))


PROBLEMS = {NO_OBSTACLE: "", NO_SPACE: "space", NO_COINS: "coins", NOTHING_TO_DO: "nothing"}


def problem(table: GentesTable, tile: int, me: int, viewer: int) -> str:
    """Why a player could not take this tile: "space", "coins", "nothing" to do, or ""."""
    found = tile_obstacle(table, me, tile)
    if found == NOTHING_TO_DO and not knows_hand(table, me, viewer):
        return ""
    return PROBLEMS[found]


def taxes_view(table: GentesTable) -> list[dict[str, Any]]:
    fixed = table.fixed
    return [
        {"hours": int(fixed.tax_time[i]), "coins": int(fixed.tax_coins[i]), "covered": i < fixed.first_tax}
        for i in range(len(fixed.tax_time))
    ]


def sites_view(table: GentesTable, me: int) -> list[dict[str, Any]]:
    """Cities and hometowns with their owners, and what building there would yield at once."""
    fixed = table.fixed
    known = printed(fixed.components)
    found = []
    for i, name in enumerate(fixed.site_ids):
        if not fixed.sites >> i & 1:
            continue
        owner = next((seat for seat in range(table.players) if table.towns(seat) >> i & 1), None)
        seen: dict[str, Any] = {"id": name, "icon": ICONS[fixed.icon_of[i]], "owner": owner}
        if name in known["homes"]:
            home = known["homes"][name]
            seen |= {"kind": home["kind"], "options": home["options"], "marked": bool(table.home_marks >> i & 1)}
            seen["used_by"] = [seat for seat in range(table.players) if table.left_marks(seat) >> i & 1]
            seen["region"] = None
        else:
            site = known["sites"][name]
            seen |= {"name": site["name"], "region": site["region"], "reward": known["rewards"][site["reward"]]}
            if owner is None:
                own = listed(table.towns(me) & fixed.in_region[int(fixed.region_of[i])], fixed.site_ids)
                rewards = [known["rewards"][known["sites"][n]["reward"]] for n in [*own, name]]
                seen["yields"] = with_room(table, me, yields(rewards))
        found.append(seen)
    return found


def yields(rewards: list[dict[str, Any]]) -> dict[str, int]:
    """Rewards added up: coins, vp, temple, oracle, choice."""
    total: dict[str, int] = {}
    for reward in rewards:
        key = reward["area"] if reward["op"] == "cube" else reward["op"]
        total[key] = total.get(key, 0) + reward["n"]
    return total


def with_room(table: GentesTable, me: int, total: dict[str, int]) -> dict[str, int]:
    """What of it a player could take: cubes for which there is no room are lost (GENTES-A-21, GENTES-R-35)."""
    fixed = table.fixed
    room = {
        "temple": int(fixed.temple_max - table.mat(me, s.TEMPLES)),
        "oracle": int(fixed.oracle_max - table.mat(me, s.ORACLES)),
    }
    taken = {key: min(n, room[key]) if key in room else n for key, n in total.items()}
    if "choice" in taken:
        left = sum(room.values()) - taken.get("temple", 0) - taken.get("oracle", 0)
        taken["choice"] = min(taken["choice"], left)
    return {key: n for key, n in taken.items() if n > 0}


def bonus_view(table: GentesTable) -> list[dict[str, Any]]:
    fixed = table.fixed
    return [
        {
            "category": category, "threshold": int(fixed.threshold[i]), "worth": int(next_bonus(table, i)),
            "left": table.players - int(table.taken[i]),
        }
        for i, category in enumerate(CATEGORIES)
    ]  # fmt: skip


def asked_view(table: GentesTable, viewer: int) -> dict[str, Any]:
    """What belongs to the question that is asked: the buttons a screen needs for it, whether open now or not."""
    fixed = table.fixed
    seat = int(table.active)
    phase = table.phase
    asked: dict[str, Any] = {"kind": None, "price": None, "left": 0}
    if p.WITH <= phase <= p.PLAYING and phase != p.CHOOSE_REGION:
        asked["kind"] = KIND_NAMES[table.now.kind]
        asked["price"] = int(table.now.price)
        asked["left"] = int(table.now.left)
    if phase == p.PEOPLE:
        asked["all"] = int(fixed.start_persons)
        asked["left"] = asked["all"] - int(table.now.picks) % asked["all"]
    hours = 0
    if phase == p.SPLIT:
        hours = int(hours_to_lay(table))
    elif phase == p.EFFECT_SPLIT:
        hours = int(card_hours(table))
    elif phase == p.LIMITING:
        hours = int(above_limit(table, seat))
    asked["splits"] = ["+".join(["2"] * d + ["1"] * (hours - 2 * d)) for d in range(hours // 2 + 1)] if hours else []
    asked["counts"] = {p.COUNTING: [1, 2], p.CHOOSE_CARDS: [1, 2, 3]}.get(phase, [])
    need = int(cubes_to_pay(table) if phase == p.PAYING else fixed.train_cubes)
    menu = phase in MENUS
    ways = mixtures(table, seat, CUBES, need, vec[i32]()) if menu or phase in (p.LOSS, p.PAYING) else vec[i32]()
    asked["mixtures"] = [[int(x_in(int(way))), int(y_in(int(way)))] for way in ways]
    asked["exchange"] = (menu and table.mat(seat, s.ORACLES) > 0) or phase == p.SWAP_FROM
    asked["areas"] = ["temple", "oracle"] if phase == p.CUBING else []
    asked["groups"] = phase in (p.PEOPLE, p.TRAINING, p.GAINING, p.TEACHING, p.SWAP_TO)
    asked["regions"] = list(fixed.region_ids) if phase == p.CHOOSE_REGION else []
    asked["piles"] = ["display", "discard"] if phase == p.CHOOSE_FROM else []
    asked["from_discard"] = phase == p.TAKING and table.now.pile == 1
    asked["options"] = [1, 2] if phase in (p.MENU, p.WITH) else []
    asked["buttons"] = buttons(phase)
    asked["uses"] = uses(table, seat)
    asked["playing"] = fixed.card_ids[table.now.card - 1] if table.now.card else None
    asked["open_cities"] = listed(open_regions(table), fixed.site_ids) if phase == p.DECLINING else []
    asked["group"] = GROUPS[fixed.field(table.now.effect, WHICH)] if phase == p.LOSS else None
    return asked


BUTTONS = {
    p.AFTER: ["end"], p.WITH: ["go"], p.SWAP_FROM: ["stop"], p.OFFER: ["convert", "stop"], p.LOSS: ["suffer"],
    p.MAKE_ROOM: ["done"], p.DECLINING: ["done"], p.FINAL: ["finish"],
}  # fmt: skip


def buttons(phase: int) -> list[str]:
    return BUTTONS.get(phase, [])


def uses(table: GentesTable, seat: int) -> list[list[object]]:
    """Cards with a conversion or a decline effect that belongs to this step: [card, number of its effects]."""
    fixed = table.fixed
    slot = slot_in_use(table)
    if slot == DECLINE:
        cards = fixed.declining_cards & ~table.worked
    elif table.phase in (p.MENU, p.AFTER) or within_action(table):
        cards = fixed.converting_cards
    else:
        return []
    return [
        [fixed.card_ids[card], int(fixed.effects_in(card, slot))]
        for card in map(int, members(cards & table.shown(seat)))
    ]
