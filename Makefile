# Two commands do everything on a machine with Python >= 3.11 and make:
#   make play      sets up and opens the table
#   make test      sets up and runs what every change must pass, compiled and interpreted (docs/testing.md)
# For who changes something:
#   make quick     the tests of the change at hand, in less than two minutes, without compiling
#   make check     style and types
#   make nightly   everything there is, also what is exhaustive
#   make samples   accepts the pictures of all games as they are drawn now (tests/pictures)
#   make pictures  screenshots of every table into docs/pictures
#   make docs      the documentation as a site, into build/site
#   make notebooks runs the notebooks of docs/notebooks and keeps what they give
#   make bench     how fast the rules are
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
RULES  := $(shell find src/theomachy -name '*.py')

# Bytecode is kept, whatever the habit of the machine: tests start hundreds of processes, and each would translate the
# source, and each run all tests, anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test ready quick nightly check samples pictures docs notebooks bench clean

# Worksteal: who has finished takes over from who has not, so that no core waits at the end. The plugins that are
# left out come along with other packages; each process would load them.
# A test that waits for ever must not keep all others waiting: first it says where it waits, then its process is ended.
# Not by a signal, which ends the test, but not what it waits for when it cleans up.
PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal -p no:faker -r fER --timeout 600 --timeout-method thread
# The whole suite: while tests of pages, servers and databases wait for these, a third process goes on.
WAITING := -n 3
# By night one test may be many whole games.
LONG := --timeout 7200 -o faulthandler_timeout=7100

play: $(VENV)/.built
	$(BIN)/theomachy serve --open

test: ready
	$(PYTEST) $(WAITING)
	THEOMACHY_PURE=1 $(PYTEST) -p no:schemathesis

# Style and types are checked while the rules are compiled, each on a core of its own; if one fails, so does this, after
# the other has ended.
ready: $(VENV)/.installed
	@$(MAKE) --no-print-directory -j2 check $(VENV)/.tools

# Interpreted, so that nothing is compiled first: what is tested is the source as it stands. Of laws that ask for an
# option of a game that did not change nothing is left.
quick: $(VENV)/.installed
	THEOMACHY_PURE=1 $(PYTEST) --quick -o empty_parameter_set_mark=skip

nightly: ready
	$(PYTEST) $(WAITING) --nightly $(LONG)
	THEOMACHY_PURE=1 $(PYTEST) --nightly $(LONG)

check: $(VENV)/.installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy tests/server/conftest.py
	$(BIN)/mypy tests/browser/conftest.py

samples: $(VENV)/.tools
	$(BIN)/python tests/samples.py

# Screenshots of every table at five sizes, light and dark, and of the pages around, into docs/pictures (needs a Chromium).
pictures: $(VENV)/.tools
	$(BIN)/python tests/browser/pictures.py

# Read it from the folder, or with search from a server: python3 -m http.server --directory build/site
docs: $(VENV)/.docs
	NO_MKDOCS_2_WARNING=true $(BIN)/mkdocs build --strict

notebooks: $(VENV)/.tools
	$(BIN)/python tools/run_notebooks.py

bench: $(VENV)/.built
	$(BIN)/theomachy bench

# What pyproject.toml asks for to build: here it stays, instead of being fetched for each build.
BUILD_TOOLS := import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")

# Installing and compiling are two steps, so that the rules are compiled once and again only when they change.
# A C compiler is used if there is one; without it the same source runs interpreted.
$(VENV)/.ready: pyproject.toml setup.py
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Theomachy needs Python 3.11 or newer")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --upgrade pip
	$(BIN)/python -c '$(BUILD_TOOLS)' | $(BIN)/pip install --quiet --upgrade --requirement /dev/stdin
	THEOMACHY_PURE=1 $(BIN)/pip install --quiet --no-build-isolation --editable '.[table,passkeys,push]'
	touch $@

$(VENV)/.built: $(VENV)/.ready $(RULES)
	$(BIN)/python setup.py --quiet build_ext --inplace
	touch $@

$(VENV)/.installed: $(VENV)/.ready
	THEOMACHY_PURE=1 $(BIN)/pip install --quiet --no-build-isolation --editable '.[test]'
	touch $@

$(VENV)/.docs: $(VENV)/.ready
	THEOMACHY_PURE=1 $(BIN)/pip install --quiet --no-build-isolation --editable '.[docs]'
	touch $@

$(VENV)/.tools: $(VENV)/.built $(VENV)/.installed
	touch $@

clean:
	rm -rf build $(VENV) src/*.egg-info
	find src -name '*.so' -delete
