"""Decides what is stored of a sweep: what it looked at, and how much it found (document 004)."""

from __future__ import annotations

from django.db import models

from evidence.models import Owned, OwnedQuerySet


class Sweep(Owned):
    """One guard run over an organization's active memories; what it superseded stands on the decision record."""

    guard = models.CharField(max_length=40)
    guard_version = models.PositiveSmallIntegerField()
    scope = models.CharField(max_length=300, blank=True, help_text="The only scope that was swept; empty for all.")
    applied = models.BooleanField(help_text="Whether it superseded what it found, or only reported.")
    seen = models.PositiveBigIntegerField(default=0)
    found = models.PositiveBigIntegerField(default=0)
    superseded = models.PositiveBigIntegerField(default=0)
    skipped = models.PositiveBigIntegerField(default=0, help_text="Changed by somebody else meanwhile.")
    finished_at = models.DateTimeField(null=True, blank=True)

    objects = OwnedQuerySet["Sweep"].as_manager()

    class Meta:
        ordering = ["-id"]
        indexes = [models.Index(fields=["organization", "-id"], name="sweep_by_time")]

    def __str__(self) -> str:
        return f"{self.guard}, version {self.guard_version}"
