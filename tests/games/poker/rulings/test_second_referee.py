"""Two referees, one of them written from the items alone, rule alike on thousands of moves."""

from random import Random

import pytest

from tento.games.poker.rulings.ruling import answer
from tento.rulebooks.loader import load
from tests.games.poker.rulings.second_referee import Move, ruled

CGP = load("cgp-2024")
CHIPS = (25, 100, 100, 500, 500, 1000, 5000)
MOVES = 200


def a_bet(chance):
    """The bet that lies, the last full bet or raise, and whether it is the opening bet."""
    opening = chance.choice([0, 200, 450, 600])
    if not opening or chance.random() < 0.4:
        return opening, opening or 200, bool(opening)
    more = opening + chance.choice([0, 25, 100, 500])
    return opening + more, more, False


def a_move(chance):
    """A move near the borders that the items draw."""
    current, last_raise, opening = a_bet(chance)
    prior = chance.choice([0, 0, 100, 200]) if current > 200 else 0
    pulled = chance.choice(["none", "none", "full", "partial"]) if prior else "none"
    chips = [chance.choice(CHIPS) for _ in range(chance.choice([1, 1, 2, 3, 4, 6]))]
    cut = chance.randrange(1, len(chips)) if len(chips) > 1 and chance.random() < 0.2 else len(chips)
    return Move(
        big_blind=200,
        current=current,
        last_raise=last_raise,
        prior=prior,
        left=prior // 2 if pulled == "partial" else 0,
        pulled=pulled,
        motions=tuple(tuple(motion) for motion in (chips[:cut], chips[cut:]) if motion),
        behind=chance.choice([0, 300, 20_000, 20_000]),
        heads_up=chance.random() < 0.3,
        opening=opening,
        said=chance.choice([None, None, None, "raise", "call"]),
    )


def asked(move):
    """The move as the question about chips has it."""
    given = {
        "blinds": [100, move.big_blind],
        "current": move.current,
        "last_raise": move.last_raise,
        "prior": move.prior,
        "pulled": move.pulled,
        "chips": [list(motion) for motion in move.motions],
        "behind": move.behind,
        "pot": "heads-up" if move.heads_up else "multiway",
        "opening": move.opening,
        "words": [f"{move.said} before"] if move.said else [],
    }
    return {**given, "left": move.left} if move.pulled == "partial" else given


@pytest.mark.parametrize("seed", range(10))
def test_two_referees_rule_alike(seed):
    chance = Random(seed)
    moves = [a_move(chance) for _ in range(MOVES)]
    told = {move: ruled(move) for move in moves}
    found = {move: answer(CGP, "chips", asked(move)).answers for move in moves}
    both = {move: (expected, (found[move]["ruling"], found[move]["due"])) for move, expected in told.items() if expected is not None}
    assert {move: pair for move, pair in both.items() if pair[0] != pair[1]} == {}
    assert len(both) > MOVES // 2
