"""Which card to lay: first what no sensible player would do is struck out, then imagination chooses among the rest."""

from collections.abc import Sequence
from typing import Final

from tento.games.truco.bots.sensible.certainty import course_with, is_won
from tento.games.truco.bots.sensible.fate import OPEN, TIE
from tento.games.truco.bots.sensible.habits import habit
from tento.games.truco.bots.sensible.knowledge import NOTHING, Known, Spot
from tento.games.truco.bots.sensible.worlds import World, likely
from tento.games.truco.rules.actions import Action, Cover, Play

_HABIT: Final = 0.08
"""Imagination is short and may err: another card than the usual one must look better by this much."""

_THRIFT: Final = 0.02
"""A dearer card must look better by this much, since what stays in the hand is worth something too."""


def candidates(spot: Spot) -> tuple[int, ...]:
    """The strengths worth thinking about, weak to strong, of the cards that may be laid open."""
    known = spot.known
    hand = sorted({known.strength[action.card] for action in spot.options if isinstance(action, Play)})
    if len(hand) < 2:
        return tuple(hand)
    if known.theirs == NOTHING:
        return _sure_or_all(known, _distinct(known, hand))
    if known.ours > known.theirs:
        return _sure_or_all(known, _over_partner(known, hand))
    return _sure_or_all(known, _not_lost(known, _against(known, hand)))


def best_of(known: Known, cards: Sequence[int], worlds: list[World]) -> int:
    """The place of the card that wins most often in imagination, with some weight for habit and thrift."""
    usual = habit(list(known.hand), known.ours, known.theirs, known.pair, known.course)
    scores = [likely(worlds, place) + _HABIT * (card == usual) - _THRIFT * place for place, card in enumerate(cards)]
    return scores.index(max(scores))


def lay(spot: Spot, strength: int) -> tuple[Action, str]:
    """The card of this strength as an action, and the reason; a worthless one goes face down now and then."""
    known = spot.known
    plays = (action for action in spot.options if isinstance(action, Play))
    action = next(action for action in plays if known.strength[action.card] == strength)
    reason = _reason(known, strength)
    if strength < max(known.ours, known.theirs) and reason != "save_high" and _may_go_on(known) and spot.chance.happens(1, 2):
        cover = Cover(action.card)
        if cover in spot.options:
            return cover, "cover"
    return action, reason


def threats(known: Known, card: int) -> tuple[int, int]:
    """How many unseen cards beat this one, and how many equal it."""
    return sum([other > card for other in known.unseen]), known.unseen.count(card)


def _distinct(known: Known, hand: list[int]) -> list[int]:
    """Of cards that the same unseen cards beat or equal only the cheapest: the zap is not spent where a four does as well."""
    chosen: dict[tuple[int, int], int] = {}
    for card in hand:
        chosen.setdefault(threats(known, card), card)
    return list(chosen.values())


def _over_partner(known: Known, hand: list[int]) -> list[int]:
    """The lowest; and if an opponent is to come, a card that fewer of the unseen ones can beat than the partner's."""
    if len(known.to_come) == 1:
        return hand[:1]
    better = [card for card in hand if card > known.ours and threats(known, card) != threats(known, known.ours)]
    return [hand[0], *(card for card in _distinct(known, better) if card != hand[0])]


def _against(known: Known, hand: list[int]) -> list[int]:
    """The lowest, one that ties, and those that win: only the cheapest of them if nobody comes after."""
    winners = [card for card in hand if card > known.theirs]
    winners = winners[:1] if len(known.to_come) == 1 else _distinct(known, winners)
    ties = [known.theirs] if known.theirs in hand and known.ours < known.theirs else []
    return sorted({hand[0], *ties, *winners})


def _not_lost(known: Known, cards: list[int]) -> list[int]:
    """Without the cards that give the opponents the mão with this rodada, if another card saves it and the partner cannot."""
    if any(seat & 1 == known.pair and seat != known.me for seat in known.to_come):
        return cards
    saved = [card for card in cards if known.fate.of[course_with(known, max(known.ours, card), known.theirs)] != 1 - known.pair]
    return saved or cards[:1]


def _sure_or_all(known: Known, cards: Sequence[int]) -> tuple[int, ...]:
    """The cheapest card that makes the mão sure, or all of them if none does."""
    for card in cards:
        if is_won(known.after(card)):
            return (card,)
    return tuple(cards)


def _may_go_on(known: Known) -> bool:
    """True if another rodada may follow: until then a card that nobody saw keeps a secret."""
    return len(known.hand) > 1 and any(known.fate.of[(*known.course, result)] == OPEN for result in (0, 1, TIE))


def _reason(known: Known, card: int) -> str:
    if len(known.hand) == 1:
        return "last_card"
    if is_won(known.after(card)):
        return "sure_win"
    if known.theirs == NOTHING:
        return "lead_high" if card == known.hand[-1] else "lead_low" if card == known.hand[0] else "lead_middle"
    if known.ours > known.theirs:
        return "help_partner" if card > known.ours and len(known.to_come) > 1 else "partner_wins"
    if card > known.theirs:
        return "high_win" if any(known.theirs < other < card for other in known.hand) else "cheapest_win"
    if card == known.theirs:
        return "tie"
    return "save_high" if known.hand[-1] > known.theirs else "discard"
