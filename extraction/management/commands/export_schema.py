"""The JSON schemas of contract v2 as files, for those who speak to a provider themselves (document 003)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from django.core.management.base import CommandParser

from evidence.domain.errors import InvalidInput
from evidence.management.base import TouchstoneCommand
from extraction.domain.schema import answer_schema, opinion_schema

SCHEMAS: Final = {
    "extraction-schema.json": answer_schema(),
    "extraction-schema-choice.json": answer_schema(choice=True),
    "opinion-schema.json": opinion_schema(),
}


class Command(TouchstoneCommand):
    """Writes one file a schema; exit code 2 when the folder is none."""

    help = "Write the JSON schemas that a provider is given: answers that quote, answers that choose, second opinions."
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        """Where to write."""
        parser.add_argument("--folder", default="docs", help="an existing folder (default: docs)")

    def handle(self, *args: Any, **options: Any) -> None:
        """Write and name what was written."""
        folder = Path(options["folder"])
        if not folder.is_dir():
            raise InvalidInput(f"{folder} is no folder.", field="folder", hint="Name a folder that exists.")
        for name, schema in SCHEMAS.items():
            (folder / name).write_text(as_text(schema), encoding="utf-8")
            self.stdout.write(str(folder / name))


def as_text(schema: dict[str, Any]) -> str:
    """A schema as its file holds it."""
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
