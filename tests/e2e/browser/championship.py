"""A championship of the Truco Masters at a server whose clock the test sets: people with accounts, referees with links."""

import os
import signal
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
from tools.ports import free_port

from tento.rulebooks.loader import load
from tests.e2e.browser.conftest import ROOT, seeded_environment
from tests.e2e.browser.person import Person
from tests.e2e.browser.remains import server_logs
from tests.e2e.own_hall import OwnHall
from tests.e2e.venue_event import LATEST, new_id

PASSWORD = "sete-copas e um zap"
START = """
import os, sys, time
wall, steady, shift = time.time_ns, time.clock_gettime_ns, os.open(sys.argv.pop(1), os.O_RDONLY)
def shifted():
    return int(os.pread(shift, 20, 0)) * 1_000_000_000
time.time_ns, time.clock_gettime_ns = lambda: wall() + shifted(), lambda clock: steady(clock) + shifted()
import tests.seeded_server
from tento.cli.main import run; run()
"""
RULES: Any = load("truco-masters-2025").championship
DECLARED = list(RULES.entries.declarations)


class Hall:
    """A server of its own that can be killed and started again, and whose clock goes as the test says."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.clock = folder, folder / "clock"
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        noon = datetime.now(UTC).replace(hour=15, minute=0, second=0, microsecond=0)
        self.shift = int((noon - datetime.now(UTC)) / timedelta(seconds=1))
        self.later(0)
        self._start()
        server_logs.append(self.folder / "log")

    def _start(self) -> None:
        # As at a venue, but for the interface: nobody outside of this machine is let in.
        options = ["serve", "--lan", "--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.folder)]
        options += ["--no-limits", "--no-open"]
        command = [sys.executable, "-c", START, str(self.clock), *options]
        log = (self.folder / "log").open("a")
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=log, text=True, env=seeded_environment(self.folder)
        )
        assert self.process.stdout is not None
        assert any("http://" in line for line in self.process.stdout), (self.folder / "log").read_text()

    def later(self, minutes: int) -> None:
        """So many minutes pass. The server may look at any moment: the file is never empty, nor half written."""
        self.shift += minutes * 60
        clock = os.open(self.clock, os.O_WRONLY | os.O_CREAT, 0o600)
        os.pwrite(clock, f"{self.shift:+020}".encode(), 0)
        os.close(clock)

    def now(self) -> datetime:
        return datetime.now(UTC) + timedelta(seconds=self.shift)

    def kill(self) -> None:
        """The power fails, and the server is started again."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(60)
        self._start()

    def client(self) -> httpx.Client:
        """A browser without pages."""
        return httpx.Client(base_url=self.address, timeout=60)

    def close(self) -> None:
        server_logs.remove(self.folder / "log")
        self.process.terminate()
        self.process.wait(60)


class Account:
    """Somebody who asks the server without a browser: by an account, or by a referee's link."""

    def __init__(self, hall: Hall | OwnHall, name: str = "", link: str = "") -> None:
        self.hall, self.name = hall, name
        self.http = hall.client()
        if link:
            self.http.headers["x-event-link"] = link
        told = self.http.post("/api/guest").json()
        self.http.headers["x-csrf-token"] = told["csrf"]
        if name:
            answer = self.http.post("/api/keep", json={"name": name, "password": PASSWORD})
            assert answer.status_code == 200, answer.text
            self.http.headers["x-csrf-token"] = answer.json()["csrf"]

    def post(self, path: str, body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code < 300, (path, body, answer.text)
        return answer.json()

    def ask(self, event: str, do: str, **fields: Any) -> httpx.Response:
        own: dict[str, Any] = {key: fields.pop(key) for key in ("why", "role", "happened", "seen") if key in fields}
        body = {"id": new_id(), "seen": LATEST, **own, "do": do, "fields": fields}
        return self.http.post(f"/api/events/{event}/decisions", json=body)

    def do(self, event: str, do: str, **fields: Any) -> Any:
        answer = self.ask(event, do, **fields)
        assert answer.status_code == 201, (do, fields, answer.text)
        return answer.json()

    def seen(self, event: str) -> Any:
        return self.http.get(f"/api/events/{event}").json()["pairs"]

    def match(self, event: str, name: str) -> Any:
        return next(one for one in self.seen(event)["matches"] if one["id"] == name)

    def sits_at(self, person: Person) -> Person:
        """A browser in which this account is logged in."""
        cookie = self.http.cookies["tento_session"]
        person.context.add_cookies([{"name": "tento_session", "value": cookie, "url": self.hall.address}])
        return person


def small(organiser: Account, rulebook: str = "fenacef-ix", pairs: int = 4, **options: Any) -> str:
    """A championship of a few pairs of different clubs, its first stage drawn; its id."""
    asked = {"id": new_id(), "title": "Jogos de Inverno", "rulebook": rulebook, "fields": {"tables": 4}, "options": options}
    event = str(organiser.post("/api/events", asked)["id"])
    for place in range(1, pairs + 1):
        people = [{"name": f"Ana {place}"}, {"name": f"Bia {place}"}]
        organiser.do(event, "register", entry=f"D{place}", people=people, delegation=f"Clube {place}")
    organiser.do(event, "close-entries")
    stage = organiser.seen(event)["stages"][0]["name"]
    organiser.do(event, "announce-draw", stage=stage, source="o público")
    organiser.do(event, "draw", stage=stage, numbers=["07"])
    return event


def under_way(organiser: Account, event: str, table: int = 1) -> dict[str, Any]:
    """The first match, called to a table with both sides there."""
    match = next(one for one in organiser.seen(event)["matches"] if all(one["sides"]) and not one["bye"])
    organiser.do(event, "call", match=match["id"], table=table)
    for side in match["sides"]:
        organiser.do(event, "check-in", match=match["id"], entry=side)
    return dict(match)


def linked(organiser: Account, event: str, table: int = 1, name: str = "Juiz") -> str:
    """The token of a referee's link."""
    return str(organiser.post(f"/api/events/{event}/links", {"id": new_id(), "name": name, "table": table})["token"])
