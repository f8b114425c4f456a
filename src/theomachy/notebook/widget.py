"""A table in a cell of a notebook (anywidget): the page of a `Sitting`."""

from __future__ import annotations

from pathlib import Path

from theomachy import web
from theomachy.core.extras import needing
from theomachy.notebook.sitting import Sitting

with needing("notebook"):
    import anywidget
    import traitlets

HERE = Path(__file__).parent
STATIC = Path(str(web.__file__)).parent / "static"


def script() -> str:
    """The page's module. It is one text: a notebook cannot fetch what a module imports, so what it imports from the
    table's scripts is put in its place."""
    choosing = (STATIC / "choosing.js").read_text(encoding="utf-8").replace("export class", "class")
    module = (HERE / "widget.js").read_text(encoding="utf-8")
    line = 'import { Choosing } from "../web/static/choosing.js";\n'
    if line not in module:
        raise ValueError(f"widget.js does not begin with: {line}")
    return module.replace(line, choosing)


class Table(anywidget.AnyWidget):  # type: ignore[misc]  # its library is taken as it is
    """Shows a sitting and hears clicks. `state` and `words` are all that goes to the page."""

    _esm = script()
    _css = (HERE / "widget.css").read_text(encoding="utf-8")
    state = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        *_, state = sitting.bots_act()
        super().__init__(state=state, words=sitting.words)
        self.on_msg(self._heard)

    def _heard(self, _: object, message: object, __: object) -> None:
        for state in self.sitting.answers(message):
            self.state = state

    def refresh(self) -> None:
        """Show the match as it stands now, where something else has played in it meanwhile."""
        for state in self.sitting.bots_act():
            self.state = state

    def close(self) -> None:
        self.sitting.close()
        super().close()

    def __repr__(self) -> str:
        return f"<a table of {self.sitting.game.title}: run the cell in a live notebook to play>"
