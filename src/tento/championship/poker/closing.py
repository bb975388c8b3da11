"""What a tournament comes to: the pool, the prizes of people and places, the points. Derived from the log, to the centavo."""

from collections import Counter
from collections.abc import Mapping

import msgspec

from tento.championship.poker.awards import award, official_places
from tento.championship.poker.deals import settle
from tento.championship.poker.knockouts import Knockouts, knockout_value, knockouts
from tento.championship.poker.payouts import Payout
from tento.championship.poker.points import Points, RankedEvent, Showing, registered, score
from tento.championship.poker.pool import Pool, pool_of
from tento.championship.poker.prizes import payout_of
from tento.championship.poker.state import State
from tento.table.refusal import Refusal


class Closing(msgspec.Struct, frozen=True, kw_only=True):
    """The payout sheet and the points. `paid`, `leftover` and what the payout left unpaid together are the pool.

    `places` are those that players finished in, `official` those that prizes and points go by: a disqualified player has none.
    `knockouts` is apart from it, `knockouts_leftover` what of them nobody took: those of players whom the Director took out.
    """

    pool: Pool
    payout: Payout
    places: dict[str, int]
    official: dict[str, int]
    paid: dict[str, int]
    leftover: int
    points: dict[str, Points]
    knockouts: dict[str, int]
    knockouts_leftover: int


def close(state: State) -> Closing | Refusal:
    """The end of a tournament that has its champion: places, prizes by the table or by the deal, and ranking points."""
    assert state.champion is not None, "a tournament is closed when one player is left"
    payout = payout_of(state)
    if isinstance(payout, Refusal):
        return payout
    places = dict(sorted({**state.places, state.champion: 1}.items(), key=lambda one: (one[1], one[0])))
    dealt = state.deal.amounts if state.deal else {}
    # What a deal gave away does not pass to those below it when one of its players is disqualified: that waits for the Director.
    gone = state.disqualified - dealt.keys()
    found = award(state.rules, places, payout.prizes, gone)
    paid = found.paid | _by_deal(state, payout, state.champion, found.paid[state.champion])
    official = {who: place for who, place in official_places(state.rules, places, gone).items() if who not in state.disqualified}
    ranked = RankedEvent(
        kind=state.kind,
        field=state.field,
        paid=len(payout.prizes),
        final_table=state.rules.ft_size,
        buy_in=sum(state.lines.values()),
        level_minutes=state.levels[0].minutes if state.levels else 0,
        deal_at=len(dealt),
    )
    pool = pool_of(state.rules, state.lines, state.entries, state.guarantee)
    leftover = sum(payout.prizes) - sum(paid.values())
    taken = _knockouts(state, pool, state.champion)
    return Closing(
        pool=pool,
        payout=payout,
        places=places,
        official=official,
        paid=paid,
        leftover=leftover,
        points=_points(state, ranked, places, official),
        knockouts=taken.paid,
        knockouts_leftover=pool.knockouts - sum(taken.paid.values()) - taken.to_prize,
    )


def _knockouts(state: State, pool: Pool, champion: str) -> Knockouts:
    """Who takes what for eliminations, where the entry has a line for them; whoever was disqualified takes nothing."""
    if not pool.knockouts:
        return Knockouts({}, 0)
    makers = [one.makers for one in state.knockouts]
    found = knockouts(state.rules, knockout_value(pool, state.entries), makers, champion)
    return Knockouts({who: 0 if who in state.disqualified else amount for who, amount in found.paid.items()}, found.to_prize)


def _by_deal(state: State, payout: Payout, champion: str, by_table: int) -> dict[str, int]:
    """What the players of a deal take, the champion with the reserve; whoever was disqualified since takes nothing.

    What the champion has by the table above the first prize is a disqualified player's, where that goes to the first place.
    """
    if state.deal is None:
        return {}
    amounts = state.deal.amounts
    taken = settle(payout.prizes[: len(amounts)], amounts, champion)
    taken[champion] += by_table - payout.prizes[0]
    return {who: 0 if who in state.disqualified else amount for who, amount in taken.items()}


def _points(state: State, ranked: RankedEvent, places: Mapping[str, int], official: Mapping[str, int]) -> dict[str, Points]:
    """Everybody's points by the official places, as the prizes; whoever was disqualified keeps only the floor.

    To move up after a disqualification brings nobody to the final table who was not there.
    """
    tied = Counter(official.values())
    second_day = state.reached[0] if state.reached else frozenset()
    points: dict[str, Points] = {}
    for who, finished in places.items():
        if who not in official:
            points[who] = registered(state.rules, ranked)
            continue
        place, final = official[who], finished <= ranked.final_table
        points[who] = score(state.rules, ranked, Showing(place=place, tied=tied[place], day2=who in second_day, final=final))
    return points
