"""Decides whether what a claim and its quote have in common is meant alike in both (5-values.md, Polarity)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Final

from evidence.domain.lexicon.polarity import HEDGES, NECESSITY
from evidence.domain.polarity.reading import Sense, Stance
from evidence.domain.text import Phrases, bare, is_bare, stem, stopwords_for

_HEDGES: Final = Phrases(HEDGES)
_NECESSITY: Final = Phrases(NECESSITY)
_LIKE_DENIED: Final = frozenset({Stance.DENIED, Stance.NOT_YET, Stance.LACKING})
_Keyed = Mapping[str, Sequence[Sense]]


class Clash(StrEnum):
    """How a quote means something else than the claim made of it."""

    DENIED = "the quote denies it"
    NOT_DENIED = "the claim denies what the quote says"
    DONE = "the quote says that it is done or need not be done"
    CONDITION = "the quote says so only under a condition"
    QUESTION = "the quote asks"


def clashes(
    claim: Sequence[Sense],
    quote: Sequence[Sense],
    *,
    language: str | None,
    is_request: bool,
    is_translated: bool = False,
) -> Iterator[Clash]:
    """Every way in which the shared words (all words of the quote where none is shared) are meant otherwise.

    A request agrees with what is not done yet, with a condition and with a question. `is_translated` says that
    claim and quote are in two languages.
    """
    said, quoted = _keyed(claim, quote, language)
    shared = said.keys() & quoted.keys()
    if is_translated and not shared:
        yield from _unlike_on_the_whole(claim, quote)
    if _is_denied_here_alone(quoted, said, shared, is_request=is_request):
        yield Clash.DENIED
    if _is_denied_here_alone(said, quoted, shared, is_request=is_request):
        yield Clash.NOT_DENIED
    if _is_done(claim, quoted):
        yield Clash.DONE
    if is_request or any(sense.is_conditional or sense.is_asked for sense in claim) or _hedges(claim):
        return
    senses = [sense for key in (shared or quoted) for sense in quoted[key]]
    if _most(sense.is_conditional for sense in senses):
        yield Clash.CONDITION
    if _most(sense.is_asked for sense in senses):
        yield Clash.QUESTION


def _is_denied_here_alone(here: _Keyed, there: _Keyed, shared: Iterable[str], *, is_request: bool) -> bool:
    """Whether some clause here denies shared words, each whenever it occurs, that stand in plain clauses only there."""
    denied: dict[tuple[int, Stance], set[str]] = defaultdict(set)
    for key in shared:
        if all(_denies(sense, is_request=is_request) for sense in here[key]):
            denied[here[key][0].clause, here[key][0].stance].add(key)
    agreeing = {stance: _agreeing(there, stance) for stance in (Stance.DENIED, Stance.NOT_YET)}
    return any(
        not any(sense.clause in agreeing[stance] for key in keys for sense in there[key])
        for (_, stance), keys in denied.items()
    )


def _agreeing(keyed: _Keyed, denial: Stance) -> frozenset[int]:
    """The clauses that may say the same as a denial; what is only waited for agrees with a denial so far."""
    alike = _LIKE_DENIED | ({Stance.OPEN} if denial is Stance.NOT_YET else set())
    return frozenset(sense.clause for senses in keyed.values() for sense in senses if sense.stance in alike)


def _unlike_on_the_whole(claim: Sequence[Sense], quote: Sequence[Sense]) -> Iterator[Clash]:
    """Where two languages share no word, a denial on one side alone is all that can be told."""
    stances = {sense.stance for sense in claim}, {sense.stance for sense in quote}
    is_denied = tuple(bool(side & _LIKE_DENIED) for side in stances)
    if is_denied == (False, True) and _most(sense.stance in _LIKE_DENIED for sense in quote):
        yield Clash.DENIED
    if is_denied == (True, False) and Stance.OPEN not in stances[1]:
        yield Clash.NOT_DENIED


def _is_done(claim: Sequence[Sense], quoted: _Keyed) -> bool:
    """Whether the claim calls something necessary that the quote only denies or calls done."""
    words = [sense.word for sense in claim]
    needed = [words[last] for _, last in _NECESSITY.find(words) if last < len(words)]
    done = {s.clause for senses in quoted.values() for s in senses if s.is_done}
    return any(
        all(s.stance is Stance.DENIED or s.clause in done for s in quoted[key])
        for key in (key for word in needed for key in (word.folded, bare(word.folded)) if key in quoted)
    )


def _denies(sense: Sense, *, is_request: bool) -> bool:
    return sense.stance is Stance.DENIED or (sense.stance is Stance.NOT_YET and not is_request)


def _keyed(claim: Sequence[Sense], quote: Sequence[Sense], language: str | None) -> tuple[_Keyed, _Keyed]:
    """Both by their words of substance; accents count unless one side is written without any."""
    is_plain = any(all(is_bare(sense.word.folded) for sense in senses) for senses in (claim, quote))
    return _by_key(claim, language, is_plain=is_plain), _by_key(quote, language, is_plain=is_plain)


def _by_key(senses: Sequence[Sense], language: str | None, *, is_plain: bool) -> _Keyed:
    empty = stopwords_for(language)
    found: dict[str, list[Sense]] = defaultdict(list)
    for sense in senses:
        if sense.word.folded not in empty:
            key = stem(sense.word.folded, language)
            found[bare(key) if is_plain else key].append(sense)
    return dict(found)


def _most(flags: Iterator[bool]) -> bool:
    flagged = list(flags)
    return bool(flagged) and sum(flagged) * 2 >= len(flagged)


def _hedges(claim: Sequence[Sense]) -> bool:
    return _HEDGES.any_in([sense.word for sense in claim])
