# Everything starts from here: `make run` plays, `make test` checks. Both set up what they need the first time.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
LOCK := requirements/dev.lock
RUN_LOCK := requirements/run.lock
READY := $(VENV)/.ready
PACKAGES := $(VENV)/.packages
RUNS := $(VENV)/.runs

.DEFAULT_GOAL := help
# What Python has compiled is kept: tests start hundreds of programs, and each would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE
.PHONY: help setup run play test check proof checked-types checked-rest compiled-kernels compiled-tests soak chaos failover mutants bench docs types screenshots lock

help:
	@echo "make run     open the house: the address is printed, the browser opens"
	@echo "make play    play truco in the terminal"
	@echo "make test    every check: lint, format, types, rooms, articles, tests"
	@echo "make check   what to run before each commit: all but the tests with servers, browsers and kernels, and other slow ones"
	@echo "make proof   the long proofs within MINUTES=120, or ONLY=one of them: long, repeat, hostile, soak, chaos, kills, abuse, failover, lighthouse, events, watchers"
	@echo "make soak    both engines over MAOS=1000000 mãos and RODADAS=10000 rodadas, then the properties with new examples, for MINUTES=10, then as long chaos"
	@echo "make chaos   real houses are killed, filled, slowed and attacked for MINUTES=10 from SEED=…, and nothing is lost"
	@echo "make failover as root: two houses, a PostgreSQL and its standby in network namespaces; each is killed and cut off in turn"
	@echo "make mutants which of SAMPLE=400 planted faults no test sees, within MINUTES=60, by chance of SEED=1"
	@echo "make bench   every benchmark, each beside its named peer"
	@echo "make docs    write the tables of articles anew"
	@echo "make types   write the client's types of the messages anew"
	@echo "make screenshots   take a picture of every screen"
	@echo "make lock    choose the dependencies' versions anew"
	@echo "make setup   only prepare $(VENV); the others do it by themselves"
	@echo "PYTHON=…     the Python to use, 3.11 or newer (now: $(PYTHON))"

setup: $(READY)

# What `make run` needs, and no more: packages, then the client, then the command.
$(PACKAGES): pyproject.toml $(RUN_LOCK)
	@command -v $(PYTHON) >/dev/null || { echo "$(PYTHON) was not found. Install Python 3.11 or newer, or name one: make PYTHON=python3.12 …"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Tento needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V 2>&1). Name another: make PYTHON=python3.12 …"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) came without its venv module. On Debian or Ubuntu: sudo apt install python3-venv"; exit 1; }
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || { echo "1 of 3: a place for Python's packages, $(VENV) …"; $(PYTHON) -m venv --clear $(VENV); }
	@echo "2 of 3: Python's packages …"
	@$(PIP) install -qq --require-hashes -r $(RUN_LOCK)
	@touch $@

$(RUNS): $(PACKAGES)
	@echo "3 of 3: the pages for the browser …"
	@$(BIN)/python tools/client.py build
	@$(PIP) install -qq --no-deps --no-build-isolation -e .
	@touch $@
	@echo "Ready."

# The packages of the tests come while the client is built.
$(READY): $(PACKAGES) $(LOCK)
	@echo "3 of 3: the packages of the tests, the pages for the browser …"
	@$(BIN)/python tools/client.py build & building=$$!; $(PIP) install -qq --require-hashes -r $(LOCK) && wait $$building
	@$(PIP) install -qq --no-deps --no-build-isolation -e .
	@touch $(RUNS) $@

run: $(RUNS)
	@$(BIN)/python tools/client.py build
	@$(BIN)/tento serve $(SERVE)

play: $(RUNS)
	@$(BIN)/tento play truco

test: $(READY)
	@$(BIN)/python tools/browser.py
	@$(BIN)/python tools/client.py build
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	@$(MAKE) --no-print-directory --jobs=2 checked-types compiled-kernels checked-rest compiled-tests
	$(BIN)/pytest

check: $(READY)
	@$(BIN)/python tools/client.py build
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(MAKE) --no-print-directory --jobs=2 checked-types checked-rest
	@$(BIN)/pytest --quick --numprocesses 2

proof: $(READY)
	@$(BIN)/python tools/browser.py
	@$(BIN)/python -m tools.proof --minutes $(or $(MINUTES),120) $(if $(ONLY),--only $(ONLY))

# The types take as long as all the rest: both at once.
checked-types:
	$(BIN)/mypy

checked-rest:
	$(BIN)/lint-imports
	$(BIN)/python tools/articles.py --check
	$(BIN)/python tools/message_types.py --check
	$(BIN)/python tools/client.py check

# Otherwise tests would wait for the kernels, and each worker would compile all tests.
compiled-kernels:
	@$(BIN)/python -m tools.kernels

compiled-tests:
	@$(BIN)/pytest --collect-only --quiet --numprocesses 0 >/dev/null

soak: $(READY)
	@$(BIN)/python -m tools.soak --minutes $(or $(MINUTES),10) --maos $(or $(MAOS),1000000) --rodadas $(or $(RODADAS),10000)
	@$(MAKE) --no-print-directory chaos

chaos: $(READY)
	@$(BIN)/python -m tools.chaos --minutes $(or $(MINUTES),10) $(if $(SEED),--seed $(SEED)) $(if $(ROUNDS),--rounds $(ROUNDS)) $(if $(HOUSE),--house $(HOUSE))

failover: $(READY)
	@$(BIN)/python -m tools.failover --tables $(or $(TABLES),2)

mutants: $(READY)
	@$(BIN)/python -m tools.mutants --sample $(or $(SAMPLE),400) --seed $(or $(SEED),1) --minutes $(or $(MINUTES),60)

bench: $(READY)
	@for program in bench/*.py; do echo "== $$program"; $(BIN)/python "$$program" || exit 1; done

docs: $(READY)
	$(BIN)/python tools/articles.py

types: $(READY)
	$(BIN)/python tools/message_types.py

screenshots: $(READY)
	@$(BIN)/python tools/browser.py
	@$(BIN)/python tools/client.py build
	$(BIN)/python tools/screenshots.py

COMPILED := --universal --python-version 3.11 --generate-hashes --quiet --no-header --no-annotate --no-emit-index-url --no-emit-find-links

# One lock serves every system and every Python from 3.11 on; it holds names, versions and hashes, and no address.
lock: $(READY)
	@$(PIP) install -qq uv
	@$(BIN)/uv pip compile pyproject.toml --extra dev --upgrade $(COMPILED) --output-file $(LOCK)
	@$(BIN)/uv pip compile pyproject.toml --extra run --constraint $(LOCK) --upgrade $(COMPILED) --output-file $(RUN_LOCK)
	@echo "The locks are new; the next make installs them."
