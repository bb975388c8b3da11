"""How well and how fast the poker bots play: sit-and-gos in money, push and fold beside the balance, milliseconds a decision.

`python bench/poker_bots.py money --packs 223` seats one bot with eight others for nine buy-ins and prizes of 50, 30 and 20 %; every pack is
played from each of the nine seats, and the interval is by packs. `push` prints what the best answer wins against the bot's own pushes and
calls, two left, from 2 to 12 big blinds. `time` prints the CPU time of its choices in every game. The peers are named by `--field`.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from math import sqrt
from statistics import mean, median, stdev
from typing import Any

from tento.cards.chance import Chance
from tento.club.simulation.simulate import pack_key, partida
from tento.games.poker.bots.sensible.classes import ALL_WAYS, MANY, WAYS, ways_beside
from tento.games.poker.bots.sensible.tables import BIG, SMALL, in_balance, known_equity
from tento.games.poker.kit import KIT
from tento.games.poker.rules.events import MatchEnded
from tento.games.poker.rules.variants import VARIANTS
from tento.rulebooks.loader import load, overlay
from tento.table.bots import made

PRIZES = (0.5, 0.3, 0.2)
SEATS = 9
AGAIN = 3
FIELD = "random,caller,tight"


class Timed:
    """A bot whose choices are timed, in milliseconds of CPU time: the quickest of so many times the same choice, on a busy machine."""

    def __init__(self, bot: Any, times: int = 1) -> None:
        self.name, self._bot, self._times = bot.name, bot, times
        self.took, self.first = list[float](), 0.0

    def choose(self, view: Any, options: Sequence[Any], chance: Chance) -> Any:
        """The bot's choice; asked several times it has the same luck each time."""
        lucks = [chance] if self._times == 1 else [Chance(luck) for luck in [chance.below(1 << 32)] * self._times]
        took, choice = list[float](), options[0]
        for luck in lucks:
            begun = time.process_time()
            choice = self._bot.choose(view, options, luck)
            took.append(1000 * (time.process_time() - begun))
        if len(options) > 1:
            self.took.append(min(took))
            self.first = self.first or took[0]
        return choice


def bot(name: str, rulebook: Any) -> Any:
    return made({**KIT.bots, **KIT.styles}, name, rulebook)


def won(ranking: Sequence[Any], seat: int) -> float:
    """The buy-ins that a seat takes home; who share a place share its prizes and the next ones."""
    place: int = next(one.place for one in ranking if one.side == seat)
    sharing = sum(one.place == place for one in ranking)
    return float(SEATS * sum(PRIZES[place - 1 : place - 1 + sharing]) / sharing)


def money(name: str, field: str, packs: int, seed: int) -> None:
    rulebook, others = load("cgp-2024"), field.split(",")
    hero, rest = Timed(bot(name, rulebook)), [bot(others[number % len(others)], rulebook) for number in range(SEATS - 1)]
    returns, places, begun = list[float](), [0] * SEATS, time.monotonic()
    for pack in range(packs):
        taken = 0.0
        for seat in range(SEATS):
            bots = [*rest[:seat], hero, *rest[seat:]]
            *_, (_, last) = partida(KIT, rulebook, bots, pack_key(seed, pack))
            assert any(isinstance(event, MatchEnded) for event in last.events)
            ranking = last.state.outcome.ranking
            taken += won(ranking, seat)
            places[next(one.place for one in ranking if one.side == seat) - 1] += 1
        returns.append(taken / SEATS - 1)
        print(f"  {pack + 1} of {packs} packs: {told_return(returns)}", file=sys.stderr)
    print(f"{name} against {field}, {packs * SEATS} sit-and-gos ({packs} packs, seed {seed})")
    print(f"  return {told_return(returns)} of a buy-in")
    print(f"  places 1 to {SEATS}: {places}; {time.monotonic() - begun:.0f} s")
    tell_time("  no-limit hold'em", hero.took)


def told_return(returns: Sequence[float]) -> str:
    """The mean with its interval of 95 %."""
    half = 1.96 * stdev(returns) / sqrt(len(returns)) if len(returns) > 1 else float("inf")
    return f"{mean(returns):+.1%} ± {half:.1%}"


def tell_time(label: str, took: Sequence[float]) -> None:
    ordered = sorted(took)
    late = ordered[int(0.99 * len(ordered))]
    print(f"{label}: {len(took)} choices, median {median(took):.2f} ms, 99 % below {late:.2f} ms, longest {ordered[-1]:.2f} ms")


def times(name: str, matches: int, seed: int) -> None:
    print(f"{name}: milliseconds of CPU time a choice, the quickest of {AGAIN} times the same one")
    for variant in VARIANTS:
        rulebook = overlay(load("cgp-2024"), {"variant": variant})
        timed = Timed(bot(name, rulebook), AGAIN)
        for match in range(matches):
            for _ in partida(KIT, rulebook, [timed] * 6, pack_key(seed, match)):
                pass
        tell_time(f"  {variant:18}", timed.took)
        print(f"  {'':18}  the very first choice {timed.first:.1f} ms")


def push() -> None:
    print("what the best answer wins against push and fold of the bots, in big blinds a hand")
    for dead in (0.0, 1.0):
        worst = max((exploited(stack / 4, dead), stack / 4) for stack in range(8, 49))
        print(f"  antes of {dead:.0f} big blinds: " + ", ".join(f"{stack}: {exploited(stack, dead):.4f}" for stack in range(2, 13)))
        print(f"  at every quarter of a big blind from 2 to 12 at most {worst[0]:.4f}, with {worst[1]}")


def exploited(stack: float, dead: float) -> float:
    """The mean of what the best answers to the push and to the call win more than the balance itself does."""
    pot, steal = 2 * stack + dead, SMALL + BIG + dead
    pushed, called = ([in_balance(kind, hand, stack, dead) for hand in range(MANY)] for kind in ("push", "call"))
    equity, lost = known_equity(), 0.0
    for one in range(MANY):
        dealt = [ways_beside(one, other) for other in range(MANY)]
        push_wins = sum(w * ((equity(one, other) * pot - stack + SMALL) if called[other] else steal) for other, w in enumerate(dealt))
        call_wins = sum(w * (equity(one, other) * pot - stack + BIG) for other, w in enumerate(dealt) if pushed[other])
        lost += max(push_wins, 0) - push_wins * pushed[one] + max(call_wins, 0) - call_wins * called[one]
    return lost / (ALL_WAYS * sum(ways_beside(0, other) for other in range(MANY)) / WAYS[0]) / 2


def main() -> None:
    told = argparse.ArgumentParser(description=__doc__)
    told.add_argument("what", choices=("money", "push", "time", "all"), nargs="?", default="all")
    told.add_argument("--bot", default="sensible")
    told.add_argument("--field", default=FIELD)
    told.add_argument("--packs", type=int, default=20)
    told.add_argument("--matches", type=int, default=2)
    told.add_argument("--seed", type=int, default=1)
    args = told.parse_args()
    if args.what in ("push", "all"):
        push()
    if args.what in ("time", "all"):
        times(args.bot, args.matches, args.seed)
    if args.what in ("money", "all"):
        money(args.bot, args.field, args.packs, args.seed)


if __name__ == "__main__":
    main()
