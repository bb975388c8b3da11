"""Order by a chain of criteria, and the reasoning of every tie that was broken on the way."""

from collections.abc import Callable, Mapping, Sequence

import msgspec

Values = Mapping[str, int]
Asked = Callable[[tuple[str, ...]], Values | None]
"""What a criterion says of those who are tied: a number for each, the highest first; None where it cannot be asked of them."""

HEAD_TO_HEAD = "head_to_head"
LOTS = "lots"


class Broken(msgspec.Struct, frozen=True):
    """One tie and what broke it: the values that decided, highest first, or the lots that were drawn."""

    tied: tuple[str, ...]
    by: str
    values: dict[str, int]
    parts: tuple[tuple[str, ...], ...]


class Order(msgspec.Struct, frozen=True):
    """The places, equals together, and how each tie went. Whoever only lots could tell apart, and did not yet, is in `undecided`."""

    places: tuple[tuple[str, ...], ...]
    broken: tuple[Broken, ...]

    @property
    def undecided(self) -> tuple[tuple[str, ...], ...]:
        """The ties that are left for lots."""
        return tuple(place for place in self.places if len(place) > 1)

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody, best first."""
        return tuple(name for place in self.places for name in place)

    def broken_by(self) -> dict[str, str]:
        """For whoever was in a tie: the criterion that gave them a place of their own."""
        return {part[0]: tie.by for tie in self.broken for part in tie.parts if len(part) == 1}


def ordered(names: Sequence[str], chain: Sequence[tuple[str, Asked]], lots: Sequence[Sequence[str]] = ()) -> Order:
    """The names by the first criterion, ties by the next, and so on; the last word is with the lots drawn.

    Head-to-head is asked again of those whom it leaves tied: it is their own meetings that count between them. The first criterion
    makes the places, it breaks no tie.
    """
    broken: list[Broken] = []
    first = chain[0][1](tuple(names)) if chain else {}
    places = [place for part in _parts(tuple(names), first or {}) for place in _split(part, tuple(chain[1:]), lots, broken)]
    return Order(tuple(places), tuple(broken))


def _split(
    tied: tuple[str, ...], chain: tuple[tuple[str, Asked], ...], lots: Sequence[Sequence[str]], broken: list[Broken]
) -> list[tuple[str, ...]]:
    if len(tied) == 1:
        return [tied]
    if not chain:
        return _by_lots(tied, lots, broken)
    (name, criterion), rest = chain[0], chain[1:]
    values = criterion(tied)
    parts = _parts(tied, values) if values is not None else [tied]
    if values is None or len(parts) == 1:
        return _split(tied, rest, lots, broken)
    broken.append(Broken(tied, name, dict(values), tuple(parts)))
    again = chain if name == HEAD_TO_HEAD else rest
    return [place for part in parts for place in _split(part, again, lots, broken)]


def _parts(tied: tuple[str, ...], values: Values) -> list[tuple[str, ...]]:
    """The tied by their values, the highest first; those of equal value stay together, in the order in which they came."""
    levels: dict[int, list[str]] = {}
    for name in tied:
        levels.setdefault(values.get(name, 0), []).append(name)
    return [tuple(levels[level]) for level in sorted(levels, reverse=True)]


def _by_lots(tied: tuple[str, ...], lots: Sequence[Sequence[str]], broken: list[Broken]) -> list[tuple[str, ...]]:
    """The order of the first draw of lots that names them all; without one they stay together."""
    for drawn in lots:
        if set(tied) <= set(drawn):
            parts = tuple((name,) for name in drawn if name in tied)
            broken.append(Broken(tied, LOTS, {}, parts))
            return list(parts)
    return [tied]
