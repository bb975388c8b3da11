"""A table of tranca as one record of numbers, changed in place: the score, and the rodada that lies there."""

from typing import Any, Final

import numpy as np

from tento.cards.card import Card
from tento.cards.deck import DECK_52
from tento.games.tranca.kernels.cards import CARDS, CHAIN, SUITS, TWOS, give
from tento.games.tranca.rules.melds import PLACE, WILD, Meld, kind_of
from tento.games.tranca.rules.state import Rodada, State, the_rodada
from tento.games.tranca.values import TrancaRules

NOBODY: Final[Any] = np.int64(-1)
PLAYING, RODADA_OVER, MATCH_OVER = 0, 1, 2
"""The stages. Before a deal the rodada is over."""
MOST_JOGOS: Final = 34
"""A jogo has three cards at least: no pair has more of them."""
PACK: Final = 2 * CARDS
MORTO: Final = 11
SEATS: Final = 4
NUMBER: Final = {card: place for place, card in enumerate(DECK_52)}
"""The number of each card."""

_SMALL: Final = np.int8
_NUMBER: Final = np.int32
TABLE: Final = np.dtype(
    [
        ("luck", np.uint64, (1,)),  # of the tables that shuffle by themselves
        ("score", _NUMBER, (2,)),
        ("made", _NUMBER, (2,)),  # what each pair made in the rodada that is over
        ("rodadas", _NUMBER),
        ("turns", _NUMBER),
        ("stage", _SMALL),
        ("dealer", _SMALL),
        ("next_dealer", _SMALL),  # NOBODY while chance must still choose
        ("out", _SMALL),  # who ended the rodada that is over, or NOBODY
        ("direct", _SMALL),
        ("partida", _SMALL),  # who won the partida that is over, or NOBODY
        ("turn", _SMALL),
        ("opening", _SMALL),
        ("drew", _SMALL),
        ("first_card", _SMALL),  # that may still be rejected, or NOBODY
        ("morto_there", _SMALL, (2,)),
        ("morto_taken", _SMALL, (2,)),
        ("pending", _SMALL, (SEATS,)),  # 1 for a seat whose morto waits for its next turn
        ("red_threes", _SMALL, (2,)),
        ("held", _SMALL, (SEATS,)),
        ("twos", _SMALL, (SEATS,)),  # of each hand
        ("hand", _SMALL, (SEATS, CARDS)),  # how many of each card
        ("ranks", _SMALL, (SEATS, CHAIN)),  # how many of each rank between 4 and ace
        ("places", np.int16, (SEATS, SUITS)),  # the places of each suit that are in the hand, as bits
        ("jogos", _SMALL, (2,)),  # how many each pair has
        ("limpas", _SMALL, (2,)),
        ("sujas", _SMALL, (2,)),
        ("sequence", _SMALL, (2, MOST_JOGOS)),  # 1 for a sequência, 0 for a trinca
        ("head", _SMALL, (2, MOST_JOGOS)),  # the suit of a sequência, the place of a trinca's rank, or TWOS
        ("length", _SMALL, (2, MOST_JOGOS)),
        ("wilds", _SMALL, (2, MOST_JOGOS)),
        ("low", _SMALL, (2, MOST_JOGOS)),  # the place of a sequência's first card
        ("naturals", np.int16, (2, MOST_JOGOS)),  # the places of a sequência where no wild card stands, as bits
        ("laid", _SMALL, (CARDS,)),  # how many of each card lie in jogos
        ("lixo_size", _SMALL),
        ("lixo", _SMALL, (PACK,)),  # its top last
        ("monte_from", _SMALL),  # the monte lies from here …
        ("monte_left", _SMALL),  # … and has so many cards
        ("monte", _SMALL, (PACK,)),
        ("mortos", _SMALL, (2, MORTO)),
    ],
    align=True,
)
_STAGES: Final = {"play": PLAYING, "rodada_over": RODADA_OVER, "match_over": MATCH_OVER}


def tables_of(many: int) -> Any:
    """So many tables before their first deal, as an array of records."""
    tables = np.zeros(many, dtype=TABLE)
    tables["stage"] = RODADA_OVER
    for key in ("dealer", "next_dealer", "out", "partida", "first_card"):
        tables[key] = NOBODY
    return tables


def put_down(state: State) -> Any:
    """The record of a table of the rules whose cards are dealt: where a search begins, and what the lockstep compares."""
    table = tables_of(1)[0]
    table["stage"], table["score"], table["rodadas"] = _STAGES[state.stage], state.score, state.rodadas
    table["dealer"], table["next_dealer"], table["partida"] = map(_or_nobody, (state.dealer, state.next_dealer, state.partida))
    if state.result is not None:
        table["out"], table["direct"] = _or_nobody(state.result.seat), state.result.direct
        table["made"] = [pair.total for pair in state.result.pairs]
    _put_rodada(table, the_rodada(state), state.rules)
    return table


def _put_rodada(table: Any, rodada: Rodada, rules: TrancaRules) -> None:
    table["turn"], table["opening"], table["drew"], table["turns"] = rodada.turn, rodada.opening, rodada.drew, rodada.turns
    table["first_card"] = NOBODY if rodada.first_card is None else NUMBER[rodada.first_card]
    table["morto_taken"] = rodada.morto_taken
    table["red_threes"] = [len(threes) for threes in rodada.red_threes]
    for waiting in rodada.pending:
        table["pending"][waiting] = 1
    for seat, hand in enumerate(rodada.hands):
        put_hand(table, seat, hand)
    for pair, melds in enumerate(rodada.melds):
        for meld in melds:
            put_jogo(table, pair, meld, rules)
    table["lixo_size"], table["monte_left"] = len(rodada.lixo), len(rodada.monte)
    table["lixo"][: len(rodada.lixo)] = [NUMBER[card] for card in rodada.lixo]
    table["monte"][: len(rodada.monte)] = [NUMBER[card] for card in rodada.monte]
    for place, morto in enumerate(rodada.mortos):
        if morto is not None:
            table["morto_there"][place] = 1
            table["mortos"][place] = [NUMBER[card] for card in morto]


def put_hand(table: Any, seat: int, cards: tuple[Card, ...]) -> None:
    """These cards come to the hand."""
    for card in cards:
        give(table, seat, NUMBER[card])


def put_jogo(table: Any, pair: int, meld: Meld, rules: TrancaRules) -> None:
    """The next jogo of the pair."""
    place, kind = int(table["jogos"][pair]), kind_of(meld, rules)
    table["jogos"][pair] += 1
    table["limpas"][pair] += kind == "limpa"
    table["sujas"][pair] += kind == "suja"
    table["sequence"][pair, place] = meld.sequence
    table["head"][pair, place] = head_of(meld)
    table["length"][pair, place], table["wilds"][pair, place], table["low"][pair, place] = len(meld.cards), meld.wilds, meld.low
    table["naturals"][pair, place] = sum(1 << PLACE[card[0]] for card in meld.cards if meld.sequence and card[0] != WILD)
    for card in meld.cards:
        table["laid"][NUMBER[card]] += 1


def head_of(meld: Meld) -> int:
    """The suit of a sequência, the place of a trinca's rank, or TWOS."""
    if meld.sequence:
        return "cdhs".index(meld.head)
    return TWOS if meld.head == WILD else PLACE[meld.head]


def _or_nobody(number: int | None) -> int:
    return NOBODY if number is None else number
