"""Truco, seis, nove, doze: when to call, when to stay in, when to run. Points count by what they change in the partida."""

from typing import Final, NamedTuple

from tento.games.truco.bots.sensible.certainty import is_lost, is_won
from tento.games.truco.bots.sensible.knowledge import Spot
from tento.games.truco.bots.sensible.nerve import firmness
from tento.games.truco.bots.sensible.stakes import Stakes, partida, stakes_of
from tento.games.truco.bots.sensible.worlds import World, imagine, likely
from tento.games.truco.rules.actions import Accept, Action, Raise, Refuse

GAIN: Final = 0.08
"""A call must gain this part of what it puts at stake: to keep quiet and call later is worth something too."""

_HOPE: Final = 0.5
"""Below this chance to take the mão a call is a bluff."""

_BLUFFS: Final = (1, 6)
"""A bluff that looks good is tried one time in six."""


class Purse(NamedTuple):
    """The score seen from one pair: what it is worth to win or to lose so many points."""

    stakes: Stakes
    ours: int
    theirs: int

    def won(self, points: int) -> float:
        """The chance of the partida after these points are won."""
        return partida(self.stakes, self.ours + points, self.theirs)

    def lost(self, points: int) -> float:
        """The chance of the partida after these points are lost."""
        return partida(self.stakes, self.ours, self.theirs + points)

    def mao(self, sure: float, points: int) -> float:
        """The chance of the partida with this chance of a mão that is worth so many points."""
        return sure * self.won(points) + (1 - sure) * self.lost(points)


def purse_of(spot: Spot) -> Purse:
    """The purse of the pair that chooses."""
    score, pair = spot.view.score, spot.known.pair
    return Purse(stakes_of(spot.known.rules), score[pair], score[1 - pair])


def worth_asking(spot: Spot) -> list[Raise]:
    """The raises that may gain anything: none if the mão is lost, none if what it is worth already wins the partida."""
    raises = [action for action in spot.options if isinstance(action, Raise)]
    if not raises or is_lost(spot.known):
        return []
    standing = spot.mao.value if spot.mao.asked is None else spot.mao.asked
    return raises if spot.view.score[spot.known.pair] + standing < spot.view.target else []


def call(spot: Spot, raises: list[Raise], worlds: list[World], nth: int) -> tuple[Raise, str] | None:
    """A raise on the own turn with its reason, or None; `nth` is the card that would be laid."""
    if is_won(spot.known):
        return raises[0], "call_sure"
    purse, sure = purse_of(spot), likely(worlds, nth)
    action = _best_raise(spot, raises, worlds, nth, purse.mao(sure, spot.mao.value))
    if action is None:
        return None
    if sure >= _HOPE:
        return action, "call_ahead"
    if purse.lost(spot.mao.value) == 0.0:
        return action, "call_nothing_to_lose"
    return (action, "call_bluff") if spot.chance.happens(*_BLUFFS) else None


def answer(spot: Spot) -> tuple[Action, str]:
    """Runs, stays in, or raises again."""
    known, asked, caller = spot.known, spot.mao.asked, spot.mao.asked_by
    assert asked is not None, "a raise waits"
    assert caller is not None, "somebody called"
    if is_lost(known):
        return Refuse(), "run_lost"
    raises = worth_asking(spot)
    if is_won(known):
        return (raises[0], "call_sure") if raises else (Accept(), "stay_sure")
    worlds = imagine(known, spot.chance, callers=(caller,), watched=caller)
    purse, sure = purse_of(spot), likely(worlds)
    run = purse.lost(price_of_running(spot, asked))
    stay = purse.mao(sure, asked)
    again = _best_raise(spot, raises, worlds, 0, max(stay, run)) if sure >= _HOPE else None
    if again is not None:
        return again, "call_again"
    return (Accept(), "stay_odds") if stay >= run else (Refuse(), "run_odds")


def _best_raise(spot: Spot, raises: list[Raise], worlds: list[World], nth: int, otherwise: float) -> Raise | None:
    """The raise that adds most to the chance of the partida, if it adds enough to what there is without it."""
    purse = purse_of(spot)
    best, most = None, 0.0
    for action in raises:
        at_stake = purse.won(action.to) - purse.lost(action.to)
        gain = after_call(spot, worlds, nth, action.to) - otherwise - GAIN * at_stake
        if gain > most:
            best, most = action, gain
    return best


def after_call(spot: Spot, worlds: list[World], nth: int, to: int) -> float:
    """The chance of the partida after a raise: in each world the opponent runs or stays in, as people do with such a hand."""
    purse = purse_of(spot)
    run, won, lost = purse.won(price_of_running(spot, to)), purse.won(to), purse.lost(to)
    total = weight = 0.0
    for world in worlds:
        stays, result = firmness(world.nerve), world.results[nth]
        total += world.weight * ((1 - stays) * run + stays * (result * won + (1 - result) * lost))
        weight += world.weight
    return total / weight


def price_of_running(spot: Spot, asked: int) -> int:
    """The points that running from this raise gives away."""
    rules = spot.known.rules
    return rules.refusal_points[rules.raise_ladder.index(asked)]
