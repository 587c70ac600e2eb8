"""The main job from the shell: conversations in, verdicts out (4-interfaces.md)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser

from evidence.domain.errors import InvalidInput
from evidence.management.base import TouchstoneCommand, about
from evidence.models import Organization
from evidence.tenants import organization_named
from extraction import intake, pipeline
from extraction.extractors import EXTRACTORS
from extraction.importers import AUTO, IMPORTERS, Conversation, read_conversation
from extraction.management.report import Line, print_json, print_table
from extraction.models import Run
from extraction.tasks import enqueue_run


class Command(TouchstoneCommand):
    """Extracts memories from conversation files and shows what was admitted, demoted and dropped."""

    help = (
        "Read conversations, judge what they propose, store what is proven. Undo: retire its memories in the console."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        """The files and how to read them."""
        parser.add_argument(
            "files", nargs="+", metavar="FILE", help="a conversation: JSON messages or lines of `Name: text`"
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
        """Read every file before the first is stored, so that a bad one stores nothing."""
        organization = organization_named(options["organization"])
        submissions = [_submission(path, organization, options) for path in options["files"]]
        work = self._judged if options["dry_run"] else self._stored
        results = [work(organization, submission) for submission, _ in submissions]
        if options["json"]:
            print_json(
                self.stdout, [result | {"candidates": [line.as_json() for line in lines]} for result, lines in results]
            )
            return
        for (result, lines), (_, conversation) in zip(results, submissions, strict=True):
            title = (
                f"{result['run']} ({conversation.format}, {len(conversation.messages)} messages): {result['status']}"
            )
            print_table(self.stdout, title, lines, result["note"])
            for note in conversation.notes:
                self.stdout.write(f"  note: {note}")

    def _stored(self, organization: Organization, submission: intake.Submission) -> tuple[dict[str, Any], list[Line]]:
        run = intake.submit_run(organization=organization, submission=submission, enqueue=enqueue_run).run
        rows = run.candidates.filter(attempt=run.attempt).order_by("index").prefetch_related("findings")
        return _result(run), [Line.of_row(row) for row in rows]

    def _judged(self, organization: Organization, submission: intake.Submission) -> tuple[dict[str, Any], list[Line]]:
        run = intake.unsaved_run(organization, submission)
        judgement, extraction = pipeline.preview(run)
        return _result(run) | {"status": "dry run", "note": extraction.note}, [
            Line.of_judged(j) for j in judgement.judged
        ]


def _submission(
    path: str, organization: Organization, options: dict[str, Any]
) -> tuple[intake.Submission, Conversation]:
    file = Path(path)
    if not file.is_file():
        raise InvalidInput(f"There is no file {path}.", field="files", hint="Name a text or JSON file.")
    with about(path):
        conversation = read_conversation(
            file.read_bytes(),
            format=options["format"],
            conventions=organization.conventions,
            limits=intake.limits(),
            agents=options["agent"],
        )
    submission = intake.submission_of(
        conversation, scope=options["scope"], extractor=options["extractor"], model=options["model"]
    )
    return submission, conversation


def _result(run: Run) -> dict[str, Any]:
    return {
        "run": run.external_id,
        "status": run.status,
        "note": run.note or run.error_detail,
        "counts": run.counts,
        "masked_secrets": run.masked_secrets,
    }
