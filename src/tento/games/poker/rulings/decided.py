"""What a decision procedure answers."""

from typing import Any, NamedTuple


class Decided(NamedTuple):
    """The answers under the names of a case file, and the rules that say so.

    Where the regulation leaves it to the floor, `outcomes` are what it may choose, and `advised` is the one that we recommend.
    """

    answers: dict[str, Any]
    rules: tuple[str, ...]
    outcomes: tuple[str, ...] = ()
    advised: str | None = None
