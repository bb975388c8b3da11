"""Whether the server is ready: asked by everybody, tried seldom."""

import asyncio

import pytest

from tento.web import health
from tento.web.health import TRIED_EVERY, CountedText, Readiness
from tests.e2e.rest_app import code, services_of


class Disk:
    """A disk that counts how often it is written to, and can be full."""

    def __init__(self) -> None:
        self.written, self.has_room = 0, True

    async def ready(self) -> bool:
        self.written += 1
        await asyncio.sleep(0)
        return self.has_room


async def test_a_crowd_that_asks_whether_the_house_is_ready_makes_it_write_once():
    disk, readiness = Disk(), Readiness()
    assert all(await asyncio.gather(*(readiness.told(disk.ready) for _ in range(200))))
    assert disk.written == 1


async def test_a_disk_that_became_full_is_told_soon():
    disk, readiness = Disk(), Readiness()
    assert await readiness.told(disk.ready)
    disk.has_room = False
    await asyncio.sleep(TRIED_EVERY)
    assert not await readiness.told(disk.ready)
    assert disk.written == 2


def test_a_crowd_that_asks_for_the_counts_has_them_written_once(monkeypatch: pytest.MonkeyPatch):
    written, counted = list[int](), CountedText()
    monkeypatch.setattr(health, "COUNTED_EVERY", 3600.0)

    def write() -> bytes:
        written.append(1)
        return b"tento_tables 1"

    assert {counted.told(write) for _ in range(200)} == {b"tento_tables 1"}
    assert len(written) == 1


def test_counts_are_written_again_after_a_while(monkeypatch: pytest.MonkeyPatch):
    texts, counted = iter((b"1", b"2")), CountedText()
    monkeypatch.setattr(health, "COUNTED_EVERY", 0.0)
    assert [counted.told(lambda: next(texts)) for _ in range(2)] == [b"1", b"2"]


async def test_the_routes_of_operators_write_nothing_anew_for_each_who_asks(client, app, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(health, "COUNTED_EVERY", 3600.0)
    before = (await client.get("/metrics")).content
    services_of(app).metrics.tables.set(41)
    assert (await client.get("/metrics")).content == before


async def test_the_description_of_the_interface_is_counted_with_all_that_is_read(client):
    answers = await asyncio.gather(*(client.get("/schema/openapi.json") for _ in range(400)))  # at once: places come back with time
    assert {code(answer) for answer in answers if answer.status_code != 200} == {(429, "too_fast")}
