"""Stages: announcing and running a draw, lots, and the closing that freezes a list."""

import re
from typing import Final

from msgspec.structs import replace

from tento.championship.core.draw import FalseDraw, drawn_order
from tento.championship.core.step import Step, for_each, then
from tento.championship.pairs import decisions as do
from tento.championship.pairs import events as ev
from tento.championship.pairs.advancing import settle_idle
from tento.championship.pairs.fixtures import THIRD, group_matches, knockout_matches
from tento.championship.pairs.honours import delegations
from tento.championship.pairs.placing import Shape, Transcript, placed
from tento.championship.pairs.plan import too_many_matches
from tento.championship.pairs.ranking import Finish, finish, lots_owed
from tento.championship.pairs.readiness import not_ready
from tento.championship.pairs.state import NOBODY, Announced, Match, StageState, State, refuse, selected
from tento.championship.pairs.step import PairsStep
from tento.rulebooks.championship.pairs import Stage
from tento.rulebooks.enforced import enforces
from tento.table.refusal import Refusal

_HASH: Final = re.compile("[0-9a-f]{64}")


def entrants_of(state: State, name: str) -> tuple[str, ...] | Refusal:
    """Who comes into a stage: the field, or those whom the stage before sent on once it was closed."""
    names = [stage.name for stage in state.stages]
    if name not in names:
        return refuse(state, "no_such_stage", stage=name)
    place = names.index(name)
    if place == 0:
        return tuple(entry.id for entry in selected(state))
    before = state.stages[place - 1]
    if not before.closed:
        return refuse(state, "stage_open", stage=before.name)
    return tuple(entry for entry in before.advanced if not state.entries[entry].out)


@enforces("draw.after_entries_close")
def announce_draw(state: State, asked: do.AnnounceDraw) -> PairsStep | Refusal:
    """The numbered list and the commitment, once entries are closed. A draw already made is only replaced aloud, and before play."""
    entrants = entrants_of(state, asked.stage)
    if isinstance(entrants, Refusal):
        return entrants
    if state.rules.draw.after_entries_close and state.phase == "entries":
        return refuse(state, "entries_open", "draw.after_entries_close")
    if sorted(asked.listed) != sorted(entrants):
        return refuse(state, "list_differs", stage=asked.stage)
    stage = _the(state, asked.stage)
    refusal = not_ready(state, asked.listed) or _not_announceable(state, stage, asked)
    refusal = refusal or too_many_matches(state.rulebook, stage.name, len(entrants))
    if refusal is not None:
        return refusal
    if stage.drawn and any(state.matches[name].started or _played(state.matches[name]) for name in stage.matches):
        return refuse(state, "stage_under_way", stage=asked.stage)
    announced = Announced(listed=asked.listed, commitment=asked.commitment, source=asked.source)
    fresh = _undrawn(state, stage).with_stage(StageState(name=stage.name, announced=announced))
    return Step(fresh, (ev.DrawAnnounced(stage=stage.name, again=stage.drawn, articles=state.rulebook.cites("draw.method")),))


def _not_announceable(state: State, stage: StageState, asked: do.AnnounceDraw) -> Refusal | None:
    """A commitment is a hash, and one that was revealed is worth nothing. The same list is announced again only with a reason."""
    before = stage.announced
    if not _HASH.fullmatch(asked.commitment):
        return refuse(state, "bad_commitment", "draw.method", stage=asked.stage)
    if before is not None and not asked.why and (stage.drawn or sorted(before.listed) == sorted(asked.listed)):
        return refuse(state, "reason_missing", "draw.method", stage=asked.stage)
    if any(one.drawn and one.announced is not None and one.announced.commitment == asked.commitment for one in state.stages):
        return refuse(state, "bad_commitment", "draw.method", stage=asked.stage)
    return None


def _played(match: Match) -> bool:
    return match.result is not None and match.result.how != "bye"


def _undrawn(state: State, stage: StageState) -> State:
    """The state without the matches of a draw that is being replaced."""
    for name in stage.matches:
        match = state.matches[name]
        state = replace(state, matches=state.matches.discard(name))
        for side in match.sides:
            if side:
                entry = state.entries[side]
                state = state.with_entry(replace(entry, matches=tuple(one for one in entry.matches if one != name)))
    return state


def run_draw(state: State, asked: do.RunDraw) -> PairsStep | Refusal:
    """The draw that follows from the list announced, the seed committed to and the numbers; its matches, and its byes.

    Whoever came or left since the announcement makes it another list, which is announced anew.
    """
    stage = state.stage(asked.stage)
    if stage is None or stage.announced is None:
        return refuse(state, "not_announced", stage=asked.stage)
    if stage.drawn:
        return refuse(state, "already_drawn", stage=asked.stage)
    entrants = entrants_of(state, asked.stage)
    if isinstance(entrants, Refusal):
        return entrants
    if sorted(stage.announced.listed) != sorted(entrants):
        return refuse(state, "list_differs", stage=asked.stage)
    order = drawn_order(stage.announced.listed, stage.announced.commitment, asked.seed, asked.numbers)
    if isinstance(order, FalseDraw):
        return refuse(state, "false_draw", stage=asked.stage, reason=order.why)
    rules = state.rules.stages[asked.stage]
    where = placed(state.rules.draw, _shape(rules), order, stage.announced.listed, delegations_of(state, order))
    drawn = replace(stage, seed=asked.seed, numbers=asked.numbers, entrants=order)
    return arrange(state.with_stage(drawn), asked.stage, where)


def arrange(state: State, name: str, where: tuple[tuple[str, ...], ...]) -> PairsStep:
    """The matches of a stage whose groups, or whose bracket places, are these; byes settle themselves."""
    matches = tuple(_fixtures(state, name, where))
    stage = replace(_the(state, name), drawn=True, groups=where, matches=tuple(match.id for match in matches))
    order = stage.entrants or tuple(entry for part in where for entry in part if entry)
    drawn = _with_matches(state.with_stage(replace(stage, entrants=order)), matches)
    idle = (match for match in matches if NOBODY in match.sides or match.id == f"{name}/{THIRD}")
    return for_each(Step(drawn, (ev.Drawn(stage=name, order=order),)), lambda now, match: settle_idle(Step(now), match), idle)


def _shape(rules: Stage) -> Shape:
    return Shape(rounds=rules.rounds) if rules.kind == "knockout" else Shape(groups=rules.groups or 1)


def _fixtures(state: State, name: str, where: tuple[tuple[str, ...], ...]) -> tuple[Match, ...]:
    rules = state.rules.stages[name]
    if rules.kind != "knockout":
        return tuple(group_matches(name, where, rules.rounds or 1))
    third = name == state.stages[-1].name and state.rules.honours.third_place == "match"
    return tuple(knockout_matches(name, where[0], rules.rounds, third, _beaten_before(state) if third else ()))


def _beaten_before(state: State) -> tuple[str, ...]:
    """Whom the last round before the last stage has beaten, of those who do not play on."""
    before = state.stages[-2] if len(state.stages) > 1 else None
    if before is None or state.rules.stages[before.name].kind != "knockout":
        return ()
    return tuple(name for level in before.ranking[1:2] for name in level if name not in before.advanced)


def _with_matches(state: State, matches: tuple[Match, ...]) -> State:
    own: dict[str, list[str]] = {}
    for match in matches:
        for side in match.sides:
            if side:
                own.setdefault(side, []).append(match.id)
    entries = {name: replace(state.entries[name], matches=(*state.entries[name].matches, *ids)) for name, ids in own.items()}
    return replace(state, matches=state.matches.update({m.id: m for m in matches}), entries=state.entries.update(entries))


def delegations_of(state: State, names: tuple[str, ...]) -> dict[str, str]:
    """The delegation of each entry that has one."""
    found = ((name, state.entries[name].delegation) for name in names)
    return {name: delegation for name, delegation in found if delegation is not None}


def transcript_of(state: State, name: str) -> Transcript | None:
    """All that anyone needs to redo the draw of a stage; None until it was made."""
    stage = state.stage(name)
    if stage is None or stage.announced is None or not stage.drawn:
        return None
    rules, draw = state.rules.stages[name], state.rules.draw
    return Transcript(
        stage=name,
        listed=stage.announced.listed,
        commitment=stage.announced.commitment,
        source=stage.announced.source,
        seed=stage.seed,
        numbers=stage.numbers,
        order=stage.entrants,
        groups=stage.groups,
        kind=rules.kind,
        method=draw.method,
        seeds=draw.seeds,
        rounds=rules.rounds,
        delegations=delegations_of(state, stage.entrants) if draw.apart == "delegations" else {},
    )


def draw_lots(state: State, asked: do.DrawLots) -> PairsStep | Refusal:
    """Lots between entries that nothing else tells apart, drawn once."""
    stage = state.stage(asked.stage)
    if stage is None or not stage.drawn or stage.closed:
        return refuse(state, "stage_closed" if stage and stage.closed else "no_such_stage", stage=asked.stage)
    owed = lots_owed(state, stage, asked.order)
    if isinstance(owed, Refusal):
        return owed
    if not any(set(asked.order) == set(tie) and len(asked.order) == len(tie) for tie in owed):
        return refuse(state, "no_lots_needed", "standings.tiebreaks", stage=asked.stage)
    drawn = state.with_stage(replace(stage, lots=(*stage.lots, asked.order)))
    return Step(drawn, (ev.LotsDrawn(stage=asked.stage, order=asked.order, articles=state.rulebook.cites("standings.tiebreaks")),))


def close_stage(state: State, asked: do.CloseStage) -> PairsStep | Refusal:
    """Freezes the list of a stage in which everything is decided; the last one has a champion."""
    stage = state.stage(asked.stage)
    if stage is None or not stage.drawn:
        return refuse(state, "no_such_stage", stage=asked.stage)
    if stage.closed:
        return refuse(state, "stage_closed", stage=stage.name)
    found = finish(state, stage)
    if isinstance(found, Refusal):
        return found
    if found.lots_for:
        return refuse(state, "lots_needed", "standings.tiebreaks", between=", ".join(found.lots_for[0]))
    closed = replace(stage, closed=True, ranking=found.ranking, advanced=found.advanced)
    event = ev.StageClosed(stage=stage.name, ranking=found.ranking, advanced=found.advanced)
    step: PairsStep = Step(state.with_stage(closed), (event,))
    return _crowned(step, found) if stage.name == state.stages[-1].name else step


def _crowned(step: PairsStep, found: Finish) -> PairsStep:
    """The champion is who won the final, or leads the league; where nobody did there is none."""
    if len(found.advanced) != 1:
        return step
    champion = found.advanced[0]
    state = replace(step.state, champion=champion)
    return then(step, state, ev.Crowned(entry=champion), *_scored(state))


def _scored(state: State) -> list[ev.DelegationScored]:
    """What each delegation gets for the places of its entries, where the regulation counts it."""
    if not state.rules.honours.delegation_points:
        return []
    cites = state.rulebook.cites("honours.delegation_points")
    return [ev.DelegationScored(delegation=name, points=points, articles=cites) for name, points in delegations(state).items()]


def _the(state: State, name: str) -> StageState:
    return next(stage for stage in state.stages if stage.name == name)
