"""The hidden cards, imagined: hands that the others may hold, each weighed by how well it explains what they have done."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tento.bots.sensible.fate import NOBODY
from tento.bots.sensible.habits import habit, play_out
from tento.bots.sensible.knowledge import Known
from tento.bots.sensible.nerve import boldness, nerve
from tento.cards.chance import Chance

EFFORT: Final = 500
"""About how many cards are laid in imagination for one choice."""

_FEWEST, _MOST = 12, 48

_ODD: Final = 0.3
"""How likely is a card that habit would not have laid, beside one that it would."""


class World(NamedTuple):
    """An imagined world: its weight, how good the watched hand looks to its owner, what each own card leads to (1 won, 0 lost)."""

    weight: float
    nerve: float
    results: tuple[float, ...]


def imagine(
    known: Known, chance: Chance, cards: Sequence[int] = (), *, callers: tuple[int, ...] = (), watched: int | None = None
) -> list[World]:
    """Imagines worlds and plays each out by habit, once for each of these own cards; just once if it is not the own turn.

    `callers` are the seats of which one has raised: a world where they hold nothing explains that badly.
    """
    left = sum(known.sizes) * max(1, len(cards))
    many = max(_FEWEST, min(_MOST, EFFORT // max(1, left)))
    return [_world(known, chance, cards, callers, watched) for _ in range(many)]


def _world(known: Known, chance: Chance, cards: Sequence[int], callers: tuple[int, ...], watched: int | None) -> World:
    hands = _deal(known, chance)
    weight = _plausible(known, hands)
    if callers:
        weight *= boldness(max(nerve(known, seat, hands[seat]) for seat in callers))
    seen = 0.0 if watched is None else nerve(known, watched, hands[watched])
    if not cards:
        taken = play_out(known.fate, hands, known.results, known.table, known.turn, known.starter)
        return World(weight, seen, (_worth(known, taken),))
    return World(weight, seen, tuple(_after(known, hands, card) for card in cards))


def _deal(known: Known, chance: Chance) -> list[list[int]]:
    """Deals the unseen cards to the places that are not known, each hand weak to strong."""
    missing = [size - len(held) for size, held in zip(known.sizes, known.held, strict=True)]
    drawn = chance.sample(known.unseen, sum(missing))
    hands: list[list[int]] = []
    start = 0
    for held, many in zip(known.held, missing, strict=True):
        if many:
            hands.append(sorted((*held, *drawn[start : start + many])))
            start += many
        else:
            hands.append(list(held))
    return hands


def _plausible(known: Known, hands: list[list[int]]) -> float:
    """The weight of a world: each card that habit would not have laid from such a hand makes it less likely."""
    weight = 1.0
    for moment in known.moments:
        pair = moment.seat & 1
        best = moment.table.best
        hand = sorted((*hands[moment.seat], *moment.later))
        if habit(hand, best[pair], best[1 - pair], pair, moment.results) != moment.strength:
            weight *= _ODD
    return weight


def _after(known: Known, hands: list[list[int]], card: int) -> float:
    mine = [hand.copy() for hand in hands]
    mine[known.me].remove(card)
    table = known.table.with_card(known.me, card)
    return _worth(known, play_out(known.fate, mine, known.results, table, (known.me + 1) % known.seats, known.starter))


def _worth(known: Known, taken: int) -> float:
    return 0.5 if taken == NOBODY else float(taken == known.pair)


def likely(worlds: list[World], nth: int = 0) -> float:
    """The chance to take the mão with the nth card, over all imagined worlds."""
    return sum(world.weight * world.results[nth] for world in worlds) / sum(world.weight for world in worlds)
