"""Decides what is stored of runs, candidates, findings and scope policies (2-architecture.md)."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Self

from django.core.exceptions import ValidationError
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models
from django.db.models import F, Q

from evidence.domain.errors import InvalidInput
from evidence.domain.findings import Effect, Verdict
from evidence.models import Owned, OwnedQuerySet
from extraction.domain.policy import check_pattern
from extraction.domain.reasons import Reason
from extraction.domain.run import PolicyMode, Surface
from memories.domain.taxonomy import Grounding, Label, Register, label_sets_with
from memories.models import Memory


class RunStatus(models.TextChoices):
    """The way of a run."""

    RECEIVED = "received", "Received"
    PROCESSING = "processing", "Processing"
    DONE = "done", "Done"
    PARTIAL = "partial", "Partial"
    SKIPPED = "skipped", "Skipped"
    FAILED = "failed", "Failed"


FINISHED: tuple[str, ...] = (RunStatus.DONE, RunStatus.PARTIAL, RunStatus.SKIPPED, RunStatus.FAILED)


class RunQuerySet(OwnedQuerySet["Run"]):
    """Runs by what is to be done with them."""

    def finished(self) -> Self:
        """Runs that nothing more will happen to by itself."""
        return self.filter(status__in=FINISHED)

    def claimable(self, at: datetime) -> Self:
        """Runs that wait, and those whose worker let its lease run out."""
        return self.filter(Q(status=RunStatus.RECEIVED) | Q(status=RunStatus.PROCESSING, lease_until__lt=at))

    def stranded(self, at: datetime, lease: timedelta) -> Self:
        """Runs whose lease ran out, and runs that have waited longer than a lease for a worker."""
        return self.claimable(at).exclude(status=RunStatus.RECEIVED, created_at__gt=at - lease)


class Run(Owned):
    """One finished conversation or imported document handed in for extraction, secrets masked before it is written."""

    external_id = models.CharField(max_length=200)
    request_hash = models.CharField(max_length=64, editable=False)
    scope = models.CharField(max_length=300)
    surface = models.CharField(
        max_length=20, choices=[(s.value, s.value) for s in Surface], default=Surface.CONVERSATION
    )
    status = models.CharField(max_length=12, choices=RunStatus.choices, default=RunStatus.RECEIVED)
    attempt = models.PositiveIntegerField(default=0)
    claims = models.PositiveSmallIntegerField(default=0, help_text="How often a worker took it since it was handed in.")
    lease_until = models.DateTimeField(null=True, blank=True)
    reference_at = models.DateTimeField()
    actors = models.JSONField(default=list)
    messages = models.JSONField(default=list)
    extractor = models.CharField(max_length=40)
    model = models.CharField(max_length=100, blank=True)
    prompt_version = models.CharField(max_length=80, blank=True)
    register = models.CharField(max_length=12, choices=[(r.value, r.value) for r in Register], blank=True)
    register_stated = models.BooleanField(default=False)
    policy = models.CharField(max_length=20, blank=True)
    policy_pattern = models.CharField(max_length=300, blank=True)
    raw_output = models.TextField(blank=True)
    second_opinion = models.TextField(blank=True, help_text="The raw answer to the request about the items in doubt.")
    tokens_in = models.PositiveIntegerField(default=0)
    tokens_out = models.PositiveIntegerField(default=0)
    cost = models.DecimalField(
        max_digits=12,
        decimal_places=6,
        default=0,
        null=True,
        help_text="What its requests cost; none where no price is set, since unknown is not free.",
    )
    counts = models.JSONField(default=dict)
    masked_secrets = models.PositiveIntegerField(default=0)
    error_code = models.CharField(max_length=60, blank=True)
    error_detail = models.TextField(blank=True)
    note = models.TextField(blank=True)
    finished_at = models.DateTimeField(null=True, blank=True)

    objects = RunQuerySet.as_manager()

    class Meta:
        ordering = ["-id"]
        indexes = [
            models.Index(fields=["organization", "status", "-id"], name="run_by_status"),
            models.Index(fields=["organization", "scope", "-id"], name="run_by_scope"),
            models.Index(fields=["status", "lease_until"], name="run_by_lease"),
            models.Index(fields=["organization", "finished_at"], name="run_by_end"),
        ]
        constraints = [
            models.UniqueConstraint(fields=["organization", "external_id"], name="one_run_an_external_id"),
            models.CheckConstraint(
                condition=~Q(status="processing") | Q(lease_until__isnull=False), name="processing_run_has_a_lease"
            ),
        ]

    def __str__(self) -> str:
        return self.external_id


class Review(models.TextChoices):
    """What people made of a candidate; a verdict is the chain's, a review is theirs."""

    NONE = "none", "Not for review"
    OPEN = "open", "Open"
    RESTORED = "restored", "Restored"
    UPHELD = "upheld", "Upheld"
    REPLACED = "replaced", "Replaced"


class CandidateQuerySet(OwnedQuerySet["Candidate"]):
    """Candidates by what is to be done with them, and by what was found."""

    def review_queue(self) -> Self:
        """Candidates that wait for a person, oldest first."""
        return self.filter(review=Review.OPEN).order_by("id")

    def labelled(self, label: Label) -> Self:
        """Candidates that carry a label, among others or alone."""
        return self.filter(label_names__in=label_sets_with(label))


class Candidate(Owned):
    """Everything that was ever proposed, with its verdict; the verdict is computed once and never changed."""

    run = models.ForeignKey(Run, on_delete=models.PROTECT, related_name="candidates")
    attempt = models.PositiveIntegerField()
    index = models.PositiveIntegerField()
    content = models.TextField(blank=True)
    fingerprint = models.CharField(max_length=64, editable=False)
    source_fingerprint = models.CharField(max_length=64, editable=False)
    scope = models.CharField(max_length=300)
    surface = models.CharField(max_length=20, choices=[(s.value, s.value) for s in Surface])
    labels = models.JSONField(default=list)
    label_names = models.CharField(max_length=80, blank=True)
    confidence = models.FloatField(
        null=True, blank=True, help_text="The proposer's own figure; none when it gave none."
    )
    clamped_confidence = models.FloatField(null=True, blank=True)
    valid_from = models.DateTimeField(null=True, blank=True)
    valid_until = models.DateTimeField(null=True, blank=True)
    grounding = models.CharField(max_length=12, choices=[(g.value, g.value) for g in Grounding])
    grounding_stated = models.BooleanField(default=False)
    register = models.CharField(max_length=12, choices=[(r.value, r.value) for r in Register])
    register_stated = models.BooleanField(default=False)
    second_opinion = models.CharField(
        max_length=12,
        blank=True,
        choices=[(g.value, g.value) for g in Grounding],
        help_text="What a second opinion said of an item in doubt; empty where none was asked for or none was usable.",
    )
    item_type = models.CharField(max_length=40, blank=True)
    knowledge_type = models.CharField(max_length=40, blank=True)
    proposal = models.JSONField(default=dict, help_text="The proposal as the contract reads it, secrets masked.")
    exhibits = models.JSONField(default=list, help_text="Each span, the message that holds it, and its offsets.")
    resolved = models.JSONField(default=list, help_text="Each proven value and the words it was read from.")
    admission = models.JSONField(
        null=True, blank=True, help_text="What the admission score is made of; none where the scope sets no threshold."
    )
    actor = models.CharField(max_length=200, blank=True)
    verdict = models.CharField(max_length=12, choices=[(v.value, v.value) for v in Verdict])
    reason = models.CharField(max_length=40, blank=True, choices=[(r.value, r.value) for r in Reason])
    review = models.CharField(max_length=12, choices=Review.choices, default=Review.NONE)
    reviewed_at = models.DateTimeField(null=True, blank=True)
    reviewed_by = models.CharField(max_length=200, blank=True)
    assignee = models.CharField(max_length=200, blank=True, help_text="Who takes care of it; empty for nobody yet.")
    assigned_at = models.DateTimeField(null=True, blank=True)
    version = models.PositiveIntegerField(default=1)
    memory = models.ForeignKey(Memory, on_delete=models.PROTECT, null=True, blank=True, related_name="candidates")
    revises = models.ForeignKey("self", on_delete=models.PROTECT, null=True, blank=True, related_name="revisions")

    objects = CandidateQuerySet.as_manager()

    class Meta:
        ordering = ["-id"]
        indexes = [
            models.Index(fields=["organization", "review", "id"], name="candidate_by_review"),
            models.Index(fields=["organization", "verdict", "-id"], name="candidate_by_verdict"),
            models.Index(fields=["organization", "reason", "-id"], name="candidate_by_reason"),
            models.Index(fields=["organization", "scope", "-id"], name="candidate_by_scope"),
            models.Index(fields=["organization", "label_names", "-id"], name="candidate_by_labels"),
            models.Index(fields=["organization", "surface", "-id"], name="candidate_by_surface"),
            models.Index(fields=["organization", "register", "-id"], name="candidate_by_register"),
            models.Index(fields=["organization", "grounding", "-id"], name="candidate_by_grounding"),
            models.Index(fields=["organization", "fingerprint", "review"], name="candidate_by_claim"),
            models.Index(fields=["organization", "created_at"], name="candidate_by_time"),
            models.Index(fields=["organization", "reviewed_at"], name="candidate_by_review_time"),
            models.Index(fields=["organization", "assignee", "review", "id"], name="candidate_by_assignee"),
        ]
        constraints = [
            models.UniqueConstraint(fields=["run", "attempt", "index"], name="one_candidate_an_index"),
            models.CheckConstraint(
                condition=Q(confidence=None) | Q(confidence__gte=0.0, confidence__lte=1.0),
                name="candidate_confidence_in_range",
            ),
            models.CheckConstraint(
                condition=Q(valid_until=None) | Q(valid_from=None) | Q(valid_until__gt=F("valid_from")),
                name="candidate_validity_in_order",
            ),
            models.CheckConstraint(
                condition=~Q(verdict="admitted") | Q(memory__isnull=False), name="admitted_candidate_has_its_memory"
            ),
            models.CheckConstraint(
                condition=~Q(review="restored") | Q(memory__isnull=False), name="restored_candidate_has_its_memory"
            ),
        ]

    def __str__(self) -> str:
        return self.content[:80]


class CandidateFinding(Owned):
    """One guard's reason about one candidate, in the order in which the chain asked."""

    candidate = models.ForeignKey(Candidate, on_delete=models.CASCADE, related_name="findings")
    position = models.PositiveSmallIntegerField()
    code = models.CharField(max_length=40, choices=[(r.value, r.value) for r in Reason])
    effect = models.CharField(max_length=10, choices=[(e.value, e.value) for e in Effect])
    guard = models.CharField(max_length=40)
    guard_version = models.PositiveSmallIntegerField()
    detail = models.TextField(blank=True)
    data = models.JSONField(default=dict)

    objects = OwnedQuerySet["CandidateFinding"].as_manager()

    class Meta:
        ordering = ["position"]
        indexes = [models.Index(fields=["organization", "code", "-id"], name="finding_by_code")]
        constraints = [models.UniqueConstraint(fields=["candidate", "position"], name="one_finding_a_position")]

    def __str__(self) -> str:
        return self.code


class ScopePolicy(Owned):
    """What one scope, or every scope that fits a glob, lets in."""

    pattern = models.CharField(max_length=300, help_text="A scope, or a glob in which * stands for anything.")
    mode = models.CharField(max_length=20, choices=[(m.value, m.value) for m in PolicyMode])
    admission_threshold = models.FloatField(
        null=True,
        blank=True,
        validators=[MinValueValidator(0.0), MaxValueValidator(1.0)],
        help_text="The least admission score that is kept, from 0 to 1; empty keeps whatever is proven.",
    )

    objects = OwnedQuerySet["ScopePolicy"].as_manager()

    class Meta:
        ordering = ["pattern"]
        verbose_name_plural = "scope policies"
        constraints = [
            models.UniqueConstraint(fields=["organization", "pattern"], name="one_policy_a_pattern"),
            models.CheckConstraint(condition=Q(mode__in=[m.value for m in PolicyMode]), name="policy_mode_is_known"),
            models.CheckConstraint(
                condition=Q(admission_threshold=None) | Q(admission_threshold__gte=0.0, admission_threshold__lte=1.0),
                name="policy_threshold_in_range",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.pattern} = {self.mode}"

    def clean(self) -> None:
        """Refuse a pattern that could never be read as it looks."""
        try:
            check_pattern(self.pattern)
        except InvalidInput as error:
            raise ValidationError({"pattern": error.message}) from error
