"""Regional variants (art. 8): another value of an option, for this partida alone, with three recorded consents."""

from typing import Any

from msgspec.structs import replace

from tento.games.tranca.rules import events as ev
from tento.games.tranca.rules.actions import Consent, Propose
from tento.games.tranca.rules.state import Proposal, State
from tento.games.tranca.rules.verdict import cites, refuse
from tento.rulebooks.enforced import enforces
from tento.rulebooks.loader import RulebookError, overlay
from tento.table.refusal import Refusal
from tento.table.seats import PAIR_NAMES, REFEREE, Actor, Seat, pair_of


def _who(actor: Actor) -> str:
    return REFEREE if actor == REFEREE else PAIR_NAMES[pair_of(Seat(int(actor)))]


@enforces("variant_consents")
def verify_propose(state: State, seat: Seat, action: Propose) -> Refusal | None:  # noqa: ARG001 - any seat may ask
    """Before the first deal of the partida, one proposal at a time, for a point that the rulebook lists as open."""
    if state.stage != "shuffle" or state.rodadas or state.proposal is not None:
        return refuse(state, "wrong_moment", "variant_consents")
    open_points = {option.rule for option in state.rulebook.options if option.alternatives}
    if action.option not in open_points or _changed(state, action.option, action.value) is None:
        return refuse(state, "unknown_action", "variant_consents", option=action.option)
    return None


def _changed(state: State, option: str, value: Any) -> State | None:
    """The table with this value of the option; None if the option may not hold it."""
    try:
        rulebook = overlay(state.rulebook, {option: value})
    except RulebookError:
        return None
    return replace(state, rulebook=rulebook, rules=rulebook.values)


def propose(state: State, events: ev.Events, seat: Seat, action: Propose) -> State:
    """The pair that asks has agreed already."""
    articles = cites(state, "variant_consents")
    events.append(ev.VariantProposed(seat=seat, option=action.option, value=action.value, articles=articles))
    return replace(state, proposal=Proposal(action.option, action.value, (_who(seat),)))


@enforces("variant_consents")
def verify_consent(state: State, actor: Actor, action: Consent) -> Refusal | None:  # noqa: ARG001 - either answer is heard
    """The referee and the other pair answer, each once."""
    if state.proposal is None or _who(actor) in state.proposal.agreed:
        return refuse(state, "wrong_moment", "variant_consents")
    return None


@enforces("variant_consents")
def consent(state: State, events: ev.Events, actor: Actor, action: Consent) -> State:
    """With all three the value is changed for this partida; one refusal and the regulation prevails."""
    proposal = state.proposal
    assert proposal is not None, "verified"
    events.append(ev.VariantAnswered(who=_who(actor), agree=action.agree))
    if not action.agree:
        return _settled(state, events, proposal, agreed=False)
    proposal = replace(proposal, agreed=(*proposal.agreed, _who(actor)))
    if set(proposal.agreed) == set(state.rules.variant_consents):
        return _settled(state, events, proposal, agreed=True)
    return replace(state, proposal=proposal)


def _settled(state: State, events: ev.Events, proposal: Proposal, *, agreed: bool) -> State:
    articles = cites(state, "variant_consents")
    events.append(ev.VariantSettled(option=proposal.option, value=proposal.value, agreed=agreed, articles=articles))
    state = replace(state, proposal=None)
    changed = _changed(state, proposal.option, proposal.value) if agreed else None
    return state if changed is None else replace(changed, agreed=(*state.agreed, (proposal.option, proposal.value)))
