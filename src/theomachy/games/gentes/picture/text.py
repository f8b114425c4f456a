"""A table of Gentes as plain text, for terminals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theomachy.games.gentes.words.picture import Picture


def columns(rows: list[list[str]]) -> list[str]:
    """Rows of cells under each other."""
    widths = [max(len(row[i]) for row in rows if i < len(row)) for i in range(max(map(len, rows)))]
    return ["  ".join(cell.ljust(widths[i]) for i, cell in enumerate(row)).rstrip() for row in rows]


def board(view: Mapping[str, Any], lang: str = "en") -> str:
    """Players, training costs, action tiles, display, sites, own hand: one block each."""
    say = Picture(lang)
    blocks = [
        [say("round", n=view["round"], most=view["rounds"], era=view["era"])],
        columns(player_rows(view, say)),
        columns(training_rows(view, say)),
        tile_lines(view, say),
        columns(display_rows(view, say)) if view["display"] or view["open"] else [],
        site_lines(view, say),
        *[mat_lines(view, player, say) for player in view["players"]],
    ]
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def name_of(view: Mapping[str, Any], seat: int, say: Picture) -> str:
    name = str(view["players"][seat]["name"])
    return say.seat(name)


def player_rows(view: Mapping[str, Any], say: Picture) -> list[list[str]]:
    heads = ["", say("points", n=2), say("coins"), say.area("temple"), say.area("oracle"), say("time"), say("persons"),
             "n-a s-m p-s", say("hand"), say("played"), say("stock")]  # fmt: skip
    rows = [heads]
    for player in view["players"]:
        mark = ">" if player["seat"] == view["on_turn"] and not view["over"] else " "
        p = list(player["persons"].values())
        token = "*" if player["seat"] == view["starter"] else ""
        track = f"{player['free']}/{player['spaces']}"
        numbers = [player["points"], player["coins"], player["temple"], player["oracle"], track, player["total"]]
        rows.append([
            f"{mark} {name_of(view, player['seat'], say)}{token}", *map(str, numbers),
            f"{p[0]}-{p[1]} {p[2]}-{p[3]} {p[4]}-{p[5]}", str(player["hand_size"]), str(len(player["played"])),
            str(player["stock"]),
        ])  # fmt: skip
    return rows


def training_rows(view: Mapping[str, Any], say: Picture) -> list[list[str]]:
    row = view["training"]
    return [
        ["", *(say.group(c["group"]) for c in row)],
        [say("one person"), *(str(c["one"]) for c in row)],
        [say("two persons"), *(str(c["two"]) for c in row)],
    ]


def tile_lines(view: Mapping[str, Any], say: Picture) -> list[str]:
    """Each action with its tiles: coins/hourglasses; in brackets who has it or why it cannot be taken."""
    lines = []
    for action in ("philosopher", "navigator", "scribe", "chronicler", "start"):
        cells = []
        for tile in view["tiles"]:
            if tile["action"] == action:
                why = tile["problem"]
                if tile["holder"] is not None:
                    why = name_of(view, tile["holder"], say)
                elif why:
                    why = say(why)
                icon = f" {say.area(tile['icon'])}" if tile["icon"] else ""
                cells.append(f"{tile['id']} {tile['coins']}/{tile['hours']}{icon}" + (f" ({why})" if why else ""))
        lines.append(f"{say.action(action)}: " + ", ".join(cells))
    taxes = [f"{t['hours']} → {t['coins']}" + (f" ({say('covered')})" if t["covered"] else "") for t in view["taxes"]]
    return [*lines, f"{say.action('tax')}: " + ", ".join(taxes)]


def card_cells(card: Mapping[str, Any], say: Picture) -> list[str]:
    need = ", ".join([f"{n} {say.counted(g, n)}" for g, n in card["require"].items()]
                     + [f"{n}x {say.area(i)}" for i, n in card["icons"].items()])  # fmt: skip
    lack = [f"{n} {say.counted(g, n)}" for g, n in card["missing"].items()]
    lack += [f"{n}x {say.area(i)}" for i, n in card["missing_icons"].items()]
    if card["met"]:
        state = say("met with", n=card["cubes"]) if card["cubes"] else say("met")
    else:
        state = f"{say('needs')} {', '.join(lack)}"
    effects = "; ".join(f"{say.slot(e['slot'])}: {say.effect(e)}" for e in card["effects"])
    symbols = "".join(str(n) for n in card["symbols"]) or "-"
    return [card["id"], say.card(card), str(card["era"]), symbols, f"{card['vp']}", need, effects or "-", state]


def display_rows(view: Mapping[str, Any], say: Picture) -> list[list[str]]:
    rows = []
    for i, card in enumerate(view["display"] or view["open"]):
        prices = "/".join(str(row[i]) if i < len(row) and row[i] else "-" for row in view["reach"])
        rows.append([str(i + 1), prices, *card_cells(card, say)])
    return rows


def site_lines(view: Mapping[str, Any], say: Picture) -> list[str]:
    lines = []
    for region in dict.fromkeys(site["region"] for site in view["sites"]):
        cells = []
        for site in view["sites"]:
            if site["region"] == region:
                owner = f" [{name_of(view, site['owner'], say)}]" if site["owner"] is not None else ""
                mark = "!" if site.get("marked") else ""
                cells.append(f"{site['id']} ({kind_of(site, say)}){owner}{mark}")
        lines.append(f"{say.region(region) if region else say('hometowns')}: " + ", ".join(cells))
    return lines


def kind_of(site: Mapping[str, Any], say: Picture) -> str:
    """The icon of a site; with points, where it brings these instead of what its icon promises."""
    icon = say.area(site["icon"])
    reward = site.get("reward")
    return f"{icon}, {say.effect(reward)}" if reward and reward["op"] == "vp" else icon


def mat_lines(view: Mapping[str, Any], player: Mapping[str, Any], say: Picture) -> list[str]:
    """What a player holds and has played."""
    name = name_of(view, player["seat"], say)
    lines = []
    if player["hand"] is None:
        lines.append(f"{name}, {say('hand')}: {say('hidden', n=player['hand_size'])}")
    elif player["hand"]:
        rows = columns([card_cells(c, say) for c in player["hand"]])
        lines += [f"{name}, {say('hand')}:", *(f"  {row}" for row in rows)]
    if player["played"]:
        marks = [say.card(c) + ("!" if c["used"] else "") for c in player["played"]]
        lines.append(f"{name}, {say('played')}: {', '.join(marks)}")
    return lines
