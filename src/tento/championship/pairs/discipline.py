"""Discipline: what may be imposed, what it does to the score, and who judges what nobody foresaw."""

from msgspec.structs import replace

from tento.championship.core.discipline import verify_listed, verify_named, verify_reason
from tento.championship.core.roles import By
from tento.championship.core.step import Step, then
from tento.championship.pairs import decisions as do
from tento.championship.pairs import events as ev
from tento.championship.pairs.acts import AT_LAST
from tento.championship.pairs.advancing import form_of, other, settle, side_of, touched
from tento.championship.pairs.leaving import leave
from tento.championship.pairs.scores import How, Result, of_partidas, walkover
from tento.championship.pairs.state import Match, State, refuse
from tento.championship.pairs.step import PairsStep
from tento.rulebooks.enforced import enforces
from tento.table.refusal import Refusal


@enforces("discipline.sanctions", "discipline.ladder", "discipline.automatic", "discipline.imposed_by")
def _may_impose(state: State, asked: do.Sanction) -> Refusal | None:
    """A sanction of the regulation's list, by whom it names; for some offences exactly one; on a ladder no step is left out.

    What follows of itself from an offence is nobody's choice, and anybody may write it down.
    """
    rules = state.rules.discipline
    fixed = rules.automatic.get(asked.offence)
    if fixed is not None:
        return None if asked.effect == fixed else refuse(state, "wrong_sanction", "discipline.automatic", effect=fixed)
    unknown = refuse(state, "no_such_sanction", "discipline.sanctions", effect=asked.effect)
    named = rules.imposed_by.get(asked.effect, () if isinstance(asked.by, str) else ("referee",))
    refusal = verify_listed(asked.effect, rules.sanctions, unknown)
    refusal = refusal or verify_named(state.rulebook, asked.by, named, "discipline.imposed_by", AT_LAST)
    if refusal is not None:
        return refusal
    if rules.ladder == "step_by_step" and rules.sanctions.index(asked.effect) > state.entries[asked.entry].sanctions:
        return refuse(state, "ladder", "discipline.ladder", effect=asked.effect)
    return verify_reason(state.rulebook, asked.why or asked.offence)


def sanction(state: State, asked: do.Sanction) -> PairsStep | Refusal:
    """Imposes a sanction; it takes effect on the match named, and from then on, never on what came before."""
    entry = state.entries.get(asked.entry)
    if entry is None or entry.out:
        return refuse(state, "no_such_entry" if entry is None else "entry_is_out", entry=asked.entry)
    match = state.matches.get(asked.match) if asked.match is not None else None
    if asked.match is not None and (match is None or asked.entry not in match.sides or not other(match, asked.entry)):
        return refuse(state, "not_in_match", entry=asked.entry, match=asked.match)
    if match is None and asked.effect in ("mao", "partida", "jogo"):
        return refuse(state, "match_missing", effect=asked.effect)
    refusal = _may_impose(state, asked) or _at_its_own_table(state, match, asked)
    if refusal is not None:
        return refusal
    if match is not None and (stage := state.stage(match.stage)) is not None and stage.closed:
        return refuse(state, "stage_closed", stage=stage.name)
    rule = "discipline.automatic" if asked.offence in state.rules.discipline.automatic else "discipline.sanctions"
    event = ev.Sanctioned(entry=entry.id, effect=asked.effect, offence=asked.offence, articles=state.rulebook.cites(rule))
    step: PairsStep = Step(state.with_entry(replace(entry, sanctions=entry.sanctions + 1)), (event,))
    return _effected(step, asked, match, rule)


def _at_its_own_table(state: State, match: Match | None, asked: do.Sanction) -> Refusal | None:
    """A mão or a partida of a match online is taken by the referee at its live table, which counts them."""
    if match is None or not match.online or match.result is not None or asked.effect not in ("mao", "partida"):
        return None
    return refuse(state, "played_online", "discipline.sanctions", match=match.id)


def _effected(step: PairsStep, asked: do.Sanction, match: Match | None, rule: str) -> PairsStep:
    if match is not None and asked.effect == "partida":
        step = _partida_lost(step, asked.entry, match)
    elif match is not None and asked.effect == "jogo":
        step = _jogo_lost(step, asked, match)
    return _disqualified(step, asked, match, rule) if asked.effect == "disqualification" else step


def _disqualified(step: PairsStep, asked: do.Sanction, match: Match | None, rule: str) -> PairsStep:
    """The entry is out before anybody moves on from its match, which goes to the other side."""
    lost = _lost(step.state, asked, match) if match is not None else None
    state = step.state.with_match(replace(match, result=lost)) if match is not None and lost is not None else step.state
    left = leave(state, asked.entry, "disqualified", rule)
    if match is None or lost is None:
        return then(step, left.state, *left.events)
    settled = settle(left.state, match, lost)
    return then(step, settled.state, *settled.events, *left.events)


def _partida_lost(step: PairsStep, entry: str, match: Match) -> PairsStep:
    """The partida goes to the other side, target to nil; the match goes on unless that decides it."""
    if match.result is not None:
        return step
    form = form_of(step.state, match)
    target = form.target or 1
    lost = (0, target) if side_of(match, entry) == 0 else (target, 0)
    marked = replace(match, awarded=(*match.awarded, lost))
    result = of_partidas(form, marked.awarded)
    if isinstance(result, str):
        return Step(step.state.with_match(marked), step.events)
    settled = settle(step.state, marked, replace(result, how="sanction"))
    return then(step, settled.state, *settled.events)


def _jogo_lost(step: PairsStep, asked: do.Sanction, match: Match) -> PairsStep:
    """The whole match goes to the other side, and whoever it takes on goes on."""
    lost = _lost(step.state, asked, match)
    if lost is None:
        return step
    settled = settle(step.state, match, lost)
    return then(step, settled.state, *settled.events)


def _lost(state: State, asked: do.Sanction, match: Match) -> Result | None:
    """The match lost, every partida to nil; what was played stays beside it as the raw score.

    A match that was over when its winner was disqualified stands, and so does one from which the next has followed.
    """
    if match.result is not None and (asked.effect == "disqualification" or _led_on(state, match)):
        return None
    played = match.result or (match.sheet.result if match.sheet is not None else None)
    how: How = "disqualification" if asked.effect == "disqualification" else "sanction"
    result = walkover(form_of(state, match), 1 if side_of(match, asked.entry) == 0 else 0, True, how)
    return replace(result, raw=(played.partidas, played.points) if played is not None else None)


def _led_on(state: State, match: Match) -> bool:
    """Whether a match that follows from this one has begun, so that its outcome can no longer change."""
    return any(touched(state, state.matches[feed[0]]) for feed in (match.feeds, match.loser_feeds) if feed is not None)


@enforces("discipline.unforeseen")
def not_the_judge(state: State, by: By) -> Refusal | None:
    """Refuses a decision by another than the judge whom the regulation names for what it does not foresee."""
    return verify_named(state.rulebook, by, (state.rules.discipline.unforeseen,), "discipline.unforeseen", AT_LAST)


def award(state: State, asked: do.Award) -> PairsStep | Refusal:
    """What the regulation does not foresee is decided by whom it names, with the reason."""
    match = state.matches.get(asked.match)
    if match is None or asked.winner not in match.sides or not asked.winner or None in match.sides:
        return refuse(state, "not_in_match", entry=asked.winner, match=asked.match)
    refusal = not_the_judge(state, asked.by) or verify_reason(state.rulebook, asked.why, "discipline.unforeseen")
    if refusal is not None:
        return refusal
    if match.result is not None:
        return refuse(state, "match_over", match=match.id)
    result = walkover(form_of(state, match), side_of(match, asked.winner), True, "committee")
    return settle(state, match, result)
