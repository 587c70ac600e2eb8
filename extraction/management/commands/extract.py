"""The main job from the shell: conversations in, verdicts out (4-interfaces.md)."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser
from rich.console import Console
from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeRemainingColumn

from evidence.domain.errors import InvalidInput
from evidence.management.base import TouchstoneCommand, about
from evidence.models import Organization
from evidence.tenants import organization_named
from extraction import importing, intake, ledger, pipeline
from extraction.extractors import EXTRACTORS
from extraction.importers import AUTO, IMPORTERS, File
from extraction.importing import Request
from extraction.management.report import Line, print_json_list, print_table
from extraction.models import Run
from extraction.tasks import enqueue_run

Result = tuple[dict[str, Any], list[Line]]
_PASSES = 3


class Command(TouchstoneCommand):
    """Extracts memories from conversation files and shows what was admitted, demoted and dropped."""

    help = (
        "Read conversations, judge what they propose, store what is proven. Undo: retire its memories in the console."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        """The files and how to read them."""
        parser.add_argument(
            "files", nargs="+", metavar="FILE", help="a chat export, a transcript, JSON messages, a table or a text"
        )
        parser.add_argument("--scope", default="", help="where the memories apply, such as agent:helpdesk")
        parser.add_argument("--organization", default="", help="its slug; needed when there are several")
        parser.add_argument("--format", default=AUTO, choices=[AUTO, *IMPORTERS])
        parser.add_argument(
            "--extractor", default="", choices=["", *EXTRACTORS], metavar="NAME", help=", ".join(EXTRACTORS)
        )
        parser.add_argument("--model", default="", metavar="NAME", help="the model to ask, as provider:name")
        parser.add_argument("--agent", action="append", default=[], metavar="NAME", help="a speaker who is a program")
        parser.add_argument("--dry-run", action="store_true", help="judge, and store nothing")
        parser.add_argument("--json", action="store_true", help="print JSON alone")

    def handle(self, *args: Any, **options: Any) -> None:
        """Read every file to its end before the first is stored, so that a bad one stores nothing."""
        organization = organization_named(options["organization"])
        scope, form, agents = options["scope"], options["format"], tuple(options["agent"])
        request = Request(scope, form, options["extractor"], agents, options["model"])
        work = _judged if options["dry_run"] else _stored
        with ExitStack() as stack:
            advance = stack.enter_context(_progress(options["files"], is_shown=not options["json"]))
            files = [(path, _read(path, stack, organization, request, advance=advance)) for path in options["files"]]
            results = ((path, file, each) for path, file in files for each in work(file, organization, request))
            if options["json"]:
                print_json_list(self.stdout, (_as_json(*result) for result in results))
            else:
                self._tell(results)

    def _tell(self, results: Iterator[tuple[str, File, Result]]) -> None:
        told: set[str] = set()
        for path, file, (result, lines) in results:
            if path not in told:
                told.add(path)
                self.stdout.write(f"{path}: {file.report.format}, {file.report.summary}")
                for note in file.report.notes:
                    self.stdout.write(f"  note: {note}")
            title = f"{result['run']} ({file.report.format}, {result['messages']} messages): {result['status']}"
            print_table(self.stdout, title, lines, result["note"])


def _stored(file: File, organization: Organization, request: Request) -> Iterator[Result]:
    for outcome in importing.store_file(file, organization=organization, request=request, enqueue=enqueue_run):
        run = Run.objects.defer("messages", "actors", "raw_output").get(pk=outcome.id)
        rows = run.candidates.filter(attempt=run.attempt).order_by("index").prefetch_related("findings")
        yield _result(run, outcome.messages), [Line.of_row(row) for row in rows]


def _judged(file: File, organization: Organization, request: Request) -> Iterator[Result]:
    for conversation in file.conversations():
        run = intake.unsaved_run(organization, importing.submission(conversation, request))
        judgement, extraction = pipeline.preview(run)
        note = ledger.told(judgement, extraction)
        result = _result(run, len(conversation.messages)) | {"status": "dry run", "note": note}
        yield result, [Line.of_judged(each) for each in judgement.judged]


def _read(
    path: str, stack: ExitStack, organization: Organization, request: Request, *, advance: Callable[[int], object]
) -> File:
    if not Path(path).is_file():
        raise InvalidInput(f"There is no file {path}.", field="files", hint="Name a text, a table or a JSON file.")
    with about(path):
        return importing.read_file(
            stack.enter_context(Path(path).open("rb")),
            organization=organization,
            request=request,
            limits=importing.file_limits(),
            on_bytes=advance,
        )


@contextmanager
def _progress(paths: list[str], *, is_shown: bool) -> Iterator[Callable[[int], object]]:
    """A bar of the bytes read, on a terminal alone; a file is read to settle it, to check it, and to hand it in."""
    if not (is_shown and sys.stderr.isatty()):
        yield lambda _: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), DownloadColumn(), TimeRemainingColumn())
    total = _PASSES * sum(Path(path).stat().st_size for path in paths if Path(path).is_file())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("Reading", total=total)
        yield lambda size: bar.advance(task, size)


def _result(run: Run, messages: int) -> dict[str, Any]:
    return {
        "run": run.external_id,
        "status": run.status,
        "note": run.note or run.error_detail,
        "messages": messages,
        "counts": run.counts,
        "masked_secrets": run.masked_secrets,
    }


def _as_json(path: str, file: File, result: Result) -> dict[str, Any]:
    values, lines = result
    return {"file": path, **values, "report": file.report.as_json(), "candidates": [line.as_json() for line in lines]}
