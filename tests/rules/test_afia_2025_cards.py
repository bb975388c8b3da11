"""AFIA 2025: the table, the packs, the deal and the jogos."""

from collections import Counter

import pytest

from tento.cards.deck import DECK_104
from tento.games.tranca.rules import game
from tento.games.tranca.rules.actions import Shuffle
from tento.games.tranca.rules.melds import is_black_three, is_red_three
from tento.games.tranca.rules.state import the_rodada
from tento.rulebooks.loader import load
from tento.table.refusal import Refusal
from tento.table.seats import TABLE, Seat, pair_of
from tests.rules.proving import proves
from tests.rules.tranca_tables import AFIA, CANASTRA, dealt, table

BOOK = load(AFIA)


def lays(cards: str, **options: object) -> bool:
    return table(turn=1, hands=["", f"{cards} Kc 9s", "", ""], options=options).do("drawn").can(f"1 lay {cards}")


@proves("TR-05", "TR-06")
@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_art_3_a_partida_needs_four_players(seats):
    with pytest.raises(ValueError, match="is played by 4"):
        game.new(BOOK, seats)


@proves("TR-07")
def test_art_3_partners_sit_opposite_each_other():
    assert [pair_of(Seat(seat)) for seat in range(4)] == [0, 1, 0, 1]


@proves("TR-08")
def test_art_4_there_are_four_players():
    assert game.new(BOOK).seats == 4


@proves("TR-09")
def test_art_4_there_are_104_cards_eight_of_each_rank():
    ranks = Counter(card[0] for card in game.pack(BOOK))
    assert (len(game.pack(BOOK)), set(ranks.values()), len(ranks)) == (104, {8}, 13)


@proves("TR-09")
def test_art_4_there_are_four_red_and_four_black_threes():
    assert (sum(map(is_red_three, DECK_104)), sum(map(is_black_three, DECK_104))) == (4, 4)


@proves("TR-10")
def test_art_4_eleven_cards_each_and_two_mortos_leave_38():
    state = dealt(5)
    rodada = the_rodada(state)
    replaced = len(rodada.red_threes[0]) + len(rodada.red_threes[1])
    assert ([len(hand) for hand in rodada.hands], [len(m or ()) for m in rodada.mortos]) == ([11] * 4, [11, 11])
    assert len(rodada.monte) == 38 - replaced


@pytest.mark.parametrize("top", DECK_104[:52:7])
def test_art_4_who_plays_first_is_drawn_once_and_told(top):
    pack = (top, *(card for card in DECK_104 if card != top), *[top] * (DECK_104.count(top) - 1))
    answer = game.apply(game.new(BOOK), TABLE, Shuffle(pack))
    assert not isinstance(answer, Refusal)
    drawn, dealing = answer.events[:2]
    assert (type(drawn).__name__, drawn.seat, drawn.dealer) == ("FirstPlayerDrawn", dealing.first, dealing.dealer)
    assert drawn.seat == (drawn.dealer + 1) % 4


@proves("TR-11")
def test_art_4_cards_are_dealt_one_by_one_clockwise():
    state = game.new(BOOK, first_dealer=Seat(1))
    pack = tuple(sorted(DECK_104, key=lambda card: card[0] == "3"))
    answer = game.apply(state, TABLE, Shuffle(pack))
    assert not isinstance(answer, Refusal)
    rodada = the_rodada(answer.state)
    assert (rodada.turn, rodada.hands[2][:2], rodada.hands[3][:2]) == (2, (pack[0], pack[4]), (pack[1], pack[5]))


@proves("TR-12")
@pytest.mark.parametrize(("options", "allowed"), [({}, True), ({"trincas": False}, False)])
def test_art_4_conv_trincas_are_allowed(options, allowed):
    assert lays("8s 8d 8h", **options) is allowed


@proves("TR-13")
def test_art_4_conv_there_is_no_joker():
    answer = game.apply(game.new(BOOK), TABLE, Shuffle((*DECK_104[:-1], DECK_104[0])))
    assert isinstance(answer, Refusal)
    assert answer.code == "wrong_pack"


@proves("TR-14")
def test_art_4_conv_mortos_are_used():
    assert all(morto is not None for morto in the_rodada(dealt()).mortos)


@proves("TR-15")
@pytest.mark.parametrize(
    ("options", "code"), [({}, None), ({"batida_requires": "limpa"}, "no_canastra"), ({"batida_requires": "none"}, None)]
)
def test_art_4_conv_a_suja_is_enough_to_go_out(options, code):
    suja = table(turn=1, hands=["", "4d", "", ""], morto_taken=["B"], melds={"B": ["5c 6c 2d 8c 9c Tc Jc"]}, options=options).do("drawn")
    assert suja.can("1 discard 4d") == (code is None)
    assert code is None or suja.refused("1 discard 4d").code == code


@proves("TR-16")
@pytest.mark.parametrize(
    ("cards", "allowed"),
    [("4d 5d 6d", True), ("Qs Ks As", True), ("As 4s 5s", False), ("Ks As 4s", False), ("4d 5d 7d", False), ("Th Jh Qh Kh", True)],
)
def test_art_4_def_1_a_sequencia_is_three_in_a_row_of_one_suit(cards, allowed):
    assert lays(cards) is allowed


@proves("TR-16")
def test_art_4_def_1_a_sequencia_has_one_suit():
    assert table(turn=1, hands=["", "4c 5d 6c 9s Kd", "", ""]).do("drawn").refused("1 lay 4c 5d 6c").code == "mixed_suits"


@proves("TR-17")
@pytest.mark.parametrize(("cards", "allowed"), [("8s 8d 8h", True), ("8s 8s 8d", True), ("8s 8d 9d", False), ("8s 8d", False)])
def test_art_4_def_10_a_trinca_is_three_of_a_rank(cards, allowed):
    assert lays(cards) is allowed


@proves("TR-17")
@pytest.mark.parametrize(("options", "allowed"), [({}, True), ({"duplicate_trincas": False}, False)])
def test_art_4_def_1_by_ta_29_a_second_trinca_of_a_rank_stands_apart(options, allowed):
    at = table(turn=1, hands=["", "8s 8d 8h 4c 5d", "", ""], melds={"B": ["8c 8d 8s"]}, options=options).do("drawn")
    assert at.can("1 lay 8s 8d 8h") is allowed


@proves("TR-18")
@pytest.mark.parametrize(("card", "fits"), [("8c", True), ("4c", True), ("9c", False), ("8d", False), ("5c", False)])
def test_art_4_def_1_cards_are_added_where_they_fit(card, fits):
    at = table(turn=1, hands=["", f"{card} Kd Qh", "", ""], melds={"B": ["5c 6c 7c"]}).do("drawn")
    assert at.can(f"1 add B1 {card}") is fits


@proves("TR-18")
def test_art_4_def_1_by_ta_45_laying_keeps_a_card_to_discard():
    at = table(turn=1, hands=["", "8c 9c Tc 4d", "", ""], morto_taken=["B"]).do("drawn")
    assert at.refused("1 lay 8c 9c Tc").code == "must_keep_a_card"


@proves("TR-19")
@pytest.mark.parametrize(
    ("cards", "allowed"),
    [
        ("5h 2s 7h", True),
        ("8s 8d 2h", True),
        ("4d 5d 2c", True),
        ("2c 4d 5d", False),
        ("2h Kh Ah", True),
        ("Kh Ah 2h", False),
        ("5h 2s 2c 8h", False),
        ("2h 2s 2d", False),
        ("4h 2s 2c", False),
    ],
)
def test_art_4_def_5_a_two_stands_for_a_card_that_could_be_there(cards, allowed):
    assert lays(cards) is allowed


@proves("TR-19")
@pytest.mark.parametrize(
    ("limit", "cards", "allowed"),
    [(2, "5h 2s 2c 8h", True), (2, "4h 2s 2c", False), ("minority", "5h 2s 2c 8h", False), ("minority", "5h 2s 7h 2c 9h", True)],
)
def test_art_4_def_5_by_ta_01_more_wild_cards_where_agreed(limit, cards, allowed):
    assert lays(cards, wilds_per_meld=limit) is allowed


@proves("TR-19")
@pytest.mark.parametrize(("value", "kind"), [("as_suja", "suja"), ("as_limpa", "limpa")])
def test_art_4_def_5_by_ta_04_a_canastra_of_twos_where_agreed(value, kind):
    at = table(turn=1, hands=["", "2h 2s 2d 2c 2h 2s 2d Kc 9s", "", ""], options={"trinca_of_twos": value})
    assert at.do("drawn", "1 lay 2h 2s 2d 2c 2h 2s 2d").kind("B1") == kind


@proves("TR-20")
def test_art_4_def_5_a_suja_is_never_cleaned():
    at = table(turn=1, hands=["", "6h Kd Qc", "", ""], melds={"B": ["5h 2s 7h 8h 9h Th Jh"]}).do("drawn", "1 add B1 6h")
    assert (at.kind("B1"), at.rodada.melds[1][0].cards[-1]) == ("suja", "2s")


@proves("TR-20")
@pytest.mark.parametrize(
    ("meld", "options", "fits"),
    [
        ("5h 2s 7h 8h", {}, True),
        ("5h 2s 7h 8h", {"wild_slides": False}, False),
        ("4h 5h 2s 7h 8h 9h Th Jh Qh Kh Ah", {}, False),
    ],
)
def test_art_4_def_5_by_ta_28_the_wild_card_slides_to_a_free_end(meld, options, fits):
    at = table(turn=1, hands=["", "6h Kd Qc", "", ""], melds={"B": [meld]}, options=options).do("drawn")
    assert at.can("1 add B1 6h") is fits


@proves("TR-20")
def test_art_4_def_5_by_ta_28_the_player_chooses_the_end():
    at = table(turn=1, hands=["", "6h Kd Qc", "", ""], melds={"B": ["5h 2s 7h"]}).do("drawn", "1 add B1 6h low")
    assert at.rodada.melds[1][0].cards == ("2s", "5h", "6h", "7h")


@proves("TR-21")
@pytest.mark.parametrize(("cards", "kind"), [("8c 8d 8h 8s 8c 8d", "open"), ("8c 8d 8h 8s 8c 8d 8h", "limpa")])
def test_art_4_def_11_seven_of_a_rank_are_a_canastra(cards, kind):
    assert table(melds={"A": [cards]}).kind("A1") == kind


@proves("TR-22")
@pytest.mark.parametrize(("cards", "kind"), [("4h 5h 6h 7h 8h 9h", "open"), (CANASTRA, "limpa"), (f"{CANASTRA} Jh", "limpa")])
def test_art_4_def_11_seven_in_a_row_are_a_canastra(cards, kind):
    assert table(melds={"A": [cards]}).kind("A1") == kind


@proves("TR-23", "TR-24")
@pytest.mark.parametrize(("cards", "kind"), [(CANASTRA, "limpa"), ("4h 5h 2c 7h 8h 9h Th", "suja")])
def test_art_4_def_11_a_wild_card_makes_it_suja(cards, kind):
    assert table(melds={"A": [cards]}).kind("A1") == kind
