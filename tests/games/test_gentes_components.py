"""The components of Gentes: refused with their place when damaged; an owner's cards are played by the same rules."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import theomachy
from games.gentes import GAME, legal, mat, play, refused, state
from games.test_gentes_refusals import broken
from theomachy.core.dice import Dice
from theomachy.core.errors import BadComponents
from theomachy.core.position import NOBODY, playout

OWN = Path(theomachy.__file__).parent / "games" / "gentes" / "components.toml"
Maker = Callable[..., Path]


@pytest.fixture
def box_with(tmp_path: Path) -> Maker:
    """Our own file with some text replaced; a change may begin at a card: ("forge", old, new)."""

    def make(*changes: tuple[str, ...]) -> Path:
        text = OWN.read_text(encoding="utf-8")
        for change in changes:
            start = text.index(f'id = "{change[0]}"') if len(change) == 3 else 0
            old, new = change[-2:]
            assert old in text[start:], old
            text = text[:start] + text[start:].replace(old, new, 1)
        path = tmp_path / "my-gentes.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return make


def with_effects(make: Maker, card: str, slot: str, effects: str) -> Path:
    """Our own box, with these effects on a card, in this slot alone."""
    text = OWN.read_text(encoding="utf-8")
    start = text.index(f'id = "{card}"')
    end = text.find("[[card]]", start)
    end = len(text) if end < 0 else end
    lines = [line for line in text[start:end].splitlines()
             if not line.startswith(("on_play", "sun", "always", "decline"))]  # fmt: skip
    lines.insert(8 if "icons" in "".join(lines[:7]) else 7, f"{slot} = [{effects}]")
    path = make()
    path.write_text(text[:start] + "\n".join(lines) + "\n\n" + text[end:], encoding="utf-8")
    return path


def at(path: Path, blue: dict[str, Any], **data: Any) -> Any:
    mats = {**data.pop("mats", {}), "blue": blue}
    return GAME.position({"players": 2, "components": str(path), "on_turn": "blue", "mats": mats, **data})


@pytest.mark.clause("GENTES-A-72", "GENTES-A-73", "GENTES-A-84", "GENTES-R-50")
@pytest.mark.parametrize(("slot", "effect", "message"), [
    ("on_play", '{op = "fly", n = 1}', r"Invalid value 'fly' - at `\$.card\[8\].on_play\[0\].op` \(of 'forge'\)"),
    ("on_play", '{op = "person", group = "king", n = 1}', "Invalid enum value 'king'.*of 'forge'"),
    ("on_play", '{op = "coins", n = 0}', r"Expected `int` >= 1.*on_play\[0\].n.*of 'forge'"),
    ("on_play", '{op = "coins", n = 1, m = 2}', "unknown field `m`.*of 'forge'"),
    ("on_play", '{op = "coins"}', "missing required field `n`.*of 'forge'"),
    ("on_play", '{op = "modify", action = "tax", change = "repeat", n = 1}', "Invalid value 'modify'"),
    ("decline", '{op = "hourglass", n = 1}', "Invalid value 'hourglass'"),
    ("decline", '{op = "draw", source = "display", n = 1}', "Invalid value 'draw'"),
    ("sun", '{op = "coins", n = 1}', "Invalid value 'coins'"),
    ("always", '{op = "action", do = "scribe", coins = 1, hourglasses = 1}', "Invalid value 'action'"),
    ("sun", '{op = "action", do = "navigator", coins = 1, hourglasses = 1}', "navigators and only navigators"),
    ("sun", '{op = "action", do = "scribe", coins = -1, hourglasses = 1}', "Expected `int` >= 0"),
    ("sun", '{op = "action", do = "effects", coins = 1, hourglasses = 1}', "has a list of effects"),
    ("sun", '{op = "modify", action = "start", change = "coins", n = -1}', "Invalid enum value 'start'"),
    ("sun", '{op = "modify", action = "scribe", change = "persons", n = 1}', "persons: action: 'scribe'; allowed"),
    ("sun", '{op = "modify", action = "scribe", change = "repeat", n = 1}', "repeat: action: 'scribe'; allowed: tax"),
    ("sun", '{op = "modify", action = "navigator", change = "exact", n = 1}', "exact: action: 'navigator'"),
    ("sun", '{op = "modify", action = "tax", change = "coins", n = 1}', "has no price"),
    ("sun", '{op = "modify", action = "scribe", change = "coins", n = 0}', "changes nothing"),
    ("sun", '{op = "modify", action = "scribe", change = "exact", n = -3}', "1 or more"),
    ("always", '{op = "modify", action = "tax", change = "hourglasses", n = -1}', "would never end"),
    ("always", '{op = "convert", give = "cubes", give_n = 1, get = "coins", get_n = 1}', "might never end"),
    ("sun", '{op = "modify", action = "tax", change = "repeat", n = 1}, '
            '{op = "modify", action = "tax", change = "hourglasses", n = -1}', "'tax' stands there twice"),
])  # fmt: skip
def test_a_wrong_effect_is_refused_with_its_card(box_with: Maker, slot: str, effect: str, message: str) -> None:
    path = with_effects(box_with, "forge", slot, effect)
    with pytest.raises(BadComponents, match=message) as refused:
        GAME.new(2, components=path)
    assert str(refused.value).startswith(str(path))
    assert "forge" in str(refused.value)


@pytest.mark.parametrize(("changes", "message"), [
    ((("civilization_cards = 54", "civilization_cards = 53"),), "components.civilization_cards: is 53, but 54"),
    ((("action_tiles = 28", "action_tiles = 27"),), "components.action_tiles: is 27, but 28"),
    ((("city_sites = 24", "city_sites = 25"),), "components.city_sites"),
    ((("coins_of_1 = 36", "coins_of_1 = 35"),), "components.coins: is 89, but 88"),
    ((("free_spaces_round_1 = 6", "free_spaces_round_1 = 7"),), "time_track.free_spaces_round_1: is 7, but 6"),
    ((("upper_maximum = 4", "upper_maximum = 5"),), "training.upper_maximum: is 5, but 4"),
    ((("lower_columns_3_to_6 = [5, 6, 7, 8]", "lower_columns_3_to_6 = [5, 6, 7, 9]"),), "lower_columns_3_to_6"),
    ((("price_3_at_4 = 10", "price_3_at_4 = 9"),), "scribe.price_3_at_4: is 9, but 10"),
    ((("price_1 = [1, 2, 3, 4, 5, 6, 7, 8]", "price_1 = [1, 2, 3, 4, 5, 6, 8, 7]"),), "must not fall"),
    ((("tiles = {p2 = [8, 4], p3", "tiles = {p2 = [8, 3], p3"),), "bonus_tile cities: tiles.p2"),
    ((("athenai", 'region = "red"', 'region = "blue"'),), "site athenai: region: 'blue'; allowed: red, yellow, green"),
    ((("athenai", 'icon = "temple"', 'icon = "palace"'),), "Invalid enum value 'palace'.*of 'athenai'"),
    ((("athenai", 'reward = "temple"', 'reward = "gold"'),), "site athenai: reward: 'gold'"),
    ((("phil-4", "coins = 4", "coins = 8"),), "action_tile: action, icon and price: .* twice"),
    ((('id = "tax-2"\nhourglasses = 2', 'id = "tax-2"\nhourglasses = 3'),), "tax_collector"),
    ((("forge", "symbols = [3, 4]", "symbols = [3, 5]"),), "Expected `int` <= 4.*of 'forge'"),
    ((("pyramid", "symbols = []", "symbols = [1]"),), "card pyramid: cards of era III have no symbols"),
    ((("forge", "era = 1", "era = 2"),), r"the eras have \[17, 19, 18\] cards"),
    ((('cards = ["scriptorium", "road"]', 'cards = ["scriptorium", "mint"]'),), "first_game seat 4: era of mint"),
    ((("schema = 1", "schema = 2"),), "schema"),
    ((("schema = 1", "schema = "),), "is not TOML"),
    ((("[rounds]", '[rounds]\nextra = 1'),), r"unknown field `extra` - at `\$.rounds`"),
])  # fmt: skip
def test_a_damaged_box_is_refused_with_its_place(box_with: Maker, changes: tuple[Any, ...], message: str) -> None:
    path = box_with(*changes)
    with pytest.raises(BadComponents, match=message) as refused:
        GAME.new(2, components=path)
    assert str(refused.value).startswith(str(path))


def test_another_box_is_played_with(box_with: Maker) -> None:
    path = box_with(("start_cubes = 5", "start_cubes = 4"), ("free_spaces_round_1 = 6", "free_spaces_round_1 = 7"),
                    ("forge", 'name = "Forge"', 'name = "Smithy"'), ("forge", "vp = 1", "vp = 9"))  # fmt: skip
    position = GAME.new(2, seed=1, components=path)
    assert mat(position)["free"] == 7
    assert state(position)["components"] == str(path)
    assert GAME.position(state(position)).key() == position.key()
    forge = at(path, {"hand": ["forge"], "persons": "0-2 1-0 0-1", "coins": 5, "cubes": 4})
    play(forge, "tile chron-1-1")
    assert mat(forge)["points"] == 9 + 1
    for players in (2, 3, 4):
        position = GAME.new(players, seed=2, components=path)
        playout(position, Dice(players), 100_000)
        assert position.turn == NOBODY


def test_things_of_another_box_are_called_by_their_printed_names(box_with: Maker) -> None:
    path = box_with(("forge", 'id = "forge"', 'id = "old_smithy"'), ("old_smithy", 'name = "Forge"', 'name = "Smithy"'),
                    ('id = "tarentum"\nname = "Tarentum"', 'id = "new_port"\nname = "Porto Novo"'))  # fmt: skip
    position = at(path, {"hand": ["old_smithy"], "persons": "0-2 1-0 0-1", "coins": 5})
    for lang in ("en", "de", "it"):
        told = [GAME.tell(position, 0, GAME.parse(position, text), lang) for text in
                ("play old_smithy", "site new_port", "site scribes-temple")]  # fmt: skip
        assert "Smithy" in told[0]
        assert "Porto Novo" in told[1]
        assert not any("_" in sentence or "-temple" in sentence for sentence in told)
    log: list[Any] = []
    position.events = log
    play(position, "tile chron-1-1")
    position.events = None
    assert "Blue plays Smithy." in [GAME.say(position, event) for event in log]


# ---- effects that no delivered card has in this place


@pytest.mark.clause("GENTES-R-37")
def test_several_sun_effects_are_one_use_a_round(box_with: Maker) -> None:
    two = ('{op = "action", do = "philosopher", coins = 4, hourglasses = 1}, '
           '{op = "action", do = "scribe", coins = 6, hourglasses = 1}')  # fmt: skip
    path = with_effects(box_with, "forge", "sun", two)
    position = at(path, {"played": ["forge"], "coins": 20})
    assert {"sun forge", "sun forge #2"} <= set(legal(position))
    play(position, "sun forge #2", "cards 1")
    assert state(position)["used"] == ["forge"]
    again = at(path, {"played": ["forge"], "coins": 20}, used=["forge"])
    assert not any("forge" in text for text in legal(again))


@pytest.mark.clause("GENTES-A-71", "GENTES-A-81", "GENTES-A-82", "GENTES-A-74")
def test_optional_exchanges_in_a_list(box_with: Maker) -> None:
    effects = ('{op = "convert", give = "cubes", give_n = 2, get = "vp", get_n = 3, max = 2}, {op = "swap", n = 2}, '
               '{op = "coins", n = 1}')  # fmt: skip
    path = with_effects(box_with, "training_ground", "on_play", effects)
    blue = {"hand": ["training_ground"], "persons": "0-0 3-0 0-0", "temple": 2, "oracle": 3, "coins": 5}
    position = play(at(path, blue), "tile chron-1-1")
    assert legal(position) == ["convert", "stop"]
    play(position, "convert")
    assert legal(position) == ["pay t0 o2", "pay t1 o1", "pay t2 o0"]  # in any mixture
    assert refused(position, "pay t3 o0") == "GENTES-A-81"  # as far as there are cubes
    play(position, "pay t1 o1", "stop")
    assert legal(position) == ["swap soldier", "stop"]
    play(position, "swap soldier>priest", "stop")
    found = mat(position)
    assert (found["temple"], found["oracle"], found["coins"], found["persons"]) == (1, 2, 5, "0-0 2-0 1-0")
    assert found["points"] == 1 + 3 + 1
    declined = play(at(path, blue), "tile chron-1-1", "stop", "stop")
    assert mat(declined)["points"] == 1 + 1


@pytest.mark.clause("GENTES-R-45")
def test_a_compulsory_list_may_hold_an_exchange(box_with: Maker) -> None:
    effects = '{op = "coins", n = 3}, {op = "convert", give = "coins", give_n = 3, get = "vp", get_n = 1, max = 5}'
    path = with_effects(box_with, "marketplace", "decline", effects)
    position = at(path, {"played": ["marketplace"], "coins": 3, "oracle": 1, "persons": "1-0 0-0 0-0"}, step="decline")
    assert "done" not in legal(position)
    play(position, "use marketplace", "convert", "convert")
    assert (mat(position)["coins"], mat(position)["points"]) == (0, 2)
    assert "use marketplace" not in legal(position)


@pytest.mark.clause("GENTES-R-43")
def test_effects_that_do_nothing_are_not_offered(box_with: Maker) -> None:
    effects = ('{op = "action", do = "effects", coins = 0, hourglasses = 1, effects = ['
               '{op = "cube", area = "temple", n = 1}, {op = "activate", scope = "city"}]}')  # fmt: skip
    path = with_effects(box_with, "forge", "sun", effects)
    assert "sun forge" in legal(at(path, {"played": ["forge"], "temple": 3}))
    assert "sun forge" not in legal(at(path, {"played": ["forge"], "temple": 4}))
    assert "sun forge" in legal(at(path, {"played": ["forge"], "temple": 4, "cities": ["sidon"]}))


@pytest.mark.clause("GENTES-A-85", "GENTES-A-63")
def test_optional_permanent_modifiers(box_with: Maker) -> None:
    path = with_effects(
        box_with, "forge", "always", '{op = "modify", action = "scribe", change = "hourglasses", n = -1}'
    )
    for _ in range(2):  # permanent: in every turn again
        position = play(at(path, {"played": ["forge"], "coins": 10}), "tile scribe-8")
        assert legal(position) == ["with forge", "go"]
        play(position, "with forge")
        assert mat(position)["singles"] == 2
        assert "used" not in state(position)


@pytest.mark.clause("GENTES-R-51", "GENTES-A-86")
def test_an_exact_price_never_harms(box_with: Maker) -> None:
    path = with_effects(box_with, "forge", "always", '{op = "modify", action = "philosopher", change = "exact", n = 2}')
    position = play(at(path, {"played": ["forge"], "coins": 8}), "tile phil-8", "train 2", "noble", "scholar")
    assert mat(position)["coins"] == 0  # the printed price stays open
    cheap = at(
        path,
        {"played": ["forge"], "coins": 1},
        training=["noble", "artisan", "soldier", "merchant", "priest", "scholar"],
    )
    play(cheap, "tile phil-8", "noble")
    assert mat(cheap)["coins"] == 0


@pytest.mark.clause("GENTES-A-79", "GENTES-A-74")
def test_several_hourglasses_on_a_card(box_with: Maker) -> None:
    path = with_effects(box_with, "training_ground", "on_play", '{op = "hourglass", n = 2}, {op = "hourglass", n = 1}')
    blue = {"hand": ["training_ground"], "persons": "0-0 3-0 0-0", "coins": 5}
    position = at(path, {**blue, "singles": 3})  # four free: tile, single, and two for the card
    play(position, "tile chron-1-1")
    assert (mat(position)["doubles"], mat(position)["free"]) == (1, 0)  # two singles would leave nothing for the third
    assert "tile chron-1-1" not in legal(at(path, {**blue, "singles": 4}))
    roomy = play(at(path, {**blue, "singles": 2}), "tile chron-1-1")
    assert legal(roomy) == ["time 1+1", "time 2"]
    for text in ("time 1", "time 2+1", "time 1+1+1"):  # two hourglasses are to be placed
        broken(roomy, text, "GENTES-A-79")


@pytest.mark.clause("GENTES-A-79")
def test_a_split_leaves_room_for_the_later_hourglasses_of_the_card(box_with: Maker) -> None:
    effects = '{op = "hourglass", n = 4}, {op = "unlock", n = 1}, {op = "hourglass", n = 4}'
    path = with_effects(box_with, "training_ground", "on_play", effects)
    blue = {"hand": ["training_ground"], "persons": "0-0 3-0 0-0", "coins": 5, "singles": 1}
    position = play(at(path, blue), "tile chron-1-1")
    assert mat(position)["free"] == 4  # two are needed later, and one of them is unlocked before
    assert legal(position) == ["time 2+1+1", "time 2+2"]
    broken(position, "time 1+1+1+1", "GENTES-A-79")
    broken(position, "time 2+1", "GENTES-A-79")


def test_random_games_with_every_primitive_everywhere(box_with: Maker) -> None:
    """A box in which strange cards are common still has no dead end and always ends."""
    text = OWN.read_text(encoding="utf-8")
    strange = {
        "marketplace": ("sun", '{op = "action", do = "effects", coins = 1, hourglasses = 0, effects = ['
                        '{op = "draw", source = "display", n = 2}, {op = "person", group = "any", n = 1}]}'),
        "treasure_chamber": ("always", '{op = "convert", give = "cubes", give_n = 2, get = "cube", get_n = 1, '
                             'max = 3}, '
                             '{op = "modify", action = "chronicler", change = "hourglasses", n = -1}'),
        "scriptorium": ("decline", '{op = "person", group = "any", n = 1}, {op = "lose", group = "scholar", n = 2}, '
                        '{op = "unlock", n = 1}, {op = "activate", scope = "region"}'),
        "training_ground": ("on_play", '{op = "hourglass", n = 3}, {op = "swap", n = 2}, '
                            '{op = "convert", give = "coins", give_n = 1, get = "cube", get_n = 2, max = 2}'),
        "well": ("always", '{op = "modify", action = "navigator", change = "coins", n = 2}, '
                 '{op = "modify", action = "philosopher", change = "persons", n = 1}'),
    }  # fmt: skip
    path = box_with()
    for card, (slot, effects) in strange.items():
        start = text.index(f'id = "{card}"')
        end = text.index("[[card]]", start)
        lines = [line for line in text[start:end].splitlines()
                 if line and not line.startswith(("on_play", "sun", "always", "decline", "require"))]  # fmt: skip
        lines += ["require = {}", f"{slot} = [{effects}]"]
        text = text[:start] + "\n".join(lines) + "\n\n" + text[end:]
    path.write_text(text, encoding="utf-8")
    dice = Dice(11)
    for i in range(12):
        position: Any = GAME.new(2 + i % 3, seed=i, components=path)
        made = 0
        while position.turn != NOBODY:
            if position.turn == -1:
                position.apply(-1, position.sample(dice))
                continue
            options = position.legal(position.turn)
            assert len(options) > 0
            if made % 17 == 0:
                assert GAME.position(GAME.to_json(position)).key() == position.key()
            position.apply(position.turn, int(options[dice.below(len(options))]))
            made += 1
            assert made < 5000
        assert all(position.free(seat) >= 0 for seat in range(position.players))


def test_names_of_an_owners_box_are_shown_as_they_are(box_with: Maker) -> None:
    """A region of another colour and a card of another name: text, words and picture take them from the file."""
    text = OWN.read_text(encoding="utf-8").replace('"green"', '"coast"').replace('"forge"', '"smithy"')
    path = box_with()
    path.write_text(text.replace('name = "Forge"', 'name = "Smithy"'), encoding="utf-8")
    position = at(path, {"hand": ["smithy"], "cities": ["sidon", "delphi"], "coins": 9, "persons": "0-2 1-0 0-1"})
    play(position, "tile nav-any-6", "time 2", "site scribes-oracle")
    assert legal(position) == ["region red", "region coast"]
    for lang in ("en", "de", "it"):
        view = GAME.view(position, 0)
        assert "coast" in GAME.draw(view, lang=lang)
        assert "Smithy" in GAME.draw(view, lang=lang)
        assert "smithy" in GAME.board(view, lang)
        assert "coast" in GAME.tell(position, 0, GAME.parse(position, "region coast"), lang)


def test_a_game_with_another_box_is_recorded_and_replayed(box_with: Maker) -> None:
    path = box_with(("coins = 20\nvictory_points", "coins = 25\nvictory_points"))
    match = theomachy.Match(GAME, 2, seed=5, components=path)
    dice = Dice(5)
    while not match.over:
        options = match.position.legal(match.position.turn)
        match.play(match.position.turn, int(options[dice.below(len(options))]))
    saved = path.with_name("game.theo")
    saved.write_text(str(match.record), encoding="utf-8")
    record = theomachy.Record.load(saved, components=path)
    assert record.verify().key() == match.position.key()
    assert mat(record.start())["coins"] == 25
    with pytest.raises(theomachy.TheomachyError, match="another components file"):
        theomachy.Record.load(saved).verify()
