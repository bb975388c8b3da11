"""With which part of all hands a player does what was seen before the flop, by position and price: data, and how it is read from a view."""

from typing import Final

from tento.games.poker.rules.views import SeatView, View

OPENED_BY: Final = (1.0, 0.65, 0.4, 0.28, 0.22, 0.18, 0.15, 0.13, 0.12, 0.11)
"""The part of all hands with which to open, by the number of the others who are still in."""
SHORT: Final = 12
"""With so many big blinds or fewer there is no room for a small bet before the flop."""
LIMPED: Final = 0.7
"""Who only called the big blind holds one of these."""
RAISED_BY: Final = ((4.5, 1.0), (12.5, 0.8), (10.0**9, 0.9))
"""What a raise to so many big blinds leaves of the hands that are opened from there."""
NARROWEST: Final = 0.03


def opponents(view: View) -> tuple[SeatView, ...]:
    """The other live hands."""
    return tuple([one for one in view.players if one.seat != view.viewer and one.standing in ("playing", "all_in")])


def me_of(view: View) -> SeatView:
    """The viewer's own seat."""
    return next(one for one in view.players if one.seat == view.viewer)


def big_of(view: View) -> int:
    """The big blind; in a game without one, the bring-in."""
    return max(1, view.level.big or view.level.bring_in)


def behind(view: View, seat: int) -> int:
    """How many were dealt in after this seat, up to the big blind: so many were still to act when it first did."""
    if view.big is None:
        return max(1, len(opponents(view)))
    between = (view.big - seat) % view.seats
    after = {(seat + step) % view.seats for step in range(1, between + 1)}
    return sum(one.standing in ("playing", "all_in", "folded") for one in view.players if one.seat in after)


def width(view: View, one: SeatView) -> float:
    """The part of all hands that this opponent may still hold, by what it has put in before the flop."""
    big = big_of(view)
    if one.bet <= big and one.standing != "all_in":
        return 1.0 if one.seat in (view.small, view.big) else LIMPED
    opened = OPENED_BY[min(max(1, behind(view, one.seat)), len(OPENED_BY) - 1)]
    blinds = (one.bet + (one.stack if one.standing == "all_in" else 0)) / big
    if one.standing == "all_in" and blinds <= SHORT:
        return opened * (2 - blinds / SHORT)
    return max(NARROWEST, opened * next(part for most, part in RAISED_BY if blinds <= most))
