"""Issues an API key, printed once, or revokes one (4-interfaces.md, Management commands)."""

from __future__ import annotations

from typing import Any

from django.core.management.base import CommandParser

from evidence.keys import issue_key, revoke_key
from evidence.management.base import TouchstoneCommand
from evidence.models import ApiKeyRole
from evidence.tenants import organization_named


class Command(TouchstoneCommand):
    """`create_api_key --organization O --name N --role read|write|review`, and `--revoke` to undo it."""

    help = "Issues a key for a service and prints its secret once; with --revoke it revokes the key of that name."

    def add_arguments(self, parser: CommandParser) -> None:
        """The organization, the name, and what to do."""
        parser.add_argument("--organization", default="", help="its slug; needed when there are several")
        parser.add_argument("--name", required=True, help="the name of the service that will use the key")
        act = parser.add_mutually_exclusive_group(required=True)
        act.add_argument("--role", choices=ApiKeyRole.values, help="what the key may do")
        act.add_argument("--revoke", action="store_true", help="revoke the key of that name instead")

    def handle(self, *args: Any, **options: Any) -> None:
        """Print the secret alone on standard output, and beside it how to revoke the key."""
        organization, name = organization_named(options["organization"]), options["name"]
        if options["revoke"]:
            revoke_key(organization=organization, name=name)
            self.stderr.write(f"The key {name!r} of {organization.slug} opens nothing any more.", self.style.SUCCESS)
            return
        key, secret = issue_key(organization=organization, name=name, role=options["role"])
        self.stdout.write(secret)
        undo = f"create_api_key --organization {organization.slug} --name {name!r} --revoke"
        self.stderr.write(f"The key {name!r} may {key.role}. Nobody can read it again.", self.style.SUCCESS)
        self.stderr.write(f"To revoke it: manage.py {undo}", self.style.SUCCESS)
