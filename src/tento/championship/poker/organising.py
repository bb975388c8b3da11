"""What the organisers decide about an event: another hour, and other rules from now on."""

import msgspec

from tento.championship.core.codes import because
from tento.championship.core.step import Step
from tento.championship.poker.events import Rescheduled, RulesAmended
from tento.championship.poker.organiser_decisions import Amend, Reschedule
from tento.championship.poker.refusing import refuse
from tento.championship.poker.state import State
from tento.championship.poker.step import PokerStep
from tento.rulebooks.loader import RulebookError, overlay
from tento.table.refusal import Refusal


def reschedule(state: State, asked: Reschedule) -> PokerStep | Refusal:
    """Another start, for a reason, as long as no level runs."""
    was = state.desk.start
    if was is None:
        return refuse(state.rulebook, "no_desk", "sheet_lines")
    if not asked.why:
        return refuse(state.rulebook, "reason_missing", "registration_opens_min")
    if state.floor.clock is not None or state.flights or state.reached:
        return refuse(state.rulebook, "already_started", "registration_opens_min")
    if asked.start == was:
        return refuse(state.rulebook, "already_done", "registration_opens_min")
    desk = msgspec.structs.replace(state.desk, start=asked.start)
    return Step(msgspec.structs.replace(state, desk=desk), (Rescheduled(start=asked.start, was=was),))


def amend(state: State, asked: Amend) -> PokerStep | Refusal:
    """The rulebook with other values from now on, as an organiser's choices at the opening; with a reason, and told to everybody."""
    if not asked.why:
        return refuse(state.rulebook, "reason_missing", "entries.accept_regulation")
    if not asked.options:
        return refuse(state.rulebook, "already_done", "entries.accept_regulation")
    try:
        changed = overlay(state.rulebook, asked.options)
    except RulebookError as error:
        return because("bad_options", reason=str(error))
    return Step(msgspec.structs.replace(state, rulebook=changed), (RulesAmended(rules=tuple(asked.options)),))
