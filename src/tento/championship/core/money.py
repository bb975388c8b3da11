"""Whole centavos in parts: every split adds up to what was split."""

from collections.abc import Sequence


def half_up(numerator: int, denominator: int) -> int:
    """The nearest whole number to a fraction; a half goes up."""
    return (2 * numerator + denominator) // (2 * denominator)


def proportional(amount: int, weights: Sequence[int]) -> tuple[int, ...]:
    """The amount in parts of these weights: rounded down, and the odd centavos one each to the largest fractions, first come first."""
    whole = sum(weights)
    if whole <= 0 or min(weights) < 0:
        raise ValueError("parts need weights that are not below zero, and one above it")
    floors = [amount * weight // whole for weight in weights]
    by_fraction = sorted(range(len(weights)), key=lambda place: -(amount * weights[place] % whole))
    for place in by_fraction[: amount - sum(floors)]:
        floors[place] += 1
    return tuple(floors)


def equal(amount: int, parts: int) -> tuple[int, ...]:
    """The amount in equal parts; odd centavos go one each to the first ones."""
    return proportional(amount, (1,) * parts)
