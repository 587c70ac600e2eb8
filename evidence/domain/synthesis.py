"""Decides whether prose made from proven items says anything that no item says (3-guards.md, Synthesis)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain

from evidence.domain.context import Facts, GroundingContext, Quote
from evidence.domain.faithfulness.amounts import judge_amounts
from evidence.domain.faithfulness.dates import judge_dates
from evidence.domain.faithfulness.names import judge_names
from evidence.domain.faithfulness.numbers import judge_numbers
from evidence.domain.faithfulness.outcome import Outcome
from evidence.domain.faithfulness.readings import Readings
from evidence.domain.faithfulness.result import GroundingCode, finding
from evidence.domain.faithfulness.scene import Scene
from evidence.domain.faithfulness.spans import Passage
from evidence.domain.findings import Finding


def introduces_new_fact(text: str, items: Sequence[str], *, context: GroundingContext | None = None) -> bool:
    """Whether the text carries an amount, a date, a number or a person that no item has."""
    return next(new_facts(text, items, context=context), None) is not None


def new_facts(text: str, items: Sequence[str], *, context: GroundingContext | None = None) -> Iterator[Finding]:
    """One finding for each such fact; dates are read against `context.said_at`, people among `context.people`."""
    context = replace(context or GroundingContext(), claim=text)
    quotes = tuple(Quote(item, item) for item in items)
    passages = tuple(
        Passage(at, item, 0, len(item), context.said_at, None) for at, item in enumerate(items) if item.strip()
    )
    scene = Scene(Facts(), context, quotes, passages, Readings(context.conventions))
    values: Iterator[Outcome] = chain(
        judge_amounts(scene), judge_dates(scene), judge_numbers(scene), judge_names(scene)
    )
    yield from (each for each in values if isinstance(each, Finding))
    yield from _new_people(scene)


def _new_people(scene: Scene) -> Iterator[Finding]:
    """Everybody known whom the text names and no item does; a name that fits several people is new as well."""
    told = {key for item in scene.sources for m in scene.readings.of(item).mentions(scene.directory) for key in m.ids}
    for mention in scene.said.mentions(scene.directory):
        if mention.ids and not (len(mention.ids) == 1 and mention.ids <= told):
            detail = f"no item names {mention.text}"
            yield finding(GroundingCode.UNGROUNDED_OWNER, detail, kind="owner", asserted=mention.text)
