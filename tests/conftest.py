"""What every test shares: the marker of database tests, and a flush that the append-only triggers allow."""

from __future__ import annotations

import os
from collections.abc import Iterator

import hypothesis
import pytest
from django.conf import settings
from django.db import connection
from django.test import TransactionTestCase

from evidence.models import Organization
from evidence.triggers import install, remove
from extraction.triggers import VERDICT_IS_FINAL
from memories.triggers import APPEND_ONLY

# The same examples in every run of CI, so that a red run shows again; at a desk new ones are looked for each time.
hypothesis.settings.register_profile("ci", derandomize=True, deadline=None)
hypothesis.settings.register_profile("desk", deadline=None)
hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "desk")

TRIGGERS = APPEND_ONLY + VERDICT_IS_FINAL
_DATABASE_FIXTURES = {"db", "transactional_db", "django_db_reset_sequences", "live_server", "client", "admin_client"}


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "database: a test that talks to the database; runs on SQLite and on PostgreSQL")
    config.addinivalue_line(
        "markers", "browser: a test that drives Chromium; what it looks at is the same on any database"
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        uses = set(getattr(item, "fixturenames", ()))
        if item.get_closest_marker("django_db") or uses & _DATABASE_FIXTURES:
            item.add_marker(pytest.mark.database)


@pytest.fixture(scope="session")
def django_db_modify_db_settings(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A test database in a file, as in production: threads on one in memory would share its locks."""
    if connection.vendor == "sqlite":
        name = str(tmp_path_factory.mktemp("database") / "test.sqlite3")
        connection.settings_dict["TEST"]["NAME"] = name


@pytest.fixture(autouse=True, scope="session")
def _flush_in_spite_of_triggers() -> Iterator[None]:
    """A transactional test ends with a flush, which deletes rows that nobody else may delete."""
    flush = TransactionTestCase._fixture_teardown  # type: ignore[attr-defined]

    def flush_without_triggers(self: TransactionTestCase) -> None:
        remove(connection, TRIGGERS)
        flush(self)
        install(connection, TRIGGERS)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TransactionTestCase, "_fixture_teardown", flush_without_triggers)
        yield


@pytest.fixture(autouse=True)
def _plain_static_files() -> None:
    settings.WHITENOISE_AUTOREFRESH = True


@pytest.fixture
def organization(db: None) -> Organization:
    """The organization that most tests work in: Vietnamese conventions, day first."""
    return Organization.objects.create(
        slug="north", name="North Workshop", time_zone="Asia/Ho_Chi_Minh", default_currency="VND"
    )


@pytest.fixture
def stranger(db: None) -> Organization:
    """Another organization, whose rows nobody of the first may see."""
    return Organization.objects.create(slug="south", name="South Workshop")


def need(service: str, is_there: bool, how: str) -> None:
    """Skip a test whose service is missing, with the reason; in CI a missing service is a failure."""
    if is_there:
        return
    if os.environ.get("CI"):
        pytest.fail(f"{service} is missing in CI: {how}")
    pytest.skip(f"{service} is missing: {how}")
