"""Decides how often a provider is asked, how long it is left alone between, and what it is told (3-guards.md)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from evidence.domain.errors import ProviderFailed
from extraction.domain.schema.fields import without_unsafe
from extraction.extractors.model import answers
from extraction.extractors.model.clock import Clock
from extraction.extractors.model.wire import PASSING, Reply, Request, Trouble, Turn, Wire, WireError

OUT_OF_TIME: Final = "out_of_time"
FIRST_WAIT_SECONDS: Final = 1.0
LONGEST_WAIT_SECONDS: Final = 60.0

_WORDS: Final = {
    Trouble.RATE_LIMITED: "The provider takes no more requests for now.",
    Trouble.UNAVAILABLE: "The provider has trouble of its own.",
    Trouble.UNREACHABLE: "The provider could not be reached.",
    Trouble.TIMED_OUT: "The provider did not answer in time.",
    Trouble.BROKEN: "What answered does not speak as the provider should.",
    Trouble.REJECTED: "The provider rejected the request.",
    Trouble.UNAUTHORIZED: "The provider does not accept the key.",
    Trouble.UNKNOWN_MODEL: "The provider does not know the model.",
    Trouble.TOO_LONG: "The request is longer than the model's window.",
    Trouble.OUT_OF_QUOTA: "The account with the provider is used up.",
}
_HINTS: Final = {
    Trouble.RATE_LIMITED: "Process the run again later, or ask the provider for a higher limit.",
    Trouble.UNAVAILABLE: "Process the run again later.",
    Trouble.UNREACHABLE: "Look at TOUCHSTONE_MODEL_URL, and whether the server runs.",
    Trouble.TIMED_OUT: "Raise TOUCHSTONE_MODEL_TIMEOUT, or choose a faster model.",
    Trouble.BROKEN: "Look at TOUCHSTONE_MODEL_URL.",
    Trouble.REJECTED: "Read what it says; a server that takes no schema wants TOUCHSTONE_MODEL_SCHEMA=off.",
    Trouble.UNAUTHORIZED: "Look at TOUCHSTONE_MODEL_KEY.",
    Trouble.UNKNOWN_MODEL: "Look at TOUCHSTONE_MODEL and TOUCHSTONE_MODELS.",
    Trouble.TOO_LONG: "Lower TOUCHSTONE_MODEL_WINDOW to what the model really takes.",
    Trouble.OUT_OF_QUOTA: "Look at the account with the provider.",
}
_ASKED_AGAIN: Final = frozenset({"invalid_output", answers.EMPTY})
_EXCERPT: Final = 4_000

Found = TypeVar("Found")


@dataclass
class Asker:
    """Puts questions to one provider within one deadline, and remembers all it said and counted."""

    wire: Wire
    clock: Clock
    retries: int
    timeout_seconds: float
    deadline: float
    tokens_in: int = 0
    tokens_out: int = 0
    outputs: list[str] = field(default_factory=list)

    def ask(self, request: Request, read: Callable[[Reply], Found]) -> Found:
        """What `read` makes of an answer; one that it cannot use is asked for again with what was wrong.

        ProviderFailed with the last failure's code when the retries or the time are used up.
        """
        retries = self.retries
        while True:
            reply = self._reply(request)
            try:
                return read(reply)
            except ProviderFailed as failure:
                if failure.code not in _ASKED_AGAIN or not retries:
                    raise
                retries -= 1
                request = replace(request, turns=(_turn(reply, failure),))

    def _reply(self, request: Request) -> Reply:
        attempt = 0
        while True:
            try:
                return self._counted(self.wire.ask(request, timeout=self._seconds_left()))
            except WireError as error:
                wait = self._wait(error, attempt)
                if wait is None:
                    raise _failure(error) from None
            self.clock.sleep(wait)
            attempt += 1

    def _seconds_left(self) -> float:
        left = self.deadline - self.clock.now()
        if left <= 0:
            raise ProviderFailed(
                "The time for this run is used up.",
                code=OUT_OF_TIME,
                hint="Raise TOUCHSTONE_LEASE_SECONDS, or choose a faster model.",
            )
        return min(left, self.timeout_seconds)

    def _wait(self, error: WireError, attempt: int) -> float | None:
        """How long to leave the provider alone before it is asked again, or none when that is no use."""
        if error.trouble not in PASSING or attempt == self.retries:
            return None
        wait = FIRST_WAIT_SECONDS * 2**attempt if error.wait_seconds is None else error.wait_seconds
        return wait if wait <= LONGEST_WAIT_SECONDS and self.clock.now() + wait < self.deadline else None

    def _counted(self, reply: Reply) -> Reply:
        self.tokens_in += reply.tokens_in
        self.tokens_out += reply.tokens_out
        storable = replace(reply, text=without_unsafe(reply.text))
        if storable.text:
            self.outputs.append(storable.text)
        return storable


def _turn(reply: Reply, failure: ProviderFailed) -> Turn:
    """The answer and what is wrong with it; a very long one is not sent back whole, since its shape is what counts."""
    return Turn(reply.text[:_EXCERPT] or "(nothing)", f"{failure.message} {failure.hint}")


def _failure(error: WireError) -> ProviderFailed:
    told = f" It says: {error.detail}" if error.detail else ""
    wait = f" It asks to be left alone for {error.wait_seconds:.0f} seconds." if error.wait_seconds else ""
    return ProviderFailed(f"{_WORDS[error.trouble]}{wait}{told}", code=error.trouble.value, hint=_HINTS[error.trouble])
