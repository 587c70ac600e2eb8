"""Decides which ready-made reasons a reviewer is offered for each reason code (4-interfaces.md, the console)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from extraction.domain.reasons import Reason


@dataclass(frozen=True, slots=True)
class Preset:
    """A ready-made reason: its stable code, its sentence, and whether it speaks for keeping the candidate."""

    code: str
    sentence: str
    keeps: bool


def _keep(code: str, sentence: str) -> Preset:
    return Preset(code, sentence, keeps=True)


def _refuse(code: str, sentence: str) -> Preset:
    return Preset(code, sentence, keeps=False)


ALWAYS: Final = (
    _keep("source_says_so", "The source says exactly this."),
    _refuse("guard_is_right", "The guard is right."),
    _refuse("not_worth_keeping", "True, but not worth remembering."),
    _refuse("wrong_claim", "The claim says something else than the source."),
)

CORRECTIONS: Final = (
    _keep("span_corrected", "The quote was not the passage that proves it."),
    _keep("claim_corrected", "The claim said more, or something else, than the source."),
    _keep("labels_corrected", "The claim is right, its labels or times were not."),
)

_NOT_INVENTED: Final = _refuse("value_not_said", "Nobody said this value.")
_REAL: Final = _keep("meant_for_real", "This is meant for real, whatever stands around it.")
_MADE_UP: Final = _refuse("made_up", "This is only true inside the made-up part.")
_SHARED: Final = _keep("known_to_all", "The whole group keeps this, not one person alone.")
_PERSONAL: Final = _refuse("personal", "This belongs to one person alone.")
_MISQUOTED: Final = _refuse("misquoted", "The quote is not what the source says.")
_UNUSABLE: Final = _refuse("not_said_by_a_person", "No person and no trusted tool said this.")

PRESETS: Final[dict[Reason, tuple[Preset, ...]]] = {
    Reason.INVALID_CONTRACT: (_refuse("broken_item", "The item is broken beyond use."),),
    Reason.TOO_MANY_MEMORIES: (
        _keep("good_among_many", "This one is good, though there were too many."),
        _refuse("flood", "The answer floods the memory."),
    ),
    Reason.MISSING_CITATION: (_refuse("no_source", "Without a source it proves nothing."),),
    Reason.CITATION_OUT_OF_RANGE: (_refuse("no_source", "Without a source it proves nothing."),),
    Reason.UNUSABLE_EVIDENCE: (_UNUSABLE,),
    Reason.UNTRUSTED_TOOL: (_keep("tool_is_right", "This tool's result can be relied on here."), _UNUSABLE),
    Reason.SECRET: (_refuse("credential", "A credential has no place in memory."),),
    Reason.CROSS_ACTOR_CITATION: (_refuse("somebody_elses_words", "These are somebody else's words."),),
    Reason.MULTI_ACTOR_PREFERENCE: (_SHARED, _PERSONAL),
    Reason.SCOPE_NOT_SHARED: (_SHARED, _PERSONAL),
    Reason.PREFERENCE_LAUNDERING: (_SHARED, _PERSONAL),
    Reason.SCOPE_POLICY: (
        _keep("wanted_in_scope", "This scope should keep it all the same."),
        _refuse("policy_is_right", "The scope keeps notes only."),
    ),
    Reason.DISSOCIATION: (
        _keep("describes_only", "It describes a report and disowns nothing."),
        _refuse("disowns_work", "It teaches the agent to disown its own work."),
    ),
    Reason.MISSING_SPAN: (_refuse("no_quote", "Nothing is quoted."),),
    Reason.UNGROUNDED_SPAN: (_MISQUOTED,),
    Reason.UNGROUNDED_AMOUNT: (_NOT_INVENTED,),
    Reason.UNGROUNDED_DATE: (_NOT_INVENTED,),
    Reason.UNGROUNDED_OWNER: (_refuse("owner_not_named", "The quote does not name this owner."),),
    Reason.UNGROUNDED_NUMBER: (_keep("number_follows", "The number follows from the quote."), _NOT_INVENTED),
    Reason.UNGROUNDED_NAME: (_keep("name_is_known", "The name is known from the context."), _NOT_INVENTED),
    Reason.UNGROUNDED_VALIDITY: (_keep("dates_follow", "The dates follow from the conversation."), _NOT_INVENTED),
    Reason.THIN_SPAN: (
        _keep("short_but_enough", "Short, but it says enough."),
        _refuse("proves_too_little", "The quote proves too little."),
    ),
    Reason.OUT_OF_CONTEXT_SPAN: (
        _keep("context_agrees", "The context says the same."),
        _refuse("context_disagrees", "In its context the quote means something else."),
    ),
    Reason.OWNER_STRIPPED: (),
    Reason.CONFIDENCE_CLAMPED: (),
    Reason.CONSTRUCTED_DURABLE: (_REAL, _MADE_UP),
    Reason.FICTION_REGISTER: (_REAL, _MADE_UP),
    Reason.EPISODIC_CAP: (
        _keep("another_activity", "It notes another activity."),
        _refuse("one_is_enough", "One note is enough."),
    ),
    Reason.REGISTER_CONTRADICTION: (_REAL, _MADE_UP),
    Reason.FRAMED_SPAN: (_REAL, _MADE_UP),
    Reason.SECOND_OPINION_CONSTRUCTED: (_REAL, _MADE_UP),
    Reason.SECOND_OPINION_REAL: (),
    Reason.BELOW_ADMISSION: (
        _keep("worth_keeping", "It is worth remembering all the same."),
        _refuse("of_little_use", "It would hardly ever be of use."),
    ),
    Reason.UNCERTAIN: (
        _keep("certain_enough", "The source leaves no doubt."),
        _refuse("doubtful", "It is too doubtful to act on."),
    ),
    Reason.DUPLICATE: (
        _keep("differs", "It says something different."),
        _refuse("known_already", "It is known already."),
    ),
    Reason.UPHELD_BEFORE: (
        _keep("now_true", "It was refused before, but it holds now."),
        _refuse("refused_before", "It was refused before for a good reason."),
    ),
    Reason.CONFLICT: (
        _keep("newer_holds", "This one is newer and holds; the memory no longer does."),
        _keep("both_hold", "Both hold; they speak of different things."),
        _refuse("memory_holds", "The memory still holds."),
    ),
    Reason.SUPERSEDES: (),
    Reason.GUARD_FAILED: (_refuse("not_judged", "A guard could not judge it."),),
}


def presets_for(code: str) -> tuple[Preset, ...]:
    """The ready-made reasons for a candidate's main reason code: its own ones, then those that fit any."""
    own = PRESETS.get(Reason(code), ()) if code in set(Reason) else ()
    return (*own, *ALWAYS)
