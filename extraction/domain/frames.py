"""Decides which stretches of a transcript it frames itself as made up (register rule 5 of 3-guards.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, NamedTuple

import regex

from extraction.domain.lexicon import frames_english as english
from extraction.domain.lexicon import frames_english_leaving as leaving
from extraction.domain.lexicon import frames_languages as languages
from extraction.domain.quoted import blank, quoted_stretches
from extraction.domain.run import Message, Role


class Frame(NamedTuple):
    """One made-up stretch of a message, in code points, and the words that opened it."""

    start: int
    end: int
    cue: str


class _Kind(Enum):
    """How long an opened frame lasts."""

    PLAY = "until a closing cue"
    STORY = "until a closing cue, but what is said in the first person is real"
    SUPPOSE = "while the messages go on supposing"
    DATA = "this message and the agent's reply"
    BLOCK = "this paragraph"
    ONCE = "this sentence"


_FLAGS: Final = regex.IGNORECASE | regex.VERSION1


def _any(*groups: tuple[str, ...]) -> regex.Pattern[str]:
    return regex.compile("|".join(pattern for group in groups for pattern in group), _FLAGS)


_OPENERS: Final = (
    (_Kind.PLAY, _any(english.PLAY, languages.PLAY)),
    (_Kind.STORY, _any(english.STORY, languages.STORY)),
    (_Kind.SUPPOSE, _any(english.SUPPOSE, languages.SUPPOSE)),
    (_Kind.DATA, _any(english.DATA, languages.DATA)),
    (_Kind.BLOCK, _any(english.BLOCK, languages.BLOCK)),
    (_Kind.ONCE, _any(english.ONCE)),
)
_NARRATION: Final = _any(english.NARRATION)
_PERSONA: Final = _any(english.PERSONA)
_CLOSE: Final = _any(leaving.CLOSE, languages.CLOSE)
_OUT: Final = _any(leaving.OUT_OF_CHARACTER, languages.OUT_OF_CHARACTER)
_ASIDE: Final = _any(leaving.ASIDE, languages.ASIDE)
_RESUME: Final = _any(leaving.RESUME, languages.RESUME)
_HAT: Final = regex.compile(leaving.HAT, _FLAGS)
_INSIDE: Final = regex.compile(leaving.STILL_INSIDE, _FLAGS)
_SUPPOSING: Final = _any((leaving.STILL_SUPPOSING,), (languages.STILL_SUPPOSING,))
_FIRST_PERSON: Final = _any((leaving.FIRST_PERSON,), (languages.FIRST_PERSON,))
_SENTENCE: Final = regex.compile(r"[^.!?。！？\n]+(?:[.!?](?=[\w])[^.!?。！？\n]*)*[.!?。！？…)\"'”’」]*")
_ASIDE_IN_BRACKETS: Final = regex.compile(r"[(\[（][^()\[\]（）\n]{0,400}[)\]）]|\(\([^\n]{0,400}?\)\)")
_LONGEST_CUE: Final = 60


@dataclass(slots=True)
class _State:
    """What is open while the transcript is read."""

    kind: _Kind | None = None
    cue: str = ""
    left: tuple[_Kind, str] | None = None
    aside: bool = False
    agent_stepped_out: bool = False
    found: dict[int, tuple[Frame, ...]] = field(default_factory=dict)

    def open(self, kind: _Kind, cue: str) -> None:
        self.kind, self.cue, self.aside = kind, cue.strip()[:_LONGEST_CUE], False

    def close(self) -> None:
        if self.kind is not None:
            self.left = (self.kind, self.cue)
        self.kind, self.aside = None, False


def framed_stretches(messages: tuple[Message, ...]) -> Mapping[int, tuple[Frame, ...]]:
    """The made-up stretches by message index; a message without one is absent; linear, and made once a run."""
    return _read(messages)


def _read(messages: tuple[Message, ...]) -> Mapping[int, tuple[Frame, ...]]:
    state = _State()
    implied = _implied_by_leaving(messages)
    if implied:
        state.open(_Kind.PLAY, implied)
    for message in messages:
        _begin_message(state, message)
        stretches = tuple(_message_frames(state, message))
        state.agent_stepped_out = state.aside and message.role is Role.ASSISTANT
        if stretches:
            state.found[message.index] = _joined(stretches, message.text)
        if state.kind in {_Kind.BLOCK, _Kind.ONCE}:
            state.close()
    return state.found


def _implied_by_leaving(messages: tuple[Message, ...]) -> str:
    """The first out-of-character mark, when nothing before it opened a frame: what it leaves was open all along."""
    for message in messages:
        if message.role in {Role.TOOL, Role.SYSTEM}:
            continue
        text = blank(message.text, quoted_stretches(message.text))
        out = _OUT.search(text)
        opened = any(kind is _Kind.PLAY and pattern.search(text) for kind, pattern in _OPENERS) or _NARRATION.search(
            text
        )
        if out or opened:
            return out[0] if out and not opened else ""
    return ""


def _begin_message(state: _State, message: Message) -> None:
    """A new message is inside again, save a person's answer to an agent that has stepped out."""
    state.aside = state.agent_stepped_out and message.role is Role.USER
    state.agent_stepped_out = False
    if message.role is Role.USER and state.kind is _Kind.DATA:
        state.close()
    if message.role is Role.USER and state.kind is _Kind.SUPPOSE and not _SUPPOSING.search(message.text):
        state.close()


def _message_frames(state: _State, message: Message) -> Iterator[Frame]:
    if message.role is Role.TOOL:
        return
    text = message.text
    plain = blank(text, quoted_stretches(text))
    for match in _SENTENCE.finditer(plain):
        start, end = match.span()
        was_first = not plain[:start].strip() if start < _LONGEST_CUE else False
        _step(state, match[0], message.role, first=was_first)
        if state.kind is not None and not state.aside and not _real_inside(state, match[0]):
            yield from (Frame(*part, state.cue) for part in _outside_brackets(text, start, end))
        if state.kind is _Kind.ONCE or (state.kind is _Kind.BLOCK and text[end : end + 2] == "\n\n"):
            state.close()


def _step(state: _State, sentence: str, role: Role, *, first: bool) -> None:
    """Move the state by the cues of one sentence; what closes comes before what opens."""
    if role is Role.SYSTEM:
        persona = _PERSONA.search(sentence)
        if persona:
            state.open(_Kind.PLAY, persona[0])
        return
    closed = _CLOSE.search(sentence) if state.kind is not None else None
    if closed:
        state.close()
    elif state.kind is not None and _steps_out(sentence, first=first):
        state.aside = True
    elif state.left is not None and _RESUME.search(sentence):
        state.open(*state.left)
    elif _RESUME.search(sentence):
        state.aside = False
    if state.kind is not _Kind.PLAY:
        _open(state, sentence, closed.end() if closed else 0, first=first)


def _steps_out(sentence: str, *, first: bool) -> bool:
    """Whether a sentence leaves the frame: a cue outside brackets, or a bracketed mark that opens the message."""
    if first and _HAT.search(sentence):
        return True
    return bool(_ASIDE.search(_ASIDE_IN_BRACKETS.sub(" ", sentence))) and not _INSIDE.search(sentence)


def _open(state: _State, sentence: str, after: int, *, first: bool) -> None:
    if first and (narration := _NARRATION.search(sentence)):
        state.open(_Kind.PLAY, narration[0])
        return
    for kind, pattern in _OPENERS:
        match = pattern.search(sentence, after)
        if match and not (state.kind in {_Kind.STORY, _Kind.SUPPOSE} and kind in {_Kind.BLOCK, _Kind.ONCE, _Kind.DATA}):
            state.open(kind, match[0])
            return


def _real_inside(state: _State, sentence: str) -> bool:
    """Whether a sentence of a writing session is the writer's own, said in the first person outside quotation marks."""
    return state.kind is _Kind.STORY and state.cue not in sentence and bool(_FIRST_PERSON.search(sentence))


def _outside_brackets(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """The range without bracketed remarks that step out of the frame."""
    at = start
    for match in _ASIDE_IN_BRACKETS.finditer(text, start, end):
        if _ASIDE.search(match[0]):
            yield at, match.start()
            at = match.end()
    if at < end:
        yield at, end


def _joined(stretches: tuple[Frame, ...], text: str) -> tuple[Frame, ...]:
    """Neighbouring stretches of one frame as one, so that a span over two sentences lies in it."""
    joined: list[Frame] = []
    for frame in stretches:
        if joined and joined[-1].cue == frame.cue and not text[joined[-1].end : frame.start].strip():
            joined[-1] = joined[-1]._replace(end=frame.end)
        elif frame.start < frame.end:
            joined.append(frame)
    return tuple(joined)
