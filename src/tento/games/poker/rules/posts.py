"""Button and blinds of the next hand, where chairs were left or taken since they were settled."""

from collections.abc import Sequence

from tento.games.poker.rules.next_hand import Posts
from tento.games.poker.rules.state import MOST_CHAIRS, Chair, left_of
from tento.rulebooks.enforced import enforces


@enforces("heads_up_button")
def posts_from(button: Chair, stacked: Sequence[Chair]) -> Posts:
    """The posts of a table whose button was drawn or given: the blinds are the next two, of two players the button has the small one."""
    order = left_of(button, stacked)
    if len(order) == 2:
        dealer = button if button in stacked else order[0]
        return Posts(dealer, dealer, left_of(dealer, stacked)[0])
    return Posts(button, order[0], order[1])


@enforces("dead_button")
def posts_among(posts: Posts, stacked: Sequence[Chair]) -> Posts:
    """The posts as they can be made by who has chips now: the big blind is always paid, a small blind may fall to nobody."""
    assert posts.big is not None, "somebody owes the big blind"
    big = posts.big if posts.big in stacked else left_of(posts.big, stacked)[0]
    if len(stacked) == 2:
        other = left_of(big, stacked)[0]
        return Posts(other, other, big)
    small, button = posts.small, posts.button
    if button is not None and button == small:  # a third player has come to two: the button stands before the small blind
        button = left_of(button, stacked)[-2]
    return Posts(button, small, big)


@enforces("waiting_seat")
def waits(chair: Chair, button: Chair | None, small: Chair | None) -> bool:
    """Whether a newcomer gets no hand yet: only between the button and the small blind, until the button has passed.

    Heads-up the two are one seat. The small blind's may be empty.
    """
    if button is None or small is None:
        return False
    return 0 < (chair - button) % MOST_CHAIRS < (small - button) % MOST_CHAIRS
