"""Every byte that leaves the server while a match is played, over sockets and over HTTP, held against the log and the store's secrets."""

import asyncio
import random
import re
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import pytest
from litestar import Litestar
from msgspec.structs import replace

from tento.bootstrap import Settings, build
from tento.club.live.entries import TableConfig
from tento.club.live.live_table import LiveTable
from tento.table.seats import SPECTATOR, Seat, Viewer
from tests.cards.test_shuffle import Plain
from tests.contract.knowledge import KEEPERS, Heard, Known, known_along, leaks, seeds_in
from tests.contract.laws import cards_named
from tests.contract.listening import AT_ONCE
from tests.e2e.live_client import Client, sitting
from tests.e2e.live_server import open_table, server_of
from tests.e2e.rest_app import WEAK, Somebody, guest, play_out, services_of
from tests.seeded import SeededRandomness

TRUCO = TableConfig(game="truco", rulebook="truco-masters-2025", **AT_ONCE)
POKER = TableConfig(game="poker", rulebook="cgp-2024", **AT_ONCE)
TRANCA = TableConfig(game="tranca", rulebook="afia-2025", **AT_ONCE)


@asynccontextmanager
async def serving(app: Litestar) -> AsyncIterator[int]:
    """The application on a free port of the loopback."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        server = server_of(app)
        task = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            yield listener.getsockname()[1]
        finally:
            server.should_exit = True
            await task


class Everybody:
    """Four people at their table and a stranger, and all that they were told."""

    def __init__(self, app: Litestar, people: list[Somebody], live: LiveTable) -> None:
        self.people, self.live, self.table = people, live, live.state.id
        self.heard: list[Heard] = []
        self.store = services_of(app).store
        self._paths = [
            path for path in (app.openapi_schema.paths or {}) if re.search(r"\{table|\{person|/me(/|$)|/tables$|ratings|metrics", path)
        ]

    def viewers(self) -> list[tuple[Viewer, Somebody]]:
        return [*((Seat(seat), who) for seat, who in enumerate(self.people[:4])), (SPECTATOR, self.people[4])]

    async def lines(self) -> list[bytes]:
        return await self.store.log.read(self.table)

    async def asks(self, luck: random.Random) -> None:
        """Somebody asks one thing of the interface over HTTP."""
        viewer, who = luck.choice(self.viewers())
        path = luck.choice(self._paths)
        await self.ask(viewer, who, re.sub(r"\{person[^}]*\}", luck.choice(self.people).id, path))

    async def ask(self, viewer: Viewer, who: Somebody, path: str) -> bytes:
        before = len(await self.lines())
        answer = await who.get(re.sub(r"\{table[^}]*\}", self.table, path))
        self.heard.append(Heard(viewer, before, len(await self.lines()), answer.content))
        return bytes(answer.content)

    async def hears(self, client: Client, viewer: Viewer, since: int) -> None:
        """What came over this socket since the log had so many lines."""
        frames, client.frames = client.frames, []
        now = len(await self.lines())
        self.heard += [Heard(viewer, since, now, line) for frame in frames for line in frame.split(b"\n")]

    async def known(self) -> tuple[list[Known], dict[int, bytes]]:
        config, seeds = self.live.state.config, await self.store.log.secrets(self.table)
        return known_along(self.live.state.game, await self.lines(), seeds, KEEPERS[config.game]), seeds

    async def leaks(self) -> list[Any]:
        along, seeds = await self.known()
        names = [self.table, *(word for who in self.people for word in (who.id, who.id.title(), who.name, who.csrf) if word)]
        return leaks(self.heard, along, seeds, names)

    async def opened_secrets(self) -> list[tuple[Viewer, int, str]]:
        """Every leaf whose salt somebody was told without a right to its card: with it alone the card could be found by trying."""
        (along, seeds), state = await self.known(), self.live.state
        deck = state.game.pack(state.rulebook)
        houses = {deal: Plain.house(seed, deck) for deal, seed in seeds.items()}
        salts = {
            Plain.tagged("tento/1/salt", seed + place.to_bytes(2, "big"))[:16].hex(): (deal, houses[deal][place])
            for deal, seed in seeds.items()
            for place in range(len(deck))
        }
        told = re.compile(r"(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])")
        found = [(one, *salts[salt]) for one in self.heard for salt in told.findall(one.data.decode(errors="replace")) if salt in salts]
        assert found, "leaves were opened"
        return [
            (one.viewer, deal, card)
            for one, deal, card in found
            if not any(card in known.cards[one.viewer] and known.dealt == deal for known in along[: one.last + 1])
        ]


@asynccontextmanager
async def everybody(folder: str, config: TableConfig, luck: random.Random, most: int) -> AsyncIterator[Everybody]:
    """So many actions are played by four people with sockets, while everybody asks everything over HTTP."""
    randomness = SeededRandomness(str(luck.random()))  # the same packs every time
    app = build(Settings(database=folder, hasher=WEAK, limits=False), randomness=randomness)
    async with (
        serving(app) as port,
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http,
        AsyncExitStack() as sockets,
    ):
        people = [await guest(http) for _ in range(5)]
        live = await open_table(services_of(app).live_tables, config, tuple(who.id for who in people[:4]))
        all_of_them = Everybody(app, people, live)
        clients = [await sockets.enter_async_context(sitting(port, None, live.state.id, cookie=who.cookie)) for who in people]
        for _ in range(most):
            await clients[0].until(lambda: live.state.waiting.seats or live.state.closed)
            if live.state.closed is not None:
                break
            since = len(await all_of_them.lines())
            asked = clients[luck.choice(live.state.waiting.seats)]
            await asked.until(lambda client=asked: client.seq == live.state.seq)  # type: ignore[misc]  # bound at once
            await asked.act(luck.choice(asked.legal))
            for client, (viewer, _) in zip(clients, all_of_them.viewers(), strict=True):
                await client.until(lambda client=client: client.seq >= live.state.seq)  # type: ignore[misc]  # bound at once
                await all_of_them.hears(client, viewer, since)
            await all_of_them.asks(luck)
        yield all_of_them


@pytest.mark.parametrize(("config", "most"), [(TRUCO, 120), (TRANCA, 60)], ids=["truco", "tranca"])
@pytest.mark.parametrize("reveal", ["deal", "partida"])
async def test_nothing_that_leaves_the_server_tells_a_secret(tmp_path, config, most, reveal):
    async with everybody(str(tmp_path), replace(config, reveal=reveal), random.Random(7), most) as table:
        assert not await table.leaks()
        assert not await table.opened_secrets()
        assert {one.viewer for one in table.heard} == {viewer for viewer, _ in table.viewers()}


async def test_nothing_that_leaves_the_server_tells_a_hand_of_poker_or_a_seed(tmp_path):
    async with everybody(str(tmp_path), POKER, random.Random(7), 80) as table:
        assert table.live.state.config.reveal == "referee"
        # The open cards of the draw for the button are of a pack that deals no hand: they are gone when the first hand is dealt.
        # What was said before it knows of no hand, its number is 0; and their leaves are of the first deal.
        draw = re.compile(rb'"number":0,"variant"|"type":"leaves","table":"[^"]*","deal":1,')
        assert not [leak for leak in await table.leaks() if not draw.search(leak[3])]


@pytest.mark.parametrize("reveal", ["never", "partida"])
async def test_the_record_of_a_match_names_no_card_that_was_not_shown_and_no_seed_that_is_not_public(tmp_path, reveal):
    async with everybody(str(tmp_path), replace(TRUCO, reveal=reveal), random.Random(3), 40) as table:
        await play_out(table.live)
        while await table.store.matches.get(table.table) is None:
            await asyncio.sleep(0.01)
        along, seeds = await table.known()
        for viewer, who in table.viewers():
            record = await table.ask(viewer, who, "/api/matches/{table}/record")
            assert seeds_in(record, seeds) == ([] if reveal == "never" else list(range(1, along[-1].dealt + 1)))
            if reveal == "never":
                assert not unshown(record, along)


def unshown(record: bytes, along: list[Known]) -> list[tuple[int, set[str]]]:
    """The cards that a record names in a deal in which no spectator has seen them."""
    seen: dict[int, set[str]] = {}
    for known in along:
        seen.setdefault(known.dealt, set()).update(known.cards[SPECTATOR])
    found, deal = [], 0
    for line in record.decode().splitlines():
        began = re.match(r"deal (\d+) ", line)
        deal = int(began[1]) if began else deal
        named = cards_named(line.rpartition(" ~")[0]) if deal else set[str]()
        found += [(deal, named - seen[deal])] if named - seen[deal] else []
    return found
