"""An entry that plays no more, and what becomes of its matches."""

from msgspec.structs import replace

from tento.championship.core.step import Step
from tento.championship.pairs import events as ev
from tento.championship.pairs.advancing import settle_idle
from tento.championship.pairs.state import State, Status
from tento.championship.pairs.step import PairsStep
from tento.rulebooks.enforced import enforces


@enforces("discipline.past_results")
def leave(state: State, name: str, status: Status, rule: str) -> PairsStep:
    """Takes an entry out. Matches that it has not played go to the opponents; what it has played stands, or is annulled in a group.

    Before the draw it only makes room; whoever leaves of their own will may enter again.
    """
    entry = state.entries[name]
    out = state.with_entry(replace(entry, status=status, playing=None))
    if entry.status == "selected":
        out = replace(out, places_taken=out.places_taken - 1)
    if status == "withdrawn":
        out = _forgotten(out, name)
    step: PairsStep = Step(out, (ev.LeftOut(entry=name, status=status, articles=state.rulebook.cites(rule)),))
    for match in entry.matches:
        step = _unplayed(step, match)
    return step


def _forgotten(state: State, name: str) -> State:
    """The people and the delegation of an entry are free again."""
    entry = state.entries[name]
    people = state.people
    for person in entry.people:
        for key in person.known_as:
            people = people.discard(key)
    delegations = state.delegations
    if entry.delegation is not None:
        delegations = delegations.insert(entry.delegation, delegations[entry.delegation] - 1)
    return replace(state, people=people, delegations=delegations)


def _unplayed(step: PairsStep, name: str) -> PairsStep:
    match = step.state.matches[name]
    stage = step.state.stage(match.stage)
    if stage is None or stage.closed:
        return step
    if match.result is not None and match.group is not None and step.state.rules.discipline.past_results == "annulled":
        match = replace(match, result=None, sheet=None)
    if match.result is not None:
        return step
    match = replace(match, started=False, disputed=())
    return settle_idle(Step(step.state.with_match(match), step.events), match)
