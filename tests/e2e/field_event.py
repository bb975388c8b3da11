"""A tournament of single players driven over HTTP: its sheet, forms that are in order, seats, levels, and who goes out."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from tests.e2e.rest_app import Somebody
from tests.e2e.venue_event import Desk, opened

CGP = "cgp-2024"
ENTRY = 62000
PLAYED = datetime(2024, 5, 11, 16, tzinfo=UTC)
"""13:00 in Brasília. Decisions say when they happened, so that a day of play takes seconds."""
LEVELS = [
    {"minutes": 30, "small": 100, "big": 200, "ante": 0, "break_min": 0},
    {"minutes": 30, "small": 200, "big": 400, "ante": 0, "break_min": 15},
    {"minutes": 30, "small": 500, "big": 1000, "ante": 1000, "break_min": 0},
    {"minutes": 30, "small": 1000, "big": 2000, "ante": 2000, "break_min": 0},
    {"minutes": 30, "small": 2000, "big": 4000, "ante": 4000, "break_min": 0},
]


def sheet(**changes: Any) -> dict[str, Any]:
    usual: dict[str, Any] = {
        "kind": "main",
        "start": PLAYED.isoformat(),
        "variant": "NLH",
        "levels": LEVELS,
        "reentries": 1,
        "late_levels": 2,
        "sponsors": ["CGP"],
        "venue": "Hotel Serra Azul",
        "time_cards": {"start": 3, "day": 2, "final": 2},
    }
    return usual | changes


def person(name: str, **facts: Any) -> dict[str, Any]:
    return {"name": name, "born": "1990-01-01", "accepted_version": "1", **facts}


def form(player: str, **facts: Any) -> dict[str, Any]:
    usual: dict[str, Any] = {
        "player": player,
        "person": person(player),
        "document": "RG",
        "means": "cash",
        "paid": ENTRY,
        "site_record": True,
        "image_release": True,
    }
    return usual | facts


class Night:
    """One tournament and its time: what is decided happens at `at`, which moves on by itself a little."""

    def __init__(self, desk: Desk, at: datetime = PLAYED - timedelta(minutes=50)) -> None:
        self.desk, self.at = desk, at

    def wait(self, **time: float) -> None:
        self.at += timedelta(**time)

    async def ask(self, do: str, **fields: Any) -> Any:
        self.wait(seconds=1)
        return await self.desk.ask(f"poker-{do}", happened=self.at.isoformat(), **fields)

    async def do(self, do: str, **fields: Any) -> dict[str, Any]:
        answer = await self.ask(do, **fields)
        assert answer.status_code == 201, (do, fields, answer.text)
        return dict(answer.json())

    async def enter(self, *players: str, **facts: Any) -> None:
        """These players, in as few decisions as will do."""
        for first in range(0, len(players), 50):
            some = players[first : first + 50]
            await self.do("enter", players=list(some), forms=[form(who, **facts) for who in some])

    async def seat(self) -> None:
        await self.do("announce", source="o público")
        await self.do("seats", numbers=["c0ffee", "07"])

    async def read(self, what: str) -> dict[str, Any]:
        answer = await self.desk.get(f"/{what}")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    async def out(self, *players: str, stack: int = 1000, taken_by: Sequence[Sequence[str]] = (), **more: Any) -> None:
        where = {seat["player"]: table["number"] for table in (await self.read("floor"))["tables"] for seat in table["seats"]}
        outs = [{"player": who, "table": where[who], "stack": stack} for who in players]
        await self.do("out", outs=outs, taken_by=[list(makers) for makers in taken_by], **more)

    async def sitting(self) -> list[str]:
        return [seat["player"] for table in (await self.read("floor"))["tables"] for seat in table["seats"]]


async def new_night(host: Somebody, title: str = "Etapa Serra", **changes: Any) -> Night:
    options = changes.pop("options", {})
    shown = await opened(host, CGP, title=title, options=options, fields=sheet(**changes))
    directs = await host.post(f"/api/events/{shown['id']}/roles", {"name": host.name, "role": "director"})
    assert directs.status_code == 201, directs.text
    return Night(Desk(host, shown["id"]))


def names(number: int) -> list[str]:
    return [f"Jogador {place:03}" for place in range(1, number + 1)]
