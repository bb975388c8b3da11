"""Processes on one database know each other by a secret, and believe nobody else."""

import asyncio
from base64 import b64encode
from typing import Any

import msgspec
import pytest
from litestar import Litestar, get, post
from litestar.connection import Request
from litestar.params import FromPath
from litestar.testing import RequestFactory
from tools.ports import free_port

from tento.club.ports import Lease, Person
from tento.server.peers import ADDRESS_HEADER, PERSON_HEADER, SECRET_HEADER, HttpPeers
from tento.web.addresses import network_of
from tento.web.peers import NoPeers, RelayedClient
from tento.web.services import SECRETS
from tests.e2e.live_server import server_of

SECRET = "um segredo"
ANA = Person(id="ana", name="Ana", guest=False, roles=("player",), created=0)
TOLD = {PERSON_HEADER: b64encode(msgspec.json.encode(ANA)).decode(), ADDRESS_HEADER: "10.0.0.7"}
PEER, GUESSER = "10.0.0.5", "203.0.113.7"
NOWHERE = Lease("mesa", "other", "127.0.0.1:1", 1)


def a_request(headers: dict[str, str] | None = None) -> Request[Any, Any, Any]:
    """What a browser asks of a table."""

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    return Request(RequestFactory(app=Litestar()).get("/api/tables/mesa", headers=headers).scope, receive)


def test_a_client_is_believed_with_the_secret():
    assert HttpPeers(SECRET).relayed_client({SECRET_HEADER: SECRET, **TOLD}, PEER) == RelayedClient(ANA, "10.0.0.7")


def test_a_stranger_may_be_relayed_too():
    assert HttpPeers(SECRET).relayed_client({SECRET_HEADER: SECRET}, PEER) == RelayedClient(None, "unknown")


@pytest.mark.parametrize("secret", [{}, {SECRET_HEADER: ""}, {SECRET_HEADER: "um segredo "}, {SECRET_HEADER: "ação"}])
def test_nobody_is_believed_without_the_secret(secret):
    peers = HttpPeers(SECRET)
    assert (peers.sent({**secret, **TOLD}, PEER), peers.relayed_client({**secret, **TOLD}, PEER)) == (False, None)


def test_an_empty_secret_is_none():
    with pytest.raises(AssertionError):
        HttpPeers("")


def test_a_process_alone_believes_nobody_at_all():
    peers = NoPeers()
    assert (peers.alone, peers.sent({SECRET_HEADER: ""}, PEER), peers.relayed_client({SECRET_HEADER: "", **TOLD}, PEER)) == (
        True,
        False,
        None,
    )


def test_every_wrong_secret_is_counted():
    peers, wrong = HttpPeers(SECRET), list[str]()
    peers.on_wrong = lambda: wrong.append("wrong")
    for headers in ({}, {SECRET_HEADER: "x"}, {SECRET_HEADER: SECRET}, {SECRET_HEADER: "y"}):
        peers.sent(headers, PEER)
    assert len(wrong) == 2


def test_an_address_that_guesses_too_often_is_not_heard_and_another_is():
    peers = HttpPeers(SECRET)
    guesses = [peers.sent({SECRET_HEADER: str(guess)}, GUESSER) for guess in range(SECRETS.burst + 10)]
    heard = [peers.sent({SECRET_HEADER: SECRET}, address) for address in (GUESSER, PEER)]
    assert (any(guesses), heard) == (False, [False, True])


@pytest.mark.parametrize("address", ["127.0.0.1", network_of("::1"), PEER])
def test_a_guesser_behind_the_same_address_does_not_shut_out_the_processes(address):
    peers = HttpPeers(SECRET)
    assert peers.sent({SECRET_HEADER: SECRET}, PEER)
    for guess in range(SECRETS.burst + 10):
        assert not peers.sent({SECRET_HEADER: str(guess)}, address)
    assert peers.sent({SECRET_HEADER: SECRET}, address)


@pytest.mark.parametrize("peers", [NoPeers(), HttpPeers(SECRET)], ids=["alone", "nobody there"])
async def test_who_cannot_be_reached_is_a_broken_connection(peers):
    request = a_request()
    with pytest.raises(ConnectionError):
        await peers.forward(NOWHERE, request)
    await peers.notify(NOWHERE, "/internal/forgotten/ana")


async def test_what_was_passed_on_once_is_not_passed_on_again():
    request = a_request({SECRET_HEADER: "any"})
    with pytest.raises(ConnectionError, match="not there yet"):
        await HttpPeers(SECRET).forward(NOWHERE, request)


async def test_the_owner_gets_the_request_as_it_came_and_the_secret():
    heard: list[tuple[str, str | None, str | None]] = []

    @get("/api/tables/{table:str}")
    async def asked(request: Request[Any, Any, Any], table: FromPath[str]) -> dict[str, str]:
        heard.append((table, request.headers.get("cookie"), request.headers.get(SECRET_HEADER)))
        return {"title": "Mesa da casa"}

    @post("/internal/forgotten/{person:str}")
    async def told(request: Request[Any, Any, Any], person: FromPath[str]) -> None:
        heard.append((person, None, request.headers.get(SECRET_HEADER)))

    port = free_port()
    server = server_of(Litestar([asked, told], openapi_config=None))
    server.config.host, server.config.port = "127.0.0.1", port
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    owner = Lease("mesa", "other", f"127.0.0.1:{port}", 1)
    answer = await HttpPeers(SECRET).forward(owner, a_request({"cookie": "tento_session=x", "x-other": "y"}))
    await HttpPeers(SECRET).notify(owner, "/internal/forgotten/ana")
    server.should_exit = True
    await serving
    assert (answer.status_code, answer.content) == (200, b'{"title":"Mesa da casa"}')
    assert heard == [("mesa", "tento_session=x", SECRET), ("ana", None, SECRET)]
