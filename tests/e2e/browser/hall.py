"""A tournament of single players in a hall full of browsers: what most players do is sent over HTTP by one of them, to be quick."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from tests.e2e.browser.person import Person
from tests.e2e.field_event import CGP, form, sheet
from tests.e2e.rest_app import PASSWORD
from tests.e2e.venue_event import LATEST, new_id

SEND = """async ([method, path, body]) => {
  const me = await (await fetch('/api/me')).json();
  const headers = {'Content-Type': 'application/json', 'X-CSRF-Token': me.csrf, 'Accept-Language': 'pt'};
  const answer = await fetch(path, {method, headers, body: body === null ? undefined : JSON.stringify(body)});
  return [answer.status, answer.status === 204 ? null : await answer.json()];
}"""


REFUSED = r"status of (4\d\d)"
"""The browser tells of every refusal on its console."""


def named(person: Person, name: str) -> str:
    """A guest becomes somebody with a name, which no other test keeps, and a password."""
    person.ask("/api/keep", {"name": name, "password": PASSWORD})
    return name


def beside(come_in: Any, person: Person, **more: Any) -> Person:
    """The same person at another device, which remembers nothing else."""
    state = {**person.context.storage_state(), "origins": []}
    found: Person = come_in(storage_state=state, forgives=REFUSED, **more)
    return found


class Hall:
    """One tournament, run by one person. `at` is when what is sent happened; what is done on pages happens now."""

    def __init__(self, person: Person, event: str, at: datetime | None = None) -> None:
        self.person, self.event, self.path = person, event, f"/api/events/{event}"
        self.at = at

    def send(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        status, told = self.person.page.evaluate(SEND, [method, f"{self.path}{path}", body])
        return status, told

    def ask(self, do: str, why: str = "", **fields: Any) -> tuple[int, Any]:
        body: dict[str, Any] = {"id": new_id(), "seen": LATEST, "do": f"poker-{do}", "fields": fields, "why": why}
        if self.at is not None:
            self.at += timedelta(seconds=1)
            body["happened"] = self.at.isoformat()
        return self.send("POST", "/decisions", body)

    def do(self, do: str, why: str = "", **fields: Any) -> dict[str, Any]:
        status, told = self.ask(do, why, **fields)
        assert status == 201, (do, fields, told)
        return dict(told)

    def read(self, what: str) -> Any:
        status, told = self.send("GET", f"/{what}")
        assert status == 200, told
        return told

    def enter(self, players: Sequence[str], **facts: Any) -> None:
        for first in range(0, len(players), 50):
            some = list(players[first : first + 50])
            self.do("enter", players=some, forms=[form(who, **facts) for who in some])

    def where(self) -> dict[str, int]:
        return {seat["player"]: table["number"] for table in self.read("floor")["tables"] for seat in table["seats"]}

    def out(self, players: Sequence[str], taken_by: Sequence[Sequence[str]] = ()) -> None:
        """These go out one after the other, by the time that was noted."""
        where = self.where()
        outs = [{"player": who, "table": where[who], "stack": 1, "at": place} for place, who in enumerate(players)]
        taken: dict[str, Any] = {"taken_by": [list(makers) for makers in taken_by]} if taken_by else {}
        self.do("out", outs=outs, **taken)

    def bags(self) -> list[dict[str, Any]]:
        """Every chip in a bag, as evenly as can be."""
        floor = self.read("floor")
        seats = [seat for table in floor["tables"] for seat in table["seats"]]
        each, odd = divmod(floor["on_tables"], len(seats))
        return [
            {"player": seat["player"], "chips": each + (place < odd), "time_cards": seat["cards"], "penalty_hands": seat["owed"]}
            for place, seat in enumerate(seats)
        ]

    def give(self, name: str, role: str, **more: Any) -> None:
        status, told = self.send("POST", "/roles", {"name": name, "role": role, **more})
        assert status == 201, told


def soon(minutes: int = 30) -> str:
    """A start in a while, so that the desk is open now."""
    return (datetime.now(UTC) + timedelta(minutes=minutes)).isoformat()


def open_hall(person: Person, host: str, title: str, at: datetime | None = None, **changes: Any) -> Hall:
    """A tournament whose organiser directs it too."""
    options = changes.pop("options", {})
    asked = {"id": new_id(), "title": title, "rulebook": CGP, "options": options, "fields": sheet(**changes)}
    status, told = person.page.evaluate(SEND, ["POST", "/api/events", asked])
    assert status == 201, told
    hall = Hall(person, told["id"], at)
    hall.give(host, "director")
    return hall
