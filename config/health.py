"""Decides whether this process lives, whether it is ready for work, and what it counts (4-interfaces.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from celery import current_app
from django.conf import settings
from django.db import Error, connection
from django.db.migrations.executor import MigrationExecutor
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe
from kombu.exceptions import OperationalError
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

_BROKER_SECONDS: Final = 2
_OK: Final = "ok"


@never_cache
@require_safe
def healthz(request: HttpRequest) -> JsonResponse:
    """The process answers."""
    return JsonResponse({"status": _OK})


@never_cache
@require_safe
def readyz(request: HttpRequest) -> JsonResponse:
    """The database, its migrations and the broker can be worked with: 200, or 503 that names what is not."""
    checks = {name: check() for name, check in CHECKS.items()}
    ready = all(state == _OK for state in checks.values())
    return JsonResponse({"status": _OK if ready else "unavailable", "checks": checks}, status=200 if ready else 503)


@never_cache
@require_safe
def metrics(request: HttpRequest) -> HttpResponse:
    """What was decided in every process, and how this one fares, for Prometheus; it holds no person's words."""
    try:
        return HttpResponse(generate_latest(), content_type=CONTENT_TYPE_LATEST)
    except Error:
        return HttpResponse("The database cannot be reached.\n", content_type="text/plain", status=503)


def _database() -> str:
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
    except Error:
        return "unreachable"
    return _OK


def _migrations() -> str:
    try:
        executor = MigrationExecutor(connection)
        plan = executor.migration_plan(executor.loader.graph.leaf_nodes())
    except Error:
        return "unknown"
    return "missing" if plan else _OK


def _broker() -> str:
    if not settings.BROKER_URL:
        return _OK
    try:
        with current_app.connection_for_write(connect_timeout=_BROKER_SECONDS) as broker:
            broker.ensure_connection(max_retries=1, interval_start=0, timeout=_BROKER_SECONDS)
    except (OperationalError, OSError):
        return "unreachable"
    return _OK


CHECKS: Final[Mapping[str, Callable[[], str]]] = {"database": _database, "migrations": _migrations, "broker": _broker}
