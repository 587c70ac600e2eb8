"""Decides how an error is told: as a problem with a stable code and what would be right (4-interfaces.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from http import HTTPStatus
from typing import Any, Final

from django.core.exceptions import RequestDataTooBig
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views import defaults
from rest_framework.exceptions import APIException, ValidationError
from rest_framework.response import Response
from rest_framework.views import exception_handler

from evidence.domain.errors import (
    Conflict,
    InvalidInput,
    NotConfigured,
    NotFound,
    NotProven,
    ProviderFailed,
    TooLarge,
    TouchstoneError,
)
from extraction.extractors import ExtractionFailed

MEDIA_TYPE: Final = "application/problem+json"
STATUSES: Final[Mapping[type[TouchstoneError], int]] = {
    TooLarge: 413,
    Conflict: 409,
    InvalidInput: 400,
    NotFound: 404,
    NotProven: 422,
    ProviderFailed: 502,
    ExtractionFailed: 502,
    NotConfigured: 503,
    TouchstoneError: 500,
}
_CODES: Final = {
    401: "not_authenticated",
    403: "permission_denied",
    404: "not_found",
    405: "method_not_allowed",
    406: "not_acceptable",
    413: "too_large",
    415: "unsupported_media_type",
    429: "too_many_requests",
}
_HINTS: Final = {
    401: "Send the header Authorization: Api-Key <secret>, or log in.",
    415: "Send JSON with a Content-Type of application/json.",
    429: "Wait as many seconds as Retry-After says.",
}
_MOST_ERRORS: Final = 50
_API: Final = "/api/"


def problem_response(error: Exception, context: Mapping[str, Any]) -> Response | None:
    """The answer to an error of a view, or none for a defect, which Django reports."""
    if isinstance(error, TouchstoneError):
        return _respond(_of_ours(error))
    if isinstance(error, RequestDataTooBig):
        return _respond(_of_ours(TooLarge("The body is too large.", code="body_too_large")))
    response = exception_handler(error, dict(context))
    if response is None:
        return None
    headers = {name: response[name] for name in ("WWW-Authenticate", "Retry-After", "Allow") if name in response}
    problem = _of_values(error) if isinstance(error, ValidationError) else _of_framework(error, response.status_code)
    return _respond(problem, headers)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """The page of an address that does not exist; under the API it is a problem."""
    if not request.path.startswith(_API):
        return defaults.page_not_found(request, exception)
    return _plain(problem(404, "not_found", "There is no such address.", hint="See /api/docs."))


def server_error(request: HttpRequest) -> HttpResponse:
    """The page of a defect; under the API it is a problem that tells nothing of its cause."""
    if not request.path.startswith(_API):
        return defaults.server_error(request)
    return _plain(problem(500, "internal_error", "The request met a defect, which is logged."))


def problem(status: int, code: str, detail: str, **more: Any) -> dict[str, Any]:
    """Problem details; further members that are empty are left out."""
    base = {"type": "about:blank", "title": HTTPStatus(status).phrase, "status": status, "detail": detail, "code": code}
    return base | {name: value for name, value in more.items() if value}


def _of_ours(error: TouchstoneError) -> dict[str, Any]:
    status = next(STATUSES[kind] for kind in type(error).__mro__ if kind in STATUSES)
    reasons = list(error.reasons) if isinstance(error, NotProven) else []
    return problem(status, error.code, error.message, field=error.field, hint=error.hint, reasons=reasons)


def _of_values(error: ValidationError) -> dict[str, Any]:
    errors = list(_flat(error.get_full_details(), ""))[:_MOST_ERRORS]
    first = errors[0] if errors else {"field": "", "message": "The request cannot be read.", "code": "invalid"}
    detail = f"{first['field']}: {first['message']}" if first["field"] else first["message"]
    return problem(400, "invalid_input", detail, field=first["field"], errors=errors)


def _flat(details: Any, path: str) -> Iterator[dict[str, str]]:
    if isinstance(details, list):
        for number, each in enumerate(details):
            yield from _flat(each, path if _is_leaf(each) else _below(path, number))
    elif _is_leaf(details):
        yield {"field": path, "message": str(details["message"]), "code": str(details["code"])}
    elif isinstance(details, Mapping):
        for key, each in details.items():
            yield from _flat(each, path if key == "non_field_errors" else _below(path, key))


def _is_leaf(details: Any) -> bool:
    return (
        isinstance(details, Mapping) and details.keys() == {"message", "code"} and not isinstance(details["code"], list)
    )


def _below(path: str, key: object) -> str:
    return f"{path}.{key}" if path else str(key)


def _of_framework(error: Exception, status: int) -> dict[str, Any]:
    code = _CODES.get(status, "invalid_input")
    detail = HTTPStatus(status).phrase
    if isinstance(error, APIException):
        given = str(error.get_codes())
        code = given if given in ("bad_key", "not_staff", "no_organization") else code
        detail = str(error.detail)
    return problem(status, code, detail, hint=_HINTS.get(status))


def _respond(body: dict[str, Any], headers: Mapping[str, str] | None = None) -> Response:
    return Response(body, status=body["status"], headers=dict(headers or {}), content_type=MEDIA_TYPE)


def _plain(body: dict[str, Any]) -> JsonResponse:
    return JsonResponse(body, status=body["status"], content_type=MEDIA_TYPE)
