"""Decides of whom a quote tells what a claim says: who stands before the claim's verb (3-guards.md, Facts)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from evidence.domain.faithfulness.deeds import Deed, Stretch, key_of, stretches
from evidence.domain.lexicon import kin as lexicon
from evidence.domain.lexicon.people import CALENDAR_NAMES, COURTESIES, TIME_WORDS
from evidence.domain.people import SELF, Parties, Party
from evidence.domain.text import Phrases, Word, read_clauses, stopwords_for

_QUOTATION_MARKS: Final = frozenset('"“”„«»')
# Plain words have no genitive ending.
_ECHOES: Final = Phrases(entry.replace("'s", "") for entry in lexicon.ECHOES)
_FOR_ALL: Final = Phrases(lexicon.FOR_ALL)
_BOTH_PERSONS: Final = ("aba", "ía")
_LONG: Final = 2
UNKNOWN: Final = Party(0, 0, frozenset({("somebody unknown",)}))


@dataclass(frozen=True)
class Telling:
    """A quote with what a claim makes of it."""

    told: Parties
    deed: Deed
    all: Sequence[Stretch]
    by_stretch: Mapping[int, Sequence[Party]]
    introduction: str = ""

    @property
    def _forms(self) -> frozenset[str]:
        return lexicon.NOT_OF_ONESELF.get(self.language or "", frozenset())

    @property
    def language(self) -> str | None:
        """The quote's language, that of the claim where the quote is too short to tell."""
        return self.told.said.language or self.deed.language

    def share(self, stretch: Stretch) -> int:
        """How much of the claim a stretch says; its verb weighs half a word more."""
        keys = {key_of(word, self.deed.language) for word in self.told.words[stretch.first : stretch.end]}
        return 2 * len(keys & self.deed.keys) + (self.deed.verb_key in keys)

    def anchor(self, stretch: Stretch) -> tuple[int, bool]:
        """Where the claim's verb stands in a stretch, else its last word of the claim, and whether it is the verb."""
        keys = [key_of(word, self.deed.language) for word in self.told.words[stretch.first : stretch.end]]
        shared = [at for at, key in enumerate(keys, stretch.first) if key in self.deed.keys]
        verbs = [at for at in shared if keys[at - stretch.first] == self.deed.verb_key]
        if verbs and self.language != "ja":
            return verbs[0], True
        return (shared[-1] if shared else stretch.end - 1), bool(verbs)

    def is_explicit(self, number: int, subject: Party) -> bool:
        """Whether a subject stands before the claim's verb in the very stretch, in no words of somebody quoted."""
        stretch = self.all[number]
        anchor, is_verb = self.anchor(stretch)
        if not is_verb or not stretch.first <= subject.first < anchor:
            return False
        return not self._is_quoted(self.told.words[anchor])

    def touches(self, stretch: Stretch, start: int, stop: int) -> bool:
        """Whether a stretch lies, at least in part, between two places of the text."""
        words = self.told.words
        return words[stretch.first].start < stop and words[stretch.end - 1].end > start

    def subject_within(self, number: int, start: int, stop: int) -> Party | None:
        """The subject of a stretch, and the speaker with it where he says so right behind it between those places."""
        subject, echo = self.subject(number), self.echo(number)
        if subject is None or echo is None or not self.touches(echo, start, stop):
            return subject
        return replace(subject, chains=subject.chains | {(SELF,)}, owns=False)

    def is_of_speaker(self, number: int, subject: Party) -> bool:
        """Whether a stretch tells of the speaker himself, and not of what is his, in so many words."""
        if not subject.is_self or subject.owns:
            return False
        return self.echo(number) is not None or self.is_explicit(number, subject)

    def echo(self, number: int) -> Stretch | None:
        """The stretch right behind one by which the speaker says the same of himself (`me too`), if there is one."""
        if number + 1 == len(self.all) or self.all[number + 1].sentence != self.all[number].sentence:
            return None
        stretch = self.all[number + 1]
        words = self.told.words[stretch.first : stretch.end]
        first = next((at for at, word in enumerate(words) if word.folded not in COURTESIES), 0)
        length = _ECHOES.length_at(words, first)
        is_all = all(word.folded in lexicon.ADVERBS | COURTESIES for word in words[first + length :])
        return stretch if length and is_all and not self._is_quoted(words[0]) else None

    def _is_quoted(self, word: Word) -> bool:
        before = self.introduction + self.told.said.text[: word.start]
        return sum(char in _QUOTATION_MARKS for char in before) % 2 == 1

    def is_bare(self, number: int) -> bool:
        """Whether a stretch opens with the claim's verb, adverbs aside."""
        anchor, is_verb = self.anchor(self.all[number])
        return is_verb and self._behind_adverbs(self.all[number], anchor) == self.all[number].first

    def is_bare_claim(self, claim: Parties) -> bool:
        """Whether the claim opens with its verb, adverbs and auxiliaries aside."""
        passed = lexicon.ADVERBS | self._forms
        first = next((word for word in claim.words if word.folded not in passed), None)
        return first is not None and first == self.deed.verb

    def parties(self, number: int, before: int) -> list[Party]:
        """Who may act in a stretch in front of a word."""
        held = [party for party in self.by_stretch.get(number, ()) if party.first < before]
        return [party for party in held if not party.is_aside] or [party for party in held if party.owns]

    def subject(self, number: int) -> Party | None:
        """Of whom a stretch tells what the claim says; none where nobody is named."""
        stretch = self.all[number]
        anchor, is_verb = self.anchor(stretch)
        if is_verb and (name := self._name_before(stretch, anchor)):
            return name
        if is_verb and (let := self._let_do(number, anchor)):
            return let
        near = self.parties(number, anchor + 1)
        is_third = is_verb and self._is_of_third_person(stretch, anchor)
        if not near:
            is_unknown = is_third or (is_verb and not self.is_bare(number) and self._is_for_all(stretch))
            return self._before(number) or self._behind(number) or (UNKNOWN if is_unknown else self._gone_on())
        if is_verb and near[-1].is_self and not self._may_act(near[-1], is_third=is_third):
            return next((party for party in reversed(near) if not party.is_self), UNKNOWN)
        return near[-2] if self._tells_which(near, anchor) else near[-1]

    def _is_for_all(self, stretch: Stretch) -> bool:
        return _FOR_ALL.any_in(self.told.words[stretch.first : stretch.end])

    def _let_do(self, number: int, anchor: int) -> Party | None:
        """Who stands right before the verb as one who is let do it (`cho mình nghỉ`)."""
        first = self._behind_adverbs(self.all[number], anchor)
        words = self.told.words
        beside = (party for party in self.by_stretch.get(number, ()) if party.end == first and party.is_aside)
        return next((party for party in beside if words[party.first - 1].folded in lexicon.LETTING), None)

    def is_along(self, number: int) -> bool:
        """Whether a stretch says that something is done with the speaker."""
        words = self.told.words
        beside = (party for party in self.by_stretch.get(number, ()) if party.is_aside and party.is_self)
        return any(words[party.first - 1].folded in lexicon.ALONG for party in beside)

    def _tells_which(self, near: Sequence[Party], anchor: int) -> bool:
        """Whether the speaker's words only tell which one the party before is (`the man I live with`)."""
        if len(near) < 2 or not near[-1].is_self or near[-2].is_self or near[-1].owns:
            return False
        between = self.told.words[near[-2].end : near[-1].first]
        is_joined = all(word.folded in lexicon.RELATIVE_WORDS for word in between)
        return is_joined and self.language == "en" and anchor - near[-1].end >= _LONG

    def _may_act(self, party: Party, *, is_third: bool) -> bool:
        """Whether a verb may tell of the speaker: not in the third person, and not of what is his, save what it is."""
        words = self.told.words
        if not party.owns:
            last = words[party.end - 1].folded
            return not is_third or last not in lexicon.SELVES or last in lexicon.USERS
        if self.deed.is_of_thing:
            return True
        behind = [word.folded for word in words[party.end : party.end + 2]]
        return self.deed.is_helped and not (is_third and any(word.endswith(lexicon.MATES) for word in behind))

    def _name_before(self, stretch: Stretch, anchor: int) -> Party | None:
        """Somebody unknown whose name stands right before the verb."""
        said = self.told.said
        at = self._behind_adverbs(stretch, anchor) - 1
        if self.language == "ja" or at < stretch.first:
            return None
        word = said.words[at]
        is_word = word.folded in stopwords_for(self.language) or word.folded in TIME_WORDS | CALENDAR_NAMES
        is_shared = key_of(word, self.deed.language) in self.deed.keys and word.folded not in self.deed.names
        is_capital = said.is_capital(at)
        if not is_capital and (self.language != "vi" or at != stretch.first or word.folded in COURTESIES):
            return None
        if is_word or is_shared or any(p.first <= at < p.end for p in self.told.all):
            return None
        is_same_form = self.deed.verb is None or said.words[anchor].folded == self.deed.verb.folded
        if at in said.starts and (not is_same_form or word.folded in lexicon.ADVERBS or word.folded.endswith("ly")):
            return None
        return Party(at, at + 1, frozenset({(word.folded,)}))

    def _behind_adverbs(self, stretch: Stretch, anchor: int) -> int:
        """The first of the adverbs and auxiliaries right before a word."""
        passed = lexicon.ADVERBS | lexicon.INDEFINITE | self._forms
        while anchor > stretch.first and self.told.words[anchor - 1].folded in passed:
            anchor -= 1
        return anchor

    def _is_of_third_person(self, stretch: Stretch, anchor: int) -> bool:
        """Whether the verb has a form that nobody uses of himself, and no word of the claim is its subject."""
        words, verb = self.told.words, self.deed.verb
        first = self._behind_adverbs(stretch, anchor)
        if first > stretch.first and key_of(words[first - 1], self.deed.language) in self.deed.keys:
            return False
        if self.deed.is_helped:
            return any(word.folded in self._forms for word in words[first:anchor])
        if verb is None or words[anchor].folded != verb.folded:
            return False
        return _is_third_form(verb.folded, self.language)

    def _before(self, number: int) -> Party | None:
        """Who acts in the nearest stretch before this one in its sentence."""
        sentence = self.all[number].sentence
        while number and self.all[number - 1].sentence == sentence:
            number -= 1
            held = self.parties(number, len(self.told.words))
            if held:
                return held[-1]
        return None

    def _gone_on(self) -> Party | None:
        """Whom the sentence before tells of, where a sentence may leave out who it goes on about."""
        clauses = read_clauses(self.introduction)
        if self.language not in lexicon.SUBJECTS_LEFT_OUT or not clauses:
            return None
        start = next(clause.start for clause in clauses if clause.sentence == clauses[-1].sentence)
        held = [party for party in Parties(self.introduction[start:], {}).all if not party.is_aside]
        return held[0] if held and not any(party.is_self for party in held) else None

    def _behind(self, number: int) -> Party | None:
        """Who stands alone in the stretch behind this one (`prefers tea, my wife`)."""
        behind = number + 1
        if behind == len(self.all) or self.all[behind].sentence != self.all[number].sentence:
            return None
        stretch = self.all[behind]
        held = self.parties(behind, len(self.told.words))
        is_alone = len(held) == 1 and stretch.end - stretch.first - (held[0].end - held[0].first) <= 1
        return held[0] if is_alone else None


def _is_third_form(verb: str, language: str | None) -> bool:
    if language == "en":
        return verb.endswith("s") and not verb.endswith("ss")
    if language == "de":
        return verb.endswith("t")
    if language == "es":
        return verb.endswith(("e", "a")) and not verb.endswith(_BOTH_PERSONS)
    return False


def telling(told: Parties, deed: Deed, introduction: str) -> Telling:
    """A quote held against a claim's deed; `introduction` stands before it in its line."""
    parts = tuple(stretches(told))
    by_stretch: dict[int, list[Party]] = {}
    at = 0
    for party in told.all:
        while at + 1 < len(parts) and parts[at].end <= party.first:
            at += 1
        by_stretch.setdefault(at, []).append(party)
    return Telling(told, deed, parts, by_stretch, introduction)
