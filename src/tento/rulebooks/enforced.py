"""Which function enforces which rule: the link from an article to the code, kept where the code is."""

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])

ENFORCED_BY: dict[str, list[str]] = {}


def enforces(*rules: str) -> Callable[[F], F]:
    """Marks a function as the place where these rulebook values take effect."""

    def mark(function: F) -> F:
        for rule in rules:
            ENFORCED_BY.setdefault(rule, []).append(f"{function.__module__}.{function.__qualname__}")
        return function

    return mark
