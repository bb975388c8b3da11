"""Players of levels that people feel: each knows what the sensible player knows, and makes the mistakes that people of its level make."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from tento.cards.chance import Chance
from tento.games.tranca.bots.sensible.advice import advise
from tento.games.tranca.bots.sensible.spot import Spot, wild
from tento.games.tranca.bots.sensible.worth import feeding, keeping
from tento.games.tranca.rules.actions import Add, Discard, Draw, SeatAction, Take
from tento.games.tranca.rules.melds import is_black_three
from tento.games.tranca.rules.views import View
from tento.rulebooks.rulebook import Rulebook
from tento.table.seats import Seat

_PERCENT: Final = 100


class Mistakes(NamedTuple):
    """How often in a hundred choices a player makes each mistake, where there is room for it."""

    overlooks: int
    """Does not see that a card fits a jogo of the pair, or that the lixo could be taken."""
    breaks: int
    """Throws away what the next player can use least, without a look at what goes with it in the own hand."""
    hoards: int
    """Keeps black threes in the hand, to lock the lixo some day, until they cost a hundred each."""


LEVELS: Final = {
    "iniciante": Mistakes(overlooks=25, breaks=60, hoards=100),
    "jogador": Mistakes(overlooks=8, breaks=20, hoards=50),
}


class LevelTranca:
    """The sensible player with the mistakes of a level."""

    name: str
    quick = True

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook, self._mistakes = rulebook, LEVELS[self.name]

    def choose(self, view: View, options: Sequence[SeatAction], chance: Chance) -> SeatAction:
        """What the sensible player would do, as far as this one looks and judges as well."""
        action = advise(view, options, self.rulebook, chance)[0]
        rodada = view.rodada
        if rodada is None or len(options) == 1:
            return action
        spot = Spot(Seat(int(view.viewer)), rodada, rodada.hand or (), options, self.rulebook.values)
        if not rodada.drew:
            return self._draws(spot, action, chance)
        return self._plays(spot, action, chance)

    def _makes(self, mistake: int, chance: Chance) -> bool:
        return chance.happens(mistake, _PERCENT)

    def _draws(self, spot: Spot, action: SeatAction, chance: Chance) -> SeatAction:
        takes = [one for one in spot.options if isinstance(one, Take)]
        if takes and self._makes(self._mistakes.overlooks, chance):
            return next(one for one in spot.options if isinstance(one, Draw))
        return action

    def _plays(self, spot: Spot, action: SeatAction, chance: Chance) -> SeatAction:
        throws = [one for one in spot.options if isinstance(one, Discard)]
        overlooked = isinstance(action, Add) and throws and self._makes(self._mistakes.overlooks, chance)
        return self._throws(spot, throws, action, chance) if overlooked or isinstance(action, Discard) else action

    def _throws(self, spot: Spot, throws: Sequence[Discard], action: SeatAction, chance: Chance) -> SeatAction:
        rest = [one for one in throws if not is_black_three(one.card)]
        if rest and self._makes(self._mistakes.breaks, chance):
            return min(rest, key=lambda one: (wild(one.card), feeding(one.card, spot)))
        hoarded = isinstance(action, Discard) and is_black_three(action.card) and self._makes(self._mistakes.hoards, chance)
        if rest and (hoarded or not isinstance(action, Discard)):
            return min(rest, key=lambda one: keeping(one.card, spot.hand))
        return action if isinstance(action, Discard) else throws[0]


class Iniciante(LevelTranca):
    """Somebody who has just learned the game."""

    name = "iniciante"


class Jogador(LevelTranca):
    """Somebody who plays now and then."""

    name = "jogador"


BOTS: Final[dict[str, Callable[[Rulebook], LevelTranca]]] = {"iniciante": Iniciante, "jogador": Jogador}
