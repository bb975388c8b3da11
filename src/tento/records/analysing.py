"""A finished match judged: what each decision cost its seat, from that seat's own view, and how the match stood all along.

Nobody's hidden card is asked: who judges sees what the player saw, and has luck of its own, the same each time.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec

from tento.cards.chance import Chance
from tento.games.registry import kit_of
from tento.records.beginning import rulebook_of, start
from tento.records.reading import Record
from tento.records.replaying import Replay, replay
from tento.rulebooks.rulebook import Rulebook
from tento.table.analysis import Analysis
from tento.table.kit import Advice, GameKit
from tento.table.seats import SPECTATOR, Actor, Seat
from tento.table.story import StandIn

TURNING_POINTS: Final = 3
"""So many moments decided a match."""
SEED_SIZE: Final = 16


class Played(NamedTuple):
    """One action of a finished match: its place in the record, in which deal, the state before and after, and who chose it."""

    place: int
    deal: int
    actor: Actor
    action: Any
    before: Any
    after: Any
    stand_in: StandIn | None = None


class Asked(msgspec.Struct, frozen=True):
    """A decision as it lay before its seat: the `nth` of the match, what was seen, what could be done, and which of it was."""

    nth: int
    place: int
    deal: int
    seat: Seat
    view: Any
    options: tuple[Any, ...]
    action: Any


class Valued(msgspec.Struct, frozen=True):
    """What the strongest player says to a decision: what to do, the key of the reason, and what each option is worth."""

    best: Any
    reason: str
    worths: tuple[float | None, ...]


class Choice(msgspec.Struct, frozen=True):
    """What could be done, and what it was worth."""

    action: Any
    worth: float


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """A decision with its cost: what the best choice was worth more than the one that was made, and why that one was best.

    `choices` are all that have a worth, the dearest first.
    """

    place: int
    deal: int
    seat: Seat
    action: Any
    best: Any
    reason: str
    cost: float
    choices: tuple[Choice, ...]


class Stood(msgspec.Struct, frozen=True):
    """How each side stood from this place of the record on."""

    place: int
    deal: int
    sides: tuple[float, ...]


class Turn(msgspec.Struct, frozen=True):
    """A moment that decided: how the sides stood before and after it."""

    place: int
    deal: int
    before: tuple[float, ...]
    after: tuple[float, ...]

    @property
    def swing(self) -> float:
        """How much it moved the side that it moved most."""
        return max(abs(now - once) for once, now in zip(self.before, self.after, strict=True))


class MatchAnalysis(msgspec.Struct, frozen=True):
    """Every decision that had a choice, and how the match stood; `stood` begins before the first action, at place 0."""

    game: str
    judged: tuple[Judged, ...]
    stood: tuple[Stood, ...]

    @property
    def mistakes(self) -> tuple[Judged, ...]:
        """The decisions that cost as much as a mistake does at this game."""
        slip = of(kit_of(self.game))[0].slip
        return tuple(one for one in self.judged if one.cost >= slip)

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The moments after which the match stood most differently, in their order."""
        pairs = zip(self.stood, self.stood[1:], strict=False)
        found = [Turn(now.place, now.deal, once.sides, now.sides) for once, now in pairs if now.sides != once.sides]
        greatest = sorted(found, key=lambda turn: -turn.swing)[:TURNING_POINTS]
        return tuple(sorted(greatest, key=lambda turn: turn.place))


class NoAnalysis(ValueError):
    """Nobody in the house can judge this game."""


def of(kit: GameKit) -> tuple[Analysis, Advice]:
    """Who judges at this game: NoAnalysis if nobody does."""
    if kit.analysis is None or kit.advice is None:
        raise NoAnalysis(kit.name)
    return kit.analysis, kit.advice


def decisions(kit: GameKit, played: Iterable[Played]) -> Iterator[Asked]:
    """Every action of a seat that had a choice and chose itself: a clock or a bot in its place makes no mistake of its own."""
    nth = 0
    for one in played:
        if isinstance(one.actor, str) or one.stand_in in ("bot", "clock"):
            continue
        legal = tuple(kit.game.legal(one.before, one.actor))
        options = legal if one.action in legal else (*legal, one.action)
        if len(options) > 1:
            nth += 1
            yield Asked(nth, one.place, one.deal, one.actor, kit.game.view(one.before, one.actor), options, one.action)


def standings(kit: GameKit, rulebook: Rulebook, played: Sequence[Played]) -> tuple[Stood, ...]:
    """How the sides stood, each time that it changed, by what everybody saw."""
    analysis = of(kit)[0]
    found: list[Stood] = []
    for place, deal, state in [(0, 0, played[0].before), *((one.place, one.deal, one.after) for one in played)] if played else ():
        sides = tuple(round(side, 4) for side in analysis.standing(kit.game.view(state, SPECTATOR), rulebook))
        if not found or found[-1].sides != sides:
            found.append(Stood(place, deal, sides))
    return tuple(found)


def luck(asked: Asked) -> bytes:
    """The seed of the luck with which this decision is judged: the same in every judgement of the same match."""
    return sha256(b"tento/1/analysis %d" % asked.nth).digest()[:SEED_SIZE]


def valued(kit: GameKit, view: Any, options: Sequence[Any], rulebook: Rulebook, seed: bytes) -> Valued | None:
    """What the strongest player says; None where its options are no choice, as in a ceremony."""
    analysis, advice = of(kit)
    worths = tuple(analysis.worth(view, options, rulebook, Chance(seed, "worth")))
    if sum(worth is not None for worth in worths) < 2:
        return None
    best, reason = advice.advise(view, options, rulebook, Chance(seed, "advice"))
    return Valued(best, reason, worths)


def judged(kit: GameKit, asked: Asked, said: Valued) -> Judged | None:
    """The decision with its cost; None where what was done, or what was best, has no worth."""
    worth = dict(zip(asked.options, said.worths, strict=True))
    done, best = worth[asked.action], worth.get(said.best)
    if done is None or best is None:
        return None
    cost = 0.0 if said.reason in of(kit)[0].free else max(0.0, round(best - done, 4))
    known = [Choice(action, round(value, 4) + 0.0) for action, value in worth.items() if value is not None]
    choices = tuple(sorted(known, key=lambda choice: -choice.worth))
    facts = {"place": asked.place, "deal": asked.deal, "seat": asked.seat, "action": asked.action}
    return Judged(**facts, best=said.best, reason=said.reason, cost=cost, choices=choices)


def analyse(
    record: Record, rulebook: Rulebook | None = None, told: Callable[[int, int], None] = lambda _done, _of: None
) -> tuple[MatchAnalysis, Replay]:
    """The match of a record, as far as its cards are revealed. `told` hears how many decisions of how many are judged.

    A deal that was played again from what was shown of it is not judged: nobody's own cards are known. RecordError as for a replay.
    """
    kit, book = kit_of(record.header.game), rulebook_of(record.header, rulebook)
    again = replay(record, rulebook)
    played = list(played_of(record, book, again))
    asked = [one for one in decisions(kit, played) if one.deal not in again.unseen]
    found: list[Judged] = []
    for done, one in enumerate(asked):
        told(done, len(asked))
        said = valued(kit, one.view, one.options, book, luck(one))
        verdict = None if said is None else judged(kit, one, said)
        found += [] if verdict is None else [verdict]
    return MatchAnalysis(record.header.game, tuple(found), standings(kit, book, played)), again


def played_of(record: Record, rulebook: Rulebook, again: Replay) -> Iterator[Played]:
    """The actions of a record that was played again, each with the state before it."""
    before, deal = start(record.header, rulebook), 0
    shuffled = type(kit_of(record.header.game).game.shuffled(()))
    for step in again.steps:
        deal += isinstance(step.action, shuffled)
        yield Played(step.line, deal, step.actor, step.action, before, step.step.state, step.stand_in)
        before = step.step.state
