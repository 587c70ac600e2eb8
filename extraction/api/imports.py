"""Takes a file in as the body of a request, in any format that the command line reads (6-interchange.md)."""

from __future__ import annotations

import io
from collections.abc import Mapping
from dataclasses import asdict
from tempfile import SpooledTemporaryFile
from typing import IO, Any, BinaryIO, ClassVar, Final, cast

from django.conf import settings
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework import serializers, status
from rest_framework.parsers import BaseParser
from rest_framework.request import Request
from rest_framework.response import Response

from evidence.api.authentication import Need
from evidence.api.openapi import responses
from evidence.api.serializers import StrictSerializer, Text
from evidence.api.views import OrganizationViewSet
from evidence.domain.errors import InvalidInput, TooLarge
from evidence.models import ApiKeyRole
from extraction import importing, tasks
from extraction.domain.run import ActorKind
from extraction.importers import AUTO, IMPORTERS
from extraction.importers.report import Why
from extraction.models import FINISHED, Run, RunStatus

_IN_MEMORY: Final = 1_000_000
_CHUNK: Final = 64 * 1024
_FORMS: Final = ("multipart/form-data", "application/x-www-form-urlencoded")


class FileParser(BaseParser):
    """Reads a body of any type as the bytes of one file; a form is refused, since its frame is no part of the file."""

    media_type = "*/*"

    def parse(
        self, stream: IO[bytes], media_type: str | None = None, parser_context: Mapping[str, Any] | None = None
    ) -> Any:
        """The file, kept on disk from a megabyte on; TooLarge over the limit."""
        if (media_type or "").partition(";")[0].strip().casefold() in _FORMS:
            raise InvalidInput("The body is a form.", code="no_form", hint="Send the file itself as the body.")
        length = int(parser_context["request"].META.get("CONTENT_LENGTH") or 0) if parser_context else 0
        limit = settings.MAX_BODY_BYTES
        if length > limit:
            raise _too_large(limit)
        file = cast(BinaryIO, SpooledTemporaryFile(max_size=_IN_MEMORY))  # noqa: SIM115 - the caller closes it
        while chunk := stream.read(_CHUNK):
            file.write(chunk)
            if file.tell() > limit:
                file.close()
                raise _too_large(limit)
        return file


class ImportParameters(StrictSerializer):
    """How a file is read, and where its memories apply."""

    scope = Text(required=False, default="", help_text="Where the memories will apply; a JSON body may say it itself.")
    format = serializers.ChoiceField(choices=[AUTO, *IMPORTERS], required=False, default=AUTO)
    extractor = Text(required=False, default="", help_text="Which extractor proposes, if not the one of the settings.")
    agents = Text(required=False, default="", help_text="Names of speakers who are programs, a comma between them.")
    store = serializers.BooleanField(required=False, default=True, help_text="False only reads, and reports.")


class ReportActorSerializer(serializers.Serializer[Any]):
    """Somebody who speaks in a file."""

    name = serializers.CharField()
    kind = serializers.ChoiceField(choices=[kind.value for kind in ActorKind])


class SkippedSerializer(serializers.Serializer[Any]):
    """What was skipped for one reason."""

    code = serializers.ChoiceField(choices=[(why.value, why.name) for why in Why])
    count = serializers.IntegerField()
    places = serializers.ListField(child=serializers.CharField(), help_text="The first three.")
    sentence = serializers.CharField()


class ReportSerializer(serializers.Serializer[Any]):
    """What a file holds."""

    format = serializers.ChoiceField(choices=list(IMPORTERS))
    messages = serializers.IntegerField()
    runs = serializers.IntegerField(help_text="A long file becomes several runs, parted between messages.")
    actor_count = serializers.IntegerField()
    actors = ReportActorSerializer(many=True, help_text="The first fifty.")
    skipped = SkippedSerializer(many=True)
    assumed = serializers.ListField(child=serializers.CharField())


class ImportedRunSerializer(serializers.Serializer[Any]):
    """One run of a file, in short."""

    id = serializers.UUIDField()
    external_id = serializers.CharField(help_text="Made from the content: the same file again finds the same runs.")
    status = serializers.ChoiceField(choices=RunStatus.choices)
    created = serializers.BooleanField()
    messages = serializers.IntegerField()
    counts = serializers.JSONField()
    masked_secrets = serializers.IntegerField()
    note = serializers.CharField()
    error_code = serializers.CharField()


class ImportSerializer(serializers.Serializer[Any]):
    """What was read of a file, and the runs that it became."""

    report = ReportSerializer()
    runs = ImportedRunSerializer(many=True)


class ImportViewSet(OrganizationViewSet[Run]):
    """Files handed in whole."""

    queryset = Run.objects.none()
    serializer_class = ImportSerializer
    parser_classes = (FileParser,)
    needs: ClassVar = {"create": Need(ApiKeyRole.WRITE, "extraction.add_run")}

    @extend_schema(
        operation_id="runs_import",
        parameters=[ImportParameters],
        request={"application/octet-stream": OpenApiTypes.BINARY, "text/plain": OpenApiTypes.STR},
        responses=responses(dict.fromkeys((200, 201, 202), ImportSerializer), 409, 413),
    )
    def create(self, request: Request) -> Response:
        """Read a file to its end, then hand in its runs: 201 with their outcome, 202 while a worker has one."""
        given = self.read_query(ImportParameters)
        how = importing.Request(
            given["scope"], given["format"], given["extractor"], tuple(filter(None, given["agents"].split(",")))
        )
        organization = self.caller.organization
        with _body(request) as body:
            file = importing.read_file(body, organization=organization, request=how, limits=importing.upload_limits())
            stored = importing.store_file(file, organization=organization, request=how, enqueue=tasks.enqueue_run)
            outcomes = [asdict(outcome) for outcome in stored] if given["store"] else []
        return Response({"report": file.report.as_json(), "runs": outcomes}, _status(outcomes))


def _too_large(limit: int) -> TooLarge:
    return TooLarge(f"The body is over {limit:,} bytes.", code="body_too_large", hint="Split the file.")


def _body(request: Request) -> BinaryIO:
    """The parsed file; a request without a body reaches no parser."""
    body: Any = request.data
    return body if hasattr(body, "read") else io.BytesIO()


def _status(outcomes: list[dict[str, Any]]) -> int:
    if not any(outcome["created"] for outcome in outcomes):
        return status.HTTP_200_OK
    is_finished = all(outcome["status"] in FINISHED for outcome in outcomes)
    return status.HTTP_201_CREATED if is_finished else status.HTTP_202_ACCEPTED
