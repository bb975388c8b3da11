"""Truco, seis, nove, doze: when to call, when to stay in, when to run. Points count by what they change in the partida."""

from collections.abc import Sequence
from typing import Final

from tento.bots.sensible.certainty import is_lost, is_won
from tento.bots.sensible.knowledge import Known
from tento.bots.sensible.nerve import firmness
from tento.bots.sensible.stakes import Stakes, partida, stakes_of
from tento.bots.sensible.worlds import World, imagine, likely
from tento.cards.chance import Chance
from tento.truco.actions import Accept, Action, Raise, Refuse
from tento.truco.views import MaoView, View

_GAIN: Final = 0.01
"""A call must add this much to the chance of the partida: a secret kept is worth something."""

_HOPE: Final = 0.5
"""Below this chance to take the mão a call is a bluff."""

_BLUFFS: Final = (1, 6)
"""A bluff that looks good is tried one time in six."""


class Purse:
    """The score seen from one pair: what it is worth to win or to lose so many points."""

    __slots__ = ("ours", "stakes", "theirs")

    def __init__(self, known: Known, view: View) -> None:
        self.stakes: Stakes = stakes_of(known.rules)
        self.ours, self.theirs = view.score[known.pair], view.score[1 - known.pair]

    def won(self, points: int) -> float:
        """The chance of the partida after these points are won."""
        return partida(self.stakes, self.ours + points, self.theirs)

    def lost(self, points: int) -> float:
        """The chance of the partida after these points are lost."""
        return partida(self.stakes, self.ours, self.theirs + points)

    def mao(self, chance: float, points: int) -> float:
        """The chance of the partida with this chance of a mão that is worth so many points."""
        return chance * self.won(points) + (1 - chance) * self.lost(points)


def call(known: Known, view: View, options: Sequence[Action], worlds: list[World], nth: int, chance: Chance) -> tuple[Raise, str] | None:  # noqa: PLR0913, PLR0917 - the turn as a whole
    """A raise on the own turn with its reason, or None; `nth` is the card that would be laid."""
    mao = view.mao
    raises = raises_worth_asking(known, view, options)
    if mao is None or not raises:
        return None
    purse = Purse(known, view)
    if is_won(known):
        return raises[0], "call_sure"
    sure = likely(worlds, nth)
    quiet = purse.mao(sure, mao.value)
    action, loud = max(((one, _called(known, purse, worlds, nth, one.to)) for one in raises), key=lambda pair: pair[1])
    if loud < quiet + _GAIN:
        return None
    if sure >= _HOPE:
        return action, "call_ahead"
    if purse.lost(mao.value) == 0.0:
        return action, "call_nothing_to_lose"
    return (action, "call_bluff") if chance.happens(*_BLUFFS) else None


def raises_worth_asking(known: Known, view: View, options: Sequence[Action]) -> list[Raise]:
    """The raises that may gain anything: none if the mão is lost, none if its value already wins the partida."""
    mao = view.mao
    raises = [action for action in options if isinstance(action, Raise)]
    if not raises or mao is None or is_lost(known):
        return []
    standing = mao.value if mao.asked is None else mao.asked
    return raises if view.score[known.pair] + standing < view.target else []


def _called(known: Known, purse: Purse, worlds: list[World], nth: int, to: int) -> float:
    """The chance of the partida after a raise: in each world the opponent runs or stays, as such a hand makes people do."""
    rules = known.rules
    run = purse.won(rules.refusal_points[rules.raise_ladder.index(to)])
    won, lost = purse.won(to), purse.lost(to)
    total = weight = 0.0
    for world in worlds:
        stays = firmness(world.nerve)
        result = world.results[nth]
        total += world.weight * ((1 - stays) * run + stays * (result * won + (1 - result) * lost))
        weight += world.weight
    return total / weight


def answer(known: Known, view: View, mao: MaoView, options: Sequence[Action], chance: Chance) -> tuple[Action, str]:
    """Accept, run, or raise again."""
    assert mao.asked is not None, "a raise waits"
    assert mao.asked_by is not None, "somebody asked"
    if is_lost(known):
        return Refuse(), "run_lost"
    raises = raises_worth_asking(known, view, options)
    if is_won(known):
        return (raises[0], "call_sure") if raises else (Accept(), "stay_sure")
    worlds = imagine(known, chance, callers=(mao.asked_by,), watched=mao.asked_by)
    purse, sure = Purse(known, view), likely(worlds)
    run = purse.lost(known.rules.refusal_points[known.rules.raise_ladder.index(mao.asked)])
    stay = purse.mao(sure, mao.asked)
    if sure >= _HOPE and raises:
        action, loud = max(((one, _called(known, purse, worlds, 0, one.to)) for one in raises), key=lambda pair: pair[1])
        if loud > max(stay, run) + _GAIN:
            return action, "call_again"
    return (Accept(), "stay_odds") if stay >= run else (Refuse(), "run_odds")
