"""From places to people: ties that share prizes, disqualified players, and how a prize is paid out."""

from bisect import bisect_left
from collections.abc import Collection, Mapping, Sequence
from datetime import date, timedelta
from itertools import groupby
from typing import Literal

import msgspec

from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.enforced import enforces


class Awards(msgspec.Struct, frozen=True):
    """What each player takes, and what nobody does: odd centavos of a tie and prizes that wait for the Director."""

    paid: dict[str, int]
    leftover: int


@enforces("tie_money")
def share_tie(prizes: Sequence[int], place: int, tied: int) -> tuple[int, int]:
    """What each of the players tied for a place takes, and the odd centavos: the prizes of their places are added and divided."""
    return divmod(sum(prizes[place - 1 : place - 1 + tied]), tied)


@enforces("dq_prize")
def official_places(rules: PokerTournamentRules, finish: Mapping[str, int], disqualified: Collection[str] = ()) -> dict[str, int]:
    """The places that prizes and ranking points go by: a disqualified player has none, and those below move up, or stay."""
    gone = sorted(finish[who] for who in disqualified if who in finish) if rules.dq_prize == "move_up" else []
    return {who: place - bisect_left(gone, place) for who, place in finish.items() if who not in disqualified}


@enforces("dq_prize")
def award(rules: PokerTournamentRules, finish: Mapping[str, int], prizes: Sequence[int], disqualified: Collection[str] = ()) -> Awards:
    """The prizes by the places that players finished in; equal places are ties.

    A disqualified player takes nothing: those below move up, or the prize goes to the first place, or it waits for the Director.
    """
    standing = official_places(rules, finish, disqualified) if rules.dq_prize == "move_up" else finish
    placed = sorted((place, who) for who, place in standing.items())
    paid: dict[str, int] = dict.fromkeys(finish, 0)
    for place, group in groupby(placed, key=lambda one: one[0]):
        players = [who for _, who in group]
        paid |= dict.fromkeys(players, share_tie(prizes, place, len(players))[0])
    leftover = sum(prizes) - sum(paid.values())
    lost = sum(paid[who] for who in disqualified if who in paid)
    paid |= {who: 0 for who in disqualified if who in paid}
    heir = next((who for _, who in placed if who not in disqualified), None)
    if rules.dq_prize == "to_first" and heir is not None:
        paid[heir] += lost
        lost = 0
    return Awards(paid, leftover + lost)


@enforces("means_choice_from")
def means_chosen_by(rules: PokerTournamentRules, prize: int) -> Literal["organiser", "player"]:
    """Who chooses how a prize is paid: the organiser, from the amount of the rulebook on."""
    return "organiser" if prize >= rules.means_choice_from else "player"


@enforces("deferred_business_days")
def last_payment_day(rules: PokerTournamentRules, event_ended: date, holidays: Collection[date] = ()) -> date:
    """The last day for a payment that was put off: so many business days after the event."""
    day, left = event_ended, rules.deferred_business_days
    while left:
        day += timedelta(days=1)
        left -= day.weekday() < 5 and day not in holidays
    return day
