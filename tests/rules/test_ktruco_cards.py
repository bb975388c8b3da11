"""K-Truco, §1, §4.1c, §6.1 and §6.2: the packs of the three modes, their manilhas, and which card beats which."""

from itertools import pairwise

import pytest

from tento.cards.card import Card
from tento.cards.deck import DECK_24, DECK_40
from tento.games.truco.rules import game
from tento.games.truco.rules.actions import Shuffle
from tento.games.truco.rules.ranking import deck, manilhas
from tento.rulebooks.loader import load
from tento.table.refusal import Refusal
from tento.table.seats import TABLE
from tests.rules.proving import proves
from tests.rules.tables import ceremony, fresh, table
from tests.rules.tables_extra import LIMPO, MODES, PAULISTA, TRADICIONAL, each_mode, each_mode_with_vira, one_rodada

OLD_MANILHAS = ("4c", "7h", "As", "7d")
ACES = ("Ac", "Ah", "As", "Ad")
"""What the usual vira, a king, makes manilhas."""


@proves("KT-08")
@pytest.mark.parametrize(("mode", "names"), [(TRADICIONAL, OLD_MANILHAS), (PAULISTA, ACES), (LIMPO, ACES)])
def test_sec_1_the_manilhas_are_the_old_ones_or_the_new_ones(mode, names):
    assert manilhas(load(mode).values, Card("Kc")) == names


@proves("KT-08")
@pytest.mark.parametrize(("mode", "pack"), [(TRADICIONAL, DECK_40), (PAULISTA, DECK_40), (LIMPO, DECK_24)])
def test_sec_1_the_pack_is_dirty_or_clean(mode, pack):
    assert sorted(deck(load(mode).values)) == sorted(pack)


@proves("KT-54", "KT-55", "KT-56")
@pytest.mark.parametrize(("mode", "pack"), [(TRADICIONAL, DECK_24), (PAULISTA, DECK_24), (LIMPO, DECK_40)])
def test_sec_4_1c_the_pack_of_another_mode_is_refused(mode, pack):
    answer = game.apply(fresh(mode).state, TABLE, Shuffle(pack))
    assert isinstance(answer, Refusal)
    assert (answer.code, answer.articles) == ("wrong_pack", ("§1", "§4.1c", "§6.2"))


@proves("KT-54")
def test_sec_4_1c_the_tradicional_mode_has_no_vira():
    assert ceremony(TRADICIONAL).do("3 hand-back", "0 deal").sees("spectator").vira is None


@proves("KT-55", "KT-56")
@each_mode_with_vira
def test_sec_4_1c_the_other_modes_have_a_vira(mode):
    assert ceremony(mode).do("3 hand-back", "0 deal").sees("spectator").vira in deck(load(mode).values)


@proves("KT-56")
def test_sec_4_1c_the_clean_pack_has_twenty_four_cards_from_queen_to_three():
    assert sorted(deck(load(LIMPO).values)) == sorted(rank + suit for rank in "QJKA23" for suit in "cdhs")


@proves("KT-91")
@pytest.mark.parametrize(("high", "low"), [*pairwise((*OLD_MANILHAS, "3d"))])
def test_sec_4_1c_the_fixed_manilhas_are_those_of_custom(high, low):
    assert one_rodada(TRADICIONAL, f"Qc {high} {low} Qs").rodadas == ["B"]


@proves("KT-91", "KT-54")
def test_sec_4_1c_in_the_tradicional_mode_no_card_makes_its_neighbours_manilhas():
    assert one_rodada(TRADICIONAL, "Qc 3s Ah Qs", vira="Kc").rodadas == ["B"]


@proves("KT-88")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("place", range(3))
def test_sec_6_1_manilhas_go_down_by_clubs_hearts_spades_diamonds(mode, place):
    cards = OLD_MANILHAS if mode == TRADICIONAL else ACES
    assert one_rodada(mode, f"Qc {cards[place]} {cards[place + 1]} Qs").rodadas == ["B"]


@proves("KT-88")
@each_mode
def test_sec_6_1_the_lowest_manilha_beats_every_three(mode):
    lowest = "7d" if mode == TRADICIONAL else "Ad"
    assert one_rodada(mode, f"3c {lowest} 3h 3s").rodadas == ["B"]


LADDER = (("3", "2", "Q"), ("2", "A", "Q"), ("A", "K", "Q"), ("K", "J", "3"), ("J", "Q", "2"))
"""Rank, the rank below it, and the rank of a vira that makes neither of them a manilha in either pack."""
LOW_LADDER = (("Q", "7", "2"), ("7", "6", "2"), ("6", "5", "2"), ("5", "4", "2"))


def two_of(rank: str) -> tuple[str, str]:
    """Two cards of this rank that are no fixed manilhas."""
    return ("7c", "7s") if rank == "7" else (f"{rank}d", f"{rank}h")


@proves("KT-87")
@pytest.mark.parametrize(
    ("mode", "high", "low", "vira"),
    [(mode, *step) for mode in MODES for step in (LADDER if mode == LIMPO else (*LADDER, *LOW_LADDER))],
)
def test_sec_6_2_common_cards_go_down_from_the_three(mode, high, low, vira):
    (one, other), (under, too) = two_of(high), two_of(low)
    assert one_rodada(mode, f"{under} {one} {too} {other}", vira=f"{vira}c").rodadas == ["B"]


@proves("KT-87")
@each_mode
@pytest.mark.parametrize("rank", ["3", "2", "K", "J"])
def test_sec_6_2_the_suit_of_a_common_card_does_not_count(mode, rank):
    assert one_rodada(mode, f"{rank}d {rank}h Qh Qs").rodadas == [None]


NEXT = {
    PAULISTA: ("45", "56", "67", "7Q", "QJ", "JK", "KA", "A2", "23", "34"),
    LIMPO: ("QJ", "JK", "KA", "A2", "23", "3Q"),
}


@proves("KT-89")
@pytest.mark.parametrize(("mode", "vira", "manilha"), [(mode, *step) for mode, steps in NEXT.items() for step in steps])
def test_sec_6_2_the_manilha_is_the_rank_after_the_vira(mode, vira, manilha):
    best = "2" if manilha == "3" else "3"
    assert one_rodada(mode, f"{best}s {manilha}d {best}h {best}d", vira=f"{vira}c").rodadas == ["B"]


@proves("KT-89")
@each_mode_with_vira
def test_sec_6_2_the_rank_of_the_vira_is_no_manilha(mode):
    assert one_rodada(mode, "Qc Kh 2d Qs", vira="Kc").rodadas == ["A"]


@proves("KT-90")
@each_mode_with_vira
@pytest.mark.parametrize("suit", "cdhs")
def test_sec_6_2_the_suit_of_the_vira_makes_no_difference(mode, suit):
    assert one_rodada(mode, "2c Ad 3h Js", vira=f"K{suit}").rodadas == ["B"]


@proves("KT-105")
@each_mode
def test_sec_6_1_equal_best_cards_of_the_two_pairs_are_a_tie(mode):
    assert one_rodada(mode, "Qc 3s 3h Jd").rodadas == [None]


@proves("KT-105")
@each_mode
def test_sec_6_1_equal_best_cards_of_one_pair_are_no_tie(mode):
    assert one_rodada(mode, "Jc 3s Qh 3d").rodadas == ["B"]


@proves("KT-105")
@each_mode
def test_sec_6_1_one_against_one_two_equal_cards_are_a_tie(mode):
    assert table(mode, seats=2, hands=("3h 2h Kd", "3s Js Qs")).do("rodada").rodadas == [None]
