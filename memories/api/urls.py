"""The addresses of memories and decisions (4-interfaces.md)."""

from __future__ import annotations

from rest_framework.routers import SimpleRouter

from memories.api import views

router = SimpleRouter(trailing_slash=False, use_regex_path=False)
router.register("memories", views.MemoryViewSet, basename="memory")
router.register("decisions", views.DecisionViewSet, basename="decision")

urlpatterns = router.urls
