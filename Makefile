# make play    play in the browser, alone, hot-seat or against the computer; Ctrl-C stops it and loses nothing
# make odds    compile the odds, once on a machine (part of setup)
# make web     build the browser client into the package (part of setup)
# make test    lint, types and all quick tests
# make check   lint and types only, seconds
# make client  the same for the client, and its unit tests
# make soak    long random games of every game, and the slow tests
# make proven  which clauses are proven: tests marked with one run the code that cites it (part of soak)
# make golden  play and write the recorded games of tests/golden anew (after a meant change of the rules)
# make pictures  take the screenshots of README and docs anew, with headless Chromium
# make reference  the reference of the library as pages, made from its docstrings, into build/reference
# make lock    choose the newest versions of all packages that fit pyproject.toml, and write them down
# make lowest  the quick tests of games, command line and server with the oldest versions that it allows
# make dist    the source distribution and the wheel, into dist
# make bench   speed: the odds against the size of battles, the rules against python-chess on this machine;
#              AGAINST=commit adds this build beside that one, as ratios
# make bench-server  the server under load: 200 games, 1,000 watchers (SECONDS=300 for the long run)
# make soak-server  memory of the server under steady load for an hour (SECONDS=600 for less): does it settle?
# make audit   known weaknesses of the locked packages, where the advisories can be reached
# make bench-bots  every level against the one below it, sides swapped, with the bars (under an hour)
# make bench-client  the client in headless Chromium: download, first paint, frames, two screens

# any Python from 3.11 on
PYTHON ?= $(firstword $(foreach name,python3 python3.11 python3.12 python3.13 python3.14,$(shell \
	$(name) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $(name))))
BIN := .venv/bin
STAMP := .venv/.setup-done
ODDS := .venv/.odds-compiled
CLIENT := src/flagplot/server/static/index.html
MODULES := web/node_modules/.package-lock.json
GAME ?= pacific-1940
GAMES ?= 100
SEED ?= 1
SECONDS ?= 30
# tests start hundreds of processes: what one has compiled is kept for the next, even where the machine is set not to
export PYTHONDONTWRITEBYTECODE :=
LOWEST ?= tests/kernel tests/skirmish tests/cli tests/packaging/test_parts.py tests/server/test_embedded.py \
	tests/server/test_admin.py tests/server/test_migrations.py tests/server/test_notices.py tests/odds/test_compiled.py

.PHONY: play web odds client test check soak proven golden pictures bench bench-server soak-server bench-client bench-bots audit reference lock lowest dist setup clean
.DEFAULT_GOAL := test

setup: $(STAMP) web odds

web: $(CLIENT)

odds: $(ODDS)

$(MODULES): web/package-lock.json | $(STAMP)
	web/npm.sh ci --no-audit --no-fund
	@touch $(MODULES)

$(CLIENT): $(MODULES) web/index.html web/vite.config.ts src/flagplot/pictures/data/looks.json $(shell find src/flagplot/games -name map.json) $(shell find web/src web/public -type f 2>/dev/null)
	web/npm.sh run build

$(STAMP): pyproject.toml requirements-dev.txt
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed, and none was found" >&2; exit 2; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $(STAMP)

$(ODDS): | $(STAMP)
	@$(BIN)/python -m flagplot.odds.warm
	@touch $(ODDS)

# without the odds: the server compiles them in the background, while somebody already plays
play: $(STAMP) web
	@$(BIN)/flagplot play $(GAME)

check: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/mypy
	MYPYPATH=benchmarks $(BIN)/mypy --explicit-package-bases benchmarks

# lint and types of both languages and the odds side by side, then the tests
test: $(STAMP)
	+@$(MAKE) --no-print-directory -j 3 --output-sync=target check client odds
	@test -n "$(FLAGPLOT_SKIP_BROWSER)" || web/browser.sh
	$(BIN)/pytest -n 4 --dist loadgroup --no-loadscope-reorder -q  # four on two cores: some of it waits

client: web
	web/npm.sh run check
	web/npm.sh test

soak: $(STAMP) web proven
	@test -n "$(FLAGPLOT_SKIP_BROWSER)" || web/browser.sh
	$(BIN)/pytest -n 2 --dist loadgroup -q -m slow
	@set -e; for game in $$($(BIN)/flagplot games --ids); do \
		echo "$$game:"; $(BIN)/flagplot fuzz $$game --games $(GAMES) --seed $(SEED) --dump fuzz; done

# every clause with a test that runs the code that cites it; a quarter of an hour
proven: $(STAMP)
	$(BIN)/pytest -n 2 -q -p tests.proving --proven proven.json tests
	@set -e; for game in $$($(BIN)/flagplot games --ids); do \
		$(BIN)/flagplot rules $$game --coverage --runs proven.json; done

golden: $(STAMP)
	$(BIN)/python -m tools.golden

pictures: $(STAMP) web
	$(BIN)/python -m tools.pictures

bench: $(STAMP)
	$(BIN)/python benchmarks/odds.py
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/board.py
	@test -z "$(AGAINST)" || $(BIN)/python benchmarks/against.py $(AGAINST) --server

bench-server: $(STAMP)
	$(BIN)/python benchmarks/server.py --seconds $(SECONDS)
	$(BIN)/python benchmarks/server.py --seconds $(SECONDS) --postgres --processes 2

soak-server: SECONDS = 3600
soak-server: $(STAMP)
	$(BIN)/python benchmarks/soak.py --seconds $(SECONDS) --postgres --processes 2

reference: $(STAMP)
	$(BIN)/python -m tools.reference

audit: $(STAMP)
	$(BIN)/python -m tools.audit

bench-bots: $(STAMP)
	$(BIN)/python benchmarks/bots.py

bench-client: $(STAMP) web
	$(BIN)/python benchmarks/client.py

UV := $(BIN)/uv
# what pip installs with these files is the same today and in a year; hashes are of all systems and Pythons
LOCK := $(UV) pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes --upgrade \
	--no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' pyproject.toml

$(UV): | $(STAMP)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check 'uv>=0.5'

lock: $(UV)
	$(LOCK) --extra postgres --extra oidc --extra push --extra pictures --output-file requirements.txt
	$(LOCK) --extra postgres --extra dev --extra mapgen --output-file requirements-dev.txt

# with warnings left alone: old packages have their own
lowest: $(UV)
	$(UV) venv --quiet --clear --python $(BIN)/python build/lowest
	$(UV) pip install --quiet --python build/lowest --resolution lowest-direct -r pyproject.toml --extra postgres
	$(UV) pip install --quiet --python build/lowest pytest pytest-xdist httpx hypothesis aiosmtpd
	PYTHONPATH=src build/lowest/bin/python -m pytest -q -n 2 -o filterwarnings= -W ignore $(LOWEST)

dist: $(STAMP)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check build
	rm -rf dist
	$(BIN)/python -m build --quiet
	@ls dist

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
