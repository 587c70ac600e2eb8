"""The addresses of runs, candidates, policies and counts (4-interfaces.md)."""

from __future__ import annotations

from django.urls import path
from rest_framework.routers import SimpleRouter

from extraction.api import views

router = SimpleRouter(trailing_slash=False, use_regex_path=False)
router.register("runs", views.RunViewSet, basename="run")
router.register("candidates", views.CandidateViewSet, basename="candidate")
router.register("policies", views.PolicyViewSet, basename="policy")

urlpatterns = [*router.urls, path("stats", views.StatsViewSet.as_view({"get": "retrieve"}), name="stats")]
