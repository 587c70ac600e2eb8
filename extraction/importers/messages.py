"""Decides what a JSON conversation holds: OpenAI-style messages or a run as the API takes it (6-interchange.md)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

import regex

from evidence.domain.errors import InvalidInput
from extraction.domain.run import Actor, ActorKind, Message, Role
from extraction.importers.base import Cast, Head, Limits, Settled, Source, check_count, clean_text, read_time
from extraction.importers.lines import read_whole
from extraction.importers.report import Log, Why

HINT: Final = "JSON holds a list of messages with `role` and `content`, or an object with `messages`."

_ROLES: Final = {
    "user": Role.USER,
    "assistant": Role.ASSISTANT,
    "system": Role.SYSTEM,
    "developer": Role.SYSTEM,
    "tool": Role.TOOL,
    "function": Role.TOOL,
}
_KINDS: Final = {"person": ActorKind.PERSON, "user": ActorKind.PERSON, "agent": ActorKind.AGENT}
_JSON_START: Final = regex.compile(r"\s*+(?:\{|\[\s*+[\]{\"])")
_SPEAKING: Final = frozenset({Role.USER, Role.ASSISTANT})
_NAME_BYTES: Final = 1_000


@dataclass(slots=True)
class _Reading:
    """What is known while the messages are read one after the other."""

    source: Source
    cast: Cast
    log: Log
    declared: Mapping[str, Actor]
    assumed: set[str] = field(default_factory=set)
    tools: dict[str, str] = field(default_factory=dict)


def recognises(head: Head) -> bool:
    """Whether the text begins as a JSON list or object does."""
    return bool(_JSON_START.match(head.text))


def settle(source: Source, log: Log) -> Settled:
    """The whole body, since JSON says what belongs together only at its end; one body is one run."""
    body = _body(_load(read_whole(source)))
    limits = source.limits
    return Settled(
        known=body,
        title=_text(body.get("title"), "title", limits) or "",
        reference_at=_time(body, ("reference_at",), "", source),
        scope=_text(body.get("scope"), "scope", limits),
        external_id=_text(body.get("external_id"), "external_id", limits),
        may_split=False,
    )


def messages(source: Source, settled: Settled, cast: Cast, log: Log) -> Iterator[Message]:
    """Read every message; those without text (a bare tool call, an image) keep their place, are skipped and noted."""
    declared = _declared_actors(settled.known.get("actors"), source.limits)
    for actor in declared.values():
        cast.declare(actor)
    reading = _Reading(source, cast, log, declared)
    raw = _list(settled.known.get("messages"), "messages")
    check_count(len(raw), source.limits)
    read = [message for position, item in enumerate(raw) if (message := _message(item, position, reading))]
    check_count(len(read), source.limits)
    _refuse_twins([message.index for message in read])
    yield from read


def _load(text: str) -> Any:
    try:
        return json.loads(text, parse_constant=_refuse_constant)
    except RecursionError:
        raise InvalidInput("the JSON is nested too deeply", field="data", hint=HINT) from None
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise InvalidInput(f"not valid JSON at {place}: {error.msg}", field="data", hint=HINT) from None
    except ValueError:
        raise InvalidInput("the JSON holds a number that is too long", field="data", hint=HINT) from None


def _refuse_constant(name: str) -> None:
    raise InvalidInput(f"{name} is no JSON value", field="data", hint="Leave the value out or write a number.")


def _body(loaded: Any) -> Mapping[str, Any]:
    if isinstance(loaded, list):
        return {"messages": loaded}
    if isinstance(loaded, dict) and "messages" in loaded:
        return loaded
    raise InvalidInput("the JSON holds no messages", field="messages", hint=HINT)


def _list(raw: Any, place: str) -> list[Any]:
    if not isinstance(raw, list):
        raise InvalidInput(f"{place} is not a list", field=place, hint=HINT)
    return raw


def _object(raw: Any, place: str) -> Mapping[str, Any]:
    if not isinstance(raw, dict):
        raise InvalidInput(f"{place} is not an object", field=place, hint=HINT)
    return raw


def _text(raw: Any, place: str, limits: Limits) -> str | None:
    """A short text such as a name or an id, or none; blank counts as none."""
    if raw is None:
        return None
    if not isinstance(raw, str):
        raise InvalidInput(f"{place} is not a text", field=place, hint="Write it in quotation marks.")
    return clean_text(raw.strip(), place, Limits(message_bytes=min(_NAME_BYTES, limits.message_bytes))) or None


def _declared_actors(raw: Any, limits: Limits) -> dict[str, Actor]:
    actors: dict[str, Actor] = {}
    for position, item in enumerate(_list([] if raw is None else raw, "actors")):
        actor = _actor(_object(item, f"actors.{position}"), f"actors.{position}", limits)
        if actor.id in actors:
            raise InvalidInput(
                f"actors.{position}.id is declared twice",
                field=f"actors.{position}.id",
                hint="Give each actor its own id.",
            )
        actors[actor.id] = actor
    return actors


def _actor(raw: Mapping[str, Any], place: str, limits: Limits) -> Actor:
    identity = _text(raw.get("id"), f"{place}.id", limits)
    if identity is None:
        raise InvalidInput(f"{place}.id is missing", field=f"{place}.id", hint="Give each actor an id.")
    kind = _text(raw.get("kind"), f"{place}.kind", limits)
    if kind not in _KINDS:
        raise InvalidInput(f"{place}.kind is not known", field=f"{place}.kind", hint="Write `person` or `agent`.")
    return Actor(id=identity, name=_text(raw.get("name"), f"{place}.name", limits) or identity, kind=_KINDS[kind])


def _message(item: Any, position: int, reading: _Reading) -> Message | None:
    place = f"messages.{position}"
    raw = _object(item, place)
    role = _role(raw, place)
    _remember_tools(raw, reading)
    text = _content(raw, place, reading)
    is_empty = not text.strip()
    speaker = None if is_empty and role is not Role.USER else _speaker(raw, role, place, reading)
    if is_empty:
        reading.log.skip(Why.NO_TEXT, place)
        return None
    return Message(
        index=_index(raw, position, place),
        role=role,
        text=text,
        actor_id=speaker,
        said_at=_time(raw, ("said_at", "at"), f"{place}.", reading.source),
        tool_name=_tool_name(raw, place, reading) if role is Role.TOOL else None,
        is_error=_flag(raw, place),
    )


def _role(raw: Mapping[str, Any], place: str) -> Role:
    role = raw.get("role")
    if not isinstance(role, str) or role not in _ROLES:
        raise InvalidInput(
            f"{place}.role is not known", field=f"{place}.role", hint=f"Write one of: {', '.join(sorted(_ROLES))}."
        )
    return _ROLES[role]


def _content(raw: Mapping[str, Any], place: str, reading: _Reading) -> str:
    content = raw.get("content", raw.get("text"))
    if isinstance(content, list):
        parts = [_part(part, f"{place}.content.{number}", reading) for number, part in enumerate(content)]
        content = "\n".join(part for part in parts if part)
    if content is not None and not isinstance(content, str):
        raise InvalidInput(
            f"{place}.content is not a text", field=f"{place}.content", hint="Send a text or a list of parts."
        )
    return clean_text(content or "", f"{place}.content", reading.source.limits)


def _part(raw: Any, place: str, reading: _Reading) -> str:
    if isinstance(raw, str):
        return raw
    text = _object(raw, place).get("text")
    if isinstance(text, str):
        return text
    reading.log.skip(Why.NO_TEXT_PART, place)
    return ""


def _index(raw: Mapping[str, Any], position: int, place: str) -> int:
    index = raw.get("index", position)
    if isinstance(index, bool) or not isinstance(index, int) or not 0 <= index < 2**31:
        raise InvalidInput(
            f"{place}.index is no place in a run",
            field=f"{place}.index",
            hint="Write a whole number from 0, or leave it out.",
        )
    return index


def _refuse_twins(indexes: list[int]) -> None:
    seen: set[int] = set()
    for index in indexes:
        if index in seen:
            raise InvalidInput(
                f"index {index} is used twice", field="messages", hint="Give each message its own index."
            )
        seen.add(index)


def _speaker(raw: Mapping[str, Any], role: Role, place: str, reading: _Reading) -> str | None:
    actor = _text(raw.get("actor"), f"{place}.actor", reading.source.limits)
    if not reading.declared and actor is None:
        return _assumed(raw, role, place, reading)
    if actor is None and role in _SPEAKING:
        raise InvalidInput(
            f"{place}.actor is missing", field=f"{place}.actor", hint="Name one of the declared actors by its id."
        )
    if actor is not None and actor not in reading.declared:
        raise InvalidInput(
            f"{place}.actor is not declared",
            field=f"{place}.actor",
            hint="Declare the actor with its kind in `actors`.",
        )
    return actor


def _assumed(raw: Mapping[str, Any], role: Role, place: str, reading: _Reading) -> str | None:
    """The speaker of a message in a conversation that declares none: its `name`, or the role itself."""
    if role not in _SPEAKING:
        return None
    name = _text(raw.get("name"), f"{place}.name", reading.source.limits) or role.value.capitalize()
    kind = ActorKind.PERSON if role is Role.USER else ActorKind.AGENT
    identity = f"{role.value}:{name}"
    if identity not in reading.assumed:
        reading.assumed.add(identity)
        reading.cast.declare(Actor(id=identity, name=name, kind=kind))
        reading.log.assume(f"{name} is read as {'a person' if kind is ActorKind.PERSON else 'an agent'} by the role")
    return identity


def _remember_tools(raw: Mapping[str, Any], reading: _Reading) -> None:
    calls = raw.get("tool_calls")
    for call in calls if isinstance(calls, list) else ():
        function = call.get("function") if isinstance(call, dict) else None
        if isinstance(function, dict) and isinstance(call.get("id"), str) and isinstance(function.get("name"), str):
            reading.tools[call["id"]] = function["name"]


def _tool_name(raw: Mapping[str, Any], place: str, reading: _Reading) -> str | None:
    limits = reading.source.limits
    named = _text(raw.get("tool_name"), f"{place}.tool_name", limits) or _text(raw.get("name"), f"{place}.name", limits)
    call = raw.get("tool_call_id")
    called = reading.tools.get(call) if isinstance(call, str) else None
    return named or _text(called, f"{place}.tool_call_id", limits)


def _time(raw: Mapping[str, Any], keys: tuple[str, ...], place: str, source: Source) -> datetime | None:
    for key in keys:
        if raw.get(key) is not None:
            field_path = f"{place}{key}"
            return read_time(_text(raw[key], field_path, source.limits) or "", field_path, source.conventions)
    return None


def _flag(raw: Mapping[str, Any], place: str) -> bool:
    flag = raw.get("is_error", False)
    if not isinstance(flag, bool):
        raise InvalidInput(
            f"{place}.is_error is neither true nor false", field=f"{place}.is_error", hint="Write true or false."
        )
    return flag
