"""Log lines are structured and never repeat what a person said."""

from __future__ import annotations

import json
import logging
import logging.config
from io import StringIO
from typing import Any

import pytest
import structlog

from config.logs import logging_settings

SAID = "Lan owes 900 euros"


@pytest.fixture
def written() -> Any:
    """What a logger of a test writes through the product's handler."""
    stream = StringIO()
    settings = logging_settings("INFO", "json")
    formatter = logging.config.DictConfigurator(settings).configure_formatter(settings["formatters"]["structured"])
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter)
    logger = logging.getLogger("test.logs")
    logger.addHandler(handler)
    logger.propagate = False
    yield lambda: [json.loads(line) for line in stream.getvalue().splitlines()]
    logger.removeHandler(handler)
    logger.propagate = True


def _fail() -> None:
    raise ValueError(SAID)


@pytest.mark.parametrize("log", [logging.getLogger("test.logs"), structlog.get_logger("test.logs")])
def test_an_exception_is_named_by_its_type_and_its_frames_without_its_message(written: Any, log: Any):
    try:
        _fail()
    except ValueError:
        log.exception("it_failed")
    [line] = written()
    assert SAID not in json.dumps(line)
    assert (line["event"], line["error"], line["level"]) == ("it_failed", "ValueError", "error")
    assert any("_fail" in frame for frame in line["frames"])


def test_a_request_is_logged_without_what_was_searched_for(written: Any):
    structlog.get_logger("test.logs").info("request_started", request="GET /api/v1/memories?q=Lan+owes")
    assert written()[0]["request"] == "GET /api/v1/memories"


def test_a_line_without_trouble_keeps_its_values(written: Any):
    structlog.get_logger("test.logs").info("run_ended", run="r1", status="done")
    [line] = written()
    assert (line["event"], line["run"], line["status"]) == ("run_ended", "r1", "done")
    assert "error" not in line
