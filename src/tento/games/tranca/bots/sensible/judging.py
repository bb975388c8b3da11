"""What each choice is worth to the sensible player, in points: what it brings to the table, keeps in the hand and gives away."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from tento.cards.card import Card
from tento.cards.chance import Chance
from tento.games.tranca.bots.sensible.discarding import cost
from tento.games.tranca.bots.sensible.drawing import gain
from tento.games.tranca.bots.sensible.spot import Spot, wild
from tento.games.tranca.rules.actions import Add, Discard, Draw, Lay, SeatAction, Take
from tento.games.tranca.rules.views import View
from tento.rulebooks.rulebook import Rulebook
from tento.table.seats import Seat, other_pair

WILD_SPENT: Final = 25
"""What a wild card on the table is missed in the hand."""
LATER: Final = 0.8
"""The part of what can be laid now that is still hoped for in the next turn."""
IN_DANGER: Final = 0.3
"""The same when the rodada may be over by then."""

Worths = Sequence[float | None]


def worth(view: View, options: Sequence[SeatAction], rulebook: Rulebook, chance: Chance) -> Worths:  # noqa: ARG001 - it needs no luck
    """The worth of each option; None for what is no choice of cards."""
    rodada = view.rodada
    if rodada is None or not rodada.hand:
        return [None] * len(options)
    spot = Spot(Seat(int(view.viewer)), rodada, rodada.hand, options, rulebook.values)
    return [_drawing(spot, one) for one in options] if not rodada.drew else [_laying(spot, one) for one in options]


def standing(view: View, rulebook: Rulebook) -> tuple[float, float]:  # noqa: ARG001 - the points say it
    """The points of each pair."""
    return float(view.score[0]), float(view.score[1])


def _drawing(spot: Spot, one: SeatAction) -> float | None:
    """The lixo against the card that the monte brings, which is worth nothing yet."""
    if isinstance(one, Take):
        return float(gain(spot, one))
    return 0.0 if isinstance(one, Draw) else None


def _laying(spot: Spot, one: SeatAction) -> float | None:
    if isinstance(one, Discard):
        part = IN_DANGER if spot.danger or spot.late else LATER
        return _emptied(spot, 1) - cost(spot, one) + part * _most(spot, (one.card,))
    if isinstance(one, Lay | Add):
        thrown = [-cost(spot, other) for other in spot.options if isinstance(other, Discard) and _left(spot, one.cards)[other.card] > 0]
        return _laid(spot, one) + _most(spot, one.cards) + max(thrown, default=0)
    return None


def _most(spot: Spot, used: Sequence[Card]) -> float:
    """The most that another jogo brings with the cards that are left beside these."""
    left = _left(spot, used)
    others = [one for one in spot.options if isinstance(one, Lay | Add) and not Counter(one.cards) - left]
    return max((0.0, *(_laid(spot, one) for one in others)))


def _left(spot: Spot, used: Sequence[Card]) -> Counter[Card]:
    return Counter(spot.hand) - Counter(used)


def _laid(spot: Spot, one: Lay | Add) -> float:
    """The points that these cards make on the table, with the canastra that they complete, less the wild cards that are gone."""
    points = spot.rules.card_points * len(one.cards) - WILD_SPENT * sum(map(wild, one.cards))
    return points + _canastra(spot, one) + _emptied(spot, len(one.cards))


def _canastra(spot: Spot, one: Lay | Add) -> float:
    """What the jogo counts as a canastra after this, less what it counted before: a wild card makes a clean one dirty."""
    meld = next((meld for meld in spot.ours if meld.name == one.meld), None) if isinstance(one, Add) else None
    before: tuple[Card, ...] = () if meld is None else meld.cards
    return _counted(spot, (*before, *one.cards)) - _counted(spot, before)


def _counted(spot: Spot, cards: Sequence[Card]) -> int:
    if len(cards) < spot.rules.canastra_min:
        return 0
    return spot.rules.suja_points if any(map(wild, cards)) else spot.rules.limpa_points


def _emptied(spot: Spot, many: int) -> float:
    """Where the hand is empty after so many cards: the morto is had; or the rodada is won, with all that it ends for both pairs."""
    if len(spot.hand) > many:
        return 0.0
    rules, theirs = spot.rules, other_pair(spot.pair)
    if spot.morto_due:
        return float(rules.morto_penalty)
    unpaid = 0 if spot.rodada.morto_taken[theirs] else rules.morto_penalty
    return float(rules.batida_points + unpaid + rules.card_points * (sum(spot.they_hold) - spot.partner_holds))
