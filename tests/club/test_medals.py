"""The medals of a live match are made of what everybody may know of it."""

from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace

from tento.cards.card import Card
from tento.club.live.past import Past
from tento.club.medals import medals_won, seen
from tento.games.registry import guest
from tento.games.truco.rules import events as ev
from tento.table.game import Step
from tento.table.medals import Medals
from tento.table.seats import Seat
from tento.table.talk import Bluff
from tests.contract import tiny_game

BLUFF = Bluff(Seat(0), (Card("4c"), Card("5d"), Card("6h")), True)


def table(revealed: int = 0) -> Any:
    """As much of a table as is asked for."""
    people = [SimpleNamespace(person=person) for person in ("ana", None)]
    return SimpleNamespace(id="t", config=SimpleNamespace(game="maior"), occupants=people, last_at=7, revealed=revealed)


def past(*events: object, deal: int = 0) -> Past:
    return Past(1, Seat(0), Step(None, events), BLUFF if deal else None, deal)


def test_what_one_seat_alone_saw_makes_no_medal():
    stolen, played = ev.CardStolen(seat=Seat(0), card=Card("4c"), only=Seat(0)), ev.CardPlayed(seat=Seat(0), card=Card("4c"))
    assert seen(table(), [past(stolen, played)])[0].events == (played,)


def test_cards_behind_a_raise_make_a_medal_once_their_seed_is_public():
    steps = [past(deal=2)]
    assert [seen(table(revealed), steps)[0].bluff for revealed in (1, 2)] == [None, BLUFF]


def test_medals_are_the_people_s_who_sat_there_and_not_the_bots():
    kit = replace(tiny_game.kit(), medals=Medals(("high",), lambda seats, _steps: (frozenset(("high",)),) * seats))
    with guest(kit):
        won = medals_won(table(), [])
    assert [(one.person, one.game, one.medal, one.table, one.at) for one in won] == [("ana", "maior", "high", "t", 7)]
