"""Proves from the shell that memories and the decision record are as they were written (4-interfaces.md)."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from typing import Any

from django.core.management.base import CommandParser

from evidence.management.base import TouchstoneCommand
from evidence.management.progress import progress
from evidence.models import Organization
from evidence.tenants import organization_named
from memories.verification import Verification, size, verify


class Command(TouchstoneCommand):
    """`verify [--organization O] [--json]`: exit 1 when a row is broken; it changes nothing."""

    help = "Prove that every memory's span stands in its source and that the decision record is whole. Changes nothing."

    def add_arguments(self, parser: CommandParser) -> None:
        """Which organization, and how to tell."""
        parser.add_argument("--organization", default="", help="its slug; every organization without one")
        parser.add_argument("--json", action="store_true", help="print JSON alone")

    def handle(self, *args: Any, **options: Any) -> None:
        """Verify one organization after the other, and report."""
        slug = options["organization"]
        organizations = [organization_named(slug)] if slug else list(Organization.objects.order_by("slug"))
        results = [self._verified(each, is_quiet=options["json"]) for each in organizations]
        if options["json"]:
            self.stdout.write(json.dumps({"organizations": [asdict(result) for result in results]}, indent=2))
        else:
            for result in results:
                self._tell(result)
        if any(result.broken for result in results):
            sys.exit(1)

    def _verified(self, organization: Organization, *, is_quiet: bool) -> Verification:
        title = f"Verifying {organization.slug}"
        with progress(title, size(organization), self.stderr, is_quiet=is_quiet) as on_batch:
            return verify(organization, on_batch)

    def _tell(self, result: Verification) -> None:
        if result.broken:
            broken = result.broken
            self.stdout.write(f"{result.organization}: {broken.kind} {broken.id} {broken.detail}.", self.style.ERROR)
            return
        seen = f"{result.memories:,} memories and {result.decisions:,} decisions"
        self.stdout.write(f"{result.organization}: {seen} are as they were written.", self.style.SUCCESS)
