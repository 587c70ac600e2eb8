"""Decides what is stored of memories and of the decisions about them (2-architecture.md, documents 002 and 003)."""

from __future__ import annotations

from datetime import datetime
from typing import Self

from django.db import models
from django.db.models import F, Q

from evidence.models import EvidenceSource, Organization, Owned, OwnedQuerySet, Person
from memories.domain.taxonomy import Grounding, Label, Register, label_sets_with


class MemoryStatus(models.TextChoices):
    """The life of a memory."""

    ACTIVE = "active", "Active"
    SUPERSEDED = "superseded", "Superseded"
    RETIRED = "retired", "Retired"


class MemoryQuerySet(OwnedQuerySet["Memory"]):
    """Memories by state, time and label."""

    def active(self) -> Self:
        """Memories that stand now."""
        return self.filter(status=MemoryStatus.ACTIVE)

    def valid_at(self, at: datetime) -> Self:
        """Memories whose claim is true in the world at a time."""
        return self.filter(Q(valid_from=None) | Q(valid_from__lte=at)).filter(
            Q(valid_until=None) | Q(valid_until__gt=at)
        )

    def known_at(self, at: datetime) -> Self:
        """Memories that the system held at a time."""
        return self.filter(created_at__lte=at).filter(Q(withdrawn_at=None) | Q(withdrawn_at__gt=at))

    def labelled(self, label: Label) -> Self:
        """Memories that carry a label, among others or alone."""
        return self.filter(label_names__in=label_sets_with(label))


class Memory(Owned):
    """A proven claim with its validity in the world and its time in the system; it cannot exist without evidence."""

    scope = models.CharField(max_length=300)
    content = models.TextField()
    fingerprint = models.CharField(max_length=64, editable=False)
    labels = models.JSONField(default=list)
    label_names = models.CharField(max_length=80)
    confidence = models.FloatField()
    item_type = models.CharField(max_length=40, blank=True)
    knowledge_type = models.CharField(max_length=40, blank=True)
    grounding = models.CharField(max_length=12, choices=[(g.value, g.value) for g in Grounding])
    register = models.CharField(max_length=12, choices=[(r.value, r.value) for r in Register])
    facts = models.JSONField(default=list, blank=True)
    metadata_json = models.JSONField(default=dict, blank=True)
    evidence = models.ForeignKey(EvidenceSource, on_delete=models.PROTECT, related_name="memories")
    sources = models.ManyToManyField(EvidenceSource, through="MemoryEvidence", related_name="+")
    subject = models.ForeignKey(Person, on_delete=models.PROTECT, null=True, blank=True, related_name="memories")
    subject_actor = models.CharField(max_length=200, blank=True)
    status = models.CharField(max_length=12, choices=MemoryStatus.choices, default=MemoryStatus.ACTIVE)
    superseded_by = models.ForeignKey(
        "self", on_delete=models.PROTECT, null=True, blank=True, related_name="supersedes"
    )
    valid_from = models.DateTimeField(null=True, blank=True)
    valid_until = models.DateTimeField(null=True, blank=True)
    withdrawn_at = models.DateTimeField(null=True, blank=True)

    objects = MemoryQuerySet.as_manager()

    class Meta:
        ordering = ["-id"]
        verbose_name_plural = "memories"
        indexes = [
            models.Index(fields=["organization", "status", "-id"], name="memory_by_status"),
            models.Index(fields=["organization", "scope", "-id"], name="memory_by_scope"),
            models.Index(fields=["organization", "label_names", "-id"], name="memory_by_labels"),
        ]
        constraints = [
            models.UniqueConstraint(
                fields=["organization", "scope", "fingerprint"],
                condition=Q(status="active"),
                name="one_active_memory_a_claim",
            ),
            models.CheckConstraint(
                condition=Q(valid_until=None) | Q(valid_from=None) | Q(valid_until__gt=F("valid_from")),
                name="memory_validity_in_order",
            ),
            models.CheckConstraint(
                condition=Q(confidence__gte=0.6, confidence__lte=0.8) | Q(confidence__gte=0.85, confidence__lte=0.9),
                name="memory_confidence_in_an_honest_band",
            ),
            models.CheckConstraint(
                condition=Q(status="active", withdrawn_at=None, superseded_by=None)
                | Q(status="superseded", withdrawn_at__isnull=False)
                | Q(status="retired", withdrawn_at__isnull=False, superseded_by=None),
                name="memory_status_agrees_with_its_times",
            ),
        ]

    def __str__(self) -> str:
        return self.content[:80]


class MemoryEvidence(Owned):
    """One further text that proves a memory."""

    memory = models.ForeignKey(Memory, on_delete=models.CASCADE, related_name="evidence_links")
    evidence = models.ForeignKey(EvidenceSource, on_delete=models.PROTECT, related_name="memory_links")

    objects = OwnedQuerySet["MemoryEvidence"].as_manager()

    class Meta:
        verbose_name_plural = "memory evidence"
        constraints = [models.UniqueConstraint(fields=["memory", "evidence"], name="one_link_a_source")]

    def __str__(self) -> str:
        return f"{self.memory_id} <- {self.evidence_id}"


class ActorKind(models.TextChoices):
    """Who decided."""

    GUARD = "guard", "Guard"
    SWEEP = "sweep", "Sweep"
    PERSON = "person", "Person"
    SYSTEM = "system", "System"


class Decision(Owned):
    """One line of the append-only record: ids, states and hashes, never content; each line seals the one before."""

    sequence = models.PositiveBigIntegerField()
    actor_kind = models.CharField(max_length=10, choices=ActorKind.choices)
    actor_id = models.CharField(max_length=200)
    subject_type = models.CharField(max_length=20)
    subject_id = models.UUIDField()
    action = models.CharField(max_length=20)
    reason_code = models.CharField(max_length=60, blank=True)
    reason_text = models.TextField(blank=True)
    state_before = models.CharField(max_length=20, blank=True)
    state_after = models.CharField(max_length=20)
    undoes = models.ForeignKey("self", on_delete=models.PROTECT, null=True, blank=True, related_name="+")
    previous_hash = models.CharField(max_length=64)
    hash = models.CharField(max_length=64)

    objects = OwnedQuerySet["Decision"].as_manager()

    class Meta:
        ordering = ["-id"]
        indexes = [models.Index(fields=["subject_id", "-id"], name="decision_by_subject")]
        constraints = [models.UniqueConstraint(fields=["organization", "sequence"], name="one_decision_a_sequence")]

    def __str__(self) -> str:
        return f"{self.sequence} {self.action}"


class RecordHead(models.Model):
    """Where an organization's record ends: the last sequence and hash, sealed, so that a tail that is cut is missed.

    A row of its own: saving an organization's settings never writes it.
    """

    organization = models.OneToOneField(Organization, on_delete=models.PROTECT, primary_key=True, related_name="+")
    sequence = models.PositiveBigIntegerField()
    hash = models.CharField(max_length=64)
    seal = models.CharField(max_length=64)

    def __str__(self) -> str:
        return f"{self.organization_id} ends at {self.sequence}"
