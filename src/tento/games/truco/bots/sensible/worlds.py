"""The hidden cards, imagined: hands that the others may hold, each weighed by how well it explains that somebody has called."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tento.cards.chance import Chance
from tento.games.truco.bots.sensible.fate import NOBODY
from tento.games.truco.bots.sensible.habits import play_out
from tento.games.truco.bots.sensible.knowledge import Known, Table
from tento.games.truco.bots.sensible.nerve import boldness, nerve

EFFORT: Final = 700
"""About how many cards are laid in imagination for one choice."""

_FEWEST, _MOST = 12, 70

Laid = tuple[int, Table]
"""An own card that leaves the hand, and the table after that."""


class World(NamedTuple):
    """An imagined world: its weight, how good the watched hand looks to its owner, what each own card leads to (1 won, 0 lost)."""

    weight: float
    nerve: float
    results: tuple[float, ...]


def imagine(
    known: Known, chance: Chance, cards: Sequence[int] = (), *, callers: tuple[int, ...] = (), watched: int | None = None
) -> list[World]:
    """Imagines worlds and plays each out by habit, once for each of these own cards; just once if none is named.

    `callers` are the seats of which one has raised: a world where they hold nothing explains that badly.
    """
    laid = [(card, known.table.with_card(known.me, card)) for card in cards]
    left = sum(known.sizes) * max(1, len(cards))
    many = max(_FEWEST, min(_MOST, EFFORT // max(1, left)))
    return imagine_laid(known, chance, laid, many, callers=callers, watched=watched)


def imagine_laid(  # noqa: PLR0913 - what is known, what is done, and how long to think
    known: Known, chance: Chance, laid: list[Laid], many: int, *, callers: tuple[int, ...] = (), watched: int | None = None
) -> list[World]:
    """The same over so many worlds, for own cards with the table that each makes: face up, or face down."""
    return [_world(known, hands, laid, callers, watched) for hands in _deals(known, chance, many)]


def likely(worlds: list[World], nth: int = 0) -> float:
    """The chance to take the mão with the nth card, over all imagined worlds."""
    return sum(world.weight * world.results[nth] for world in worlds) / sum(world.weight for world in worlds)


def _deals(known: Known, chance: Chance, many: int) -> Iterator[list[list[int]]]:
    """Deals the unseen cards to the hands that are not known, so many times; each hand lies weak to strong."""
    pool = list(known.unseen)
    missing = [size - len(held) for size, held in zip(known.sizes, known.held, strict=True)]
    needed, size, below = sum(missing), len(pool), chance.below
    for _ in range(many):
        # A pool that is mixed already may be mixed again: only the places that are dealt from must be drawn anew.
        for place in range(needed):
            other = place + below(size - place)
            pool[place], pool[other] = pool[other], pool[place]
        hands, start = [], 0
        for held, more in zip(known.held, missing, strict=True):
            hands.append(sorted((*held, *pool[start : start + more])))
            start += more
        yield hands


def _world(known: Known, hands: list[list[int]], tables: list[Laid], callers: tuple[int, ...], watched: int | None) -> World:
    weight = boldness(max([nerve(known, seat, hands[seat]) for seat in callers])) if callers else 1.0
    seen = 0.0 if watched is None else nerve(known, watched, hands[watched])
    if not tables:
        return World(weight, seen, (_worth(known, play_out(known, hands, known.table, known.turn)),))
    return World(weight, seen, tuple([_after(known, hands, card, table) for card, table in tables]))


def _after(known: Known, hands: list[list[int]], card: int, table: Table) -> float:
    """What the mão comes to in this world if the card is laid now and makes this table."""
    copy = [hand.copy() for hand in hands]
    copy[known.me].remove(card)
    return _worth(known, play_out(known, copy, table, (known.me + 1) % len(hands)))


def _worth(known: Known, taken: int) -> float:
    return 0.5 if taken == NOBODY else float(taken == known.pair)
