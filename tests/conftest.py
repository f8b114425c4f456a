"""Settings shared by all tests; which of them a run plays is chosen in `choosing`."""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # tests run side by side: threads of one would wait for the other's

pytest_plugins = ["choosing", "needs"]
