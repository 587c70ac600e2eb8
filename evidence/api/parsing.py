"""Decides which request bodies are read at all: UTF-8 JSON within the limits (7-quality.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import IO, Any, Final

import orjson
from django.conf import settings
from rest_framework.parsers import BaseParser

from evidence.domain.errors import InvalidInput, TooLarge

DEEPEST: Final = 64


class StrictJSONParser(BaseParser):
    """Reads one JSON document; NaN, lone surrogates, NUL and deep nesting are refused."""

    media_type = "application/json"

    def parse(
        self, stream: IO[Any], media_type: str | None = None, parser_context: Mapping[str, Any] | None = None
    ) -> Any:
        """The document as Python values; TooLarge over the limit, InvalidInput with line and column when malformed."""
        length = parser_context["request"].META.get("CONTENT_LENGTH") if parser_context else None
        document = _load(_text(_read(stream, int(length or 0))))
        _check_depth(document)
        return document


def _read(stream: IO[Any], length: int) -> bytes:
    limit = settings.MAX_BODY_BYTES
    body: bytes = b"" if length > limit else stream.read(limit + 1)
    if length > limit or len(body) > limit:
        raise TooLarge(f"The body is over {limit:,} bytes.", code="body_too_large", hint="Send it in several requests.")
    return body


def _text(body: bytes) -> str:
    try:
        return body.decode()
    except UnicodeDecodeError as error:
        raise InvalidInput(
            f"The body is not UTF-8: byte {error.start} cannot be read.",
            code="wrong_encoding",
            hint="Send JSON as UTF-8.",
        ) from None


def _load(text: str) -> Any:
    try:
        document = orjson.loads(text)
    except orjson.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        hint = "Send one JSON document with a Content-Type of application/json."
        raise InvalidInput(f"Malformed JSON at {place}: {error.msg}.", code="malformed_json", hint=hint) from None
    if "\\u0000" in text:
        _refuse_nul(document)
    return document


def _check_depth(document: Any) -> None:
    level: list[Any] = [document]
    for _ in range(DEEPEST):
        level = [child for value in level for _, child in _children(value)]
        if not level:
            return
    raise InvalidInput(
        f"The JSON is nested deeper than {DEEPEST} levels.", code="nested_too_deeply", hint="Flatten it."
    )


def _refuse_nul(document: Any) -> None:
    waiting: list[tuple[str, Any]] = [("", document)]
    while waiting:
        path, value = waiting.pop()
        if (isinstance(value, str) and "\x00" in value) or "\x00" in path:
            place = path.replace("\x00", "\\u0000")
            raise InvalidInput("A text holds a NUL character.", code="nul_character", field=place, hint="Remove it.")
        waiting += [(f"{path}.{key}".lstrip("."), child) for key, child in _children(value)]


def _children(value: Any) -> Iterable[tuple[object, Any]]:
    if isinstance(value, dict):
        return value.items()
    return enumerate(value) if isinstance(value, list) else ()
