"""The board of a championship of pairs: matches at their tables with clocks, sheets and signatures, and what is still to be done."""

from collections.abc import Iterable
from datetime import UTC, datetime
from itertools import islice

import msgspec

from tento.championship.core.roles import Role, authorities, name_of
from tento.championship.pairs import decisions as do
from tento.championship.pairs.advancing import form_of
from tento.championship.pairs.correcting import later
from tento.championship.pairs.ranking import finish
from tento.championship.pairs.sheets import signers
from tento.championship.pairs.slots import length, proposals
from tento.championship.pairs.state import Entry, Match, Sheet, StageState, State, in_order
from tento.club.events.venue.actors import Standing
from tento.club.events.venue.championship import Championship
from tento.table.refusal import Refusal
from tento.web.api.events.board_messages import (
    BoardEntry,
    BoardIncident,
    BoardMatch,
    BoardProposal,
    BoardRules,
    BoardSanction,
    BoardSheet,
    BoardShown,
    BoardSigner,
    BoardStage,
    Pair,
)
from tento.web.api.events.pairs import result_shown

READS_BOARD: tuple[Role, ...] = ("organiser", "director", "referee", "committee", "desk")
"""Who sees the whole board; players see their own matches."""
PROPOSED = 500
"""So many of the next matches are proposed a table and an hour; nobody calls more at once."""
CITED = (
    "matches.check_in_min", "matches.tolerance_min", "matches.late", "matches.absence", "matches.sheet", "matches.players_report",
    "discipline.sanctions", "discipline.appeal", "discipline.unforeseen", "partida_time_limit_min", "overtime_min", "time_tie_rule",
    "draw.method", "standings.tiebreaks", "entries.substitution",
)  # fmt: skip


class _Written(msgspec.Struct, frozen=True):
    """What a sheet said beyond its result."""

    partidas: tuple[Pair, ...]
    first_mao: str | None


Written = dict[tuple[str, datetime, str], _Written]
"""By the match, the moment and who handed it in."""


def board_shown(found: Championship, state: State, theirs: Standing) -> BoardShown:
    """The whole board for those who run the event; for players their own matches and the rules."""
    now = found.now()
    own = None if theirs.has(*READS_BOARD) else frozenset(theirs.entries)
    everything = own is None
    shown = [match for match in _matches(state) if own is None or own & set(match.sides)]
    written = _written(found, shown)
    at = datetime.fromtimestamp(now / 1000, UTC)
    incidents = [one for one in state.incidents if own is None or one.entry in own]
    return BoardShown(
        number=found.number,
        now=now,
        tables=state.hall,
        rules=_rules(state, theirs),
        values=msgspec.to_builtins(state.rulebook.values),
        matches=tuple(_match(state, match, written) for match in shown),
        entries=tuple(_entry(state, entry) for entry in in_order(state) if own is None or entry.id in own),
        stages=tuple(_stage(state, stage) for stage in state.stages if stage.drawn and not stage.closed) if everything else (),
        proposals=tuple(BoardProposal(**one._asdict()) for one in islice(proposals(state, at), PROPOSED)) if everything else (),
        incidents=tuple(BoardIncident(**{key: getattr(one, key) for key in BoardIncident.__struct_fields__}) for one in incidents),
    )


def _matches(state: State) -> Iterable[Match]:
    return (state.matches[name] for stage in state.stages for name in stage.matches)


def _written(found: Championship, matches: Iterable[Match]) -> Written:
    """What the last sheets of these matches said in full; official results keep their sums alone."""
    wanted = {match.id for match in matches if match.sheet is not None or match.disputed}
    sheets: Written = {}
    for made in found.event.made if wanted else ():
        one = made.decision
        if isinstance(one, do.Scored) and one.match in wanted:
            sheets[one.match, one.at, name_of(one.by)] = _Written(one.partidas, one.first_mao)
    return sheets


def _match(state: State, match: Match, written: Written) -> BoardMatch:
    form, known = form_of(state, match), all(match.sides)
    sheets = match.disputed or tuple(filter(None, (match.sheet,)))
    return BoardMatch(
        id=match.id,
        began=match.began,
        best_of=form.best_of,
        target=form.target,
        clock=form.clock_min,
        overtime=form.overtime_min,
        absence=form.absence_min,
        first_mao=form.tie == "overtime_then_first_mao_winner",
        minutes=int(length(state, match).total_seconds()) // 60,
        awarded=match.awarded,
        missed=tuple(sorted(match.missed)),
        later=tuple(later(state, match)) if match.result is not None else (),
        sheets=tuple(_sheet(match, sheet, written) for sheet in sheets),
        signers=_signers(state, match) if known else (),
    )


def _sheet(match: Match, sheet: Sheet, written: Written) -> BoardSheet:
    said = None if sheet.at is None else written.get((match.id, sheet.at, sheet.reported_by[0]))
    return BoardSheet(
        result=result_shown(sheet.result),
        partidas=() if said is None else said.partidas,
        first_mao=None if said is None else said.first_mao,
        reported_by=sheet.reported_by,
        signed=tuple(sorted(sheet.signed)),
        remarks=sheet.remarks,
        minutes=sheet.minutes,
        at=sheet.at,
    )


def _signers(state: State, match: Match) -> tuple[BoardSigner, ...]:
    signed = frozenset() if match.sheet is None else match.sheet.signed
    people = {person.name: (side, place) for side in match.sides if side for place, person in enumerate(state.entries[side].people)}
    found = []
    for name in signers(state, match):
        entry, person = people.get(name, (name if name in match.sides else None, None))
        found.append(BoardSigner(name=name, entry=entry, person=person, signed=name in signed))
    return tuple(found)


def _entry(state: State, entry: Entry) -> BoardEntry:
    rules = state.rules.entries
    people = range(min(len(entry.people), rules.starters))
    owed = [(place, document) for document in rules.documents for place in people if (place, document) not in entry.signed]
    silent = [place for place in people if place not in entry.confirmed] if rules.partner_confirms else []
    return BoardEntry(id=entry.id, sanctions=entry.sanctions, unsigned=tuple(owed), unconfirmed=tuple(silent))


def _stage(state: State, stage: StageState) -> BoardStage:
    left = sum(state.matches[name].result is None for name in stage.matches)
    found = finish(state, stage)
    lots = () if isinstance(found, Refusal) or not found.lots_for else found.lots_for[0]
    return BoardStage(name=stage.name, open=left, lots=lots, ready=not isinstance(found, Refusal) and not lots)


def _rules(state: State, theirs: Standing) -> BoardRules:
    matches, discipline = state.rules.matches, state.rules.discipline
    mine = {word for actor in theirs.actors for word in authorities(actor)}
    named = ((effect, discipline.imposed_by.get(effect, ("referee",))) for effect in discipline.sanctions)
    return BoardRules(
        check_in=matches.check_in_min,
        tolerance=matches.tolerance_min,
        late=matches.late,
        absence=matches.absence,
        players_report=matches.players_report,
        sanctions=tuple(BoardSanction(effect=effect, imposed_by=may, yours=bool(mine & set(may))) for effect, may in named),
        automatic=dict(discipline.automatic),
        step_by_step=discipline.ladder == "step_by_step",
        appeal=discipline.appeal,
        judge=discipline.unforeseen,
        documents=state.rules.entries.documents,
        starters=state.rules.entries.starters,
        substitution=state.rules.entries.substitution != "never",
        articles={rule: cites for rule in CITED if (cites := state.rulebook.cites(rule))},
    )
