"""The app of how candidates come in and are judged."""

from django.apps import AppConfig


class ExtractionConfig(AppConfig):
    """Runs, candidates, findings and scope policies."""

    name = "extraction"
    verbose_name = "Review"
