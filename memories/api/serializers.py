"""Decides how memories and decisions are shown, and how a decision about a memory is read (4-interfaces.md)."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers
from rest_framework.serializers import ModelSerializer

from evidence.api.authentication import caller
from evidence.api.serializers import EvidenceSourceSerializer, ReasonSerializer
from evidence.models import EvidenceSource
from memories.domain.taxonomy import Label
from memories.models import Decision, Memory


class LabelScoreSerializer(serializers.Serializer[Any]):
    """One label with its own confidence."""

    label = serializers.ChoiceField(choices=[label.value for label in Label])  # type: ignore[assignment]
    confidence = serializers.FloatField()


@extend_schema_field(LabelScoreSerializer(many=True))
class LabelsField(serializers.JSONField):
    """The labels of a claim as they are stored."""


class MemorySerializer(ModelSerializer[Memory]):
    """A memory with the texts that prove it, the primary one first."""

    labels = LabelsField()
    facts = serializers.JSONField()
    subject_name = serializers.CharField(source="subject.name", default="")
    metadata = serializers.JSONField(source="metadata_json")
    evidence_sources = serializers.SerializerMethodField()

    class Meta:
        model = Memory
        fields = (
            "id", "created_at", "scope", "content", "labels", "confidence", "status", "superseded_by", "withdrawn_at",
            "valid_from", "valid_until", "subject", "subject_name", "subject_actor", "item_type", "knowledge_type",
            "grounding", "register", "facts", "metadata", "evidence_sources",
        )  # fmt: skip
        read_only_fields = fields

    @extend_schema_field(EvidenceSourceSerializer(many=True))
    def get_evidence_sources(self, memory: Memory) -> Any:
        """The primary source and every further one."""
        sources: list[EvidenceSource] = [memory.evidence, *memory.sources.all()]
        return EvidenceSourceSerializer(sources, many=True).data


class DecisionSerializer(ModelSerializer[Decision]):
    """One line of the decision record."""

    class Meta:
        model = Decision
        fields = (
            "id", "created_at", "sequence", "actor_kind", "actor_id", "subject_type", "subject_id", "action",
            "reason_code", "reason_text", "state_before", "state_after", "undoes", "previous_hash", "hash",
        )  # fmt: skip
        read_only_fields = fields


class HistorySerializer(serializers.Serializer[Any]):
    """A chain of memories and the decisions about them, both oldest first."""

    memories = MemorySerializer(many=True)
    decisions = DecisionSerializer(many=True)


class OwnMemoryField(serializers.PrimaryKeyRelatedField[Memory]):
    """The id of a memory of the caller's organization."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(queryset=Memory.objects.all(), pk_field=serializers.UUIDField(), **kwargs)

    def get_queryset(self) -> Any:
        """The memories that the caller may name."""
        return Memory.objects.for_organization(caller(self.context["request"]).organization)


class SupersedeMemorySerializer(ReasonSerializer):
    """Why a memory ends, and the one that takes its place, if any."""

    successor = OwnMemoryField(required=False, allow_null=True, default=None)
