"""What a player by habit reads off the table, compiled: the end that is near, what a card promises, and what it gives away."""

from typing import Any, Final

from tento.games.tranca.bots.master.imagination.compiled import compiled, compiled_apart
from tento.games.tranca.bots.sensible.spot import FEW, LATE
from tento.games.tranca.bots.sensible.worth import WILD_WORTH
from tento.games.tranca.kernels.cards import CHAIN, SUITS, TOP, card_at, is_black_three, is_two, place_of, whole

MORTO: Final = 11
ALIKE: Final = 8
NEAR: Final = 9
NEXT_BUT_ONE: Final = 5
MOST_HEAP: Final = 12


@compiled
def mortos(table: Any) -> int:
    """How many mortos lie on the table."""
    return whole(table.morto_there[0]) + whole(table.morto_there[1])


@compiled
def has_canastra(table: Any, pair: int) -> bool:
    """The pair has a canastra of either kind."""
    return table.limpas[pair] + table.sujas[pair] > 0


@compiled
def morto_due(table: Any, pair: int) -> bool:
    """Running out of cards would bring the morto."""
    return not table.morto_taken[pair] and mortos(table) > 0


@compiled
def fewest(table: Any, pair: int) -> int:
    """The cards of the player of this pair who has fewest."""
    return min(whole(table.held[pair]), whole(table.held[pair + 2]))


@compiled
def hurry(table: Any, pair: int) -> bool:
    """The opponents may go out, or few cards are left to draw."""
    return danger(table, pair) or whole(table.monte_left) + MORTO * mortos(table) <= LATE


@compiled
def danger(table: Any, pair: int) -> bool:
    """The opponents have had their morto and a canastra, and one of them holds few cards."""
    theirs = 1 - pair
    return bool(table.morto_taken[theirs] or mortos(table) == 0) and has_canastra(table, theirs) and fewest(table, theirs) <= FEW


@compiled
def pays(table: Any, seat: int) -> bool:
    """Whether going out now gains: the bonus and what the others hold, less what the partner does."""
    pair = seat & 1
    theirs = 1 - pair
    unpaid = 0 if table.morto_taken[theirs] else 100
    held = whole(table.held[theirs]) + whole(table.held[theirs + 2])
    return hurry(table, pair) or 100 + unpaid + 10 * held >= 10 * whole(table.held[seat ^ 2])


@compiled_apart
def keeping(table: Any, seat: int, card: int) -> int:
    """How much a card of the hand promises, as `sensible.worth` has it."""
    if is_two(card):
        return WILD_WORTH
    if is_black_three(card):
        return 0
    place, suit = place_of(card), card & 3
    promise = ALIKE * (whole(table.ranks[seat, place]) - 1)
    for away in range(1, 3):
        near = NEAR if away == 1 else NEXT_BUT_ONE
        if place - away >= 0:
            promise += near * whole(table.hand[seat, card_at(place - away, suit)])
        if place + away <= TOP:
            promise += near * whole(table.hand[seat, card_at(place + away, suit)])
    return promise


@compiled_apart
def goes_on(table: Any, pair: int, card: int) -> bool:
    """Whether a natural card would go on a jogo of this pair as it lies."""
    place, suit = place_of(card), card & 3
    for jogo in range(table.jogos[pair]):
        head = table.head[pair, jogo]
        if table.sequence[pair, jogo]:
            if head == suit:
                low = whole(table.low[pair, jogo])
                high = low + whole(table.length[pair, jogo]) - 1
                inside = low <= place <= high
                if place in (low - 1, high + 1) or (inside and not whole(table.naturals[pair, jogo]) >> place & 1):
                    return True
        elif head == place:
            return True
    return False


@compiled_apart
def feeding(table: Any, seat: int, card: int) -> int:
    """What the next opponent would gain by this card on top of the lixo, as `sensible.worth` has it."""
    if is_black_three(card):
        return 0
    heap = whole(table.lixo_size) + 1
    if is_two(card):
        return 20 + 4 * heap
    if goes_on(table, 1 - (seat & 1), card):
        return 12 + 5 * heap
    return min(heap, MOST_HEAP) * guess(table, seat, card) // 4


@compiled
def guess(table: Any, seat: int, card: int) -> int:
    """From 0 to 4: how likely it is that somebody holds two cards that go with it; those in sight cannot be held."""
    place, suit = place_of(card), card & 3
    seen = 0
    for other in range(SUITS):
        alike = card_at(place, other)
        seen += whole(table.laid[alike]) + whole(table.hand[seat, alike])
    if place > 0:
        seen += whole(table.laid[card_at(place - 1, suit)]) + whole(table.hand[seat, card_at(place - 1, suit)])
    if place < CHAIN - 1:
        seen += whole(table.laid[card_at(place + 1, suit)]) + whole(table.hand[seat, card_at(place + 1, suit)])
    return max(0, 4 - seen // 2 - int(place in (0, CHAIN - 1)))
