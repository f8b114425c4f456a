# Two commands do everything on a machine with Python >= 3.11 and make:
#   make play   sets up and opens the table
#   make test   sets up and runs all tests, against the compiled and the interpreted form of the rules
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
RULES  := $(shell find src/theomachy -name '*.py')

.PHONY: play test check pictures bench clean

play: $(VENV)/.built
	$(BIN)/theomachy serve --open

test: check $(VENV)/.tools
	$(BIN)/python -m pytest -n 2
	THEOMACHY_PURE=1 $(BIN)/python -m pytest -n 2

check: $(VENV)/.tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# Screenshots of every table at five sizes, light and dark, and of the pages around, into docs/pictures (needs a Chromium).
pictures: $(VENV)/.tools
	$(BIN)/python tests/browser/pictures.py

bench: $(VENV)/.built
	$(BIN)/theomachy bench

# Installing and compiling are two steps, so that the rules are compiled once and again only when they change.
# A C compiler is used if there is one; without it the same source runs interpreted.
$(VENV)/.ready: pyproject.toml setup.py
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Theomachy needs Python 3.11 or newer")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --upgrade pip setuptools wheel 'mypy[mypyc]>=2.4'
	THEOMACHY_PURE=1 $(BIN)/pip install --quiet --no-build-isolation --editable .
	touch $@

$(VENV)/.built: $(VENV)/.ready $(RULES)
	$(BIN)/python setup.py --quiet build_ext --inplace
	touch $@

$(VENV)/.tools: $(VENV)/.built
	THEOMACHY_PURE=1 $(BIN)/pip install --quiet --no-build-isolation --editable '.[test]'
	touch $@

clean:
	rm -rf build $(VENV) src/*.egg-info
	find src -name '*.so' -delete
