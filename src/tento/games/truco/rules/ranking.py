"""Which card beats which: the common order, the fixed manilhas, the manilhas that follow the vira."""

from collections.abc import Mapping
from functools import lru_cache

from tento.cards.card import SUITS, Card
from tento.cards.deck import deck_of
from tento.games.truco.values import TrucoRules
from tento.rulebooks.enforced import enforces

Order = Mapping[Card, int]

COVERED = 0
"""A covered card is below every open card; two covered cards are equal."""

_MANILHA = 100


@enforces("deck_ranks")
def deck(rules: TrucoRules) -> tuple[Card, ...]:
    """The whole pack of the rulebook, in canonical order."""
    return deck_of("".join(rules.deck_ranks))


@enforces("manilha_mode", "fixed_manilhas", "manilha_suit_order", "vira_wraps")
def manilhas(rules: TrucoRules, vira: Card | None) -> tuple[Card, ...]:
    """The manilhas, strongest first: the fixed cards, or the rank above the vira by the order of suits.

    Above the strongest rank the order goes round to the weakest rank of the deck in use, where the rulebook says so.
    """
    if rules.manilha_mode == "fixed":
        return tuple(Card(card) for card in rules.fixed_manilhas)
    if vira is None:
        return ()
    above = rules.deck_ranks.index(vira[0]) + 1
    if above == len(rules.deck_ranks):
        if rules.vira_wraps == "none":
            return ()
        above = 0
    rank = rules.deck_ranks[above]
    return tuple(Card(rank + suit) for suit in rules.manilha_suit_order)


@enforces("deck_ranks", "common_suits_matter", "manilha_mode")
def order(rules: TrucoRules, vira: Card | None) -> Order:
    """The strength of every card: manilhas above all, then the ranks; suits of common cards do not matter."""
    rank_of_vira = vira[0] if vira is not None else None
    return _order(
        rules.deck_ranks,
        tuple(manilhas(rules, vira)),
        rank_of_vira,
        rules.common_suits_matter,
    )


@lru_cache(maxsize=256)
def _order(ranks: tuple[str, ...], highest: tuple[Card, ...], _vira: str | None, suits_matter: bool) -> Order:
    strength: dict[Card, int] = {}
    for place, rank in enumerate(ranks):
        for nth, suit in enumerate(SUITS):
            strength[Card(rank + suit)] = 4 * place + 1 + (nth if suits_matter else 0)
    for place, card in enumerate(reversed(highest)):
        strength[card] = _MANILHA + place
    return strength


def is_manilha(order: Order, card: Card) -> bool:
    """True for one of the four highest cards."""
    return order[card] >= _MANILHA


@enforces("first_dealer_draw_scale")
def draw_order(rules: TrucoRules) -> Order:
    """The scale of the draw for the first dealer: the common ranks, with the fixed manilhas where the rulebook counts them."""
    fixed = rules.first_dealer_draw_scale == "with_fixed_manilhas"
    return _order(rules.deck_ranks, tuple(Card(c) for c in rules.fixed_manilhas) if fixed else (), None, False)
