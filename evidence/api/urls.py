"""The addresses of cited texts and of `ground` (4-interfaces.md)."""

from __future__ import annotations

from django.urls import path
from rest_framework.routers import SimpleRouter

from evidence.api import views

router = SimpleRouter(trailing_slash=False, use_regex_path=False)
router.register("evidence", views.EvidenceViewSet, basename="evidence")

urlpatterns = [*router.urls, path("ground", views.GroundViewSet.as_view({"post": "create"}), name="ground")]
