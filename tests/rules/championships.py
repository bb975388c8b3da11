"""Championships for the tests: one opened, people who meet every condition, entries that stand in a stage."""

from datetime import date, datetime, timedelta, timezone
from typing import Any

from msgspec.structs import replace

from tento.championship.core.people import Person
from tento.championship.core.step import Step
from tento.championship.pairs import decisions as do
from tento.championship.pairs.opening import opened
from tento.championship.pairs.staging import arrange
from tento.championship.pairs.state import Entry, Match, State
from tento.championship.pairs.step import PairsStep
from tento.championship.pairs.tournament import decide
from tento.rulebooks.loader import load, overlay
from tento.table.refusal import Refusal

TM, FENACEF, AFIA = "truco-masters-2025", "fenacef-ix", "afia-2025"
BRASILIA = timezone(timedelta(hours=-3))
IN_TIME = datetime(2025, 9, 20, 12, tzinfo=BRASILIA)
DAY = datetime(2025, 10, 25, 14, tzinfo=BRASILIA)


def championship(name: str, **sections: Any) -> State:
    """A championship under this rulebook that nobody has entered, with these keys of its sections changed."""
    return opened(overlay(load(name), sections), "test")


def person(name: str, **changes: Any) -> Person:
    """Somebody who meets every condition of the Truco Masters."""
    rules = load(TM).championship
    assert rules is not None
    keys: dict[str, Any] = {
        "born": date(1990, 1, 1),
        "residence": "BR",
        "domicile": "BR",
        "declared": rules.entries.declarations,
        "accepted_version": "1",
    }
    return Person(name=name, **(keys | changes))


def form(entry: str = "one", people: tuple[Person, ...] | None = None, **changes: Any) -> do.Register:
    """A registration that is in order."""
    both = (person(f"{entry} a"), person(f"{entry} b")) if people is None else people
    keys: dict[str, Any] = {"by": both[0].name if both else "", "at": IN_TIME, "entry": entry, "people": both, "channel": "online"}
    return do.Register(**(keys | changes))


def code(found: PairsStep | Refusal) -> str:
    """The code of a refusal; `done` for what was allowed."""
    return found.code if isinstance(found, Refusal) else "done"


def after(state: State, *decisions: do.Decision) -> State:
    """The state after decisions that are all allowed."""
    for decision in decisions:
        found = decide(state, decision)
        assert isinstance(found, Step), found
        state = found.state
    return state


def field(state: State, *names: str) -> State:
    """The championship with these entries selected, summoned and signed, its list closed; each is its own delegation."""
    documents = state.rules.entries.documents
    for number, name in enumerate(names, 1):
        people = tuple(person(f"{name}{place}") for place in range(state.rules.entries.starters))
        entry = Entry(id=name, number=number, origin="applied", delegation=name, people=people, status="selected", summoned=True)
        signed = frozenset((place, document) for place in range(len(people)) for document in documents)
        state = state.with_entry(replace(entry, signed=signed))
    counts = state.delegations.update(dict.fromkeys(names, 1))
    return replace(state, phase="closed", numbered=len(names), places_taken=len(names), delegations=counts)


def stage(state: State, name: str, *names: str) -> State:
    """These entries in one group, or in the places of a bracket from top to bottom."""
    return arrange(field(state, *names), name, (names,)).state


def between(state: State, first: str, second: str) -> Match:
    """The match of these two."""
    return next(match for match in state.matches.values() if set(match.sides) == {first, second})


def clock(state: State) -> datetime:
    """The hour of the event: that of the last decision, not before the day of play."""
    return DAY if state.now is None else max(DAY, state.now)


def begin(state: State, match: Match) -> State:
    """The match under way, everybody seated."""
    now = clock(state)
    here = [do.CheckIn(by="desk", at=now, match=match.id, entry=str(side)) for side in match.sides]
    return after(state, *here, do.Start(by="desk", at=now, match=match.id))


def sheet(state: State, match: Match, *partidas: tuple[int, int]) -> do.Report:
    """The sheet of a match with every signature."""
    people = [one.name for side in match.sides for one in state.entries[str(side)].people]
    return do.Report(by="desk", at=clock(state), match=match.id, partidas=partidas, signed=(*people, "referee"))


def play(state: State, first: str, second: str, *partidas: tuple[int, int]) -> State:
    """The match of these two played, the first one's points first."""
    match = between(state, first, second)
    scores = partidas if match.sides[0] == first else tuple((b, a) for a, b in partidas)
    state = begin(state, match)
    return after(state, sheet(state, match, *scores))
