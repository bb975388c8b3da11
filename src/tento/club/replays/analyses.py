"""Finished matches judged: each once, where bots think, and told to each reader as far as allowed."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec

from tento.club.bots.question import NoAnswer, Question
from tento.club.bots.thinkers import Thinkers
from tento.club.replays.preparing import OpenHands, Prepared
from tento.records.analysing import Asked, Judged, MatchAnalysis, judged, luck
from tento.table.seats import Viewer

REMEMBERED: Final = 32
"""So many judged matches are kept in mind, those that were asked for last."""
AT_ONCE: Final = 4
"""So many matches of the house are judged at the same time; one of each asker."""
RECORDS_AT_ONCE: Final = 2
"""So many records that somebody brings."""
TRIES: Final = 3
"""A decision that nobody judged in time is asked again so many times."""
_log = logging.getLogger("tento.bots")
Kept = TypeVar("Kept")


class JudgedTable(msgspec.Struct, frozen=True):
    """All that was found out about a match; no reader gets more of it than `for_reader` gives. `revealed` are the deals that are public."""

    analysis: MatchAnalysis
    seats: int
    hands: tuple[OpenHands, ...]
    revealed: frozenset[int]

    def for_reader(self, viewer: Viewer, *, all_deals: bool = False) -> "JudgedTable":
        """The decisions of the own seat, and of all in the deals with public seeds: what was worth what tells of the cards behind it."""
        judged_ = tuple(one for one in self.analysis.judged if all_deals or one.seat == viewer or one.deal in self.revealed)
        hands = tuple(one for one in self.hands if all_deals or one.deal in self.revealed)
        return JudgedTable(msgspec.structs.replace(self.analysis, judged=judged_), self.seats, hands, self.revealed)


class Progress:
    """How far the judgement of a match is; whoever judges counts on."""

    def __init__(self) -> None:
        self.done, self.of = 0, 0


class Busy(Exception):
    """Too many matches are being judged, or one of this asker's."""


class NotJudged(Exception):
    """The judgement was given up. Said once: who asks after that has it begun again."""


class Analyses:
    """Judges matches beside the tables, so many `at_once`. `thinkers` bounds how much of the machine that takes, for each asker."""

    def __init__(self, thinkers: Thinkers, at_once: int = AT_ONCE) -> None:
        self._thinkers, self._at_once = thinkers, at_once
        self._made: OrderedDict[str, JudgedTable] = OrderedDict()
        self._given_up: OrderedDict[str, None] = OrderedDict()
        self._running: dict[str, tuple[str, Progress, asyncio.Task[None]]] = {}

    def found(self, match: str) -> JudgedTable | Progress | None:
        """The judgement of the match of this name, how far it is, or None if nobody has asked for it. NotJudged if it came to nothing."""
        if match in self._given_up:
            del self._given_up[match]
            raise NotJudged
        if match in self._made:
            self._made.move_to_end(match)
            return self._made[match]
        running = self._running.get(match)
        return None if running is None else running[1]

    def has_room(self, asker: str) -> bool:
        """Whether another match could be judged now for this asker."""
        return len(self._running) < self._at_once and all(other != asker for other, _, _ in self._running.values())

    def begin(self, match: str, prepare: Callable[[], Awaitable[Prepared]], asker: str) -> Progress:
        """Begins to judge a match under this name. Busy if that must wait."""
        if not self.has_room(asker):
            raise Busy
        progress = Progress()
        task = asyncio.create_task(self._judge(match, prepare, asker, progress))
        self._running[match] = (asker, progress, task)
        return progress

    async def stop(self) -> None:
        """Judges no more."""
        tasks = [task for _, _, task in self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _judge(self, match: str, prepare: Callable[[], Awaitable[Prepared]], asker: str, progress: Progress) -> None:
        try:
            found = await self._judged(await prepare(), asker, progress)
        except NoAnswer:
            _log.warning("a match was not judged in time")
            _remember(self._given_up, match, None)
        except Exception:
            _log.exception("a match could not be judged")
            _remember(self._given_up, match, None)
        else:
            _remember(self._made, match, found)
        finally:
            del self._running[match]

    async def _judged(self, match: Prepared, asker: str, progress: Progress) -> JudgedTable:
        found: list[Judged] = []
        progress.of = len(match.asked)
        for one in match.asked:
            verdict = await self._one(match, one, f"analysis {asker}")
            found += [] if verdict is None else [verdict]
            progress.done += 1
        return JudgedTable(MatchAnalysis(match.kit.name, tuple(found), match.stood), match.seats, match.hands, match.revealed)

    async def _one(self, match: Prepared, one: Asked, asker: str) -> Judged | None:
        question = Question(match.kit.name, None, match.rulebook, one.view, one.options, luck(one), asker, want="worth")
        for attempt in range(TRIES):
            try:
                said = await self._thinkers.value(question)
                return None if said is None else judged(match.kit, one, said)
            except NoAnswer:
                if attempt == TRIES - 1:
                    raise
        return None


def _remember(those: OrderedDict[str, Kept], match: str, one: Kept) -> None:
    """One more, and the oldest less where there are too many."""
    those[match] = one
    if len(those) > REMEMBERED:
        those.popitem(last=False)
