# Quarterdeck. `make` lists what can be made; everything runs in .venv, made on first use.

PYTHON  ?= python3
WORKERS ?= 2
ARGS    ?=

BIN     := .venv/bin
PYTEST  := $(BIN)/python -m pytest -q --numprocesses $(WORKERS) --dist worksteal

COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
  --no-header --no-emit-index-url --no-emit-find-links pyproject.toml

# Hundreds of modules are read by each worker, and by each of some hundred processes that tests start:
# what was compiled once is kept, whatever the environment says.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play bot test fast soak check rules bench lock clean

help: ## list these targets
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "make %-7s %s\n", $$1, $$2 }'

play: .venv/.home ## play at home, in a browser, without Discord
	@$(BIN)/python -m bot.home $(ARGS)

bot: .venv/.bot ## run the bot on Discord (token in .env)
	@$(BIN)/python -m bot $(ARGS)

test: .venv/.test ## run every test
	@$(PYTEST) $(ARGS)

fast: .venv/.test ## run the tests that need neither Discord nor a browser, in some two minutes
	@$(PYTEST) -m "not slow and not browser and not wire" --ignore tests/cogs $(ARGS)

soak: .venv/.test ## run what is long, ten times as much of it as `make test` (ARGS="--seed 17")
	@$(PYTEST) --soak --timeout 7200 $(ARGS)

check: .venv/.check ## check format, lint, types and imports
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/ruff check --quiet --output-format concise
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/basedpyright
	@$(BIN)/lint-imports --no-logo

rules: .venv/.test ## count the rules that tests prove (ARGS="--missing --standard --areas GEN,TURN")
	@$(BIN)/python -m tests.ledger $(ARGS)

bench: .venv/.test ## measure speeds
	@$(BIN)/python -m tests.bench $(ARGS)

lock: .venv/.check ## rewrite requirements.lock from pyproject.toml (ARGS=--upgrade for newer versions)
	@cp requirements.lock .venv/all.lock
	@$(COMPILE) --all-extras $(ARGS) --output-file .venv/all.lock
	@for layer in bot home test check; do \
	  case $$layer in bot) extra= ;; *) extra="--extra $$layer" ;; esac; \
	  cp .venv/all.lock .venv/$$layer.lock; \
	  $(COMPILE) $$extra --output-file .venv/$$layer.lock || exit; \
	done
	@cd .venv && awk 'FNR == 1 { print "# " layer } \
	  /^[^ ]/ { new = !($$0 in below); if (layer == "bot" || layer == "home") below[$$0] } new' \
	  layer=bot bot.lock layer=home home.lock layer=test test.lock layer=check check.lock > all.lock
	@mv .venv/all.lock requirements.lock

clean: ## remove what tools leave behind; .venv and your games stay
	@rm -rf build .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -not -path './.venv/*' -prune -exec rm -rf {} +

# requirements.lock has a part for each layer, headed by its name; what is installed once stays.
.venv/.home: .venv/.bot
.venv/.test .venv/.check: .venv/.home
.venv/.%: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo 'Quarterdeck needs Python 3.11 or newer: make PYTHON=python3.12 ...' >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo 'Python lacks venv or ensurepip; on Debian and Ubuntu: apt install python3-venv' >&2; exit 1; }
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear .venv
	@echo 'Installing the layer "$*" of what Quarterdeck needs into .venv ...' >&2
	@awk '/^# / { wanted = $$2 == "$*" } wanted' requirements.lock > .venv/$*.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile \
	  --require-hashes -r .venv/$*.lock
	@touch $@
