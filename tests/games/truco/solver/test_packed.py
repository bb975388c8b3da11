"""The small policy: what a table shows is all that it knows, and it says what the solver does."""

import pytest

from tento.games.truco.solved.places import asked_mode
from tento.games.truco.solved.policy import Hand, Policy
from tento.games.truco.solver.situations import decisions_of, situations_of
from tento.games.truco.solver.solver import Solver
from tento.rulebooks.loader import load
from tento.table.parts_file import joined, parted

PAULISTA = load("paulista-da-casa").values
SMALL = (3, 2, 2, 1, 1)
TOP = 2
RAISE = 4


ALIKE = (3, 2, 1, 2, 1)
MOST = (3, 2, 2, 2, 1)
"""Another kind of vira leaves other cards; hands of either have the same numbers where as many may be met of each class."""


def game(more_after_yes: bool = False, counts: tuple[int, ...] = SMALL, most: tuple[int, ...] | None = None) -> Solver:
    rows = situations_of(PAULISTA, highest_step=TOP, more_after_yes=more_after_yes)
    return Solver(rows, counts, most=most, decisions=decisions_of(PAULISTA, highest_step=TOP, more_after_yes=more_after_yes))


def solved(counts: tuple[int, ...]) -> Solver:
    found = game(counts=counts, most=MOST)
    for _ in range(100):
        found.improve()
    return found


@pytest.fixture(scope="module")
def solver():
    found = game()
    for _ in range(100):
        found.improve()
    return found


@pytest.fixture(scope="module")
def data(solver):
    return solver.packed()


@pytest.fixture(scope="module")
def played(data):
    """The game as a table plays it, with the small policy for its strategy."""
    found = game(more_after_yes=True)
    found.unpack(data)
    return found


@pytest.fixture(scope="module")
def policy(data):
    return Policy(memoryview(data))


def test_a_small_policy_loses_little(solver, played):
    assert played.exploited().loss < solver.exploited().loss + 0.02


def test_a_small_policy_is_read_as_the_walk_reads_it(played, policy):
    """Two ways to the same shares: decision after decision in the order of the walk, and by the cards, the stake and the hand."""
    walked = played.decisions()
    first = next(walked)
    asked = [one for one in walked if one.space == 3 and not one.cards and one.raises == 1][-1]  # the hand calls before the first card
    for cards, number in policy.threes.items():
        move, answer = (policy.shares((), mode, Hand(cards)) for mode in (0, asked_mode(1, 0)))
        assert first.shares[:, number] == pytest.approx([*move[:3], move[RAISE]], abs=1e-5)
        assert asked.shares[:, number] == pytest.approx(answer[:3], abs=1e-5)


def test_no_hand_does_what_it_cannot(played, policy):
    """A hand that hardly comes somewhere does what the next one does, as far as it can: a pair has no second card to choose."""
    for one in played.decisions():
        hands = policy.threes if one.space == 3 else policy.twos
        for cards, number in hands.items() if one.cards else ():
            kinds = len(set(cards))
            assert one.shares[kinds : one.cards, number].sum() == 0
            assert one.shares[one.cards + kinds : one.cards * (1 + one.covers), number].sum() == 0


@pytest.fixture(scope="module")
def two_parts():
    """A small policy told whole, and that of another part told as what differs from it, with the strategy that it is made of."""
    other, whole = solved(ALIKE), solved(SMALL).packed()
    return other, whole, other.packed(whole)


def test_a_part_that_is_told_as_what_differs_from_another_loses_little_and_is_smaller(two_parts):
    other, whole, differs = two_parts
    played = game(more_after_yes=True, counts=ALIKE, most=MOST)
    played.unpack(differs, whole)
    assert played.exploited().loss < other.exploited().loss + 0.06
    assert len(differs) < len(other.packed())


def test_a_part_that_is_told_as_what_differs_is_read_as_the_walk_reads_it(two_parts):
    _, whole, differs = two_parts
    played, policy = game(more_after_yes=True, counts=ALIKE, most=MOST), Policy(memoryview(differs), Policy(memoryview(whole)))
    played.unpack(differs, whole)
    first = next(played.decisions())
    for cards, number in policy.threes.items():
        move = policy.shares((), 0, Hand(cards))
        assert first.shares[:, number] == pytest.approx([*move[:3], move[RAISE]], abs=1e-5)


def test_parts_are_found_by_their_names():
    assert {name: bytes(part) for name, part in parted(joined({"a": b"one", "b": b"", "c": b"three"})).items()} == {
        "a": b"one",
        "b": b"",
        "c": b"three",
    }
    with pytest.raises(ValueError, match="no file of parts"):
        parted(b"something else")
