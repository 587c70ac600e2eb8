"""Decides which reasons exist, what each weighs, and whether a person may overrule it (the table of 3-guards.md)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from evidence.domain.findings import Effect, Finding


class Reason(StrEnum):
    """Every reason code; stable, since stored findings and API clients rely on it."""

    INVALID_CONTRACT = "invalid_contract"
    TOO_MANY_MEMORIES = "too_many_memories"
    MISSING_CITATION = "missing_citation"
    CITATION_OUT_OF_RANGE = "citation_out_of_range"
    UNUSABLE_EVIDENCE = "unusable_evidence"
    UNTRUSTED_TOOL = "untrusted_tool"
    SECRET = "secret"  # noqa: S105 - a reason code, not a credential
    CROSS_ACTOR_CITATION = "cross_actor_citation"
    MULTI_ACTOR_PREFERENCE = "multi_actor_preference"
    SCOPE_NOT_SHARED = "scope_not_shared"
    PREFERENCE_LAUNDERING = "preference_laundering"
    SCOPE_POLICY = "scope_policy"
    DISSOCIATION = "dissociation"
    MISSING_SPAN = "missing_span"
    UNGROUNDED_SPAN = "ungrounded_span"
    UNGROUNDED_AMOUNT = "ungrounded_amount"
    UNGROUNDED_DATE = "ungrounded_date"
    UNGROUNDED_OWNER = "ungrounded_owner"
    UNGROUNDED_NUMBER = "ungrounded_number"
    UNGROUNDED_NAME = "ungrounded_name"
    UNGROUNDED_VALIDITY = "ungrounded_validity"
    THIN_SPAN = "thin_span"
    OUT_OF_CONTEXT_SPAN = "out_of_context_span"
    OWNER_STRIPPED = "owner_stripped"
    CONFIDENCE_CLAMPED = "confidence_clamped"
    CONSTRUCTED_DURABLE = "constructed_durable"
    FICTION_REGISTER = "fiction_register"
    EPISODIC_CAP = "episodic_cap"
    REGISTER_CONTRADICTION = "register_contradiction"
    FRAMED_SPAN = "framed_span"
    SECOND_OPINION_CONSTRUCTED = "second_opinion_constructed"
    SECOND_OPINION_REAL = "second_opinion_real"
    BELOW_ADMISSION = "below_admission"
    UNCERTAIN = "uncertain"
    DUPLICATE = "duplicate"
    UPHELD_BEFORE = "upheld_before"
    CONFLICT = "conflict"
    SUPERSEDES = "supersedes"
    GUARD_FAILED = "guard_failed"


@dataclass(frozen=True, slots=True)
class ReasonSpec:
    """One row of the table: the guard that gives it, its effect, its sentence, and whether a person may overrule it."""

    guard: str
    effect: Effect
    sentence: str
    overrulable: bool


def _judgement(guard: str, effect: Effect, sentence: str) -> ReasonSpec:
    return ReasonSpec(guard, effect, sentence, overrulable=True)


def _proof(guard: str, effect: Effect, sentence: str) -> ReasonSpec:
    return ReasonSpec(guard, effect, sentence, overrulable=effect is Effect.NOTE)


_DROP, _DEMOTE, _NOTE = Effect.DROP, Effect.DEMOTE, Effect.NOTE

REASONS: Final[dict[Reason, ReasonSpec]] = {
    Reason.INVALID_CONTRACT: _proof("contract", _DROP, "The item breaks the extraction contract."),
    Reason.TOO_MANY_MEMORIES: _judgement(
        "contract", _DROP, "One answer proposed more memories than the contract allows."
    ),
    Reason.MISSING_CITATION: _proof("provenance", _DROP, "No message is cited."),
    Reason.CITATION_OUT_OF_RANGE: _proof("provenance", _DROP, "A cited message does not exist in the run."),
    Reason.UNUSABLE_EVIDENCE: _proof("provenance", _DROP, "The message that holds the span cannot prove anything."),
    Reason.UNTRUSTED_TOOL: _judgement("provenance", _DEMOTE, "Only a tool that is not trusted says so."),
    Reason.SECRET: _proof("provenance", _DROP, "The claim or its span holds a credential, which is masked."),
    Reason.CROSS_ACTOR_CITATION: _proof("provenance", _DROP, "A personal claim rests on somebody else's words."),
    Reason.MULTI_ACTOR_PREFERENCE: _judgement("actors", _DROP, "A preference needs a run with exactly one person."),
    Reason.SCOPE_NOT_SHARED: _judgement("actors", _DROP, "Shared knowledge would be filed under one person's scope."),
    Reason.PREFERENCE_LAUNDERING: _judgement(
        "actors", _DROP, "One person's own statement is proposed as shared knowledge."
    ),
    Reason.SCOPE_POLICY: _judgement("scope_policy", _DROP, "The scope's policy keeps episodic notes only."),
    Reason.DISSOCIATION: _judgement("dissociation", _DROP, "The text disowns the agent's own work or continuity."),
    Reason.MISSING_SPAN: _proof("faithfulness", _DROP, "No span of the source is quoted."),
    Reason.UNGROUNDED_SPAN: _proof("faithfulness", _DROP, "The quoted span does not stand in the cited text."),
    Reason.UNGROUNDED_AMOUNT: _proof("faithfulness", _DROP, "An amount is not proven by the span."),
    Reason.UNGROUNDED_DATE: _proof("faithfulness", _DROP, "A date is not proven by the span."),
    Reason.UNGROUNDED_OWNER: _proof(
        "faithfulness", _DROP, "An owner, or the one whom the claim is about, is not proven by the span."
    ),
    Reason.UNGROUNDED_NUMBER: _judgement("faithfulness", _DEMOTE, "A number is not proven by the span."),
    Reason.UNGROUNDED_NAME: _judgement("faithfulness", _DEMOTE, "A name stands nowhere in the cited text."),
    Reason.UNGROUNDED_VALIDITY: _judgement("faithfulness", _DEMOTE, "A bound of validity is not proven by the span."),
    Reason.THIN_SPAN: _judgement("faithfulness", _DEMOTE, "The span is too thin to carry the claim."),
    Reason.OUT_OF_CONTEXT_SPAN: _judgement("faithfulness", _DEMOTE, "The span says something else in its context."),
    Reason.OWNER_STRIPPED: _proof("faithfulness", _NOTE, "An unproven owner was removed and the rest kept."),
    Reason.CONFIDENCE_CLAMPED: _proof("faithfulness", _NOTE, "The proposed confidence lay outside the honest band."),
    Reason.CONSTRUCTED_DURABLE: _judgement("register", _DROP, "A made-up statement is proposed as a durable memory."),
    Reason.FICTION_REGISTER: _judgement("register", _DROP, "The whole conversation is fiction; only a note may stay."),
    Reason.EPISODIC_CAP: _judgement("episodic_cap", _DROP, "One note about a made-up activity is kept already."),
    Reason.REGISTER_CONTRADICTION: _judgement(
        "register", _DEMOTE, "The batch calls part of itself made up, and this is unclear."
    ),
    Reason.FRAMED_SPAN: _judgement("register", _DEMOTE, "The span lies in a stretch that is framed as made up."),
    Reason.SECOND_OPINION_CONSTRUCTED: _judgement(
        "register", _DROP, "It was in doubt, and a second opinion calls it made up."
    ),
    Reason.SECOND_OPINION_REAL: _judgement(
        "register", _NOTE, "It was in doubt, and a second opinion calls it real, which lifts the doubt."
    ),
    Reason.BELOW_ADMISSION: _judgement(
        "admission", _DROP, "The claim is worth less than the scope's admission threshold."
    ),
    Reason.UNCERTAIN: _judgement("admission", _DEMOTE, "The proposer's own confidence is under the review floor."),
    Reason.DUPLICATE: _judgement("novelty", _DROP, "The same claim is already an active memory."),
    Reason.UPHELD_BEFORE: _judgement("novelty", _DROP, "A person upheld the refusal of this claim from this source."),
    Reason.CONFLICT: _judgement(
        "novelty", _DEMOTE, "It contradicts an active memory, and nothing says for certain that it replaces it."
    ),
    Reason.SUPERSEDES: _judgement(
        "novelty", _NOTE, "Its own source says that it takes the place of an active memory, which it contradicts."
    ),
    Reason.GUARD_FAILED: _proof("chain", _DEMOTE, "A guard failed, and nothing is admitted unjudged."),
}


def finding(reason: Reason, detail: str = "", **data: Any) -> Finding:
    """One finding of a reason, with the effect that the table gives it; `data` must be JSON values."""
    return Finding(code=reason.value, effect=REASONS[reason].effect, detail=detail, data=data)
