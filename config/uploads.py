"""Decides how large a form with files may be at all, before any of it is written to a disk (7-quality.md)."""

from __future__ import annotations

from typing import Any, Final

from django.conf import settings
from django.core.exceptions import RequestDataTooBig
from django.core.files.uploadhandler import FileUploadHandler

# A file that is only a little too large still reaches its form, which tells so beside the field.
_MARGIN: Final = 1_000_000


class BoundedUploads(FileUploadHandler):
    """Refuses a form by its declared length; what it lets through goes on to the handlers behind it."""

    def handle_raw_input(self, input_data: Any, META: Any, content_length: int, *rest: Any, **more: Any) -> None:  # noqa: N803
        """RequestDataTooBig over the largest body and a margin."""
        if content_length > settings.MAX_BODY_BYTES + _MARGIN:
            raise RequestDataTooBig("The form is over the largest body.")

    def receive_data_chunk(self, raw_data: bytes, start: int) -> bytes:
        """Hand the chunk on."""
        return raw_data

    def file_complete(self, file_size: int) -> None:
        """Leave the file to the handlers behind."""
