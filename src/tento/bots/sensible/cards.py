"""Which card to lay: first what no sensible player would do is struck out, then imagination chooses among the rest."""

from collections.abc import Sequence

from tento.bots.sensible.certainty import is_won, seats_to_come
from tento.bots.sensible.fate import OPEN
from tento.bots.sensible.knowledge import NOTHING, Known
from tento.bots.sensible.worlds import World, likely
from tento.cards.chance import Chance
from tento.truco.actions import Action, Cover, Play

_THRIFT = 0.02
"""A dearer card must be better by this much, since what stays in the hand is worth something too."""


def candidates(known: Known, options: Sequence[Action]) -> tuple[int, ...]:
    """The strengths worth thinking about, weak to strong, of the cards that may be laid open."""
    hand = sorted({known.strength[action.card] for action in options if isinstance(action, Play)})
    if len(hand) < 2:
        return tuple(hand)
    if known.theirs == NOTHING:
        return _sure_or_all(known, _distinct(known, hand))
    if known.ours > known.theirs:
        return _sure_or_all(known, _over_partner(known, hand))
    return _sure_or_all(known, _not_lost(known, _against(known, hand)))


def _over_partner(known: Known, hand: list[int]) -> list[int]:
    """The lowest; and to secure the rodada, a card that fewer of the unseen ones can beat than the partner's."""
    if not known.opponents_to_come:
        return hand[:1]
    better = [card for card in hand if card > known.ours and threats(known, card) != threats(known, known.ours)]
    return [hand[0], *(card for card in _distinct(known, better) if card != hand[0])]


def _against(known: Known, hand: list[int]) -> list[int]:
    """The lowest, one that ties, and those that win: only the cheapest of them if no opponent comes after."""
    winners = [card for card in hand if card > known.theirs]
    winners = _distinct(known, winners) if known.opponents_to_come else winners[:1]
    ties = [known.theirs] if known.theirs in hand and known.ours < known.theirs else []
    return sorted({hand[0], *ties, *winners})


def _distinct(known: Known, hand: list[int]) -> list[int]:
    """Of cards that the same unseen cards beat or equal only the cheapest: the zap is not spent where a four does as well."""
    chosen: dict[tuple[int, int], int] = {}
    for card in hand:
        chosen.setdefault(threats(known, card), card)
    return list(chosen.values())


def threats(known: Known, card: int) -> tuple[int, int]:
    """How many unseen cards beat this one, and how many equal it."""
    return sum(other > card for other in known.unseen), known.unseen.count(card)


def _not_lost(known: Known, cards: list[int]) -> list[int]:
    """Without the cards that let the opponents take the mão with this rodada, if there are others and no partner to save it."""
    if any(seat & 1 == known.pair and seat != known.me for seat in seats_to_come(known)):
        return cards
    saved = [card for card in cards if _fate_with(known, card) != 1 - known.pair]
    return saved or cards[:1]


def _fate_with(known: Known, card: int) -> int:
    """Who takes the mão if this card is the last of the rodada that matters."""
    ours = max(known.ours, card)
    result = 2 if ours == known.theirs else known.pair if ours > known.theirs else 1 - known.pair
    return known.fate.of[(*known.results, result)]


def _sure_or_all(known: Known, cards: Sequence[int]) -> tuple[int, ...]:
    """The cheapest card that makes the mão sure, or all of them if none does."""
    for card in cards:
        if is_won(known.after(card)):
            return (card,)
    return tuple(cards)


def best_of(cards: Sequence[int], worlds: list[World]) -> int:
    """The place of the card that wins most often in imagination, a cheaper one if the difference is small."""
    best, most = 0, likely(worlds, 0)
    for place in range(1, len(cards)):
        chance = likely(worlds, place)
        if chance > most + _THRIFT:
            best, most = place, chance
    return best


def lay(known: Known, options: Sequence[Action], strength: int, chance: Chance) -> tuple[Action, str]:
    """The card of this strength as an action, and the reason; a worthless one goes face down now and then."""
    plays = [action for action in options if isinstance(action, Play) and known.strength[action.card] == strength]
    action = plays[0]
    reason = _reason(known, strength)
    if reason in ("discard", "partner_wins") and _may_go_on(known) and chance.happens(1, 2):
        cover = Cover(action.card)
        if cover in options:
            return cover, "cover"
    return action, reason


def _may_go_on(known: Known) -> bool:
    """True if another rodada may follow: then a card that nobody saw is worth something."""
    return len(known.hand) > 1 and any(known.fate.of[(*known.results, result)] == OPEN for result in (0, 1, 2))


def _reason(known: Known, card: int) -> str:
    if len(known.hand) == 1:
        return "last_card"
    if is_won(known.after(card)):
        return "sure_win"
    if known.theirs == NOTHING:
        return _reason_to_lead(known, card)
    if known.ours > known.theirs:
        return "partner_wins" if card <= known.ours else "help_partner"
    if card > known.theirs:
        return "cheapest_win" if not any(known.theirs < other < card for other in known.hand) else "high_win"
    if card == known.theirs:
        return "tie"
    return "save_high" if known.hand[-1] > known.theirs else "discard"


def _reason_to_lead(known: Known, card: int) -> str:
    if card == known.hand[-1]:
        return "lead_high"
    return "lead_low" if card == known.hand[0] else "lead_middle"
