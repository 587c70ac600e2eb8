"""Decides in which language a page speaks: the console in the reader's own, the API in English (4-interfaces.md)."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.middleware.locale import LocaleMiddleware
from django.utils import translation

CONSOLE = "/console/"


class ConsoleLocaleMiddleware(LocaleMiddleware):
    """Django's choice by cookie, then by what the browser asks for, on the console's own pages alone."""

    def process_request(self, request: HttpRequest) -> None:
        """Choose for the console; anything else is answered in English, so that services read stable words."""
        if request.path.startswith(CONSOLE):
            super().process_request(request)
        else:
            translation.activate("en")

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        """Name the language of a console page; leave other answers as they are."""
        is_page = request.path.startswith(CONSOLE) and isinstance(response, HttpResponse)
        return super().process_response(request, response) if is_page else response
