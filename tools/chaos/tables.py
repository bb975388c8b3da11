"""What is played while everything breaks: tables of every game, with people alone and with bots, and cups of bots."""

import asyncio
import random
import time
from typing import Any, NamedTuple

from tools.chaos.history import History
from tools.chaos.people import Person, Player

OK = 200
CREATED = 201
PACE = {"pause_seconds": 0.05, "bot_seconds": 0.05, "turn_seconds": 30, "away_seconds": 600, "advice": "never"}
CUP = {"title": "Copa do caos", "rulebook": "truco-masters-2025", "entries": 4, "bots": True, "begins": 1}

CUP_NAME = "the cup"


class Kind(NamedTuple):
    """A kind of table: the game, its seats, on how many of them people sit, and a number where there are several of a kind."""

    game: str
    seats: int
    people: int
    bot: str = "random"
    number: int = 0


KINDS = (
    Kind("truco", 4, 4),
    Kind("poker", 4, 4),
    Kind("tranca", 4, 4),
    Kind("truco", 4, 1, "sensible"),
    Kind("poker", 6, 2),
    Kind("tranca", 4, 1),
    Kind("truco", 2, 2),
)


class Floor:
    """All tables of a round: one of each kind at any time, and a cup."""

    def __init__(self, port: int, luck: random.Random, history: History, *, cups: bool = True) -> None:
        self._port, self._luck, self._history, self._with_cups = port, luck, history, cups
        self.players: dict[Kind, list[Player]] = {}
        self.finished: list[str] = []
        self._cup = (0.0, "", 0)
        """When the cup last went on, which it is, and how many decisions it has."""
        self.took: dict[str, float] = {}
        """How long each table, and the cup, took to go on when it was last waited for."""
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, kinds: tuple[Kind, ...]) -> None:
        """Everybody comes, and the play begins."""
        self.players = {kind: [] for kind in kinds}
        groups = [[Person(self._port, self._history) for _ in range(kind.people)] for kind in kinds]
        organiser = Person(self._port, self._history)
        await asyncio.gather(*(person.come() for group in (*groups, [organiser]) for person in group))
        held = [self._hold(kind, group) for kind, group in zip(kinds, groups, strict=True)]
        self._tasks = [asyncio.create_task(one) for one in (*held, *([self._cups(organiser)] if self._with_cups else []))]

    async def close(self) -> None:
        """Everybody gets up; who failed says so."""
        for task in self._tasks:
            task.cancel()
        for answer in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(answer, Exception):
                raise answer

    async def moved(self, seconds: float) -> list[str]:
        """Waits until every table has gone on from now; the names of those that stand still."""
        since = time.monotonic()
        still, self.took = dict(self.players), {}
        while (still or self._cup[0] < since) and time.monotonic() < since + seconds:
            await asyncio.sleep(0.1)
            for kind, players in list(still.items()):
                if self.players[kind] is not players or any(player.over or player.last_ack > since for player in players):
                    del still[kind]
                    self.took[f"{kind.game} with {kind.people} people"] = time.monotonic() - since
            if self._cup[0] >= since:
                self.took.setdefault(CUP_NAME, time.monotonic() - since)
        cups = [CUP_NAME] * (self._cup[0] < since)
        return cups + [f"{kind.game} with {kind.people} people at table {_name(players)}" for kind, players in still.items()]

    async def _hold(self, kind: Kind, people: list[Person]) -> None:
        while True:
            table = await self._opened(kind, people)
            players = [Player(person, table, kind.game, random.Random(self._luck.random())) for person in people]
            self._history.seats += [player.heard for player in players]
            self.players[kind] = players
            async with asyncio.TaskGroup() as playing:
                for player in players:
                    playing.create_task(player.play())
            self.finished.append(table)

    async def _opened(self, kind: Kind, people: list[Person]) -> str:
        """A table at which all of them sit, and whose match has begun."""
        asked = {"game": kind.game, "seats": kind.seats, "fill_bot": kind.bot, "title": "Mesa do caos", **PACE}
        table = ""
        while not table:
            status, told = await people[0].ask("POST", "/api/tables", asked)
            table = told["id"] if status == CREATED else ""
            await asyncio.sleep(0 if table else 0.3)
        self._history.opened.add(table)
        for person in people:
            await self._until_seated(person, table)
        while kind.people < kind.seats and not await self._playing(people[0], table):
            await people[0].ask("POST", f"/api/tables/{table}/start")
        return table

    async def _until_seated(self, person: Person, table: str) -> None:
        while True:
            await person.ask("POST", f"/api/tables/{table}/sit", {})
            status, told = await person.ask("GET", f"/api/tables/{table}")
            if status == OK and told["you"] is not None:
                return
            await asyncio.sleep(0.3)

    async def _playing(self, person: Person, table: str) -> bool:
        status, told = await person.ask("GET", f"/api/tables/{table}")
        return status == OK and told["status"] != "waiting"

    async def _cups(self, organiser: Person) -> None:
        """One cup of bots after the other; every result that was told is remembered."""
        paces = {"bot": "random", "bot_seconds": 0.02, "pause_seconds": 0}
        cup = ""
        while True:
            if not cup:
                status, told = await organiser.ask("POST", "/api/cups", CUP | paces)
                cup = told["cup"]["id"] if status == CREATED else ""
            else:
                status, told = await organiser.ask("GET", f"/api/cups/{cup}")
                if status == OK:
                    if self._cup[1:] != (cup, told["cup"]["number"]):
                        self._cup = (time.monotonic(), cup, told["cup"]["number"])
                    self._remember(cup, told["cup"])
                    cup = "" if told["cup"]["status"] == "over" else cup
            await asyncio.sleep(0.5)

    def _remember(self, cup: str, told: Any) -> None:
        known = self._history.results.setdefault(cup, {})
        known |= {match["id"]: match["result"] | {"sides": match["sides"]} for match in told["matches"] if match["result"] is not None}


def _name(players: list[Player]) -> str:
    return players[0].heard.table if players else "that never began"
