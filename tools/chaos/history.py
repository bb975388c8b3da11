"""What happened, as those outside saw it: every line that came, everything that was sent, how long each answer took."""

from dataclasses import dataclass, field
from typing import Any


@dataclass
class SeatHistory:
    """All that one person sent and heard at one table, whichever sockets it came by."""

    table: str
    game: str
    person: str
    sent: dict[str, Any] = field(default_factory=dict)
    """Each action under its id."""
    numbers: dict[int, str] = field(default_factory=dict)
    """The number for each deal."""
    lines: list[tuple[int, str]] = field(default_factory=list)
    """The number of the socket, and what came."""
    waits: list[tuple[float, float]] = field(default_factory=list)
    """When an action was sent for the first time, and when its acknowledgement came."""
    refused: list[str] = field(default_factory=list)


@dataclass
class History:
    """All seats, and all that was told of championships: the results of each match."""

    seats: list[SeatHistory] = field(default_factory=list)
    results: dict[str, dict[str, Any]] = field(default_factory=dict)
    opened: set[str] = field(default_factory=set)
    """The tables whose opening was answered."""
    mistakes: list[tuple[float, str]] = field(default_factory=list)
    """When the house answered 500, and to what."""
