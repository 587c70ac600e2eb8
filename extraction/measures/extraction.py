"""Measures the keyword extractor on labelled texts: recall, precision and invented facts (documents 002, 7-quality.md).

A sample is read as the product reads it: lines of `Name: text` as a transcript, anything else as one text; then it is
extracted and goes through the chain, with the members as people of the organization. `labels` has the rule of matching.

- `recall`: of the explicit items, how many an admitted candidate finds: its kind, its passage, its values.
  `recall_proposed` asks what the extractor proposed before the chain judged it.
- `precision`: of the admitted candidates, how many find an item or a proposal that people would keep. The labels say
  that another grounded item is no error, so this is a lower bound; `precision_labelled` leaves out the candidates where
  no label stands.
- Neither 7-quality.md (amounts, dates, owners and negation) nor the labels ask for equal kinds, and document 002 holds
  task and commitment in one field: `*_one_field` takes these two for one kind, `*_any_kind` asks for none.
- `invented_facts`: of the values that admitted candidates declare, how many people call wrong or invented: 0 or fail.
- `right_admitted` is the recall, `wrong_admitted` the admitted candidates with an invented fact, `review_load` the
  share of all candidates that go to a person.
"""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from evidence.domain.context import Conventions, KnownPerson, Mode
from evidence.domain.findings import Effect, Verdict
from evidence.domain.text import Located
from extraction.domain.chain import Judged, judge
from extraction.domain.run import House, Message, Role, RunContext, Surface
from extraction.extractors import keyword
from extraction.importers import read_conversation, transcript
from extraction.importers.lines import read_head
from extraction.measures import labels as labelled
from extraction.measures.labels import Label, Labels, Passage, Values
from extraction.measures.report import ADMIT, DEMOTE, DROP, VERDICTS, Outcome, Rate, Report, Sample

_CONVENTIONS: Final = Conventions("Asia/Ho_Chi_Minh", "VND")
_NOTHING: Final = "nothing proposed"
_UNLABELLED: Final = "no label"
_ONE_FIELD: Final = frozenset({"task", "commitment"})


@dataclass(frozen=True, slots=True)
class _Proposed:
    """A judged candidate, its passage and values, who says its message, and where that begins in the source."""

    judged: Judged
    passage: Passage
    values: Values
    speaker: str
    opens: int

    @property
    def kind(self) -> str:
        return self.judged.candidate.item_type or ""

    @property
    def is_admitted(self) -> bool:
        return self.judged.verdict is Verdict.ADMITTED

    def finds(self, label: Label) -> bool:
        return self.kind == label.kind and self.finds_in_any_kind(label)

    def finds_in_field(self, label: Label) -> bool:
        same = self.kind == label.kind or {self.kind, label.kind} == _ONE_FIELD
        return same and self.finds_in_any_kind(label)

    def finds_in_any_kind(self, label: Label) -> bool:
        return labelled.covers(label, self.passage) and not self.lacking(label)

    def lacking(self, label: Label) -> tuple[str, ...]:
        """What the label has and the candidate does not; a claim names its speaker as a quote with `Name:` does."""
        is_named = bool(self.speaker) and label.passage.start < self.opens < label.passage.end
        owners = (*self.values.owners, self.speaker) if is_named else self.values.owners
        return labelled.lacking(label, replace(self.values, owners=owners))


@dataclass(frozen=True, slots=True)
class _Read:
    """One sample with what was proposed of it."""

    id: str
    channel: str
    language: str
    labels: Labels
    proposed: tuple[_Proposed, ...]

    @property
    def explicit(self) -> tuple[Label, ...]:
        return tuple(item for item in self.labels.items if item.is_explicit)

    @property
    def admitted(self) -> tuple[_Proposed, ...]:
        return tuple(each for each in self.proposed if each.is_admitted)

    def is_right(self, proposed: _Proposed) -> bool:
        return any(map(proposed.finds, (*self.labels.items, *self.labels.kept)))

    def is_right_in_field(self, proposed: _Proposed) -> bool:
        return any(map(proposed.finds_in_field, (*self.labels.items, *self.labels.kept)))

    def is_right_in_any_kind(self, proposed: _Proposed) -> bool:
        return any(map(proposed.finds_in_any_kind, (*self.labels.items, *self.labels.kept)))

    def is_labelled(self, proposed: _Proposed) -> bool:
        return any(label.passage.overlaps(proposed.passage) for label in (*self.labels.items, *self.labels.kept))

    def inventions(self, proposed: _Proposed) -> tuple[str, ...]:
        return labelled.inventions(proposed.passage, proposed.values, self.labels)


def measure(corpus: str, samples: list[Sample]) -> Report:
    """Extract from every sample, judge what was proposed, and compare what was admitted with the labels."""
    read = [_read(sample) for sample in samples]
    outcomes = (
        *(_of_item(each, item) for each in read for item in each.explicit),
        *(_of_candidate(each, one) for each in read for one in each.proposed if not each.is_right(one)),
    )
    return Report(corpus, len(samples), outcomes, _figures(read), hard_gate="invented_facts", tables=_tables(read))


def _read(sample: Sample) -> _Read:
    labels = labelled.read_labels(sample, _CONVENTIONS)
    run = _run(sample)
    batch = keyword.KeywordExtractor().extract(run).batch
    starts = _starts(sample["source_text"], run.messages)
    proposed = tuple(_proposed(each, run, starts, labels) for each in judge(batch, run).judged)
    return _Read(sample["id"], sample["channel"], sample["language"], labels, proposed)


def _run(sample: Sample) -> RunContext:
    people = tuple(KnownPerson(m["name"], m["name"], tuple(m["aliases"])) for m in sample["members"])
    said_at = datetime.fromisoformat(sample["reference_time"])
    run = RunContext("agent:corpus", (), mode=Mode.KEYWORD, reference_at=said_at, house=House(_CONVENTIONS, people))
    data = sample["source_text"].encode()
    if transcript.recognises(read_head(io.BytesIO(data))):
        chat = read_conversation(data, format="transcript", conventions=_CONVENTIONS)
        return replace(run, messages=chat.messages, actors=chat.actors)
    return replace(run, messages=(Message(0, Role.USER, sample["source_text"]),), surface=Surface.IMPORT)


def _starts(source: str, messages: Sequence[Message]) -> list[int]:
    """Where each message begins in the source; its first line stands there as it is."""
    starts, position = [], 0
    for message in messages:
        first = message.text.split("\n")[0]
        starts.append(source.index(first, position))
        position = starts[-1] + len(first)
    return starts


def _proposed(judged: Judged, run: RunContext, starts: Sequence[int], labels: Labels) -> _Proposed:
    [span], [citation] = judged.candidate.spans, judged.candidate.citations
    start = labels.source.index(span, starts[citation])
    speaker = run.speaker(run.messages[citation])
    return _Proposed(
        judged,
        Passage.at(labels.source, Located(start, start + len(span))),
        labelled.declared(judged.candidate.facts, labels),
        speaker=labels.full_name(speaker.name) if speaker else "",
        opens=starts[citation],
    )


def _figures(read: Sequence[_Read]) -> dict[str, Rate]:
    proposed = [(each, one) for each in read for one in each.proposed]
    admitted = [(each, one) for each, one in proposed if one.is_admitted]
    near = [(each, one) for each, one in admitted if each.is_labelled(one)]
    demoted = sum(one.judged.verdict is Verdict.DEMOTED for _, one in proposed)
    values = sum(len(v.amounts) + len(v.dates) + len(v.owners) for v in (one.values for _, one in admitted))
    return {
        "recall": _recall(read, lambda each, item: any(one.finds(item) for one in each.admitted)),
        "precision": Rate(sum(each.is_right(one) for each, one in admitted), len(admitted)),
        "invented_facts": Rate(sum(len(each.inventions(one)) for each, one in admitted), values),
        "recall_one_field": _recall(read, lambda each, item: any(one.finds_in_field(item) for one in each.admitted)),
        "recall_any_kind": _recall(read, lambda each, item: any(o.finds_in_any_kind(item) for o in each.admitted)),
        "recall_proposed": _recall(read, lambda each, item: any(one.finds(item) for one in each.proposed)),
        "precision_labelled": Rate(sum(each.is_right(one) for each, one in near), len(near)),
        "precision_one_field": Rate(sum(each.is_right_in_field(one) for each, one in near), len(near)),
        "precision_any_kind": Rate(sum(each.is_right_in_any_kind(one) for each, one in near), len(near)),
        "precision_proposed": Rate(sum(each.is_right(one) for each, one in proposed), len(proposed)),
        "admitted": Rate(len(admitted), len(proposed)),
        "review_load": Rate(demoted, len(proposed)),
    }


def _recall(read: Iterable[_Read], is_found: Callable[[_Read, Label], bool]) -> Rate:
    found = [is_found(each, item) for each in read for item in each.explicit]
    return Rate(sum(found), len(found))


def _tables(read: Sequence[_Read]) -> dict[str, dict[str, Rate]]:
    items = [(each, item, any(one.finds(item) for one in each.admitted)) for each in read for item in each.explicit]
    admitted = [(each, one, each.is_right(one)) for each in read for one in each.admitted]
    return {
        "recall_by_kind": _shares((item.kind, found) for _, item, found in items),
        "precision_by_kind": _shares((one.kind, right) for _, one, right in admitted),
        "recall_by_channel": _shares((each.channel, found) for each, _, found in items),
        "precision_by_channel": _shares((each.channel, right) for each, _, right in admitted),
        "recall_by_language": _shares((each.language, found) for each, _, found in items),
        "precision_by_language": _shares((each.language, right) for each, _, right in admitted),
    }


def _shares(pairs: Iterable[tuple[str, bool]]) -> dict[str, Rate]:
    whole: Counter[Hashable] = Counter()
    right: Counter[Hashable] = Counter()
    for name, is_right in pairs:
        whole[name] += 1
        right[name] += is_right
    return {str(name): Rate(right[name], whole[name]) for name in sorted(whole, key=str)}


def _of_item(read: _Read, item: Label) -> Outcome:
    finders = [one for one in read.proposed if one.finds(item)]
    got = next((verdict for verdict in (ADMIT, DEMOTE, DROP) for one in finders if _verdict(one) == verdict), DROP)
    reasons = () if got == ADMIT else tuple(dict.fromkeys(_why_missed(read, item)))
    return Outcome(read.id, item.index, item.kind, ADMIT, False, got, reasons, right=got == ADMIT)


def _why_missed(read: _Read, item: Label) -> Iterable[str]:
    near = [one for one in read.proposed if item.passage.overlaps(one.passage)]
    if not near:
        yield _NOTHING
    for one in near:
        if not item.passage.agrees_with(one.passage):
            yield "negation"
        if one.kind != item.kind:
            yield f"as {one.kind}"
        yield from one.lacking(item)
        yield from (found.code for found in one.judged.findings if found.effect is not Effect.NOTE)


def _of_candidate(read: _Read, one: _Proposed) -> Outcome:
    """A candidate that finds no label: wrong when a value of it is invented, else one that people did not speak of."""
    invented = read.inventions(one)
    why = invented or (_other_kinds(read, one) if read.is_labelled(one) else (_UNLABELLED,))
    return Outcome(
        sample=read.id,
        index=one.judged.candidate.index,
        kind=f"candidate, {one.kind}",
        expected=DROP,
        rejected_by_people=bool(invented),
        got=_verdict(one),
        reasons=why,
        right=not one.is_admitted,
    )


def _other_kinds(read: _Read, one: _Proposed) -> tuple[str, ...]:
    near = [label for label in (*read.labels.items, *read.labels.kept) if label.passage.overlaps(one.passage)]
    return tuple(dict.fromkeys(f"labelled {label.kind}" for label in near))


def _verdict(one: _Proposed) -> str:
    return VERDICTS[one.judged.verdict.value]
