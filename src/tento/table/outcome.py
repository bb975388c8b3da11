"""How a match ended: every side in its place, with its score, and why. A side is one seat or several that win together."""

from collections.abc import Sequence

import msgspec


class Ranked(msgspec.Struct, frozen=True):
    """A side in the order of a finished match. Sides that nothing parts share a place; `score` is in the game's largest unit."""

    side: int
    place: int
    score: int


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: the sides, the best first, and why. `winner` is the side that has the first place to itself."""

    winner: int | None
    ranking: tuple[Ranked, ...]
    why: str
    articles: tuple[str, ...] = ()

    @property
    def score(self) -> tuple[int, ...]:
        """The scores in the order of the sides."""
        return tuple(one.score for one in sorted(self.ranking, key=lambda one: one.side))

    @property
    def places(self) -> tuple[int, ...]:
        """The places in the order of the sides."""
        return tuple(one.place for one in sorted(self.ranking, key=lambda one: one.side))


def ranked(places: Sequence[int], scores: Sequence[int], why: str, articles: tuple[str, ...] = ()) -> Outcome:
    """The outcome from each side's place and score, in the order of the sides."""
    order = sorted((Ranked(side, place, score) for side, (place, score) in enumerate(zip(places, scores, strict=True))), key=_order)
    first = [one.side for one in order if one.place == 1]
    return Outcome(first[0] if len(first) == 1 else None, tuple(order), why, articles)


def won_by(winner: int, scores: Sequence[int], why: str, articles: tuple[str, ...] = ()) -> Outcome:
    """The outcome of a match that one side won; the others come after it by their scores."""
    others = sorted({score for side, score in enumerate(scores) if side != winner}, reverse=True)
    better = {score: 2 + sum(other > score for side, other in enumerate(scores) if side != winner) for score in others}
    return ranked([1 if side == winner else better[score] for side, score in enumerate(scores)], scores, why, articles)


def _order(one: Ranked) -> tuple[int, int]:
    return one.place, one.side
