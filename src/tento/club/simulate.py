"""Bots against bots, many partidas long: how often a pair wins, and how sure we may be of it. The same seed gives the same result."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from math import sqrt
from typing import Literal, NamedTuple

import msgspec

from tento.cards.chance import Chance, seeds
from tento.games.truco.bots.bot import Bot
from tento.games.truco.rules import events as ev
from tento.games.truco.rules import game
from tento.rulebooks.rulebook import Rulebook
from tento.table.game import Step
from tento.table.local_table import LocalTable
from tento.table.seats import Seat, pair_of

Unit = Literal["partidas", "maos"]
Progress = Callable[[int, int], None]
"""Told how many partidas or mãos are done, of how many."""

Z_95 = 1.959964
"""So many standard deviations to each side hold 95% of a normal distribution."""


class PairResult(msgspec.Struct, frozen=True):
    """What one pair of bots did: partidas won, their share of those that ended, and its interval; then the same share of the mãos.

    An answer to a raise is told of who gave it.
    """

    won: int
    share: float
    ci95: tuple[float, float]
    maos_share: float
    maos_ci95: tuple[float, float]
    bots: tuple[str, ...]
    partidas: int
    maos: int
    points: int
    raises: int
    accepted: int
    refused: int
    onze_played: int
    onze_declined: int


class SimulationResult(msgspec.Struct, frozen=True, kw_only=True):
    """The whole simulation. A is the pair of the first bot; in the second run of a duplicate it sits on the other seats."""

    a: PairResult = msgspec.field(name="A")
    b: PairResult = msgspec.field(name="B")
    unit: Unit
    partidas: int
    maos: int
    rulebook: str
    bots: tuple[str, ...]
    seats: int
    seed: int
    duplicate: bool


def simulate(  # noqa: PLR0913 - who plays, how much, with what luck
    rulebook: Rulebook,
    bots: Sequence[Bot],
    *,
    maos: int | None = None,
    partidas: int | None = None,
    seed: int = 1,
    duplicate: bool = False,
    progress: Progress | None = None,
) -> SimulationResult:
    """Plays so many single partidas, or exactly so many mãos of partidas that follow each other; a bot for each seat.

    A duplicate plays the same packs once more with the pairs exchanged, so that the cards favour nobody.
    """
    if (maos is None) == (partidas is None):
        raise ValueError("say how many mãos or how many partidas, not both")
    unit: Unit = "partidas" if maos is None else "maos"
    goal = maos or partidas or 0
    if goal < 1:
        raise ValueError("at least one is played")
    runs = [_Run(rulebook, tuple(bots), seed, unit, goal)]
    if duplicate:
        runs.append(_Run(rulebook, exchanged(bots), seed, unit, goal, swap=1))
    counts: Counter[_Fact] = Counter()
    for nth, run in enumerate(runs):
        for done in _play(run, counts):
            if progress is not None:
                progress(nth * goal + done, len(runs) * goal)
    names = tuple(bot.name for bot in bots)
    return SimulationResult(
        a=_pair_result(counts, 0, names[0::2]),
        b=_pair_result(counts, 1, names[1::2]),
        unit=unit,
        partidas=counts["partidas", 0] + counts["partidas", 1],
        maos=counts["maos", -1],
        rulebook=rulebook.name,
        bots=names,
        seats=len(names),
        seed=seed,
        duplicate=duplicate,
    )


def exchanged(bots: Sequence[Bot]) -> tuple[Bot, ...]:
    """Every bot one place on: pair A sits on the seats of pair B, and pair B on those of pair A."""
    return tuple(bots[seat ^ 1] for seat in range(len(bots)))


def wilson(won: int, total: int) -> tuple[float, float]:
    """The interval that holds the true share with 95% confidence (Wilson's, which stays honest near 0 and 1)."""
    if total == 0:
        return 0.0, 1.0
    share, spread = won / total, Z_95 * Z_95 / total
    middle = (share + spread / 2) / (1 + spread)
    half = Z_95 * sqrt(share * (1 - share) / total + spread / (4 * total)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


_Fact = tuple[str, int]
"""What is counted, and of which pair of bots: 0 is A, 1 is B, -1 is nobody's."""


class _Run(NamedTuple):
    """One pass over the games. With `swap` 1 pair A sits on the odd seats."""

    rulebook: Rulebook
    bots: tuple[Bot, ...]
    seed: int
    unit: Unit
    goal: int
    swap: int = 0


def _play(run: _Run, counts: Counter[_Fact]) -> Iterator[int]:
    """Plays partida after partida and counts; yields how much of the goal is done each time that it grows."""
    done = 0
    ends = ev.PartidaEnded if run.unit == "partidas" else ev.MaoEnded
    for number in count():
        for step in _partida(run.rulebook, run.bots, f"{run.seed}/{number}".encode()):
            for event in step.events:
                _count(counts, event, run.swap)
                if isinstance(event, ends):
                    done += 1
                    yield done
            if done == run.goal:
                return


def _partida(rulebook: Rulebook, bots: tuple[Bot, ...], key: bytes) -> Iterator[Step]:
    """One partida, step by step. Packs and luck follow from the key; luck belongs to a seat, whoever sits there."""
    table = LocalTable(game, game.new(rulebook, len(bots)), seeds(key))
    chances = [Chance(key, f"seat {seat}") for seat in range(len(bots))]
    last: Seat | None = None
    over = False
    while not over:
        waiting = game.waiting(table.state)
        if waiting.table:
            step = table.shuffle()
        else:
            # Where several may speak the next in play does; where both partners must agree they speak in turns.
            last = next((seat for seat in waiting.seats if seat != last), waiting.seats[0])
            step = _act(table, bots[last], last, chances[last])
        over = any(isinstance(event, ev.PartidaEnded) for event in step.events)
        yield step


def _act(table: LocalTable, bot: Bot, seat: Seat, chance: Chance) -> Step:
    options = game.legal(table.state, seat)
    action = bot.choose(game.view(table.state, seat), options, chance)
    answer = table.act(seat, action)
    if not isinstance(answer, Step):
        raise ValueError(f"the bot {bot.name!r} chose {action}, which the table refuses: {answer.code}")
    return answer


def _count(counts: Counter[_Fact], event: ev.TrucoEvent, swap: int) -> None:
    match event:
        case ev.MaoEnded(winner=winner, points=points):
            counts["maos", -1] += 1
            if winner is not None:
                counts["maos", winner ^ swap] += 1
                counts["points", winner ^ swap] += points
        case ev.PartidaEnded(winner=winner):
            counts["partidas", winner ^ swap] += 1
        case ev.RaiseCalled(seat=seat):
            counts["raises", pair_of(seat) ^ swap] += 1
        case ev.RaiseAccepted(seat=seat):
            counts["accepted", pair_of(seat) ^ swap] += 1
        case ev.RaiseRefused(seat=seat, final=True):
            counts["refused", pair_of(seat) ^ swap] += 1
        case ev.OnzeDecided(seat=seat, play=play):
            counts["onze_played" if play else "onze_declined", pair_of(seat) ^ swap] += 1


def _pair_result(counts: Counter[_Fact], pair: int, bots: tuple[str, ...]) -> PairResult:
    facts = ("partidas", "maos", "points", "raises", "accepted", "refused", "onze_played", "onze_declined")
    shares = (*_share(counts, pair, "partidas"), *_share(counts, pair, "maos"))
    return PairResult(counts["partidas", pair], *shares, bots, *(counts[fact, pair] for fact in facts))


def _share(counts: Counter[_Fact], pair: int, unit: Unit) -> tuple[float, tuple[float, float]]:
    won, decided = counts[unit, pair], counts[unit, 0] + counts[unit, 1]
    low, high = wilson(won, decided)
    return round(won / decided if decided else 0.0, 6), (round(low, 6), round(high, 6))
