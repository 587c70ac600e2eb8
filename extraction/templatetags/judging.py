"""Decides how reason codes read on a page, and what the overview says (3-guards.md; 4-interfaces.md, the console)."""

from __future__ import annotations

from typing import Any

from django import template
from django.db.models import QuerySet

from evidence.console import COUNTED
from extraction.console.candidates import sentence
from extraction.models import Candidate, Run, RunStatus
from memories.models import Memory

register = template.Library()
register.filter("sentence", sentence)
NEXT = 5


@register.simple_tag(takes_context=True)
def overview(context: dict[str, Any]) -> dict[str, Any]:
    """What the reader's organizations have waiting, active and failed; nothing is counted beyond a thousand."""
    user = context["request"].user
    queue = Candidate.objects.visible_to(user).review_queue().defer("proposal", "exhibits", "resolved")
    following = list(queue[:NEXT])
    return {
        "waiting": _count(queue),
        "next": following,
        "oldest": following[0] if following else None,
        "memories": _count(Memory.objects.visible_to(user).active()),
        "failed": _count(Run.objects.visible_to(user).filter(status=RunStatus.FAILED)),
    }


def _count(rows: QuerySet[Any]) -> str:
    found = rows.order_by()[: COUNTED + 1].count()
    return f"{COUNTED}+" if found > COUNTED else str(found)
