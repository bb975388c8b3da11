"""The medals of tranca, each by events written by hand."""

import pytest

from tento.games.tranca.medals import KEYS, won
from tento.games.tranca.rules import events as ev
from tento.games.tranca.rules.state import PairScore, ScoreLine
from tento.table.medals import Seen
from tento.table.seats import Seat

ACES = ("Ac", "Ac", "Ad", "Ad", "Ah", "Ah", "As")


def laid(cards: tuple[str, ...] = ACES, kind: str = "limpa") -> ev.MeldLaid:
    return ev.MeldLaid(seat=Seat(1), meld="1", cards=cards, kind=kind)  # type: ignore[arg-type]  # cards are strings


def added(cards: tuple[str, ...] = ACES, kind: str = "limpa") -> ev.CardsAdded:
    return ev.CardsAdded(seat=Seat(0), meld="1", cards=cards[-1:], whole=cards, kind=kind)  # type: ignore[arg-type]  # as above


def rodada(*lines: ScoreLine, seat: int | None = None, direct: bool = False) -> ev.RodadaEnded:
    pairs = (PairScore((), 0), PairScore(lines, sum(line.points for line in lines)))
    return ev.RodadaEnded(seat=None if seat is None else Seat(seat), direct=direct, pairs=pairs, score=(0, 0), next_dealer=Seat(0))


def line(what: str, count: int, points: int) -> ScoreLine:
    return ScoreLine(what, count, points, ())


@pytest.mark.parametrize(
    ("event", "medal", "seats"),
    [
        (laid(), "aces", (1, 3)),
        (added(), "aces", (0, 2)),
        (added(kind="suja"), "aces", ()),
        (added(ACES[:6]), "aces", ()),
        (added(("Kc", *ACES[1:])), "aces", ()),
        (rodada(seat=2, direct=True), "direct_batida", (2,)),
        (rodada(seat=2), "direct_batida", ()),
        (rodada(line("red_threes", 4, 400)), "all_reds", (1, 3)),
        (rodada(line("red_threes", 3, 300)), "all_reds", ()),
        (rodada(line("red_threes_alone", 4, -400)), "all_reds", ()),
        (rodada(line("limpas", 3, 600)), "three_limpas", (1, 3)),
        (rodada(line("limpas", 2, 400)), "three_limpas", ()),
    ],
)
def test_a_medal_is_won_by_what_it_says_and_by_nothing_less(event, medal, seats):
    assert tuple(seat for seat, theirs in enumerate(won(4, [Seen(Seat(0), (event,))])) if medal in theirs) == seats


def test_no_other_medal_than_those_that_are_named_is_won():
    events = (laid(), rodada(line("limpas", 3, 600), line("red_threes", 4, 400), seat=1, direct=True))
    assert {medal for theirs in won(4, [Seen(Seat(0), events)]) for medal in theirs} == set(KEYS)
