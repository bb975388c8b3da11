"""A socket lives no longer than the right it came in with: logged out, with a new password, a revoked token or erased, it is closed.

Which process the socket is at does not matter, nor in which one the session was closed.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.e2e.test_serve import PATIENCE, serving

NOT_ALLOWED = 1008


class Player:
    """A guest with a table of their own."""

    def __init__(self, address: str, browser: httpx.Client) -> None:
        self.address, self.browser = address, browser
        self.csrf = {"x-csrf-token": browser.post("/api/guest").json()["csrf"]}
        self.table = browser.post("/api/tables", json={}, headers=self.csrf).json()["id"]
        browser.post(f"/api/tables/{self.table}/sit", json={}, headers=self.csrf)
        self.cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in browser.cookies.items())}

    @contextmanager
    def socket(self, headers: dict[str, str] | None = None, named: bool = True) -> Iterator[ClientConnection]:
        """A socket at the table; one that does not name it in its address may be passed on between processes."""
        where = f"{self.address.replace('http', 'ws', 1)}/ws" + (f"?table={self.table}" if named else "")
        with connect(where, additional_headers=headers or self.cookie, proxy=None) as socket:
            socket.send(json.dumps({"type": "hello", "table": self.table}))
            assert json.loads(socket.recv(PATIENCE).splitlines()[0])["you"] == 0
            yield socket


@pytest.fixture(scope="module", params=[(), ("--processes", "2")], ids=["one", "two"])
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all tests of this file, for each number of processes: a session ends without touching another."""
    with serving(tmp_path_factory.mktemp("server"), "--no-limits", *request.param) as (_server, address):
        yield address


@pytest.fixture
def player(address: str) -> Iterator[Player]:
    with httpx.Client(base_url=address, timeout=PATIENCE) as browser:
        yield Player(address, browser)


def problems_until_closed(socket: ClientConnection) -> list[str]:
    """The problems that the socket is told before it is closed as not allowed, which it must be: it waits for nothing else."""
    told: list[dict[str, Any]] = []
    with suppress(ConnectionClosed):
        while True:
            told += [json.loads(line) for line in str(socket.recv(PATIENCE)).splitlines()]
    assert socket.close_code == NOT_ALLOWED
    return [one["code"] for one in told if one["type"] == "problem"]


def log_out(player: Player) -> None:
    assert player.browser.post("/api/logout", headers=player.csrf).status_code == 200


def keep(player: Player) -> None:
    assert player.browser.post("/api/keep", json={"password": "sete-copas e um zap"}, headers=player.csrf).status_code == 200


def erase(player: Player) -> None:
    assert player.browser.delete("/api/me", headers=player.csrf).status_code == 200


@pytest.mark.parametrize("end", [log_out, keep, erase])
def test_a_socket_is_closed_when_its_session_is(player, end):
    with player.socket() as socket:
        end(player)
        assert problems_until_closed(socket) == ["session_over"]


@pytest.mark.parametrize("path", ["/ws/people", "/ws/events"])
def test_the_sockets_of_a_person_and_of_a_championship_end_with_the_session_too(player, path):
    asked = {"id": "envio-copa", "title": "Copa", "rulebook": "truco-masters-2025"}
    event = player.browser.post("/api/events", json=asked, headers=player.csrf).json()["id"]
    where = f"{player.address.replace('http', 'ws', 1)}{path}"
    with connect(where, additional_headers=player.cookie, proxy=None) as socket:
        if path.endswith("events"):
            socket.send(json.dumps({"type": "hello", "event": event}))
        assert socket.recv(PATIENCE)
        log_out(player)
        assert problems_until_closed(socket) == ["session_over"]


def test_every_socket_of_the_session_is_closed_whichever_process_it_came_to(player):
    with player.socket(named=False) as one, player.socket(named=False) as two, player.socket(named=False) as three:
        log_out(player)
        assert [problems_until_closed(socket) for socket in (one, two, three)] == [["session_over"]] * 3


def test_a_socket_of_a_revoked_token_is_closed_and_that_of_the_person_stays(player):
    made = player.browser.post("/api/me/tokens", json={"name": "robo"}, headers=player.csrf).json()
    with player.socket({"Authorization": f"Bearer {made['token']}"}) as program, player.socket() as person:
        assert player.browser.delete(f"/api/me/tokens/{made['id']}", headers=player.csrf).status_code == 204
        assert problems_until_closed(program) == ["session_over"]
        person.send(json.dumps({"type": "ping"}))
        while '"pong"' not in str(person.recv(PATIENCE)):
            pass
