"""The one place where ports meet their adapters: a whole application from its settings."""

import logging
from pathlib import Path
from secrets import token_hex
from typing import Final

import msgspec
from argon2 import PasswordHasher
from litestar import Litestar

from tento.club.live.live_table import Past
from tento.club.live.live_tables import LiveTables
from tento.club.live.table_state import TableState
from tento.club.people.accounts import Accounts
from tento.club.people.passwords import Passwords
from tento.club.ports import Store
from tento.club.standings import MatchBook
from tento.store.open import FILE, open_store
from tento.web.app import create_app
from tento.web.client_files import FOLDER
from tento.web.metrics import Metrics, TimedStore
from tento.web.peers import NoPeers, Peers
from tento.web.services import SECRETS, Limits, Services
from tento.web.sockets.handlers import SocketSettings

_log = logging.getLogger("tento.matches")

DATABASE_FILE: Final = FILE
"""The name of the database in its folder, if it is SQLite's."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What an application needs to know. `database` is a folder or an address; `address` is where other processes find this one.

    `hasher` may be weaker in tests. `client` is the folder of the built browser client. `worker` says that this process is one of
    several on this machine, and that the one which started them holds the right to the database; `process` is its name.
    """

    database: str
    address: str = "127.0.0.1:8000"
    limits: bool = True
    hasher: PasswordHasher | None = None
    client: Path = FOLDER
    worker: bool = False
    process: str = ""


def database(address: str) -> Store:
    """The store at this address, not started yet."""
    return open_store(address)


def build(settings: Settings, peers: Peers | None = None) -> Litestar:
    """The application with its store, live tables and people, not started yet. `peers` is the way to the other processes."""
    peers = peers or NoPeers()
    metrics = Metrics()
    kept = open_store(settings.database, worker=settings.worker)
    store = TimedStore(kept, metrics)
    passwords = Passwords(settings.hasher)
    counting = Counting(MatchBook(store.matches), metrics)
    live_tables = LiveTables(store, settings.process or new_name(), settings.address, counting.finished)
    live_tables.on_count = metrics.tables.set
    services = Services(
        store=store,
        live_tables=live_tables,
        accounts=Accounts(kept.people, passwords),
        passwords=passwords,
        metrics=metrics,
        limits=Limits(settings.limits),
        peers=peers,
    )
    sockets = SocketSettings(peers=peers, guesses=SECRETS if settings.limits else None)
    return create_app(services, sockets, settings.client)


def new_name() -> str:
    """A name for a process. One that is started again gets a new one: the tables of the old name are nobody's."""
    return f"tento-{token_hex(6)}"


class Counting:
    """Enters finished matches into the book, beside the tables; a failure is told to the log and hurts no table."""

    def __init__(self, book: MatchBook, metrics: Metrics) -> None:
        self._book = book
        self._metrics = metrics

    async def finished(self, state: TableState, past: list[Past]) -> None:
        """A match ended. The table is called over only after this: what was not counted is told again after a restart."""
        try:
            if await self._book.enter(state, past):
                self._metrics.matches.inc()
        except Exception:
            _log.exception("a match could not be counted")
