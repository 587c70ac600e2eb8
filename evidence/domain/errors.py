"""The exceptions, drawn as a tree; what a guard refuses is a value and never stands here (2-architecture.md).

TouchstoneError
+-- InvalidInput          the caller handed in something that cannot be worked on; carries the field and what is right
|   +-- TooLarge          it is over a limit
|   +-- Conflict          it contradicts what is already stored (a repeated id, a decided candidate)
+-- NotFound              no such row in the caller's organization
+-- NotProven             a restore or an edit is still not proven by its source
+-- ProviderFailed        a model or a recording gave no usable answer
    +-- NotConfigured     it cannot even be asked: a client, a model or a key is missing
"""

from __future__ import annotations


class TouchstoneError(Exception):
    """The root of errors raised on purpose; `code` is stable, `field` names the culprit, `hint` says what is right."""

    code = "error"

    def __init__(self, message: str, *, code: str | None = None, field: str | None = None, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.code = code or self.code
        self.field = field
        self.hint = hint


class InvalidInput(TouchstoneError):
    """Input that cannot be worked on."""

    code = "invalid_input"


class TooLarge(InvalidInput):
    """Input over a stated limit."""

    code = "too_large"


class Conflict(InvalidInput):
    """Input that contradicts what is stored."""

    code = "conflict"


class NotFound(TouchstoneError):
    """No such row in the caller's organization."""

    code = "not_found"


class NotProven(TouchstoneError):
    """A restore or an edit whose claim its source does not prove; `reasons` lists the reason codes that stand."""

    code = "not_proven"

    def __init__(self, message: str, *, reasons: tuple[str, ...], hint: str = "") -> None:
        super().__init__(message, hint=hint)
        self.reasons = reasons


class ProviderFailed(TouchstoneError):
    """A provider gave no usable answer; `raw_output` is what it did give."""

    code = "provider_failed"

    def __init__(self, message: str, *, code: str | None = None, raw_output: str = "", hint: str = "") -> None:
        super().__init__(message, code=code, hint=hint)
        self.raw_output = raw_output


class NotConfigured(ProviderFailed):
    """A provider that cannot even be asked, since something that only an operator can set is missing."""

    code = "not_configured"
