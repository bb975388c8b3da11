"""What the checker found, and a state as one seat saw it."""

from dataclasses import dataclass, field
from typing import Any


@dataclass
class Findings:
    """What does not hold, and how much was held against it."""

    wrong: list[str] = field(default_factory=list)
    acknowledged: set[tuple[str, str]] = field(default_factory=set)
    lines: int = 0
    views: int = 0
    deals: int = 0
    hands: int = 0
    leaves: int = 0
    hidden: int = 0
    sums: int = 0
    decisions: int = 0

    def add(self, other: "Findings") -> None:
        """Takes over what another check found."""
        self.wrong += other.wrong
        self.acknowledged |= other.acknowledged
        for name in COUNTS:
            setattr(self, name, getattr(self, name) + getattr(other, name))


COUNTS = ("lines", "views", "deals", "hands", "leaves", "hidden", "sums", "decisions")


@dataclass
class Seen:
    """A state of a table as one seat saw it."""

    seat: int | None
    seq: int
    message: Any

    @property
    def view(self) -> Any:
        """What the seat may see; None before the match."""
        return self.message["view"]

    @property
    def events(self) -> list[Any]:
        """What led here, if it was told with it."""
        return list(self.message.get("events") or ())


def hand_of(view: Any) -> list[str]:
    """The viewer's own cards, whatever the game calls the place where they lie."""
    if view is None:
        return []
    inner = view.get("mao") or view.get("rodada") or view
    return list(inner.get("hand") or ())
