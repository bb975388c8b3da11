"""The sensible bot and its partner's signs: it plays by them, and notices the lies that what lies open tells."""

import pytest

from tento.cards.chance import Chance
from tento.games.truco.bots.sensible import Sensible
from tento.games.truco.bots.sensible.knowledge import know
from tento.games.truco.rules import actions as do
from tento.games.truco.rules import game
from tento.table.seats import Seat
from tests.rules.tables import table

HANDS = ["4c 5d 6s", "Ks Kh 7c", "3c 2h 5s", "Qc 7h 6h"]
VIRA = "Jd"
"""The kings are the manilhas: nobody but seat 1 holds any. Seat 2 has a three and a two."""


def known(signs: tuple[str, ...], *steps: str, hands=HANDS, seat: int = 0):
    at = table("paulista-da-casa", hands=hands, vira=VIRA).do(*steps)
    return know(game.view(at.state, Seat(seat)), at.state.rulebook, signs)


def strength(*cards: str) -> tuple[int, ...]:
    return tuple(sorted(known(()).strength[card] for card in cards))


@pytest.mark.parametrize(
    ("signs", "held"),
    [
        ((), ()),
        (("three",), ("3c",)),
        (("three", "two"), ("3c", "2h")),
        (("zap",), ("Kc",)),
        (("zap", "pica_fumo", "ace"), ("Kc", "Kd", "Ac")),
    ],
)
def test_what_the_partner_signs_is_in_the_partners_hand(signs, held):
    assert tuple(sorted(known(signs).held[2])) == strength(*held)


def test_a_card_that_was_signed_is_in_no_other_hand():
    assert sorted((*known(("zap",)).unseen, *strength("Kc"))) == sorted(known(()).unseen)


@pytest.mark.parametrize("signs", [("zap",), ("zap", "three")])
def test_a_partner_who_signs_a_card_that_i_hold_is_not_believed(signs):
    assert known(signs, hands=["Kc 5d 6s", "4s 4h 7c", "3c 2h 5s", "Qc 7h 6h"]).held[2] == ()


def test_more_signs_than_cards_are_not_believed():
    assert known(("zap", "copas", "espadilha", "pica_fumo")).held[2] == ()


def test_a_signed_card_that_was_laid_is_not_in_the_hand_any_more():
    assert known(("three", "two"), "rodada").held[2] == strength("2h")


def test_two_who_play_each_other_have_no_partner():
    at = table("ktruco-paulista", hands=["4c 5d 6s", "3c 2h 5s"], vira=VIRA)
    assert know(game.view(at.state, Seat(0)), at.state.rulebook, ("zap",)).held[1] == ()


def answers(signs: tuple[str, ...]) -> set[type]:
    """What the bot does, by whatever luck, about a truco that it was asked with cards that are worth nothing."""
    at = table("paulista-da-casa", hands=["4c 5d 6s", "4s 4h 7c", "Kc Kh 5s", "Qc 7h 6h"], vira=VIRA).do("1 raise")
    bot, seat = Sensible(at.state.rulebook), Seat(0)
    options = tuple(game.legal(at.state, seat))
    return {type(bot.choose_with_signs(game.view(at.state, seat), options, Chance(luck, "answer"), signs)) for luck in range(12)}


def test_with_nothing_and_no_sign_the_bot_runs():
    assert answers(()) == {do.Refuse}


def test_with_nothing_but_a_partner_who_signs_the_two_best_cards_it_stays():
    assert do.Refuse not in answers(("zap", "copas"))
