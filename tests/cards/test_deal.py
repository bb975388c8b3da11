"""The two checks of a deal: the openings at once, the whole deal afterwards. Whatever is changed is caught."""

from hashlib import sha256

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tento.cards.card import Card
from tento.cards.deal import (
    Commitment,
    FalseDeal,
    Opening,
    commit,
    house_order,
    open_cards,
    open_leaf,
    open_leaves,
    order,
    parse_number,
    public_places,
    verify_card,
    verify_deal,
    verify_opening,
)
from tento.cards.deck import DECK_24, DECK_40, DECK_104
from tento.cards.shuffle import cut

SEED = bytes(range(32))
KEYS = st.binary(min_size=32, max_size=32)
NUMBERS = st.lists(st.none() | st.binary(min_size=1, max_size=32).map(lambda number: parse_number(number.hex())), max_size=4)


# Openings: the check at once.


@pytest.mark.parametrize("deck", [DECK_24, DECK_40, DECK_104, DECK_40[:1], DECK_40[:2], DECK_40[:33]], ids=len)
def test_every_leaf_opens(deck):
    root = commit(SEED, deck).root
    openings = open_leaves(SEED, deck, range(len(deck)))
    assert all(verify_opening(root, len(deck), opening) for opening in openings)
    assert tuple(opening.card for opening in openings) == house_order(SEED, deck)


@given(KEYS, NUMBERS, st.integers(0, 40), st.integers(0, 39))
def test_the_leaf_that_everybody_expects_holds_the_card_that_was_dealt(seed, numbers, at, position):
    card = cut(order(seed, numbers, DECK_40), at)[position]
    place = cut(public_places(numbers, 40), at)[position]
    assert open_leaf(seed, DECK_40, place).card == card


def test_two_openings_of_the_same_deal_share_no_salt():
    assert len({opening.salt for opening in open_leaves(SEED, DECK_40, range(40))}) == 40


@given(st.integers(0, 39), st.integers(0, 39))
def test_no_other_card_opens_a_leaf(place, other):
    opening = open_leaf(SEED, DECK_40, place)
    card = DECK_40[other]
    assume(card != opening.card)
    assert not verify_opening(commit(SEED, DECK_40).root, 40, msgspec.structs.replace(opening, card=card))


@given(st.integers(0, 39), st.integers(-2, 70_000))
def test_a_leaf_opens_at_no_other_place(place, other):
    assume(place != other)
    opening = msgspec.structs.replace(open_leaf(SEED, DECK_40, place), place=other)
    assert not verify_opening(commit(SEED, DECK_40).root, 40, opening)


@given(st.integers(0, 39), st.data())
def test_any_changed_byte_of_an_opening_is_caught(place, data):
    opening = open_leaf(SEED, DECK_40, place)
    parts = [opening.salt, *opening.path]
    which = data.draw(st.integers(0, len(parts) - 1))
    parts[which] = data.draw(changed(parts[which]))
    tampered = Opening(opening.place, opening.card, parts[0], tuple(parts[1:]))
    assert not verify_opening(commit(SEED, DECK_40).root, 40, tampered)


@given(st.data())
def test_any_changed_byte_of_the_root_is_caught(data):
    root = commit(SEED, DECK_40).root
    assert not verify_opening(data.draw(changed(root)), 40, open_leaf(SEED, DECK_40, 3))


def changed(text):
    """The hex text with one byte changed."""
    raw = bytes.fromhex(text)
    flips = st.tuples(st.integers(0, len(raw) - 1), st.integers(1, 255))
    return flips.map(lambda flip: bytes(byte ^ (flip[1] if i == flip[0] else 0) for i, byte in enumerate(raw)).hex())


def test_a_path_that_is_too_short_or_too_long_is_refused():
    root, opening = commit(SEED, DECK_40).root, open_leaf(SEED, DECK_40, 3)
    for path in (opening.path[:-1], opening.path[1:], (*opening.path, opening.path[0]), ()):
        assert not verify_opening(root, 40, msgspec.structs.replace(opening, path=path))


def test_a_byte_cannot_wander_from_the_salt_to_the_place_and_card():
    root, opening = commit(SEED, DECK_40).root, open_leaf(SEED, DECK_40, 3)
    shifted = msgspec.structs.replace(opening, salt=opening.salt[:-2], card=Card("\0" + opening.card))
    assert not verify_opening(root, 40, shifted)


@pytest.mark.parametrize("salt", ["", "zz" * 16, "é" * 32, " " * 32])
def test_a_salt_that_is_not_hex_is_refused(salt):
    opening = msgspec.structs.replace(open_leaf(SEED, DECK_40, 3), salt=salt)
    assert not verify_opening(commit(SEED, DECK_40).root, 40, opening)


def test_hex_has_one_spelling():
    opening = open_leaf(SEED, DECK_40, 3)
    shouted = msgspec.structs.replace(opening, path=tuple(node.upper() for node in opening.path))
    assert not verify_opening(commit(SEED, DECK_40).root, 40, shouted)


@pytest.mark.parametrize("card", ["", "4", "4♣", "4cc"])
def test_an_opening_of_no_card_is_refused(card):
    opening = msgspec.structs.replace(open_leaf(SEED, DECK_40, 3), card=Card(card))
    assert not verify_opening(commit(SEED, DECK_40).root, 40, opening)


# The whole deal: the check afterwards.


@given(KEYS, NUMBERS)
def test_a_true_deal_is_redone(seed, numbers):
    assert verify_deal(commit(seed, DECK_40), seed, numbers, DECK_40) == order(seed, numbers, DECK_40)


@given(st.data())
def test_any_changed_byte_of_the_seed_is_caught(data):
    seed = bytes.fromhex(data.draw(changed(SEED.hex())))
    assert verify_deal(commit(SEED, DECK_40), seed, [], DECK_40) == FalseDeal("seed_hash")


@given(st.data())
def test_any_changed_byte_of_the_committed_root_is_caught(data):
    true = commit(SEED, DECK_40)
    false = Commitment(true.seed_hash, data.draw(changed(true.root)))
    assert verify_deal(false, SEED, [], DECK_40) == FalseDeal("root")


def test_a_deck_with_a_card_twice_is_caught():
    loaded = (*DECK_40[:-1], DECK_40[0])
    assert verify_deal(commit(SEED, loaded), SEED, [], DECK_40) == FalseDeal("root")


def test_a_seed_of_another_size_is_caught_even_if_its_hash_is_right():
    false = Commitment(sha256(b"short").hexdigest(), commit(SEED, DECK_40).root)
    assert verify_deal(false, b"short", [], DECK_40) == FalseDeal("seed_size")


def test_a_card_opens_where_the_house_laid_it():
    (opening,) = open_cards(SEED, DECK_40, [house_order(SEED, DECK_40)[17]])
    assert opening == open_leaf(SEED, DECK_40, 17)


@pytest.mark.parametrize("other", [place for place in range(40) if place != 3])
def test_a_true_opening_of_another_card_than_lies_there_is_not_believed(other):
    root, numbers = commit(SEED, DECK_40).root, [parse_number("c0ffee"), None]
    pack = list(order(SEED, numbers, DECK_40))
    (opening,) = open_cards(SEED, DECK_40, [pack[3]])
    assert verify_card(root, numbers, opening, pack)
    pack[3], pack[other] = pack[other], pack[3]
    assert verify_opening(root, 40, opening)
    assert not verify_card(root, numbers, opening, pack)


def test_a_false_opening_of_the_right_card_is_not_believed_either():
    root, pack = commit(SEED, DECK_40).root, order(SEED, [], DECK_40)
    (opening,) = open_cards(SEED, DECK_40, [pack[3]])
    assert not verify_card(root, [], msgspec.structs.replace(opening, salt="0" * 32), pack)
