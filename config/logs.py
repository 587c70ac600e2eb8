"""Decides how log lines look: structured, to standard error, and never a person's words (1-product.md, 3-guards.md)."""

from __future__ import annotations

import sys
import traceback
from collections.abc import MutableMapping
from typing import Any

import structlog

_SHARED: tuple[Any, ...] = (
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
)


def without_words(_logger: Any, _name: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Name an exception by its type and its frames alone: its message may repeat what a person said."""
    info = event.pop("exc_info", None)
    error = (
        info
        if isinstance(info, BaseException)
        else (info[1] if isinstance(info, tuple) else sys.exc_info()[1] if info else None)
    )
    if error is not None:
        event["error"] = type(error).__name__
        event["frames"] = [f"{f.filename}:{f.lineno} {f.name}" for f in traceback.extract_tb(error.__traceback__)]
    return event


def without_query(_logger: Any, _name: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Cut the query from a request's address: what somebody searched for is a person's words as well."""
    if isinstance(event.get("request"), str):
        event["request"] = event["request"].split("?", 1)[0]
    return event


def logging_settings(level: str, style: str) -> dict[str, Any]:
    """Django's LOGGING for one level and style (`json` or `console`), and structlog set up to write through it."""
    structlog.configure(
        processors=[*_SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    last = structlog.processors.JSONRenderer() if style == "json" else structlog.dev.ConsoleRenderer(colors=False)
    formatter = {
        "()": structlog.stdlib.ProcessorFormatter,
        "processors": [structlog.stdlib.ProcessorFormatter.remove_processors_meta, without_words, without_query, last],
        "foreign_pre_chain": list(_SHARED),
    }
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"structured": formatter},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "structured"}},
        "root": {"handlers": ["stderr"], "level": level},
        "loggers": {
            "axes.apps": {"level": "WARNING"},
            "httpx2": {"level": "WARNING"},
            "celery.app.trace": {"level": "CRITICAL"},
            "django.server": {"handlers": ["stderr"], "level": "WARNING", "propagate": False},
        },
    }
