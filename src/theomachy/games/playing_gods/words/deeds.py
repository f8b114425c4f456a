"""What an action means before it is done: its numbers, and what it brings about."""

from __future__ import annotations

from collections.abc import Mapping

from theomachy.core.words import upper_first
from theomachy.games.playing_gods.rules import attack, conversion, defence, kills, opening, piles, sects, stealing, turn
from theomachy.games.playing_gods.rules.actions import STILL
from theomachy.games.playing_gods.rules.cards import CONVERSION, SPECIAL
from theomachy.games.playing_gods.rules.numbers import LANDS_EACH, PORTAL_SPACE
from theomachy.games.playing_gods.rules.rules import PlayingGods
from theomachy.games.playing_gods.rules.stacks import comes_up
from theomachy.games.playing_gods.rules.state import Table
from theomachy.games.playing_gods.rules.turn import cards_here, space_after
from theomachy.games.playing_gods.table.chances import gets_through, hidden_wrath
from theomachy.games.playing_gods.table.names import (
    ELEMENT_NAMES,
)
from theomachy.games.playing_gods.table.notation import TABLE
from theomachy.games.playing_gods.table.outcomes import (
    MAY_WIN,
    RETURNS,
    RULES,
    WINS,
    after_kill,
    after_loss,
    most_lost_with,
)
from theomachy.games.playing_gods.words.names import WORDS, called, place_words, values, way
from theomachy.games.playing_gods.words.progress import own_view

# What a kind of action is called in its sentence (`do attack`) and in refusals: the first words of its notation, but
# for these.
KINDS = {code: kind.head for code, kind in TABLE.kinds.items()} | {
    stealing.TAKE_OPEN: "take open", stealing.TAKE_BACK: "take back", conversion.TAKE_LAND: "take land",
    piles.DEAL: "deal", stealing.LOOT: "deal",
}  # fmt: skip


def tell(table: Table, player: int, action: int, lang: str = "en") -> str:
    """What an action means before it is done, with the numbers that go with it."""
    kind = action >> 24
    raw = TABLE.values(action)
    found = values(table, raw, lang)
    name = KINDS[kind]
    if kind == turn.MOVE:
        steps = raw["steps"] - STILL
        at = int(space_after(table, steps))
        found |= {"way": way(steps, lang), "place": place_words(table, at, lang)}
        if int(table.fixed.ring[at]) == PORTAL_SPACE:
            taken = any(table.figure[s] == at for s in range(table.players) if s != table.active)
            found["state"] = WORDS.sentence("taken" if taken else "free", lang)
        else:
            name = "move away"
    elif kind == turn.DRAW:
        found["n"] = int(cards_here(table))
    elif kind == opening.PORTAL:
        found["place"] = place_words(table, raw["at"], lang)
    elif kind == attack.ATTACK:
        found["kills"] = int(table.fixed.kills[raw["form"]])
    elif kind == conversion.CONVERT:
        mine = int(table.permanents(table.active)) + int(table.faiths(table.active))
        found |= {"mine": mine, "theirs": int(table.permanents(raw["god"]))}
    elif kind == conversion.GO:
        mine = int(table.permanents(table.active)) + int(table.offered)
        found |= {"mine": mine, "theirs": int(table.permanents(table.victim))}
    elif kind == attack.TARGET:
        ruler = int(table.ruler[raw["land"]]) - 1
        found |= {"god": called(table.names, lang)[ruler], "live": int(table.live[raw["land"]])}
    elif kind == defence.PROTECT:
        assert isinstance(table, PlayingGods)
        found["limit"] = most_lost_with(table, int(table.turn), raw["element"])
    text = upper_first(WORDS.sentence(f"do {name}", lang, **found))
    effects = [consequence(table, player, kind, raw.get("land", 0), lang), *outlook(table, player, kind, raw, lang)]
    return f"{'; '.join((text, *filter(None, effects)))}."


def outlook(table: Table, player: int, kind: int, raw: Mapping[str, int], lang: str) -> list[str]:
    """What the player may expect of an attack, or of a card that is drawn: chances by his own view."""
    if kind == turn.DRAW:
        chance = own_view(table, player)["conversion_pile"]["draw_lose_chance"]
        return [WORDS.sentence("then loss", lang, chance=round(100 * chance))]
    if kind not in (attack.ATTACK, attack.TARGET):
        return []
    form = raw["form"] if kind == attack.ATTACK else int(table.form)
    if form >= SPECIAL:
        found = [WORDS.sentence("then special", lang)]
    else:
        found = piercing(table, player, form, [raw["land"]] if kind == attack.TARGET else None, lang)
    through = form if form >= SPECIAL else form & ~int(table.immune[max(0, int(table.ruler[raw.get("land", 0)]) - 1)])
    if kind == attack.TARGET and int(table.kills_of(through)) >= int(table.live[raw["land"]]):
        below = int(comes_up(table, raw["land"]))
        name = "then below" if below >= 0 else "then empty"
        found.append(WORDS.sentence(name, lang, god=called(table.names, lang)[below]))
    return found


def piercing(table: Table, player: int, form: int, lands: list[int] | None, lang: str) -> list[str]:
    """For each god who rules there: how many hidden cards it has, and how likely none of them wards anything off."""
    first, view = int(table.first_land()), own_view(table, player)
    elements = [name for i, name in enumerate(ELEMENT_NAMES) if form >> i & 1]
    there = range(first, first + LANDS_EACH) if lands is None else lands
    gods = sorted({int(table.ruler[land]) - 1 for land in there if table.foreign(player, land)})
    found = []
    for god in gods:
        name = called(table.names, lang)[god]
        open_ = set(elements) & set(view["players"][god]["immunities"])
        if open_:
            kind = "then immune" if open_ == set(elements) else "then stopped"
            found.append(WORDS.sentence(kind, lang, god=name))
            continue
        chance = gets_through(view, god, elements, immunities=not table.fixed.open_on_draw)
        n = hidden_wrath(view["players"][god])
        kind = "then bare" if n == 0 and chance == 1 else "then pierces"
        found.append(WORDS.sentence(kind, lang, god=name, n=n, chance=round(100 * chance)))
    return found


# What becomes of the god whose chip comes up, in the words of `then`.
THEN = {RULES: "then rules", RETURNS: "then returns", MAY_WIN: "then may win", WINS: "then wins", "": ""}


def consequence(table: Table, player: int, kind: int, land: int, lang: str) -> str:
    """Who rules the territory after the action, where that changes; empty where it does not."""
    if kind in (sects.PLACE, sects.USE_GAIN, conversion.TAKE_LAND):
        return "" if table.rules(player, land) else one_more(table, player, kind, lang)
    if kind not in (kills.KILL, sects.GIVE_UP):
        return ""
    fallen = int(table.hits[land - table.first_land()]) if kind == kills.KILL else 0
    if int(table.live[land]) > fallen + 1:
        return ""
    below = int(comes_up(table, land))
    if below < 0:
        return WORDS.sentence("then neutral", lang)
    assert isinstance(table, PlayingGods)
    name = THEN[after_kill(table, land) if kind == kills.KILL else after_loss(table, land)]
    return WORDS.sentence(name, lang, god=called(table.names, lang)[below]) if name else ""


def one_more(table: Table, player: int, kind: int, lang: str) -> str:
    """How many territories the player rules with one more, and whether that wins, by their number or because no other
    god is left; a god whose last sects would be converted may still show the Godkiller."""
    target, now, stopped = int(table.fixed.target), int(table.lands[player]) + 1, False
    last = False
    if kind == conversion.TAKE_LAND:
        now += int(conversion.chosen(table))
        over = int(table.sects[table.victim]) == int(conversion.to_convert(table))
        stopped = over and table.hidden(table.victim, CONVERSION) > 0
        last = over and table.gods_in_play() == 2 and conversion.chosen(table) + 1 == conversion.to_convert(table)
    if now < target and not last:
        return WORDS.sentence("then yours", lang, n=now, target=target)
    name = "then may win" if stopped else "then wins"
    return WORDS.sentence(name, lang, god=called(table.names, lang)[player])
