"""Knockouts and satellites: prizes for taking a player out, and prizes that are seats."""

from collections.abc import Sequence
from datetime import date

import msgspec

from tento.championship.poker.parts import equal
from tento.championship.poker.refusing import refuse
from tento.rulebooks.enforced import enforces
from tento.rulebooks.poker_tournament import PokerTournamentRules
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal


class Knockouts(msgspec.Struct, frozen=True):
    """What each player takes for eliminations, and what goes on to the prize pool. Together one knockout for each entry."""

    paid: dict[str, int]
    to_prize: int


@enforces("knockout_split", "champion_own_knockout")
def knockouts(rules: PokerTournamentRules, value: int, eliminations: Sequence[tuple[str, ...]], champion: str) -> Knockouts:
    """Each elimination pays its knockout, in equal parts where several players made it; the champion keeps his own.

    `eliminations` names for each one who made it, the first of them first for an odd centavo.
    """
    paid: dict[str, int] = {champion: 0}
    for makers in eliminations:
        for who, part in zip(makers, equal(value, len(makers)), strict=True):
            paid[who] = paid.get(who, 0) + part
    if rules.champion_own_knockout == "to_prize":
        return Knockouts(paid, value)
    paid[champion] += value
    return Knockouts(paid, 0)


class Satellite(msgspec.Struct, frozen=True):
    """The prizes of a satellite: so many seats, and what is left in cash for the next place."""

    seats: int
    cash: int


def satellite(pool: int, seat_price: int) -> Satellite:
    """A pool in seats of another event; what does not make a seat is cash for the next place."""
    return Satellite(*divmod(pool, seat_price))


@enforces("seat_won", "season_year")
def verify_seat_won(rulebook: Rulebook, winner: str, player: str, on: date) -> Refusal | None:
    """A seat won in a satellite is used by its winner alone, and by the end of the year."""
    rules: PokerTournamentRules = rulebook.values
    if rules.seat_won == "personal" and player != winner:
        return refuse(rulebook, "seat_is_personal", "seat_won")
    if on.year > rules.season_year:
        return refuse(rulebook, "seat_lapsed", "season_year", year=rules.season_year)
    return None
