"""Bots against bots, many partidas long: how often a side wins, and how sure we may be of it. The same seed gives the same result."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from typing import Literal, NamedTuple

import msgspec

from tento.cards.chance import Chance, seeds
from tento.club.simulation.counting import Counts, SideResult, Tallied
from tento.club.table import NamedBot
from tento.club.workers import Crew
from tento.games.registry import kit_of
from tento.rulebooks.loader import load
from tento.rulebooks.rulebook import Rulebook
from tento.table.bots import Bot
from tento.table.game import Step
from tento.table.kit import GameKit
from tento.table.local_table import LocalTable
from tento.table.seats import TABLE, Actor, Seat

Unit = Literal["partidas", "hands"]
Progress = Callable[[int, int], None]
"""Told how many partidas or hands are done, of how many."""


class SimulationResult(msgspec.Struct, frozen=True, kw_only=True):
    """The whole simulation. The sides are those of the first run; in the other runs of a duplicate each sits on the seats of another."""

    sides: tuple[SideResult, ...]
    unit: Unit
    partidas: int
    hands: int
    rulebook: str
    bots: tuple[str, ...]
    seats: int
    seed: int
    duplicate: bool


def simulate(  # noqa: PLR0913 - who plays, how much, with what luck
    rulebook: Rulebook | str,
    bots: Sequence[Bot | NamedBot],
    *,
    hands: int | None = None,
    partidas: int | None = None,
    seed: int = 1,
    duplicate: bool = False,
    progress: Progress | None = None,
    cluster: str | None = None,
) -> SimulationResult:
    """Plays so many single partidas, or exactly so many hands of partidas that follow each other; a bot for each seat.

    With the address of a Ray cluster they are played there, with the same result; a bot must then remember nothing between two partidas.

    A duplicate plays the same packs again until every side has sat everywhere, so that the cards favour nobody.

    >>> import tento
    >>> result = tento.simulate("fenacef-ix", [tento.bot("random")] * 4, partidas=3, duplicate=True)
    >>> result.partidas, [side.share for side in result.sides]
    (6, [0.5, 0.5])
    """
    book = load(rulebook) if isinstance(rulebook, str) else rulebook
    kit = kit_of(book.game)
    unit, goal = _goal(kit, hands, partidas)
    seated = tuple(kit.bot(bot.name, book) if isinstance(bot, NamedBot) else bot for bot in bots)
    sides, names = kit.sides(len(seated)), tuple(bot.name for bot in seated)
    turns = len(sides) if duplicate else 1
    counts = Counts(kit, len(seated))
    for turn in range(turns):
        run = _Run(kit, book, exchanged(seated, sides, turn), seed, unit, goal, turn)
        for done in _play(run, counts) if cluster is None else _play_there(run, counts, cluster):
            if progress is not None:
                progress(turn * goal + done, turns * goal)
    return SimulationResult(
        sides=tuple(counts.result(side, tuple(names[seat] for seat in seats)) for side, seats in enumerate(sides)),
        unit=unit,
        partidas=counts.partidas,
        hands=counts.hands,
        rulebook=book.name,
        bots=names,
        seats=len(names),
        seed=seed,
        duplicate=duplicate,
    )


def _goal(kit: GameKit, hands: int | None, partidas: int | None) -> tuple[Unit, int]:
    if (hands is None) == (partidas is None):
        raise ValueError("say how many hands or how many partidas, not both")
    if hands is not None and (kit.simulation.hands is None or kit.simulation.hands.won is None):
        raise ValueError(f"{kit.name} is counted by partidas")
    goal = hands or partidas or 0
    if goal < 1:
        raise ValueError("at least one is played")
    return "partidas" if hands is None else "hands", goal


def exchanged(bots: Sequence[Bot], sides: Sequence[Sequence[Seat]], turn: int = 1) -> tuple[Bot, ...]:
    """Every side so many sides on: with two of them, each sits on the seats of the other."""
    seated = list(bots)
    for side, seats in enumerate(sides):
        for seat, there in zip(seats, sides[(side + turn) % len(sides)], strict=True):
            seated[there] = bots[seat]
    return tuple(seated)


class _Run(NamedTuple):
    """One pass over the partidas, in which every side sits so many turns on."""

    kit: GameKit
    rulebook: Rulebook
    bots: tuple[Bot, ...]
    seed: int
    unit: Unit
    goal: int
    turn: int


def _play(run: _Run, counts: Counts) -> Iterator[int]:
    """Plays partida after partida and counts; yields how much of the goal is done each time that it grows."""
    done = 0
    for number in count():
        for grown in _rest(run, counts, number, done):
            done = grown
            yield done
        if done == run.goal:
            return


def _rest(run: _Run, counts: Counts, number: int, done: int) -> Iterator[int]:
    """The partida of this number, as far as the goal needs it."""
    hands, steps = run.kit.simulation.hands, list[tuple[Actor, Step]]()
    for actor, step in partida(run.kit, run.rulebook, run.bots, pack_key(run.seed, number)):
        steps.append((actor, step))
        if run.unit == "hands" and hands is not None and hands.ended(step):
            done += 1
            yield done
            if done == run.goal:
                break
    counts.add(steps, run.turn)
    if run.unit == "partidas":
        yield done + 1


class _There:
    """A worker of a cluster: plays a partida by its key, and tells what it adds and how many hands ended in it."""

    def __init__(self, rulebook: Rulebook, bots: tuple[Bot, ...]) -> None:
        self._kit, self._rulebook, self._bots = kit_of(rulebook.game), rulebook, bots
        self._counts = Counts(self._kit, len(bots))

    def play(self, key: bytes) -> tuple[Tallied, int]:
        """One partida."""
        steps, hands = list(partida(self._kit, self._rulebook, self._bots, key)), self._kit.simulation.hands
        return self._counts.tallied(steps), 0 if hands is None else sum(hands.ended(step) for _, step in steps)

    def close(self) -> None:
        """Nothing is open."""


def _play_there(run: _Run, counts: Counts, cluster: str) -> Iterator[int]:
    """The same on a cluster. The partida in which the last hand ends is played here once more, and only as far as that."""
    done = 0
    keys = (pack_key(run.seed, number) for number in (range(run.goal) if run.unit == "partidas" else count()))
    with Crew(partial(_There, run.rulebook, run.bots), cluster=cluster).results(keys) as coming:
        for number, (found, hands) in enumerate(coming):
            if run.unit == "hands" and done + hands >= run.goal:
                yield from _rest(run, counts, number, done)
                return
            counts.include(found, run.turn)
            done += 1 if run.unit == "partidas" else hands
            yield done


def pack_key(seed: int, number: int) -> bytes:
    """From this all packs and all luck of the partida of this number follow."""
    return f"{seed}/{number}".encode()


def partida(kit: GameKit, rulebook: Rulebook, bots: Sequence[Bot], key: bytes) -> Iterator[tuple[Actor, Step]]:
    """One partida, step by step. Packs and luck follow from the key; luck belongs to a seat, whoever sits there."""
    game = kit.game
    table = LocalTable(game, game.new(rulebook, len(bots)), seeds(key))
    chances = [Chance(key, f"seat {seat}") for seat in range(len(bots))]
    last: Seat | None = None
    while not game.settled(table.state):
        waiting = game.waiting(table.state)
        if waiting.table:
            yield TABLE, table.shuffle()
        else:
            # Where several may speak the next in play does; where partners must agree they speak in turns.
            last = next((seat for seat in waiting.seats if seat != last), waiting.seats[0])
            yield last, _act(kit, table, last, bots[last], chances[last])


def _act(kit: GameKit, table: LocalTable, seat: Seat, bot: Bot, chance: Chance) -> Step:
    game = kit.game
    action = bot.choose(game.view(table.state, seat), game.legal(table.state, seat), chance)
    answer = table.act(seat, action)
    if not isinstance(answer, Step):
        raise ValueError(f"the bot {bot.name!r} chose {action}, which the table refuses: {answer.code}")
    return answer
