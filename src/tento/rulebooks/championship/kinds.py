"""The kinds of championships that a rulebook may hold, by the word that its `[championship]` says in `kind`."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple, get_args, get_origin

from tento.rulebooks.championship import pairs_checks, poker_checks
from tento.rulebooks.championship.checks import Fault
from tento.rulebooks.championship.pairs import PairsRules
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.championship.sections import Section
from tento.rulebooks.reading import types_of

ChampionshipRules = PairsRules | PokerTournamentRules
"""What `rulebook.championship` may be."""


class Kind(NamedTuple):
    """A kind of championship: the struct of its rules, and the function that finds rules which contradict each other."""

    struct: Any
    impossible: Callable[[Any], list[Fault]]


USUAL: Final = PairsRules.kind
"""The kind of a championship that does not say which it is."""
KINDS: Final[Mapping[str, Kind]] = MappingProxyType(
    {
        PairsRules.kind: Kind(PairsRules, pairs_checks.impossible),
        PokerTournamentRules.kind: Kind(PokerTournamentRules, poker_checks.impossible),
    }
)


def struct_of(rules: ChampionshipRules | None) -> type[Section]:
    """The struct of these rules; of a rulebook without a championship the one that it would have."""
    return KINDS[USUAL].struct if rules is None else type(rules)


def inner_section(kind: Any) -> type[Section] | None:
    """The section that a key of this type holds, itself or under each of its names; none for a plain value."""
    inner = get_args(kind)[1] if get_origin(kind) is dict else kind
    return inner if isinstance(inner, type) and issubclass(inner, Section) else None


def plain_rules(rules: ChampionshipRules | None) -> dict[str, Any]:
    """The type of each key that stands in `[championship]` itself and not in one of its sections."""
    return {key: kind for key, kind in types_of(struct_of(rules)).items() if inner_section(kind) is None}


def rules_in(rules: ChampionshipRules | None) -> dict[str, Any]:
    """The type of each rule that an article may name: `payout_unit`, or `entries.min_age` where it stands in a section."""
    return rules_of_struct(struct_of(rules))


def rules_of_struct(struct: type[Section]) -> dict[str, Any]:
    """The same of a kind. A key of a stage has no stage's name in it: `stages.best_losers`."""
    found: dict[str, Any] = {}
    for key, kind in types_of(struct).items():
        section = inner_section(kind)
        found |= {key: kind} if section is None else {f"{key}.{name}": inner for name, inner in types_of(section).items()}
    return found
