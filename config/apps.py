"""Registers the system checks of the settings."""

from __future__ import annotations

from importlib import import_module

from django.apps import AppConfig


class ConfigConfig(AppConfig):
    """The settings as an app, so that its checks run with every command."""

    name = "config"
    verbose_name = "Touchstone"

    def ready(self) -> None:
        """Load the checks, which register themselves."""
        import_module("config.checks")
