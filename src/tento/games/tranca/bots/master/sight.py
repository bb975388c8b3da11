"""A view as numbers of the kernel: the rodada as its seat knows it, with the hidden cards still to be imagined."""

from collections import Counter
from typing import Any, Final

import numpy as np

from tento.cards.card import Card
from tento.cards.deck import DECK_104
from tento.games.tranca.bots.master.imagination.worlds import Case
from tento.games.tranca.kernels.table import NOBODY, NUMBER, PLAYING, SEATS, put_hand, put_jogo, tables_of
from tento.games.tranca.rules.melds import PLACE, WILD, Meld
from tento.games.tranca.rules.views import MeldView, RodadaView, View
from tento.games.tranca.values import TrancaRules

_BOTH: Final = 2


def case_of(view: View, rules: TrancaRules, book: Any, wins: Any) -> Case:
    """The rodada that the seat on turn sees; `book` has the numbers of the rulebook, `wins` what scores are worth."""
    rodada, me = view.rodada, view.viewer
    assert rodada is not None, "cards are dealt"
    assert isinstance(me, int), "a spectator has no choice"
    known = tables_of(1)
    table = known[0]
    table["stage"], table["score"], table["rodadas"] = PLAYING, view.score, view.rodadas
    table["dealer"] = NOBODY if view.dealer is None else view.dealer
    table["turn"], table["opening"], table["drew"] = rodada.turn, rodada.opening, rodada.drew
    table["first_card"] = NOBODY if rodada.may_reject is None else NUMBER[rodada.may_reject]
    table["morto_taken"], table["morto_there"] = rodada.morto_taken, mortos_there(rodada, rules)
    table["red_threes"] = [len(threes) for threes in rodada.red_threes]
    for seat in rodada.pending:
        table["pending"][seat] = 1
    _lay_open(table, rodada, rules)
    put_hand(table, me, rodada.hand or ())
    hidden = np.array([0 if seat == me else size for seat, size in enumerate(rodada.hand_sizes)])
    threes = np.array([int(seat in rodada.pending or rodada.opening) for seat in range(SEATS)])
    return Case(book, known, _unseen(rodada), hidden, threes, wins, me)


def _lay_open(table: Any, rodada: RodadaView, rules: TrancaRules) -> None:
    """The jogos, the top of the lixo, and how many cards lie in it and in the monte."""
    for pair, melds in enumerate(rodada.melds):
        for meld in melds:
            put_jogo(table, pair, jogo_of(meld), rules)
    table["lixo_size"], table["monte_left"] = rodada.lixo_size, rodada.monte
    if rodada.lixo_top is not None:
        table["lixo"][rodada.lixo_size - 1] = NUMBER[rodada.lixo_top]


def jogo_of(meld: MeldView) -> Meld:
    """The jogo that is seen."""
    naturals = [(at, card) for at, card in enumerate(meld.cards) if card[0] != WILD]
    wilds = len(meld.cards) - len(naturals)
    if not meld.sequence:
        return Meld(False, naturals[0][1][0] if naturals else WILD, meld.cards, wilds)
    at, card = naturals[0]
    return Meld(True, card[1], meld.cards, wilds, PLACE[card[0]] - at)


def mortos_there(rodada: RodadaView, rules: TrancaRules) -> tuple[int, int]:
    """Which mortos lie there: the first one goes first, unless each pair has its own."""
    if rodada.mortos == _BOTH or not rodada.mortos:
        return (rodada.mortos // _BOTH, rodada.mortos // _BOTH)
    own = rules.morto_assignment == "fixed" and rodada.morto_taken[1] and not rodada.morto_taken[0]
    return (1, 0) if own else (0, 1)


def _unseen(rodada: RodadaView) -> Any:
    """The cards that the seat does not see."""
    laid = [card for melds in rodada.melds for meld in melds for card in meld.cards]
    threes = [card for pair in rodada.red_threes for card in pair]
    top: list[Card] = [] if rodada.lixo_top is None else [rodada.lixo_top]
    left = Counter(DECK_104) - Counter([*laid, *threes, *top, *(rodada.hand or ())])
    return np.array([NUMBER[card] for card in sorted(left.elements())])
