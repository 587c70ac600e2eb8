"""Makes a text column searchable by any part of a word on PostgreSQL (4-interfaces.md, search at any size)."""

from __future__ import annotations

from typing import Any

from django.db import migrations

_MAKE = (
    "CREATE EXTENSION IF NOT EXISTS pg_trgm",
    "CREATE INDEX IF NOT EXISTS {name} ON {table} USING gin (upper({column}) gin_trgm_ops)",
)


def searchable(table: str, column: str) -> migrations.RunPython:
    """The migration that indexes the parts of a column's words; SQLite, which has no such index, is left as it is."""
    words = {"table": table, "column": column, "name": f"{table}_{column}_parts"}

    def make(apps: Any, schema_editor: Any) -> None:
        if schema_editor.connection.vendor == "postgresql":
            for statement in _MAKE:
                schema_editor.execute(statement.format(**words))

    def unmake(apps: Any, schema_editor: Any) -> None:
        if schema_editor.connection.vendor == "postgresql":
            schema_editor.execute("DROP INDEX IF EXISTS {name}".format(**words))

    return migrations.RunPython(make, unmake)
