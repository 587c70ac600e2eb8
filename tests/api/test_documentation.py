"""docs/api.md names every call, filter and code, and each of its examples is answered as it says."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from django.urls import URLPattern, URLResolver, get_resolver
from rest_framework.test import APIClient

from evidence.api.authentication import Need
from extraction.models import ScopePolicy
from memories import lifecycle
from memories.models import Memory
from tests.api.conftest import World
from tests.api.test_memories import SYSTEM, keep

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "api.md").read_text()
_FENCE = re.compile(r"^```json (request|answer (\d+))\n(.*?)^```$", flags=re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Section:
    """One documented call with its example."""

    method: str
    path: str
    text: str

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"

    @property
    def request(self) -> Any:
        return next((json.loads(body) for kind, _, body in _FENCE.findall(self.text) if kind == "request"), None)

    @property
    def answer(self) -> tuple[int, Any]:
        return next(
            ((int(status), json.loads(body)) for _, status, body in _FENCE.findall(self.text) if status), (204, None)
        )


def _sections() -> list[Section]:
    parts = re.split(r"^### `(\w+) (/\S+)`$", PAGE, flags=re.MULTILINE)
    return [Section(*parts[at : at + 3]) for at in range(1, len(parts), 3)]


SECTIONS = _sections()


def _routes(patterns: list[URLPattern | URLResolver], prefix: str = "/") -> Iterator[tuple[str, Any]]:
    for each in patterns:
        path = prefix + str(each.pattern)
        if isinstance(each, URLResolver):
            yield from _routes(each.url_patterns, path)
        elif path.startswith("/api/v1/"):
            yield re.sub(r"<uuid:pk>", "{id}", path), each.callback


ROUTES = dict(_routes(get_resolver().url_patterns))


def test_every_call_is_documented_and_every_documented_call_exists():
    calls = {f"{method.upper()} {path}" for path, view in ROUTES.items() for method in view.actions if method != "head"}
    assert {section.name for section in SECTIONS} == calls
    assert len(SECTIONS) == len(calls)


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.name)
def test_a_call_is_documented_with_the_role_it_needs_and_every_filter(section: Section):
    view = ROUTES[section.path]
    need: Need = view.cls.needs[view.actions[section.method.lower()]]
    assert re.findall(r"Needs\s+`(\w+)`\.", section.text) == [need.role.value]
    filters = getattr(view.cls, "filterset_class", None) if view.actions[section.method.lower()] == "list" else None
    assert [name for name in (filters.base_filters if filters else ()) if f"`{name}`" not in section.text] == []


@pytest.fixture
def ids(world: World) -> dict[str, str]:
    """What the examples speak of."""
    policy = ScopePolicy.objects.create(organization=world.organization, pattern="play/*", mode="none")
    return {
        "runs": world.run,
        "candidates": str(world.demoted.pk),
        "memories": str(world.memory.pk),
        "evidence": str(world.memory.evidence_id),
        "policies": str(policy.pk),
        "{candidate}": str(world.demoted.pk),
        "{memory}": str(world.memory.pk),
        "{successor}": str(keep(world.organization, "a newer one").pk),
    }


def _filled(value: Any, ids: dict[str, str]) -> Any:
    if isinstance(value, dict):
        return {key: _filled(inner, ids) for key, inner in value.items()}
    if isinstance(value, list):
        return [_filled(inner, ids) for inner in value]
    return ids.get(value, value) if isinstance(value, str) else value


def _misses(example: Any, actual: Any, path: str = "") -> list[str]:
    """Where an answer lacks what its example shows: keys, kinds of values, and at least one row where one is shown."""
    if isinstance(example, dict) and isinstance(actual, dict):
        missing = [f"{path}.{key}" for key in example if key not in actual]
        return missing + [
            m for key in example if key in actual for m in _misses(example[key], actual[key], f"{path}.{key}")
        ]
    if isinstance(example, list) and isinstance(actual, list):
        if not example:
            return []
        fits = [_misses(example[0], row, f"{path}[]") for row in actual]
        return min(fits, key=len, default=[f"{path} is empty"])
    same = (type(example) is type(actual)) or {type(example), type(actual)} <= {int, float}
    return [] if same else [f"{path} is {actual!r}"]


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.name)
def test_an_example_is_answered_as_the_page_says(section: Section, ids: dict[str, str], reviewer: APIClient):
    if section.path.endswith("/reinstate"):
        lifecycle.retire(Memory.objects.get(pk=ids["memories"]), decider=SYSTEM, reason_text="to come back")
    path = section.path.replace("{id}", ids.get(section.path.split("/")[3], ""))
    answer = getattr(reviewer, section.method.lower())(path, _filled(section.request, ids), format="json")
    status, example = section.answer
    assert answer.status_code == status, answer.content
    assert example is None or _misses(example, answer.json()) == []


def test_every_code_of_a_problem_in_the_code_stands_on_the_page():
    text = "\n".join(
        path.read_text()
        for folder in ("config", "evidence", "memories", "extraction")
        for path in (ROOT / folder).glob("*.py")
    ) + "\n".join(path.read_text() for path in (ROOT / "evidence/api").glob("*.py"))
    codes = set(re.findall(r'\bcode="([a-z_]{5,})"', text)) - {"time_zone", "currency", "invalid"}
    assert {code for code in codes if f"`{code}`" not in PAGE} == set()
