"""The one place where ports meet their adapters: a whole application from its settings."""

from functools import partial
from pathlib import Path
from secrets import token_hex
from typing import Final

import msgspec
from argon2 import PasswordHasher
from litestar import Litestar

from tento.club.bots.pool import ThinkingLimits, ThinkingPool
from tento.club.events.calling import Calling
from tento.club.events.pairs.cups import Cups
from tento.club.events.pairs.weekly import WeeklyCup, WeeklyCups
from tento.club.events.tournaments import Tournaments
from tento.club.events.venue.championships import Championships
from tento.club.events.venue.copies import Copies
from tento.club.events.venue.forgetting import Forgetting
from tento.club.events.venue.moving import Moving
from tento.club.events.venue.office import Office
from tento.club.ladder.ladder import Ladders
from tento.club.live.live_tables import LiveTables
from tento.club.live.past import Past
from tento.club.live.quotas import OpenedFrom, Quotas
from tento.club.live.recalling import recalling
from tento.club.live.table_state import TableState
from tento.club.memory.learner import Learner
from tento.club.memory.own import OwnMemories
from tento.club.people.accounts import Accounts
from tento.club.people.friends import Friendships
from tento.club.people.inviting import Inviting
from tento.club.people.passkeys import AccountPasskeys
from tento.club.people.passwords import Passwords
from tento.club.people.protecting import AccountProtection
from tento.club.people.reporting import Reporting
from tento.club.ports import Retention, Store
from tento.club.randomness import SystemRandomness
from tento.club.replays.analyses import RECORDS_AT_ONCE, Analyses
from tento.club.standings import MatchBook
from tento.club.upkeep import Housekeeper
from tento.papers.diary import told
from tento.papers.link_picture import link_picture
from tento.papers.poker.printing import printed
from tento.papers.printing import HousePrinter
from tento.store.open import FILE, open_store
from tento.texts.papers.championship import paper
from tento.web.app import create_app
from tento.web.client_files import FOLDER
from tento.web.metrics import Metrics, TimedStore
from tento.web.peers import NoPeers, Peers
from tento.web.push.sender import PushPolicy, PushSender
from tento.web.services import SECRETS, Limits, Services
from tento.web.sockets.handlers import SocketSettings
from tento.web.sockets.limits import ConnectionLimits
from tento.web.sockets.people.hub import PeopleHub
from tento.web.sockets.places import Places
from tento.web.sockets.visits import Visits

DATABASE_FILE: Final = FILE
"""The name of the database in its folder, if it is SQLite's."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What an application needs to know. `database` is a folder or an address; `address` is where other processes find this one.

    `hasher` may be weaker in tests. `client` is the folder of the built browser client. `worker` says that this process is one of
    several on this machine, and that the one which started them holds the right to the database; `process` is its name.
    `push` says where else than to public push services notices may go. `sites` are the names under which people reach the
    house, as `KnownHosts` of the web reads them.
    `copies` is a folder, as on a stick, where every running championship is copied to. `thinking` bounds the processes in which bots
    think; without it they think in this one, which is for programs where nobody waits. `quotas` and `retention` bound what is open and
    what is kept, `connections` bounds sockets, half-open connections and messages; without `limits` nothing else is bounded.
    `weekly_cup` is the cup that the house opens by itself, if it shall.
    """

    database: str
    address: str = "127.0.0.1:8000"
    limits: bool = True
    hasher: PasswordHasher | None = None
    client: Path = FOLDER
    worker: bool = False
    process: str = ""
    copies: str = ""
    push: PushPolicy = PushPolicy()
    sites: tuple[str, ...] | None = None
    thinking: ThinkingLimits | None = None
    quotas: Quotas = Quotas()
    connections: ConnectionLimits = ConnectionLimits()
    retention: Retention = Retention()
    weekly_cup: WeeklyCup | None = None


def database(address: str) -> Store:
    """The store at this address, not started yet."""
    return open_store(address)


def build(settings: Settings, peers: Peers | None = None, *, randomness: SystemRandomness | None = None) -> Litestar:
    """The application with its store, live tables and people, not started yet. `peers` is the way to the other processes."""
    peers = peers or NoPeers()
    metrics = Metrics()
    peers.on_wrong = partial(metrics.refusals.add, "wrong_secret")
    kept = open_store(settings.database, worker=settings.worker)
    store = TimedStore(kept, metrics)
    passwords = Passwords(settings.hasher)
    protection = AccountProtection(kept.people, kept.protection, kept.passkeys, passwords)
    counting = Counting(MatchBook(store.matches), metrics)
    thinkers = None if settings.thinking is None else ThinkingPool(settings.thinking)
    if thinkers is not None:
        thinkers.on_questions = metrics.questions.set
    process, quotas = settings.process or new_name(), settings.quotas if settings.limits else None
    live_tables = LiveTables(store, process, settings.address, counting.finished, thinkers=thinkers, quotas=quotas, randomness=randomness)
    opened_from = None if quotas is None else OpenedFrom(quotas, live_tables.runs)
    if opened_from is not None:
        live_tables.hourly.address_of = opened_from.address_of

    def wrote(table: str, many: int, now: int) -> None:
        metrics.written.inc(many)
        if opened_from is not None:
            opened_from.wrote(table, many, now)

    live_tables.on_written = wrote
    live_tables.on_count = metrics.tables.set
    live_tables.recall = recalling(kept.memories)
    counting.learner = Learner(kept.memories, live_tables.log_of)
    counting.ladders = ladders = Ladders(store, live_tables)
    tournaments = Tournaments(store, live_tables)
    championships = Championships(store, tournaments.events, live_tables)
    if settings.copies:
        Copies(Path(settings.copies), championships)
    push = PushSender(store.pushes, settings.push)
    Calling(store, tournaments.events, push.send)
    cups = Cups(store, tournaments.events, live_tables)
    inviting = Inviting(kept, push.send)
    services = Services(
        store=store,
        live_tables=live_tables,
        analyses=Analyses(live_tables.thinkers),
        record_analyses=Analyses(live_tables.thinkers, RECORDS_AT_ONCE),
        tournaments=tournaments,
        championships=championships,
        cups=cups,
        weekly=WeeklyCups(store, cups, settings.weekly_cup),
        office=Office(store),
        forgetting=Forgetting(store, championships),
        moving=Moving(store, championships),
        diary=lambda notes, lang: [sentence for _, _, sentence in told(notes, paper(lang))],
        printed=printed,
        printer=HousePrinter(),
        link_picture=link_picture,
        push=push,
        accounts=Accounts(kept.people, passwords),
        friendships=Friendships(kept),
        inviting=inviting,
        reporting=Reporting(kept),
        memories=OwnMemories(kept.memories),
        ladders=ladders,
        news=PeopleHub(kept.friends, inviting, process),
        protection=protection,
        passkeys=AccountPasskeys(kept.people, kept.passkeys, protection),
        passwords=passwords,
        metrics=metrics,
        limits=Limits(settings.limits),
        opened_from=opened_from,
        housekeeper=Housekeeper(store.upkeep, store.leases, process, live_tables.now, settings.retention),
        peers=peers,
    )
    bounds = settings.connections if settings.limits else settings.connections.for_load_tests()
    sockets = SocketSettings(
        peers=peers,
        rate=bounds.messages,
        guesses=SECRETS if settings.limits else None,
        places=Places(bounds),
        visits=Visits(settings.limits),
    )
    app = create_app(services, sockets, settings.client, settings.sites)
    app.state.connections = bounds
    return app


def new_name() -> str:
    """A name for a process. One that is started again gets a new one: the tables of the old name are nobody's."""
    return f"tento-{token_hex(6)}"


class Counting:
    """Enters finished matches into the book, beside the tables; then they are learned from, where their people want that."""

    def __init__(self, book: MatchBook, metrics: Metrics) -> None:
        self._book = book
        self._metrics = metrics
        self.learner: Learner | None = None
        self.ladders: Ladders | None = None

    async def finished(self, state: TableState, past: list[Past]) -> None:
        """A match ended. The table is called over only after this: what could not be counted is told again."""
        if await self._book.enter(state, past):
            self._metrics.matches.inc()
        if self.learner is not None:
            await self.learner.finished(state)
        if self.ladders is not None:
            await self.ladders.finished(state)
