"""The button and the blinds: the dead button, heads-up, mixed games, and where a newcomer waits."""

from collections.abc import Collection, Iterator
from typing import Literal

import msgspec

from tento.cards.chance import Chance
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.enforced import enforces

Game = Literal["flop", "stud"]


class Blinds(msgspec.Struct, frozen=True, gc=False):
    """The seats of one hand, from 1 on. A seat may be empty: a dead button, or a small blind that nobody posts."""

    button: int
    small: int
    big: int


def clockwise(seat: int, size: int) -> Iterator[int]:
    """The seats after this one, once around and up to itself."""
    return ((seat - 1 + step) % size + 1 for step in range(1, size + 1))


def next_taken(seat: int, taken: Collection[int], size: int) -> int:
    """The next seat clockwise where somebody sits."""
    return next(other for other in clockwise(seat, size) if other in taken)


@enforces("button_draw")
def draw_button(size: int, chance: Chance) -> int:
    """One draw gives the button's seat to every table: at the start, a restart, a redraw, the final table."""
    return 1 + chance.below(size)


def first_blinds(button: int, taken: Collection[int], size: int) -> Blinds:
    """The blinds behind a button that was drawn; heads-up the button itself is the small blind."""
    if len(taken) == 2:
        small = button if button in taken else next_taken(button, taken, size)
        return Blinds(small, small, next_taken(small, taken, size))
    small = next_taken(button, taken, size)
    return Blinds(button, small, next_taken(small, taken, size))


@enforces("dead_button", "heads_up_button")
def next_blinds(rules: PokerTournamentRules, now: Blinds, taken: Collection[int], size: int) -> Blinds:
    """The seats of the next hand. The big blind goes to the next player, the small blind and the button follow behind it.

    With the dead button they stand on a seat even if its player is out. Heads-up the small blind is the button, and whoever
    had the big blind does not have it again.
    """
    big = next_taken(now.big, taken, size)
    if len(taken) == 2:
        small = next_taken(big, taken, size)
        return Blinds(small, small, big)
    if now.button == now.small:  # heads-up until now: a third player came in
        button = now.small if now.small != big else _taken_before(now.big, taken, size)
        return Blinds(button, now.big, big)
    if rules.dead_button:
        return Blinds(now.small, now.big, big)
    small = _taken_before(big, taken, size)
    return Blinds(_taken_before(small, taken, size), small, big)


def _taken_before(seat: int, taken: Collection[int], size: int) -> int:
    return next(other for other in reversed([*clockwise(seat, size)][:-1]) if other in taken)


@enforces("mixed_button")
def after_hand(rules: PokerTournamentRules, now: Blinds, taken: Collection[int], size: int, game: Game) -> Blinds:
    """After a hand of a flop game the button moves, also when stud comes next; after a hand of stud it stays where it is."""
    return now if game == "stud" else next_blinds(rules, now, taken, size)


@enforces("waiting_seat")
def waits(rules: PokerTournamentRules, seat: int, blinds: Blinds, size: int) -> bool:
    """Whether a newcomer gets no hand yet: only in a seat between the button and the small blind, until the button has passed."""
    if rules.waiting_seat == "none" or blinds.button == blinds.small:
        return False
    for other in clockwise(blinds.button, size):
        if other == blinds.small:
            return False
        if other == seat:
            return True
    return False
