"""What can go wrong, one class for each cause. Every message says what was wrong and what is allowed."""

from __future__ import annotations

LONGEST_QUOTE = 120  # characters of a wrong value that a message repeats


class TheomachyError(ValueError):
    """The common ancestor: catch this to catch everything that is not a programming error."""


class UnknownGame(TheomachyError):
    """No game of that name."""


class BadOption(TheomachyError):
    """An option, its value or a number of players that the game does not have."""


class BadPosition(TheomachyError):
    """A position in JSON that does not fit the schema or could not lie on a table."""


class BadText(TheomachyError):
    """Text that is not an action of this game."""


class IllegalAction(TheomachyError):
    """A readable action that is not allowed now. `clause` is the id of the rule that forbids it."""

    def __init__(self, message: str, clause: str) -> None:
        super().__init__(message)
        self.clause = clause


class BadRecord(TheomachyError):
    """A record that cannot be read or does not replay. `line` is where, counted from 1; 0 for the whole."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line


class BadComponents(TheomachyError):
    """A components file that breaks the schema or its own totals."""


class UnknownClause(TheomachyError):
    """No clause of that id."""


def brief(value: object) -> str:
    """A wrong value as a message quotes it: what is long or deep is cut, so that a refusal never fails itself."""
    if isinstance(value, int) and not -(1 << 64) < value < 1 << 64:
        return f"a number of {value.bit_length()} bits"
    if isinstance(value, str):
        return repr(value) if len(value) <= LONGEST_QUOTE else f"{value[:LONGEST_QUOTE]!r}…"
    try:
        text = repr(value)
    except (RecursionError, ValueError):  # nested deeply, or with numbers of thousands of digits
        return f"a {type(value).__name__}"
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"
