"""The app of what is kept and how it changes."""

from django.apps import AppConfig


class MemoriesConfig(AppConfig):
    """Memories and the decision record."""

    name = "memories"
    verbose_name = "Memories"
