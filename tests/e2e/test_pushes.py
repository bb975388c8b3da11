"""A phone that asked for it is told that the match is called: encrypted for it alone, and signed by the house."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from litestar import Litestar

from tento.bootstrap import Settings, build
from tento.web.push.sender import PushPolicy
from tests.e2e.push_service import Device, PushService, push_service, signed_by
from tests.e2e.rest_app import WEAK, Client, Somebody, browser, code, guest, living, services_of
from tests.e2e.test_cups import opened


@pytest.fixture
async def service(tmp_path) -> AsyncIterator[PushService]:
    async with push_service(tmp_path) as service:
        yield service


@pytest.fixture
async def app(tmp_path, service) -> AsyncIterator[Litestar]:
    policy = PushPolicy(frozenset((service.host,)), service.trust)
    app = build(Settings(database=str(tmp_path / "data"), hasher=WEAK, push=policy))
    async with living(app):
        yield app


@pytest.fixture
async def client(app) -> AsyncIterator[Client]:
    async with browser(app) as client:
        yield client


async def called(ana: Somebody) -> str:
    """A cup in which the match of this person is called at once; its id."""
    cup = (await opened(ana, bots=True, title="Copa do Zé"))["id"]
    assert (await ana.post(f"/api/cups/{cup}/enter", {"bot": True})).status_code == 200
    assert (await ana.post(f"/api/cups/{cup}/start")).status_code == 200
    return str(cup)


async def devices(somebody: Somebody) -> list[str]:
    return list((await somebody.get("/api/push")).json()["devices"])


async def test_the_phone_opens_what_the_house_signed_when_the_match_is_called(client: Client, service: PushService):
    ana, phone = await guest(client), Device()
    house = (await ana.get("/api/push")).json()
    answer = await ana.post("/api/push", phone.described(service.endpoint()))
    assert answer.status_code == 200, answer.text
    assert answer.json()["key"] == house["key"], "one key, made once"
    cup = await called(ana)
    headers, body = await service.until(1)
    told = phone.opened(body)
    assert told["title"] == "Seu jogo foi chamado: venha à mesa"
    assert told["body"].startswith("Copa do Zé: contra ")
    assert told["url"] == f"/copa/{cup}"
    assert b"Copa" not in body
    claims = signed_by(headers["authorization"], house["key"])
    assert (claims["aud"], claims["sub"]) == (f"https://{service.host}", "https://tento.test")
    assert (headers["content-encoding"], headers["urgency"]) == ("aes128gcm", "high")


@pytest.mark.parametrize(("status", "left"), [(410, 0), (404, 0), (503, 1), (301, 1)])
async def test_a_phone_that_its_service_does_not_know_any_more_is_forgotten(client: Client, service: PushService, status, left):
    ana = await guest(client)
    service.status = status
    await ana.post("/api/push", Device().described(service.endpoint()))
    await called(ana)
    await service.until(1)
    async with asyncio.timeout(60):
        while len(await devices(ana)) != left:
            await asyncio.sleep(0.01)
    assert len(service.taken) == 1, "nobody is followed elsewhere"


async def test_devices_are_bounded_turned_off_and_gone_with_the_session_or_the_person(client: Client, app: Litestar, service: PushService):
    ana, bia = await guest(client), await guest(client)
    for number in range(10):
        await ana.post("/api/push", Device().described(service.endpoint(f"d{number}")))
    assert len(await devices(ana)) == 8
    assert (await bia.post("/api/push/off", {"endpoint": service.endpoint("d9")})).status_code == 200
    assert len(await devices(ana)) == 8, "nobody turns off another's"
    await ana.post("/api/push/off", {"endpoint": service.endpoint("d9")})
    assert len(await devices(ana)) == 7
    await bia.post("/api/push", Device().described(service.endpoint("b")))
    pushes = services_of(app).store.pushes
    assert (await ana.post("/api/logout")).status_code == 200
    assert (await bia.ask("DELETE", "/api/me")).status_code == 200
    assert await pushes.of([ana.id, bia.id]) == []


async def test_what_no_browser_would_send_is_refused(client: Client, service: PushService):
    ana, good = await guest(client), Device().described(service.endpoint())
    keys: Any = good["keys"]
    for wanted, field in (
        ({**good, "endpoint": "https://localhost/x"}, "endpoint"),
        ({**good, "endpoint": "http://push.example.com/x"}, "endpoint"),
        ({**good, "keys": {**keys, "auth": "AAAA"}}, "keys"),
        ({**good, "keys": {**keys, "p256dh": keys["p256dh"][:-4] + "AAAA"}}, "keys"),
    ):
        answer = await ana.post("/api/push", wanted)
        assert (code(answer), answer.json()["facts"]["field"]) == ((400, "bad_request"), field)
    assert code(await Somebody(client).post("/api/push", good)) == (401, "login_needed")
