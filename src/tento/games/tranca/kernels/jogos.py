"""Jogos, compiled: what fits on them, what they become, and when they are canastras."""

from typing import Any, Final

from tento.games.tranca.kernels.book import MINORITY
from tento.games.tranca.kernels.cards import NO_PLACE, NONE, ONE, TOP, TWOS, highest, is_three, is_two, lowest, ones, place_of, whole
from tento.games.tranca.kernels.compiled import compiled, compiled_apart
from tento.games.tranca.kernels.table import NOBODY

OPEN, LIMPA, SUJA = 0, 1, 2
NO_FIT: Final[Any] = whole(-1)
HIGH, LOW = NONE, ONE
"""The end at which a wild card joins a sequência."""
TRINCA_OF, SEQUENCIA_OF = NONE, ONE
"""What a new jogo is."""


@compiled
def kind_of(book: Any, sequence: int, head: int, size: int, wilds: int) -> int:
    """Whether a jogo is a canastra, and which."""
    if size < book.canastra_min:
        return OPEN
    if not sequence and head == TWOS:
        return LIMPA if book.trinca_of_twos == 2 else SUJA
    return SUJA if wilds else LIMPA


@compiled
def bears(book: Any, wilds: int, naturals: int) -> bool:
    """Whether a jogo may hold so many wild cards beside so many natural ones."""
    return naturals >= 2 and (wilds < naturals if book.wilds_per_meld == MINORITY else wilds <= book.wilds_per_meld)


@compiled
def free_low(least: int, most: int, spare: int) -> int:
    """The first place when spare wild cards go to the high end as far as there is room, the others to the low one; or below 0."""
    return least - max(0, spare - (TOP - most))


@compiled
def first_place(book: Any, table: Any, pair: int, jogo: int, arrived: int, came: int, low: int) -> int:  # noqa: PLR0913, PLR0917 - where, what, at which end
    """The first place of a sequência with these natural places and so many wild cards more; NO_FIT if they make none."""
    naturals, start = whole(table.naturals[pair, jogo]), whole(table.low[pair, jogo])
    wild = (((1 << whole(table.length[pair, jogo])) - 1) << start) & ~naturals
    freed = wild & arrived
    if freed and not book.wild_slides:
        return NO_FIT
    held = naturals | arrived | wild
    least, most = lowest(held), highest(held)
    spare = ones(freed) + came - (most - least + 1 - ones(held))
    if spare < 0:
        return NO_FIT
    if not low:
        return max(NO_FIT, free_low(least, most, spare))
    return least - spare if 0 <= least - spare < start else NO_FIT


@compiled_apart
def fits(book: Any, table: Any, pair: int, jogo: int, one: int, other: int, low: int) -> int:  # noqa: PLR0913, PLR0917 - where, what, at which end
    """The first place of a jogo with one or two cards more (0 for a trinca), or NO_FIT; `other` is NOBODY for one card."""
    many = 1 if other == NOBODY else 2
    if is_three(one) or (many == 2 and is_three(other)):
        return NO_FIT
    came = int(is_two(one)) + int(many == 2 and is_two(other))
    sequence, head = table.sequence[pair, jogo], table.head[pair, jogo]
    if not sequence and head == TWOS:
        return 0 if came == many else NO_FIT
    wilds = table.wilds[pair, jogo] + came
    if not bears(book, wilds, table.length[pair, jogo] + many - wilds):
        return NO_FIT
    arrived = 0
    for nth in range(many):
        card = one if nth == 0 else other
        place = place_of(card)
        if place == NO_PLACE:
            continue
        if not sequence:
            if place != head:
                return NO_FIT
        else:
            bit = 1 << place
            if card & 3 != head or (table.naturals[pair, jogo] | arrived) & bit:
                return NO_FIT
            arrived |= bit
    return first_place(book, table, pair, jogo, arrived, came, low) if sequence else 0


@compiled
def kind_with(book: Any, table: Any, pair: int, jogo: int, many: int, came: int) -> int:  # noqa: PLR0913, PLR0917 - where, and what comes
    """What a jogo is with so many cards more, of which some are wild."""
    size, wilds = table.length[pair, jogo] + many, table.wilds[pair, jogo] + came
    return kind_of(book, table.sequence[pair, jogo], table.head[pair, jogo], size, wilds)


@compiled_apart
def grow(book: Any, table: Any, pair: int, jogo: int, one: int, other: int, first: int) -> None:  # noqa: PLR0913, PLR0917 - where, and what comes
    """One or two cards join the jogo, which then begins at this place."""
    many = 1 if other == NOBODY else 2
    came = int(is_two(one)) + int(many == 2 and is_two(other))
    before, after = kind_with(book, table, pair, jogo, NONE, NONE), kind_with(book, table, pair, jogo, many, came)
    table.limpas[pair] += int(after == LIMPA) - int(before == LIMPA)
    table.sujas[pair] += int(after == SUJA) - int(before == SUJA)
    table.length[pair, jogo] += many
    table.wilds[pair, jogo] += came
    if table.sequence[pair, jogo]:
        table.low[pair, jogo] = first
        for nth in range(many):
            place = place_of(one if nth == 0 else other)
            if place != NO_PLACE:
                table.naturals[pair, jogo] |= 1 << place


@compiled_apart
def found(book: Any, table: Any, pair: int, sequence: int, head: int, size: int, wilds: int, low: int, naturals: int) -> None:  # noqa: PLR0913, PLR0917 - all that a jogo is
    """A new jogo of the pair."""
    jogo = table.jogos[pair]
    table.jogos[pair] += 1
    table.sequence[pair, jogo] = sequence
    table.head[pair, jogo] = head
    table.length[pair, jogo] = size
    table.wilds[pair, jogo] = wilds
    table.low[pair, jogo] = low
    table.naturals[pair, jogo] = naturals
    kind = kind_of(book, sequence, head, size, wilds)
    table.limpas[pair] += int(kind == LIMPA)
    table.sujas[pair] += int(kind == SUJA)


@compiled_apart
def has_trinca(table: Any, pair: int, head: int) -> bool:
    """Whether the pair has a trinca of this rank."""
    there = False
    for jogo in range(whole(table.jogos[pair])):
        there |= not table.sequence[pair, jogo] and table.head[pair, jogo] == head
    return there
