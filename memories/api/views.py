"""Shows memories, their history and the decision record, and takes decisions about memories (4-interfaces.md)."""

from __future__ import annotations

from typing import Any, ClassVar
from uuid import UUID

from django.db.models import Prefetch, QuerySet
from drf_spectacular.utils import extend_schema
from rest_framework.decorators import action
from rest_framework.mixins import ListModelMixin, RetrieveModelMixin
from rest_framework.request import Request
from rest_framework.response import Response

from evidence.api.authentication import Caller, Need
from evidence.api.openapi import responses
from evidence.api.serializers import ReasonSerializer
from evidence.api.views import OrganizationViewSet
from evidence.models import ApiKeyRole, EvidenceSource
from evidence.snippets import with_snippet
from memories import lifecycle
from memories.api.filters import DecisionFilterSet, MemoryFilterSet
from memories.api.serializers import (
    DecisionSerializer,
    HistorySerializer,
    MemorySerializer,
    SupersedeMemorySerializer,
)
from memories.history import history
from memories.models import ActorKind, Decision, Memory
from memories.record import Decider

_READ = Need(ApiKeyRole.READ, "memories.view_memory")
_REVIEW = Need(ApiKeyRole.REVIEW, "memories.change_memory")
_DECIDED = responses({200: MemorySerializer}, 404, 409, 413, 415)


def with_evidence(memories: QuerySet[Any]) -> QuerySet[Any]:
    """Memories with their subject and their sources in short: three queries for any number."""
    sources = with_snippet(EvidenceSource.objects.order_by("id"))
    return memories.select_related("subject").prefetch_related(
        Prefetch("evidence", sources), Prefetch("sources", sources)
    )


def decider(who: Caller) -> Decider:
    """The caller as the decision record names one."""
    return Decider(ActorKind.PERSON, who.name)


class MemoryViewSet(ListModelMixin, RetrieveModelMixin, OrganizationViewSet[Memory]):
    """Memories with their evidence; a list holds the active ones unless `status` or `as_of` asks for others."""

    queryset = with_evidence(Memory.objects.all())
    serializer_class = MemorySerializer
    filterset_class = MemoryFilterSet
    needs: ClassVar = {
        "list": _READ,
        "retrieve": _READ,
        "history": _READ,
        "supersede": _REVIEW,
        "retire": _REVIEW,
        "reinstate": _REVIEW,
    }

    @extend_schema(responses=responses({200: MemorySerializer(many=True)}))
    def list(self, request: Request) -> Response:
        """A page of memories."""
        return super().list(request)

    @extend_schema(responses=responses({200: MemorySerializer}, 404))
    def retrieve(self, request: Request, pk: UUID) -> Response:
        """One memory, whatever its status."""
        return super().retrieve(request, pk)

    @extend_schema(responses=responses({200: HistorySerializer}, 404), filters=False)
    @action(detail=True, pagination_class=None)
    def history(self, request: Request, pk: UUID) -> Response:
        """The chain of what it replaced and what replaced it, with the evidence of each and every decision."""
        found = history(memory=self.get_object(), within=self.get_queryset())
        return Response(HistorySerializer(found).data)

    @extend_schema(request=SupersedeMemorySerializer, responses=_DECIDED)
    @action(detail=True, methods=["post"])
    def supersede(self, request: Request, pk: UUID) -> Response:
        """End an active memory, by a successor or without one."""
        memory, body = self.get_object(), self.read(SupersedeMemorySerializer)
        lifecycle.supersede(
            memory,
            decider=decider(self.caller),
            reason_code=body["reason_code"],
            reason_text=body["reason"],
            successor=body["successor"],
        )
        return Response(MemorySerializer(memory).data)

    @extend_schema(request=ReasonSerializer, responses=_DECIDED)
    @action(detail=True, methods=["post"])
    def retire(self, request: Request, pk: UUID) -> Response:
        """Take an active memory out of service."""
        memory, body = self.get_object(), self.read(ReasonSerializer)
        lifecycle.retire(
            memory, decider=decider(self.caller), reason_code=body["reason_code"], reason_text=body["reason"]
        )
        return Response(MemorySerializer(memory).data)

    @extend_schema(request=ReasonSerializer, responses=_DECIDED)
    @action(detail=True, methods=["post"])
    def reinstate(self, request: Request, pk: UUID) -> Response:
        """Bring a superseded or retired memory back."""
        memory, body = self.get_object(), self.read(ReasonSerializer)
        lifecycle.reinstate(
            memory, decider=decider(self.caller), reason_code=body["reason_code"], reason_text=body["reason"]
        )
        return Response(MemorySerializer(memory).data)


class DecisionViewSet(ListModelMixin, OrganizationViewSet[Decision]):
    """The append-only record of decisions."""

    queryset = Decision.objects.all()
    serializer_class = DecisionSerializer
    filterset_class = DecisionFilterSet
    needs: ClassVar = {"list": Need(ApiKeyRole.READ, "memories.view_decision")}

    @extend_schema(responses=responses({200: DecisionSerializer(many=True)}))
    def list(self, request: Request) -> Response:
        """A page of decisions."""
        return super().list(request)
