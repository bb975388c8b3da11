"""A championship of pairs driven over HTTP, by people with browsers of their own."""

from collections.abc import Iterable
from itertools import count
from typing import Any

from tests.e2e.rest_app import Somebody

FENACEF = "fenacef-ix"
LATEST = 1_000_000
"""The number of a sender who has just seen all that was decided."""
_ids = count(1)


def new_id() -> str:
    """An id that no other write of these tests has."""
    return f"envio-{next(_ids):06}"


def groups(number: int, advance: int = 1) -> dict[str, Any]:
    """The organiser's choice of so many groups, of which so many each go on."""
    return {"stages": {"groups": {"groups": number, "advance": advance}}}


async def opened(host: Somebody, rulebook: str = FENACEF, **more: Any) -> dict[str, Any]:
    asked = {"id": new_id(), "title": "Jogos de Inverno", "rulebook": rulebook, "options": groups(2), **more}
    answer = await host.post("/api/events", asked)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


class Desk:
    """One person at one event, by a session or by a link."""

    def __init__(self, somebody: Somebody, event: str, link: str | None = None) -> None:
        self.somebody, self.event, self.at = somebody, event, f"/api/events/{event}"
        self.headers = {} if link is None else {"x-event-link": link}

    async def get(self, path: str = "") -> Any:
        return await self.somebody.get(f"{self.at}{path}", headers=self.headers)

    async def post(self, path: str, body: Any) -> Any:
        return await self.somebody.post(f"{self.at}{path}", body, headers=self.headers)

    async def delete(self, path: str) -> Any:
        return await self.somebody.ask("DELETE", f"{self.at}{path}", headers=self.headers)

    async def ask(self, do: str, *, path: str = "/decisions", **fields: Any) -> Any:
        """Sends a decision, whatever is answered. `id`, `seen`, `role`, `why` and `happened` are told apart from its fields.

        Without a number of its own the sender has just looked at everything.
        """
        own = {key: fields.pop(key) for key in ("id", "seen", "role", "why", "happened") if key in fields}
        return await self.post(path, {"id": new_id(), "seen": LATEST, **own, "do": do, "fields": fields})

    async def do(self, do: str, **fields: Any) -> dict[str, Any]:
        """Makes a decision, which must be taken."""
        answer = await self.ask(do, **fields)
        assert answer.status_code == 201, (do, fields, answer.text)
        return dict(answer.json())

    async def seen(self) -> dict[str, Any]:
        answer = await self.get()
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    async def match(self, name: str) -> dict[str, Any]:
        return next(one for one in (await self.seen())["pairs"]["matches"] if one["id"] == name)


async def entered(desk: Desk, number: int, delegations: int = 100) -> None:
    """So many pairs, brought in by the organiser, and the entries closed."""
    for place in range(1, number + 1):
        people = [{"name": f"Ana {place}"}, {"name": f"Bia {place}"}]
        await desk.do("register", entry=f"D{place}", people=people, delegation=f"Clube {place % delegations}")
    await desk.do("close-entries")


async def drawn(desk: Desk, stage: str, numbers: Iterable[str] = ("c0ffee",)) -> None:
    await desk.do("announce-draw", stage=stage, source="o público")
    await desk.do("draw", stage=stage, numbers=list(numbers))
