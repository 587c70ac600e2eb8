"""The app of how candidates come in and are judged."""

from django.apps import AppConfig
from django.db.models.signals import post_migrate

from extraction.roles import grant_roles


class ExtractionConfig(AppConfig):
    """Runs, candidates, findings and scope policies."""

    name = "extraction"
    verbose_name = "Review"

    def ready(self) -> None:
        """Keep the roles of the console complete after every migration."""
        post_migrate.connect(grant_roles, dispatch_uid="extraction.roles")
