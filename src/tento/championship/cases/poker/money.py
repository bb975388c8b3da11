"""Poker questions about money beside the payouts: deals, knockouts, satellites, prices, payment, and the ranking's own prizes."""

from collections.abc import Mapping
from datetime import date
from typing import Any, Final

import msgspec

from tento.championship.cases.asking import known
from tento.championship.cases.poker.reading import Reais, centavos, cites, in_centavos, in_reais, read, reais, verdict
from tento.championship.poker.awards import last_payment_day, means_chosen_by
from tento.championship.poker.deals import by_chances, by_chips, least_reserve, settle, verify_deal
from tento.championship.poker.knockouts import knockouts, verify_seat_won
from tento.championship.poker.knockouts import satellite as seats_of
from tento.championship.poker.pool import pool_of, price
from tento.championship.poker.ranking_money import annual_prizes, fund, stage_champion, verify_annual_payment
from tento.championship.poker.rules import rules_of
from tento.championship.poker.season import Season, Standing, rank
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

MOST_AT_A_TABLE: Final = 10


class DealAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `deal`: the prizes still open, what each active player is to take, who agrees, and who won the final hand."""

    prizes: list[Reais]
    amounts: dict[str, Reais] = {}
    consent: list[str] | None = None
    champion: str | None = None
    stacks: dict[str, int] = {}


def deal(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """Whether a deal holds, and what everybody takes by it; with stacks, what might be proposed."""
    asked, rules = read(DealAsked, case), rules_of(rulebook)
    prizes = [centavos("prizes", prize) for prize in asked.prizes]
    amounts = in_centavos("amounts", asked.amounts)
    if asked.stacks and (len(asked.stacks) != len(prizes) or min(asked.stacks.values()) < 0 or not any(asked.stacks.values())):
        raise BadKey("stacks", "names every active player, one for each open prize")
    if len(asked.stacks) > MOST_AT_A_TABLE:
        raise BadKey("stacks", f"names at most {MOST_AT_A_TABLE} players: a deal is made at one table")
    if asked.champion is not None and amounts and asked.champion not in amounts:
        raise BadKey("champion", f"is one of {', '.join(amounts)}")
    consent = list(amounts) if asked.consent is None else asked.consent
    known(consent, amounts, "consent")
    refusal = verify_deal(rulebook, prizes, amounts, consent) if amounts else None
    champion = asked.champion if amounts and refusal is None else None
    return {
        "least_reserve": reais(least_reserve(rules, prizes)),
        "reserve": reais(sum(prizes) - sum(amounts.values())),
        "paid": in_reais(settle(prizes, amounts, champion)) if champion else {},
        "by_chips": in_reais(by_chips(rules, prizes, asked.stacks)) if asked.stacks else {},
        "by_chances": in_reais(by_chances(rules, prizes, asked.stacks)) if asked.stacks else {},
        "article": cites(rulebook, "deal_consent", "deal_reserve_percent"),
        **verdict(refusal),
    }


class KnockoutAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `knockout`: the value of one, who made each elimination, and the champion."""

    value: Reais
    eliminations: list[list[str]]
    champion: str


def knockout(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """What each player takes for eliminations."""
    asked = read(KnockoutAsked, case)
    if not all(asked.eliminations):
        raise BadKey("eliminations", "each names who made it")
    found = knockouts(rules_of(rulebook), centavos("value", asked.value), [tuple(makers) for makers in asked.eliminations], asked.champion)
    return {
        "paid": in_reais(found.paid),
        "total": reais(sum(found.paid.values()) + found.to_prize),
        "to_prize": reais(found.to_prize),
        "article": cites(rulebook, "knockout_split"),
    }


class SatelliteAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `satellite`: entries and split, the price of a seat; or who won a seat, who wants to use it, and when."""

    entries: int = 0
    buy_in: dict[str, Reais] = {}
    seat: Reais = 1
    winner: str = ""
    player: str = ""
    on: date | None = None


def satellite(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """How many seats a satellite gives and what is left; and whether a seat that was won may be used."""
    asked, rules = read(SatelliteAsked, case), rules_of(rulebook)
    lines = in_centavos("buy_in", asked.buy_in) or rules.entry_split
    if "prize" not in lines or asked.seat <= 0:
        raise BadKey("buy_in" if asked.seat > 0 else "seat", "has no line `prize`" if asked.seat > 0 else "is above zero")
    pool = pool_of(rules, lines, asked.entries).pool
    found = seats_of(pool, centavos("seat", asked.seat))
    refusal = verify_seat_won(rulebook, asked.winner, asked.player, asked.on) if asked.on else None
    article = cites(rulebook, "seat_won", "season_year")
    return {"pool": reais(pool), "seats": found.seats, "cash": reais(found.cash), "article": article, **verdict(refusal)}


class PricesAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `prices`: the entry; without it the rulebook's."""

    entry: Reais | None = None


def prices(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """What an entry costs by each means of payment."""
    asked, rules = read(PricesAsked, case), rules_of(rulebook)
    entry = sum(rules.entry_split.values()) if asked.entry is None else centavos("entry", asked.entry)
    found: dict[str, int] = {means: price(rules, entry, means) for means in rules.payment_means}
    return {"prices": in_reais(found), "article": cites(rulebook, "surcharge")}


class PaymentAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `payment`: a prize, the day on which the event ended, and the holidays after it."""

    prize: Reais
    ended: date | None = None
    holidays: list[date] = []


def payment(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """Who chooses how a prize is paid, and until when it may be put off."""
    asked, rules = read(PaymentAsked, case), rules_of(rulebook)
    return {
        "chosen_by": means_chosen_by(rules, centavos("prize", asked.prize)),
        "until": last_payment_day(rules, asked.ended, asked.holidays) if asked.ended else "none",
        "article": cites(rulebook, "means_choice_from"),
    }


class SeasonPlayer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player's year."""

    name: str
    points: int
    places: list[int] = []
    main_events: int = 0
    side_events: int = 0

    def season(self) -> Season:
        """The same, as the ranking takes it."""
        return Season(
            player=self.name,
            points=self.points,
            places=tuple(self.places),
            main_events=self.main_events,
            side_events=self.side_events,
        )


class SeasonAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `season`."""

    players: list[SeasonPlayer]


def season(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """The order of the annual ranking, the place of each, and what broke each tie."""
    standings = rank(rules_of(rulebook), (player.season() for player in read(SeasonAsked, case).players))
    return {
        "order": [line.player for line in standings],
        "places": {line.player: line.place for line in standings},
        "broken_by": {line.player: line.broken_by for line in standings if line.broken_by},
        "article": cites(rulebook, "ranking_order", "ranking_ties"),
    }


class PrizesAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `ranking-prizes`: the entries of each stage, the hotel's bill, and the first of the ranking in order.

    Names in one inner list are tied. For a stage's prize: who is best in its points, and who won its Main Event.
    """

    stages: list[int]
    hotel: Reais = 0
    ranking: list[str | list[str]] = []
    stages_left: int = 0
    best_of_stage: str = ""
    main_winner: str = ""


def ranking_prizes(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """What the ranking collected, the prize of each stage's champion, and the annual prizes."""
    asked, rules = read(PrizesAsked, case), rules_of(rulebook)
    found = fund(rules, asked.stages, centavos("hotel", asked.hotel))
    standings: list[Standing] = []
    for group in asked.ranking:
        place = len(standings) + 1
        standings += [Standing(place, name, 0) for name in ([group] if isinstance(group, str) else group)]
    prizes = verify_annual_payment(rulebook, asked.stages_left) or annual_prizes(rulebook, found.annual, standings)
    return {
        "collected": reais(found.collected),
        "annual": reais(found.annual),
        "stages": [reais(amount) for amount in found.stages],
        "hotel": reais(found.hotel),
        "prizes": {} if isinstance(prizes, Refusal) else in_reais(prizes),
        "stage_champion": stage_champion(rules, asked.best_of_stage, asked.main_winner),
        "article": cites(
            rulebook, "ranking_fee", "annual_split", "annual_paid", "stage_champion", *(["hotel_from"] if found.hotel else [])
        ),
        **verdict(prizes if isinstance(prizes, Refusal) else None),
    }
