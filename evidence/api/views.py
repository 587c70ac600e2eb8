"""Shows cited texts, and answers what a quote proves (4-interfaces.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeVar

from django.db.models import Model, QuerySet
from drf_spectacular.utils import extend_schema
from rest_framework.mixins import RetrieveModelMixin
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.serializers import Serializer
from rest_framework.viewsets import GenericViewSet

from evidence.api.authentication import Caller, Need, caller
from evidence.api.filters import check_parameters
from evidence.api.openapi import responses
from evidence.api.serializers import EvidenceSerializer, GroundRequest, GroundResponse
from evidence.grounding import ground_all
from evidence.models import ApiKeyRole, EvidenceSource

M = TypeVar("M", bound=Model)


class OrganizationViewSet(GenericViewSet[M]):
    """Rows of the caller's organization alone; `needs` names what each action asks for."""

    needs: ClassVar[Mapping[str, Need]] = {}
    lookup_value_converter = "uuid"
    metadata_class = None

    @property
    def caller(self) -> Caller:
        """Who calls."""
        return caller(self.request)

    def get_queryset(self) -> QuerySet[M]:
        """The rows that the caller may see."""
        rows: Any = super().get_queryset()
        return rows.for_organization(self.caller.organization)  # type: ignore[no-any-return]

    def filter_queryset(self, queryset: QuerySet[M, Any]) -> QuerySet[M, Any]:
        """The rows that a list's filters leave; a row asked for by its id passes no filter."""
        return super().filter_queryset(queryset) if self.action == "list" else queryset

    def read(self, serializer: type[Serializer[Any]]) -> Any:
        """The request's body as a serializer reads it."""
        return self._valid(serializer, self.request.data)

    def read_query(self, serializer: type[Serializer[Any]]) -> Any:
        """The request's parameters as a serializer reads them."""
        given = self.request.query_params
        known = frozenset(map(str, serializer().fields))
        check_parameters(given, known)
        return self._valid(serializer, {name: given[name] for name in known if name in given})

    def _valid(self, serializer: type[Serializer[Any]], data: Any) -> Any:
        body = serializer(data=data, context=self.get_serializer_context())
        body.is_valid(raise_exception=True)
        return body.validated_data


@extend_schema(responses=responses({200: EvidenceSerializer}, 404))
class EvidenceViewSet(RetrieveModelMixin, OrganizationViewSet[EvidenceSource]):
    """Cited texts with their spans."""

    queryset = EvidenceSource.objects.all()
    serializer_class = EvidenceSerializer
    needs: ClassVar = {"retrieve": Need(ApiKeyRole.READ, "evidence.view_evidencesource")}


class GroundViewSet(OrganizationViewSet[EvidenceSource]):
    """What quotes prove, without storing anything."""

    queryset = EvidenceSource.objects.none()
    serializer_class = GroundRequest
    needs: ClassVar = {"create": Need(ApiKeyRole.READ, "evidence.view_evidencesource")}

    @extend_schema(operation_id="ground", request=GroundRequest, responses=responses({200: GroundResponse}, 413, 415))
    def create(self, request: Request) -> Response:
        """Ask up to 1,000 times what a quote proves; the answers stand in the order of the questions."""
        questions = self.read(GroundRequest)["items"]
        results = ground_all(organization=self.caller.organization, questions=questions)
        return Response(GroundResponse({"results": results}).data)
