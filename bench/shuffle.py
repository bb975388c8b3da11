"""How many deals of 40 cards a second: ours with and without the hash tree, beside Python's `random.shuffle` in the same run."""

import random
from collections.abc import Callable
from itertools import islice
from time import perf_counter

from tento.cards.chance import seeds
from tento.cards.deal import commit, open_leaves, order
from tento.cards.deck import DECK_40

DEALS = 5_000
ROUNDS = 3

BARE = list(islice(seeds(1), DEALS))
FULL = list(islice(seeds(1, seats=4), DEALS))


def peer() -> None:
    source = random.Random(1)
    for _ in range(DEALS):
        pack = list(DECK_40)
        source.shuffle(pack)


def order_only() -> None:
    for deal in BARE:
        order(deal.seed, deal.numbers, DECK_40)


def order_with_numbers() -> None:
    for deal in FULL:
        order(deal.seed, deal.numbers, DECK_40)


def order_with_tree() -> None:
    for deal in FULL:
        commit(deal.seed, DECK_40)
        order(deal.seed, deal.numbers, DECK_40)


def order_with_openings() -> None:
    for deal in FULL:
        commit(deal.seed, DECK_40)
        order(deal.seed, deal.numbers, DECK_40)
        open_leaves(deal.seed, DECK_40, range(13))


def rate(work: Callable[[], None]) -> float:
    best = float("inf")
    for _ in range(ROUNDS):
        start = perf_counter()
        work()
        best = min(best, perf_counter() - start)
    return DEALS / best


def main() -> None:
    base = rate(peer)
    print(f"{'random.shuffle':44} {base:10,.0f} deals/s")
    for name, work in (
        ("order alone (simulation)", order_only),
        ("order with four seats' numbers", order_with_numbers),
        ("the same with the commitment", order_with_tree),
        ("the same with the openings of thirteen cards", order_with_openings),
    ):
        ours = rate(work)
        print(f"{name:44} {ours:10,.0f} deals/s   {ours / base:5.2f} x random.shuffle")


if __name__ == "__main__":
    main()
