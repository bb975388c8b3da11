"""However long a match was, telling it again takes little memory beside its log."""

import tracemalloc
from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Any

from tento.cards.chance import Chance
from tento.club.bots.question import Thought
from tento.club.live import entries as log
from tento.club.live.rulebook_in_force import rulebook_today
from tento.club.live.scheduled import Means, bot_acted, fill_up, next_scheduled, perform
from tento.club.live.seating import Decision
from tento.club.live.table_log import TableLog
from tento.club.live.table_state import TableState, fold, opened
from tento.club.replays.exported import record_of
from tento.games.truco.rules.actions import Cut
from tento.table.seats import SPECTATOR
from tento.web.api.replays import made_of

CONFIG = log.TableConfig(rulebook="truco-masters-2025", fill_bot="random")
CUTS = 4_000
"""A pack that is cut so often makes a log as long as a match of many hours."""
LITTLE = 4 * 1024**2
"""Bytes: twice what the pages take, and half of what the moments of the match take together."""


@cache
def long_match() -> TableLog:
    """The log of bots who cut one pack again and again, and call that a match."""
    rulebook = rulebook_today(CONFIG)
    first = log.Opened(at=0, host="ana", config=CONFIG, rulebook_hash=rulebook.hash)
    seeds = (number.to_bytes(32, "big") for number in count(1))
    kept = TableLog("mesa", [log.encode(first)], {}, rulebook)
    state = after(kept, opened("mesa", first, rulebook), fill_up(opened("mesa", first, rulebook), 0, next(seeds)))
    while not (cuts := cuts_of(state)):
        due = next_scheduled(state, ())
        assert due is not None
        state = after(kept, state, perform(state, 0, due, Means((), lambda: next(seeds), Chance(b"", ""))))
    for _ in range(CUTS):
        state = after(kept, state, bot_acted(state, 0, state.waiting.seats[0], Thought(cuts[0], "random")))
    after(kept, state, Decision((log.Closed(at=0, why="finished"),)))
    return kept


def cuts_of(state: TableState) -> list[Cut]:
    seats = state.waiting.seats
    return [option for option in state.game.legal(state.match, seats[0]) if isinstance(option, Cut)] if seats else []


def after(kept: TableLog, state: TableState, decision: Decision) -> TableState:
    """The state after these entries, which are kept."""
    lines: Any = kept.lines
    if decision.secret is not None:
        kept.secrets[decision.secret[0]] = decision.secret[1]
    for entry in decision.entries:
        lines.append(log.encode(entry))
        state = fold(state, entry, decision.step, None if decision.secret is None else decision.secret[1]).state
    return state


def peak(work: Callable[[], object]) -> int:
    """The most bytes that the work took at once."""
    tracemalloc.start()
    try:
        assert work() is not None
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_the_pages_of_a_long_match_are_made_in_little_memory():
    kept = long_match()
    assert peak(lambda: made_of(kept, SPECTATOR)) < LITTLE


def test_the_record_of_a_long_match_is_written_in_little_memory():
    kept = long_match()
    assert peak(lambda: record_of(kept, ("Ana", "Bia", "Caio", "Davi"))) < LITTLE
