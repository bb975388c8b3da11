"""The application for tests of the REST interface, with browsers for the people in it."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import httpx
import pyotp
from argon2 import PasswordHasher
from litestar import Litestar

from tento.cards.chance import Chance
from tento.club.live.live_table import LiveTable
from tento.club.live.scheduled import Means, next_scheduled, perform
from tento.club.live.seating import Decision
from tento.club.live.table_state import TableState
from tento.web.services import Services

WEAK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
PASSWORD = "sete-copas e um zap"
Client = httpx.AsyncClient


@asynccontextmanager
async def living(app: Litestar) -> AsyncIterator[None]:
    """The application is open. It opens and closes in one task, which a fixture does not promise."""
    opened, closing = asyncio.Event(), asyncio.Event()

    async def live() -> None:
        async with app.lifespan():
            opened.set()
            await closing.wait()

    task = asyncio.create_task(live())
    await asyncio.wait({task, asyncio.create_task(opened.wait())}, return_when=asyncio.FIRST_COMPLETED)
    yield
    closing.set()
    await task


def browser(app: Litestar, base: str = "http://tento.test") -> Client:
    return Client(transport=httpx.ASGITransport(cast(Any, app), raise_app_exceptions=False), base_url=base)


class Somebody:
    """A person with a browser of its own: cookie and second secret."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self.cookie = self.csrf = self.id = self.name = ""

    async def ask(self, method: str, path: str, **more: Any) -> Any:
        self._client.cookies.clear()
        headers = {"x-csrf-token": self.csrf} | ({"cookie": f"tento_session={self.cookie}"} if self.cookie else {})
        answer = await self._client.request(method, path, headers=headers | more.pop("headers", {}), **more)
        self.cookie = str(answer.cookies.get("tento_session", self.cookie))
        if answer.status_code < 300 and "application/json" in answer.headers.get("content-type", ""):
            self._remember(answer.json())
        return answer

    def _remember(self, told: Any) -> None:
        if isinstance(told, dict) and told.get("csrf"):
            self.csrf, self.id, self.name = told["csrf"], told["person"]["id"], told["person"]["name"]

    async def get(self, path: str, **more: Any) -> Any:
        return await self.ask("GET", path, **more)

    async def post(self, path: str, body: Any = None, **more: Any) -> Any:
        return await self.ask("POST", path, json=body, **more)


async def guest(client: Client) -> Somebody:
    somebody = Somebody(client)
    assert (await somebody.post("/api/guest")).status_code == 201
    return somebody


async def keeper(client: Client, name: str) -> Somebody:
    somebody = await guest(client)
    assert (await somebody.post("/api/keep", {"name": name, "password": PASSWORD})).status_code == 200
    return somebody


async def with_second(somebody: Somebody) -> tuple[pyotp.TOTP, str]:
    """Switches the second factor on, as an authenticator does: its codes, and the one that is used up."""
    made = (await somebody.post("/api/me/second")).json()
    codes = pyotp.TOTP(made["secret"])
    used = codes.now()
    answer = await somebody.ask("PUT", "/api/me/second", json={"secret": made["secret"], "password": PASSWORD, "code": used})
    assert answer.status_code == 204, answer.text
    return codes, used


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def new_table(somebody: Somebody, **agreed: Any) -> str:
    answer = await somebody.post("/api/tables", agreed)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def services_of(app: Litestar) -> Services:
    services: Services = app.state.services
    return services


async def finish(app: Litestar, table: str) -> LiveTable:
    """Plays the match of a table to its end without waiting for its clocks."""
    live = await services_of(app).live_tables.find(table)
    assert isinstance(live, LiveTable)
    await play_out(live)
    for _ in range(3000):
        if await services_of(app).store.matches.get(table) is not None:
            break
        await asyncio.sleep(0.02)
    return live


async def play_out(live: LiveTable) -> None:
    """One duty after the other until the table is closed; whoever sits there is away."""
    packs = random.Random(32)  # every deal has a seed of its own, as in a real match, and the same one in every run
    means = Means(frozenset(), lambda: packs.randbytes(32), Chance(bytes(32)))

    def next_step(state: TableState, at: int) -> Decision:
        duty = next_scheduled(state, frozenset())
        return Decision(()) if duty is None else perform(state, at, duty, means)  # the table's own clock may have closed it meanwhile

    while live.state.closed is None:
        await live.decide(next_step)


async def played(client: Client, app: Litestar, **agreed: Any) -> tuple[str, list[Somebody]]:
    """A finished match of four people who keep their names."""
    four = [await keeper(client, name) for name in ("Ana", "Bia", "Caio", "Davi")]
    table = await new_table(four[0], **agreed)
    for seat, somebody in enumerate(four):
        answer = await somebody.post(f"/api/tables/{table}/sit", {"seat": seat, "password": agreed.get("password")})
        assert answer.status_code == 200, answer.text
    await finish(app, table)
    return table, four
