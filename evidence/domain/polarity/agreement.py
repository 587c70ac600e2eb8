"""Decides whether what a claim and its quote have in common is meant alike in both (5-values.md, Polarity)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from enum import StrEnum
from typing import Final

from evidence.domain.lexicon.polarity import HEDGES, NECESSITY
from evidence.domain.polarity.contrast import relent
from evidence.domain.polarity.keys import Keyed, by_word
from evidence.domain.polarity.reading import Sense, Stance
from evidence.domain.text import Phrases, bare

_HEDGES: Final = Phrases(HEDGES)
_NECESSITY: Final = Phrases(NECESSITY)
_LIKE_DENIED: Final = frozenset({Stance.DENIED, Stance.NOT_YET, Stance.LACKING})
_PLAIN: Final = frozenset({Stance.ASSERTED, Stance.SETTLED})


class Clash(StrEnum):
    """How a quote means something else than the claim made of it."""

    DENIED = "the quote denies it"
    NOT_DENIED = "the claim denies what the quote says"
    LACK = "what lacks in one of claim and quote does not lack in the other"
    DONE = "the quote says that it is done or need not be done"
    CONDITION = "the quote says so only under a condition"
    QUESTION = "the quote asks"


def clashes(
    claim: Sequence[Sense],
    quote: Sequence[Sense],
    *,
    language: str | None,
    is_request: bool,
    is_possible: bool = False,
    is_translated: bool = False,
) -> Iterator[Clash]:
    """Every way in which the shared words (all words of the quote where none is shared) are meant otherwise.

    A request agrees with what is not done yet, with a condition and with a question; a claim of what may come about
    (`is_possible`) with the last two. `is_translated` says that claim and quote are in two languages.
    """
    claim, quote = relent(claim, quote, language)
    said, quoted = by_word(claim, quote, language)
    shared = said.keys() & quoted.keys()
    if is_translated and not shared:
        yield from _unlike_on_the_whole(claim, quote)
    if any(sense.stance is not Stance.ASSERTED for sense in (*claim, *quote)):
        from_nowhere = not is_translated and _denies_from_nowhere(claim, quote)
        yield from _denials(said, quoted, shared, is_request=is_request, from_nowhere=from_nowhere)
    if _is_done(claim, quoted):
        yield Clash.DONE
    if not (is_request or is_possible or _is_open(claim)):
        yield from _open_in_quote([sense for key in (shared or quoted) for sense in quoted[key]])


def _denials(
    said: Keyed, quoted: Keyed, shared: AbstractSet[str], *, is_request: bool, from_nowhere: bool
) -> Iterator[Clash]:
    if _is_denied_here_alone(quoted, said, shared, is_request=is_request):
        yield Clash.DENIED
    if from_nowhere or _is_denied_here_alone(said, quoted, shared, is_request=is_request):
        yield Clash.NOT_DENIED
    if _is_lack_settled(said, quoted, shared) or _is_lack_settled(quoted, said, shared):
        yield Clash.LACK


def _open_in_quote(senses: Sequence[Sense]) -> Iterator[Clash]:
    if _most(sense.is_conditional for sense in senses):
        yield Clash.CONDITION
    if _most(sense.is_asked for sense in senses):
        yield Clash.QUESTION


def _is_open(claim: Sequence[Sense]) -> bool:
    """Whether a claim carries a condition, a question or a hedge of its own."""
    words = [sense.word for sense in claim]
    return any(sense.is_conditional or sense.is_asked for sense in claim) or _HEDGES.any_in(words)


def _is_denied_here_alone(here: Keyed, there: Keyed, shared: AbstractSet[str], *, is_request: bool) -> bool:
    """Whether some clause here denies shared words, each whenever it occurs, that stand in plain clauses only there.

    Where the first word denied, the verb, is shared, it alone decides; else one word in a denying clause is enough.
    """
    heads = _heads(here, is_request=is_request)
    denied: dict[tuple[int, Stance], set[str]] = defaultdict(set)
    for key in shared:
        if all(_denies(sense, is_request=is_request) for sense in here[key]):
            denied[here[key][0].clause, here[key][0].stance].add(key)
    agreeing = {stance: _agreeing(there, stance) for stance in (Stance.DENIED, Stance.NOT_YET)}
    return any(
        not any(s.clause in agreeing[stance] for key in keys & {heads[clause]} or keys for s in there[key])
        for (clause, stance), keys in denied.items()
    )


def _denies_from_nowhere(claim: Sequence[Sense], quote: Sequence[Sense]) -> bool:
    """Whether the claim's first clause denies something while the quote knows of no denial, lack or waiting at all."""
    first = [sense.stance for sense in claim if sense.clause == claim[0].clause]
    is_denial = any(stance in {Stance.DENIED, Stance.NOT_YET} for stance in first)
    return is_denial and all(sense.stance in _PLAIN for sense in quote)


def _heads(here: Keyed, *, is_request: bool) -> dict[int, str]:
    """The first word denied in each clause."""
    denied = [
        (s.word.start, s.clause, key)
        for key, senses in here.items()
        for s in senses
        if _denies(s, is_request=is_request)
    ]
    heads: dict[int, str] = {}
    for _, clause, key in sorted(denied):
        heads.setdefault(clause, key)
    return heads


def _is_lack_settled(one: Keyed, other: Keyed, shared: AbstractSet[str]) -> bool:
    """Whether one side says of a shared word that it lacks and the other that it does not."""
    lacking = {Stance.LACKING, Stance.DENIED, Stance.NOT_YET, Stance.OPEN}
    return any(
        all(s.stance is Stance.SETTLED for s in one[key]) and all(s.stance in lacking for s in other[key])
        for key in shared
    )


def unlike(
    claim: Sequence[Sense], quote: Sequence[Sense], around: Sequence[Sense], *, is_request: bool
) -> Clash | None:
    """How one and the same value is meant otherwise in the quote, if so; `around` is all that the quote says."""
    if not (claim and quote):
        return None
    if all(_denies(s, is_request=is_request) for s in quote) and all(s.stance in _PLAIN for s in claim):
        return Clash.DENIED
    if all(s.stance in {Stance.DENIED, Stance.NOT_YET} for s in claim) and all(s.stance in _PLAIN for s in around):
        return Clash.NOT_DENIED
    return None


def _agreeing(keyed: Keyed, denial: Stance) -> frozenset[int]:
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


def _is_done(claim: Sequence[Sense], quoted: Keyed) -> bool:
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


def _most(flags: Iterator[bool]) -> bool:
    flagged = list(flags)
    return bool(flagged) and sum(flagged) * 2 >= len(flagged)
