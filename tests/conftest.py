"""Settings shared by all tests; which of them a run plays is chosen in `choosing`."""

from __future__ import annotations

import gc
import os

os.environ["THEOMACHY_NETS"] = os.devnull  # nets that whoever runs the tests has installed play no part in them
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # tests run side by side: threads of one would wait for the other's

pytest_plugins = ["choosing", "needs"]


def pytest_configure() -> None:
    gc.disable()  # collecting tests makes a million things, and all of them stay


def pytest_collection_finish() -> None:
    """What was collected is not looked through for garbage again and again while tests run."""
    gc.enable()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
