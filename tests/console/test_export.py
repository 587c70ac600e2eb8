from __future__ import annotations

import csv
import io
import json
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from evidence.models import Organization
from extraction.models import Candidate
from tests.console.conftest import ClientOf
from tests.console.samples import submission, submit


def taken(client: Client, form: str, query: str) -> str:
    response: Any = client.get(reverse("admin:extraction_candidate_export", args=[form]) + query)
    assert "attachment" in response["Content-Disposition"]
    return b"".join(response.streaming_content).decode()


@pytest.mark.parametrize("query", ["?review=all", "?review=open", "?review=all&verdict=dropped"])
def test_an_export_holds_what_the_list_holds_under_its_filters(
    organization: Organization, client_of: ClientOf, query: str
) -> None:
    submit(organization, submission("work-session"))
    client = client_of("viewer")
    listed = client.get(reverse("admin:extraction_candidate_changelist") + query)
    shown = {str(row.pk) for row in listed.context["cl"].result_list}
    in_csv = {row["id"] for row in csv.DictReader(io.StringIO(taken(client, "csv", query)))}
    in_json = {json.loads(line)["id"] for line in taken(client, "jsonl", query).splitlines()}
    assert shown
    assert shown == in_csv == in_json


def test_nothing_of_another_organization_is_exported(
    organization: Organization, stranger: Organization, client_of: ClientOf
) -> None:
    submit(organization, submission("work-session"))
    assert taken(client_of("viewer", of=stranger), "jsonl", "?review=all") == ""


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"])
def test_no_cell_of_a_spreadsheet_is_a_formula(organization: Organization, client_of: ClientOf, text: str) -> None:
    run = submit(organization, submission("work-session"))
    Candidate.objects.filter(run=run).update(content=text)
    rows = list(csv.DictReader(io.StringIO(taken(client_of("viewer"), "csv", "?review=all"))))
    assert {row["content"] for row in rows} == {f"'{text}"}


def test_an_unknown_format_is_not_found(client_of: ClientOf) -> None:
    assert client_of("viewer").get(reverse("admin:extraction_candidate_export", args=["xls"])).status_code == 404
