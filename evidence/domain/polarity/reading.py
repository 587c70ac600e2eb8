"""Decides how each word of a text is meant: asserted, denied, left open, under a condition, asked or reported."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from evidence.domain.lexicon import polarity as lexicon
from evidence.domain.polarity.questions import asks, asks_alone, tail_of_question
from evidence.domain.text import Clause, Phrases, Word, Words, language_of, read_clauses, read_words

_NEGATORS: Final = {language: Phrases(listed) for language, listed in lexicon.NEGATORS.items()}
_DENYING: Final = {language: negators.firsts | {"over", "khoi"} for language, negators in _NEGATORS.items()}
_NOT_NEGATING: Final = Phrases(lexicon.NOT_NEGATING)
_NOT_YET: Final = Phrases(lexicon.NOT_YET)
_CLAUSE_NEGATORS: Final = Phrases(lexicon.CLAUSE_NEGATORS)
_OPEN: Final = Phrases(lexicon.OPEN_WORDS)
_LACKING: Final = Phrases(lexicon.LACKING_WORDS)
_NOT_LACKING: Final = Phrases(lexicon.NOT_LACKING)
_CONDITIONS: Final = Phrases(lexicon.CONDITIONS)
_HYPOTHETICAL: Final = Phrases(lexicon.HYPOTHETICAL)
_NOT_CONDITIONS: Final = Phrases(lexicon.NOT_CONDITIONS)
_COURTEOUS: Final = Phrases(lexicon.COURTEOUS_CONDITIONS)
_OTHERWISE: Final = Phrases(lexicon.OTHERWISE)
_UNTRUE: Final = Phrases(lexicon.UNTRUE)
_REQUESTS: Final = Phrases(lexicon.REQUESTS)
_CANCELS: Final = Phrases(lexicon.CANCELS)
_CONTRASTS: Final = Phrases(lexicon.CONTRASTS)
_EXCLUSIVES: Final = Phrases(lexicon.EXCLUSIVES)
_LONGEST_NEGATOR: Final = 3

_MARKS: Final = '"“”„«»'
_ALL_ENDS: Final = lexicon.SCOPE_ENDS["vi"] | (lexicon.SCOPE_ENDS["en"] - {"so"})


class Stance(StrEnum):
    """Whether a word is asserted, denied, denied so far, waited for, lacking, or not lacking."""

    ASSERTED = "asserted"
    DENIED = "denied"
    NOT_YET = "not yet"
    OPEN = "open"
    LACKING = "lacking"
    SETTLED = "settled"


class Denial(StrEnum):
    """What kind of word denies: one that says no, or cancelled, or prefers something else, or denies all else."""

    PLAIN = "plain"
    CANCELLED = "cancelled"
    CONTRASTED = "contrasted"
    EXCLUSIVE = "exclusive"


class Sense(NamedTuple):  # a tuple: it is made for every word of every text
    """One word and how it is meant; `clause` numbers the stretch it stands in, which a `but` ends as well."""

    word: Word
    clause: int
    stance: Stance
    is_conditional: bool
    is_asked: bool
    is_done: bool
    denial: Denial = Denial.PLAIN


def read_senses(text: str, *, fallback: str | None = None) -> tuple[Sense, ...]:
    """Every word of a text with its sense, in order; `fallback` is its language where the text itself does not tell."""
    clauses = read_clauses(text)
    parts = _by_clause(read_words(text), clauses)
    language = language_of(text) or fallback
    conditional = _conditional(clauses, parts)
    asked = _asked(text, clauses, parts, language)
    stances = _governed(clauses, parts, [_stances(part, language) for part in parts])
    ends = _scope_ends(language)
    senses: list[Sense] = []
    stretch = 0
    for at, part in enumerate(parts):
        stretch += 1
        is_done = not lexicon.DONE_WORDS.isdisjoint(part.vocabulary)
        for word, stance, denial in zip(part, stances[at], _denials(part, language), strict=True):
            stretch += word.folded in ends
            senses.append(Sense(word, stretch, stance, at in conditional, at in asked, is_done, denial))
    return tuple(senses)


def is_request(text: str) -> bool:
    """Whether a claim words itself as a request, a task, a proposal or a question."""
    return text.rstrip().endswith(("?", "？")) or _REQUESTS.any_in(read_words(text))


def _by_clause(words: Sequence[Word], clauses: Sequence[Clause]) -> list[Words]:
    parts: list[list[Word]] = [[] for _ in clauses]
    at = 0
    for word in words:
        while at < len(clauses) - 1 and word.start >= clauses[at].end:
            at += 1
        parts[at].append(word)
    return [Words(part) for part in parts]


def _stances(words: Words, language: str | None) -> list[Stance]:
    if _CLAUSE_NEGATORS.any_in(words) or _ends_denied(words, language) or _is_denied_after(words, language):
        return [Stance.DENIED] * len(words)
    stances = [_plain_stance(words)] * len(words)
    for first, last, stance in _denied_stretches(words, language):
        stances[first:last] = [stance] * (last - first)
    return stances


def _governed(
    clauses: Sequence[Clause], parts: Sequence[Words], stances: Sequence[list[Stance]]
) -> Sequence[list[Stance]]:
    """The same stances, with all denied that another clause calls untrue or does not think."""
    untrue = {clauses[at].sentence for at, part in enumerate(parts) if _UNTRUE.any_in(part)}
    return [
        [Stance.DENIED] * len(part)
        if clauses[at].sentence in untrue or (at and _is_not_thought(parts[at - 1], stances[at - 1], part))
        else stances[at]
        for at, part in enumerate(parts)
    ]


def _is_not_thought(thinking: Words, stances: list[Stance], thought: Words) -> bool:
    if not (thought and thought[0].folded in lexicon.THAT and Stance.DENIED in stances):
        return False
    return any(word.folded in lexicon.THINKING for word in thinking)


def _plain_stance(words: Words) -> Stance:
    if any(not _is_no_lack(words, first) for first, _ in _LACKING.find(words)):
        return Stance.LACKING
    return Stance.OPEN if _OPEN.any_in(words) else Stance.ASSERTED


def _is_no_lack(words: Words, at: int) -> bool:
    return any(_NOT_LACKING.length_at(words, n) > 0 for n in (at - 1, at) if n >= 0)


def _ends_denied(words: Words, language: str | None) -> bool:
    if language not in ("ja", "zh"):
        return False
    said = "".join(word.text for word in words)
    return any(suffix in said for suffix in lexicon.SUFFIX_NEGATORS)


def _is_denied_after(words: Words, language: str | None) -> bool:
    """Whether the clause ends in a denial of all before it (`không kịp`), courtesies aside."""
    end = len(words)
    while end > 2 and words[end - 1].folded in lexicon.SOFT_TAILS:
        end -= 1
    if end < 3 or words[end - 1].folded not in lexicon.POSTPOSED:
        return False
    return _negator_length(words, end - 2, language) == 1


def _denied_stretches(words: Words, language: str | None) -> Iterator[tuple[int, int, Stance]]:
    if not _may_deny(words, language):
        return
    at, last = 0, tail_of_question(words, language)
    ends = _scope_ends(language)
    while at < last:
        skipped = _NOT_NEGATING.length_at(words, at)
        length = 0 if skipped else _negator_length(words, at, language)
        at += skipped or length or 1
        if length and not _is_passive(words, at):
            stance = _denial(words, at, length)
            end = next((n for n in range(at, len(words)) if _ends_scope(words, n, ends)), len(words))
            takes_verb = (
                words[at - 1].folded in lexicon.NOTHING and at > 1 and words[at - 2].folded not in lexicon.JOINERS
            )
            yield at - 2 * takes_verb, end, stance
            # A second denial within the reach of the first says nothing new.
            at = end


def _may_deny(words: Words, language: str | None) -> bool:
    """Whether some word may begin a denial; most clauses are done with by this."""
    if not _DENYING.get(language, _DENYING[None]).isdisjoint(words.vocabulary):
        return True
    return any("n'" in word for word in words.vocabulary)


def _denials(words: Words, language: str | None) -> list[Denial]:
    """The kind of word that denies each word."""
    kinds = [Denial.PLAIN] * len(words)
    if any(listed.any_in(words) for listed in (_CANCELS, _CONTRASTS, _EXCLUSIVES)):
        for first, last, _ in _denied_stretches(words, language):
            kinds[first:last] = [_kind_of_denial(words, first)] * (last - first)
    return kinds


def _is_passive(words: Words, end: int) -> bool:
    """Whether a word of cancelling is followed by whoever cancelled (`cancelled by the client`), who is not denied."""
    if end == len(words) or words[end].folded not in lexicon.BY:
        return False
    return _kind_of_denial(words, end) is Denial.CANCELLED


def _kind_of_denial(words: Words, end: int) -> Denial:
    if any(0 <= at < len(words) and _EXCLUSIVES.length_at(words, at) for at in (end - 1, end + 1)):
        return Denial.EXCLUSIVE
    for length in range(1, min(end, _LONGEST_NEGATOR) + 1):
        if _CANCELS.length_at(words, end - length) == length:
            return Denial.CANCELLED
        if _CONTRASTS.length_at(words, end - length) == length:
            return Denial.CONTRASTED
    return Denial.PLAIN


def _scope_ends(language: str | None) -> frozenset[str]:
    return lexicon.SCOPE_ENDS.get(language or "", _ALL_ENDS)


def _denial(words: Words, at: int, length: int) -> Stance:
    """How a denial of `length` words before this one is meant: what lacks or is waited for and is denied is settled."""
    for n in range(at, min(at + 2, len(words))):
        if _OPEN.length_at(words, n) or (_LACKING.length_at(words, n) and not _is_no_lack(words, n)):
            return Stance.SETTLED
    return Stance.NOT_YET if _NOT_YET.length_at(words, at - length) else Stance.DENIED


def _ends_scope(words: Words, at: int, ends: frozenset[str]) -> bool:
    """Whether a denial ends before this word: a `but` and its like, or an `and` with a subject of its own."""
    if words[at].folded in ends:
        return True
    after = words[at + 1].folded if at + 1 < len(words) else ""
    return words[at].folded in lexicon.JOINERS and after in lexicon.SUBJECTS


def _negator_length(words: Words, at: int, language: str | None) -> int:
    said = words[at].folded
    if said.endswith("n't") or said.startswith("n'"):
        return 1
    if said == "over":
        return int(any(word.folded.startswith("prefer") for word in words[:at]))
    if said == "khoi":
        return int(at + 1 < len(words) and words[at + 1].folded in lexicon.AFTER_KHOI)
    return _NEGATORS.get(language, _NEGATORS[None]).length_at(words, at)


def _conditional(clauses: Sequence[Clause], parts: Sequence[Words]) -> frozenset[int]:
    """A condition reaches over its sentence, "if ... then" over what follows, "maybe" over its clause alone."""
    reaches: dict[int, int] = {}
    alone: set[int] = set()
    for at, part in enumerate(parts):
        sentence = clauses[at].sentence
        if _HYPOTHETICAL.any_in(part):
            alone.add(at)
            continue
        is_condition = _is_condition(part)
        if _OTHERWISE.any_in(part) or (is_condition and _has_then(part, parts[at + 1 : at + 2])):
            reaches.setdefault(sentence, at)
        elif is_condition:
            reaches[sentence] = 0
    return frozenset(alone | {n for n, c in enumerate(clauses) if reaches.get(c.sentence, len(clauses)) <= n})


def _has_then(words: Words, following: Sequence[Words]) -> bool:
    return not lexicon.THEN.isdisjoint(words.vocabulary) or any(
        p[:1] and p[0].folded in lexicon.THEN for p in following
    )


def _is_condition(words: Words) -> bool:
    said = "".join([word.text for word in words])
    is_condition = _CONDITIONS.any_in(words) or any(mark in said for mark in lexicon.SUFFIX_CONDITIONS)
    return is_condition and not (_NOT_CONDITIONS.any_in(words) or _is_courteous(words))


def _is_courteous(words: Words) -> bool:
    return any(last == len(words) for _, last in _COURTEOUS.find(words))


def _asked(text: str, clauses: Sequence[Clause], parts: Sequence[Words], language: str | None) -> frozenset[int]:
    """A question mark reaches back over its whole sentence, unless the clause before it asks by itself."""
    quoting = {c.sentence for c in clauses if any(mark in text[c.start : c.end] for mark in _MARKS)}
    alone = {
        at
        for at, (clause, part) in enumerate(zip(clauses, parts, strict=True))
        if (asks(part, language) or (clause.is_asked and asks_alone(part)))
        and not (clause.is_asked and clause.sentence in quoting and _points_back(part))
    }
    whole = {clause.sentence for at, clause in enumerate(clauses) if clause.is_asked and at not in alone}
    return frozenset(alone | {at for at, clause in enumerate(clauses) if clause.sentence in whole})


def _points_back(words: Words) -> bool:
    return not lexicon.DEMONSTRATIVES.isdisjoint(words.vocabulary)
