"""Players of levels that people feel: each knows what the sensible player knows, and makes the mistakes that people of its level make."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from tento.cards.chance import Chance
from tento.games.truco.bots.sensible.advice import advise, advise_knowing
from tento.games.truco.bots.sensible.knowledge import Known, all_laid, know
from tento.games.truco.rules.actions import Accept, Action, Cover, DecideOnze, Peek, Play, Raise, Refuse, Steal
from tento.games.truco.rules.views import View
from tento.rulebooks.rulebook import Rulebook

_PERCENT: Final = 100
_HIGH: Final = 3
"""The last ranks of the order, whose cards look high to somebody who looks at one card alone."""


class Mistakes(NamedTuple):
    """How often in a hundred choices a player makes each mistake, where there is room for it."""

    forgets: int
    """Counts cards that were laid as if they could still come."""
    one_card: int
    """Takes one high card for a good hand: says yes with it, and no without."""
    covers: int
    """Takes an opponent who has covered a card for one who holds nothing."""
    shy: int
    """Keeps quiet where a call is good."""
    bold: int
    """Calls with nothing."""
    wastes: int
    """Lays the highest card where a cheaper one does as well."""


LEVELS: Final = {
    "iniciante": Mistakes(forgets=100, one_card=70, covers=80, shy=60, bold=15, wastes=60),
    "jogador": Mistakes(forgets=60, one_card=40, covers=40, shy=40, bold=6, wastes=30),
}


class LevelBot:
    """The sensible player with the mistakes of a level."""

    def __init__(self, name: str, rulebook: Rulebook) -> None:
        self.name, self.rulebook, self._mistakes = name, rulebook, LEVELS[name]

    def choose(self, view: View, options: Sequence[Action], chance: Chance) -> Action:
        """What the sensible player would do, as far as this one remembers and judges as well."""
        mao = view.mao
        honest: Sequence[Action] = [one for one in options if not isinstance(one, Steal | Peek)] or options
        if mao is None or not mao.hand or len(honest) < 2 or not any(isinstance(one, Play | Accept | DecideOnze) for one in honest):
            return advise(view, honest, self.rulebook, chance)[0]
        known = know(view, self.rulebook)
        if self._makes(self._mistakes.forgets, chance):
            known = _forgetful(known, view)
        if any(isinstance(one, Accept) for one in honest):
            return self._answer(known, view, honest, chance)
        action = advise_knowing(known, view, honest, chance)[0]
        return action if isinstance(action, DecideOnze) else self._turn(action, known, honest, chance)

    def _makes(self, mistake: int, chance: Chance) -> bool:
        return chance.happens(mistake, _PERCENT)

    def _answer(self, known: Known, view: View, options: Sequence[Action], chance: Chance) -> Action:
        if _covered(known, view) and self._makes(self._mistakes.covers, chance):
            return Accept()
        if Refuse() in options and self._makes(self._mistakes.one_card, chance):
            return Accept() if _has_high(known) else Refuse()
        return advise_knowing(known, view, options, chance)[0]

    def _turn(self, action: Action, known: Known, options: Sequence[Action], chance: Chance) -> Action:
        raises = [one for one in options if isinstance(one, Raise)]
        if isinstance(action, Raise):
            if not self._makes(self._mistakes.shy, chance):
                return action
            action = _lowest(known, options)
        elif raises and self._makes(self._mistakes.bold, chance):
            return raises[0]
        if isinstance(action, Play | Cover) and self._makes(self._mistakes.wastes, chance):
            return _highest(known, options)
        return action


def _forgetful(known: Known, view: View) -> Known:
    """Knows nothing of the cards that were laid in the rodadas before this one."""
    assert view.mao is not None, "cards are dealt"
    table = {one.card for one in view.mao.laid}
    gone = [known.strength[one.card] for one in all_laid(view.mao) if one.card is not None and one.card not in table]
    return known._replace(unseen=(*known.unseen, *gone))


def _covered(known: Known, view: View) -> bool:
    assert view.mao is not None, "cards are dealt"
    return any(one.covered and one.seat & 1 != known.pair for one in all_laid(view.mao))


def _has_high(known: Known) -> bool:
    """A manilha or a card of the highest ranks."""
    common = 4 * len(known.rules.deck_ranks) + 1
    return bool(known.hand) and known.hand[-1] > common - 4 * _HIGH


def _plays(options: Sequence[Action]) -> list[Play]:
    return [one for one in options if isinstance(one, Play)]


def _lowest(known: Known, options: Sequence[Action]) -> Action:
    return min(_plays(options), key=lambda one: known.strength[one.card])


def _highest(known: Known, options: Sequence[Action]) -> Action:
    return max(_plays(options), key=lambda one: known.strength[one.card])


BOTS: Final[dict[str, Callable[[Rulebook], LevelBot]]] = {name: partial(LevelBot, name) for name in LEVELS}
