"""A hand that is shown as speech opens the leaves of its own deal, also when the next pack has come."""

from itertools import count

import pytest

from tento.cards.chance import Chance
from tento.cards.deal import commit, verify_opening
from tento.cards.deck import DECK_52
from tento.club.live import messages as say
from tento.club.live.acting import act
from tento.club.live.scheduled import Means, fill_up, perform
from tento.club.live.seating import Decision
from tento.club.live.showing_cards import show
from tento.club.live.signalling import Spoken
from tento.club.live.table_state import TableState
from tests.club.live.test_live import NOW, after, due, seated


def seed(deal: int) -> bytes:
    return deal.to_bytes(32, "big")


def won_by_a_fold() -> TableState:
    """Ana puts all in until the bot runs from it."""
    deals = count(2)
    means = Means(frozenset({"ana"}), lambda: seed(next(deals)), Chance(1))
    table = seated(game="poker", rulebook="cgp-2024", seats=2, reveal="referee", fill_bot="random")
    table = after(table, fill_up(table, NOW, seed(1)))
    for turn in range(200):
        scheduled = due(table, "ana")
        if scheduled.kind == "timeout":
            decision = act(table, NOW, "ana", str(turn), b'{"do":"raise","to":200}')
            if not isinstance(decision, Decision):
                decision = act(table, NOW, "ana", f"{turn} again", b'{"do":"call"}')
        else:
            decision = perform(table, scheduled.at, scheduled, means)
        if not isinstance(decision, Decision):
            decision = perform(table, scheduled.at, scheduled, means)
        table = after(table, decision)
        if table.bluff is not None and table.bluff.seat == 0:
            return table
    raise AssertionError("the bot never ran")


def dealt_again(table: TableState) -> TableState:
    scheduled = due(table, "ana")
    assert scheduled.kind == "deal"
    return after(table, perform(table, scheduled.at, scheduled, Means(frozenset(), lambda: seed(99), Chance(1))))


@pytest.mark.parametrize("later", [False, True])
def test_the_leaves_of_a_hand_that_is_shown_are_those_of_its_deal(later):
    table = won_by_a_fold()
    deal, held = table.dealt, table.bluff.cards if table.bluff else ()
    spoken = show(dealt_again(table) if later else table, "ana")
    assert isinstance(spoken, Spoken)
    assert isinstance(spoken.message, say.Shown)
    assert (spoken.message.deal, tuple(leaf.card for leaf in spoken.message.leaves)) == (deal, held)
    root = commit(seed(deal), DECK_52).root
    assert all(verify_opening(root, 52, leaf) for leaf in spoken.message.leaves)
