# Needs Python 3.11 or newer with its venv module, and nothing else; a C compiler makes the games fast.
# Everything that is made lies in .venv (tools, and vivant as an installed wheel) and .build.

PYTHON ?= python3
JOBS ?= 2
ARGS ?=

BIN := .venv/bin
ENVIRONMENT := @$(PYTHON) tools/environment.py
IN_CI := $(filter true,$(CI))
PYTEST := $(BIN)/python -m $(if $(IN_CI),tools.once_more,pytest) -n $(JOBS) --dist=worksteal $(if $(IN_CI),-p tools.no_skips) $(ARGS)
COMPILED = $(shell grep -s compiled .venv/vivant-build)
TEST_COMPILED = $(if $(COMPILED),PYTHONPATH= VIVANT_EXPECT=compiled $(PYTEST))
TEST_INTERPRETED = PYTHONPATH=src VIVANT_EXPECT=interpreted $(PYTEST) $(if $(COMPILED),--second-build)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help install play test test-deep test-cluster testable check bench bench-table strength learn attack lock dist clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' Makefile

install: ## make .venv, with vivant in it
	$(ENVIRONMENT) table
	@echo "ready: $(BIN)/vivant"

play: ## open the table in the browser (ARGS: what `vivant serve` takes)
	$(ENVIRONMENT) table
	@$(BIN)/vivant serve $(ARGS)

test: testable ## run the tests, against the compiled and the interpreted build: about seven minutes (ARGS: for pytest)
	@$(TEST_COMPILED)
	@$(TEST_INTERPRETED)

test-deep: testable ## the long hunts, which `make test` leaves out or cuts short: about half an hour (ARGS: for pytest)
	@echo "the long hunts: thousands of games, every place in a record, every browser; the rest is in make test"
	@VIVANT_TESTS=deep $(TEST_COMPILED)
	@VIVANT_TESTS=deep $(TEST_INTERPRETED)

testable:
	$(ENVIRONMENT) table preview push arena balance postgresql lab gymnasium openspiel parquet pettingzoo policy test
	@$(PYTHON) tools/page_tools.py
	@if ! grep -q compiled .venv/vivant-build; then \
		echo "vivant is not compiled here (no C compiler?): only the interpreted build is tested"; \
		[ "$(CI)" != true ] || { echo "in CI both must be" >&2; exit 1; }; \
	fi

check: ## look for mistakes without running anything
	$(ENVIRONMENT) check table preview push arena balance postgresql lab gymnasium openspiel parquet pettingzoo policy test
	@echo "ruff"; $(BIN)/ruff check --quiet . && $(BIN)/ruff format --check .
	@echo "mypy"; $(BIN)/mypy --no-error-summary
	@echo "import-linter"; PYTHONPATH=src $(BIN)/lint-imports > .build/imports.log || { cat .build/imports.log; exit 1; }
	@$(PYTHON) tools/page_tools.py
	@if [ -x node_modules/.bin/tsc ]; then echo "tsc"; node_modules/.bin/tsc --project tsconfig.json; fi
	@echo "names of games"; $(BIN)/python tools/named_games.py

bench: ## measure speed beside the peers, as ratios (more of them after: python tools/environment.py bench-lab ray)
	$(ENVIRONMENT) bench lab table arena
	@PYTHONPATH= $(BIN)/python -m benchmarks.run $(ARGS)

bench-table: ## put the table under load beside boardgame.io (needs node; about four minutes)
	$(ENVIRONMENT) bench table
	@PYTHONPATH= $(BIN)/python -m benchmarks.table

strength: ## let bots play each other and write docs/strength.md (ARGS: --minutes 90 --games N --jobs N --game ID)
	$(ENVIRONMENT) bench table
	@PYTHONPATH= $(BIN)/python -m benchmarks.strength $(ARGS)

learn: ## teach Vivo's quick player anew, into its folder (ARGS: --lessons N --positions N --seed N --jobs N)
	$(ENVIRONMENT) table
	@PYTHONPATH= $(BIN)/python -m tools.learn_quick $(ARGS)

test-cluster: testable ## runs of the arena on a Ray cluster of two nodes, one of which is killed: about two minutes
	$(ENVIRONMENT) ray
	@PYTHONPATH=src VIVANT_TESTS=cluster VIVANT_EXPECT=interpreted $(BIN)/python -m pytest tests/cluster $(ARGS)

attack: testable ## attack the table: faults, leaks, forgeries, floods; bounded, on this machine alone, under ten minutes
	@PYTHONPATH= $(BIN)/python -m tests.attack $(ARGS)

lock: ## write requirements/ anew from pyproject.toml, with hashes (ARGS: --upgrade)
	$(ENVIRONMENT) lock
	@$(BIN)/python tools/lock.py $(ARGS)

dist: ## make in dist/ what would be uploaded: the source package and wheels, compiled and for any platform
	$(ENVIRONMENT) dist
	@$(BIN)/python tools/dist.py

clean: ## remove everything that was made
	rm -rf .venv .build node_modules build dist src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -delete
