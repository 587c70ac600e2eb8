"""`make demo`: the main job on the sample conversations, then the console and the API on loopback (4-interfaces.md)."""

from __future__ import annotations

import fcntl
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import CommandError, CommandParser

from evidence.management.base import TouchstoneCommand
from evidence.models import Organization
from extraction.demo import Access, demo_organization, open_access, run_samples
from extraction.management.report import Line, print_table

EXTRACTORS = {"keyword": "the keyword extractor", "recorded": "recorded answers of a model"}


class Command(TouchstoneCommand):
    """Migrates, extracts from the samples, prints the candidates, and serves the console."""

    help = "Show Touchstone on its sample conversations. Undo: remove the database."
    requires_migrations_checks = False

    def add_arguments(self, parser: CommandParser) -> None:
        """Whether and where to serve."""
        parser.add_argument("--serve", type=int, choices=(0, 1), default=1)
        parser.add_argument("--port", type=int, default=8000)

    def handle(self, *args: Any, **options: Any) -> None:
        """Print a table a conversation and extractor, then the totals, then serve."""
        if options["serve"]:
            _refuse_busy_port(options["port"])
        with _alone(settings.BASE_DIR / ".state" / "demo.lock"):
            call_command("migrate", verbosity=0)
            organization = demo_organization()
            self._show(organization)
        if not options["serve"]:
            self.stdout.write("\nStart the console on these with: make demo")
            return
        self._serve(open_access(organization), options["port"])

    def _show(self, organization: Organization) -> None:
        for extractor, words in EXTRACTORS.items():
            self.stdout.write(self.style.MIGRATE_HEADING(f"\nThe sample conversations through {words}"))
            for run in run_samples(organization, extractor):
                rows = run.candidates.filter(attempt=run.attempt).order_by("index").prefetch_related("findings")
                print_table(self.stdout, run.external_id, map(Line.of_row, rows), run.note or run.error_detail)

    def _serve(self, access: Access, port: int) -> None:
        address = f"http://127.0.0.1:{port}"
        self.stdout.write(f"\nConsole  {address}/console/   login {access.login}   password {access.password}")
        self.stdout.write(f"API      {address}/api/docs   Authorization: Api-Key {access.api_key}")
        self.stdout.write("Both are made afresh at every start. Stop with Ctrl-C.")
        self.stdout.flush()
        command = [sys.executable, "-m", "gunicorn", "config.wsgi", "--bind", f"127.0.0.1:{port}", "--threads", "4"]
        subprocess.run([*command, "--log-level", "warning"], check=False)  # noqa: S603 - our own words


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """Let one demo after the other migrate and fill the database."""
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _refuse_busy_port(port: int) -> None:
    hint = "Choose another: make demo PORT=8001"
    if not 0 < port < 2**16:
        raise CommandError(f"{port} is no port. {hint}", returncode=2)
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError as error:
            raise CommandError(f"Port {port} cannot be served ({error.strerror}). {hint}", returncode=1) from error
