# Kleeblatt. `make` lists what there is.

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
READY := $(VENV)/ready

.DEFAULT_GOAL := help
.PHONY: help setup play test check prove bench fingerprint golden lock clean

help: ## this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

setup: $(READY) ## a virtual environment with everything in it

$(READY): constraints.txt pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Kleeblatt needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --require-hashes -r constraints.txt
	$(BIN)/pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

play: $(READY) ## play a game
	@$(BIN)/kleeblatt play

test: check ## everything that CI runs
	$(BIN)/pytest -n auto --cov --cov-report=term-missing:skip-covered
	$(BIN)/kleeblatt fingerprint --check tests/fingerprints.json

check: $(READY) ## format, lint, types, layers
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports

prove: $(READY) ## 100,000 games a game and player count against the referees (about an hour)
	LOCKSTEP_GAMES=100000 CHAIN_GAMES=100000 $(BIN)/pytest -n auto tests/test_lockstep.py \
	  tests/doppelt_so_clever/test_chains.py

bench: $(READY) ## decisions per second, beside OpenSpiel
	$(BIN)/pip install --quiet --require-hashes -r constraints-peers.txt
	$(BIN)/kleeblatt bench

fingerprint: $(READY) ## write down how the games play now
	$(BIN)/kleeblatt fingerprint --write tests/fingerprints.json

golden: $(READY) ## write the golden playthroughs anew
	$(BIN)/python -m tests.playthrough

lock: $(READY) ## choose the newest versions of all dependencies and pin them
	$(BIN)/pip install --quiet uv
	UV_PYTHON_DOWNLOADS=never $(BIN)/uv pip compile --universal --generate-hashes --no-emit-index-url \
	  --upgrade --quiet --custom-compile-command 'make lock' --group dev pyproject.toml -o constraints.txt
	UV_PYTHON_DOWNLOADS=never $(BIN)/uv pip compile --universal --generate-hashes --no-emit-index-url \
	  --quiet --custom-compile-command 'make lock' --constraint constraints.txt --extra peers \
	  pyproject.toml -o constraints-peers.txt

clean: ## remove what was built
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage* dist
