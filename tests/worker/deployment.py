"""The production set-up as processes of its own: a database, a broker, the API server, workers; nothing is replaced."""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0
QUIET = ("--without-mingle", "--without-gossip", "--without-heartbeat")


@dataclass
class Process:
    """A running process whose log lines can be waited for."""

    popen: subprocess.Popen[str]
    reader: threading.Thread
    lines: queue.Queue[str]
    seen: list[str] = field(default_factory=list)

    @classmethod
    def start(cls, command: list[str], env: dict[str, str]) -> Process:
        popen = subprocess.Popen(
            command,
            cwd=ROOT,
            env=env,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert popen.stderr is not None
        lines: queue.Queue[str] = queue.Queue()
        reader = threading.Thread(target=_read, args=(popen.stderr, lines), daemon=True)
        reader.start()
        return cls(popen, reader, lines)

    def wait_for(self, fits: Callable[[str], bool]) -> str:
        """The next line that fits; fails with everything that was written when none comes."""
        while True:
            try:
                line = self.lines.get(timeout=PATIENCE)
            except queue.Empty:
                raise AssertionError("the line never came; written so far:\n" + "".join(self.seen)) from None
            self.seen.append(line)
            if fits(line):
                return line

    def wait_for_event(self, event: str, **values: Any) -> dict[str, Any]:
        """The next structured line of an event with the given values."""
        found: dict[str, Any] = {}

        def fits(line: str) -> bool:
            found.clear()
            found.update(json.loads(line) if line.startswith("{") else {})
            return found.get("event") == event and all(found.get(key) == value for key, value in values.items())

        self.wait_for(fits)
        return found

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Signal the whole process group and wait until it is gone."""
        if self.popen.poll() is None:
            os.killpg(self.popen.pid, how)
        self.popen.wait(timeout=PATIENCE)
        self.reader.join()


def _read(stream: IO[str], lines: queue.Queue[str]) -> None:
    with stream:
        for line in stream:
            lines.put(line)


@dataclass
class Deployment:
    """One database and one broker with what runs on them."""

    env: dict[str, str]
    port: int
    key: str = ""
    processes: list[Process] = field(default_factory=list)

    def manage(self, *arguments: str) -> str:
        command = [sys.executable, "manage.py", *arguments]
        done = subprocess.run(command, cwd=ROOT, env=self.env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def serve(self) -> Process:
        command = [
            sys.executable,
            "-m",
            "gunicorn",
            "config.wsgi",
            "--bind",
            f"127.0.0.1:{self.port}",
            "--threads",
            "24",
        ]
        server = self._start(command)
        server.wait_for(lambda line: "Listening at" in line)
        return server

    def worker(self, *options: str) -> Process:
        command = [sys.executable, "-m", "celery", "-A", "config", "worker", "--concurrency", "1", *QUIET, *options]
        worker = self._start(command)
        worker.wait_for(lambda line: "ready." in line)
        return worker

    def _start(self, command: list[str]) -> Process:
        process = Process.start(command, self.env)
        self.processes.append(process)
        return process

    def call(self, method: str, path: str, body: Any = None) -> tuple[int, dict[str, Any]]:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api/v1/{path}",
            data=json.dumps(body).encode() if body is not None else None,
            method=method,
            headers={"Authorization": f"Api-Key {self.key}", "Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as response:  # noqa: S310 - http alone
                return response.status, json.load(response)
        except urllib.error.HTTPError as error:
            return error.code, json.load(error)

    def stop(self) -> None:
        """End everything that was started and still runs."""
        while self.processes:
            self.processes.pop().end(signal.SIGKILL)
