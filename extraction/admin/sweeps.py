"""The console's pages for sweeps: what each looked at, found and superseded (4-interfaces.md, the console)."""

from __future__ import annotations

from typing import Any, Final

from django.contrib import admin
from django.http import HttpRequest
from django.utils import timezone

from evidence.console import RecordAdmin
from extraction.models import Sweep
from memories.models import ActorKind, Decision

MOST_DECISIONS: Final = 200


@admin.register(Sweep)
class SweepAdmin(RecordAdmin):
    """Past sweeps, and what each of them decided."""

    list_display = ("guard", "scope", "applied", "seen", "found", "superseded", "created_at")
    list_filter = ("applied",)
    page_template = "admin/extraction/sweep/page.html"

    def page_context(self, request: HttpRequest, row: Sweep) -> dict[str, Any]:
        """The decisions of the time in which it ran."""
        decided = Decision.objects.filter(
            organization=row.organization_id,
            actor_kind=ActorKind.SWEEP,
            actor_id=f"{row.guard}/{row.guard_version}",
            created_at__range=(row.created_at, row.finished_at or timezone.now()),
        )
        return {"decisions": decided.order_by("sequence")[:MOST_DECISIONS], "most": MOST_DECISIONS}
