"""What may be cited, and whose words prove whose memory."""

from __future__ import annotations

from dataclasses import replace

import pytest

from extraction.domain.candidate import Candidate
from extraction.domain.guards import provenance
from extraction.domain.recited import is_prompt, recalled_stretches
from extraction.domain.run import House, Message, Role, RunContext
from tests.extraction.domain_builders import AT, BOT, INES, OMAR, codes, findings, proposed, run_of, said

TOOL = Message(1, Role.TOOL, "status: line 2 is down", BOT.id, AT, tool_name="monitor")
TEXT = "line 2 is down until Friday"
CLAIM = "Line 2 is down until Friday"


@pytest.mark.parametrize(
    ("citations", "expected"),
    [
        ((), ["missing_citation"]),
        ((7,), ["citation_out_of_range"]),
        ((-1,), ["citation_out_of_range"]),
        ((0, 7), ["citation_out_of_range"]),
        ((0,), []),
        ((0, 1), []),
    ],
)
def test_every_cited_message_must_exist(citations: tuple[int, ...], expected: list[str]) -> None:
    run = run_of((INES, TEXT), (OMAR, "ok"))
    assert codes(provenance, proposed(CLAIM, TEXT, citations=citations), run) == expected


def test_the_finding_names_the_messages_that_do_not_exist() -> None:
    found = findings(provenance, proposed(CLAIM, TEXT, citations=(0, 7, 9)), run_of((INES, TEXT)))
    assert found[0].data == {"missing": [7, 9]}


UNUSABLE = [
    run_of((BOT, TEXT)),
    run_of(said(0, BOT, TEXT, role=Role.USER), actors=(INES, BOT)),
    run_of(said(0, None, TEXT, role=Role.SYSTEM), actors=(INES,)),
    run_of(said(0, INES, TEXT, role=Role.SYSTEM), actors=(INES,)),
    run_of(said(0, None, TEXT, role=Role.ASSISTANT), actors=(INES,)),
    run_of(said(0, BOT, TEXT, role=Role.TOOL, tool_name="monitor", is_error=True), actors=(INES, BOT)),
    run_of((INES, f"[Memory] {TEXT}")),
    run_of((INES, f"[Ghi nhớ cũ] {TEXT}")),
    run_of((INES, f"look:\n- [Relevant memories #3] {TEXT}\nwhat now?")),
    run_of((INES, f"<memory>\n{TEXT}\n</memory>\nwhat now?")),
    run_of((INES, f'<recalled-memories source="store">{TEXT}')),
    run_of((INES, f"Recalled memories:\n- {TEXT}\n- more\n\nwhat now?")),
    run_of((INES, f"Ghi nhớ cũ:\n{TEXT}")),
    run_of((INES, f'Return "evidence_span" and "cited_messages" for: {TEXT}')),
    run_of((INES, f"You are a memory extraction engine. {TEXT}")),
]


@pytest.mark.parametrize("run", UNUSABLE)
def test_system_text_agents_failed_tools_and_recited_memory_prove_nothing(run: RunContext) -> None:
    assert codes(provenance, proposed(CLAIM, TEXT), run) == ["unusable_evidence"]


USABLE = [
    run_of((INES, TEXT)),
    run_of((None, TEXT)),
    run_of((INES, f"{TEXT}\n\n<memory>the pump is old</memory>")),
    run_of((INES, f"[Memory] {TEXT}\nyes, {TEXT} indeed")),
    run_of((INES, f"[x] {TEXT}")),
    run_of((INES, f"memory is full and {TEXT}")),
    run_of((INES, f"Recalled memories:\n- the pump is old\n\n{TEXT}")),
    run_of((INES, f"what the evidence_span says: {TEXT}")),
    run_of((INES, f"the columns valid_from and valid_until are nullable; {TEXT}")),
    run_of((INES, f"extract the parts list please, {TEXT}")),
    run_of((INES, f"todo (from memory): {TEXT}")),
]


@pytest.mark.parametrize("run", USABLE)
def test_a_persons_own_words_prove_beside_recited_memory_too(run: RunContext) -> None:
    assert codes(provenance, proposed(CLAIM, TEXT), run) == []


def test_the_message_that_holds_the_span_decides_and_not_another_cited_one() -> None:
    run = run_of((INES, "yes exactly that"), (BOT, TEXT))
    assert codes(provenance, proposed(CLAIM, TEXT, citations=(0, 1)), run) == ["unusable_evidence"]
    run = run_of((BOT, TEXT), (INES, f"right, {TEXT}"))
    assert codes(provenance, proposed(CLAIM, TEXT, citations=(0, 1)), run) == []


def test_words_of_ones_own_in_another_cited_message_prove_what_one_message_only_recites() -> None:
    run = run_of((INES, f"[Memory] {TEXT}"), (INES, f"still, {TEXT}"))
    assert codes(provenance, proposed(CLAIM, TEXT, citations=(0, 1)), run) == []


@pytest.mark.parametrize(
    ("house", "tool", "expected"),
    [
        (House(), TOOL, ["untrusted_tool"]),
        (House(trusted_tools=frozenset({"calendar"})), TOOL, ["untrusted_tool"]),
        (House(trusted_tools=frozenset({"Monitor"})), TOOL, ["untrusted_tool"]),
        (House(trusted_tools=frozenset({"monitor"})), replace(TOOL, tool_name=None), ["untrusted_tool"]),
        (House(trusted_tools=frozenset({"monitor"})), TOOL, []),
        (House(trusted_tools=frozenset({"monitor"})), replace(TOOL, is_error=True), ["unusable_evidence"]),
    ],
)
def test_a_tools_result_proves_where_the_organization_trusts_it_by_name(
    house: House, tool: Message, expected: list[str]
) -> None:
    run = run_of(said(0, INES, "what is up?"), tool, actors=(INES, BOT), house=house)
    assert codes(provenance, proposed("Line 2 is down", "line 2 is down", citations=(0, 1)), run) == expected


def test_a_tool_is_not_asked_where_a_person_says_the_same() -> None:
    run = run_of(said(0, INES, "line 2 is down"), TOOL, actors=(INES, BOT))
    assert codes(provenance, proposed("Line 2 is down", "line 2 is down", citations=(1, 0)), run) == []


@pytest.mark.parametrize(
    ("content", "span"),
    [
        ("The admin password is hunter2", "the usual one"),
        ("The admin login was set", "password is hunter2"),
        ("The key is AKIAIOSFODNN7EXAMPLE", "the usual one"),
        ("The card is 4111 1111 1111 1111", "the usual one"),
        ("The admin password is ███████", "password is ███████"),
    ],
)
def test_a_credential_in_claim_or_span_is_a_secret(content: str, span: str) -> None:
    found = findings(provenance, proposed(content, span), run_of((INES, f"{span}, as before")))
    assert "secret" in [each.code for each in found]
    assert "hunter2" not in "".join(f"{each.detail}{each.data}" for each in found)


@pytest.mark.parametrize("text", ["the password is rotated every 90 days", "pay to account 4111111111111111"])
def test_talk_about_credentials_and_bank_accounts_is_no_secret(text: str) -> None:
    assert codes(provenance, proposed(text.capitalize(), text), run_of((INES, text))) == []


CROSS = [
    ("Omar is colour blind", "I'm colour blind, red-green", INES),
    ("Omar never signs digitally", "I never sign contracts digitally", INES),
    ("Omar Haddad keeps the camera off", "camera off for me", INES),
    ("Reviews for Omar happen before lunch", "Omar told me he'd prefer reviews before lunch", INES),
    ("Omar is allergic to latex", "Omar is allergic to latex", INES),
    ("Ines prefers tea", "Ines loves tea, trust me", OMAR),
    ("Ines hates early calls", "she hates early calls", OMAR),
]


@pytest.mark.parametrize(("content", "span", "speaker"), CROSS)
def test_a_personal_claim_about_one_person_does_not_rest_on_anothers_words(
    content: str, span: str, speaker: object
) -> None:
    run = run_of((speaker, span), actors=(INES, OMAR, BOT))  # type: ignore[arg-type]
    assert codes(provenance, proposed(content, span), run) == ["cross_actor_citation"]


NOT_CROSS = [
    ("Ines is colour blind", "I'm colour blind, red-green", INES),
    ("Omar has the pager until Sunday", "Omar has the pager until Sunday", INES),
    ("Omar brings the ladder on Friday", "Omar brings the ladder on Friday", INES),
    ("Omar will send the invoice", "Omar will send the invoice", INES),
    ("Omar pays the deposit", "Omar pays the deposit", INES),
    ("Granny is allergic to walnuts", "Granny's allergic to walnuts", INES),
    ("The team ships on Tuesdays", "we as a team ship on Tuesdays", INES),
    ("The gate shuts at ten", "the gate shuts at ten", OMAR),
]


@pytest.mark.parametrize(("content", "span", "speaker"), NOT_CROSS)
def test_own_words_assignments_outsiders_and_shared_facts_may_come_from_anybody(
    content: str, span: str, speaker: object
) -> None:
    run = run_of((speaker, span), actors=(INES, OMAR, BOT))  # type: ignore[arg-type]
    assert codes(provenance, proposed(content, span), run) == []


def test_two_ids_of_one_person_are_not_two_people() -> None:
    mail, chat = replace(INES, id="mail", person_id="p1"), replace(INES, id="chat", person_id="p1")
    run = run_of((mail, "I'm allergic to latex"), (chat, "that was me"))
    assert codes(provenance, proposed("Ines is allergic to latex", "I'm allergic to latex"), run) == []


def test_the_user_is_the_only_person_and_a_bystander_is_not() -> None:
    claim = proposed("The user always uses vim", "I always use vim")
    bystander = run_of(said(0, OMAR, "I always use vim"), actors=(INES, BOT))
    assert codes(provenance, claim, bystander) == ["cross_actor_citation"]
    assert codes(provenance, claim, run_of((INES, "I always use vim"), actors=(INES, BOT))) == []


def test_recalled_stretches_are_found_in_time_that_grows_with_the_text() -> None:
    for unit in ("[Memory] a\n", "<memory>", "Recalled memories:\n", "\n", "[", "- " * 5):
        assert len(list(recalled_stretches(unit * 5_000))) <= 10_000
    assert not is_prompt("extract " * 20_000)


def test_a_candidate_without_a_located_span_is_left_to_faithfulness() -> None:
    candidate: Candidate = proposed(CLAIM, "never said")
    assert codes(provenance, candidate, run_of((INES, TEXT))) == []
