"""No statement writes over a row that the database keeps as it is, also not one that calls itself an insert."""

from __future__ import annotations

import pytest
from django.db import IntegrityError, connection, transaction

from evidence.models import Organization
from extraction.models import Candidate
from memories.models import Decision
from tests.console.samples import submission, submit


def overwrite(table: str, column: str, value: str) -> None:
    """Insert every row of a table once more, with one column changed, over the row that is there."""
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT * FROM {table} LIMIT 1")  # noqa: S608 - the test's own words
        columns = [f'"{each[0]}"' for each in cursor.description]
        read = ", ".join(f"'{value}'" if each == f'"{column}"' else each for each in columns)
        rows = f"SELECT {read} FROM {table} WHERE \"{column}\" <> '{value}'"  # noqa: S608 - the test's own words
        into = f"INTO {table} ({', '.join(columns)}) {rows}"
        if connection.vendor == "sqlite":
            cursor.execute(f"REPLACE {into}")
        else:
            cursor.execute(f'INSERT {into} ON CONFLICT (id) DO UPDATE SET "{column}" = EXCLUDED."{column}"')


@pytest.mark.parametrize(
    ("table", "column", "value"),
    [("memories_decision", "reason_text", "rewritten"), ("extraction_candidate", "verdict", "demoted")],
)
def test_a_row_is_not_written_over_by_an_insert(
    organization: Organization, table: str, column: str, value: str
) -> None:
    submit(organization, submission("work-session"))
    before = sorted(Candidate.objects.values_list("pk", "verdict")), sorted(Decision.objects.values_list("pk", "hash"))
    with pytest.raises(IntegrityError), transaction.atomic():
        overwrite(table, column, value)
    after = sorted(Candidate.objects.values_list("pk", "verdict")), sorted(Decision.objects.values_list("pk", "hash"))
    assert after == before
