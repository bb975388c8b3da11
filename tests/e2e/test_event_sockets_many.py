"""A championship followed at a server of several processes: whoever owns it tells everybody, wherever they came in."""

import json

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.e2e.test_serve import PATIENCE, serving
from tests.e2e.venue_event import FENACEF, groups

TWO = ("--processes", "2", "--no-limits")


def heard(socket: ClientConnection, kind: str) -> dict[str, object]:
    """The next message of this type."""
    while True:
        for line in str(socket.recv(PATIENCE)).splitlines():
            message = json.loads(line)
            if message["type"] == kind:
                return dict(message)


@pytest.mark.parametrize("named", [True, False], ids=["handed over", "relayed"])
def test_every_reader_is_told_whichever_process_they_came_to(tmp_path, named):
    with serving(tmp_path, *TWO) as (_server, address), httpx.Client(base_url=address, timeout=PATIENCE) as ana:
        csrf = {"x-csrf-token": ana.post("/api/guest").json()["csrf"]}
        asked = {"id": "envio-0000", "title": "Jogos", "rulebook": FENACEF, "options": groups(2)}
        event = ana.post("/api/events", json=asked, headers=csrf).json()["id"]
        where = f"{address.replace('http', 'ws', 1)}/ws/events" + (f"?event={event}" if named else "")
        sockets = [connect(where, proxy=None) for _ in range(8)]
        try:
            for socket in sockets:
                socket.send(json.dumps({"type": "hello", "event": event}))
                assert heard(socket, "snapshot")["event"]["title"] == "Jogos"  # type: ignore[index] # a plain answer
            fields = {"entry": "D1", "people": [{"name": "Ana"}, {"name": "Bia"}], "delegation": "Clube"}
            kept = ana.post(
                f"/api/events/{event}/decisions", json={"id": "envio-0001", "seen": 1, "do": "register", "fields": fields}, headers=csrf
            )
            assert kept.status_code == 201, kept.text
            assert [heard(socket, "told")["number"] for socket in sockets] == [2] * 8
        finally:
            for socket in sockets:
                socket.close()
