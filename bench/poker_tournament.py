"""A Main Event of 10,000 entries that bots play to the last hand: minutes, memory, and the time of a hand as the field grows.

After every decision the chips of all players are counted, and the seats of the log are held against those of the tables. The named peer is
pokerkit: hands of no-limit hold'em for nine, by chance and without a tournament around them. `--bots random` plays with another bot,
`--entries 2000` ends with a smaller field.
"""

import argparse
import random
import resource
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib import import_module
from time import process_time
from typing import Any

from tento.cards.chance import Chance
from tento.championship.poker.decisions import Open
from tento.championship.poker.levels import Level
from tento.championship.simulation.poker.played import PlayedTournament
from tento.club.simulation.tournament_tables import BotTables
from tento.rulebooks.loader import load, overlay

SIZES = (100, 1_000, 10_000)
STACK = 10_000
PEER_HANDS = 200


def levels() -> Iterator[Level]:
    """38 levels of 20 minutes, ten hands each, that rise by about a quarter."""
    small = 100
    for _ in range(38):
        yield Level(minutes=20, small=small, big=2 * small, ante=2 * small)
        small = max(small + 100, int(small * 1.23) // 100 * 100)


class Checked(PlayedTournament):
    """Counts all chips and compares every seat after each decision that changes them."""

    def make(self, decision: Any) -> None:
        """Makes a decision and looks at what it left."""
        before = self.state.seating
        super().make(decision)
        if self.state.seating != before:
            assert sum(self.stacks.values()) == self.state.in_play, "chips are conserved"
            seated = {who for table in self.state.seating for who in table.seats if who is not None}
            assert seated == self.stacks.keys(), "everybody with chips has one seat"


def play(entries: int, bot: str) -> None:
    """One event, and a line of figures."""
    rulebook = overlay(load("cgp-2024"), {"payout_1_10": "winner_takes_all", "payout_above": "last_column"})
    opening = Open(
        by="director", at=datetime(2024, 5, 11, 13, tzinfo=UTC), title="Main Event", rulebook=rulebook.name, hash=rulebook.hash,
        levels=tuple(levels()), stack=STACK, online=True,
    )  # fmt: skip
    tables = BotTables(rulebook, opening.levels, [bot], seed=1)
    event = Checked(rulebook, Chance(1, "event"), opening, tables)
    began = process_time()
    event.play([f"player {number}" for number in range(entries)])
    seconds = process_time() - began
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(
        f"{entries:>9,}{tables.hands:>12,}{len(event.made):>12,}{seconds / 60:>10.2f}{memory:>10,.0f}{seconds * 1e9 / tables.hands:>14,.0f}"
        f"{tables.hands / seconds:>10,.0f}",
        flush=True,
    )


def peer() -> float:
    """Hands a second of pokerkit, nine-handed, by chance."""
    poker = import_module("pokerkit")
    luck, began = random.Random(1), process_time()
    for _ in range(PEER_HANDS):
        state = poker.NoLimitTexasHoldem.create_state(tuple(poker.Automation), True, 0, (100, 200), 200, STACK, 9)
        while state.status:
            moves = [(state.can_fold, state.fold), (state.can_check_or_call, state.check_or_call)]
            moves.append((state.can_complete_bet_or_raise_to, state.complete_bet_or_raise_to))
            luck.choice([do for may, do in moves if may()])()
    return PEER_HANDS / (process_time() - began)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--bots", default="sensible", help="who plays")
    reader.add_argument("--entries", type=int, default=SIZES[-1], help="the largest field")
    asked = reader.parse_args()
    print(f"pokerkit, nine-handed, no tournament: {peer():,.0f} hands a second of CPU time")
    print(f"{'entries':>9}{'hands':>12}{'decisions':>12}{'minutes':>10}{'MB':>10}{'ns a hand':>14}{'hands/s':>10}")
    for size in [*[one for one in SIZES if one < asked.entries], asked.entries]:
        play(size, asked.bots)


if __name__ == "__main__":
    main()
