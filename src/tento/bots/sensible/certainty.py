"""What is sure, whatever the others hold: a mão that cannot be lost any more, or one that cannot be won."""

from collections.abc import Iterable

from tento.bots.sensible.fate import OPEN, Course
from tento.bots.sensible.knowledge import NOTHING, TIE, Known


def is_won(known: Known) -> bool:
    """True if the own cards take the mão against any cards of the others, with no help from the partner."""
    highest = highest_against(known)
    to_come = seats_to_come(known)
    theirs = max(known.theirs, highest) if any(seat & 1 != known.pair for seat in to_come) else known.theirs
    rest = known.hand
    if known.me not in to_come:
        return _is_won_after(known, rest, _course(known, known.results, known.ours, theirs), highest)
    return _wins_from(known, rest, known.results, known.ours, theirs, highest)


def is_lost(known: Known) -> bool:
    """True if the rodada on the table gives the opponents the mão, even if the own pair still lays the best that it can hold."""
    to_come = seats_to_come(known)
    best = max((known.ours, *(card for seat in to_come if seat & 1 == known.pair for card in _may_hold(known, seat))))
    return known.fate.of[_course(known, known.results, best, known.theirs)] == 1 - known.pair


def seats_to_come(known: Known) -> list[int]:
    """The seats that have not laid a card in this rodada, in their order."""
    return [(known.turn + step) % known.seats for step in range(known.seats - known.table.count)]


def highest_against(known: Known) -> int:
    """The strongest card that an opponent may still hold."""
    opponents = (card for seat in range(1 - known.pair, known.seats, 2) for card in known.held[seat])
    return max((*known.unseen, *opponents), default=NOTHING)


def _may_hold(known: Known, seat: int) -> Iterable[int]:
    held = known.held[seat]
    return held if len(held) == known.sizes[seat] else (*held, *known.unseen)


def _course(known: Known, course: Course, ours: int, theirs: int) -> Course:
    return (*course, TIE if ours == theirs else known.pair if ours > theirs else 1 - known.pair)


def _wins_from(known: Known, hand: tuple[int, ...], course: Course, ours: int, theirs: int, highest: int) -> bool:  # noqa: PLR0913, PLR0917 - a rodada in numbers
    """True if some card of the hand keeps the mão sure against `theirs` now and `highest` later."""
    for place, card in enumerate(hand):
        rest = hand[:place] + hand[place + 1 :]
        if _is_won_after(known, rest, _course(known, course, max(ours, card), theirs), highest):
            return True
    return False


def _is_won_after(known: Known, rest: tuple[int, ...], course: Course, highest: int) -> bool:
    decided = known.fate.of[course]
    if decided == OPEN:
        return _wins_from(known, rest, course, NOTHING, highest, highest)
    return decided == known.pair
