"""What takes long to build is built beside the loop: by a test that holds it up, and looks who waits."""

import asyncio
import threading
from typing import Any

import pytest
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import OpenAPI

from tento.bootstrap import Settings, build
from tento.web.built_once import BuiltOnce
from tests.e2e.rest_app import WEAK, browser, living

PATIENCE = 60


class HeldUp:
    """Builds something when it is let to, and remembers on which threads it was asked to."""

    def __init__(self, made: Any) -> None:
        self._made = made
        self.threads = list[int]()
        self.begun, self.may_end = threading.Event(), threading.Event()

    def build(self, *args: Any) -> Any:
        """The thing, once `may_end` is set."""
        self.threads.append(threading.get_ident())
        self.begun.set()
        assert self.may_end.wait(PATIENCE)
        return self._made(*args)

    def built_once_off_this_thread(self) -> bool:
        """Whether all who asked had it built once, where no loop of this thread waits for it."""
        return len(self.threads) == 1 and self.threads[0] != threading.get_ident()


class Described(OpenAPIConfig):
    """A description that is held up where it begins to be built."""

    def __init__(self, held: HeldUp, **named: Any) -> None:
        super().__init__(**named)
        self._held = held

    def to_openapi_schema(self) -> OpenAPI:
        """Without its routes, which the framework adds."""
        made: OpenAPI = self._held.build(self)
        return made


async def test_those_who_ask_while_it_is_built_get_the_same_though_one_goes_away():
    held = HeldUp(object)
    thing = BuiltOnce(held.build)
    first, second = asyncio.create_task(thing.get()), asyncio.create_task(thing.get())
    await asyncio.to_thread(held.begun.wait, PATIENCE)
    first.cancel()
    held.may_end.set()
    assert await second is await thing.get()
    assert held.built_once_off_this_thread()


async def test_what_could_not_be_built_is_built_for_the_next_who_asks():
    tries = iter([False, True])

    def make() -> str:
        if not next(tries):
            raise OSError("no disk")
        return "built"

    thing = BuiltOnce(make)
    with pytest.raises(OSError, match="no disk"):
        await thing.get()
    assert (await thing.get(), await thing.get()) == ("built", "built")


async def test_the_games_are_read_beside_the_loop_before_anybody_asks_and_who_asks_too_early_waits_alone(tmp_path, monkeypatch):
    held = HeldUp(list)
    monkeypatch.setattr("tento.web.app.games_shown", held.build)
    app = build(Settings(database=str(tmp_path), hasher=WEAK))
    async with living(app), browser(app) as client:
        assert await asyncio.to_thread(held.begun.wait, PATIENCE)
        early = asyncio.create_task(client.get("/api/games"))
        assert (await client.get("/healthz")).status_code == 200
        assert not early.done()
        held.may_end.set()
        assert ((await early).status_code, (await early).json()) == (200, [])
    assert held.built_once_off_this_thread()


async def test_the_interface_is_described_beside_the_loop_and_once(tmp_path, monkeypatch):
    held = HeldUp(OpenAPIConfig.to_openapi_schema)
    monkeypatch.setattr("tento.web.described.OpenAPIConfig", lambda **named: Described(held, **named))
    app = build(Settings(database=str(tmp_path), hasher=WEAK))
    async with living(app), browser(app) as client:
        asked = [asyncio.create_task(client.get(path)) for path in ("/schema/openapi.json", "/schema")]
        assert await asyncio.to_thread(held.begun.wait, PATIENCE)
        assert (await client.get("/healthz")).status_code == 200
        held.may_end.set()
        told, page = await asyncio.gather(*asked)
    assert "/api/games" in told.json()["paths"]
    assert "GET /api/games" in page.text
    assert held.built_once_off_this_thread()
