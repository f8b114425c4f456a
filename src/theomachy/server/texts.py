"""Actions that come as text: one action, or a whole line of the notation that is done step by step.

Each step has a name of its own, made from the name of the request. So a request that is sent again, after a lost
connection or a killed server, is answered if all of it was done, and goes on where it stopped if not.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

from theomachy.core.position import Position
from theomachy.server import why
from theomachy.server.messages import Done, Play, Refused, Unsure
from theomachy.server.tables import STALE, Table


def step_token(token: str, number: int) -> str:
    """The name of a step before the last one, which has the name of the request itself. It is as long as a name may
    be, whatever the sender's own names are, and nobody hits it by chance."""
    return f"step-{blake2b(f'{token} {number}'.encode(), digest_size=24).hexdigest()}"


async def play_text(
    table: Table, person: str | None, seat: int, text: str, seq: int, token: str, lang: str,
    still: Callable[[], bool] = lambda: True,
) -> Done | Refused | Unsure:  # fmt: skip
    """Do what the text says, or say why not. Text that means nothing here raises BadText. `still`: has who wants it
    still the right to?"""
    if token in table.tokens:
        return Done(token, table.tokens[token])
    begun = table.tokens.get(step_token(token, 0))
    before = table.past.position if begun is None else position_before(table, begun)
    if before is None:  # the first step was done once and taken back since
        return Refused(token, STALE[lang], "", table.past.seq)
    # The line is tried out on what the seat knows: what its first steps would bring to light is not told before.
    steps, refused = table.game.read_line(why.imagined(before, seat), text, seat)
    if refused is not None:
        return await table.refuse(person, Play(seat, 0, seq, token), text, lang)
    *first, last = steps
    for number, step in enumerate(first):
        done = await table.play(person, Play(seat, step, seq, step_token(token, number)), lang, still)
        if isinstance(done, Refused):
            return Refused(token, done.reason, done.clause, done.seq)
        if isinstance(done, Unsure):
            return Unsure(token, done.reason, done.seq)
        seq = done.seq
    return await table.play(person, Play(seat, last, seq, token), lang, still)


def position_before(table: Table, seq: int) -> Position | None:
    """The position before that row, None if the row does not count any more."""
    count = table.past.upto(seq)
    if not count or table.past.tail(count - 1)[0].row.seq != seq:
        return None
    return table.past.at(count - 1)
