"""Decides what is counted as it happens and what of a finished day, so that nobody counts rows (4-interfaces.md)."""

from __future__ import annotations

from django.db import models

from evidence.models import Owned, OwnedQuerySet


class CandidateDay(Owned):
    """How many candidates came in on one of the organization's own days, by verdict and main reason.

    A day that was counted and had none holds one row without a verdict.
    """

    on = models.DateField()
    verdict = models.CharField(max_length=12, blank=True)
    reason = models.CharField(max_length=40, blank=True)
    count = models.PositiveIntegerField(default=0)

    objects = OwnedQuerySet["CandidateDay"].as_manager()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["organization", "on", "verdict", "reason"], name="one_count_a_day")
        ]

    def __str__(self) -> str:
        return f"{self.on} {self.verdict} {self.reason}"


class RunDay(Owned):
    """What the runs that ended on one of the organization's own days took, by extractor and model."""

    on = models.DateField()
    extractor = models.CharField(max_length=40)
    model = models.CharField(max_length=100, blank=True)
    runs = models.PositiveIntegerField()
    failed = models.PositiveIntegerField()
    tokens = models.PositiveBigIntegerField()
    cost = models.DecimalField(
        max_digits=14, decimal_places=6, null=True, help_text="None where the cost of any of its runs is unknown."
    )

    objects = OwnedQuerySet["RunDay"].as_manager()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["organization", "on", "extractor", "model"], name="one_sum_a_day")
        ]

    def __str__(self) -> str:
        return f"{self.on} {self.extractor} {self.model}"


class Tally(Owned):
    """How often something came of the chain in an organization, counted in the transaction in which it did."""

    name = models.CharField(max_length=20)
    surface = models.CharField(max_length=20)
    what = models.CharField(max_length=40)
    effect = models.CharField(max_length=10, blank=True)
    count = models.PositiveBigIntegerField()

    objects = OwnedQuerySet["Tally"].as_manager()

    class Meta:
        verbose_name_plural = "tallies"
        constraints = [
            models.UniqueConstraint(
                fields=["organization", "name", "surface", "what", "effect"], name="one_tally_of_a_kind"
            )
        ]

    def __str__(self) -> str:
        return f"{self.name} {self.what}: {self.count}"
