"""A real browser on the running console: Debian's Chromium, signed in by the test client's own session."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from django.conf import settings
from django.contrib.auth.models import User
from django.test import Client
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, sync_playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or ""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]


@dataclass
class Complaints:
    """What the browser's console said against the pages, such as a breach of the content security policy."""

    said: list[str] = field(default_factory=list)

    def listen(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.said.append(f"{page.url}: {error}"))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.said.append(f"{message.page.url if message.page else ''}: {message.text}")


def session_of(user: User) -> str:
    """The session of a signed-in user, for a browser that is to be that user."""
    client = Client()
    client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
    return client.cookies[settings.SESSION_COOKIE_NAME].value


@contextmanager
def browser(
    base: str, session: str, *, scheme: str, width: int, bypass_csp: bool = False
) -> Iterator[tuple[BrowserContext, Complaints]]:
    """A context in light or dark (`scheme`) and so many pixels wide; axe alone needs the policy bypassed."""
    complaints = Complaints()
    with sync_playwright() as player:
        chromium = player.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        context = chromium.new_context(
            base_url=base,
            viewport={"width": width, "height": 900},
            color_scheme="dark" if scheme == "dark" else "light",
        )
        context.add_cookies([{"name": settings.SESSION_COOKIE_NAME, "value": session, "url": base}])
        context.on("page", complaints.listen)
        yield context, complaints
        chromium.close()
