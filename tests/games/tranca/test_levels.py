"""The levels of people: each mistake is the one that its name says, and without it the sensible player plays."""

import pytest

from tento.cards.card import Card
from tento.cards.chance import Chance
from tento.games.tranca.bots.levels import LEVELS, Jogador, Mistakes
from tento.games.tranca.bots.sensible import advise
from tento.games.tranca.rules import actions as do
from tento.games.tranca.rules import game
from tento.rulebooks.loader import load
from tento.table.seats import Seat
from tests.rules.tranca_tables import table

AFIA = load("afia-2025")
NEVER = Mistakes(overlooks=0, breaks=0, hoards=0)
MELDS = {"A": ["5c 6c 7c"], "B": ["5d 6d 7d"]}

PLACES = [
    ("overlooks", ("drawn",), {"hands": ["", "8d Kd Ks Qh", "", ""], "melds": MELDS}, do.Discard(Card("8d"))),
    ("overlooks", (), {"hands": ["", "Kd Ks Qh", "", ""], "melds": MELDS, "lixo": "4h 9h 8d"}, do.Draw()),
    ("breaks", ("drawn",), {"hands": ["", "Kd Ks Qh 8h 4c", "", ""], "melds": MELDS, "lixo": "4h 9h"}, do.Discard(Card("Kd"))),
    ("hoards", ("drawn",), {"hands": ["", "3s Kd Qh", "", ""]}, do.Discard(Card("Kd"))),
]


@pytest.mark.parametrize(("mistake", "steps", "keys", "done"), PLACES)
def test_each_mistake_is_made_where_there_is_room_for_it_and_otherwise_the_sensible_player_plays(mistake, steps, keys, done):
    at = table(turn=1, **keys).do(*steps)
    view, options = game.view(at.state, Seat(1)), at.offered(1)
    bot = Jogador(AFIA)
    usual = advise(view, options, AFIA, Chance(1))[0]
    bot._mistakes = NEVER
    assert bot.choose(view, options, Chance(1)) == usual
    bot._mistakes = NEVER._replace(**{mistake: 100})
    assert bot.choose(view, options, Chance(1)) == done
    assert done != usual


def test_a_beginner_makes_every_mistake_more_often_than_a_player():
    assert all(more > less for more, less in zip(LEVELS["iniciante"], LEVELS["jogador"], strict=True))
