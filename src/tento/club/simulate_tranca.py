"""Tranca bots against tranca bots, many partidas long. The same seed gives the same result."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from tento.cards.chance import Chance, seeds
from tento.club.simulate import Progress, wilson
from tento.games.tranca.rules import events as ev
from tento.games.tranca.rules import game
from tento.rulebooks.rulebook import Rulebook
from tento.table.bots import Bot
from tento.table.game import Step
from tento.table.local_table import LocalTable
from tento.table.seats import pair_of

COUNTED = ("partidas", "rodadas", "points", "batidas", "limpas", "sujas", "mortos", "lixos")


class TrancaPairResult(msgspec.Struct, frozen=True):
    """What one pair of bots did: its share of the partidas with its interval, then counts; `rodadas` are those in which it made more."""

    share: float
    ci95: tuple[float, float]
    bots: tuple[str, ...]
    partidas: int
    rodadas: int
    points: int
    batidas: int
    limpas: int
    sujas: int
    mortos: int
    lixos: int


class TrancaSimulation(msgspec.Struct, frozen=True, kw_only=True):
    """The whole simulation. A is the pair of the first bot; in the second run of a duplicate it sits on the other seats."""

    a: TrancaPairResult = msgspec.field(name="A")
    b: TrancaPairResult = msgspec.field(name="B")
    partidas: int
    rodadas: int
    rulebook: str
    bots: tuple[str, ...]
    seed: int
    duplicate: bool


def simulate_tranca(  # noqa: PLR0913 - who plays, how much, with what luck
    rulebook: Rulebook,
    bots: Sequence[Any],
    *,
    partidas: int,
    seed: int = 1,
    duplicate: bool = False,
    progress: Progress | None = None,
) -> TrancaSimulation:
    """Plays so many partidas; a bot for each seat. A duplicate plays the same packs once more with the pairs exchanged."""
    if partidas < 1:
        raise ValueError("at least one is played")
    counts: Counter[tuple[str, int]] = Counter()
    sides = [(tuple(bots), 0)]
    if duplicate:
        sides.append((tuple(bots[seat ^ 1] for seat in range(len(bots))), 1))
    for nth, (seated, swap) in enumerate(sides):
        for number in range(partidas):
            for step in _partida(rulebook, seated, f"{seed}/{number}".encode()):
                _count(counts, step, swap)
            if progress is not None:
                progress(nth * partidas + number + 1, len(sides) * partidas)
    names = tuple(bot.name for bot in bots)
    return TrancaSimulation(
        a=_pair_result(counts, 0, names[0::2]),
        b=_pair_result(counts, 1, names[1::2]),
        partidas=counts["partidas", 0] + counts["partidas", 1],
        rodadas=counts["rodadas", -1],
        rulebook=rulebook.name,
        bots=names,
        seed=seed,
        duplicate=duplicate,
    )


def _partida(rulebook: Rulebook, bots: tuple[Bot, ...], key: bytes) -> Iterator[Step]:
    """One partida, step by step. Packs and luck follow from the key; luck belongs to a seat, whoever sits there."""
    table = LocalTable(game, game.new(rulebook, len(bots)), seeds(key))
    chances = [Chance(key, f"seat {seat}") for seat in range(len(bots))]
    while game.outcome(table.state) is None:
        waiting = game.waiting(table.state)
        if waiting.table:
            yield table.shuffle()
            continue
        seat = waiting.seats[0]
        options = game.legal(table.state, seat)
        action = bots[seat].choose(game.view(table.state, seat), options, chances[seat])
        answer = table.act(seat, action)
        if not isinstance(answer, Step):
            raise ValueError(f"the bot on seat {seat} chose {action}, which the table refuses: {answer.code}")
        yield answer


def _count(counts: Counter[tuple[str, int]], step: Step, swap: int) -> None:
    for event in step.events:
        match event:
            case ev.MortoTaken(seat=seat):
                counts["mortos", pair_of(seat) ^ swap] += 1
            case ev.LixoTaken(seat=seat):
                counts["lixos", pair_of(seat) ^ swap] += 1
            case ev.PartidaEnded(winner=winner):
                counts["partidas", winner ^ swap] += 1
            case ev.RodadaEnded():
                _count_rodada(counts, event, swap)


def _count_rodada(counts: Counter[tuple[str, int]], event: ev.RodadaEnded, swap: int) -> None:
    counts["rodadas", -1] += 1
    if event.seat is not None:
        counts["batidas", pair_of(event.seat) ^ swap] += 1
    for pair, made in enumerate(event.pairs):
        counts["points", pair ^ swap] += made.total
        counts["rodadas", pair ^ swap] += made.total > event.pairs[1 - pair].total
        for line in made.lines:
            if line.what in ("limpas", "sujas"):
                counts[line.what, pair ^ swap] += line.count


def _pair_result(counts: Counter[tuple[str, int]], pair: int, bots: tuple[str, ...]) -> TrancaPairResult:
    won, decided = counts["partidas", pair], counts["partidas", 0] + counts["partidas", 1]
    low, high = wilson(won, decided)
    share = round(won / decided if decided else 0.0, 6)
    return TrancaPairResult(share, (round(low, 6), round(high, 6)), bots, *(counts[fact, pair] for fact in COUNTED))
