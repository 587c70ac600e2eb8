from __future__ import annotations

from datetime import timedelta

import pytest
from django.urls import reverse
from django.utils import timezone

from evidence.models import Organization
from extraction.models import Candidate, Review, Run
from tests.console.conftest import ClientOf

QUEUE = reverse("admin:extraction_candidate_changelist")


@pytest.fixture
def many(run: Run, organization: Organization) -> list[Candidate]:
    """A hundred and twenty open candidates after those of the run, in the order of their age."""
    template = Candidate.objects.filter(run=run, verdict="demoted").first()
    same = {field.attname: getattr(template, field.attname) for field in Candidate._meta.fields if field.name != "id"}
    return Candidate.objects.bulk_create(
        Candidate(**same | {"index": 1_000 + index, "content": f"Open claim number {index:03}"}) for index in range(120)
    )


def test_the_queue_opens_with_the_open_candidates_alone_and_the_oldest_first(run: Run, client_of: ClientOf) -> None:
    shown = client_of("viewer").get(QUEUE).context["cl"].result_list
    assert [row.pk for row in shown] == list(
        Candidate.objects.filter(review=Review.OPEN).order_by("id").values_list("pk", flat=True)
    )
    assert shown


def test_a_row_says_claim_reason_verdict_scope_surface_and_age(run: Run, client_of: ClientOf) -> None:
    Candidate.objects.update(created_at=timezone.now() - timedelta(days=3, hours=2))
    page = client_of("viewer").get(QUEUE).content.decode()
    assert "Only a tool that is not trusted says so." in page
    assert "agent:helpdesk/user:marta" in page
    assert ">demoted<" in page
    assert "conversation" in page
    assert ">3 d</time>" in page


@pytest.mark.parametrize(
    ("query", "rows"),
    [
        ("review=all", {}),
        ("review=upheld", {"review": "upheld"}),
        ("review=all&verdict__exact=dropped", {"verdict": "dropped"}),
        ("review=all&reason=ungrounded_amount", {"reason": "ungrounded_amount"}),
        ("review=all&surface__exact=gate", {"surface": "gate"}),
        ("review=all&register__exact=real", {"register": "real"}),
        ("review=all&grounding__exact=constructed", {"grounding": "constructed"}),
        ("review=all&label=preference", {"label_names__contains": "preference"}),
    ],
)
def test_each_filter_shows_its_rows_and_no_other(
    run: Run, client_of: ClientOf, query: str, rows: dict[str, str]
) -> None:
    shown = client_of("viewer").get(f"{QUEUE}?{query}").context["cl"].result_list
    assert {row.pk for row in shown} == set(Candidate.objects.filter(**rows).values_list("pk", flat=True))


@pytest.mark.parametrize("query", ["reason=nonsense", "review=nonsense"])
def test_a_value_that_no_filter_knows_shows_nothing(run: Run, client_of: ClientOf, query: str) -> None:
    assert not client_of("viewer").get(f"{QUEUE}?{query}").context["cl"].result_list


@pytest.mark.parametrize("query", ["nonsense=1", "run__raw_output__contains=x", "organization__memberships__user=1"])
def test_no_other_parameter_reaches_the_database(run: Run, client_of: ClientOf, query: str) -> None:
    response = client_of("viewer").get(f"{QUEUE}?{query}")
    assert response.status_code in {302, 400}


def test_the_search_reads_the_claim(run: Run, client_of: ClientOf) -> None:
    shown = client_of("viewer").get(f"{QUEUE}?review=all&q=COLOUR-blind").context["cl"].result_list
    assert shown
    assert all("colour-blind" in row.content.lower() for row in shown)


def test_pages_turn_forward_and_back_by_key_and_show_every_row_once(many: list[Candidate], client_of: ClientOf) -> None:
    client = client_of("viewer")
    seen, address, lists = [], QUEUE, []
    while address:
        shown = client.get(address).context["cl"]
        lists.append(shown)
        seen += [row.pk for row in shown.result_list]
        address = f"{QUEUE}{shown.older_query}" if shown.older_query else ""
    assert seen == list(Candidate.objects.filter(review=Review.OPEN).order_by("id").values_list("pk", flat=True))
    assert not lists[0].newer_query
    back = client.get(f"{QUEUE}{lists[2].newer_query}").context["cl"]
    assert [row.pk for row in back.result_list] == [row.pk for row in lists[1].result_list]
    first = client.get(f"{QUEUE}{back.newer_query}").context["cl"]
    assert [row.pk for row in first.result_list] == [row.pk for row in lists[0].result_list]
    assert not first.newer_query


def test_a_place_that_is_no_key_is_the_first_page(many: list[Candidate], client_of: ClientOf) -> None:
    assert len(client_of("viewer").get(f"{QUEUE}?after=nonsense").context["cl"].result_list) == 50


def test_a_page_costs_the_same_few_queries_however_many_rows_there_are(
    many: list[Candidate], client_of: ClientOf, django_assert_max_num_queries: object
) -> None:
    client = client_of("viewer")
    with django_assert_max_num_queries(8):  # type: ignore[operator]
        client.get(QUEUE)


def test_an_empty_queue_says_so_in_words(organization: Organization, client_of: ClientOf) -> None:
    assert "Nothing waits for review." in client_of("viewer").get(QUEUE).content.decode()


def test_the_overview_counts_what_waits(many: list[Candidate], client_of: ClientOf) -> None:
    page = client_of("viewer").get(reverse("admin:index")).content.decode()
    open_rows = Candidate.objects.filter(review=Review.OPEN).count()
    assert f'<span class="figure">{open_rows}</span>' in page
