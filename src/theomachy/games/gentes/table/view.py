"""What players of Gentes see, as plain data. Hidden is only what the option `hand_visibility` hides (GENTES-R-29)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from theomachy.core.position import CHANCE, NOBODY
from theomachy.games.gentes.rules import state as s
from theomachy.games.gentes.rules.additional import next_bonus, progress
from theomachy.games.gentes.rules.choosing import KIND_NAMES
from theomachy.games.gentes.rules.decline import gives_a_cube, in_decline, in_step_d, is_done, open_regions
from theomachy.games.gentes.rules.feasible import all_help, budget, feasible, permanent, tiles_time
from theomachy.games.gentes.rules.prospects import worth
from theomachy.games.gentes.rules.scoring import if_it_ended_now
from theomachy.games.gentes.rules.state import GentesTable, members
from theomachy.games.gentes.rules.tables import (
    ALWAYS,
    DECLINE,
    NEW_START,
    ROW,
    SLOTS,
)  # fmt: skip
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
        "phase": STEP_NAMES[table.phase],
        "active": int(table.active),
        "starter": int(table.starter),
        "round": int(table.round),
        "rounds": int(fixed.rounds),
        "era": int(table.era()),
        "last_decline": bool(table.closing),
        "players": [player_view(table, seat, viewer) for seat in range(table.players)],
        "training": training_view(table),
        "reach": [[int(n) for n in fixed.reach[8 * i : 8 * i + 8]] for i in range(3)],
        "discard_prices": [int(fixed.discard_1), int(fixed.discard_2)],
        "display": [card_view(table, int(card), me, viewer) for card in table.display],
        "display_size": int(fixed.display_size),
        "open": [card_view(table, int(card), me, viewer) for card in members(table.open)],
        "stack": listed(table.stack, fixed.card_ids),
        "decks": {str(era): deck_size(table, era) for era in range(1, 4)},
        "discard": discard_view(table, me, viewer),
        "tiles": tiles_view(table, me, viewer),
        "taxes": taxes_view(table),
        "sites": sites_view(table, me),
        "bonus": bonus_view(table),
        "hand_limit": int(fixed.hand_limit),
        "asked": asked_view(table, viewer),
        "hidden_hands": bool(fixed.hidden_hands),
    }


def discard_view(table: GentesTable, me: int, viewer: int) -> list[Any]:
    """The discard pile: names; with all their text while a scribe takes from it."""
    if table.phase == s.TAKING and table.regs[s.PILE] == 1:
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
        "coins": int(table.mat(seat, s.MONEY)),
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
        "persons": {group: int(table.mat(seat, s.POP + g)) for g, group in enumerate(GROUPS)},
        "on_cards": {group: int(table.mat(seat, s.PLUS + g)) for g, group in enumerate(GROUPS)},
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
    return max(0, int(table.mat(seat, s.HAND) - table.fixed.hand_limit))


def free_next_round(table: GentesTable, seat: int) -> int | None:
    """Free spaces that the next round will begin with, hourglasses of the hand laid as doubles; None after the last.

    Before the decline phase doubles stay as singles and all else leaves; in it, what lies on the track stays.
    """
    cleaned = in_decline(table)
    if table.closing or (table.round == table.fixed.rounds and not cleaned):
        return None
    taken = int(table.mat(seat, s.LOCKED) + table.mat(seat, s.DOUBLES)) + (over_limit(table, seat) + 1) // 2
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
    lack = {}
    for group, need in front["require"].items():
        g = GROUPS.index(group)
        missing = need - int(table.mat(seat, s.POP + g)) - int(table.mat(seat, s.PLUS + g))
        if missing > 0:
            lack[group] = missing
    icons = {}
    for icon, need in front["icons"].items():
        missing = need - int(table.mat(seat, s.ICON + ICONS.index(icon)))
        if missing > 0:
            icons[icon] = missing
    cubes = sum(lack.values())
    symbols = [int(table.mat(seat, s.SYMBOL + n - 1)) + 1 for n in front["symbols"]]
    front["missing"] = lack
    front["missing_icons"] = icons
    front["cubes"] = cubes if cubes <= table.mat(seat, s.TEMPLES) else None  # temple cubes that would do
    front["met"] = not icons and cubes <= table.mat(seat, s.TEMPLES)
    front["brings"] = int(worth(table, seat, card)) + max(symbols, default=0)
    front["used"] = bool(table.marked >> card & 1)
    front["picked"] = bool(table.picked >> card & 1)
    return front


def training_view(table: GentesTable) -> list[dict[str, Any]]:
    fixed = table.fixed
    return [
        {"group": GROUPS[group], "one": int(fixed.upper[i]), "two": int(fixed.lower[i])}
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
            "holder": holder, "problem": "taken" if holder is not None else problem(table, i, me, viewer),
        }  # fmt: skip
        if tile.action == "philosopher":
            seen["one"] = [GROUPS[g] for c, g in enumerate(table.row) if fixed.upper[c] <= tile.coins]
            seen["two"] = [GROUPS[g] for c, g in enumerate(table.row) if fixed.lower[c] <= tile.coins]
        if tile.action == "scribe":
            seen["reach"] = [
                sum(0 < fixed.reach[8 * n + c] <= tile.coins for c in range(8)) + (n if n else 0) for n in range(3)
            ]
        found.append(seen)
    return found


def problem(table: GentesTable, tile: int, me: int, viewer: int) -> str:
    """Why a player could not take this tile: "space", "coins", "nothing" to do, or ""."""
    fixed = table.fixed
    kind = int(fixed.tile_kind[tile])
    if kind == NEW_START:
        return "" if table.free(me) > 0 else "space"
    permanent(table, me, kind, True)
    all_help(table, me, kind, True, -1, -1)
    hours, wanted = int(fixed.tile_time[tile]), int(fixed.tile_icon[tile])
    if 1 + (tiles_time(hours, table.m_time) + 1) // 2 > table.free(me):
        return "space"
    price = int(fixed.tile_coins[tile])
    if budget(price, table.m_less, table.m_cap, table.mat(me, s.MONEY)) < 0:
        return "coins"
    if not knows_hand(table, me, viewer):
        return ""
    possible = feasible(table, me, kind, price, hours, 1, wanted, 0)
    return "" if possible else "nothing"


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
            seen["region"] = None
        else:
            site = known["sites"][name]
            seen |= {"name": site["name"], "region": site["region"], "reward": known["rewards"][site["reward"]]}
            if owner is None:
                own = listed(table.towns(me) & fixed.in_region[int(fixed.region_of[i])], fixed.site_ids)
                seen["yields"] = yields([known["rewards"][known["sites"][n]["reward"]] for n in [*own, name]])
        found.append(seen)
    return found


def yields(rewards: list[dict[str, Any]]) -> dict[str, int]:
    """Rewards added up: coins, vp, temple, oracle, choice."""
    total: dict[str, int] = {}
    for reward in rewards:
        key = reward["area"] if reward["op"] == "cube" else reward["op"]
        total[key] = total.get(key, 0) + reward["n"]
    return total


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
    if s.WITH <= phase <= s.PLAYING and phase != s.CHOOSE_REGION:
        asked["kind"] = KIND_NAMES[table.regs[s.KIND]]
        asked["price"] = int(table.regs[s.PRICE])
        asked["left"] = int(table.regs[s.LEFT])
    if phase == s.PEOPLE:
        asked["all"] = int(fixed.start_persons)
        asked["left"] = asked["all"] - int(table.regs[s.PICKS]) % asked["all"]
    hours = 0
    if phase == s.SPLIT:
        hours = int(tiles_time(table.reg(s.HOURS), table.reg(s.TIMES)))
    elif phase == s.EFFECT_SPLIT:
        hours = int(fixed.code[table.reg(s.PC) * ROW + 1])
    elif phase == s.LIMITING:
        hours = int(table.mat(seat, s.HAND) - fixed.hand_limit)
    asked["splits"] = ["+".join(["2"] * d + ["1"] * (hours - 2 * d)) for d in range(hours // 2 + 1)] if hours else []
    asked["counts"] = {s.COUNTING: [1, 2], s.CHOOSE_CARDS: [1, 2, 3]}.get(phase, [])
    need = int(fixed.train_cubes)
    if phase == s.PAYING:
        need = int(fixed.code[table.reg(s.ROW_PAID) * ROW + 2])
    menu = phase in (s.MENU, s.AFTER, s.DECLINING, s.MAKE_ROOM, s.FINAL)
    mixed = menu or phase in (s.LOSS, s.PAYING)
    temple, oracle = int(table.mat(seat, s.TEMPLES)), int(table.mat(seat, s.ORACLES))
    asked["mixtures"] = [
        [t, need - t] for t in range(need + 1) if mixed and t <= temple and need - t <= oracle
    ]  # fmt: skip
    asked["exchange"] = (menu and oracle > 0) or phase == s.SWAP_FROM
    asked["areas"] = ["temple", "oracle"] if phase == s.CUBING else []
    asked["groups"] = phase in (s.PEOPLE, s.TRAINING, s.GAINING, s.TEACHING, s.SWAP_TO)
    asked["regions"] = list(fixed.region_ids) if phase == s.CHOOSE_REGION else []
    asked["piles"] = ["display", "discard"] if phase == s.CHOOSE_FROM else []
    asked["from_discard"] = phase == s.TAKING and table.regs[s.PILE] == 1
    asked["options"] = [1, 2] if phase in (s.MENU, s.WITH) else []
    asked["buttons"] = buttons(phase)
    asked["uses"] = uses(table, seat)
    asked["playing"] = fixed.card_ids[table.regs[s.CARD] - 1] if table.regs[s.CARD] else None
    asked["open_cities"] = listed(open_regions(table), fixed.site_ids) if phase == s.DECLINING else []
    asked["group"] = GROUPS[fixed.code[table.reg(s.PC) * ROW + 1]] if phase == s.LOSS else None
    return asked


BUTTONS = {
    s.AFTER: ["end"], s.WITH: ["go"], s.SWAP_FROM: ["stop"], s.OFFER: ["convert", "stop"], s.LOSS: ["suffer"],
    s.MAKE_ROOM: ["done"], s.DECLINING: ["done"], s.FINAL: ["finish"],
}  # fmt: skip


def buttons(phase: int) -> list[str]:
    return BUTTONS.get(phase, [])


def uses(table: GentesTable, seat: int) -> list[list[object]]:
    """Cards with a conversion or a decline effect that belongs to this step: [card, number of its effects]."""
    fixed = table.fixed
    if table.phase == s.DECLINING:
        cards, slot = fixed.declining_cards & ~table.worked, DECLINE
    elif table.phase in (s.MENU, s.AFTER):
        cards, slot = fixed.converting_cards, ALWAYS
    else:
        return []
    found: list[list[object]] = []
    for card in members(cards & table.shown(seat)):
        at = int(card) * SLOTS + slot
        found.append([fixed.card_ids[card], int(fixed.slots[at + 1] - fixed.slots[at])])
    return found
