"""Decides which stretches of a transcript it frames itself as made up (register rule 5 of 3-guards.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, NamedTuple

import regex

from extraction.domain.lexicon import frames_english as english
from extraction.domain.lexicon import frames_english_leaving as leaving
from extraction.domain.lexicon import frames_languages as languages
from extraction.domain.quoted import blank, quoted_stretches
from extraction.domain.run import Message, Role
from extraction.domain.sieve import Found, Sieve, compiled, once


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


_OPENERS: Final = ((_Kind.PLAY, "PLAY"), (_Kind.STORY, "STORY"), (_Kind.SUPPOSE, "SUPPOSE"), (_Kind.DATA, "DATA"),
                   (_Kind.BLOCK, "BLOCK"), (_Kind.ONCE, "ONCE"))  # fmt: skip
_OPENING: Final = ("NARRATION", "PERSONA", *(group for _, group in _OPENERS))
_LEAVING: Final = ("CLOSE", "PAUSE", "STEPS_OUT", "ASIDE", "RESUME", "GO_ON", "ACKNOWLEDGED")
_BEGINNING: Final = (*_OPENING, "STEPS_OUT")
_SUPPOSING: Final = f"{leaving.STILL_SUPPOSING}|{languages.STILL_SUPPOSING}"
_FIRST_PERSON: Final = f"{leaving.FIRST_PERSON}|{languages.FIRST_PERSON}"
_SENTENCE: Final = regex.compile(r"[^.!?。！？\n]+(?:[.!?](?=[\w])[^.!?。！？\n]*)*[.!?。！？…)\"'”’」]*")
_ASIDE_IN_BRACKETS: Final = regex.compile(r"[(\[（][^()\[\]（）\n]{0,400}[)\]）]|\(\([^\n]{0,400}?\)\)")
_LONGEST_CUE: Final = 60


@once
def _cues() -> Sieve:
    """Every cue, in one pass over a text; made when the first text is read."""
    groups = {name: getattr(english, name, ()) + getattr(languages, name, ()) for name in _OPENING}
    groups |= {name: getattr(leaving, name, ()) + getattr(languages, name, ()) for name in _LEAVING}
    return Sieve(groups)


@dataclass(slots=True)
class _State:
    """What is open while the transcript is read."""

    kind: _Kind | None = None
    cue: str = ""
    left: tuple[_Kind, str] | None = None
    paused: bool = False
    aside: bool = False
    came_back: bool = False
    agent_stepped_out: bool = False
    found: dict[int, tuple[Frame, ...]] = field(default_factory=dict)

    def open(self, kind: _Kind, cue: str) -> None:
        self.kind, self.cue, self.aside, self.paused = kind, cue.strip()[:_LONGEST_CUE], False, False

    def close(self, *, paused: bool = False) -> None:
        if self.kind is not None:
            self.left = (self.kind, self.cue)
        self.kind, self.aside, self.paused = None, False, paused

    def come_back(self) -> None:
        if self.kind is None and self.left is not None:
            self.open(*self.left)
        self.aside, self.came_back = False, True


def framed_stretches(messages: tuple[Message, ...]) -> Mapping[int, tuple[Frame, ...]]:
    """The made-up stretches by message index; a message without one is absent; linear, and made once a run."""
    plain = [_unquoted(message.text) for message in messages]
    heard = [_cues().find(text) for text in plain]
    if not any(found.is_any() and any(map(found.may_have, _BEGINNING)) for found in heard):
        return {}
    return _read(messages, plain, _implied_by_leaving(messages, heard))


def _unquoted(text: str) -> str:
    quoted = quoted_stretches(text)
    return blank(text, quoted) if quoted else text


def _read(messages: tuple[Message, ...], plain: Sequence[str], implied: str) -> Mapping[int, tuple[Frame, ...]]:
    state = _State()
    if implied:
        state.open(_Kind.PLAY, implied)
    for message, text in zip(messages, plain, strict=True):
        _begin_message(state, message)
        stretches = tuple(_message_frames(state, message, text))
        stays_out = state.aside and message.role is Role.ASSISTANT
        state.agent_stepped_out = stays_out and not state.came_back
        if stretches:
            state.found[message.index] = _joined(stretches, message.text)
        if state.kind in {_Kind.BLOCK, _Kind.ONCE}:
            state.close()
    return state.found


def _implied_by_leaving(messages: tuple[Message, ...], heard: Sequence[Found]) -> str:
    """The first out-of-character mark, when nothing before it opened a frame: what it leaves was open all along."""
    for message, found in zip(messages, heard, strict=True):
        if message.role in {Role.TOOL, Role.SYSTEM}:
            continue
        out = found.search("STEPS_OUT")
        opened = found.search("PLAY") or found.search("NARRATION")
        if out or opened:
            return out[0] if out and not opened else ""
    return ""


def _begin_message(state: _State, message: Message) -> None:
    """A new message is inside again, save a person's answer to an agent that has stepped out."""
    state.aside = state.agent_stepped_out and message.role is Role.USER
    state.agent_stepped_out = False
    if message.role is not Role.USER:
        return
    state.came_back = False
    if state.kind is _Kind.DATA or (state.kind is _Kind.SUPPOSE and not compiled(_SUPPOSING).search(message.text)):
        state.close()


def _message_frames(state: _State, message: Message, plain: str) -> Iterator[Frame]:
    if message.role is Role.TOOL:
        return
    text = message.text
    for match in _SENTENCE.finditer(plain):
        start, end = match.span()
        first = start < _LONGEST_CUE and not plain[:start].strip()
        inside = start + _step(state, _cues().find(match[0]), message.role, first=first)
        if state.kind is not None and not state.aside and not _real_inside(state, match[0]):
            yield from (Frame(*part, state.cue) for part in _outside_brackets(text, inside, end))
        if _answers_an_aside(state, match[0], message.role):
            state.aside = False
        if state.kind is _Kind.ONCE or (state.kind is _Kind.BLOCK and text[end : end + 2] == "\n\n"):
            state.close()


def _answers_an_aside(state: _State, sentence: str, role: Role) -> bool:
    """Whether an agent only takes note of what was said outside, and so has not stepped out itself."""
    return state.aside and role is Role.ASSISTANT and bool(_cues().find(sentence).search("ACKNOWLEDGED"))


def _step(state: _State, sentence: Found, role: Role, *, first: bool) -> int:
    """Move the state by the cues of one sentence, and tell where in it the frame may begin.

    What closes comes before what opens, and of an aside and a return the later one counts.
    """
    if role is Role.SYSTEM:
        persona = sentence.search("PERSONA")
        if persona:
            state.open(_Kind.PLAY, persona[0])
        return 0
    closed = _closes(state, sentence)
    begins = 0 if closed else _leaves_or_returns(state, sentence, first=first)
    if state.kind is not _Kind.PLAY:
        _open(state, sentence, closed, first=first)
    return begins


def _closes(state: _State, sentence: Found) -> int:
    """Close what is open at a cue that ends or halts it; the offset after the cue, 0 without one."""
    if state.kind is None:
        return 0
    ended, halted = sentence.search("CLOSE"), sentence.search("PAUSE")
    if ended or halted:
        state.close(paused=not ended)
    return max((match.end() for match in (ended, halted) if match), default=0)


def _leaves_or_returns(state: _State, sentence: Found, *, first: bool) -> int:
    out = _steps_out(sentence, first=first) if state.kind is not None else 0
    back = sentence.search("RESUME", out) or (
        sentence.search("GO_ON", out) if state.kind is not None or state.paused else None
    )
    if back:
        state.come_back()
        return back.start() if out else 0
    if out:
        state.aside = True
    return 0


def _steps_out(sentence: Found, *, first: bool) -> int:
    """Where a sentence has left the frame, by a cue outside brackets or a bracketed mark before all else; or 0."""
    hat = compiled(leaving.HAT).search(sentence.text) if first else None
    if hat:
        return hat.end()
    if not sentence.may_have("ASIDE") or compiled(leaving.STILL_INSIDE).search(sentence.text):
        return 0
    bare = _ASIDE_IN_BRACKETS.sub(lambda match: " " * len(match[0]), sentence.text)
    aside = _cues().find(bare).search("ASIDE")
    return aside.end() if aside else 0


def _open(state: _State, sentence: Found, after: int, *, first: bool) -> None:
    if first and (narration := sentence.search("NARRATION")):
        state.open(_Kind.PLAY, narration[0])
        return
    for kind, group in _OPENERS:
        match = sentence.search(group, after)
        if match and not (state.kind in {_Kind.STORY, _Kind.SUPPOSE} and kind in {_Kind.BLOCK, _Kind.ONCE, _Kind.DATA}):
            state.open(kind, match[0])
            return


def _real_inside(state: _State, sentence: str) -> bool:
    """Whether a sentence of a writing session is the writer's own, said in the first person outside quotation marks."""
    return state.kind is _Kind.STORY and state.cue not in sentence and bool(compiled(_FIRST_PERSON).search(sentence))


def _outside_brackets(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """The range without bracketed remarks that step out of the frame."""
    at = start
    for match in _ASIDE_IN_BRACKETS.finditer(text, start, end):
        if _cues().find(match[0]).search("ASIDE"):
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
