"""Takes runs in, shows what became of them, takes decisions, and sets policies (4-interfaces.md)."""

from __future__ import annotations

from typing import Any, ClassVar
from uuid import UUID

from django.db.models import F, Prefetch, QuerySet
from django.urls import reverse
from drf_spectacular.utils import extend_schema
from rest_framework import status
from rest_framework.decorators import action
from rest_framework.mixins import ListModelMixin, RetrieveModelMixin
from rest_framework.request import Request
from rest_framework.response import Response

from evidence.api.authentication import Need
from evidence.api.openapi import responses
from evidence.api.serializers import ReasonSerializer
from evidence.api.views import OrganizationViewSet
from evidence.models import ApiKeyRole
from extraction import intake, review, tasks
from extraction.api.filters import CandidateFilterSet, PolicyFilterSet, RunFilterSet
from extraction.api.policy_serializers import PolicyChangeRequest, PolicyRequest, PolicySerializer
from extraction.api.serializers import (
    BulkReviewRequest,
    BulkReviewResponse,
    CandidateDetailSerializer,
    CandidateSerializer,
    JudgedRunSerializer,
    RangeRequest,
    RunDetailSerializer,
    RunRequest,
    RunSerializer,
    StatsSerializer,
    SubmittedRunSerializer,
    SupersedeRequest,
)
from extraction.bulk_review import review_many
from extraction.models import FINISHED, Candidate, Run, ScopePolicy
from extraction.policies import change_policy, create_policy, delete_policy
from extraction.stats import stats
from memories.api.views import decider

_READ_POLICIES = Need(ApiKeyRole.READ, "extraction.view_scopepolicy")
_READ_RUNS = Need(ApiKeyRole.READ, "extraction.view_run")
_READ = Need(ApiKeyRole.READ, "extraction.view_candidate")
_REVIEW = Need(ApiKeyRole.REVIEW, "extraction.change_candidate")
_DECIDED = responses({200: CandidateDetailSerializer}, 404, 409, 413, 415, 422)


class RunViewSet(ListModelMixin, RetrieveModelMixin, OrganizationViewSet[Run]):
    """Conversations handed in, with what became of them."""

    queryset = Run.objects.all()
    serializer_class = RunSerializer
    filterset_class = RunFilterSet
    needs: ClassVar = {
        "list": _READ_RUNS,
        "retrieve": _READ_RUNS,
        "create": Need(ApiKeyRole.WRITE, "extraction.add_run"),
        "reprocess": Need(ApiKeyRole.WRITE, "extraction.change_run"),
    }

    def get_queryset(self) -> QuerySet[Run]:
        """Runs with their last candidates where one is shown, and with their texts only on its own page."""
        runs = super().get_queryset()
        if self.action != "retrieve":
            runs = runs.defer("actors", "messages", "raw_output", "second_opinion")
        if self.action == "list":
            return runs
        last = Candidate.objects.filter(attempt=F("run__attempt")).order_by("index").prefetch_related("findings")
        return runs.prefetch_related(Prefetch("candidates", last))

    @extend_schema(responses=responses({200: RunSerializer(many=True)}))
    def list(self, request: Request) -> Response:
        """A page of runs."""
        return super().list(request)

    @extend_schema(responses=responses({200: RunDetailSerializer}, 404))
    def retrieve(self, request: Request, pk: UUID) -> Response:
        """One run with its transcript and the candidates of its last attempt."""
        return Response(RunDetailSerializer(self.get_object()).data)

    @extend_schema(
        request=RunRequest,
        responses=responses(dict.fromkeys((200, 201, 202), SubmittedRunSerializer), 409, 413, 415, 503),
    )
    def create(self, request: Request) -> Response:
        """Hand in a conversation: 201 with its verdicts, 202 while a worker has it, 200 when it was known.

        503, and nothing is stored, when its extractor cannot be asked because a client, a model or a key is missing.
        """
        body = self.read(RunRequest)
        receipt = intake.submit_run(
            organization=self.caller.organization, submission=body["submission"], enqueue=tasks.enqueue_run
        )
        run = self.get_queryset().get(pk=receipt.run.pk)
        shown = SubmittedRunSerializer(run).data | {"notes": body["notes"]}
        created = status.HTTP_201_CREATED if run.status in FINISHED else status.HTTP_202_ACCEPTED
        return Response(shown, created if receipt.created else status.HTTP_200_OK, headers=_location(run))

    @extend_schema(request=None, responses=responses(dict.fromkeys((200, 202), JudgedRunSerializer), 404, 409, 503))
    @action(detail=True, methods=["post"])
    def reprocess(self, request: Request, pk: UUID) -> Response:
        """Send a finished run through extraction again: 200 with its new verdicts, 202 while a worker has it."""
        intake.reprocess(run=self.get_object(), enqueue=tasks.enqueue_run)
        run = self.get_object()
        code = status.HTTP_200_OK if run.status in FINISHED else status.HTTP_202_ACCEPTED
        return Response(JudgedRunSerializer(run).data, code, headers=_location(run))


class CandidateViewSet(ListModelMixin, RetrieveModelMixin, OrganizationViewSet[Candidate]):
    """Everything that was proposed, with its verdict and its reasons."""

    queryset = Candidate.objects.prefetch_related("findings")
    serializer_class = CandidateSerializer
    filterset_class = CandidateFilterSet
    needs: ClassVar = {
        "list": _READ,
        "retrieve": _READ,
        "restore": _REVIEW,
        "uphold": _REVIEW,
        "supersede": _REVIEW,
        "bulk_review": _REVIEW,
    }

    def get_queryset(self) -> QuerySet[Candidate]:
        """Candidates, in a list without what only their own page shows."""
        candidates = super().get_queryset()
        return (
            candidates.defer("exhibits", "resolved", "admission", "proposal") if self.action == "list" else candidates
        )

    @extend_schema(responses=responses({200: CandidateSerializer(many=True)}))
    def list(self, request: Request) -> Response:
        """A page of candidates."""
        return super().list(request)

    @extend_schema(responses=responses({200: CandidateDetailSerializer}, 404))
    def retrieve(self, request: Request, pk: UUID) -> Response:
        """One candidate with its spans, its proven values and its proposal."""
        return self._shown()

    @extend_schema(request=ReasonSerializer, responses=_DECIDED)
    @action(detail=True, methods=["post"])
    def restore(self, request: Request, pk: UUID) -> Response:
        """Admit a refused candidate on a person's word."""
        review.restore(candidate=self.get_object(), **self._decision(ReasonSerializer))
        return self._shown()

    @extend_schema(request=ReasonSerializer, responses=_DECIDED)
    @action(detail=True, methods=["post"])
    def uphold(self, request: Request, pk: UUID) -> Response:
        """Confirm a refusal, so that the same claim from the same source stays refused."""
        review.uphold(candidate=self.get_object(), **self._decision(ReasonSerializer))
        return self._shown()

    @extend_schema(request=SupersedeRequest, responses=_DECIDED)
    @action(detail=True, methods=["post"])
    def supersede(self, request: Request, pk: UUID) -> Response:
        """Restore a candidate in the place of an active memory."""
        review.supersede(candidate=self.get_object(), **self._decision(SupersedeRequest))
        return self._shown()

    @extend_schema(
        request=BulkReviewRequest,
        responses=responses({200: BulkReviewResponse}, 413, 415),
        operation_id="candidates_review",
    )
    @action(detail=False, methods=["post"], url_path="review", pagination_class=None, filterset_class=None)
    def bulk_review(self, request: Request) -> Response:
        """Decide up to 500 candidates, each on its own."""
        results = review_many(organization=self.caller.organization, **self._decision(BulkReviewRequest))
        return Response(BulkReviewResponse({"results": results}).data)

    def _decision(self, serializer: type[ReasonSerializer]) -> dict[str, Any]:
        return {"user": self.caller.name, **self.read(serializer)}

    def _shown(self) -> Response:
        return Response(CandidateDetailSerializer(self.get_object()).data)


class PolicyViewSet(ListModelMixin, RetrieveModelMixin, OrganizationViewSet[ScopePolicy]):
    """What each scope lets in."""

    queryset = ScopePolicy.objects.all()
    serializer_class = PolicySerializer
    filterset_class = PolicyFilterSet
    needs: ClassVar = {
        "list": _READ_POLICIES,
        "retrieve": _READ_POLICIES,
        "create": Need(ApiKeyRole.REVIEW, "extraction.add_scopepolicy"),
        "update": Need(ApiKeyRole.REVIEW, "extraction.change_scopepolicy"),
        "partial_update": Need(ApiKeyRole.REVIEW, "extraction.change_scopepolicy"),
        "destroy": Need(ApiKeyRole.REVIEW, "extraction.delete_scopepolicy"),
    }

    @extend_schema(responses=responses({200: PolicySerializer(many=True)}))
    def list(self, request: Request) -> Response:
        """A page of policies."""
        return super().list(request)

    @extend_schema(responses=responses({200: PolicySerializer}, 404))
    def retrieve(self, request: Request, pk: UUID) -> Response:
        """One policy."""
        return super().retrieve(request, pk)

    @extend_schema(request=PolicyRequest, responses=responses({201: PolicySerializer}, 409, 413, 415))
    def create(self, request: Request) -> Response:
        """Set the policy of a pattern that has none."""
        body, who = self.read(PolicyRequest), decider(self.caller)
        policy = create_policy(organization=self.caller.organization, decider=who, **body)
        return Response(PolicySerializer(policy).data, status.HTTP_201_CREATED)

    @extend_schema(request=PolicyChangeRequest, responses=responses({200: PolicySerializer}, 404, 413, 415))
    def update(self, request: Request, pk: UUID) -> Response:
        """Give a policy another mode, another threshold, or both."""
        policy, body = self.get_object(), self.read(PolicyChangeRequest)
        change_policy(policy=policy, decider=decider(self.caller), **body)
        return Response(PolicySerializer(policy).data)

    @extend_schema(request=PolicyChangeRequest, responses=responses({200: PolicySerializer}, 404, 413, 415))
    def partial_update(self, request: Request, pk: UUID) -> Response:
        """Give a policy another mode, another threshold, or both."""
        return self.update(request, pk)

    @extend_schema(responses=responses({204: None}, 404))
    def destroy(self, request: Request, pk: UUID) -> Response:
        """Remove a policy; its scopes fall to the next pattern that fits, or to `full`."""
        delete_policy(policy=self.get_object(), decider=decider(self.caller))
        return Response(status=status.HTTP_204_NO_CONTENT)


class StatsViewSet(OrganizationViewSet[Candidate]):
    """Counts of what the chain decided."""

    queryset = Candidate.objects.none()
    serializer_class = StatsSerializer
    needs: ClassVar = {"retrieve": _READ}

    @extend_schema(operation_id="stats", parameters=[RangeRequest], responses=responses({200: StatsSerializer}))
    def retrieve(self, request: Request) -> Response:
        """Candidates by surface, verdict and reason, by extractor and model, and by day."""
        found: Any = stats(organization=self.caller.organization, **self.read_query(RangeRequest))
        return Response(StatsSerializer(found).data)


def _location(run: Run) -> dict[str, str]:
    return {"Location": reverse("run-detail", args=[run.pk])}
