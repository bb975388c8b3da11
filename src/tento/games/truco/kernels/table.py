"""A table of truco as one record of numbers, changed in place: the jogo, the partida, the mão that lies there."""

from typing import Any, Final

import numpy as np

from tento.games.truco.kernels.book import MOST_CARDS, NO_VIRA, TIED, UNPLAYED
from tento.games.truco.rules.ranking import deck
from tento.games.truco.rules.state import Mao, State, the_mao

NOBODY: Final = -1
PLAYING, ONZE, MAO_OVER, MATCH_OVER = 0, 1, 2, 3
"""The stages. Before a deal the mão is over; the dealing ceremony itself lies outside."""
NORMAL, OF_ONZE, FERRO = 0, 1, 2
COVERED: Final = 64
"""Added to a card that lies face down."""

_SMALL: Final = np.int8
_NUMBER: Final = np.int16
TABLE: Final = np.dtype(
    [
        ("luck", np.uint64, (1,)),  # of the tables that shuffle by themselves
        ("maos", np.int64),
        ("score", _NUMBER, (2,)),
        ("jogo", _NUMBER, (2,)),
        ("carried", _NUMBER),  # the stake of a mão that nobody won, where it is kept; 0 if there is none
        ("value", _NUMBER),
        ("points", _NUMBER),  # of the mão that is over
        ("stage", _SMALL),
        ("dealer", _SMALL),
        ("next_dealer", _SMALL),  # NOBODY while it must be drawn for
        ("winner", _SMALL),  # of the mão that is over, or NOBODY
        ("partida", _SMALL),  # who won the partida that is over, or NOBODY
        ("kind", _SMALL),
        ("eleven", _SMALL),  # the pair with eleven, or NOBODY
        ("vira", _SMALL),  # NO_VIRA if there is none
        ("vira_shown", _SMALL),
        ("leader", _SMALL),
        ("turn", _SMALL),
        ("starter", _SMALL),  # who led the first rodada
        ("led", _SMALL, (3,)),  # who led each rodada that has begun
        ("rodadas", _SMALL),  # how many are finished
        ("laid", _SMALL),  # how many cards lie in the one that is not
        ("raised_by", _SMALL),  # the pair, or NOBODY
        ("asked", _SMALL),  # the step of the ladder that waits for an answer, or NOBODY
        ("asked_by", _SMALL),
        ("refused_by", _SMALL),
        ("first_best", _SMALL),  # who laid the highest card of the first rodada first, or NOBODY
        ("won", _SMALL, (3,)),  # the pair of each rodada, TIED or UNPLAYED
        ("votes", _SMALL, (4,)),  # on the mão de onze: 1 play, 0 run, NOBODY
        ("held", _SMALL, (4,)),
        ("hand", _SMALL, (4, 3)),
        ("played", _SMALL, (3, 4)),  # the cards of each rodada in order, with COVERED
        ("height", _SMALL, (4,)),  # the strength of each card of this rodada
        ("stolen", _NUMBER, (4,)),
        ("peeked", _NUMBER, (4,)),
        ("seen", np.uint64, (4,)),  # the cards that each seat has peeked at, as a sum of powers of two
        ("pack", _SMALL, (MOST_CARDS,)),
        ("pack_from", _SMALL),  # the pack that is left lies from here …
        ("pack_size", _SMALL),  # … and has so many cards
    ],
    align=True,
)
_STAGES: Final = {"play": PLAYING, "onze": ONZE, "mao_over": MAO_OVER, "match_over": MATCH_OVER}
_KINDS: Final = {"normal": NORMAL, "onze": OF_ONZE, "ferro": FERRO}


def tables_of(many: int) -> Any:
    """So many tables before their first deal, as an array of records."""
    tables = np.zeros(many, dtype=TABLE)
    tables["stage"], tables["next_dealer"], tables["partida"], tables["winner"] = MAO_OVER, NOBODY, NOBODY, NOBODY
    return tables


def put_down(state: State) -> Any:
    """The record of a table of the rules whose cards are dealt: where a search begins, and what the lockstep compares."""
    table = tables_of(1)[0]
    table["stage"] = _STAGES[state.stage]
    table["maos"], table["score"], table["jogo"] = state.maos, state.score, state.jogo
    table["carried"] = state.carried or 0
    table["dealer"], table["next_dealer"] = _or_nobody(state.dealer), _or_nobody(state.next_dealer)
    table["partida"] = _or_nobody(state.partida)
    if state.result is not None:
        table["winner"], table["points"] = _or_nobody(state.result.winner), state.result.points
    table["stolen"], table["peeked"] = state.stolen, state.peeked
    _put_mao(table, state, the_mao(state))
    return table


def _put_mao(table: Any, state: State, mao: Mao) -> None:
    places = {card: place for place, card in enumerate(deck(state.rules))}
    table["kind"], table["eleven"], table["value"] = _KINDS[mao.kind], _or_nobody(mao.eleven), mao.value
    table["vira"], table["vira_shown"] = NO_VIRA if mao.vira is None else places[mao.vira], mao.vira_shown
    table["leader"], table["turn"] = mao.leader, mao.turn
    table["starter"] = mao.rodadas[0].leader if mao.rodadas else mao.leader
    table["raised_by"], table["asked_by"], table["refused_by"] = map(_or_nobody, (mao.raised_by, mao.asked_by, mao.refused_by))
    table["asked"] = NOBODY if mao.asked is None else state.rules.raise_ladder.index(mao.asked)
    table["rodadas"], table["laid"], table["won"] = len(mao.rodadas), len(mao.laid), UNPLAYED
    for number, leader in enumerate([*(rodada.leader for rodada in mao.rodadas), mao.leader][:3]):
        table["led"][number] = leader
    for number, rodada in enumerate(mao.rodadas):
        table["won"][number] = TIED if rodada.winner is None else rodada.winner
    for number, laid in enumerate([*(rodada.laid for rodada in mao.rodadas), mao.laid][:3]):
        for place, one in enumerate(laid):
            table["played"][number, place] = places[one.card] + COVERED * one.covered
            table["height"][place] = 0 if one.covered else mao.order[one.card]
    table["first_best"] = _first_best(mao)
    table["votes"] = NOBODY
    for voter, play in mao.onze_votes:
        table["votes"][voter] = play
    for seat, hand in enumerate(mao.hands):
        table["held"][seat] = len(hand)
        table["hand"][seat, : len(hand)] = [places[card] for card in hand]
    for peek in mao.peeks:
        table["seen"][peek.by] |= np.uint64(1 << places[peek.card])
    table["pack_size"] = len(mao.pack)
    table["pack"][: len(mao.pack)] = [places[card] for card in mao.pack]


def _first_best(mao: Mao) -> int:
    openly = [laid for laid in mao.rodadas[0].laid if not laid.covered] if mao.rodadas else []
    return max(openly, key=lambda laid: mao.order[laid.card]).seat if openly else NOBODY


def _or_nobody(number: int | None) -> int:
    return NOBODY if number is None else number
