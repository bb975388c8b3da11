"""Readers at a live table who keep every byte, and people who play there at random."""

import asyncio
import random
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from tento.cards.chance import Chance
from tento.club.bots.thinkers import InlineThinkers
from tento.club.live.acting import act
from tento.club.live.advising import advise
from tento.club.live.entries import TableConfig
from tento.club.live.live_table import LiveTable
from tento.club.live.live_tables import LiveTables
from tento.club.live.table_log import TableLog
from tento.club.replays.finished import replay
from tento.table.refusal import Refusal
from tento.table.seats import SPECTATOR, Seat, Viewer
from tento.web.sockets.client_messages import Hello, Show
from tento.web.sockets.entering import join
from tento.web.sockets.talk import spoken
from tento.web.sockets.texts import advice_message, refused_message
from tests.club.memory_store import MemoryStore
from tests.contract.knowledge import Heard, Known, MakeKeeper, known_along, leaks, seeds_in
from tests.contract.laws import cards_named
from tests.e2e.live_server import open_table
from tests.seeded import SeededRandomness

AT_ONCE: dict[str, Any] = {"pause_seconds": 0, "bot_seconds": 0, "number_seconds": 0}
"""A table that waits for nobody but people."""


class Ear:
    """A reader that keeps every byte, with the number of lines that the log had when it came."""

    def __init__(self, person: str | None, viewer: Viewer, lines: list[bytes]) -> None:
        self.person, self.viewer = person, viewer
        self.seat: Seat | None = None
        self.heard: list[Heard] = []
        self._lines = lines
        self._since: int | None = None

    def tell(self, message: bytes, asked: object = None) -> None:
        now = len(self._lines)
        since = now if self._since is None else min(now, self._since)
        shown = frozenset(cards_named(asked))
        self.heard.extend(Heard(self.viewer, since, now, line, shown) for line in message.split(b"\n"))

    def come_back(self, live: LiveTable, since: int) -> None:
        """Loses the line, comes back and asks for what was told since this line."""
        live.readers.discard(self)
        self._since = since
        join(live, self, Hello(table=live.state.id, since=since), 0)  # type: ignore[arg-type]  # an ear reads as a socket does
        self._since = None

    def give_up(self, why: str) -> None:
        raise AssertionError(f"sent away: {why}")


@dataclass
class Told:
    """A match at a live table, and all that anybody was told of it."""

    live: LiveTable
    lines: list[bytes]
    seeds: dict[int, bytes]
    keeper: MakeKeeper
    ears: list[Ear] = field(default_factory=list)

    @property
    def along(self) -> list[Known]:
        return known_along(self.live.state.game, self.lines, self.seeds, self.keeper)

    def leaks(self, heard: list[Heard] | None = None) -> list[Any]:
        """Every secret that was told, to anybody or in these bytes."""
        told = [one for ear in self.ears for one in ear.heard] if heard is None else heard
        return leaks(told, self.along, self.seeds, [self.live.state.id])

    def seeds_told(self, ear: Ear) -> set[int]:
        """The deals whose seeds this reader got."""
        return {deal for one in ear.heard for deal in seeds_in(one.data, self.seeds)}

    @property
    def log(self) -> TableLog:
        return TableLog(self.live.state.id, self.lines, self.seeds, self.live.state.rulebook)

    def replayed(self, ear: Ear) -> list[Heard]:
        """What the replay of the finished match tells this reader: what was seen at each line, and the check of the deals.

        The leaves of the deals are of cards from long before: `test_leaves.py` holds each against its own deal.
        """
        made = replay(self.log, ear.viewer)
        assert made is not None
        end = len(self.lines)
        steps = [Heard(ear.viewer, step.seq, step.seq, msgspec.json.encode(step)) for step in made.steps]
        deals = [msgspec.json.encode(replace(deal, leaves=(), pack=() if deal.seed is not None else deal.pack)) for deal in made.deals]
        return [*steps, *(Heard(ear.viewer, end, end, deal) for deal in deals)]


async def random_play(config: TableConfig, keeper: MakeKeeper, luck: random.Random, most: int, people: int) -> Told:
    """Plays at random, right and wrong, while readers come and go, ask for advice and try to show cards."""
    store = MemoryStore()
    randomness = SeededRandomness(str(luck.random()))  # the same packs every time
    tables = LiveTables(store, "test", "", randomness=randomness)  # type: ignore[arg-type]  # nobody has an account here
    live = await open_table(tables, config, tuple(f"p{seat}" for seat in range(people)))
    table = live.state.id
    told = Told(live, store.log.lines[table], store.log.seeds[table], keeper)
    told.ears = [Ear(f"p{seat}", Seat(seat), told.lines) for seat in range(people)] + [Ear(None, SPECTATOR, told.lines)]
    live.readers.update(told.ears)
    for turn in range(most):
        if live.state.closed is not None:
            break
        await disturb(told, luck)
        if any(seat < people for seat in live.state.waiting.seats):
            await ask(live, luck, told.ears, str(turn))
        else:
            await asyncio.sleep(0)
    await live.stop()
    return told


async def disturb(told: Told, luck: random.Random) -> None:
    """Now and then a reader loses the line and comes back, or somebody asks what need not be asked."""
    live, ear = told.live, luck.choice(told.ears)
    match luck.randrange(6):
        case 0:
            ear.come_back(live, luck.randrange(len(told.lines) + 1))
        case 1:
            advice = await advise(live.state, ear.person or "", InlineThinkers(), Chance(1))
            ear.tell(refused_message("", advice, live.state, "pt") if isinstance(advice, Refusal) else advice_message("", advice, "pt"))
        case 2:
            answer = spoken(live.state, ear.person, Show(), None)
            if isinstance(answer, Refusal):
                ear.tell(refused_message("", answer, live.state, "pt"))
            elif not isinstance(answer, str):
                live.broadcast(answer.message, answer.to)


async def ask(live: LiveTable, luck: random.Random, ears: list[Ear], id: str) -> None:
    """A seat does something that some seat is offered; one in four times not the own."""
    state = live.state
    people = len(ears) - 1
    asked = luck.choice([seat for seat in state.waiting.seats if seat < people])
    seat = asked if luck.randrange(4) else Seat(luck.randrange(people))
    action = luck.choice(state.game.legal(state.match, asked))
    answer = await live.decide(partial(act, person=f"p{seat}", id=id, raw=msgspec.json.encode(action)))
    if isinstance(answer, Refusal):
        ears[seat].tell(refused_message(id, answer, state, "en"), action)


def listened(config: TableConfig, keeper: MakeKeeper, seed: int, most: int, people: int | None = None) -> Told:
    """A match at random of so many turns, and all that anybody was told of it. Bots sit where no people do."""
    return asyncio.run(random_play(config, keeper, random.Random(seed), most, config.seats if people is None else people))
