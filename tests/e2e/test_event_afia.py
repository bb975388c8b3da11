"""AFIA cups of 10, 12 and 15 delegations over HTTP beside a second scorekeeper: a substitute, 15:00 and 15:01, best losers, points."""

import json
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.championship import stranger
from tests.e2e.browser.championship import Account
from tests.e2e.own_hall import OwnHall, own_hall
from tests.e2e.venue_event import new_id

STAGES = ("qualifying", "quarter", "semi", "final")
SCORES = {
    "qualifying": [(1500, 900), (1600, 1400), (1500, 1100), (1510, 1400), (1700, 1200), (1500, 700), (1500, 1399)],
    "quarter": [(1500, 1000), (1520, 1300), (1500, 1200), (1505, 1299)],
    "semi": [(1500, 1380), (1560, 1400)],
    "final": [(2000, 1600)],
}
"""What winner and loser of each match of a stage make. Two losers of the first stage make 1,400, and one of them conceded less."""
PLANS = {
    10: ["10 delegações em 5 jogos; seguem 5.", "6 delegações em 3 jogos; entra o melhor perdedor da fase anterior; seguem 3."],
    12: ["12 delegações em 6 jogos; seguem 6.", "6 delegações em 3 jogos; seguem 3."],
    15: ["15 delegações em 7 jogos; 1 passa direto; seguem 8.", "8 delegações em 4 jogos; seguem 4."],
}
MATCHES = {10: (5, 3, 2, 1), 12: (6, 3, 2, 1), 15: (7, 4, 2, 1)}
BEST_LOSERS = {10: (0, 1, 1, 0), 12: (0, 0, 1, 0), 15: (0, 0, 0, 0)}
"""How many come into each stage without having won the one before."""


class Played(NamedTuple):
    """A match as the scorekeeper wrote it down; the points of a loser who never came are none at all."""

    winner: str
    loser: str
    made: int | None
    conceded: int


class Cup:
    """The event, its organiser and its director, who also keeps the second score: sums of this class know nothing of the program's."""

    def __init__(self, hall: OwnHall, delegations: int) -> None:
        self.hall, self.many = hall, delegations
        self.ana, self.rui = Account(hall, "Ana Org"), Account(hall, "Rui Direção")
        asked: dict[str, Any] = {"rulebook": "afia-2025", "fields": {"tables": 8, "expected": delegations}}
        told = self.ana.post("/api/event-plans/plans", {**asked, "field": delegations})
        offer = told["plan"] or told["offers"][0]
        self.plan = [stage["text"] for stage in offer["stages"]]
        self.id = str(self.ana.post("/api/events", {**asked, "id": new_id(), "title": "Copa AFIA", "options": offer["options"]})["id"])
        for role in ("director", "referee"):
            self.ana.post(f"/api/events/{self.id}/roles", {"name": "Rui Direção", "role": role})
        self.names = [f"D{place}" for place in range(1, delegations + 1)]
        self.book: dict[str, list[Played]] = {}
        self.sat: set[str] = set()

    def do(self, word: str, **fields: Any) -> None:
        self.rui.do(self.id, word, **fields)

    def seen(self) -> Any:
        return self.ana.seen(self.id)

    def entry(self, name: str) -> dict[str, Any]:
        return next(one for one in self.seen()["entries"] if one["id"] == name)

    def entered(self) -> None:
        for place, name in enumerate(self.names, 1):
            people = [{"name": f"{who} {place}"} for who in ("Ana", "Bia", "Caio")]
            self.ana.do(self.id, "register", entry=name, people=people, delegation=f"Estado {place}")
        self.ana.do(self.id, "close-entries")

    def drawn(self, stage: str) -> list[dict[str, Any]]:
        """The matches of a stage, those without an opponent left out."""
        self.do("announce-draw", stage=stage, source="o público")
        self.do("draw", stage=stage, numbers=["42"])
        return [one for one in self.seen()["matches"] if one["stage"] == stage and not one["bye"]]

    def called(self, match: dict[str, Any], starts: datetime | None = None) -> None:
        self.do("call", match=match["id"], table=1, starts=(starts or self.hall.now()).isoformat())

    def played(self, match: dict[str, Any], turn: int) -> None:
        """A match from its call to its sheet."""
        self.called(match)
        for side in match["sides"]:
            self.do("check-in", match=match["id"], entry=side)
        self.reported(match, turn)

    def reported(self, match: dict[str, Any], turn: int) -> None:
        """The first side of every other match wins, the second side of those between."""
        stage, sides = match["stage"], match["sides"]
        self.do("start", match=match["id"])
        won, lost = SCORES[stage][turn]
        first_wins = turn % 2 == 0
        self.do("report", match=match["id"], partidas=[(won, lost) if first_wins else (lost, won)], signed=["referee"])
        winner, loser = sides if first_wins else sides[::-1]
        self.sat |= {winner, loser}
        self.book.setdefault(stage, []).append(Played(winner, loser, lost, won))

    def missed(self, match: dict[str, Any], winner: str) -> str:
        """The other side comes a second after its fifteen minutes. Returns who that was."""
        loser = next(str(side) for side in match["sides"] if side != winner)
        hour = self.hall.now().replace(microsecond=0)
        self.called(match, hour)
        self.do("check-in", match=match["id"], entry=winner)
        self.hall.later(20)
        came = (hour + timedelta(minutes=15, seconds=1)).isoformat()
        refused = self.rui.ask(self.id, "check-in", match=match["id"], entry=loser, happened=came).json()
        assert (refused["code"], refused["articles"]) == ("too_late", ["art. 7"])
        self.do("absent", match=match["id"], entries=[loser])
        assert self.entry(loser)["status"] == "eliminated"
        self.book.setdefault(match["stage"], []).append(Played(winner, loser, None, 0))
        return loser

    def just_in_time(self, match: dict[str, Any], turn: int) -> None:
        """One side is there on the hour, the other fifteen minutes later."""
        hour = self.hall.now().replace(microsecond=0)
        self.called(match, hour)
        self.do("check-in", match=match["id"], entry=match["sides"][0])
        self.hall.later(20)
        self.do("check-in", match=match["id"], entry=match["sides"][1], happened=(hour + timedelta(minutes=15)).isoformat())
        self.reported(match, turn)

    # What should come of it, from the book alone.

    def through(self, stage: str, before: set[str]) -> set[str]:
        """Who plays the stage after this one: whoever did not lose, and of the losers those who made most, then conceded least."""
        lost = {one.loser for one in self.book[stage]}
        losers = sorted((-one.made, one.conceded, one.loser) for one in self.book[stage] if one.made is not None)
        more = BEST_LOSERS[self.many][STAGES.index(stage) + 1]
        return before - lost | {name for _, _, name in losers[:more]}

    def podium(self) -> list[str]:
        """The final's two, then the better of those who sat down to a semifinal and lost it."""
        (final,) = self.book["final"]
        losers = sorted((-one.made, one.conceded, one.loser) for one in self.book["semi"] if one.made is not None)
        return [final.winner, final.loser, losers[0][2]]

    def points(self) -> dict[str, int]:
        """Ten, six and four, two for whoever sat down at a table, none for who never did."""
        found = {f"Estado {name[1:]}": 2 if name in self.sat else 0 for name in self.names}
        return found | {f"Estado {name[1:]}": worth for name, worth in zip(self.podium(), (10, 6, 4), strict=True)}


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[OwnHall]:
    with own_hall(tmp_path) as opened:
        yield opened


def a_substitute(cup: Cup, entry: str) -> None:
    """Before a pair's first match a reserve comes in for a starter (art. 2)."""
    before = cup.entry(entry)["people"]
    cup.do("substitute", entry=entry, out=0, **{"in": 2})
    assert cup.entry(entry)["people"] == [before[2], before[1], before[0]]


def no_substitute(cup: Cup, entry: str) -> None:
    """Whoever has sat down to a match plays on as they are."""
    before = cup.entry(entry)["people"]
    refused = cup.rui.ask(cup.id, "substitute", entry=entry, out=0, **{"in": 2})
    assert (refused.status_code, refused.json()["code"], refused.json()["articles"]) == (409, "no_substitution", ["art. 2"])
    assert cup.entry(entry)["people"] == before


def first_stage(cup: Cup, matches: list[dict[str, Any]]) -> None:
    """One pair sends a reserve in, one comes in the last second, and one a second later; the others just play."""
    a_substitute(cup, matches[0]["sides"][1])
    cup.just_in_time(matches[0], 0)
    no_substitute(cup, matches[0]["sides"][1])
    gone = cup.missed(matches[2], matches[2]["sides"][1])
    assert gone not in cup.sat
    for turn, match in enumerate(matches):
        if turn not in (0, 2):
            cup.played(match, turn)


def taken_home(cup: Cup) -> None:
    """A program that shares nothing with ours finds the same matches with the same winners in the log."""
    at = f"/api/events/{cup.id}"
    draws = [cup.ana.http.get(f"{at}/draws/{stage}").json() for stage in STAGES]
    people = json.loads(cup.ana.http.get(f"{at}/people.json").text)
    found = stranger.checked(cup.ana.http.get(f"{at}/log").text, people, draws)["matches"]
    told = {one["id"]: one for one in cup.seen()["matches"]}
    assert {name: who for name, (*_, who) in found.items()} == {
        name: one["sides"][one["result"]["winner"]] if one["result"] else next(filter(None, one["sides"])) for name, one in told.items()
    }


@pytest.mark.whole
@pytest.mark.parametrize("delegations", [10, 12, 15])
def test_a_cup_of_so_many_delegations_ends_with_the_points_that_a_second_scorekeeper_has(hall: OwnHall, delegations: int):
    cup = Cup(hall, delegations)
    assert [text for text in cup.plan if text in PLANS[delegations]] == PLANS[delegations]
    cup.entered()
    there = set(cup.names)
    for stage, count in zip(STAGES, MATCHES[delegations], strict=True):
        matches = cup.drawn(stage)
        playing = {side for one in cup.seen()["matches"] if one["stage"] == stage for side in one["sides"] if side}
        assert (len(matches), playing) == (count, there), stage
        if stage == "qualifying":
            first_stage(cup, matches)
        else:
            late = stage == "semi" and delegations == 12  # whoever had played before has two points all the same, and is not third
            for turn, match in enumerate(matches):
                cup.missed(match, match["sides"][0]) if late and turn == 1 else cup.played(match, turn)
        cup.do("close-stage", stage=stage)
        if stage != "final":
            there = cup.through(stage, there)
    assert [level[0] for level in cup.seen()["places"][:3]] == cup.podium()
    assert {one["name"]: one["points"] for one in cup.seen()["delegations"]} == cup.points()
    assert sorted(cup.points().values()) == [0, *[2] * (delegations - 4), 4, 6, 10]
    taken_home(cup)
