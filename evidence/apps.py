"""The app of what was said, who said it, and what a quote proves."""

from django.apps import AppConfig


class EvidenceConfig(AppConfig):
    """Organizations, people, keys and evidence sources."""

    name = "evidence"
    verbose_name = "Evidence"
