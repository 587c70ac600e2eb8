"""Settings, addresses and the worker: the only package that knows the environment (2-architecture.md)."""

from config.celery import app as celery_app

__all__ = ["celery_app"]
