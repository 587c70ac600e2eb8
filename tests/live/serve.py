"""Serves a small model on loopback, in a process of its own: `python -m tests.live.serve MODEL.gguf`.

Prints the server's address on one line when it listens, and ends when its standard input does.
"""

from __future__ import annotations

import sys

import xllamacpp

WINDOW_TOKENS = 8_192


def main(weights: str) -> None:
    """Serve until the caller is gone."""
    parameters = xllamacpp.CommonParams()
    parameters.model.path = weights
    parameters.n_ctx = WINDOW_TOKENS
    parameters.n_parallel = 1
    parameters.hostnames = ["127.0.0.1"]
    parameters.port = 0
    # Several threads wait for one another in a loop, which starves a busy machine.
    parameters.cpuparams.n_threads = parameters.cpuparams_batch.n_threads = 1
    server = xllamacpp.Server(parameters)
    print(server.listening_address, flush=True)
    sys.stdin.read()


if __name__ == "__main__":
    main(sys.argv[1])
