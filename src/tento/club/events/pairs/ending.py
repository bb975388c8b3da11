"""What a live table tells its championship: who is there, that play may begin, who stayed away too long, and how it ended."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from tento.championship.core.roles import HOUSE
from tento.championship.pairs.advancing import form_of
from tento.championship.pairs.decisions import Absent, Call, CheckIn, Decision, Interrupt, Report, Start
from tento.championship.pairs.playing import too_late
from tento.championship.pairs.state import Match, State
from tento.club.live.past import Past
from tento.club.live.table_state import TableState
from tento.games.registry import kit_of

MINUTE_MS: Final = 60_000
DEAD_MINUTES: Final = 10
"""Where the regulation has no limit for an absence, a table that everybody has left for so long goes to the director."""
LOST: Final = "the table is lost"
LEFT: Final = "everybody left the table"
UNFINISHED: Final = "the table ended without a winner of the partidas"


class Due(NamedTuple):
    """What is to be done now, if anything is: a decision of the event, or the word for the match to begin; else when to look again."""

    decision: Decision | None = None
    begins: bool = False
    again_at: int = 0


def due(state: State, match: Match, table: TableState, past: Sequence[Past], now: int, at: datetime) -> Due:  # noqa: PLR0913, PLR0917 - the match, its table and the time
    """The next thing that follows for the event from its live table. `now` is in milliseconds, `at` the same moment."""
    if not match.started:
        return _before(state, match, table, at)
    if table.closed is not None:
        return Due(_ended(match, table, past, at))
    if table.match is None:
        return Due(begins=True)
    return _away(state, match, table, now, at)


def _before(state: State, match: Match, table: TableState, at: datetime) -> Due:
    """Each side is there when all its seats are taken; when both are, play begins. Who comes too late has lost."""
    if table.closed is not None:
        return Due(Interrupt(by=HOUSE, at=at, match=match.id, why=LOST))
    sides = [str(side) for side in match.sides]
    if all(side in match.present for side in sides):
        return Due(Start(by=HOUSE, at=at, match=match.id))
    if too_late(state, match, at):
        return Due(Absent(by=HOUSE, at=at, match=match.id, entries=tuple(side for side in sides if side not in match.present)))
    for name, seats in zip(sides, _sides(table), strict=True):
        if name not in match.present and all(table.occupants[seat] is not None for seat in seats):
            return Due(CheckIn(by=HOUSE, at=at, match=match.id, entry=name))
    return Due(again_at=_deadline(state, match))


def _deadline(state: State, match: Match) -> int:
    """The first second after the tolerance, in milliseconds."""
    if match.starts is None:
        return 0
    last = match.starts + timedelta(minutes=state.rules.matches.tolerance_min, seconds=1)
    return int(1000 * last.timestamp())


def _sides(table: TableState) -> Sequence[Sequence[int]]:
    return kit_of(table.config.game).sides(table.config.seats)


def _away(state: State, match: Match, table: TableState, now: int, at: datetime) -> Due:
    """Longer away than the regulation allows loses the match; where it has no limit, a table that all have left goes to the director."""
    since = [
        min((who.away_at for seat in seats if (who := table.occupants[seat]) is not None and who.away), default=0)
        for seats in _sides(table)
    ]
    if not any(since):
        return Due()
    limit = form_of(state, match).absence_min
    if limit is not None:
        gone = tuple(str(side) for side, away in zip(match.sides, since, strict=True) if away and now - away > limit * MINUTE_MS)
        if gone:
            return Due(Absent(by=HOUSE, at=at, match=match.id, entries=gone, minutes_away=limit + 1))
        return Due(again_at=min(away for away in since if away) + limit * MINUTE_MS + 1)
    people = [who for who in table.occupants if who is not None and who.bot is None]
    if not all(who.away for who in people):
        return Due()
    last = max(who.away_at for who in people)
    if now - last > DEAD_MINUTES * MINUTE_MS:
        return Due(Interrupt(by=HOUSE, at=at, match=match.id, why=LEFT))
    return Due(again_at=last + DEAD_MINUTES * MINUTE_MS + 1)


def _ended(match: Match, table: TableState, past: Sequence[Past], at: datetime) -> Decision:
    """The report of a table whose match is over; one that ended otherwise is the director's to decide."""
    kit = kit_of(table.config.game)
    outcome = None if table.match is None else table.game.outcome(table.match)
    played = () if kit.partidas is None else kit.partidas(one.step for one in past)
    if outcome is None or outcome.winner is None or not played or len(played) != sum(outcome.score):
        why = UNFINISHED if outcome is None else f"{UNFINISHED}: {outcome.why}"
        return Interrupt(by=HOUSE, at=at, match=match.id, why=why if table.closed == "finished" else LOST)
    last = played[-1]
    return Report(
        by=HOUSE,
        at=at,
        match=match.id,
        partidas=tuple(one.points for one in played),
        winner=match.sides[outcome.winner],
        ended="time" if any(one.on_time for one in played) else "played",
        overtimes=last.overtimes if last.on_time else None,
        first_mao=match.sides[last.first_mao] if last.on_time and last.first_mao is not None else None,
        record=table.id,
        deals=table.dealt,
    )


def called_again(match: Match, at: datetime, minutes: int) -> Call:
    """The same call with a new hour: while the server was away nobody could come."""
    return Call(by=HOUSE, at=at, match=match.id, online=True, starts=at + timedelta(minutes=minutes))
