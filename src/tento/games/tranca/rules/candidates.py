"""What a seat on turn is offered: every meaningful way to draw, take, lay, add and discard, and no two that come to the same.

Of equal cards one stands for all, of several 2s the first. A jogo is offered as every run of a suit, and as each three cards of a rank
or all of them; longer ways to take the lixo are the shortest one and then additions.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final

from tento.cards.card import Card
from tento.games.tranca.rules.actions import Add, Discard, Draw, Lay, Reject, SeatAction, Take
from tento.games.tranca.rules.laying import lixo_closed, verify_add, verify_lay, verify_take
from tento.games.tranca.rules.melds import CHAIN, PLACE, THREE, TOP, WILD, Meld, bears, extended, is_red_three
from tento.games.tranca.rules.state import Melds, State, the_rodada
from tento.games.tranca.rules.turn import verify_discard
from tento.games.tranca.values import TrancaRules
from tento.table.seats import PAIR_NAMES, Seat, pair_of

Cards = tuple[Card, ...]
Limit = int | str
MINORITY: Final = 5
"""With a minority of wild cards a run of eleven holds five at most."""

_DRAW: Final = Draw()
_REJECT: Final = Reject()


def offered(state: State, seat: Seat) -> Iterator[SeatAction]:
    """Everything that this seat, which is on turn, may meaningfully do."""
    rodada = the_rodada(state)
    if not rodada.drew:
        yield _DRAW
        yield from _takes(state, seat)
        return
    if rodada.first_card is not None:
        yield _REJECT
    hand, melds = rodada.hands[seat], rodada.melds[pair_of(seat)]
    lays = _lays(state.rules, hand, melds)
    adds = _adds(state.rules, hand, melds, pair_of(seat))
    yield from _that_leave_an_end(state, seat, hand, lays, adds)
    yield from _discards(state, seat, hand)


def _that_leave_an_end(state: State, seat: Seat, hand: Cards, lays: Iterator[Lay], adds: Iterator[Add]) -> Iterator[SeatAction]:
    """Only laying that leaves fewer than two cards has to be asked about."""
    size = len(hand)
    for lay in lays:
        if size - len(lay.cards) > 1 or verify_lay(state, seat, lay) is None:
            yield lay
    single = tuple(adds)
    for add in single:
        if size > 2 or verify_add(state, seat, add) is None:
            yield add
    if size == 2:
        yield from _last_two(state, seat, hand, single)


def _last_two(state: State, seat: Seat, hand: Cards, single: tuple[Add, ...]) -> Iterator[Add]:
    """The last two cards on one jogo at once, where neither may go alone: together they make the canastra."""
    if any(verify_add(state, seat, add) is None for add in single):
        return
    for number in range(len(the_rodada(state).melds[pair_of(seat)])):
        both = Add(f"{PAIR_NAMES[pair_of(seat)]}{number + 1}", tuple(sorted(hand)))
        if verify_add(state, seat, both) is None:
            yield both


def _discards(state: State, seat: Seat, hand: Cards) -> Iterator[Discard]:
    for card in dict.fromkeys(hand):
        if not is_red_three(card) and (len(hand) > 1 or verify_discard(state, seat, Discard(card)) is None):
            yield _discard(card)


@lru_cache(maxsize=64)
def _discard(card: Card) -> Discard:
    return Discard(card)


def _lays(rules: TrancaRules, hand: Cards, melds: Melds) -> Iterator[Lay]:
    """New jogos of the hand."""
    twos = tuple(sorted(card for card in hand if card[0] == WILD))
    limit = rules.wilds_per_meld
    for suit, mask in _masks(hand).items():
        yield from _runs(suit, mask, twos, limit)
    if not rules.trincas:
        return
    barred = _barred(rules, melds)
    for rank, held in _by_rank(hand).items():
        if rank not in barred:
            yield from _trincas(held, twos[:1])
    if rules.trinca_of_twos != "forbidden" and len(twos) > 2 and WILD not in barred:
        yield from (Lay(cards) for cards in dict.fromkeys((twos[:3], twos)))


def _barred(rules: TrancaRules, melds: Melds) -> set[str]:
    """The ranks of which the pair may lay no further trinca."""
    return set() if rules.duplicate_trincas else {meld.head for meld in melds if not meld.sequence}


def _masks(hand: Cards) -> dict[str, int]:
    """For each suit the places of its cards between 4 and ace, as bits."""
    masks = {"c": 0, "d": 0, "h": 0, "s": 0}
    for card in hand:
        if card[0] in PLACE:
            masks[card[1]] |= 1 << PLACE[card[0]]
    return masks


def _by_rank(hand: Cards) -> dict[str, Cards]:
    held: dict[str, list[Card]] = {}
    for card in hand:
        if card[0] != WILD and card[0] != THREE:
            held.setdefault(card[0], []).append(card)
    return {rank: tuple(sorted(cards)) for rank, cards in held.items() if len(cards) > 1}


@lru_cache(maxsize=1 << 16)
def _runs(suit: str, mask: int, twos: Cards, limit: Limit) -> tuple[Lay, ...]:
    """Every run of this suit that the cards can make, with as many 2s as a jogo bears and the hand has."""
    most = min(len(twos), MINORITY if isinstance(limit, str) else limit)
    return tuple(
        Lay(_run(suit, mask, twos, low, high))
        for low in range(TOP - 1)
        for high in range(low + 2, TOP + 1)
        if _bearable((mask >> low) & ((1 << (high - low + 1)) - 1), high - low + 1, most, limit)
    )


def _bearable(window: int, size: int, most: int, limit: Limit) -> bool:
    naturals = window.bit_count()
    wilds = size - naturals
    return wilds <= most and naturals >= 2 and (not isinstance(limit, str) or wilds < naturals)


def _run(suit: str, mask: int, twos: Cards, low: int, high: int) -> Cards:
    left = iter(twos)
    return tuple([Card(CHAIN[place] + suit) if mask >> place & 1 else next(left) for place in range(low, high + 1)])


@lru_cache(maxsize=1 << 14)
def _trincas(held: Cards, two: Cards) -> tuple[Lay, ...]:
    """Each three cards of a rank, or all of them; each two with a wild card, or all of them."""
    clean = [*combinations(held, 3), *([held] if len(held) > 3 else [])]
    wild = [(*cards, *two) for cards in (*combinations(held, 2), held)] if two else []
    return tuple(Lay(cards) for cards in dict.fromkeys((*clean, *wild)))


def _adds(rules: TrancaRules, hand: Cards, melds: Melds, pair: int) -> Iterator[Add]:
    """Single cards that fit a jogo; a 2, and a natural card that frees one, at either end that is free."""
    if not melds:
        return
    distinct = dict.fromkeys(hand)
    two = min((card for card in distinct if card[0] == WILD), default=None)
    for number, meld in enumerate(melds, 1):
        name = f"{PAIR_NAMES[pair]}{number}"
        fitting = _sequence_fits(rules, meld) if meld.sequence else ()
        for card in distinct:
            if card in fitting:
                yield from _at_ends(rules, meld, name, card)
            elif not meld.sequence and card[0] == meld.head and meld.head != WILD:
                yield Add(name, (card,))
        if two is not None and (meld.head == WILD or bears(rules, meld.wilds + 1, len(meld.cards) - meld.wilds)):
            yield from _at_ends(rules, meld, name, two)


@lru_cache(maxsize=1 << 14)
def _fits(suit: str, low: int, high: int, wild_places: tuple[int, ...]) -> frozenset[str]:
    """The natural cards that a sequência takes next: beyond its ends, and in the place of a wild card that has an end to go to."""
    places = {low - 1, high + 1} & set(range(TOP + 1))
    if low > 0 or high < TOP:
        places |= set(wild_places)
    return frozenset(CHAIN[place] + suit for place in places)


def _sequence_fits(rules: TrancaRules, meld: Meld) -> frozenset[str]:
    movable = meld.wilds and rules.wild_slides
    wilds = tuple(meld.low + at for at, card in enumerate(meld.cards) if card[0] == WILD) if movable else ()
    return _fits(meld.head, meld.low, meld.high, wilds)


def _at_ends(rules: TrancaRules, meld: Meld, name: str, card: Card) -> Iterator[Add]:
    """The card at the high end and at the low one, where both are possible and not the same."""
    high = extended(meld, (card,), rules)
    if not isinstance(high, Meld):
        return
    yield Add(name, (card,))
    if meld.sequence and (card[0] == WILD or meld.wilds):
        low = extended(meld, (card,), rules, low=True)
        if isinstance(low, Meld) and low.cards != high.cards:
            yield Add(name, (card,), low=True)


def _takes(state: State, seat: Seat) -> Iterator[Take]:
    """The ways to use the top card of the lixo."""
    if lixo_closed(state, seat) is not None:
        return
    rules, rodada, pair = state.rules, the_rodada(state), pair_of(seat)
    top, hand, melds = rodada.lixo[-1], rodada.hands[seat], rodada.melds[pair]
    if top[0] == WILD and not rules.wild_from_lixo:
        return
    fitting = [Take((), f"{PAIR_NAMES[pair]}{number}") for number, meld in enumerate(melds, 1) if _takes_top(rules, meld, top)]
    idle = [Take()] if fitting and not rules.lixo_top_must_be_played else []
    fresh = (Take(cards) for cards in _new_with(rules, top, hand, melds))
    bridged = _bridged(state, seat) if rules.lixo_bridge else ()
    roomy = len(hand) + len(rodada.lixo) > 4
    for take in (*fitting, *idle, *fresh, *bridged):
        if roomy or verify_take(state, seat, take) is None:
            yield take


def _takes_top(rules: TrancaRules, meld: Meld, top: Card) -> bool:
    return isinstance(extended(meld, (top,), rules), Meld)


def _bridged(state: State, seat: Seat) -> Iterator[Take]:
    """The top card on a sequência through one card of the hand, where that was agreed."""
    rules, rodada, pair = state.rules, the_rodada(state), pair_of(seat)
    top = rodada.lixo[-1]
    for number, meld in enumerate(rodada.melds[pair], 1):
        if meld.sequence and not _takes_top(rules, meld, top):
            for card in dict.fromkeys(rodada.hands[seat]):
                take = Take((card,), f"{PAIR_NAMES[pair]}{number}")
                if verify_take(state, seat, take) is None:
                    yield take


def _new_with(rules: TrancaRules, top: Card, hand: Cards, melds: Melds) -> Iterator[Cards]:
    """Two cards of the hand that make a jogo with the top card."""
    two = min((card for card in hand if card[0] == WILD), default=None)
    masks, by_rank = _masks(hand), _by_rank(hand)
    barred = _barred(rules, melds)
    if top[0] == WILD:
        yield from _pairs_for_a_two(rules, hand, masks, by_rank, barred)
        return
    for cards in _windows(PLACE[top[0]], masks[top[1]]):
        if len(cards) == 2:
            yield tuple(Card(CHAIN[place] + top[1]) for place in cards)
        elif two is not None:
            yield _beside(Card(CHAIN[cards[0]] + top[1]), top, two)
    if rules.trincas and top[0] not in barred:
        alike = tuple(sorted(card for card in hand if card[0] == top[0]))
        yield from dict.fromkeys(combinations(alike, 2))
        if two is not None:
            yield from ((card, two) for card in dict.fromkeys(alike))


def _beside(card: Card, top: Card, two: Card) -> Cards:
    """A card and a 2, written so that the 2 stands where it is meant: after the card at the high end, before it otherwise."""
    return (card, two) if PLACE[card[0]] < TOP and PLACE[top[0]] < TOP else (two, card)


@lru_cache(maxsize=1 << 15)
def _windows(place: int, mask: int) -> tuple[tuple[int, ...], ...]:
    """The other places of each run of three that holds this place: both of them in hand, or one that lies beside a wild card."""
    whole = [tuple(other for other in range(low, low + 3) if other != place) for low in range(max(0, place - 2), min(place, TOP - 2) + 1)]
    held = [tuple(other for other in places if mask >> other & 1) for places in whole]
    return tuple(dict.fromkeys(places for places in held if places))


def _pairs_for_a_two(
    rules: TrancaRules, hand: Cards, masks: dict[str, int], by_rank: dict[str, Cards], barred: set[str]
) -> Iterator[Cards]:
    for suit, mask in masks.items():
        for low in range(TOP):
            for high in (low + 1, low + 2):
                if high <= TOP and mask >> low & 1 and mask >> high & 1:
                    yield Card(CHAIN[low] + suit), Card(CHAIN[high] + suit)
    if rules.trincas:
        for rank, held in by_rank.items():
            yield from dict.fromkeys(combinations(held, 2)) if rank not in barred else ()
        twos = tuple(sorted(card for card in hand if card[0] == WILD))
        if rules.trinca_of_twos != "forbidden" and WILD not in barred and len(twos) > 1:
            yield twos[0], twos[1]
