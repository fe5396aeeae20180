# Two commands do everything on a fresh machine with Python 3.11+, make and network access:
#   make play    set up, build the client, serve the table on http://127.0.0.1:8000
#   make test    set up, lint, type-check, build everything, run all tests
#   make quick   lint, types, the tests of the kernel and of all texts, the client's unit tests: two minutes
#   make test-most   all tests that need neither a browser nor a database: under eight minutes
#   make test-browser GAME=ceres   the tests in the browser that are about one game; GAME=table what all share
#   make wheel   dist/: a wheel with compiled rules for this system
#   make release VERSION=0.2.0   all tests, then version, changelog, tag and wheel
.DELETE_ON_ERROR:
SHELL := /bin/sh

PYTHON ?= python3
PORT ?= 8000
UV_VERSION := 0.13.7
BIN := .venv/bin
PYTEST := $(BIN)/pytest -n 2 --dist worksteal
UV := $(shell command -v uv || echo .uv/bin/uv)
export UV_PYTHON_DOWNLOADS ?= never

.PHONY: help play test setup client lint types test-client test-python test-most test-browser test-compiled quick release wheel compile compile-quickly bench format screenshots film clean

help:
	@sed -n 's/^#   //p' Makefile

play: .venv/.play src/offworld/server/static/index.html
	$(BIN)/offworld serve --port $(PORT)

# What needs one core each runs side by side; the tests, which use all of them, come afterwards.
test: .venv/.test client
	$(MAKE) -j 2 lint types test-client compile-quickly
	$(MAKE) test-python test-compiled

setup: .venv/.test

.uv/bin/uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo 'Offworld needs Python 3.11 or newer; set PYTHON=/path/to/python3.11' >&2; exit 1; }
	$(PYTHON) -m venv .uv
	.uv/bin/pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)

.venv/.play: pyproject.toml uv.lock | $(filter .uv/bin/uv,$(UV))
	$(UV) sync --quiet --frozen --inexact --no-dev --extra server --group client
	@touch $@

.venv/.test: pyproject.toml uv.lock | $(filter .uv/bin/uv,$(UV))
	$(UV) sync --quiet --frozen --inexact --group dev --group client
	@touch $@ .venv/.play

# The client is built again when any of its sources, a language file or the number of the protocol has changed.
CLIENT := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/generated/*' -not -path '*/dist/*' 2>/dev/null) $(wildcard src/offworld/i18n/*/*.ftl) src/offworld/server/wire/frames.py
src/offworld/server/static/index.html: $(CLIENT) tools/npm.py | .venv/.play
	$(BIN)/python tools/npm.py run build
	@touch $@

client: src/offworld/server/static/index.html

lint: .venv/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/.test
	$(BIN)/mypy

test-client: .venv/.test client
	$(BIN)/python tools/npm.py run lint
	$(BIN)/python tools/npm.py run check
	$(BIN)/python tools/npm.py run test

# What is installed from a compiled wheel is tested with the compiled rules.
INSTALLED := tests/test_installed.py

test-python: .venv/.test client
	$(PYTEST) --ignore=$(INSTALLED)

# Without the server's: their matches are kept in SQLite and PostgreSQL.
test-most: .venv/.test client
	$(PYTEST) --ignore=tests/browser --ignore=tests/server --ignore=$(INSTALLED)

test-browser: .venv/.test client
	$(PYTEST) tests/browser $(if $(GAME),-m $(GAME))

compile-quickly: .venv/.test
	OFFWORLD_OPTIMIZE=0 $(BIN)/python tools/compile.py

test-compiled: compile-quickly client
	PYTHONPATH=build/compiled OFFWORLD_COMPILED=1 $(BIN)/pytest -n 2 tests/test_every_game.py tests/bots/test_same_answers.py tests/kernel/test_questions.py tests/kernel/test_setup.py tests/server/test_following.py $(INSTALLED)

QUICK := tests/kernel tests/toolbox tests/test_cycles.py tests/test_layers.py tests/test_messages.py tests/test_pages.py tests/test_parameters.py tests/test_registration.py

quick: lint types
	$(BIN)/pytest -n 2 $(QUICK)
	$(BIN)/python tools/npm.py run test

wheel: client compile
	OFFWORLD_WHEEL=compiled $(UV) build --quiet --wheel
	@ls dist/*.whl

release: test
	$(BIN)/python tools/release.py $(VERSION)

compile: .venv/.test
	$(BIN)/python tools/compile.py

bench: .venv/.test compile
	$(BIN)/offworld bench

format: .venv/.test
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python tools/npm.py run format

screenshots: .venv/.test client
	$(BIN)/python -m tests.browser.screenshots

film: .venv/.test client
	$(BIN)/python -m tests.browser.film

clean:
	rm -rf build dist .venv .uv web/node_modules web/src/generated src/offworld/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis
