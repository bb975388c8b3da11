"""An independent settlement of a hand: other code, worked out from the text, to hold the engine against.

Hands are ranked by counting, pots are filled chip by chip, and odd chips dealt out one by one.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations

from tento.cards.card import Card
from tento.games.poker.rules.state import Hand

HIGH = "23456789TJQKA"
LOW = "A23456789TJQK"
SUITS = "cdhs"


def high_key(five: Iterable[Card]) -> tuple[int, list[int]]:
    cards = list(five)
    numbers = sorted((HIGH.index(card[0]) for card in cards), reverse=True)
    groups = sorted(((numbers.count(number), number) for number in set(numbers)), reverse=True)
    flush = len({card[1] for card in cards}) == 1
    run = numbers == list(range(numbers[0], numbers[0] - 5, -1))
    wheel = sorted(card[0] for card in cards) == sorted("A2345")
    sizes = [size for size, _ in groups]
    kinds = [
        (flush and (run or wheel)),
        sizes == [4, 1],
        sizes == [3, 2],
        flush,
        run or wheel,
        sizes[0] == 3,
        sizes == [2, 2, 1],
        sizes[0] == 2,
    ]
    best = next((8 - place for place, holds in enumerate(kinds) if holds), 0)
    return (best, [3] if wheel else [number for _, number in groups])


def low_key(five: Iterable[Card]) -> tuple[int, list[int]]:
    numbers = [LOW.index(card[0]) for card in five]
    groups = sorted(((numbers.count(number), number) for number in set(numbers)), reverse=True)
    shapes = [[1] * 5, [2, 1, 1, 1], [2, 2, 1], [3, 1, 1], [3, 2], [4, 1]]
    return (shapes.index([size for size, _ in groups]), [number for _, number in groups])


def fives(hand: Hand, held: Sequence[Card]) -> list[tuple[Card, ...]]:
    if hand.stakes.variant in ("pot-limit-omaha", "omaha-hilo"):
        return [two + three for two in combinations(tuple(held), 2) for three in combinations(hand.board, 3)]
    return list(combinations((*held, *hand.board), 5))


def winners(hand: Hand, seats: Sequence[int], side: str) -> dict[int, list[tuple[Card, ...]]]:
    """The seats that win this side, each with the fives that do."""
    played = {seat: fives(hand, hand.at(seat).cards) for seat in seats}  # type: ignore[arg-type]  # seats are chairs here
    if side == "high":
        best = max(high_key(five) for fives_ in played.values() for five in fives_)
        return {seat: won for seat, all_ in played.items() if (won := [five for five in all_ if high_key(five) == best])}
    lows = [low_key(five) for all_ in played.values() for five in all_]
    if hand.stakes.variant != "razz":
        lows = [key for key in lows if key[0] == 0 and key[1][0] <= 7]
    if not lows:
        return {}
    best = min(lows)
    return {seat: won for seat, all_ in played.items() if (won := [five for five in all_ if low_key(five) == best])}


def odd_order(hand: Hand, won: dict[int, list[tuple[Card, ...]]], side: str) -> list[int]:
    if hand.button is not None:
        return sorted(won, key=lambda seat: (seat - int(hand.button or 0) - 1) % 10)

    def top(seat: int) -> tuple[int, int]:
        def height(five: tuple[Card, ...]) -> tuple[int, int]:
            wheel = side == "high" and sorted(card[0] for card in five) == sorted("A2345")
            order = LOW if side == "low" or wheel else HIGH
            return max((order.index(card[0]), SUITS.index(card[1])) for card in five)

        return max(map(height, won[seat]))

    return sorted(won, key=top, reverse=True)


def shared(hand: Hand, chips: int, won: dict[int, list[tuple[Card, ...]]], side: str) -> dict[int, int]:
    """One chip after the other, each to the next in the order of odd chips."""
    unit, order = hand.stakes.smallest_chip, odd_order(hand, won, side)
    rounds, left = divmod(chips, unit * len(order))
    found = dict.fromkeys(order, rounds * unit)
    for seat in order:
        extra = min(unit, left)
        found[seat] += extra
        left -= extra
    return found


def settled(before: Hand) -> dict[int, int]:
    """What each seat takes of a hand whose bets are all in and whose live hands are all shown."""
    total = {int(place.chair): place.put for place in before.places}
    live = [int(place.chair) for place in before.places if place.live]
    won = dict.fromkeys(total, 0)
    steps = sorted({total[seat] for seat in live} - {0})
    floor, first = 0, True
    for number, step in enumerate(steps):
        pot = sum(min(chips, step) - min(chips, floor) for chips in total.values())
        if number == len(steps) - 1:
            pot += sum(max(0, chips - step) for chips in total.values())
        pot += before.dead_money if first else 0
        first = False
        seats = [seat for seat in live if total[seat] >= step]
        for seat, chips in _pot(before, pot, seats).items():
            won[seat] += chips
        floor = step
    return won


def _pot(hand: Hand, pot: int, seats: list[int]) -> dict[int, int]:
    if len(seats) == 1:
        return {seats[0]: pot}
    variant = hand.stakes.variant
    high = {} if variant == "razz" else winners(hand, seats, "high")
    low = winners(hand, seats, "low") if variant in ("razz", "omaha-hilo", "stud-hilo") else {}
    if not high or not low:
        return shared(hand, pot, high or low, "high" if high else "low")
    half = pot // hand.stakes.smallest_chip // 2 * hand.stakes.smallest_chip
    found = shared(hand, pot - half, high, "high")
    for seat, chips in shared(hand, half, low, "low").items():
        found[seat] = found.get(seat, 0) + chips
    return found
