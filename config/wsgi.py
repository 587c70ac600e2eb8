"""The entry of a WSGI server; it refuses to start on settings that cannot be used."""

from __future__ import annotations

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

application = get_wsgi_application()

from config.checks import refuse_broken_settings  # noqa: E402 - settings are readable only now

refuse_broken_settings()
