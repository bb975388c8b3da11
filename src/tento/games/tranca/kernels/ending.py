"""The ends, compiled: whether a hand may run out, what comes of it, and the score of the rodada."""

from typing import Any, Final

from tento.games.tranca.kernels.cards import BLACK_THREES, NONE, ONE, RED_THREES, give, is_red_three, is_two, part, whole
from tento.games.tranca.kernels.compiled import compiled, compiled_apart
from tento.games.tranca.kernels.jogos import HIGH, LIMPA, NO_FIT, SUJA, fits, kind_with
from tento.games.tranca.kernels.table import MATCH_OVER, MORTO, NOBODY, RODADA_OVER, SEATS

ANY_CANASTRA, NEEDS_LIMPA, NEEDS_NOTHING = 0, 1, 2
PENALTY_ONLY, CARDS_ONLY = 0, 1
LAST_SEAT: Final = SEATS - 1
INDIRETA, DIRETA = NONE, ONE


@compiled
def morto_for(book: Any, table: Any, pair: int) -> int:
    """The place of the morto that this pair would take now, or NOBODY."""
    if table.morto_taken[pair]:
        return NOBODY
    if book.morto_assignment == 1:
        return pair if table.morto_there[pair] else NOBODY
    return 0 if table.morto_there[0] else 1 if table.morto_there[1] else NOBODY


@compiled
def may_run_out(book: Any, table: Any, pair: int, limpas: int, sujas: int) -> bool:
    """Whether a player of a pair with so many canastras may run out of cards."""
    if morto_for(book, table, pair) != NOBODY:
        return limpas + sujas > 0 or not book.morto_requires_canastra
    if not table.morto_taken[pair] and table.morto_taken[1 - pair] and not book.batida_without_morto_if_converted:
        return False
    return book.batida_requires == NEEDS_NOTHING or limpas > 0 or (book.batida_requires == ANY_CANASTRA and sujas > 0)


@compiled_apart
def may_leave(book: Any, table: Any, pair: int, left: int, last: int) -> bool:
    """Whether laying may leave so many cards, `last` being the only one: the turn must have a legal end."""
    limpas, sujas = whole(table.limpas[pair]), whole(table.sujas[pair])
    if left > 1 or may_run_out(book, table, pair, limpas, sujas):
        return True
    if left == 0:
        return False
    came = int(is_two(last))
    for jogo in range(whole(table.jogos[pair])):
        if fits(book, table, pair, jogo, last, NOBODY, HIGH) != NO_FIT:
            before, after = kind_with(book, table, pair, jogo, NONE, NONE), kind_with(book, table, pair, jogo, ONE, came)
            more = limpas + int(after == LIMPA) - int(before == LIMPA)
            if may_run_out(book, table, pair, more, sujas + int(after == SUJA) - int(before == SUJA)):
                return True
    return False


@compiled
def spare_morto(book: Any, table: Any) -> int:
    """The place of the morto that becomes the monte when that is empty, or NOBODY."""
    if book.convert_morto_when == 1 and (table.morto_taken[0] or table.morto_taken[1]):
        return NOBODY
    return 0 if table.morto_there[0] else 1 if table.morto_there[1] else NOBODY


@compiled_apart
def next_card(book: Any, table: Any) -> int:
    """One card leaves the monte, or NOBODY: all is gone. A morto comes in its place first, if need be."""
    if table.monte_left == 0:
        place = spare_morto(book, table)
        if place == NOBODY:
            return NOBODY
        table.morto_there[place] = 0
        table.monte_from, table.monte_left = 0, MORTO
        for nth in range(MORTO):
            table.monte[nth] = table.mortos[place, nth]
    card = whole(table.monte[table.monte_from])
    table.monte_from += 1
    table.monte_left -= 1
    return card


@compiled_apart
def draw_for(book: Any, table: Any, seat: int) -> int:
    """A card of the monte that is no red three, those that come before it laid; or NOBODY. It is in nobody's hand yet."""
    card = next_card(book, table)
    while card != NOBODY and is_red_three(card):
        table.red_threes[seat & 1] += 1
        card = next_card(book, table)
    return card


@compiled_apart
def lay_red_threes(book: Any, table: Any, seat: int) -> None:
    """Every red three of the hand is laid and replaced; where nothing is left to draw it stays without replacement."""
    for three in RED_THREES:
        for _ in range(table.hand[seat, three]):
            part(table, seat, three)
            table.red_threes[seat & 1] += 1
            card = draw_for(book, table, seat)
            if card != NOBODY:
                give(table, seat, card)


@compiled_apart
def run_out(book: Any, table: Any, seat: int, direct: int) -> None:
    """The hand is empty: the morto comes, to be played on at once or on the next turn, or the rodada ends."""
    pair = seat & 1
    place = morto_for(book, table, pair)
    if place == NOBODY:
        end_rodada(book, table, seat, direct)
        return
    for nth in range(MORTO):
        give(table, seat, whole(table.mortos[place, nth]))
    table.morto_there[place] = 0
    table.morto_taken[pair] = 1
    if direct:
        lay_red_threes(book, table, seat)
    else:
        table.pending[seat] = 1


@compiled_apart
def end_rodada(book: Any, table: Any, seat: int, direct: int) -> None:
    """The rodada is over, by this seat's batida or (NOBODY) because nothing is left to draw."""
    out = NOBODY if seat == NOBODY else seat & 1
    for pair in range(2):
        table.made[pair] = made_by(book, table, pair, out)
    for pair in range(2):
        table.score[pair] += table.made[pair]
    table.out, table.direct = seat, direct
    table.rodadas += 1
    table.next_dealer = (table.dealer + 1) & LAST_SEAT
    table.stage = RODADA_OVER
    table.partida = winner_of(book, table, out)
    if table.partida != NOBODY:
        table.stage, table.next_dealer = MATCH_OVER, NOBODY


@compiled
def winner_of(book: Any, table: Any, out: int) -> int:
    """The pair that made the target; with both over it the higher total, or the pair that went out; level, NOBODY yet."""
    first, second = table.score[0] >= book.target, table.score[1] >= book.target
    if first and second:
        if book.both_over_target == 1 and out != NOBODY:
            return out
        return NOBODY if table.score[0] == table.score[1] else int(table.score[1] > table.score[0])
    return 0 if first else 1 if second else NOBODY


@compiled_apart
def made_by(book: Any, table: Any, pair: int, out: int) -> int:
    """What a pair made in the rodada; `out` is the pair that went out."""
    laid, pending = 0, table.pending[pair] or table.pending[pair + 2]
    for jogo in range(whole(table.jogos[pair])):
        laid += table.length[pair, jogo]
    threes = table.red_threes[pair]
    points = (laid + (threes if book.red3_adds_ten else 0)) * book.card_points
    points += table.limpas[pair] * book.limpa_points + table.sujas[pair] * book.suja_points
    points += threes * book.red3_points * (1 if table.limpas[pair] + table.sujas[pair] else -1)
    lost = out == 1 - pair
    if out == pair:
        points += book.batida_points
    elif lost and pending:
        points -= 0 if book.pending_morto == CARDS_ONLY else book.morto_penalty
    elif lost and not table.morto_taken[pair] and (book.converted_morto_penalty or table.morto_there[0] or table.morto_there[1]):
        points -= book.morto_penalty
    spared = lost and book.pending_morto == PENALTY_ONLY
    for seat in range(pair, SEATS, 2):
        if not (spared and table.pending[seat]):
            points -= _in_hand(book, table, seat)
    return points


@compiled
def _in_hand(book: Any, table: Any, seat: int) -> int:
    """What the cards left in a hand cost."""
    black = red = 0
    for three in BLACK_THREES:
        black += table.hand[seat, three]
    for three in RED_THREES:
        red += table.hand[seat, three]
    return (table.held[seat] - black - red) * book.card_points + black * book.black3_in_hand + red * book.red3_in_hand
