"""The moments of the worked examples, written down for the pictures beside them (`theomachy/teaching/example.py`).

    PYTHONPATH=src python tests/depicting.py            shows of which games they are not those of the documents
    PYTHONPATH=src python tests/depicting.py --write    writes them anew

The readers that prove the documents line by line note what they set up and do. So picture, test and text cannot say
different things: `tests/test_depicted.py` compares.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import theomachy
from theomachy.core.game import Game
from theomachy.core.position import Position
from theomachy.teaching.example import examples_file


class Depiction:
    """What a reader of an example set up and did: moments, and what followed each."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.cases: list[dict[str, Any]] = []

    def begin(self, position: Position) -> Position:
        self.cases.append({"position": self.game.to_json(position), "do": []})
        return position

    def do(self, position: Position, player: int, action: int) -> None:
        """Before it is done; what is done at a table that others set up begins with that table."""
        if not self.cases:
            self.begin(position)
        self.cases[-1]["do"].append([player, self.game.text(position, action)])

    @property
    def told(self) -> list[dict[str, Any]]:
        """Each moment once, unless something else is done there."""
        found: list[dict[str, Any]] = []
        for case in self.cases:
            same = [other for other in found if other["position"] == case["position"]]
            if not same or (case["do"] and all(case["do"] != other["do"] for other in same)):
                found = [other for other in found if other not in same or other["do"]]
                found.append(case)
        return found


def depicted(game: str) -> dict[str, list[dict[str, Any]]]:
    """The cases of all worked examples of a game, as its reader plays them now."""
    from examples import examples_of  # the readers note their moments in a Depiction of this file

    if game == "four-gods":
        from games import four_gods_examples as four_gods

        found = {}
        for one in four_gods.examples():
            player = four_gods.Player()
            for line in one.lines[1:]:
                player.run(line)
            found[one.id] = player.shown.told
        return found
    found = {}
    for example in examples_of(game):
        reader = reader_of(game)(example)
        reader.run()
        found[example.id] = reader.shown.told
    return found


def reader_of(game: str) -> Any:
    from games import gentes, test_gods_first_examples, test_gods_second_examples, test_playing_gods_examples

    return {
        "gods-second": test_gods_second_examples.SecondPlayer,
        "gods-first": test_gods_first_examples.FirstPlayer,
        "gentes": gentes.Runner,
        "playing-gods": test_playing_gods_examples.Reader,
    }[game]


def text_of(cases: dict[str, list[dict[str, Any]]]) -> str:
    """The file: one example a line."""
    rows = [{"id": id, "cases": found} for id, found in cases.items() if found]
    return "".join(f"{json.dumps(row, separators=(',', ':'), ensure_ascii=False)}\n" for row in rows)


def main(write: bool) -> None:
    for name in theomachy.game_names():
        file, text = examples_file(theomachy.game(name)), text_of(depicted(name))
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            print(file, "is written" if write else "is not what the document says")
            if write:
                file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main("--write" in sys.argv[1:])
