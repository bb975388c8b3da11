"""The options of a championship case: from the words and units in which a regulation is discussed to those of its rulebook."""

from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Any, Final

from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.championship.kinds import rules_in
from tento.rulebooks.championship.pairs import PairsRules
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.rulebook import Rulebook

CRITERIA: Final = {
    "partidas": "partidas_won",
    "confronto_direto": "head_to_head",
    "difference": "balance",
    "point_difference": "balance",
    "points_difference": "balance",
    "saldo": "balance",
    "draw": "lots",
    "draw_of_lots": "lots",
    "sorteio": "lots",
}
"""Other words for a criterion that breaks ties."""

HUNDREDTHS: Final = ("payout_unit", "means_choice_from", "ranking_fee", "multiplier_buy_in", "entry_split", "surcharge")
"""What a rulebook of poker keeps in centavos, or in hundredths of a percent: a case says reais, and percent."""

SECTIONS: Final = {
    "late_tolerance_min": "matches.tolerance_min",
    "wo_score": "matches.walkover_score",
    "wo_participation_points": "honours.delegation_absent",
    "group_tiebreakers": "standings.tiebreaks",
}
"""The name of an option in the notes on a regulation → the key of the championship that it changes."""
QUARTER_FINALISTS: Final = 8


def criterion(word: str) -> str:
    """A criterion under the rulebook's own word."""
    plain = word.strip().casefold().replace("-", "_").replace(" ", "_")
    return CRITERIA.get(plain, plain)


def translated(options: Any, rulebook: Rulebook) -> dict[str, Any]:
    """The options as a rulebook writes them: money in centavos, the keys of the championship under their sections."""
    if not isinstance(options, Mapping):
        raise BadKey("options", "is a table")
    found: dict[str, Any] = {}
    for key, value in options.items():
        section = SECTIONS.get(key) or _section_of(key, rulebook)
        if key in HUNDREDTHS and isinstance(rulebook.championship, PokerTournamentRules):
            found[key] = _hundredths(value)
        elif key in STAGED:
            _add(found, "stages", STAGED[key](value))
        elif section is None:
            _add(found, key, value)
        else:
            name, _, inner = section.partition(".")
            _add(found, name, {inner: _meant(key, value, rulebook)})
    return found


def _add(found: dict[str, Any], key: str, value: Any) -> None:
    """One more option; of a section that another option has changed already, the keys of both."""
    before = found.get(key)
    if not isinstance(before, Mapping) or not isinstance(value, Mapping):
        found[key] = value
        return
    merged = dict(before)
    for inner, one in value.items():
        _add(merged, inner, one)
    found[key] = merged


def _section_of(key: str, rulebook: Rulebook) -> str | None:
    """Where a key of the championship stands that the case names without its section; none for a value of the game or of a stage."""
    if rulebook.championship is None or key in rulebook.plain():
        return None
    places = [name for name in rules_in(rulebook.championship) if name.partition(".")[2] == key and not name.startswith("stages.")]
    return places[0] if len(places) == 1 else None


def _meant(key: str, value: Any, rulebook: Rulebook) -> Any:
    """The value in the rulebook's words, where the notes have another."""
    if key == "wo_score":
        return "full" if value == "target_to_zero" else value
    if key == "wo_participation_points" and isinstance(rulebook.championship, PairsRules):
        return rulebook.championship.honours.delegation_others if value is True else 0
    if key == "group_tiebreakers" and isinstance(value, list):
        return [criterion(str(one)) for one in value]
    return value


def _best_losers(value: Any) -> dict[str, Any]:
    """So many for each stage; or `fill`, up to the eight of the quarter-finals and the four of the semifinals."""
    if value == "fill":
        return {"quarter": {"best_losers": "fill", "size": QUARTER_FINALISTS}, "semi": {"best_losers": "fill"}}
    if not isinstance(value, Mapping):
        raise BadKey("options.best_losers", "is `fill` or a table of stages, each with a number")
    return {stage: {"best_losers": count} for stage, count in value.items()}


def _semi_tiebreak_round(value: Any) -> dict[str, Any]:
    """Where the conceded points are counted that break a tie of the quarter-finals: in a second qualifying round, if any, or there."""
    rounds = {"auto": ["qualifying-2"], "qualifying_2": ["qualifying-2"], "quarter": []}
    if not isinstance(value, str) or value not in rounds:
        raise BadKey("options.semi_tiebreak_round", "is `auto`, `quarter` or `qualifying_2`")
    return {"quarter": {"losers_tied": rounds[value]}}


STAGED: Final[dict[str, Callable[[Any], dict[str, Any]]]] = {"best_losers": _best_losers, "semi_tiebreak_round": _semi_tiebreak_round}
"""The name of an option in the notes on a regulation → what it changes in the stages."""


def _hundredths(value: Any) -> Any:
    """A hundred times as much, where that is a whole number; anything else is left for the rulebook to refuse."""
    if isinstance(value, Mapping):
        return {key: _hundredths(inner) for key, inner in value.items()}
    if isinstance(value, bool) or not isinstance(value, int | float):
        return value
    found = Decimal(str(value)) * 100
    return int(found) if found.is_finite() and found == found.to_integral_value() else value
