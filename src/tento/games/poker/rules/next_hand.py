"""Who has the button and owes the blinds in the next hand."""

import msgspec

from tento.games.poker.rules.state import Chair, Hand, clockwise
from tento.rulebooks.enforced import enforces


class Posts(msgspec.Struct, frozen=True):
    """The button and who owes the blinds; None where nobody does."""

    button: Chair | None
    small: Chair | None
    big: Chair | None


@enforces("dead_button")
def posts_after(hand: Hand) -> Posts:
    """The big blind goes to the next player, the small one to who had the big, the button to where the small one was, empty or not.

    Of two that are left the one who is not big blind has the button. After a misdeal all stays as it was.
    """
    if hand.void or hand.big is None:
        return Posts(hand.button, hand.small, hand.big)
    left = [place.chair for place in clockwise(hand, hand.big) if place.stack]
    if len(left) < 2:
        return Posts(None, None, None)
    big = left[0]
    if len(left) == 2:
        other = left[1]
        return Posts(other, other, big)
    return Posts(hand.small, hand.big if hand.big in left else None, big)
