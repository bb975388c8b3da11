import pytest

from tento.cards.card import RANKS, SUITS, BadCard, Card, format_cards, name_pt, parse_card, parse_cards, rank_of, suit_of, symbol
from tento.cards.chance import Chance, seeds
from tento.cards.deck import DECK_24, DECK_40, DECK_52, DECK_104, deck_of


def test_a_card_is_its_rank_then_its_suit():
    card = parse_card("4c")
    assert (rank_of(card), suit_of(card)) == ("4", "c")


@pytest.mark.parametrize("text", ["", "4", "4x", "c4", "10c", "4C", "4c ", "0c", "４c"])
def test_what_is_not_a_card_is_not_read(text):
    with pytest.raises(BadCard):
        parse_card(text)


def test_a_list_of_cards_is_read_as_it_is_written():
    assert format_cards(parse_cards("4c Th As")) == "4c Th As"


def test_a_ten_is_shown_with_both_digits():
    assert symbol(Card("Th")) == "10♥"


def test_a_card_has_its_brazilian_name():
    assert name_pt(Card("Qs")) == "dama de espadas"


@pytest.mark.parametrize("text", ["", "4", "Zz", "10h", "4c4c"])
def test_what_names_no_card_has_no_symbol_and_stays_as_it_is(text):
    assert symbol(Card(text)) == text


def test_every_card_has_a_name_and_a_symbol_of_its_own():
    assert len({(name_pt(card), symbol(card)) for card in DECK_52}) == 52


def test_the_full_pack_has_every_rank_in_every_suit():
    assert set(DECK_52) == {rank + suit for rank in RANKS for suit in SUITS}


@pytest.mark.parametrize(("deck", "size"), [(DECK_24, 24), (DECK_40, 40), (DECK_52, 52)])
def test_a_pack_has_each_card_once(deck, size):
    assert len(set(deck)) == len(deck) == size


def test_two_packs_have_each_card_twice():
    assert sorted(DECK_104) == sorted(DECK_52 * 2)


def test_the_truco_pack_has_no_eight_nine_or_ten():
    assert {rank_of(card) for card in DECK_40} == set(RANKS) - set("89T")


def test_the_canonical_order_goes_rank_by_rank_then_by_suit():
    assert deck_of("4Q") == parse_cards("4c 4d 4h 4s Qc Qd Qh Qs")


def test_the_same_master_gives_the_same_luck():
    one, other = Chance(7), Chance(7)
    assert [one.below(40) for _ in range(100)] == [other.below(40) for _ in range(100)]


def test_another_label_gives_other_luck():
    one, other = Chance(7, "seat 0"), Chance(7, "seat 1")
    assert [one.below(40) for _ in range(100)] != [other.below(40) for _ in range(100)]


def test_a_number_and_the_bytes_of_its_digits_are_different_masters():
    assert Chance(7).below(1 << 64) != Chance(b"7").below(1 << 64)


@pytest.mark.parametrize("n", [1, 2, 7, 255, 256, 257, 65_537])
def test_a_draw_stays_below_its_bound(n):
    chance = Chance(n)
    assert all(0 <= chance.below(n) < n for _ in range(500))


@pytest.mark.parametrize("n", [0, -1])
def test_there_is_no_draw_from_nothing(n):
    with pytest.raises(ValueError, match="no number"):
        Chance(1).below(n)


def test_every_item_is_chosen_sooner_or_later():
    chance = Chance(1)
    assert {chance.choice("abc") for _ in range(100)} == set("abc")


def test_what_happens_three_times_in_four_happens_about_so_often():
    chance = Chance(1)
    times = sum(chance.happens(3, 4) for _ in range(10_000))
    assert abs(times - 7_500) < 4 * 44  # four standard deviations


def test_a_shuffle_keeps_the_items():
    pack = list(DECK_40)
    Chance(1).shuffle(pack)
    assert sorted(pack) == sorted(DECK_40)
    assert pack != list(DECK_40)


def test_a_sample_takes_no_place_twice():
    chance = Chance(1)
    assert all(len(set(chance.sample(DECK_40, 9))) == 9 for _ in range(200))


def test_a_sample_can_take_any_item():
    chance = Chance(1)
    assert {card for _ in range(200) for card in chance.sample(DECK_40, 3)} == set(DECK_40)


def test_a_sample_is_not_larger_than_what_there_is():
    with pytest.raises(ValueError, match="cannot take"):
        Chance(1).sample("abc", 4)


def test_no_two_deals_of_a_stream_share_their_chance():
    deals = [next(stream) for stream in [seeds(1, seats=4)] for _ in range(50)]
    assert len({value for deal in deals for value in (deal.seed, *map(bytes.fromhex, deal.numbers))}) == 50 * 5


def test_the_seed_of_a_deal_does_not_depend_on_the_seats():
    assert next(seeds(1)).seed == next(seeds(1, seats=4)).seed
