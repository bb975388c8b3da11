"""What a tournament comes to: the pool, the prizes of people and places, the points. Derived from the log, to the centavo."""

from collections.abc import Mapping

import msgspec

from tento.championship.poker.awards import award
from tento.championship.poker.deals import settle
from tento.championship.poker.event import payout_of
from tento.championship.poker.payouts import Payout
from tento.championship.poker.points import Points, RankedEvent, Showing, score
from tento.championship.poker.pool import Pool, pool_of
from tento.championship.poker.state import Event
from tento.table.refusal import Refusal


class Closing(msgspec.Struct, frozen=True, kw_only=True):
    """The payout sheet and the points. `paid`, `leftover` and what the payout left unpaid together are the pool."""

    pool: Pool
    payout: Payout
    places: dict[str, int]
    paid: dict[str, int]
    leftover: int
    points: dict[str, Points]


def close(event: Event, kind: str = "main", level_minutes: int = 0) -> Closing | Refusal:
    """The end of a tournament that has its champion: places, prizes by the table or by the deal, and ranking points."""
    assert event.champion is not None, "a tournament is closed when one player is left"
    payout = payout_of(event)
    if isinstance(payout, Refusal):
        return payout
    places = dict(sorted({**event.places, event.champion: 1}.items(), key=lambda one: (one[1], one[0])))
    found = award(event.rules, places, payout.prizes, event.disqualified)
    paid = found.paid | _by_deal(event, payout, event.champion)
    ranked = RankedEvent(
        kind=kind,
        field=event.entries,
        paid=len(payout.prizes),
        final_table=event.rules.ft_size,
        buy_in=sum(event.lines.values()),
        level_minutes=level_minutes,
        deal_at=len(event.deal.amounts) if event.deal else 0,
    )
    pool = pool_of(event.rules, event.lines, event.entries, event.guarantee)
    leftover = sum(payout.prizes) - sum(paid.values())
    return Closing(pool=pool, payout=payout, places=places, paid=paid, leftover=leftover, points=_points(event, ranked, places))


def _by_deal(event: Event, payout: Payout, champion: str) -> dict[str, int]:
    """What the players of a deal take, the champion with the reserve; whoever was disqualified since takes nothing."""
    if event.deal is None:
        return {}
    amounts = event.deal.amounts
    taken = settle(payout.prizes[: len(amounts)], amounts, champion)
    return {who: 0 if who in event.disqualified else amount for who, amount in taken.items()}


def _points(event: Event, ranked: RankedEvent, places: Mapping[str, int]) -> dict[str, Points]:
    """Everybody's points; whoever was disqualified keeps only the floor, for the place is not theirs any more."""
    tied: dict[int, int] = {}
    for place in places.values():
        tied[place] = tied.get(place, 0) + 1
    second_day = event.reached[0] if event.reached else frozenset()
    return {
        who: score(event.rules, ranked, Showing(place=place, tied=tied[place], day2=who in second_day))
        for who, place in places.items()
        if who not in event.disqualified
    }
