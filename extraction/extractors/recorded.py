"""Decides what a stored answer of a model proposes, so that a run needs no provider (5c of document 002)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import regex

from evidence.domain.context import Mode
from evidence.domain.errors import ProviderFailed
from extraction.domain.candidate import Batch
from extraction.domain.opinions import Question, read_opinions, read_second_register
from extraction.domain.prompt import merge
from extraction.domain.run import RunContext
from extraction.domain.schema import parse
from extraction.extractors.base import Extraction, SecondOpinion, Setup

LIMIT: Final = 10
_EXTERNAL_ID: Final = regex.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}")


@dataclass(frozen=True, slots=True)
class RecordedExtractor:
    """Replays `<external_id>.json` of a folder: `model` and `output`, the raw text or the object of the model, or the
    list of its answers to the parts of a long conversation.

    A second opinion is replayed from `opinions`, which is the raw text, the object or the list of rows.
    """

    recordings: Path | None
    name: str = "recorded"
    mode: Mode = Mode.LLM

    def require(self) -> None:
        """Nothing: it asks nobody."""

    def extract(self, context: RunContext) -> Extraction:
        """The recorded answer through the contract; ProviderFailed with what was recorded when it is unusable."""
        recording = _recording(_read(self._path(context.external_id)))
        raw = _raw(recording["output"])
        return Extraction(
            batch=_parse(recording["output"], raw, context),
            raw_output=raw,
            model=_word(recording, "model"),
            prompt_version=_word(recording, "prompt_version"),
            tokens_in=_count(recording, "tokens_in"),
            tokens_out=_count(recording, "tokens_out"),
            is_partial=recording.get("is_partial") is True,
            note="replayed from a recording",
        )

    def opinions(self, questions: Sequence[Question], context: RunContext) -> SecondOpinion:
        """The recorded second opinion on the items asked about; one that was not recorded says nothing."""
        recording = _recording(_read(self._path(context.external_id)))
        recorded = recording.get("opinions")
        return SecondOpinion(
            groundings=read_opinions(recorded, [question.index for question in questions]),
            raw_output="" if recorded is None else _raw(recorded),
            tokens_in=_count(recording, "opinions_tokens_in"),
            tokens_out=_count(recording, "opinions_tokens_out"),
            register=read_second_register(recorded),
        )

    def _path(self, external_id: str) -> Path:
        if self.recordings is None:
            raise ProviderFailed(
                "no folder with recordings is set",
                code="no_recording",
                hint="Set the folder that holds them.",
            )
        if not is_recordable(external_id):
            raise ProviderFailed(
                "the external id cannot name a recording",
                code="no_recording",
                hint="Use up to 100 letters, digits, points, dashes and underscores, a letter or a digit first.",
            )
        return self.recordings / f"{external_id}.json"


def is_recordable(external_id: str) -> bool:
    """Whether an external id can name a recording."""
    return bool(_EXTERNAL_ID.fullmatch(external_id))


def make(setup: Setup) -> RecordedExtractor:
    """The extractor over the caller's folder of recordings."""
    return RecordedExtractor(setup.recordings)


def _read(path: Path) -> str:
    try:
        with path.open(encoding="utf-8") as file:
            return file.read()
    except FileNotFoundError:
        raise ProviderFailed(
            f"there is no recording {path.name}",
            code="no_recording",
            hint="Record an answer under the run's external id, or choose another extractor.",
        ) from None
    except (OSError, UnicodeDecodeError) as error:
        raise ProviderFailed(
            f"the recording {path.name} cannot be read ({type(error).__name__})",
            code="bad_recording",
            hint="Store the recording as a UTF-8 file that this process may read.",
        ) from None


def _recording(text: str) -> dict[str, Any]:
    try:
        loaded = json.loads(text)
    except (ValueError, RecursionError):
        loaded = None
    if isinstance(loaded, dict) and isinstance(loaded.get("output"), (str, dict, list)):
        return loaded
    raise ProviderFailed(
        "the recording is not of the form that is replayed",
        code="bad_recording",
        raw_output=text,
        hint='Store an object with "model" and "output".',
    )


def _raw(recorded: object) -> str:
    return recorded if isinstance(recorded, str) else json.dumps(recorded, ensure_ascii=False)


def _parse(output: object, raw: str, context: RunContext) -> Batch:
    """The batch of one answer, or of several to the parts of a long conversation."""
    parts = output if isinstance(output, list) and all(isinstance(each, dict) for each in output) else []
    try:
        if parts:
            return merge([parse(each, context.house.conventions, LIMIT) for each in parts])
        return parse(raw, context.house.conventions, LIMIT)
    except ProviderFailed as error:
        raise ProviderFailed(error.message, code=error.code, raw_output=raw, hint=error.hint) from error


def _word(recording: dict[str, Any], key: str) -> str:
    value = recording.get(key)
    return value if isinstance(value, str) else ""


def _count(recording: dict[str, Any], key: str) -> int:
    value = recording.get(key)
    return value if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else 0
