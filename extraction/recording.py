"""Stores what a model really answers to the conversations of a corpus, so that measuring it is deterministic (003).

Only what a reader of the conversation could see goes to the model and into a recording: never a label.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from evidence.domain.errors import InvalidInput, ProviderFailed
from extraction.extractors import Extraction, Extractor
from extraction.extractors.recorded import is_recordable
from extraction.measures.recordings import recorded_run
from extraction.measures.report import Sample

SEEN: Final = ("id", "scope", "actors", "messages")


@dataclass(frozen=True, slots=True)
class Taken:
    """What became of one sample: its recording was written, was there already, or failed with a code."""

    sample: str
    is_new: bool = False
    code: str = ""
    message: str = ""


def record(
    samples: list[Sample], folder: Path, source: Extractor, on_each: Callable[[Taken], None] = lambda _: None
) -> list[Taken]:
    """Ask about every sample that has no recording yet and store the answers; what fails is left for the next time.

    NotConfigured before anything is written when the model cannot be asked.
    """
    source.require()
    unlabelled = [_unlabelled(sample) for sample in samples]
    folder.mkdir(parents=True, exist_ok=True)
    taken = []
    for sample in unlabelled:
        taken.append(_take(sample, folder / f"{sample['id']}.json", source))
        on_each(taken[-1])
    return taken


def _unlabelled(sample: Sample) -> Sample:
    missing = [name for name in SEEN if name not in sample]
    if missing:
        raise InvalidInput(
            f"A sample lacks {missing[0]!r}.",
            field="samples",
            hint="Conversations are recorded: see the corpus' README.",
        )
    if not is_recordable(str(sample["id"])):
        raise InvalidInput(
            f"The id {sample['id']!r} cannot name a file.", field="samples", hint="Use letters and digits."
        )
    return {name: sample[name] for name in SEEN}


def _take(sample: Sample, path: Path, source: Extractor) -> Taken:
    if path.exists():
        return Taken(sample["id"])
    try:
        extraction = source.extract(recorded_run(sample))
    except ProviderFailed as failure:
        return Taken(sample["id"], code=failure.code, message=failure.message)
    half = path.with_suffix(".half")
    half.write_text(json.dumps(_recording(extraction), ensure_ascii=False, indent=1), encoding="utf-8")
    half.replace(path)
    return Taken(sample["id"], is_new=True)


def _recording(extraction: Extraction) -> dict[str, Any]:
    answers = list(extraction.answers)
    return {
        "model": extraction.model,
        "prompt_version": extraction.prompt_version,
        "output": answers[0] if len(answers) == 1 else answers,
        "tokens_in": extraction.tokens_in,
        "tokens_out": extraction.tokens_out,
        "is_partial": extraction.is_partial,
    }
