"""The addresses of runs, candidates, policies and counts (4-interfaces.md)."""

from __future__ import annotations

from django.urls import path
from rest_framework.routers import SimpleRouter

from extraction.api import imports, views

router = SimpleRouter(trailing_slash=False, use_regex_path=False)
router.register("runs", views.RunViewSet, basename="run")
router.register("candidates", views.CandidateViewSet, basename="candidate")
router.register("policies", views.PolicyViewSet, basename="policy")

urlpatterns = [
    path("runs/import", imports.ImportViewSet.as_view({"post": "create"}), name="run-import"),
    *router.urls,
    path("stats", views.StatsViewSet.as_view({"get": "retrieve"}), name="stats"),
]
