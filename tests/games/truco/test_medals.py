"""The medals of truco, each by a match written by hand."""

import pytest

from tento.cards.card import Card
from tento.games.truco.medals import KEYS, won
from tento.games.truco.rules import events as ev
from tento.table.medals import Seen
from tento.table.seats import Pair, Seat
from tento.table.talk import Bluff


def seen(*events: ev.TrucoEvent, bluff: Bluff | None = None) -> Seen:
    return Seen(Seat(0), events, bluff)


def mao(score: tuple[int, int], winner: int = 0, points: int = 1, why: str = "two_rodadas") -> Seen:
    return seen(ev.MaoEnded(winner=Pair(winner), points=points, why=why, score=score, next_dealer=Seat(0)))


def over(score: tuple[int, int], winner: int = 0, why: str = "points") -> Seen:
    return seen(ev.PartidaEnded(winner=Pair(winner), why=why, score=score, jogo=(1, 0)))


def bluff(weak: bool = True, seat: int = 1) -> Seen:
    return seen(bluff=Bluff(Seat(seat), (Card("4c"), Card("5d"), Card("6h")), weak))


PACK = ev.PackShuffled(dealer=Seat(0), cutter=Seat(3), kind="ferro")


@pytest.mark.parametrize(
    ("steps", "medal", "seats"),
    [
        ([bluff()] * 3, "bluffs", (1,)),
        ([bluff()] * 2 + [bluff(weak=False)] * 3, "bluffs", ()),
        ([bluff(), bluff(seat=3), bluff()], "bluffs", ()),
        ([mao((0, 8), 1), mao((12, 8)), over((12, 8))], "comeback", (0, 2)),
        ([mao((0, 7), 1), mao((12, 7)), over((12, 7))], "comeback", ()),
        ([mao((0, 8), 1), over((0, 12), 1), mao((12, 0)), over((12, 0))], "comeback", ()),
        ([seen(PACK), mao((12, 11))], "ferro", (0, 2)),
        ([seen(PACK), mao((12, 11), why="refused")], "ferro", ()),
        ([mao((12, 11))], "ferro", ()),
        ([over((12, 0))], "shutout", (0, 2)),
        ([over((0, 12), 1)], "shutout", (1, 3)),
        ([over((12, 1))], "shutout", ()),
        ([over((12, 0), why="sanction")], "shutout", ()),
        ([mao((9, 0), points=9)], "dear_mao", (0, 2)),
        ([mao((9, 0), points=6)], "dear_mao", ()),
        ([mao((9, 0), points=9, why="refused")], "dear_mao", ()),
    ],
)
def test_a_medal_is_won_by_what_it_says_and_by_nothing_less(steps, medal, seats):
    assert tuple(seat for seat, theirs in enumerate(won(4, steps)) if medal in theirs) == seats


def test_no_other_medal_than_those_that_are_named_is_won():
    steps = [*[bluff()] * 3, seen(PACK), mao((0, 9), 1, 9), mao((12, 0), points=12), over((12, 0))]
    assert {medal for theirs in won(4, steps) for medal in theirs} == set(KEYS)


def test_two_who_play_each_other_win_alone():
    assert won(2, [over((12, 0))]) == (frozenset(("shutout",)), frozenset())
