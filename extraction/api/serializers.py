"""Decides how runs, candidates and counts are shown, and how a run and a decision are read (4-interfaces.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import orjson
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers
from rest_framework.serializers import ModelSerializer

from evidence.api.authentication import caller
from evidence.api.serializers import Moment, ReasonSerializer, ResolvedSerializer, StrictSerializer, Text
from extraction import intake
from extraction.bulk_review import BulkDecision
from extraction.domain.reasons import REASONS, Reason
from extraction.domain.run import ActorKind
from extraction.importers import Conversation, read_conversation
from extraction.models import Candidate, CandidateFinding, Run
from memories.api.serializers import LabelsField, OwnMemoryField

_REASONS: Final = [(reason.value, reason.name) for reason in Reason]
_ROLES: Final = ("user", "assistant", "system", "developer", "tool", "function")


class ActorSerializer(serializers.Serializer[Any]):
    """Somebody or something that speaks in a run."""

    id = serializers.CharField()
    name = serializers.CharField(required=False)
    kind = serializers.ChoiceField(choices=[kind.value for kind in ActorKind])


class MessageSerializer(serializers.Serializer[Any]):
    """One turn; a request may say `content`, a text or a list of parts, instead of `text`."""

    role = serializers.ChoiceField(choices=_ROLES)
    text = serializers.CharField()
    actor = serializers.CharField(required=False, allow_null=True)
    said_at = serializers.DateTimeField(required=False, allow_null=True)
    tool_name = serializers.CharField(required=False, allow_null=True)
    is_error = serializers.BooleanField(required=False)


class ExhibitSerializer(serializers.Serializer[Any]):
    """One span, the message that holds it, and its offsets in code points."""

    span = serializers.CharField()
    message = serializers.IntegerField(allow_null=True)
    start = serializers.IntegerField(allow_null=True)
    end = serializers.IntegerField(allow_null=True)


@extend_schema_field(ActorSerializer(many=True))
class ActorsField(serializers.JSONField):
    """The actors of a run."""


@extend_schema_field(MessageSerializer(many=True))
class MessagesField(serializers.JSONField):
    """The messages of a run."""


@extend_schema_field(ExhibitSerializer(many=True))
class ExhibitsField(serializers.JSONField):
    """Each span with its place."""


@extend_schema_field(ResolvedSerializer(many=True))
class ProvenValuesField(serializers.JSONField):
    """Each proven value with the words that prove it."""


class RunRequest(StrictSerializer):
    """A conversation to judge; the importer that the command line uses reads its actors and messages."""

    scope = Text(help_text="Where the memories will apply, such as agent:helpdesk/user:42.")
    external_id = Text(required=False, help_text="Your own id; the same id and body again return the first run.")
    reference_at = Moment(
        required=False, allow_null=True, help_text="Without it the time of the last message, else now."
    )
    extractor = Text(required=False, default="", help_text="Which extractor proposes, if not the one of the settings.")
    model = Text(required=False, default="", help_text="Which model is asked, of those that the settings allow.")
    actors = ActorsField(required=False, help_text="Who speaks; without it, the roles say so.")
    messages = MessagesField()

    def to_internal_value(self, data: Any) -> Mapping[str, Any]:
        """The `submission`, and the `notes` of what was skipped or taken from a convention."""
        read = super().to_internal_value(data)
        conversation = self._conversation(data)
        submission = intake.submission_of(conversation, extractor=read["extractor"], model=read["model"])
        return {"submission": submission, "notes": conversation.notes}

    def _conversation(self, data: Mapping[str, Any]) -> Conversation:
        conventions = caller(self.context["request"]).organization.conventions
        return read_conversation(orjson.dumps(data), format="messages", conventions=conventions, limits=intake.limits())


class FindingSerializer(ModelSerializer[CandidateFinding]):
    """One guard's reason about a candidate, in words."""

    code = serializers.ChoiceField(choices=_REASONS)
    sentence = serializers.SerializerMethodField(help_text="The rule of the reason code.")
    data = serializers.JSONField()  # type: ignore[assignment]

    class Meta:
        model = CandidateFinding
        fields = ("code", "effect", "guard", "guard_version", "sentence", "detail", "data")
        read_only_fields = fields

    def get_sentence(self, finding: CandidateFinding) -> str:
        """The rule of the reason code as a sentence."""
        return REASONS[Reason(finding.code)].sentence


class CandidateSerializer(ModelSerializer[Candidate]):
    """A proposal with its verdict and every reason."""

    labels = LabelsField()
    reason = serializers.ChoiceField(choices=_REASONS, allow_blank=True, help_text="The reason that decided.")
    findings = FindingSerializer(many=True)

    class Meta:
        model = Candidate
        fields: tuple[str, ...] = (
            "id", "created_at", "run", "attempt", "index", "content", "scope", "surface", "labels", "confidence",
            "clamped_confidence", "valid_from", "valid_until", "grounding", "grounding_stated", "register",
            "register_stated", "item_type", "knowledge_type", "actor", "verdict", "reason", "review", "reviewed_at",
            "reviewed_by", "version", "memory", "revises", "findings",
        )  # fmt: skip
        read_only_fields = fields


class CandidateDetailSerializer(CandidateSerializer):
    """A candidate with its spans, its proven values, its admission score and the proposal that it came from."""

    exhibits = ExhibitsField()
    resolved = ProvenValuesField()
    admission = serializers.JSONField(
        allow_null=True, help_text="Each feature of the score; null where the scope sets no threshold."
    )
    proposal = serializers.JSONField()
    second_opinion = serializers.CharField(
        help_text="What a second opinion said of an item in doubt: `real`, `constructed`, or empty."
    )

    class Meta(CandidateSerializer.Meta):
        fields: tuple[str, ...] = (
            *CandidateSerializer.Meta.fields, "exhibits", "resolved", "admission", "proposal", "second_opinion",
        )  # fmt: skip
        read_only_fields = fields


class RunSerializer(ModelSerializer[Run]):
    """A run with its status, counts, cost and error."""

    counts = serializers.JSONField()

    class Meta:
        model = Run
        fields: tuple[str, ...] = (
            "id", "created_at", "external_id", "scope", "surface", "status", "attempt", "reference_at", "finished_at",
            "extractor", "model", "prompt_version", "register", "register_stated", "policy", "policy_pattern",
            "tokens_in", "tokens_out", "cost", "counts", "masked_secrets", "error_code", "error_detail", "note",
        )  # fmt: skip
        read_only_fields = fields


class JudgedRunSerializer(RunSerializer):
    """A run with the candidates of its last attempt."""

    candidates = CandidateSerializer(many=True)

    class Meta(RunSerializer.Meta):
        fields: tuple[str, ...] = (*RunSerializer.Meta.fields, "candidates")
        read_only_fields = fields


class RunDetailSerializer(JudgedRunSerializer):
    """A run with its candidates, its transcript, and what the model gave."""

    actors = ActorsField()
    messages = MessagesField()

    class Meta(JudgedRunSerializer.Meta):
        fields: tuple[str, ...] = (
            *JudgedRunSerializer.Meta.fields, "actors", "messages", "raw_output", "second_opinion",
        )  # fmt: skip
        read_only_fields = fields


class SubmittedRunSerializer(JudgedRunSerializer):
    """A run as it was just taken in; its transcript is not sent back."""

    notes = serializers.ListField(
        child=serializers.CharField(), default=list, help_text="What was skipped, or taken from a convention."
    )

    class Meta(JudgedRunSerializer.Meta):
        fields: tuple[str, ...] = (*JudgedRunSerializer.Meta.fields, "notes")
        read_only_fields = fields


class SupersedeRequest(ReasonSerializer):
    """Why a candidate takes the place of an active memory, and which."""

    memory = OwnMemoryField()


class BulkReviewRequest(ReasonSerializer):
    """One decision on up to 500 candidates."""

    ids = serializers.ListField(child=serializers.UUIDField(), allow_empty=False)
    decision = serializers.ChoiceField(choices=[decision.value for decision in BulkDecision])

    def validate_decision(self, value: str) -> BulkDecision:
        """The decision as the use case takes it."""
        return BulkDecision(value)


class OutcomeSerializer(serializers.Serializer[Any]):
    """What became of one candidate."""

    id = serializers.UUIDField()
    decided = serializers.BooleanField()
    review = serializers.CharField(help_text="Its new review, when decided.")
    code = serializers.CharField(help_text="What stood against it, as the code of a problem.")
    detail = serializers.CharField()
    hint = serializers.CharField()
    reasons = serializers.ListField(child=serializers.CharField())


class BulkReviewResponse(serializers.Serializer[Any]):
    """One outcome an id, in the order of the ids."""

    results = OutcomeSerializer(many=True)


class RangeRequest(StrictSerializer):
    """A range of time."""

    since = Moment(required=False, allow_null=True, default=None, help_text="30 days before `until`, unless given.")
    until = Moment(required=False, allow_null=True, default=None, help_text="Now, unless given.")


class OutcomeCountSerializer(serializers.Serializer[Any]):
    """How many candidates of a surface met a verdict for a reason."""

    surface = serializers.CharField()
    verdict = serializers.CharField()
    reason = serializers.CharField()
    count = serializers.IntegerField()


class ModelCountSerializer(serializers.Serializer[Any]):
    """How many candidates of a model met a verdict."""

    extractor = serializers.CharField()
    model = serializers.CharField()
    verdict = serializers.CharField()
    count = serializers.IntegerField()


class DayCountSerializer(serializers.Serializer[Any]):
    """How many candidates of a day met a verdict."""

    day = serializers.DateField()
    verdict = serializers.CharField()
    count = serializers.IntegerField()


class StatsSerializer(serializers.Serializer[Any]):
    """Counts of the candidates of a range."""

    since = serializers.DateTimeField()
    until = serializers.DateTimeField()
    total = serializers.IntegerField()
    by_outcome = OutcomeCountSerializer(many=True)
    by_model = ModelCountSerializer(many=True)
    by_day = DayCountSerializer(many=True)
