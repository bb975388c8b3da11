"""The kinds of championships that can be held, by what the championship of a rulebook says. Nobody else needs to know them apart."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from tento.championship.core.beside import Beside
from tento.championship.core.codes import because
from tento.championship.core.eligibility import conditions_met
from tento.championship.core.opening import Refused
from tento.championship.core.telling import Note
from tento.championship.core.tournament import Tournament, Transition, opens, read, transitions
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


def read_draws(raw: bytes) -> tuple[Tournament, Any]:
    """A transcript, or a list of them, as JSON, with the kind whose draw it tells: the one that has most of its keys."""
    found = msgspec.json.decode(raw)
    first = found[0] if isinstance(found, list) and found else found
    keys = first.keys() if isinstance(first, dict) else set()
    kind = max(TOURNAMENTS.values(), key=lambda one: len(keys & set(one.Transcript.__struct_fields__)))
    wanted: Any = kind.Transcript
    return kind, msgspec.convert(found, list[wanted] if isinstance(found, list) else wanted)
