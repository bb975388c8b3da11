"""A championship of pairs as everybody may see it, and its entries for those who may read more."""

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from tento.championship.core.people import Person
from tento.championship.pairs.advancing import form_of
from tento.championship.pairs.entry_numbers import number_of
from tento.championship.pairs.fixtures import group_name
from tento.championship.pairs.honours import delegations, places
from tento.championship.pairs.ranking import tables
from tento.championship.pairs.scores import Result
from tento.championship.pairs.standings import Table
from tento.championship.pairs.state import NOBODY, Entry, Match, Sheet, StageState, State, in_order
from tento.club.events.pairs.agreement import table_name
from tento.texts.language import Lang
from tento.texts.papers.championship import paper
from tento.web.api.events.messages import EntryKept, PersonKept
from tento.web.api.events.pairs_messages import (
    AboutShown,
    DelegationPoints,
    EventDraw,
    EventEntry,
    EventGroup,
    EventMatch,
    EventResult,
    EventSheet,
    EventStage,
    EventStanding,
    PairsShown,
)

MatchStatus = Literal["waiting", "ready", "called", "playing", "sheet", "disputed", "over"]


def pairs_shown(state: State, lang: Lang) -> PairsShown:
    """The whole championship: entries by name, stages with their tables and brackets, matches with their results."""
    matches = [state.matches[name] for stage in state.stages for name in stage.matches]
    called = [match for match in matches if match.table is not None and match.result is None]
    return PairsShown(
        phase=state.phase,
        version=state.version,
        opens=state.opens,
        closes=state.closes,
        day=state.event_on,
        entries=tuple(_entry(state, entry) for entry in in_order(state)),
        stages=tuple(_stage(state, stage, lang) for stage in state.stages),
        matches=tuple(_in_play(state, match) for match in matches),
        calls=tuple(match.id for match in sorted(called, key=lambda one: (str(one.starts or ""), one.table or 0))),
        places=places(state),
        delegations=_delegations(state),
        champion=state.champion,
        about=about_shown(state),
    )


def _delegations(state: State) -> tuple[DelegationPoints, ...]:
    counted = delegations(state) if state.champion is not None and state.rules.honours.delegation_points else {}
    best = sorted(counted.items(), key=lambda one: (-one[1], one[0]))
    return tuple(DelegationPoints(name=name, points=points) for name, points in best)


def about_shown(state: State) -> AboutShown:
    """Where the event is held, who answers for it, sponsors and prizes."""
    told = state.about
    return AboutShown(venue=told.venue, contact=told.contact, sponsors=told.sponsors, prizes=told.prizes)


def _entry(state: State, entry: Entry) -> EventEntry:
    return EventEntry(
        id=entry.id,
        number=entry.number,
        label=number_of(state, entry.id),
        people=tuple(person.name for person in entry.people),
        delegation=entry.delegation,
        status=entry.status,
        matches=entry.matches,
    )


def _stage(state: State, stage: StageState, lang: Lang) -> EventStage:
    kind = state.rules.stages[stage.name].kind
    grouped = stage.drawn and kind != "knockout"
    own = [state.matches[name] for name in stage.matches]
    return EventStage(
        name=stage.name,
        title=paper(lang).get(f"stage/{stage.name}", stage.name),
        kind=kind,
        drawn=stage.drawn,
        closed=stage.closed,
        draw=_draw(stage),
        groups=tuple(_group(place, one) for place, one in enumerate(tables(state, stage))) if grouped else (),
        rounds=() if grouped else _rounds(own),
        advanced=stage.advanced,
    )


def _draw(stage: StageState) -> EventDraw | None:
    one = stage.announced
    if one is None:
        return None
    return EventDraw(listed=one.listed, commitment=one.commitment, source=one.source, seed=stage.seed, numbers=stage.numbers)


def _group(place: int, table: Table) -> EventGroup:
    rows = {row.entry: row for row in table.rows}
    lines: list[EventStanding] = []
    for level in table.order.places:
        stands = len(lines) + 1
        for name in level:
            known = {key: getattr(rows[name], key) for key in rows[name].__struct_fields__}
            lines.append(EventStanding(place=stands, **known))
    return EventGroup(name=group_name(place), rows=tuple(lines))


def _rounds(matches: Sequence[Match]) -> tuple[tuple[str, ...], ...]:
    turns = sorted({match.round for match in matches})
    return tuple(tuple(match.id for match in matches if match.round == turn) for turn in turns)


def match_shown(match: Match) -> EventMatch:
    """One match."""
    return EventMatch(
        id=match.id,
        stage=match.stage,
        round=match.round,
        place=match.place,
        group=match.group,
        sides=(match.sides[0] or None, match.sides[1] or None),
        bye=NOBODY in match.sides,
        feeds=match.feeds,
        table=match.table,
        starts=match.starts,
        status=_status(match),
        present=tuple(sorted(match.present)),
        sheets=() if match.result is not None else tuple(map(_sheet, (*filter(None, (match.sheet,)), *match.disputed))),
        result=None if match.result is None else result_shown(match.result),
        record=None if match.sheet is None else match.sheet.record,
    )


def _in_play(state: State, match: Match) -> EventMatch:
    """One match, with its clock while it is played, and its live table while that is online."""
    shown = match_shown(match)
    if match.result is not None:
        return shown
    if match.started:
        form = form_of(state, match)
        shown = replace(shown, began=match.began, clock=form.clock_min, overtime=form.overtime_min)
    return replace(shown, live=table_name(state, match)) if match.online else shown


def _status(match: Match) -> MatchStatus:
    if match.result is not None:
        return "over"
    if match.disputed:
        return "disputed"
    if match.sheet is not None:
        return "sheet"
    if match.started:
        return "playing"
    if not all(match.sides):
        return "waiting"
    return "ready" if match.table is None and match.starts is None else "called"


def _sheet(sheet: Sheet) -> EventSheet:
    return EventSheet(result=result_shown(sheet.result), reported=len(sheet.reported_by), signed=len(sheet.signed))


def result_shown(result: Result) -> EventResult:
    """A result, first side first."""
    return EventResult(winner=result.winner, how=result.how, partidas=result.partidas, points=result.points)


def entries_kept(state: State, own: frozenset[str] | None, personal: bool) -> list[EntryKept]:
    """The entries, or those of `own` alone; what is personal only where it may be read."""
    return [_kept(entry, personal) for entry in in_order(state) if own is None or entry.id in own]


def _kept(entry: Entry, personal: bool) -> EntryKept:
    return EntryKept(
        id=entry.id,
        number=entry.number,
        names=tuple(person.name for person in entry.people),
        delegation=entry.delegation,
        status=entry.status,
        confirmed=tuple(sorted(entry.confirmed)),
        summoned=entry.summoned,
        summoned_at=entry.summoned_at,
        summoned_by=entry.summoned_by if personal else "",
        signed=tuple(sorted(entry.signed)),
        paid=entry.paid,
        refunded=entry.refunded,
        sanctions=entry.sanctions,
        people=tuple(map(person_kept, entry.people)) if personal else (),
    )


def person_kept(person: Person) -> PersonKept:
    """A person as far as those who may read all are told."""
    return PersonKept(
        name=person.name,
        cpf=None if person.cpf is None else person.cpf.shown,
        born=person.born,
        residence=person.residence,
        domicile=person.domicile,
        foreigner=person.foreigner,
        ties=person.ties,
        declared=person.declared,
    )
