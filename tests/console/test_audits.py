from __future__ import annotations

from html import unescape
from uuid import UUID

import pytest
from django.urls import reverse
from uuid_utils.compat import uuid7

from evidence.domain.errors import Conflict, InvalidInput
from evidence.models import Organization
from extraction import audits
from extraction.domain.rates import is_sampled
from extraction.models import Audit, AuditVerdict, Candidate, Run
from memories.models import Decision, Memory
from memories.record import first_broken
from tests.console.conftest import ClientOf
from tests.console.samples import submission, submit

LIST = reverse("admin:extraction_audit_changelist")


def address(audit: Audit) -> str:
    return reverse("admin:extraction_audit_change", args=[audit.pk])


@pytest.fixture
def sampled(organization: Organization) -> Run:
    """A run of which every admitted memory is in the sample."""
    organization.audit_share = 1.0
    organization.save()
    return submit(organization, submission("work-session"))


def test_every_admitted_memory_is_sampled_where_the_share_is_one_and_none_where_it_is_zero(
    organization: Organization, sampled: Run
) -> None:
    admitted = Candidate.objects.filter(run=sampled, verdict="admitted")
    assert {audit.memory_id for audit in Audit.objects.all()} == {row.memory_id for row in admitted}
    organization.audit_share = 0.0
    organization.save()
    before = Audit.objects.count()
    submit(organization, submission("field-service"))
    assert Audit.objects.count() == before


def test_a_sample_holds_about_its_share_and_a_larger_one_holds_the_smaller() -> None:
    keys = [uuid7() for _ in range(4_000)]
    tenth = {key for key in keys if is_sampled(key, 0.1)}
    half = {key for key in keys if is_sampled(key, 0.5)}
    assert 250 < len(tenth) < 550
    assert tenth < half


@pytest.mark.parametrize(("share", "is_in"), [(0.0, False), (1.0, True)])
def test_the_ends_of_the_share_hold_for_every_key(share: float, is_in: bool) -> None:
    keys = [UUID(int=0), UUID(int=(1 << 128) - 1), uuid7()]
    assert [is_sampled(key, share) for key in keys] == [is_in] * 3


def test_the_page_shows_the_claim_and_what_was_said_and_nothing_of_the_chain(sampled: Run, client_of: ClientOf) -> None:
    audit = Audit.objects.earliest("id")
    page = client_of("reviewer").get(address(audit)).content.decode()
    assert audit.memory.content in page
    assert audit.memory.evidence.content_text in unescape(page)
    assert "<mark" not in page
    assert audit.extractor not in page.replace("recorded-demo", "")


def test_a_correct_one_is_recorded_and_the_next_opens(sampled: Run, client_of: ClientOf) -> None:
    first, second = Audit.objects.order_by("id")[:2]
    response = client_of("reviewer").post(address(first), {"verdict": "correct"})
    first.refresh_from_db()
    assert (first.verdict, first.judged_by, response["Location"]) == ("correct", "reviewer-north", address(second))
    entry = Decision.objects.get(subject_id=first.memory_id, action="audit")
    assert (entry.reason_code, entry.state_after) == ("correct", "active")
    assert first_broken(first.organization) is None


def test_a_wrong_one_names_its_fault_and_leads_to_its_memory(sampled: Run, client_of: ClientOf) -> None:
    audit = Audit.objects.earliest("id")
    page = client_of("reviewer").post(address(audit), {"verdict": "wrong", "fault": "owner"}, follow=True)
    audit.refresh_from_db()
    assert (audit.verdict, audit.fault) == ("wrong", "owner")
    assert "Retire the memory" in page.content.decode()
    assert Memory.objects.get(pk=audit.memory_id).status == "active"


def test_a_wrong_one_without_its_fault_is_refused_in_words(sampled: Run, client_of: ClientOf) -> None:
    audit = Audit.objects.earliest("id")
    page = client_of("reviewer").post(address(audit), {"verdict": "wrong"}).content.decode()
    audit.refresh_from_db()
    assert audit.verdict == AuditVerdict.OPEN
    assert "Say what is wrong with it." in page


def test_two_people_never_judge_one_audit(sampled: Run) -> None:
    audit = Audit.objects.earliest("id")
    audits.judge(audit=audit, verdict=AuditVerdict.CORRECT, user="thora")
    with pytest.raises(Conflict):
        audits.judge(audit=audit, verdict=AuditVerdict.WRONG, fault="value", user="orla")


def test_a_fault_that_does_not_exist_is_refused(sampled: Run) -> None:
    audit = Audit.objects.earliest("id")
    with pytest.raises(InvalidInput):
        audits.judge(audit=audit, verdict=AuditVerdict.WRONG, fault="weather", user="thora")


def test_a_viewer_sees_the_sample_and_judges_nothing(sampled: Run, client_of: ClientOf) -> None:
    audit = Audit.objects.earliest("id")
    client = client_of("viewer")
    assert audit.memory.content in client.get(LIST).content.decode()
    assert client.post(address(audit), {"verdict": "correct"}).status_code == 403


def test_the_overview_tells_how_often_a_model_was_found_wrong(sampled: Run, client_of: ClientOf) -> None:
    first, second = Audit.objects.order_by("id")[:2]
    audits.judge(audit=first, verdict=AuditVerdict.WRONG, fault="value", user="thora")
    audits.judge(audit=second, verdict=AuditVerdict.CORRECT, user="thora")
    page = " ".join(client_of("viewer").get(reverse("admin:index")).content.decode().split())
    assert "50.0 %" in page
    assert "1 of 2)" in page
