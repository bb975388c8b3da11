"""Two contestants at one table, every pack played until each has sat everywhere: the cards favour nobody."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

import msgspec

from tento.club.simulation.counting import Counts
from tento.club.simulation.simulate import exchanged, pack_key, partida
from tento.rulebooks.rulebook import Rulebook
from tento.table.bots import Bot
from tento.table.kit import GameKit
from tento.table.seats import Seat

MOST_CONTESTANTS: Final = 32
Make = Callable[[str], Bot]
"""A contestant's player by its name."""


class Pairing(NamedTuple):
    """Two contestants, in the order in which they were named."""

    first: str
    second: str


class Played(msgspec.Struct, frozen=True):
    """One pack of a pairing: how many of its partidas each won. Those that nobody won count for nobody.

    `stood_in` is how often somebody else chose for each of them, where a program gave no answer that could be used.
    """

    first: str
    second: str
    pack: int
    won: int
    lost: int
    stood_in: tuple[int, int] = (0, 0)

    @property
    def pairing(self) -> Pairing:
        """Who played."""
        return Pairing(self.first, self.second)


class Ring(NamedTuple):
    """What all contestants play: game, rulebook, number of seats, and the seed from which every pack follows."""

    kit: GameKit
    rulebook: Rulebook
    seats: int
    seed: int

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats that win together."""
        return self.kit.sides(self.seats)


def pairings(names: Sequence[str]) -> list[Pairing]:
    """Everybody meets everybody."""
    return [Pairing(*two) for two in combinations(names, 2)]


def play_pack(ring: Ring, pairing: Pairing, pack: int, make: Make) -> Played:
    """The pack once for every place at which a contestant can sit. The sides are theirs by turns."""
    bots = [make(name) for name in pairing]
    before = [_stood_in(bot) for bot in bots]
    by_seat = {seat: bots[number % 2] for number, side in enumerate(ring.sides) for seat in side}
    seated = [by_seat[Seat(seat)] for seat in range(ring.seats)]
    counts = Counts(ring.kit, ring.seats)
    for turn in range(len(ring.sides)):
        sitting = exchanged(seated, ring.sides, turn)
        counts.add(list(partida(ring.kit, ring.rulebook, sitting, pack_key(ring.seed, pack))), turn)
    won, lost = (sum(counts.won(side) for side in range(who, len(ring.sides), 2)) for who in (0, 1))
    first, second = (_stood_in(bot) - earlier for bot, earlier in zip(bots, before, strict=True))
    return Played(pairing.first, pairing.second, pack, won, lost, (first, second))


def _stood_in(bot: Bot) -> int:
    """Only programs from outside are ever stood in for."""
    return int(getattr(bot, "stood_in", 0))


def to_play(names: Sequence[str], packs: int, done: set[tuple[Pairing, int]]) -> Iterator[tuple[Pairing, int]]:
    """What is still to be played: all pairings of a pack before the next one, so that a stopped arena is fair to everybody."""
    for pack in range(packs):
        for pairing in pairings(names):
            if (pairing, pack) not in done:
                yield pairing, pack
