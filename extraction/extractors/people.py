"""Decides whom a sentence makes responsible: by name, or its speaker who takes it on himself (5-values.md, People)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

import regex

from evidence.domain.context import KnownPerson
from evidence.domain.people import Directory, Mention, read_mentions, speaks_of_self
from extraction.domain.proof import known_actors
from extraction.domain.run import ActorKind, RunContext
from extraction.domain.sentences import Sentence
from extraction.extractors.phrases import Cues, Group, Kind, Token

_MARKS: Final = frozenset(",;:.!?-–—/|()\t\n")
_LISTED_NAME: Final = regex.compile(r"\s{0,2}(?::|[-=]{1,2}>|→)\s")
_CELL_MARKS: Final = "\t|;,/–—"
_CELL_DASH: Final = " - "


@dataclass(frozen=True, slots=True)
class Cast:
    """Everybody known: the people of the run and of the organization, and who each actor is, by the actor's id."""

    directory: Directory
    speakers: Mapping[str, KnownPerson]


def cast_of(context: RunContext) -> Cast:
    """Who is known in a run, as the guards know them."""
    known = known_actors(context)
    actors = {actor.id: known[actor.id] for actor in context.actors if actor.kind is ActorKind.PERSON}
    present = {person.id for person in actors.values()}
    others = (person for person in context.house.people if person.id not in present)
    return Cast(Directory((*actors.values(), *others)), actors)


def read_owner(part: Sentence, cues: Cues, cast: Cast, speaker: str | None) -> tuple[str | None, bool]:
    """The full name of the one person made responsible, or none, and whether that person is named in the words."""
    mentions = [mention for mention in read_mentions(part.text, cast.directory) if len(mention.ids) == 1]
    named = {key for mention in mentions if _is_responsible(mention, part, cues) for key in mention.ids}
    if len(named) == 1:
        return cast.directory.people[named.pop()].name, True
    says_so = _promises(cues) or _defers(part.text, cues) or _says_own_act(part.text, cues)
    takes_on = not named and says_so and speaks_of_self(part.text)
    known = cast.speakers.get(speaker or "")
    return (known.name if known and takes_on else None), False


def _promises(cues: Cues) -> bool:
    """Whether the speaker takes something on in so many words (`I will`), and not a refusal (`I will not`)."""
    denied = {cue.first for cue in cues.groups.get(Group.NEGATION, ())}
    return any(cue.last not in denied for cue in cues.groups.get(Group.SELF, ()))


def _says_own_act(text: str, cues: Cues) -> bool:
    """Whether the speaker says at the head of a clause what he will do himself (`sáng thứ sáu tôi ráp`)."""
    acts = {cue.first for kind in (Kind.TASK, Kind.COMMITMENT) for cue in cues.kinds.get(kind, ())}
    return not cues.has(Group.PAST) and any(
        cue.last in acts and _heads_clause(text, cues, cue.first) for cue in cues.groups.get(Group.FIRST_PERSON, ())
    )


def _defers(text: str, cues: Cues) -> bool:
    """Whether a younger speaker tells an elder what he does himself (`dạ chiều em gửi`), at the head of a clause."""
    return cues.has(Group.DEFERS) and any(
        cue.last < len(cues.tokens)
        and not _is(cues, Group.NOT_ASSIGNED, cue.last)
        and _touches(text, cues.tokens[cue.first], cues.tokens[cue.last])
        and _heads_clause(text, cues, cue.first)
        for cue in cues.groups.get(Group.JUNIOR, ())
    )


def _is_responsible(mention: Mention, part: Sentence, cues: Cues) -> bool:
    place = next((at for at, token in enumerate(cues.tokens) if token.start >= mention.start), None)
    if place is None:
        return False
    last = max(at for at, token in enumerate(cues.tokens) if token.start < mention.end)
    if part.is_row:
        return _fills_cell(mention, part.text, cues, place)
    if part.is_listed and place == 0 and _LISTED_NAME.match(part.text, mention.end):
        return True
    return _is_assigned(part.text, cues, place, last) or _is_asked_last(part.text, cues, place, last)


def _fills_cell(mention: Mention, text: str, cues: Cues, place: int) -> bool:
    """Alone in its cell, a title or a team's word aside, or followed there by what it has to do."""
    start = max(text.rfind(mark, 0, mention.start) for mark in (*_CELL_MARKS, _CELL_DASH)) + 1
    before = [at for at, token in enumerate(cues.tokens) if start <= token.start < mention.start]
    return all(_is(cues, Group.HONORIFIC, at) or _is(cues, Group.TEAM, at) for at in before)


def _is_assigned(text: str, cues: Cues, place: int, last: int) -> bool:
    """At the head of a clause or behind an assigning word, and followed by something to do."""
    tokens = cues.tokens
    is_called = text[: tokens[place].start].endswith("@")
    if is_called or last + 1 >= len(tokens) or not tokens[last + 1].key[0].isalpha():
        return False
    if _is(cues, Group.NOT_ASSIGNED, last + 1) and not _asks_to_ask(text, cues, last + 1):
        return False
    if not _touches(text, tokens[last], tokens[last + 1]) and not _is(cues, Group.VOCATIVE_NEXT, last + 1):
        return False
    before = _before_title(cues, place)
    if any(cue.last == before for cue in cues.groups.get(Group.ASSIGN, ())):
        return True
    return _heads_clause(text, cues, before)


def _asks_to_ask(text: str, cues: Cues, verb: int) -> bool:
    """Whether a word that reports (`Minh hỏi`) is asked for instead: its clause asks, or ends in a word that does."""
    if not _is(cues, Group.REPORTS, verb):
        return False
    end = verb
    while end + 1 < len(cues.tokens) and _touches(text, cues.tokens[end], cues.tokens[end + 1]):
        end += 1
    asks = (*cues.groups.get(Group.ASKS_LAST, ()), *(cue for cue in cues.kinds.get(Kind.TASK, ()) if cue.is_strong))
    return any(verb < cue.first and cue.last <= end + 1 and (cue.kind or cue.last == end + 1) for cue in asks)


def _heads_clause(text: str, cues: Cues, before: int) -> bool:
    tokens = cues.tokens
    while before > 0 and _touches(text, tokens[before - 1], tokens[before]):
        if tokens[before - 1].key[0].isdigit():
            before -= 1
            continue
        opener = next((cue for cue in cues.groups.get(Group.OPENER, ()) if cue.last == before), None)
        if opener is None:
            return False
        before = opener.first
    return True


def _is_asked_last(text: str, cues: Cues, place: int, last: int) -> bool:
    """Called by name at the end of a request (`... giúp em nha Yến`), behind a word that asks."""
    before = _before_title(cues, place)
    return last == len(cues.tokens) - 1 and any(cue.last == before for cue in cues.groups.get(Group.ASKS_LAST, ()))


def _before_title(cues: Cues, place: int) -> int:
    return place - 1 if _is(cues, Group.HONORIFIC, place - 1) else place


def _is(cues: Cues, group: Group, place: int) -> bool:
    return any(cue.first == place and cue.last == place + 1 for cue in cues.groups.get(group, ()))


def _touches(text: str, left: Token, right: Token) -> bool:
    return not _MARKS.intersection(text[left.end : right.start])


def strangers(text: str, cues: Cues, cast: Cast) -> Iterator[tuple[int, int]]:
    """The places of names behind a title that nobody known bears (`chú Lâm`, `Mr Hale`), title included."""
    known = [(mention.start, mention.end) for mention in read_mentions(text, cast.directory) if mention.ids]
    for at, token in enumerate(cues.tokens):
        if at and text[token.start].isupper() and _is(cues, Group.HONORIFIC, at - 1):
            start = cues.tokens[at - 1].start
            if _touches(text, cues.tokens[at - 1], token) and not any(s < token.end and start < e for s, e in known):
                yield start, token.end
