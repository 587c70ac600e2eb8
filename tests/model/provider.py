"""A provider on loopback that plays a script: real HTTP in the wire formats of OpenAI and Anthropic."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

STOPS = {"stop": "end_turn", "length": "max_tokens", "content_filter": "refusal"}


@dataclass(frozen=True)
class Say:
    """One answer of a model, and why it stopped."""

    text: str = ""
    stop: str = "stop"
    refusal: str | None = None
    tokens_in: int = 100
    tokens_out: int = 20


@dataclass(frozen=True)
class Fail:
    """An error status with its body and its headers."""

    status: int
    body: Any = field(default_factory=lambda: {"error": {"message": "no", "type": "error"}})
    headers: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class HalfABody:
    """The connection ends in the middle of the answer."""


@dataclass(frozen=True)
class Hang:
    """No answer until the test is over."""


@dataclass(frozen=True)
class Raw:
    """A body that is no answer of a provider."""

    body: bytes


Step = Say | Fail | HalfABody | Hang | Raw


@dataclass
class Provider:
    """The address, the script that is left, and every request that came in."""

    url: str
    script: list[Step]
    requests: list[dict[str, Any]] = field(default_factory=list)
    headers: list[dict[str, str]] = field(default_factory=list)
    paths: list[str] = field(default_factory=list)
    over: threading.Event = field(default_factory=threading.Event)

    def texts(self, number: int) -> list[str]:
        """The texts of one request, the system prompt aside, in order."""
        messages = self.requests[number]["messages"]
        return [_text(each["content"]) for each in messages if each["role"] != "system"]


@contextmanager
def provider(*script: Step) -> Iterator[Provider]:
    """Serve the script, one step a request, on a free port of loopback."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Handler)
    playing = Provider(f"http://127.0.0.1:{server.server_port}/v1", list(script))
    server.playing = playing  # type: ignore[attr-defined]
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield playing
    finally:
        playing.over.set()
        server.shutdown()
        server.server_close()
        thread.join()


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self) -> None:
        playing: Provider = self.server.playing  # type: ignore[attr-defined]
        playing.requests.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        playing.headers.append({name.lower(): value for name, value in self.headers.items()})
        playing.paths.append(self.path)
        self._play(playing.script.pop(0) if playing.script else Fail(500), playing)

    def log_message(self, *args: Any) -> None:
        return None

    def _play(self, step: Step, playing: Provider) -> None:
        if isinstance(step, Hang):
            playing.over.wait()
            self.close_connection = True
            return
        if isinstance(step, Fail):
            self._send(step.status, json.dumps(step.body).encode(), step.headers)
        elif isinstance(step, Raw):
            self._send(200, step.body)
        else:
            said = step if isinstance(step, Say) else Say("{}")
            body = json.dumps(self._answer(said)).encode()
            self._send(200, body, is_half=isinstance(step, HalfABody))

    def _answer(self, said: Say) -> dict[str, Any]:
        return anthropic_answer(said) if self.path.endswith("/messages") else openai_answer(said)

    def _send(
        self, status: int, body: bytes, headers: tuple[tuple[str, str], ...] = (), *, is_half: bool = False
    ) -> None:
        self.send_response(status)
        for name, value in (("Content-Type", "application/json"), *headers, ("Content-Length", str(len(body)))):
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body[: len(body) // 2] if is_half else body)
        self.close_connection = self.close_connection or is_half


def openai_answer(said: Say) -> dict[str, Any]:
    """The body of a chat completion."""
    message = {"role": "assistant", "content": said.text or None, "refusal": said.refusal}
    return {
        "id": "answer-1",
        "object": "chat.completion",
        "created": 1,
        "model": "small",
        "choices": [{"index": 0, "finish_reason": said.stop, "message": message}],
        "usage": {
            "prompt_tokens": said.tokens_in,
            "completion_tokens": said.tokens_out,
            "total_tokens": said.tokens_in + said.tokens_out,
        },
    }


def anthropic_answer(said: Say) -> dict[str, Any]:
    """The body of a message."""
    return {
        "id": "answer-1",
        "type": "message",
        "role": "assistant",
        "model": "small",
        "content": [{"type": "text", "text": said.text}] if said.text else [],
        "stop_reason": STOPS[said.stop],
        "stop_sequence": None,
        "usage": {"input_tokens": said.tokens_in, "output_tokens": said.tokens_out},
    }


def _text(content: Any) -> str:
    return content if isinstance(content, str) else "".join(part["text"] for part in content)
