"""Decides what is stored of audits: admitted memories that a person looks at blind (7-quality.md, the live rate)."""

from __future__ import annotations

from django.db import models
from django.db.models import Q

from evidence.models import Owned, OwnedQuerySet
from memories.models import Memory


class AuditVerdict(models.TextChoices):
    """What a person found."""

    OPEN = "open", "Open"
    CORRECT = "correct", "Correct"
    WRONG = "wrong", "Wrong"


class Fault(models.TextChoices):
    """What is wrong with a memory that should not have been admitted."""

    VALUE = "value", "An amount, a date or a number is not what was said."
    OWNER = "owner", "It is filed under the wrong person."
    FICTION = "fiction", "It is only true inside something made up."
    MEANING = "meaning", "It says something else than the source."
    NOT_SAID = "not_said", "Nobody said it."
    NO_USE = "no_use", "It is true, but should not be remembered."


class Audit(Owned):
    """One admitted memory in the sample, and what a person found when they looked at it blind."""

    memory = models.OneToOneField(Memory, on_delete=models.PROTECT, related_name="audit")
    extractor = models.CharField(max_length=40)
    model = models.CharField(max_length=100, blank=True)
    verdict = models.CharField(max_length=12, choices=AuditVerdict.choices, default=AuditVerdict.OPEN)
    fault = models.CharField(max_length=12, choices=Fault.choices, blank=True)
    judged_by = models.CharField(max_length=200, blank=True)
    judged_at = models.DateTimeField(null=True, blank=True)

    objects = OwnedQuerySet["Audit"].as_manager()

    class Meta:
        ordering = ["-id"]
        indexes = [
            models.Index(fields=["organization", "verdict", "id"], name="audit_by_verdict"),
            models.Index(fields=["organization", "judged_at"], name="audit_by_time"),
        ]
        constraints = [
            models.CheckConstraint(
                condition=Q(verdict="wrong") & ~Q(fault="") | ~Q(verdict="wrong") & Q(fault=""),
                name="wrong_audit_names_its_fault",
            )
        ]

    def __str__(self) -> str:
        return f"Audit {self.pk}"
