"""The end of a rodada, of a mão, of a partida and of a jogo, compiled."""

from typing import Any

from tento.games.truco.kernels.book import A_WINS, GOES_ON, NOBODY_SAME, TIED
from tento.games.truco.kernels.compiled import compiled, compiled_apart
from tento.games.truco.kernels.table import FERRO, MAO_OVER, MATCH_OVER, NOBODY


@compiled
def end_rodada(book: Any, table: Any) -> None:
    """Who won it, who leads the next one, and whether the mão is decided."""
    table.vira_shown = book.has_vira
    best_a, best_b, leader = -1, -1, table.leader
    for place in range(book.seats):
        height = table.height[place]
        if (leader + place) & 1:
            best_b = max(best_b, height)
        else:
            best_a = max(best_a, height)
    winner = TIED
    if best_a != best_b:
        winner = 0 if best_a > best_b else 1
    elif best_a == 0 and book.all_facedown == 1:
        winner = leader & 1
    if table.rodadas == 0:
        table.first_best = NOBODY
    if best_a > 0 or best_b > 0:
        _pass_lead(book, table, max(best_a, best_b), winner)
    table.won[table.rodadas] = winner
    table.rodadas += 1
    table.laid = 0
    table.turn = table.leader
    if table.rodadas < 3:
        table.led[table.rodadas] = table.leader
    _decide(book, table)


@compiled
def _pass_lead(book: Any, table: Any, top: int, winner: int) -> None:
    """The leader after a rodada with an open card: of the highest ones the winners' choice, or after a tie the rulebook's."""
    first, last, equaliser, last_equaliser = NOBODY, NOBODY, NOBODY, NOBODY
    nearest, distance = NOBODY, book.seats
    for place in range(book.seats):
        if table.height[place] == top:
            last = (table.leader + place) & book.last
            if first == NOBODY:
                first = last
            if (last ^ first) & 1:
                last_equaliser = last
                if equaliser == NOBODY:
                    equaliser = last
            away = (last - table.starter) & book.last
            if away < distance:
                nearest, distance = last, away
    if table.rodadas == 0:
        table.first_best = first
    if winner != TIED:
        choice = book.leader_partner_equal
        table.leader = first if choice == 0 else last if choice == 1 else nearest
        return
    choice = book.leader_after_tied_r1 if table.rodadas == 0 else book.leader_after_tied_r2
    if choice == 1:
        table.leader = equaliser if book.canger_rule == 0 else last_equaliser
    elif choice == 2:
        table.leader = table.starter


@compiled
def _decide(book: Any, table: Any) -> None:
    """The course of the rodadas so far is looked up. A mão that nobody won leaves its stake to the next, where the rulebook keeps it."""
    course = 16 * table.won[0] + 4 * table.won[1] + table.won[2]
    eleven = 2 if table.eleven == NOBODY else table.eleven
    found = book.decides[course, table.dealer & 1, eleven, 1 if table.kind == FERRO else 0]
    if found == GOES_ON:
        return
    if found <= A_WINS + 1:
        end_mao(book, table, found - A_WINS, table.value)
        return
    end_mao(book, table, NOBODY, 0)
    if found == NOBODY_SAME:
        table.next_dealer = table.dealer
    if book.redeal_stake == 1:
        table.carried = table.value


@compiled_apart
def end_mao(book: Any, table: Any, winner: int, points: int) -> None:
    """Pays the points, passes the deal, and ends what ends with it."""
    table.stage = MAO_OVER
    table.maos += 1
    table.carried = 0
    table.winner = winner
    table.points = points
    table.next_dealer = (table.dealer + book.rotation) & book.last
    if winner == NOBODY:
        return
    total = table.score[winner] + points
    if book.score_overshoot == 1:
        total = min(total, book.partida_target)
    table.score[winner] = total
    if total >= book.partida_target:
        _end_partida(book, table, winner)


@compiled_apart
def _end_partida(book: Any, table: Any, winner: int) -> None:
    """The jogo goes on with a new partida, whose dealer may have to be drawn for, or is over."""
    table.jogo[winner] += 1
    table.partida = winner
    if book.first_dealer_scope == 1:
        table.next_dealer = NOBODY
    if table.jogo[winner] > book.best_of // 2:
        table.stage = MATCH_OVER
        table.next_dealer = NOBODY
