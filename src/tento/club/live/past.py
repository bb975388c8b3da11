"""The steps of a match as a live table remembers them, and the state and steps that a log comes to."""

import msgspec

from tento.club.live import entries as log
from tento.club.live.table_log import TableLog, moments, opening_state
from tento.club.live.table_state import Folded, TableState
from tento.table.game import Step
from tento.table.seats import Actor
from tento.table.talk import Bluff


class Past(msgspec.Struct, frozen=True, gc=False):
    """A step of the match as it is remembered for those who come back: the number of its entry, who made it, and its events.

    The state is not remembered: the table has the last one, and the log all others. `bluff` are the cards behind a raise that the step
    ended, of the deal `bluff_deal`: as secret as its seed.
    """

    seq: int
    actor: Actor
    step: Step
    bluff: Bluff | None = None
    bluff_deal: int = 0


def past_of(state: TableState, entry: log.AnyEntry, folded: Folded) -> list[Past]:
    """What is remembered of an entry: the step of the match that it brought, if it brought one."""
    if folded.step is None:
        return []
    actor: Actor = entry.actor if isinstance(entry, log.Acted) else "table"
    bluff = folded.state.bluff if folded.state.bluff is not state.bluff else None
    return [Past(state.seq, actor, Step(None, folded.step.events), bluff, 0 if bluff is None else folded.state.bluff_deal)]


def replayed(kept: TableLog) -> tuple[TableState, list[Past]]:
    """The state that a log comes to, and its past."""
    state, past = opening_state(kept), list[Past]()
    for moment in moments(kept):
        past += past_of(moment.before, moment.entry, moment.folded)
        state = moment.folded.state
    return state, past
