"""Decides how requests are read strictly and how cited texts are shown (4-interfaces.md)."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, tzinfo
from typing import Any, Final
from zoneinfo import ZoneInfo

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers
from rest_framework.serializers import ModelSerializer

from evidence.api.authentication import caller
from evidence.domain.context import KnownPerson, Mode
from evidence.domain.moments import fault_of
from evidence.grounding import Question
from evidence.models import EvidenceSource
from evidence.snippets import snippet_start

_MOST_NAMED: Final = 20


class Text(serializers.CharField):
    """A JSON string and nothing that could be turned into one."""

    def to_internal_value(self, data: object) -> str:
        """The string, trimmed unless the field says otherwise."""
        if not isinstance(data, str):
            self.fail("invalid")
        return super().to_internal_value(data)


class Number(serializers.FloatField):
    """A JSON number and nothing that could be turned into one."""

    default_error_messages = {"invalid": "Not a number."}

    def to_internal_value(self, data: object) -> float:
        """The number as a float."""
        if isinstance(data, bool) or not isinstance(data, int | float):
            self.fail("invalid")
        return float(data)


class Moment(serializers.DateTimeField):
    """A time in ISO 8601; without an offset it is local to the caller's organization."""

    def to_internal_value(self, value: object) -> datetime:
        """The aware time."""
        if not isinstance(value, str):
            self.fail("invalid", format="2026-03-11T09:05:00+07:00")
        return super().to_internal_value(value)

    def enforce_timezone(self, value: datetime) -> datetime:
        """The aware time; what no clock shows is refused before it is counted with."""
        aware = value if value.tzinfo else value.replace(tzinfo=self.default_timezone())
        if fault := fault_of(aware):
            raise serializers.ValidationError(f"A time {fault}.", code="out_of_range")
        return super().enforce_timezone(value)

    def default_timezone(self) -> tzinfo:
        """The organization's time zone."""
        return ZoneInfo(caller(self.context["request"]).organization.time_zone)


class StrictSerializer(serializers.Serializer[Any]):
    """A request body whose every key is known."""

    def to_internal_value(self, data: Any) -> Any:
        """The values read; a ValidationError names each key that does not belong."""
        if isinstance(data, Mapping):
            unknown = [key for key in data if key not in self.fields][:_MOST_NAMED]
            known = f"Unknown. Known here: {', '.join(self.fields)}."
            if unknown:
                raise serializers.ValidationError({key: [known] for key in unknown}, code="unknown_field")
        return super().to_internal_value(data)


class ErrorSerializer(serializers.Serializer[Any]):
    """One wrong value of a request."""

    field = serializers.CharField()
    message = serializers.CharField()
    code = serializers.CharField()


class ProblemSerializer(serializers.Serializer[Any]):
    """A problem as RFC 9457 has it."""

    type = serializers.CharField()
    title = serializers.CharField()
    status = serializers.IntegerField()
    detail = serializers.CharField()
    code = serializers.CharField(help_text="Stable; tell problems apart by it.")
    field = serializers.CharField(required=False, help_text="The value that is wrong, as a path.")
    hint = serializers.CharField(required=False, help_text="What would be right.")
    reasons = serializers.ListField(
        child=serializers.CharField(), required=False, help_text="What is still not proven."
    )
    errors = ErrorSerializer(many=True, required=False)  # type: ignore[assignment]


class ReasonSerializer(StrictSerializer):
    """Why a person decides."""

    reason = Text(min_length=3, max_length=2_000)
    reason_code = Text(required=False, default="", allow_blank=True, max_length=60)


class EvidenceSerializer(ModelSerializer[EvidenceSource]):
    """A cited text in full, with the literal span in it."""

    span = serializers.CharField(source="evidence_span")
    metadata = serializers.JSONField(source="metadata_json")

    class Meta:
        model = EvidenceSource
        fields = (
            "id", "created_at", "source_type", "title", "content_text", "span", "start", "end", "grounding_verified",
            "speaker", "said_at", "metadata",
        )  # fmt: skip
        read_only_fields = fields


class EvidenceSourceSerializer(ModelSerializer[EvidenceSource]):
    """A cited text in short; `start` and `end` count code points in the full text, as `snippet_start` does."""

    span = serializers.CharField(source="evidence_span")
    snippet = serializers.CharField(help_text="The span with a little text before and after it.")
    snippet_start = serializers.SerializerMethodField()

    class Meta:
        model = EvidenceSource
        fields = (
            "id", "source_type", "title", "snippet", "snippet_start", "span", "start", "end", "speaker", "said_at",
        )  # fmt: skip
        read_only_fields = fields

    def get_snippet_start(self, source: EvidenceSource) -> int:
        """Where the snippet begins in the full text."""
        return snippet_start(source)


class GivenPersonSerializer(StrictSerializer):
    """Somebody whose name may prove an owner."""

    name = Text(max_length=200)
    aliases = serializers.ListField(child=Text(max_length=200), required=False, default=list)


@extend_schema_field({"oneOf": [{"type": "string"}, {"type": "number"}, {"type": "object"}]})
class AmountField(serializers.Field[Any, Any, Any, Any]):
    """An amount as a proposer wrote it: a text, a number, or an object."""

    default_error_messages = {"invalid": "Not an amount: a text, a number or an object."}

    def to_internal_value(self, data: Any) -> Any:
        """The amount as it stands."""
        if isinstance(data, bool) or not isinstance(data, str | int | float | dict):
            self.fail("invalid")
        return data

    def to_representation(self, value: Any) -> Any:
        """The amount as it stands."""
        return value


class FactsSerializer(StrictSerializer):
    """The values that a claim asserts."""

    amounts = serializers.ListField(child=AmountField(), required=False)
    dates = serializers.ListField(child=Text(), required=False)
    owners = serializers.ListField(child=Text(), required=False)


class QuestionSerializer(StrictSerializer):
    """One claim and the quote that should prove it."""

    span = Text(trim_whitespace=False, allow_blank=True)
    source_text = Text(trim_whitespace=False, allow_blank=True)
    confidence = Number(min_value=0.0, max_value=1.0)
    mode = serializers.ChoiceField(choices=[mode.value for mode in Mode])
    facts = FactsSerializer(required=False, default=dict)
    claim = Text(required=False, default="", allow_blank=True)
    said_at = Moment(required=False, allow_null=True, default=None)
    speaker = GivenPersonSerializer(required=False, allow_null=True, default=None)
    people = GivenPersonSerializer(many=True, required=False, default=list)
    valid_from = Moment(required=False, allow_null=True, default=None)
    valid_until = Moment(required=False, allow_null=True, default=None)

    def to_internal_value(self, data: Any) -> Question:
        """The question as the use case takes it."""
        values = super().to_internal_value(data)
        speaker = values.pop("speaker")
        people = tuple(_person(given) for given in values.pop("people"))
        return Question(**values, speaker=_person(speaker) if speaker else None, people=people)


class GroundRequest(StrictSerializer):
    """Up to 1,000 questions."""

    items = QuestionSerializer(many=True)


class ResolvedSerializer(serializers.Serializer[Any]):
    """One proven value and the words it was read from."""

    kind = serializers.CharField()
    asserted = serializers.CharField()
    read_from = serializers.CharField()
    quote = serializers.IntegerField()
    start = serializers.IntegerField()
    end = serializers.IntegerField()


class GroundFindingSerializer(serializers.Serializer[Any]):
    """One reason why a quote does not prove its claim."""

    code = serializers.CharField()
    effect = serializers.CharField()
    detail = serializers.CharField()
    data = serializers.JSONField()  # type: ignore[assignment]


class GroundResultSerializer(serializers.Serializer[Any]):
    """What one quote proves."""

    ok = serializers.BooleanField()
    clamped_confidence = serializers.FloatField()
    reason = serializers.CharField(allow_null=True)
    start = serializers.IntegerField(allow_null=True)
    end = serializers.IntegerField(allow_null=True)
    findings = GroundFindingSerializer(many=True)
    resolved = ResolvedSerializer(many=True)


class GroundResponse(serializers.Serializer[Any]):
    """The answers, in the order of the questions."""

    results = GroundResultSerializer(many=True)


def _person(given: Mapping[str, Any]) -> KnownPerson:
    return KnownPerson(given["name"], given["name"], tuple(given["aliases"]))
