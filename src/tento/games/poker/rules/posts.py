"""Button and blinds of the next hand, where chairs were left or taken since they were settled."""

from collections.abc import Sequence

from tento.games.poker.rules.next_hand import Posts
from tento.games.poker.rules.state import Chair
from tento.rulebooks.enforced import enforces


def left_of(chair: int, chairs: Sequence[Chair]) -> tuple[Chair, ...]:
    """These chairs in the order of play, from the first one left of a chair."""
    return (*[one for one in chairs if one > chair], *[one for one in chairs if one <= chair])


@enforces("heads_up_button")
def posts_from(button: Chair, stacked: Sequence[Chair]) -> Posts:
    """The posts of a table whose button was drawn or given: the blinds are the next two, of two players the button has the small one."""
    order = left_of(button, stacked)
    if len(order) == 2:
        other, dealer = order
        return Posts(dealer, dealer, other)
    return Posts(button, order[0], order[1])


@enforces("dead_button")
def posts_among(posts: Posts, stacked: Sequence[Chair]) -> Posts:
    """The posts as they can be made by who has chips now: the big blind is always paid, a small blind may be dead."""
    assert posts.big is not None, "somebody owes the big blind"
    big = posts.big if posts.big in stacked else left_of(posts.big, stacked)[0]
    if len(stacked) == 2:
        other = left_of(big, stacked)[0]
        return Posts(other, other, big)
    small = posts.small if posts.small in stacked and posts.small != big else None
    button = posts.button
    if button is not None and button == small:  # a third player has come to two: the button stands before the small blind
        button = left_of(button, stacked)[-2]
    return Posts(button, small, big)
