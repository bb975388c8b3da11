"""Knockouts and satellites: prizes for taking a player out, and prizes that are seats."""

from collections.abc import Sequence
from datetime import date

import msgspec

from tento.championship.core.money import equal
from tento.championship.poker.pool import Pool
from tento.championship.poker.refusing import refuse
from tento.championship.poker.rules import rules_of
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.enforced import enforces
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal


class Knockout(msgspec.Struct, frozen=True, gc=False):
    """A player who went out in a hand, and who took the knockout, as far as anybody asked: the first one first for an odd centavo."""

    player: str
    makers: tuple[str, ...]


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


def knockout_value(pool: Pool, entries: int) -> int:
    """What one knockout is worth: an equal part of what the entries brought in for it, to the centavo."""
    return pool.knockouts // entries if entries else 0


def kept_for_the_prizes(rules: PokerTournamentRules, pool: Pool, entries: int) -> int:
    """The champion's own knockout, where the rulebook lets it join the prizes."""
    return knockout_value(pool, entries) if rules.champion_own_knockout == "to_prize" else 0


def exchanged(taken: tuple[Knockout, ...], back: str, out: str) -> tuple[Knockout, ...]:
    """The knockouts when it was not `back` but `out` who went out: from that one on the two change places in all of them.

    Whoever is in again has taken what the other took since, for he has his seat and his chips. Done twice it changes nothing.
    """
    first = next((place for place in range(len(taken) - 1, -1, -1) if taken[place].player == back), len(taken))
    names = {back: out, out: back}
    later = (Knockout(names.get(one.player, one.player), tuple(names.get(who, who) for who in one.makers)) for one in taken[first:])
    return taken[:first] + tuple(later)


def of_player(taken: tuple[Knockout, ...], player: str, number: int = 0) -> int | None:
    """Where the so-manieth knockout of a player stands, from 1 on; the last one for nought."""
    places = [place for place, one in enumerate(taken) if one.player == player]
    return places[number - 1] if places and 0 <= number <= len(places) else None


def given_to(taken: tuple[Knockout, ...], place: int, makers: tuple[str, ...]) -> tuple[Knockout, ...]:
    """The knockouts with other takers of one of them."""
    return (*taken[:place], Knockout(taken[place].player, makers), *taken[place + 1 :])


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
    rules = rules_of(rulebook)
    if rules.seat_won == "personal" and player != winner:
        return refuse(rulebook, "seat_is_personal", "seat_won")
    if on.year > rules.season_year:
        return refuse(rulebook, "seat_lapsed", "season_year", year=rules.season_year)
    return None
