"""Decides how tasks run: in this process by default, in workers where a broker is named (2-architecture.md)."""

from __future__ import annotations

import logging.config
import os
from typing import Any

import structlog
from celery import Celery
from celery.signals import beat_init, setup_logging, task_failure, worker_init
from django.conf import settings
from django.core.exceptions import ImproperlyConfigured

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

app = Celery("touchstone")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks(["extraction"])

logger = structlog.get_logger(__name__)


@setup_logging.connect
def write_structured_lines(**_: Any) -> None:
    """Let a worker log as every other process does."""
    logging.config.dictConfig(settings.LOGGING)


@task_failure.connect
def log_without_words(sender: Any = None, exception: BaseException | None = None, **_: Any) -> None:
    """Say which task failed and how, never with what: an exception's message may repeat what a person said."""
    logger.error("task_failed", task=getattr(sender, "name", ""), exc_info=exception)


@worker_init.connect
@beat_init.connect
def check_settings(**_: Any) -> None:
    """Stop a worker or a beat whose settings cannot be used; a signal passes over any milder error."""
    try:
        app.loader.import_module("config.checks").refuse_broken_settings()
    except ImproperlyConfigured as error:
        raise SystemExit(str(error)) from error
