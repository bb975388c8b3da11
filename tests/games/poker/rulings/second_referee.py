"""A second referee for no-limit: what chips put out in one motion or several mean, written from the regulation's items alone.

It shares nothing with the rulings under test. `None` is an answer that the items leave open here, where the test does not ask.
"""

from typing import NamedTuple

FLOOR = ("floor", None)


class Move(NamedTuple):
    """A player's chips over the bet that lies; `said` is `raise` or `call` before the chips, or nothing."""

    big_blind: int
    current: int
    last_raise: int
    prior: int
    left: int
    pulled: str
    motions: tuple[tuple[int, ...], ...]
    behind: int
    heads_up: bool
    opening: bool
    said: str | None


def ruled(move: Move) -> tuple[str, int | None] | None:
    """The action, and the total due in front for it."""
    every = [chip for motion in move.motions for chip in motion]
    base = {"none": move.prior, "partial": move.left, "full": 0}[move.pulled]
    stack = base + sum(every) + move.behind
    if stack < (move.current + move.last_raise if move.behind else max(move.current, move.big_blind)):
        return None
    if move.said == "call":
        return ("call", move.current) if move.current else ("check", 0)
    if move.said == "raise":
        return _announced(move, every, base)
    return _silent(move, list(move.motions[0]), base, string=len(move.motions) > 1)


def _announced(move: Move, every: list[int], base: int) -> tuple[str, int | None] | None:
    """5.4.13, 5.4.14: one chip is its value, several are the total; never less than the minimum."""
    total = every[0] if len(every) == 1 else base + sum(every)
    if not move.current:
        return "bet", max(total, move.big_blind)
    if move.behind == 0:
        return None
    return "raise", max(total, move.current + move.last_raise)


def _silent(move: Move, first: list[int], base: int, *, string: bool) -> tuple[str, int | None] | None:
    """5.4.3: of several motions only the first counts. What was meant then follows from its chips."""
    total = base + sum(first)
    last_chips = move.behind == 0 and not string
    if not move.current:
        return None if last_chips and total < move.big_blind else ("bet", max(total, move.big_blind))
    if move.pulled == "partial":  # 5.4.12 C2
        return None if last_chips else _half(move, total)
    if total < move.current:
        return _undercall(move, last_chips)
    if len(first) == 1 or total - min(first) < move.current:  # 5.4.13, 5.4.14 A
        return "call", move.current
    return ("all-in", total) if last_chips else _half(move, total)  # 5.4.14 B


def _undercall(move: Move, last_chips: bool) -> tuple[str, int | None] | None:
    """5.4.5: a whole call heads-up or over the opening bet, and after pulling chips back (5.4.12 B); else the floor."""
    if last_chips:
        return None
    forced = move.heads_up or move.opening or move.pulled == "full"
    return ("call", move.current) if forced else FLOOR


def _half(move: Move, total: int) -> tuple[str, int | None]:
    """5.4.15: half a raise or more is one, made up to the minimum; less is a call."""
    more = total - move.current
    if 2 * more < move.last_raise:
        return "call", move.current
    return "raise", max(total, move.current + move.last_raise)
