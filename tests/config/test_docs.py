"""The documentation says what the code says, or the build breaks."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from extraction.domain.chain import GUARDS
from extraction.domain.reasons import REASONS, Reason

ROOT = Path(__file__).resolve().parents[2]


def _page(name: str) -> str:
    return (ROOT / "docs" / name).read_text()


def _first_cells(page: str) -> list[str]:
    return re.findall(r"^\| `([^`]+)` \|", page, flags=re.MULTILINE)


def test_every_direct_dependency_has_its_line_and_no_line_is_left_over():
    read = tomllib.loads((ROOT / "pyproject.toml").read_text())
    project = read["project"]
    groups = project["optional-dependencies"] | read["dependency-groups"]
    declared = project["dependencies"] + [name for group in groups.values() for name in group]
    assert sorted(_first_cells(_page("dependencies.md"))) == sorted(re.split(r"[\[<>=]", name)[0] for name in declared)


def test_every_reason_code_is_documented_with_its_guard_and_its_effect():
    page = _page("reasons.md")
    assert set(_first_cells(page)) == {reason.value for reason in Reason} == {reason.value for reason in REASONS}
    for reason, spec in REASONS.items():
        [row] = [line for line in page.splitlines() if line.startswith(f"| `{reason.value}` |")]
        assert f"| {spec.guard} |" in row
        assert f"| {spec.effect.value} |" in row
        assert f"| {'yes' if spec.overrulable else 'no'} |" in row


@pytest.mark.parametrize("guard", GUARDS)
def test_every_guard_has_its_page_with_what_it_stops_what_it_lets_pass_and_its_falsifier(guard: str):
    page = _page(f"guards/{guard}.md")
    for heading in ("## What it stops", "## What it lets pass", "## Reason codes", "## Falsifier"):
        assert heading in page
    codes = {reason.value for reason, spec in REASONS.items() if spec.guard == guard}
    assert {code for code in codes if f"`{code}`" in page} == codes


def test_every_decision_record_names_what_would_show_it_wrong():
    records = sorted((ROOT / "docs/adr").glob("*.md"))
    assert len(records) >= 4
    assert [record.name for record in records if "**Falsifier.**" not in record.read_text()] == []


def test_the_links_between_the_pages_lead_somewhere():
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    broken = [
        f"{page.name}: {target}"
        for page in pages
        for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text())
        if "://" not in target and not (page.parent / target).exists()
    ]
    assert broken == []
