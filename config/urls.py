"""Every address of the service (4-interfaces.md)."""

from __future__ import annotations

from typing import Any, Final

from csp.constants import SELF
from csp.decorators import csp_update
from django.contrib import admin
from django.urls import include, path
from django.views.generic import RedirectView
from django.views.i18n import set_language
from drf_spectacular.views import SpectacularJSONAPIView, SpectacularSwaggerSplitView

from config import health

_OPEN: Final[dict[str, Any]] = {"authentication_classes": [], "permission_classes": [], "throttle_classes": []}
_docs = SpectacularSwaggerSplitView.as_view(url_name="schema", **_OPEN)

urlpatterns = [
    path("", RedirectView.as_view(pattern_name="admin:index"), name="root"),
    path("console/language/", set_language, name="language"),
    path("console/", admin.site.urls),
    path("api/schema", SpectacularJSONAPIView.as_view(**_OPEN), name="schema"),
    path("api/docs", csp_update({"img-src": [SELF, "data:"]})(_docs), name="docs"),
    path("api/v1/", include("extraction.api.urls")),
    path("api/v1/", include("memories.api.urls")),
    path("api/v1/", include("evidence.api.urls")),
    path("healthz", health.healthz, name="healthz"),
    path("readyz", health.readyz, name="readyz"),
    path("metrics", health.metrics, name="metrics"),
]
handler404 = "config.problems.not_found"
handler500 = "config.problems.server_error"
