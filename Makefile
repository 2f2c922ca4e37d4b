# Quarterdeck. `make` lists what can be made; everything runs in .venv, made on first use.

PYTHON  ?= python3
WORKERS ?= 2
ARGS    ?=

BIN       := .venv/bin
INSTALLED := .venv/.installed
PYTEST    := $(BIN)/python -m pytest -q --numprocesses $(WORKERS) --dist loadfile

.DEFAULT_GOAL := help
.PHONY: help play bot test fast check rules bench lock clean

help: ## list these targets
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "make %-7s %s\n", $$1, $$2 }'

play: $(INSTALLED) ## play at home, in a browser, without Discord
	@$(BIN)/python -m bot.home $(ARGS)

bot: $(INSTALLED) ## run the bot on Discord (token in .env)
	@$(BIN)/python -m bot $(ARGS)

test: $(INSTALLED) ## run every test
	@$(PYTEST) $(ARGS)

fast: $(INSTALLED) ## run the tests that take no more than two minutes together
	@$(PYTEST) -m "not slow and not browser and not wire" $(ARGS)

check: $(INSTALLED) ## check format, lint, types and imports
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/ruff check --quiet --output-format concise
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/basedpyright
	@$(BIN)/lint-imports --no-logo

rules: $(INSTALLED) ## count the rules that tests prove (ARGS="--missing --standard --areas GEN,TURN")
	@$(BIN)/python -m tests.ledger $(ARGS)

bench: $(INSTALLED) ## measure speeds
	@$(BIN)/python -m tests.bench $(ARGS)

lock: $(INSTALLED) ## rewrite requirements.lock from pyproject.toml (ARGS=--upgrade for newer versions)
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --extra dev --generate-hashes \
	  --no-header --no-emit-index-url --no-emit-find-links $(ARGS) pyproject.toml -o requirements.lock

clean: ## remove what tools leave behind; .venv and your games stay
	@rm -rf build .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -not -path './.venv/*' -prune -exec rm -rf {} +

# uv comes first, alone, in the version and with the hashes of the lock file; it installs the rest.
$(INSTALLED): requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo 'Quarterdeck needs Python 3.11 or newer: make PYTHON=python3.12 ...' >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo 'Python lacks venv or ensurepip; on Debian and Ubuntu: apt install python3-venv' >&2; exit 1; }
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear .venv
	@echo 'Installing what Quarterdeck needs into .venv ...' >&2
	@awk '/^[^ #]/ { uv = /^uv==/ } uv' requirements.lock > .venv/uv.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r .venv/uv.lock
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements.lock
	@touch $@
