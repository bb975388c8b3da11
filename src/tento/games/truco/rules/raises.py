"""Truco, seis, nove, doze: who may raise, how far, who answers, and what running costs."""

from functools import lru_cache

from msgspec.structs import replace

from tento.games.truco.rules import events as ev
from tento.games.truco.rules.actions import Accept, Raise, Refuse
from tento.games.truco.rules.match import Events, end_mao
from tento.games.truco.rules.state import CALLED, RAN, STAYED, Mao, State, members, the_mao, with_said
from tento.games.truco.rules.verdict import Offence, Verdict, cites, not_playing, refuse
from tento.rulebooks.enforced import enforces
from tento.table.refusal import SeatFact
from tento.table.seats import Seat, other_pair, pair_of


@enforces("raise_ladder", "raise_skip_steps")
def next_values(state: State, mao: Mao) -> tuple[int, ...]:
    """The values that a raise may ask for now: the next step, or any higher one where steps may be skipped."""
    higher = _above(state.rules.raise_ladder, mao.value if mao.asked is None else mao.asked)
    return higher if state.rules.raise_skip_steps else higher[:1]


@lru_cache(1024)
def _above(ladder: tuple[int, ...], standing: int) -> tuple[int, ...]:
    return tuple(step for step in ladder if step > standing)


def verify_raise(state: State, seat: Seat, action: Raise) -> Verdict:
    """A raise: not in onze or ferro, not over the own one, one step at a time, and only when the rulebook lets it be said."""
    mao = state.mao
    if mao is None or (state.stage != "play" and (state.stage != "onze" or raises_barred_by(state, mao) is None)):
        return not_playing(state)
    if mao.thrown is not None:
        return refuse(state, "choice_pending", "multi_card_throw")
    barred = raises_barred_by(state, mao)
    if barred is not None:
        return _forbidden_raise(state, seat, barred)
    if mao.refused_by == seat:
        return refuse(state, "nothing_to_answer", "raise_reply_conflict")
    return _verify_step(state, mao, seat, action) or _verify_moment(state, mao, seat)


@enforces("onze_raises", "ferro_raises")
def raises_barred_by(state: State, mao: Mao) -> str | None:
    """The rule that bars every raise in this mão, or None."""
    kind = mao.kind
    if kind == "onze" and state.rules.onze_raises == "forbidden":
        return "onze_raises"
    if kind == "ferro" and state.rules.ferro_raises == "forbidden":
        return "ferro_raises"
    return None


@enforces("onze_illegal_raise")
def _forbidden_raise(state: State, seat: Seat, rule: str) -> Verdict:
    """A raise in onze or ferro is refused, or accepted as an offence and punished by tento."""
    if state.rules.onze_illegal_raise == "tento":
        return Offence(seat, "raise_in_special_mao", rule, by="onze_illegal_raise")
    return refuse(state, "raise_forbidden", rule)


@enforces("raise_alternation", "raise_deferred", "raise_ladder", "raise_skip_steps")
def _verify_step(state: State, mao: Mao, seat: Seat, action: Raise) -> Verdict:
    values = next_values(state, mao)
    if not values:
        return refuse(state, "max_value", "raise_ladder", value=mao.value)
    if mao.raised_by == pair_of(seat) and (mao.asked is not None or state.rules.raise_alternation == "other_pair_only"):
        return refuse(state, "own_raise", "raise_alternation", "raise_ladder")
    if mao.asked is None and mao.raised_by is not None and state.rules.raise_deferred == "reply_only":
        return refuse(state, "reply_only", "raise_deferred")
    if action.to and action.to not in values:
        return refuse(state, "wrong_step", "raise_ladder", next=values[0])
    return None


@enforces("raise_turn", "raise_window")
def _verify_moment(state: State, mao: Mao, seat: Seat) -> Verdict:
    """Anybody may raise at any time, unless the rulebook ties the first word of a raise to the turn; an answer is always in time."""
    if mao.asked is not None:
        return None
    if state.rules.raise_turn == "on_turn_only" and mao.turn != seat:
        return refuse(state, "not_your_turn", "raise_turn", turn=SeatFact(mao.turn))
    if state.rules.raise_window == "first_card_to_last_card" and not (mao.laid or mao.rodadas):
        return refuse(state, "wrong_moment", "raise_window")
    return None


def call(state: State, events: Events, seat: Seat, action: Raise) -> State:
    """Asks for a value; as an answer it accepts the value asked before."""
    mao = the_mao(state)
    to = action.to or next_values(state, mao)[0]
    events.append(ev.RaiseCalled(seat=seat, to=to, articles=cites(state, "raise_ladder")))
    value = mao.value if mao.asked is None else mao.asked
    raised = replace(mao, value=value, asked=to, asked_by=seat, raised_by=pair_of(seat), refused_by=None)
    return replace(state, mao=raised, spoken=with_said(state, seat, CALLED))


def verify_answer(state: State, seat: Seat, _action: Accept | Refuse) -> Verdict:
    """Only the pair that was asked answers, and only while a raise waits."""
    if state.stage in ("mao_over", "match_over"):
        return refuse(state, "mao_over", "raise_reply_conflict", "raise_pending")
    refusal = not_playing(state)
    if refusal is not None:
        return refusal
    mao = the_mao(state)
    if mao.asked is None:
        return refuse(state, "nothing_to_answer", "raise_reply_conflict", "raise_pending")
    if mao.raised_by == pair_of(seat):
        return refuse(state, "own_raise", "raise_alternation", "raise_ladder")
    if mao.refused_by == seat:
        return refuse(state, "nothing_to_answer", "raise_reply_conflict")
    return None


def accept(state: State, events: Events, seat: Seat, _action: Accept) -> State:
    """The mão is worth what was asked."""
    mao = the_mao(state)
    assert mao.asked is not None, "verified"
    events.append(ev.RaiseAccepted(seat=seat, value=mao.asked, articles=cites(state, "raise_ladder", "raise_reply_conflict")))
    return replace(state, mao=replace(mao, value=mao.asked, asked=None, refused_by=None), spoken=with_said(state, seat, STAYED))


@enforces("refusal_points", "raise_reply_conflict")
def run(state: State, events: Events, seat: Seat, _action: Refuse) -> State:
    """The askers take what the mão was worth before; where a refusal needs both partners, the first one only waits."""
    mao = the_mao(state)
    assert mao.asked is not None, "verified"
    both = state.rules.raise_reply_conflict == "any_accept_wins" and len(members(state, pair_of(seat))) == 2
    final = not both or mao.refused_by is not None
    events.append(ev.RaiseRefused(seat=seat, final=final))
    state = replace(state, spoken=with_said(state, seat, RAN))
    if not final:
        return replace(state, mao=replace(mao, refused_by=seat))
    return end_mao(state, events, other_pair(pair_of(seat)), _refusal_points(state, mao.asked), "refused", "refusal_points")


def _refusal_points(state: State, asked: int) -> int:
    return state.rules.refusal_points[state.rules.raise_ladder.index(asked)]
