"""Opening a championship of pairs: the rulebook in force, and a field that can be brought down to one champion."""

from msgspec.structs import replace

from tento.championship.core.decisions import Opening
from tento.championship.core.opening import in_force
from tento.championship.core.step import Step
from tento.championship.pairs import events as ev
from tento.championship.pairs.codes import because
from tento.championship.pairs.decisions import Publish
from tento.championship.pairs.plan import impossible_field
from tento.championship.pairs.rules import rules_of
from tento.championship.pairs.scores import format_of
from tento.championship.pairs.standings import without_worth
from tento.championship.pairs.state import About, StageState, State
from tento.championship.pairs.step import PairsStep
from tento.rulebooks.championship.pairs import PairsRules
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal


def publish(rulebook: Rulebook, asked: Opening) -> PairsStep | Refusal:
    """Opens a championship under a rulebook; one that cannot work out is refused, with the numbers that would."""
    if not isinstance(rulebook.championship, PairsRules) or not isinstance(asked, Publish):
        return because("no_championship", rulebook=rulebook.name)
    chosen = in_force(rulebook, asked.hash, asked.options)
    if isinstance(chosen, Refusal):
        return chosen
    entries = rules_of(chosen).entries
    fixed = entries.field_max if entries.field_min == entries.field_max else None
    refusal = impossible_field(chosen, asked.expected or fixed) or _unscored(chosen, rules_of(chosen))
    if refusal is not None:
        return refusal
    state = replace(opened(chosen, asked.title, asked.version), suspended=frozenset(asked.suspended), now=asked.at, hall=asked.tables)
    state = replace(state, about=About(venue=asked.venue))
    return Step(state, (ev.Published(title=asked.title),))


def _unscored(rulebook: Rulebook, rules: PairsRules) -> Refusal | None:
    """Refuses groups and leagues in which a match may end with a result that nothing was written for."""
    for name, stage in rules.stages.items():
        missing = () if stage.kind == "knockout" else without_worth(rules.standings, format_of(rulebook, name).wins)
        if missing:
            facts: dict[str, str | int] = {"stage": name, "results": ", ".join(missing)}
            return because("results_without_points", "standings.points", rulebook.cites("standings.points"), **facts)
    return None


def opened(rulebook: Rulebook, title: str, version: str = "1") -> State:
    """A championship that nobody has entered yet."""
    rules = rules_of(rulebook)
    return State(
        rulebook=rulebook,
        title=title,
        version=version,
        opens=rules.entries.opens,
        closes=rules.entries.closes,
        event_on=rules.event.on,
        stages=tuple(StageState(name=name) for name in rules.stages),
    )
