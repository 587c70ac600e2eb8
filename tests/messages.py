"""Keeps the catalogs of the console's words: `make messages` adds what is new, drops what is gone, and compiles."""

from __future__ import annotations

import ast
import io
import re
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po
from django.conf import settings
from django.contrib import admin
from django.utils.translation.template import templatize

from evidence.domain.findings import Effect, Verdict
from extraction.domain.admission import Feature
from extraction.domain.reasons import REASONS
from extraction.domain.run import Role
from extraction.models import AuditVerdict, Fault, Review, RunStatus
from extraction.presets import ALWAYS, CORRECTIONS, PRESETS
from memories.console import REINSTATE, RETIRE
from memories.domain.taxonomy import Grounding, Label
from memories.models import ActorKind, MemoryStatus
from memories.record import ACTIONS, SUBJECTS

ROOT = Path(__file__).resolve().parent.parent
LOCALES = ROOT / "config" / "locale"
APPS = ("config", "evidence", "memories", "extraction")
_CALLS = {"gettext": 1, "gettext_lazy": 1, "gettext_noop": 1, "_": 1, "ngettext": 2}
_WORDS = r"""u?'(?:[^'\\]|\\.)*'|u?"(?:[^"\\]|\\.)*\""""
_TEMPLATE = re.compile(rf"(?<![A-Za-z])(?P<name>n?gettext|_)\((?P<first>{_WORDS})(?:, ?(?P<second>{_WORDS}))?")
Message = str | tuple[str, str]


def messages() -> set[Message]:
    """Every message of templates, of Python, and of the rules whose words a page translates by value."""
    return {*_of_templates(), *_of_python(), *_of_rules()}


def catalog_of(language: str) -> Catalog:
    """The catalog of a language, empty when there is none yet."""
    path = LOCALES / language / "LC_MESSAGES" / "django.po"
    if not path.exists():
        return Catalog(locale=language, project="Touchstone", fuzzy=False)
    with path.open("rb") as file:
        return read_po(file, locale=language)


def compiled(catalog: Catalog) -> bytes:
    """The bytes of the compiled catalog."""
    buffer = io.BytesIO()
    write_mo(buffer, catalog)
    return buffer.getvalue()


def _of_templates() -> Iterator[Message]:
    for path in sorted((ROOT / "templates").rglob("*.html")):
        for found in _TEMPLATE.finditer(templatize(path.read_text(encoding="utf-8"), origin=str(path))):
            first, second = ast.literal_eval(found["first"]), found["second"]
            yield (first, ast.literal_eval(second)) if found["name"] == "ngettext" and second else first


def _of_python() -> Iterator[Message]:
    for app in APPS:
        for path in sorted((ROOT / app).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _CALLS:
                    given = (arg.value for arg in node.args[: _CALLS[node.func.id]] if isinstance(arg, ast.Constant))
                    words = [each for each in given if isinstance(each, str)]
                    if len(words) == _CALLS[node.func.id]:
                        yield words[0] if len(words) == 1 else (words[0], words[1])


def _of_rules() -> Iterator[str]:
    """The words that are data of the rules and of the models: a page translates them by value."""
    yield from (spec.sentence for spec in REASONS.values())
    yield from (spec.guard.replace("_", " ") for spec in REASONS.values())
    yield from (preset.sentence for group in (*PRESETS.values(), ALWAYS, CORRECTIONS) for preset in group)
    yield from (words for _, words in (*RETIRE, *REINSTATE))
    for choices in (Review, RunStatus, MemoryStatus, AuditVerdict, Fault):
        yield from map(str, choices.labels)
    yield from (str(label).lower() for label in ActorKind.labels)
    yield from (
        each.value
        for kind in (Verdict, Effect, Label, Role, Review, MemoryStatus, RunStatus, Grounding)
        for each in kind
    )
    yield from (name.replace("_", " ") for name in (*ACTIONS, *Feature))
    yield from ("amount", "date", "owner", "number", "name", "validity", *SUBJECTS)
    for model in admin.site._registry:
        yield str(model._meta.verbose_name).capitalize()
        yield str(model._meta.verbose_name_plural).capitalize()


def main() -> None:
    """Bring every catalog up to date, and say what still waits for its words."""
    for language, _ in settings.LANGUAGES[1:]:
        catalog = catalog_of(language)
        wanted = messages()
        known = {message.id for message in catalog if message.id}
        for gone in known - wanted:
            catalog.delete(gone)
        for new in sorted(wanted - known, key=str):
            catalog.add(new)
        folder = LOCALES / language / "LC_MESSAGES"
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / "django.po").open("wb") as file:
            write_po(file, catalog, sort_output=True, width=120)
        (folder / "django.mo").write_bytes(compiled(catalog))
        missing = [message.id for message in catalog if message.id and not _is_told(message.string)]
        print(f"{language}: {len(wanted)} messages, {len(missing)} without words", *missing, sep="\n  ")


def _is_told(words: object) -> bool:
    return all(words) if isinstance(words, tuple) else bool(words)
