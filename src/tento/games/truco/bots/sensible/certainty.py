"""What is sure, whatever the others hold: a mão that cannot be lost any more, or one that cannot be won."""

from collections.abc import Iterable

from tento.games.truco.bots.sensible.fate import OPEN, TIE, Course
from tento.games.truco.bots.sensible.knowledge import NOTHING, Known


def is_won(known: Known) -> bool:
    """True if the own cards take the mão against any cards of the others, with no help from the partner."""
    to_come = known.to_come
    highest = _highest_against(known)
    theirs = max(known.theirs, highest) if any(seat & 1 != known.pair for seat in to_come) else known.theirs
    if known.me not in to_come:
        return _wins_on(known, known.hand, course_with(known, known.ours, theirs), highest)
    if known.hand[-1] < highest:
        # Every later rodada may be lost, so this one must decide.
        return known.fate.of[course_with(known, max(known.ours, known.hand[-1]), theirs)] == known.pair
    return _some_card_wins(known, known.hand, known.course, (known.ours, theirs), highest)


def is_lost(known: Known) -> bool:
    """True if the rodada on the table gives the opponents the mão, even if the own pair still lays the best that it can hold."""
    best = max((known.ours, *(card for seat in known.to_come if seat & 1 == known.pair for card in _may_hold(known, seat))))
    return known.fate.of[course_with(known, best, known.theirs)] == 1 - known.pair


def course_with(known: Known, ours: int, theirs: int) -> Course:
    """The course of the mão once the rodada on the table ends with these best cards."""
    return (*known.course, _winner(known, ours, theirs))


def _winner(known: Known, ours: int, theirs: int) -> int:
    return TIE if ours == theirs else known.pair if ours > theirs else 1 - known.pair


def _highest_against(known: Known) -> int:
    """The strongest card that an opponent may still hold."""
    opponents = (card for seat in range(1 - known.pair, known.seats, 2) for card in known.held[seat])
    return max((*known.unseen, *opponents), default=NOTHING)


def _may_hold(known: Known, seat: int) -> Iterable[int]:
    held = known.held[seat]
    return held if len(held) == known.sizes[seat] else (*held, *known.unseen)


def _some_card_wins(known: Known, hand: tuple[int, ...], course: Course, table: tuple[int, int], highest: int) -> bool:
    """True if one card of the hand makes the mão sure: against the best of the table now and the highest card later."""
    ours, theirs = table
    return any(
        _wins_on(known, hand[:place] + hand[place + 1 :], (*course, _winner(known, max(ours, card), theirs)), highest)
        for place, card in enumerate(hand)
    )


def _wins_on(known: Known, hand: tuple[int, ...], course: Course, highest: int) -> bool:
    decided = known.fate.of[course]
    if decided == OPEN:
        return hand[-1] >= highest and _some_card_wins(known, hand, course, (NOTHING, highest), highest)
    return decided == known.pair
