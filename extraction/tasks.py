"""The tasks: a few lines round the use cases, the same in this process and in a worker (2-architecture.md)."""

from __future__ import annotations

from uuid import UUID

import structlog
from celery import shared_task
from kombu.exceptions import OperationalError

from extraction import pipeline

logger = structlog.get_logger(__name__)


@shared_task(name="extraction.process_run")
def process_run(run_id: str) -> None:
    """Process one run; a second delivery of the same id finds nothing to claim."""
    pipeline.process_run(UUID(run_id))


@shared_task(name="extraction.recover_runs")
def recover_runs() -> None:
    """Send every run again that waits too long or whose worker is gone."""
    for run_id in pipeline.stranded_runs():
        process_run.delay(str(run_id))


def enqueue_run(run_id: UUID) -> None:
    """Hand a stored run to the task; when the broker is away the run waits for `recover_runs`."""
    try:
        process_run.delay(str(run_id))
    except OperationalError:
        logger.warning("broker_unreachable", run=str(run_id))
