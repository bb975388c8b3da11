"""The questions of a poker tournament: `payouts` and `ranking` here, the others in the modules beside it, all in one table."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, Literal

import msgspec

from tento.championship.cases.asking import Question, known
from tento.championship.cases.poker.money import deal, knockout, payment, prices, ranking_prizes, satellite, season
from tento.championship.cases.poker.reading import ByPlace, Reais, centavos, changed, cites, in_centavos, in_reais, read, reais
from tento.championship.cases.poker.registration import late_registration, minimum_field, registration
from tento.championship.cases.poker.seating import balancing, button, chip_race, hand_for_hand, seating
from tento.championship.cases.poker.time import clock, penalty_hands
from tento.championship.core.money import half_up
from tento.championship.poker.payouts import Payout, column_for, field_of, pay, places_paid, shares
from tento.championship.poker.points import Points, RankedEvent, Showing, score
from tento.championship.poker.pool import collected, guarantee_in_force, pool_of, verify_split
from tento.championship.poker.rules import rules_of
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

LINES: Final = {"ko": "knockout", "bounty": "knockout", "pot": "prize", "pote": "prize"}
"""Other words for a line of the entry."""


class PayoutsAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `payouts`. Without `buy_in` the split of the rulebook holds."""

    entries: int
    people: int | None = None
    buy_in: dict[str, Reais] = {}
    entry: Reais | None = None
    guarantee: Reais = 0
    prevented_by: str | None = None
    residual: Literal["first_place", "scale", "printed"] | None = None
    unit: Reais | None = None


def payouts(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """The pool of a tournament and who takes how much of it."""
    asked = read(PayoutsAsked, case)
    if asked.unit == 0:
        raise BadKey("unit", "is above zero")
    rulebook = changed(rulebook, payout_residual=asked.residual, payout_unit=None if asked.unit is None else centavos("unit", asked.unit))
    rules = rules_of(rulebook)
    lines = in_centavos("buy_in", {LINES.get(line, line): amount for line, amount in asked.buy_in.items()}) or rules.entry_split
    entry = sum(lines.values()) if asked.entry is None else centavos("entry", asked.entry)
    if "prize" not in lines:
        raise BadKey("buy_in", "has no line `prize`")
    guarantee = guarantee_in_force(rules, centavos("guarantee", asked.guarantee), asked.prevented_by)
    pool = pool_of(rules, lines, asked.entries, guarantee)
    field = field_of(rules, asked.entries, asked.people)
    found = verify_split(rulebook, lines, entry) or pay(rulebook, pool.pool, field)
    answers = {
        "collected": reais(entry * asked.entries),
        "lines": in_reais(collected(lines, asked.entries)),
        "prize": reais(pool.prize),
        "overlay": reais(pool.overlay),
        "guarantee_met": not pool.overlay,
        "knockouts": reais(pool.knockouts),
        "staff": reais(pool.staff),
        "ranking_deducted": reais(pool.ranking_deducted),
        "pool": reais(pool.pool),
        "pool_other_reading": reais(pool.other_reading),
        "article": cites(rulebook, "payout_table", "staff_bp", "payout_base", *_applied(guarantee, lines)),
    }
    shown = _before_rounding(rulebook, pool.pool, field) if rules.payout_residual == "scale" and asked.unit is None else None
    return answers | _paid(found, shown)


def _applied(guarantee: int, lines: Mapping[str, int]) -> list[str]:
    """The rules that come in with a guarantee, and with knockouts."""
    return [*(["guarantee"] if guarantee else []), *(["knockout_lines"] if "knockout" in lines else [])]


def _before_rounding(rulebook: Rulebook, pool: int, field: int) -> list[int] | None:
    """The scaled shares to the nearest centavo: a case that names no unit asks for them, one that names it for the prizes rounded to it."""
    column = column_for(rulebook, field)
    parts = column if isinstance(column, Refusal) else shares(rulebook, column)
    if isinstance(parts, Refusal):
        return None
    return [half_up((pool * part / sum(parts)).numerator, (pool * part / sum(parts)).denominator) for part in parts]


def _paid(found: Payout | Refusal, shown: list[int] | None) -> dict[str, Any]:
    if isinstance(found, Refusal):
        nothing = dict.fromkeys(("residual", "rounding", "unpaid"), reais(0))
        return {"paid": 0, "places": {}, **nothing, "refused": found.code, "article": list(found.articles)}
    lines = {"residual": reais(found.residual), "rounding": reais(found.rounding), "unpaid": reais(found.unpaid)}
    return {"paid": len(found.prizes), "places": ByPlace(shown or found.prizes), **lines, "refused": "none"}


class RankedPlayer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player of `ranking`. Whoever reached the money has reached day 2, unless the case says otherwise; a tie is an equal place."""

    name: str
    place: int | None = None
    day2: bool | None = None


class RankingAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `ranking`. Without `paid` the payout table says how many places are."""

    entries: int
    event: str = "main"
    people: int | None = None
    paid: int | None = None
    final_table: int | None = None
    buy_in_total: Reais = 0
    level_minutes: int = 0
    deal_at: int = 0
    players: list[RankedPlayer] = []


def ranking(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """The ranking points of players in one event."""
    asked, rules = read(RankingAsked, case), rules_of(rulebook)
    known([asked.event], ("main", "side", *rules.unranked_events), "event")
    field = field_of(rules, asked.entries, asked.people)
    event = RankedEvent(
        kind=asked.event,
        field=field,
        paid=_paid_places(rulebook, field) if asked.paid is None else asked.paid,
        final_table=rules.ft_size if asked.final_table is None else asked.final_table,
        buy_in=centavos("buy_in_total", asked.buy_in_total),
        level_minutes=asked.level_minutes,
        deal_at=asked.deal_at,
    )
    found = {player.name: score(rules, event, _showing(player, event, asked.players)) for player in asked.players}
    return {
        "points": {name: points.total for name, points in found.items()},
        "placing": {name: points.placing for name, points in found.items()},
        "bonus": {name: points.bonus for name, points in found.items()},
        "paid": event.paid,
        "article": cites(rulebook, *_scored_by(rules, event, asked.players, found)),
    }


def _scored_by(rules: PokerTournamentRules, event: RankedEvent, players: list[RankedPlayer], found: Mapping[str, Points]) -> Iterator[str]:
    """The rules that made the points of these players: the table, then whatever else came in for one of them."""
    if event.kind in rules.unranked_events:
        yield "unranked_events"
        return
    main, shown = event.kind == "main", [_showing(player, event, players) for player in players]
    yield "points_main" if main else "points_side"
    applied = {
        "bonus_day2": main and any(one.day2 for one in shown),
        "bonus_itm": main and any(one.place <= event.paid for one in shown),
        "bonus_ft_main": main and any(one.place <= event.final_table for one in shown),
        "bonus_ft_side": not main and any(one.place <= event.final_table for one in shown),
        "multiplier_tenths": not main and event.buy_in >= rules.multiplier_buy_in and event.level_minutes >= rules.multiplier_minutes,
        "scored_places": any(one.place > event.paid for one in shown),
        "deal_points": any(one.place <= event.deal_at <= event.final_table for one in shown),
        "minimum_points": any(points.placing + points.bonus < points.total for points in found.values()),
    }
    yield from (rule for rule, holds in applied.items() if holds)


def _paid_places(rulebook: Rulebook, field: int) -> int:
    column = column_for(rulebook, field)
    if isinstance(column, Refusal):
        raise BadKey("paid", f"is missing, and the payout table has no column for {field} entrants")
    return places_paid(rules_of(rulebook).payout_table, column)


def _showing(player: RankedPlayer, event: RankedEvent, players: list[RankedPlayer]) -> Showing:
    place = max(event.field, event.paid + 1, event.final_table + 1) if player.place is None else player.place
    if place < 1:
        raise BadKey("players", f"{player.name}: there is no place {place}")
    tied = sum(other.place == place for other in players) if player.place else 1
    return Showing(place=place, tied=tied, day2=place <= event.paid if player.day2 is None else player.day2)


POKER_QUESTIONS: Final[dict[str, Question]] = {
    "payouts": payouts,
    "ranking": ranking,
    "season": season,
    "ranking-prizes": ranking_prizes,
    "deal": deal,
    "knockout": knockout,
    "satellite": satellite,
    "prices": prices,
    "payment": payment,
    "minimum-field": minimum_field,
    "late-registration": late_registration,
    "registration": registration,
    "seating": seating,
    "balancing": balancing,
    "button": button,
    "chip-race": chip_race,
    "hand-for-hand": hand_for_hand,
    "penalty-hands": penalty_hands,
    "clock": clock,
}
"""The case's `question` → the function that answers it, for rulebooks of poker."""
