"""The kinds of championships that can be held, by what the championship of a rulebook says. Nobody else needs to know them apart."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from tento.championship.core import tournament as contract
from tento.championship.core.beside import Beside
from tento.championship.core.codes import because
from tento.championship.core.decisions import DecisionBase, Opening
from tento.championship.core.draw import FalseDraw
from tento.championship.core.eligibility import conditions_met
from tento.championship.core.opening import Refused
from tento.championship.core.telling import Note
from tento.championship.core.tournament import AnyStep, Tournament, Transition, opens, read, transitions
from tento.championship.core.without_people import read_without
from tento.championship.pairs import tournament as pairs
from tento.championship.poker import tournament as poker
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

TOURNAMENTS: Final[Mapping[str, Tournament]] = {pairs.kind: pairs, poker.kind: poker}


def tournament_of(rulebook: Rulebook) -> Tournament | Refusal:
    """The kind of championship that this rulebook holds; refused where it has none."""
    if rulebook.championship is None:
        return because("no_championship", rulebook=rulebook.name)
    return TOURNAMENTS[rulebook.championship.kind]


def open_event(rulebook: Rulebook, opening: Opening) -> AnyStep | Refusal:
    """The event that an opening begins under a rulebook, or why it cannot be held."""
    kind = tournament_of(rulebook)
    return kind if isinstance(kind, Refusal) else contract.opened(kind, rulebook, opening)


def decide(state: Any, decision: DecisionBase) -> AnyStep | Refusal:
    """The state of an event after a decision with what it brought about, or why the decision may not be made."""
    kind = tournament_of(state.rulebook)
    return kind if isinstance(kind, Refusal) else kind.decide(state, decision)


def fold(rulebook: Rulebook, log: Iterable[DecisionBase]) -> Any:
    """The state that decisions lead to, the opening first. Refused for what the rules refuse."""
    kind = tournament_of(rulebook)
    if isinstance(kind, Refusal):
        raise Refused(0, kind)
    return contract.fold(kind, rulebook, log)


class Replayed(NamedTuple):
    """An event as its log tells it: every decision with what followed from it."""

    tournament: Tournament
    transitions: Sequence[Transition]
    beside: Beside

    @property
    def state(self) -> Any:
        """Where the log leads."""
        return self.transitions[-1].state

    @property
    def log(self) -> list[Any]:
        """The decisions."""
        return [one.decision for one in self.transitions]

    @property
    def diary(self) -> list[Note]:
        """What the log tells."""
        return list(self.tournament.tell(self.transitions))

    @property
    def draws(self) -> Mapping[str, Any]:
        """The transcript of every draw, by its name."""
        return self.tournament.draws(self.state, self.log)


def replay(text: str, rulebook: Rulebook, beside: Beside | None = None) -> Replayed:
    """The event of a log with the people beside it. LogError for what is not to be trusted, Refused for what the rules refuse."""
    kind = tournament_of(rulebook)
    if isinstance(kind, Refusal):
        raise Refused(1, kind)
    if any(opens(one, text) for one in TOURNAMENTS.values() if one is not kind):
        raise Refused(1, because("wrong_rulebook", rulebook=rulebook.name))
    return Replayed(kind, tuple(transitions(kind, rulebook, read(kind, text, beside))), Beside() if beside is None else beside)


def verify(text: str, rulebook: Rulebook, beside: Beside | None = None) -> tuple[str, FalseDraw] | None:
    """Makes every decision of a log again and redoes every draw: the first false draw, None if all are true. Raises as `replay` does."""
    found = replay(text, rulebook, beside)
    return found.tournament.false_draw(found.draws)


class Unseen(NamedTuple):
    """An event whose people are not at hand: what its lines lead to all the same, and how many forms, names and texts were not seen."""

    replayed: Replayed
    missing: Mapping[str, int]


def replay_without_people(text: str, rulebook: Rulebook) -> Unseen:
    """The event of a log without the file of its people: every line, decision and draw is checked, but no form against its hash."""
    kind = tournament_of(rulebook)
    if isinstance(kind, Refusal):
        raise Refused(1, kind)
    championship = rulebook.championship
    assert championship is not None, "a rulebook of some kind has one"
    read_so = read_without(kind, text, conditions_met(championship.entries))
    found = Replayed(kind, tuple(transitions(kind, rulebook, read_so.decisions)), read_so.beside)
    return Unseen(found, {str(what): many for what, many in read_so.missing.items()})


class _Kind(msgspec.Struct, frozen=True):
    """What every transcript names: the kind of championship whose draw it tells."""

    tournament: str


def read_draws(raw: bytes) -> tuple[Tournament, Any]:
    """A transcript, or a list of them, as JSON, with the kind that it names. DecodeError for what names none.

    An empty list tells of no draw, whatever the kind.
    """
    found = msgspec.json.decode(raw)
    if found == []:
        return next(iter(TOURNAMENTS.values())), found
    named = msgspec.convert(found[0] if isinstance(found, list) else found, _Kind).tournament
    kind = TOURNAMENTS.get(named)
    if kind is None:
        raise msgspec.ValidationError(f"{named[:40]!r} is no kind of championship: {', '.join(TOURNAMENTS)}")
    wanted: Any = kind.Transcript
    return kind, msgspec.convert(found, list[wanted] if isinstance(found, list) else wanted)
