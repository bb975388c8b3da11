"""The deal that can be checked: the house commits, the seats add their numbers, and anyone can redo it.

All that is published is lower-case hex, so that a record can be read and checked by hand. `docs/shuffle.md` is the letter of it.
"""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Literal, NewType, TypeVar

import msgspec

from tento.cards import merkle
from tento.cards.card import Card
from tento.cards.shuffle import permutation
from tento.cards.stream import KEY_SIZE, tagged

HOUSE = b"tento/1/house"
SALT = b"tento/1/salt"
NUMBERS = b"tento/1/numbers"
PUBLIC = b"tento/1/public"

SALT_SIZE = 16

T = TypeVar("T")
Number = NewType("Number", str)
Numbers = Sequence[Number | None]


class BadNumber(ValueError):
    """The text is not a number that a seat may add."""


class Commitment(msgspec.Struct, frozen=True):
    """What the house publishes before anyone adds a number: it can then no longer change the seed or a single card."""

    seed_hash: str
    root: str


class Opening(msgspec.Struct, frozen=True):
    """The proof that the house had laid this card at this place before the numbers came."""

    place: int
    card: Card
    salt: str
    path: tuple[str, ...]


class LaidDeck(msgspec.Struct, frozen=True, gc=False):
    """The cards as the house laid them, and the tree over them: each level in one piece, the leaves first."""

    house: tuple[Card, ...]
    tree: tuple[bytes, ...]


class FalseDeal(msgspec.Struct, frozen=True):
    """Why a deal is not the one that was committed to."""

    why: Literal["seed_size", "seed_hash", "root"]


def parse_number(text: str) -> Number:
    """The number of a seat, 1 to 32 bytes in hex of either case, or BadNumber."""
    number = text.lower()
    if not re.fullmatch(r"([0-9a-f]{2}){1,32}", number):
        raise BadNumber(f"{text!r} is not a number: write 1 to 32 bytes as pairs of hex digits")
    return Number(number)


def commit(seed: bytes, deck: Sequence[Card]) -> Commitment:
    """What the house publishes before the deal, from a seed of 32 secret random bytes that serves this one deal."""
    return Commitment(seed_hash=sha256(seed).hexdigest(), root=laid_deck(seed, tuple(deck)).tree[-1].hex())


@lru_cache(maxsize=2048)  # the pack of a live table is bound once and opened card by card: about 3 kB each, 9 kB with two packs
def laid_deck(seed: bytes, deck: tuple[Card, ...]) -> LaidDeck:
    """The deck as the house laid it, hashed once."""
    house = house_order(seed, deck)
    levels = merkle.levels([merkle.leaf(_salt(seed, place), place, card) for place, card in enumerate(house)])
    return LaidDeck(house, tuple([b"".join(level) for level in levels]))


def house_order(seed: bytes, deck: Sequence[T]) -> tuple[T, ...]:
    """The cards as the house laid them, secret until the seed is revealed."""
    return tuple([deck[place] for place in permutation(HOUSE, seed, len(deck))])


def public_places(numbers: Numbers, size: int) -> tuple[int, ...]:
    """Which of the house's places comes to each place of the pack; everybody can tell it from the seats' numbers.

    A cut turns these places as it turns the cards, so `cut(public_places(…), at)` says which leaf must open for each card dealt.
    """
    return _public_places(tuple(numbers), size)


@lru_cache(maxsize=64)  # a simulation without numbers asks the same a million times
def _public_places(numbers: tuple[Number | None, ...], size: int) -> tuple[int, ...]:
    added = [bytes.fromhex(number or "") for number in numbers]
    key = tagged(NUMBERS, bytes([len(added)]), *(bytes([len(number)]) + number for number in added))
    return tuple(permutation(PUBLIC, key, size))


def order(seed: bytes, numbers: Numbers, deck: Sequence[T]) -> tuple[T, ...]:
    """The pack from the top, before the cut. Makes no tree: simulations call this alone."""
    house = permutation(HOUSE, seed, len(deck))
    return tuple([deck[house[place]] for place in public_places(numbers, len(deck))])


def open_leaves(seed: bytes, deck: Sequence[Card], places: Iterable[int]) -> tuple[Opening, ...]:
    """The openings of these places of the house, each for the eyes of those who may see the card."""
    laid = laid_deck(seed, tuple(deck))
    return tuple(
        [
            Opening(place, laid.house[place], _salt(seed, place).hex(), tuple([node.hex() for node in merkle.path(laid.tree, place)]))
            for place in places
        ]
    )


def open_leaf(seed: bytes, deck: Sequence[Card], place: int) -> Opening:
    """The opening of one place of the house."""
    return open_leaves(seed, deck, (place,))[0]


def open_cards(seed: bytes, deck: Sequence[Card], cards: Sequence[Card]) -> tuple[Opening, ...]:
    """The openings of these cards of a deck that has each card once, wherever the house laid them."""
    house = laid_deck(seed, tuple(deck)).house
    return open_leaves(seed, deck, [house.index(card) for card in cards])


def verify_opening(root: str, deck_size: int, opening: Opening) -> bool:
    """Whether the opening leads to the published root. Each part has one length and one spelling: nothing can be shifted between them."""
    salt = _unhex(opening.salt, SALT_SIZE)
    path = [_unhex(node, 32) for node in opening.path]
    neighbours = [node for node in path if node is not None]
    if salt is None or len(neighbours) < len(path) or not 0 <= opening.place < deck_size:
        return False
    if len(opening.card) != 2 or not opening.card.isascii():
        return False
    reached = merkle.climb(merkle.leaf(salt, opening.place, opening.card), opening.place, deck_size, neighbours)
    return reached is not None and reached.hex() == root


def verify_card(root: str, numbers: Numbers, opening: Opening, pack: Sequence[Card]) -> bool:
    """Whether the opening is true, and of the very card that lies there in the pack, which is told from the top and before the cut.

    A true opening alone would not do: the house could show any other card of its pack.
    """
    if not verify_opening(root, len(pack), opening):
        return False
    return pack[public_places(numbers, len(pack)).index(opening.place)] == opening.card


def verify_deal(commitment: Commitment, seed: bytes, numbers: Numbers, deck: Sequence[Card]) -> tuple[Card, ...] | FalseDeal:
    """Redoes the whole deal from the revealed seed: the pack before the cut, or why the commitment was false."""
    if len(seed) != KEY_SIZE:
        return FalseDeal("seed_size")
    redone = commit(seed, deck)
    if redone.seed_hash != commitment.seed_hash:
        return FalseDeal("seed_hash")
    if redone.root != commitment.root:
        return FalseDeal("root")
    return order(seed, numbers, deck)


def _salt(seed: bytes, place: int) -> bytes:
    return tagged(SALT, seed, place.to_bytes(2, "big"))[:SALT_SIZE]


def _unhex(text: str, size: int) -> bytes | None:
    return bytes.fromhex(text) if re.fullmatch(rf"[0-9a-f]{{{2 * size}}}", text) else None
