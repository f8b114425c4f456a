"""One server at a time on a SQLite file: two would each have a memory of their own and not hear of each other.

The lock is the operating system's: it belongs to the process and ends with it, however the process ends.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from theomachy.core.errors import TheomachyError

if sys.platform == "win32":  # pragma: no cover
    import msvcrt
else:
    import fcntl


class Taken(TheomachyError):
    """Another server keeps games there."""


class Alone:
    """The right to serve the database file at this path, None for databases that several may serve."""

    def __init__(self, database: Path | None) -> None:
        self.path = database.with_name(f"{database.name}.lock") if database is not None else None
        self.handle: int | None = None

    def take(self) -> None:
        """Taken if another process has it."""
        if self.path is None or self.handle is not None:
            return
        handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if sys.platform == "win32":  # pragma: no cover
                msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
            else:
                # Of the process, not of the open file: children that outlive a killed server do not keep it.
                fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(handle)
            raise Taken(
                f"another server keeps its games in {self.path.parent}; stop it first, choose another folder with "
                "--data, or use PostgreSQL, on which several may serve"
            ) from error
        self.handle = handle

    def give_back(self) -> None:
        if self.handle is not None:
            os.close(self.handle)
            self.handle = None
