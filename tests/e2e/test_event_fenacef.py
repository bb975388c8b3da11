"""Jogos Fenacef over HTTP, beside sums of the test's own: groups with walkovers and every tie of art. 5, best of five, the next edition."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.e2e.browser.championship import Account
from tests.e2e.own_hall import OwnHall, own_hall
from tests.e2e.venue_event import new_id

Partidas = list[tuple[int, int]]
TWO_NIL, NIL_TWO = [(12, 4), (12, 4)], [(4, 12), (4, 12)]
TWO_ONE = [(12, 4), (4, 12), (12, 8)]
BEST_OF_FIVE = ([(12, 5)] * 3, [(12, 5), (7, 12), (12, 5), (12, 5)], [(12, 5), (7, 12), (12, 5), (7, 12), (12, 11)])
"""How the first side of a match of the knockout wins, by turns; the second side of every other match wins in its place."""


class Group(NamedTuple):
    """A group of four, its pairs counted from 0 by their numbers.

    `scores` are the partidas of each match for the pair that is named first, `away` who was missing from others.
    `ends` is the order in which art. 5 puts them, worked out by hand, and `lots` those whom nothing tells apart, as they are drawn.
    """

    scores: dict[tuple[int, int], Partidas]
    away: dict[tuple[int, int], tuple[int, ...]]
    ends: list[int]
    lots: list[int]


def cpf_of(number: int) -> str:
    """A CPF of nine digits of the test's own and the two that check them."""
    digits = [int(digit) for digit in f"{number:09}"]
    for _ in range(2):
        weighed = sum(digit * weight for digit, weight in zip(digits, range(len(digits) + 1, 1, -1), strict=True))
        digits.append(weighed * 10 % 11 % 10)
    return "".join(map(str, digits))


def group(ends: list[int], scores: dict[tuple[int, int], Partidas], away: Any = (), lots: Any = ()) -> Group:
    """What is not said is won two to nil by the pair of the lower number."""
    usual = {(first, second): TWO_NIL for first in range(4) for second in range(first + 1, 4)}
    return Group(usual | scores, dict(away), ends, list(lots))


CIRCLE: Partidas = [(12, 6), (6, 12), (12, 6)]
CIRCLE_BACK: Partidas = [(other, own) for own, other in CIRCLE]
GROUPS = [
    # Three beat each other in turn, all by the same scores: lots.
    group([2, 0, 1, 3], {(0, 1): CIRCLE, (1, 2): CIRCLE, (0, 2): CIRCLE_BACK}, lots=[2, 0, 1]),
    # The first does not come to the second, who has nine points; the first has six.
    group([1, 0, 2, 3], {}, away={(0, 1): (0,)}),
    # Neither of two comes: both have six points and no match between them, and the balance is 32 to 16.
    group([0, 1, 2, 3], {(1, 2): [(12, 8)] * 2, (1, 3): [(12, 8)] * 2}, away={(0, 1): (0, 1)}),
    # Three beat each other in turn, two to nil: the balance among them is -8, 8 and 0, and each beats the fourth.
    group([1, 2, 0, 3], {(0, 1): [(12, 8)] * 2, (1, 2): TWO_NIL, (0, 2): [(4, 12), (4, 12)]}),
    # The first and the third have five points and four partidas each: the first beat the third, who has the better balance.
    group(
        [1, 0, 2, 3],
        {(0, 2): TWO_NIL, (0, 1): NIL_TWO, (0, 3): TWO_ONE, (2, 3): TWO_ONE, (1, 2): [(0, 12), (0, 12)], (1, 3): [(12, 0)] * 2},
    ),
    # The first and the fourth have six points each, the first of four partidas, the fourth of five.
    group([3, 0, 1, 2], {(0, 3): NIL_TWO, (2, 3): CIRCLE_BACK, (1, 2): TWO_ONE, (1, 3): TWO_ONE}),
]


class Row(NamedTuple):
    """What a pair has by the sums of the test."""

    points: int = 0
    won: int = 0
    lost: int = 0
    made: int = 0
    conceded: int = 0

    def after(self, partidas: Partidas) -> "Row":
        """With one more match: two to nil are three points and none, two to one are two and one."""
        won = sum(own > other for own, other in partidas)
        lost = len(partidas) - won
        points = {(2, 0): 3, (2, 1): 2, (1, 2): 1, (0, 2): 0}[(won, lost)]
        made, conceded = (sum(side) for side in zip(*partidas, strict=True))
        return Row(self.points + points, self.won + won, self.lost + lost, self.made + made, self.conceded + conceded)


def turned(partidas: Partidas) -> Partidas:
    return [(other, own) for own, other in partidas]


class Games:
    """The event with its organiser and its director, who notes down who did not come."""

    def __init__(self, hall: OwnHall, groups: int) -> None:
        self.hall = hall
        self.ana, self.rui = Account(hall, "Ana Org"), Account(hall, "Rui Direção")
        options = {"stages": {"groups": {"groups": groups, "advance": 2}}}
        asked = {
            "id": new_id(),
            "title": "IX Jogos",
            "rulebook": "fenacef-ix",
            "options": options,
            "fields": {"expected": 4 * groups, "tables": 6},
        }
        self.id = str(self.ana.post("/api/events", asked)["id"])
        for role in ("director", "referee"):
            self.ana.post(f"/api/events/{self.id}/roles", {"name": "Rui Direção", "role": role})
        self.away: set[str] = set()
        for place in range(1, 4 * groups + 1):
            self.ana.do(self.id, "register", entry=f"D{place}", people=self.people(f"D{place}"),
                        delegation=self.club(f"D{place}"))  # fmt: skip
        self.ana.do(self.id, "close-entries")

    def names(self, entry: str) -> list[str]:
        return [f"{name} {entry[1:]}" for name in ("Ana", "Bia")]

    def people(self, entry: str) -> list[dict[str, str]]:
        """The two of a pair with their CPFs."""
        return [{"name": name, "cpf": cpf_of(2 * int(entry[1:]) + place)} for place, name in enumerate(self.names(entry))]

    def club(self, entry: str) -> str:
        """Each delegation has sent two teams."""
        return f"Apcef {(int(entry[1:]) + 1) // 2}"

    def do(self, word: str, **fields: Any) -> None:
        self.rui.do(self.id, word, **fields)

    def seen(self) -> Any:
        return self.ana.seen(self.id)

    def drawn(self, stage: str) -> list[dict[str, Any]]:
        self.do("announce-draw", stage=stage, source="o público")
        self.do("draw", stage=stage, numbers=["42"])
        return self.of(stage)

    def of(self, stage: str) -> list[dict[str, Any]]:
        return [one for one in self.seen()["matches"] if one["stage"] == stage]

    def played(self, match: dict[str, Any], partidas: Partidas) -> None:
        """A match from its call to its sheet, which the four and the referee sign."""
        name, sides = match["id"], match["sides"]
        self.do("call", match=name, table=1)
        for side in sides:
            self.do("check-in", match=name, entry=side)
        self.do("start", match=name)
        self.do("report", match=name, partidas=partidas, signed=["referee", *self.names(sides[0]), *self.names(sides[1])])

    def missed(self, match: dict[str, Any], *gone: str) -> dict[str, Any]:
        """Who is not there when the match begins loses it (art. 6). Returns its result."""
        self.do("call", match=match["id"], table=1, starts=(self.hall.now() + timedelta(minutes=20)).isoformat())
        for side in match["sides"]:
            if side not in gone:
                self.do("check-in", match=match["id"], entry=side)
        self.hall.later(25)
        self.do("absent", match=match["id"], entries=list(gone))
        self.away |= {*gone}
        return dict(self.ana.match(self.id, match["id"])["result"])


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[OwnHall]:
    with own_hall(tmp_path) as opened:
        yield opened


class Played(NamedTuple):
    """A group that is over: its name, its four by their numbers, and the sums of the test."""

    name: str
    four: list[str]
    rows: dict[str, Row]


def played_out(games: Games, matches: list[dict[str, Any]], plan: Group) -> Played:
    """One group to its last match."""
    four = sorted({side for one in matches for side in one["sides"]}, key=lambda name: int(name[1:]))
    assert (len(matches), len({games.club(name) for name in four})) == (6, 4), "two teams of a delegation are in different groups"
    rows = dict.fromkeys(four, Row())
    for match in matches:
        first, second = (four.index(side) for side in match["sides"])
        lower, higher = min(first, second), max(first, second)
        if gone := plan.away.get((lower, higher)):
            result = games.missed(match, *(four[place] for place in gone))
            assert result["how"] == ("walkover" if len(gone) == 1 else "double_absence")
            # Two partidas to nil for who came and against who did not (art. 6 §2); where neither came nothing is written.
            taken = {} if len(gone) == 2 else {place: [(0, 12) if place in gone else (12, 0)] * 2 for place in (lower, higher)}
        else:
            partidas = plan.scores[lower, higher]
            games.played(match, partidas if first < second else turned(partidas))
            taken = {lower: partidas, higher: turned(partidas)}
        for place, own in taken.items():
            rows[four[place]] = rows[four[place]].after(own)
    return Played(matches[0]["group"], four, rows)


def lots(games: Games, played: list[Played], plans: list[Group]) -> None:
    """Whom nothing tells apart is not told apart in silence."""
    refused = games.rui.ask(games.id, "close-stage", stage="groups")
    assert (refused.status_code, refused.json()["code"], refused.json()["articles"]) == (409, "lots_needed", ["art. 5"])
    for one, plan in zip(played, plans, strict=True):
        if plan.lots:
            games.do("lots", stage="groups", order=[one.four[place] for place in plan.lots])


def through(games: Games, played: Played, plan: Group) -> list[str]:
    """Who goes on from a group, whose table is what the sums of the test say."""
    (table,) = (one for one in games.seen()["stages"][0]["groups"] if one["name"] == played.name)
    names = ("points", "partidas_won", "partidas_lost", "made", "conceded")
    assert {row["entry"]: Row(*(row[name] for name in names)) for row in table["rows"]} == played.rows
    ends = [played.four[place] for place in plan.ends]
    assert [row["entry"] for row in table["rows"]] == ends
    return ends[:2]


def knockout(games: Games, there: list[str]) -> str:
    """Best of five from the draw to the champion; whoever does not come to a match is out. Returns the champion."""
    turn, matches = 0, games.drawn("knockout")
    assert {side for one in matches for side in one["sides"] if side} == set(there)
    left = set(there)
    while ready := [one for one in games.of("knockout") if one["status"] == "ready"]:
        for match in ready:
            first_wins = turn % 2 == 0
            winner, loser = match["sides"] if first_wins else match["sides"][::-1]
            if turn == 1:
                result = games.missed(match, loser)
                assert (sorted(result["partidas"]), sorted(result["points"])) == ([0, 3], [0, 36])
                assert next(one["status"] for one in games.seen()["entries"] if one["id"] == loser) == "eliminated"
            else:
                partidas = BEST_OF_FIVE[turn % 3]
                games.played(match, partidas if first_wins else turned(partidas))
            assert match["sides"][games.ana.match(games.id, match["id"])["result"]["winner"]] == winner
            left.remove(loser)
            turn += 1
        assert {side for one in games.of("knockout") if one["status"] == "ready" for side in one["sides"]} <= left
    (champion,) = left
    assert turn == len(there) - 1
    games.do("close-stage", stage="knockout")
    return champion


def the_edition_after(games: Games) -> None:
    """Pairs that did not come are out of the next edition by their CPFs or names, and so is the truco of their delegation (art. 6)."""
    options = {"stages": {"groups": {"groups": 1, "advance": 2}}}
    asked = {"id": new_id(), "title": "X Jogos", "rulebook": "fenacef-ix", "options": options, "after": games.id}
    event = str(games.ana.post("/api/events", asked)["id"])

    def told(entry: str, people: list[dict[str, str]], delegation: str) -> tuple[int, str]:
        answer = games.ana.ask(event, "register", entry=entry, people=people, delegation=delegation)
        return answer.status_code, answer.json().get("code", "")

    strangers = [{"name": "Caio", "cpf": cpf_of(900)}, {"name": "Davi", "cpf": cpf_of(901)}]
    for gone in sorted(games.away):
        first, second = games.people(gone)
        assert told("X1", [{"name": name.upper().replace(" ", "  ")} for name in games.names(gone)], "Outra") == (409, "suspended")
        assert told("X1", [{**first, "name": "Caio"}, strangers[1]], "Outra") == (409, "suspended")
        assert told("X1", [strangers[0], {**second, "name": "Davi"}], "Outra") == (409, "suspended")
        assert told("X1", strangers, games.club(gone)) == (409, "suspended")
        homonyms = [{"name": name, "cpf": cpf_of(500 + int(gone[1:]) * 2 + place)} for place, name in enumerate(games.names(gone))]
        assert told(f"H{gone}", homonyms, f"Outra {gone}")[0] == 201
    clubs = {games.club(name) for name in games.away}
    others = [one["id"] for one in games.seen()["entries"] if games.club(one["id"]) not in clubs]
    for place, name in enumerate(others):
        assert told(f"X{place}", games.people(name), games.club(name))[0] == 201


def whole(hall: OwnHall, plans: list[Group]) -> None:
    games = Games(hall, len(plans))
    by_group: dict[str, list[dict[str, Any]]] = {}
    for one in games.drawn("groups"):
        by_group.setdefault(one["group"], []).append(one)
    played = [played_out(games, matches, plan) for matches, plan in zip(by_group.values(), plans, strict=True)]
    lots(games, played, plans)
    there = [name for one, plan in zip(played, plans, strict=True) for name in through(games, one, plan)]
    games.do("close-stage", stage="groups")
    assert sorted(games.seen()["stages"][0]["advanced"]) == sorted(there)
    champion = knockout(games, there)
    assert games.seen()["champion"] == champion
    the_edition_after(games)


@pytest.mark.whole
def test_eight_teams_of_four_delegations_with_lots_and_two_walkovers_to_the_edition_after(hall: OwnHall):
    whole(hall, GROUPS[:2])


@pytest.mark.long
def test_24_teams_of_12_delegations_with_every_tie_and_three_walkovers_to_the_edition_after(hall: OwnHall):
    whole(hall, GROUPS)
