"""A poker tournament as text: the same log as any championship's, opened by the tournament's sheet."""

from collections.abc import Iterable, Iterator
from typing import Annotated, Final, Literal

import msgspec

from tento.championship.core.codes import because
from tento.championship.core.decisions import Opening
from tento.championship.core.log import decoded
from tento.championship.core.opening import Refused, in_force
from tento.championship.poker import decisions as poker
from tento.championship.poker.levels import Level, TimeCards
from tento.championship.poker.pool import verify_split
from tento.championship.poker.rules import rules_of
from tento.championship.poker.seat_draw import SeatDraw
from tento.championship.poker.seating import SeatDecision
from tento.championship.poker.seats import Seating
from tento.championship.poker.state import State
from tento.championship.poker.telling import Transition
from tento.championship.poker.tournament import decide
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal


class Open(Opening, tag="poker-open", frozen=True, kw_only=True):
    """Opens a tournament: its sheet beside the rulebook and the Director's choices.

    `split` is that of its entry, if it is not the rulebook's own; a satellite tells the `seat_price` of what it gives.
    """

    kind: Literal["main", "side", "satellite"] = "main"
    split: dict[str, Annotated[int, msgspec.Meta(ge=0)]] = msgspec.field(default_factory=dict)
    seat_price: Annotated[int, msgspec.Meta(ge=1)] | None = None
    stack: int = 30_000
    size: int = 9
    reentries: int = 0
    guarantee: int = 0
    levels: tuple[Level, ...] = ()
    late_levels: int | None = None
    suspended: tuple[str, ...] = ()
    time_cards: TimeCards | None = None


Decision = Open | poker.Decision
_DECODER: Final[msgspec.json.Decoder[Decision]] = msgspec.json.Decoder(Decision)
_MARK: Final = '{"do":"poker-open"'


def is_poker(text: str) -> bool:
    """Whether a log is of a poker tournament, by its first decision."""
    return text.partition("\n")[2].startswith(_MARK)


def read(text: str) -> tuple[Decision, ...]:
    """The decisions of a log, or the first line that is not as it was written."""
    return decoded(text, _DECODER)


def opened(rulebook: Rulebook, asked: Open) -> State | Refusal:
    """A tournament that nobody has entered yet."""
    if not isinstance(rulebook.championship, PokerTournamentRules):
        return because("no_championship", rulebook=rulebook.name)
    chosen = in_force(rulebook, asked.hash, asked.options)
    if isinstance(chosen, Refusal):
        return chosen
    lines = asked.split or rules_of(chosen).entry_split
    refusal = verify_split(chosen, lines, sum(lines.values()))
    return refusal or State(
        rulebook=chosen,
        lines=lines,
        seat_price=asked.seat_price,
        stack=asked.stack,
        size=asked.size,
        reentries=asked.reentries,
        guarantee=asked.guarantee,
        levels=asked.levels,
        late_levels=asked.late_levels,
        suspended=frozenset(asked.suspended),
        time_cards=asked.time_cards,
    )


def steps(rulebook: Rulebook, log: Iterable[Decision]) -> Iterator[tuple[Decision, State]]:
    """Each decision of a log with the tournament after it; the first one opens it. What the rules refuse is raised."""
    state: State | None = None
    for place, decision in enumerate(log, 1):
        found: State | Refusal
        if isinstance(decision, Open):
            found = opened(rulebook, decision) if state is None else because("already_done")
        else:
            found = because("not_published") if state is None else decide(state, decision)
        if isinstance(found, Refusal):
            raise Refused(place, found)
        state = found
        yield decision, state


def taken(rulebook: Rulebook, log: Iterable[Decision]) -> Iterator[Transition]:
    """Each decision after the opening, with the tournament before and after it."""
    before: State | None = None
    for decision, state in steps(rulebook, log):
        if before is not None and not isinstance(decision, Open):
            yield Transition(before=before, decision=decision, after=state)
        before = state


def replay(rulebook: Rulebook, log: Iterable[Decision]) -> State:
    """The tournament that a log leads to."""
    last: State | None = None
    for _, state in steps(rulebook, log):
        last = state
    if last is None:
        raise Refused(0, because("not_published"))
    return last


def transcripts(log: Iterable[Decision]) -> tuple[SeatDraw, ...]:
    """Every draw of seats that a log tells, in its order."""
    return tuple(decision.draw for decision in log if isinstance(decision, SeatDecision) and decision.draw is not None)


def draws(rulebook: Rulebook, log: Iterable[Decision]) -> tuple[tuple[str, Seating], ...]:
    """The rooms as they were drawn: at the start, on each later day, for the final table."""
    kinds = {poker.DrawSeats: "start", poker.StartDay: "day", poker.FormFinal: "final"}
    return tuple((kinds[type(decision)], state.seating) for decision, state in steps(rulebook, log) if type(decision) in kinds)
