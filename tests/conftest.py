"""Settings shared by all tests."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("steady", deadline=None, derandomize=True, max_examples=50)
settings.load_profile("steady")

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # tests run side by side: threads of one would wait for the other's

# The interpreted form is about the rules; what stands around them is tested once, over the compiled form.
if os.environ.get("THEOMACHY_PURE"):
    collect_ignore_glob = ["server/*", "browser/*", "arena/*", "rl/*"]
    collect_ignore_glob += ["test_research.py", "test_extras.py", "test_wheel.py"]
