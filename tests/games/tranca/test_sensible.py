"""What the sensible tranca player does, and that it is worth doing."""

import pytest

from tento.cards.card import Card, parse_cards
from tento.cards.chance import Chance
from tento.club.simulation.simulate import simulate
from tento.games.tranca.bots.sensible import advise
from tento.games.tranca.bots.sensible.worth import fits
from tento.games.tranca.kit import KIT
from tento.games.tranca.rules import actions as do
from tento.games.tranca.rules import game
from tento.games.tranca.rules.views import MeldView
from tento.games.tranca.texts.table import REASONS
from tento.rulebooks.loader import load
from tento.table.game import Step
from tento.table.seats import Seat
from tests.rules.tranca_tables import table

AFIA = load("afia-2025")
CANASTRA = "4h 5h 6h 7h 8h 9h Th"


def advice(seat: int, *steps: str, **keys):
    """What it does in this place, and the key of its reason, which must have a sentence."""
    at = table(turn=seat, **keys).do(*steps)
    at.offered(seat)
    action, why = advise(game.view(at.state, Seat(seat)), at.offered(seat), AFIA, Chance(1))
    assert why in REASONS
    return action


def discard(card: str) -> do.Discard:
    return do.Discard(Card(card))


def test_it_beats_the_random_bot_in_95_of_100_partidas():
    bots = [KIT.bot(name, AFIA) for name in ("sensible", "random")] * 2
    assert simulate(AFIA, bots, partidas=60, seed=11).sides[0].share >= 0.95


def test_it_lays_a_clean_sequence_before_anything_else():
    action = advice(1, "drawn", hands=["", "5c 6c 7c 9d 9h Kd Qs", "", ""])
    assert action == do.Lay(parse_cards("5c 6c 7c"))


def test_it_builds_towards_the_canastra_that_is_nearest():
    melds = {"B": ["4d 5d 6d", "4c 5c 6c 7c 8c 9c"]}
    assert advice(1, "drawn", hands=["", "7d Tc Kd Qs", "", ""], melds=melds) == do.Add("B2", parse_cards("Tc"))


def test_it_uses_a_wild_card_for_the_first_canastra():
    melds = {"B": ["4c 5c 6c 7c 8c 9c"]}
    assert advice(1, "drawn", hands=["", "2d Kd Qs Jh 9h", "", ""], melds=melds).cards == ("2d",)


def test_it_lays_the_last_card_where_that_is_all_that_may_be_done():
    """The pair's suja is not enough here: a card was left for a limpa, and going out with a partner of twenty cards must do."""
    partner = "4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 4s 5s 6s 7s 8s 9s Ts Js Qs"
    melds = {"B": ["4d 5d 2s 7d 8d 9d Td", "5h 6h 7h 8h 9h Th", "5h 6h 7h 8h 9h Th"]}
    given = {"melds": melds, "morto_taken": ["A", "B"], "options": {"batida_requires": "limpa"}}
    assert advice(1, "drawn", hands=["4s", "Jh", "Kd", partner], **given).cards == ("Jh",)


def test_it_keeps_a_black_three_while_it_locks_nothing():
    action = advice(1, "drawn", hands=["4h 5s", "3s Kd 8s 4c 6h 9h Qc", "4s 5d", "Kc Jc"], lixo="8d")
    assert action != discard("3s")


def test_it_locks_a_big_lixo():
    lixo = "8d 9c Qd 7d 6s 5h Jd"
    action = advice(1, "drawn", hands=["4h 5s", "3s Kd 8s 4c 6h 9h Qc", "4s 5d", "Kc Jc"], lixo=lixo)
    assert action == discard("3s")


def test_it_throws_a_black_three_away_before_the_opponents_go_out():
    keys = {"melds": {"A": [CANASTRA]}, "morto_taken": ["A"], "hands": ["5s", "3s Kd 8s 4c Qc", "4s", "Kc Jc"]}
    assert advice(1, "drawn", **keys) == discard("3s")


def test_it_does_not_feed_the_opponents_jogos():
    keys = {"melds": {"A": ["8c 9c Tc", "Kd Ks Kh"]}, "hands": ["5s 6s", "Jc Kc 4d 7s", "4s 5d", "Qd Jh"], "lixo": "9h 6d 6c"}
    assert advice(1, "drawn", **keys) in (discard("4d"), discard("7s"))


def test_it_takes_a_lixo_that_it_can_use():
    assert isinstance(advice(1, hands=["", "5c 6c Kd Qs", "", ""], lixo="4h 9d 7c"), do.Take)


def test_it_does_not_spend_a_wild_card_on_a_small_lixo():
    assert advice(1, hands=["", "5c 2h Kd Qs", "", ""], lixo="6c") == do.Draw()


def test_it_goes_for_the_morto():
    assert advice(1, "drawn", hands=["4h", "Kd", "5s", "4c"]) == discard("Kd")


def test_it_goes_out_when_that_pays():
    keys = {"melds": {"B": [CANASTRA]}, "morto_taken": ["B"], "hands": ["4s 5s 6s", "Kd", "7s 8s", "9s"]}
    assert advice(1, "drawn", **keys) == discard("Kd")


def test_it_refuses_a_change_of_the_regulation():
    step = game.apply(game.new(AFIA), Seat(0), do.Propose("wilds_per_meld", 2))
    assert isinstance(step, Step)
    state = step.state
    assert advise(game.view(state, Seat(1)), game.legal(state, Seat(1)), AFIA, Chance(1))[0] == do.Consent(False)


@pytest.mark.parametrize(
    ("card", "meld", "sequence", "fitting"),
    [
        ("8c", "5c 6c 7c", True, True),
        ("4c", "5c 2d 7c", True, True),
        ("6c", "5c 2d 7c", True, True),
        ("9c", "5c 6c 7c", True, False),
        ("8d", "5c 6c 7c", True, False),
        ("8d", "8c 8h 2s", False, True),
        ("9d", "8c 8h 2s", False, False),
        ("3c", "4c 5c 6c", True, False),
    ],
)
def test_it_sees_what_fits_a_jogo(card, meld, sequence, fitting):
    assert fits(Card(card), MeldView("A1", parse_cards(meld), "open", sequence)) is fitting


def test_an_unknown_bot_names_the_known_ones():
    with pytest.raises(ValueError, match="no bot is called 'genius'; there are sensible, random"):
        KIT.bot("genius", AFIA)
