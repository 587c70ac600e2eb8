"""Writes triggers that refuse a change in both databases, so that a rule holds past Django too (2-architecture.md)."""

from __future__ import annotations

from dataclasses import dataclass

from django.db.backends.base.base import BaseDatabaseWrapper


@dataclass(frozen=True, slots=True)
class Refusal:
    """A trigger that refuses one kind of change on a table, always or under an SQL condition over OLD and NEW."""

    name: str
    table: str
    event: str
    message: str
    condition: str = ""

    def create_sql(self, vendor: str) -> str:
        """The statement that creates it on `sqlite` or `postgresql`; SQLite has no TRUNCATE and needs none."""
        condition = f"WHEN ({self.condition})" if self.condition else ""
        if vendor == "sqlite":
            body = f"BEGIN SELECT RAISE(ABORT, '{self.message}'); END"
            return f"CREATE TRIGGER {self.name} BEFORE {self.event} ON {self.table} {condition} {body}"
        each = "STATEMENT" if self.event == "TRUNCATE" else "ROW"
        call = f"EXECUTE FUNCTION touchstone_refuse('{self.message}')"
        return f"CREATE TRIGGER {self.name} BEFORE {self.event} ON {self.table} FOR EACH {each} {condition} {call}"

    def drop_sql(self, vendor: str) -> str:
        """The statement that removes it."""
        return f"DROP TRIGGER IF EXISTS {self.name}" + ("" if vendor == "sqlite" else f" ON {self.table}")


_FUNCTION = """
CREATE OR REPLACE FUNCTION touchstone_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION '%', TG_ARGV[0] USING ERRCODE = 'integrity_constraint_violation'; END $$
"""


def install(connection: BaseDatabaseWrapper, refusals: tuple[Refusal, ...]) -> None:
    """Create the triggers."""
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            cursor.execute(_FUNCTION)
        for refusal in _known(connection, refusals):
            cursor.execute(refusal.create_sql(connection.vendor))


def remove(connection: BaseDatabaseWrapper, refusals: tuple[Refusal, ...]) -> None:
    """Drop the triggers, those that exist."""
    with connection.cursor() as cursor:
        for refusal in _known(connection, refusals):
            cursor.execute(refusal.drop_sql(connection.vendor))


def unreplaced(name: str, table: str, message: str, key: str) -> Refusal:
    """Refuses SQLite's REPLACE, which deletes the row in its way without asking any trigger; `key` finds that row."""
    found = f"EXISTS (SELECT 1 FROM {table} WHERE {key})"  # noqa: S608 - our own words, never a reader's
    return Refusal(name, table, "INSERT", message, found)


def _known(connection: BaseDatabaseWrapper, refusals: tuple[Refusal, ...]) -> tuple[Refusal, ...]:
    """Those that a database needs: only SQLite replaces rows in an INSERT, and it has no TRUNCATE."""
    foreign = "TRUNCATE" if connection.vendor == "sqlite" else "INSERT"
    return tuple(refusal for refusal in refusals if refusal.event != foreign)
