"""Who has the button and owes the blinds in the next hand."""

from collections.abc import Sequence

import msgspec

from tento.games.poker.rules.state import Chair, Hand, left_of
from tento.rulebooks.enforced import enforces


class Posts(msgspec.Struct, frozen=True):
    """The seats of the button and the blinds; the button may stand at an empty one, and nobody posts a small blind that falls to one."""

    button: Chair | None
    small: Chair | None
    big: Chair | None


@enforces("dead_button")
def posts_after(hand: Hand, chairs: Sequence[Chair] | None = None) -> Posts:
    """The big blind goes to the next player, the small one to who had the big, the button to where the small one was, empty or not.

    Of two that are left the one who is not big blind has the button. After a misdeal all stays as it was. `chairs` are those that play the
    next hand, where players came or went since; else those with chips.
    """
    if hand.void or hand.big is None:
        return Posts(hand.button, hand.small, hand.big)
    playing = [place.chair for place in hand.places if place.stack] if chairs is None else chairs
    left = left_of(hand.big, playing)
    if len(left) < 2:
        return Posts(None, None, None)
    big = left[0]
    if len(left) == 2:
        other = left[1]
        return Posts(other, other, big)
    if hand.small == big:  # two until now, and the third sits between them: the button is the one before the small blind
        return Posts([chair for chair in left if chair != hand.big][-1], hand.big, big)
    return Posts(hand.small, hand.big, big)
