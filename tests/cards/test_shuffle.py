"""The deal that can be checked, against the vectors of docs/shuffle.md and a second implementation written from that page."""

import json
import re
from hashlib import sha256
from itertools import islice, pairwise
from math import isqrt

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tento.cards.card import parse_cards
from tento.cards.chance import seeds
from tento.cards.deal import (
    HOUSE,
    BadNumber,
    Commitment,
    commit,
    house_order,
    open_leaf,
    order,
    parse_number,
    public_places,
)
from tento.cards.deck import DECK_24, DECK_40, DECK_104
from tento.cards.shuffle import cut, permutation
from tento.cards.stream import byte_stream
from tests.places import DOCS

PAGE = DOCS / "shuffle.md"
VECTORS = json.loads(re.findall(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[0])
SEED = bytes(range(32))
KEYS = st.binary(min_size=32, max_size=32)
NUMBERS = st.lists(st.none() | st.binary(min_size=1, max_size=32).map(lambda number: parse_number(number.hex())), max_size=4)

vectors = pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])


class Plain:
    """The page read a second time, by someone in no hurry. Shares nothing with the program."""

    @staticmethod
    def tagged(tag, data):
        return sha256(tag.encode() + bytes(1) + data).digest()

    @classmethod
    def stream(cls, tag, key, blocks=64):
        return b"".join(cls.tagged(tag, key + i.to_bytes(8, "big")) for i in range(blocks))

    @classmethod
    def permutation(cls, tag, key, size):
        data, places = list(cls.stream(tag, key)), list(range(size))
        for i in range(size - 1, 0, -1):
            value = data.pop(0)
            while value >= 256 - 256 % (i + 1):
                value = data.pop(0)
            kept = places[i]
            places[i] = places[value % (i + 1)]
            places[value % (i + 1)] = kept
        return places

    @classmethod
    def house(cls, seed, deck):
        return [deck[place] for place in cls.permutation("tento/1/house", seed, len(deck))]

    @classmethod
    def leaves(cls, seed, deck):
        def leaf(place, card):
            salt = cls.tagged("tento/1/salt", seed + place.to_bytes(2, "big"))[:16]
            return sha256(b"\x00" + salt + place.to_bytes(2, "big") + card.encode()).digest()

        return [leaf(place, card) for place, card in enumerate(cls.house(seed, deck))]

    @classmethod
    def root(cls, nodes):
        if len(nodes) == 1:
            return nodes[0]
        pairs = [nodes[i : i + 2] for i in range(0, len(nodes), 2)]
        return cls.root([sha256(b"\x01" + pair[0] + pair[1]).digest() if len(pair) == 2 else pair[0] for pair in pairs])

    @classmethod
    def places(cls, numbers, size):
        data = bytes([len(numbers)])
        for number in numbers:
            raw = bytes.fromhex(number) if number else b""
            data += bytes([len(raw)]) + raw
        return cls.permutation("tento/1/public", cls.tagged("tento/1/numbers", data), size)

    @classmethod
    def climb(cls, opening, size):
        place = opening["place"]
        node = sha256(b"\x00" + bytes.fromhex(opening["salt"]) + place.to_bytes(2, "big") + opening["card"].encode()).digest()
        path = [bytes.fromhex(text) for text in opening["path"]]
        while size > 1:
            alone = place == size - 1 and size % 2 == 1
            if not alone:
                other = path.pop(0)
                node = sha256(b"\x01" + (other + node if place % 2 else node + other)).digest()
            place, size = place // 2, -(-size // 2)
        assert not path
        return node


def deck_and_seed(vector):
    return parse_cards(vector["deck"]), bytes.fromhex(vector["seed"])


# The page, the program and the second implementation agree.


def test_the_page_has_vectors_for_forty_and_for_twenty_four_cards():
    assert [parse_cards(vector["deck"]) for vector in VECTORS] == [DECK_40, DECK_24]


@vectors
def test_the_stream_begins_as_the_page_says(vector):
    _, seed = deck_and_seed(vector)
    assert bytes(islice(byte_stream(HOUSE, seed), 40)).hex() == Plain.stream("tento/1/house", seed)[:40].hex() == vector["stream"]


@vectors
def test_the_house_lays_the_cards_as_the_page_says(vector):
    deck, seed = deck_and_seed(vector)
    assert list(house_order(seed, deck)) == Plain.house(seed, deck) == vector["house"].split()


@vectors
def test_the_commitment_is_the_one_of_the_page(vector):
    deck, seed = deck_and_seed(vector)
    assert commit(seed, deck) == Commitment(vector["seed_hash"], vector["root"])
    assert (sha256(seed).hexdigest(), Plain.root(Plain.leaves(seed, deck)).hex()) == (vector["seed_hash"], vector["root"])


@vectors
def test_the_numbers_give_the_places_of_the_page(vector):
    size = len(vector["deck"].split())
    assert list(public_places(vector["numbers"], size)) == Plain.places(vector["numbers"], size) == vector["places"]


@vectors
def test_the_pack_is_the_one_of_the_page(vector):
    deck, seed = deck_and_seed(vector)
    house = Plain.house(seed, deck)
    plain = [house[place] for place in Plain.places(vector["numbers"], len(deck))]
    assert list(order(seed, vector["numbers"], deck)) == plain == vector["pack"].split()


@vectors
def test_the_cuts_give_the_pack_of_the_page(vector):
    deck, seed = deck_and_seed(vector)
    pack = order(seed, vector["numbers"], deck)
    for at in vector["cuts"]:
        pack = cut(pack, at)
    turn = sum(vector["cuts"]) % len(deck)
    plain = vector["pack"].split()
    assert list(pack) == plain[turn:] + plain[:turn] == vector["cut_pack"].split()


@vectors
def test_the_opening_is_the_one_of_the_page(vector):
    deck, seed = deck_and_seed(vector)
    assert msgspec.to_builtins(open_leaf(seed, deck, vector["opening"]["place"])) == {
        **vector["opening"],
        "path": tuple(vector["opening"]["path"]),
    }
    assert Plain.climb(vector["opening"], len(deck)).hex() == vector["root"]


@given(KEYS, st.integers(0, 255))
def test_both_implementations_give_the_same_permutation(key, size):
    assert permutation(HOUSE, key, size) == Plain.permutation("tento/1/house", key, size)


# Permutations and cuts.


@given(KEYS, st.integers(0, 600))
def test_a_permutation_has_each_place_once(key, size):
    assert sorted(permutation(HOUSE, key, size)) == list(range(size))


@given(st.binary(max_size=64).filter(lambda key: len(key) != 32))
def test_a_key_of_another_size_is_refused(key):
    with pytest.raises(ValueError, match="32 bytes"):
        permutation(HOUSE, key, 40)


@given(KEYS, NUMBERS)
def test_the_pack_has_the_cards_of_the_deck(seed, numbers):
    assert sorted(order(seed, numbers, DECK_104)) == sorted(DECK_104)


@given(st.lists(st.integers()), st.data())
def test_a_cut_is_a_rotation(pack, data):
    at = data.draw(st.integers(0, len(pack)))
    turned = cut(pack, at)
    assert list(turned[len(pack) - at :] + turned[: len(pack) - at]) == pack


@given(st.integers(0, 40), st.integers(0, 40))
def test_two_cuts_are_one_cut(first, second):
    assert cut(cut(DECK_40, first), second) == cut(DECK_40, (first + second) % 40)


@pytest.mark.parametrize("at", [-1, 41])
def test_a_pack_is_not_cut_outside_itself(at):
    with pytest.raises(ValueError, match="not cut"):
        cut(DECK_40, at)


# The seats' numbers.


@given(NUMBERS, NUMBERS)
def test_other_numbers_give_another_order(some, others):
    assume(some != others)
    assert public_places(some, 40) != public_places(others, 40)


def test_the_numbers_move_the_cards_of_the_same_seed():
    assert order(SEED, [parse_number("01")], DECK_40) != order(SEED, [parse_number("02")], DECK_40)


def test_it_matters_which_seat_was_silent():
    number = parse_number("01")
    assert public_places([number, None], 40) != public_places([None, number], 40)


def test_a_byte_cannot_wander_from_one_number_to_the_next():
    assert public_places([parse_number("0102"), parse_number("03")], 40) != public_places([parse_number("01"), parse_number("0203")], 40)


def test_a_number_may_be_written_in_capitals():
    assert parse_number("C0FFEE") == "c0ffee"


@pytest.mark.parametrize("text", ["", "0", "0x01", "0g", "01 02", "00" * 33, "01\n", "٠١"])
def test_what_is_not_a_number_is_refused(text):
    with pytest.raises(BadNumber):
        parse_number(text)


# A large sample. The master is fixed, so these either always pass or never do; the bounds are four standard deviations
# wide on each side, which a fair shuffle leaves about once in 16,000 masters. Too even is as suspicious as too uneven.

DEALS = 40_000


@pytest.fixture(scope="module")
def sample():
    """The packs of many simulated deals, each card as its index in the deck."""
    deck = list(range(40))
    return [order(deal.seed, deal.numbers, deck) for deal in islice(seeds(2026), DEALS)]


def test_each_card_is_equally_likely_in_each_place(sample):
    seen = [[0] * 40 for _ in range(40)]
    for pack in sample:
        for row, card in zip(seen, pack, strict=True):
            row[card] += 1
    # Rows and columns all add up to DEALS, which leaves 39² degrees of freedom; and since a pack fills all places at once, cells of one
    # deal hang together and the sum of squares comes out 40/39 too large: 39 * (…) / 40 / (DEALS / 40) is chi-square.
    expected = DEALS // 40
    chi_square = 39 * sum((count - expected) ** 2 for row in seen for count in row) / DEALS
    assert abs(chi_square - 39**2) < 4 * isqrt(2 * 39**2)


def test_neighbours_of_the_new_deck_stay_together_as_seldom_as_chance_has_it(sample):
    # A card is followed by its successor with probability 1/40, so a pack keeps 39/40 such pairs on average, with a variance just below 1.
    kept = sum(after - before == 1 for pack in sample for before, after in pairwise(pack))
    assert abs(kept - DEALS * 39 // 40) < 4 * isqrt(DEALS)


def test_a_deal_with_numbers_is_as_even_as_one_without():
    tops = [0] * 40
    deck = list(range(40))
    for deal in islice(seeds(2026, seats=2), 8_000):
        tops[order(deal.seed, deal.numbers, deck)[0]] += 1
    chi_square = sum((count - 200) ** 2 for count in tops) / 200
    assert abs(chi_square - 39) < 4 * isqrt(2 * 39)
