"""The page at /api/docs works in a browser under the service's own content security policy."""

from __future__ import annotations

import shutil
from typing import Any

import pytest
from playwright.sync_api import sync_playwright

from tests.conftest import need

pytestmark = pytest.mark.browser


def test_the_page_shows_every_call_and_violates_no_policy(live_server: Any):
    chromium = shutil.which("chromium")
    need("Chromium", chromium is not None, "install the package chromium")
    said: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        page.on("console", lambda message: said.append(message.text))
        page.on("pageerror", lambda error: said.append(str(error)))
        page.goto(f"{live_server.url}/api/docs")
        page.wait_for_selector("#operations-runs-runs_create")
        page.click("#operations-runs-runs_create .opblock-summary-control")
        page.wait_for_selector("#operations-runs-runs_create .opblock-body")
        calls = page.locator(".opblock").count()
        browser.close()
    assert calls >= 25
    assert said == []
