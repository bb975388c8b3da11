"""How many ways a mão can be played out: every row of cards without a raise, open and covered counted as two different plays.

The engine is walked through all of them; the number must be the one that a small counter with its own rules finds, and for some deals the
one worked out by hand. A play that is allowed too often or too seldom anywhere in the tree shows in the sum.
"""

from functools import cache
from typing import NamedTuple

import pytest

from tento.games.truco.rules import actions as do
from tento.games.truco.rules import game
from tento.games.truco.rules.state import State
from tento.table.game import Step
from tento.table.seats import Seat
from tests.contract.truco_regulations import REGULATIONS, Regulation, decided, next_lead, strength, taker
from tests.rules.tables import Table, table

KTRUCO = ("ktruco-tradicional", "ktruco-paulista", "ktruco-paulista-limpo")
ALL = ("truco-masters-2025", "fenacef-ix", *KTRUCO)
BY_TWO = ("truco-masters-2025-mano-a-mano", "fenacef-ix-mano-a-mano", *KTRUCO)
"""Those that two play: the regulations of pairs by the house rule that departs from them."""

HIGH_AND_LOW = ("3c 3h 2s", "Qd Qh Js", "2c 2h 3s", "Js Jh Qc")
"""Pair A's cards are all above pair B's, with the fixed manilhas and with the vira."""
MIRROR = ("Kc Ac 2c", "Kd Ad 2d", "Kh Ah 2h", "Ks 2s 3s")
"""Equal hands but for one card: ties everywhere."""
VIRA = "Jd"
"""The kings are the manilhas, which none of the hands of HIGH_AND_LOW holds."""
TIES = ("2c 3c Ks", "2d 3d Kh", "2h 3h Kd", "2s 3s Kc")
"""Every rodada is tied if all play their cards in this order."""
VIRA_OF_TIES = "Qd"
"""The jacks are the manilhas, which nobody holds."""


def walked(state: State) -> int:
    """The complete rows of cards that the engine lets happen from here."""
    if state.stage != "play":
        return 1
    seat = state.mao.turn if state.mao is not None else Seat(0)
    plays = [action for action in game.legal(state, seat) if isinstance(action, do.Play | do.Cover | do.PlayDark)]
    return sum(walked(step.state) for play in plays if isinstance(step := game.apply(state, seat, play), Step))


class Position(NamedTuple):
    """A mão for the counter: cards are only how high they stand, a covered one -1."""

    regulation: Regulation
    dark: bool
    hands: tuple[tuple[int, ...], ...]
    turn: int
    laid: tuple[tuple[int, int], ...]
    winners: tuple[int | None, ...]


def counted(rulebook: str, at: Table) -> int:
    """The same number by the rules of `tests.contract.truco_regulations`."""
    regulation = REGULATIONS[rulebook]
    heights = {card: strength(regulation, at.mao.vira, card) for card in game.pack(at.state.rulebook)}
    return rows(
        Position(
            regulation,
            at.mao.kind == "ferro",
            tuple(tuple(heights[card] for card in hand) for hand in at.mao.hands),
            at.turn,
            tuple((laid.seat, heights[laid.card]) for laid in at.mao.laid),
            tuple(rodada.winner for rodada in at.mao.rodadas),
        )
    )


@cache
def rows(at: Position) -> int:
    """The complete rows of cards from a position."""
    if len(at.laid) == len(at.hands):
        winners = (*at.winners, taker(list(at.laid)))
        if decided(at.regulation, winners) is not None:
            return 1
        return rows(at._replace(turn=next_lead(at.regulation, list(at.laid)), laid=(), winners=winners))
    hand, total = at.hands[at.turn], 0
    for place, height in enumerate(hand):
        left = (*at.hands[: at.turn], hand[:place] + hand[place + 1 :], *at.hands[at.turn + 1 :])
        for shown in ways(at, height):
            total += rows(at._replace(hands=left, turn=(at.turn + 1) % len(at.hands), laid=(*at.laid, (at.turn, shown))))
    return total


def ways(at: Position, height: int) -> list[int]:
    """How a card may be laid, as what it then counts: open, covered, or both. In the dark every card is simply turned up."""
    if at.dark or not at.winners:
        return [height]
    if any(winner is not None for winner in at.winners):
        return [height, -1]
    opens_the_second = not at.laid and len(at.winners) == 1
    too_low = opens_the_second and at.regulation.shows_highest and height < max(at.hands[at.turn])
    may_cover = {"nobody": False, "everybody": True, "all but the leader": not opens_the_second}[at.regulation.covers_while_tied]
    return [shown for shown, allowed in ((height, not too_low), (-1, may_cover)) if allowed]


@pytest.mark.parametrize(("rulebook", "number"), [(BY_TWO[0], 360), *((name, 252) for name in BY_TWO[1:])])
def test_two_players_of_whom_one_is_always_higher(rulebook, number):
    """First rodada: 3 · 3 = 9 ways, no card covered, won by seat 0. In the second each has two cards, open or covered: 4 · 4 = 16 ways.

    Seat 0 opens (2 · 4 = 8): two rodadas won, the mão is over. Seat 0 covers and seat 1 opens (2 · 2 = 4): one rodada each, and the third
    has 2 · 2 = 4 ways. Both cover (2 · 2 = 4): tied, which ends the mão in favour of the first rodada, but at Truco Masters the third is
    played, with its 4 ways. 9 · (8 + 4 · 4 + 4) = 252, and 9 · (8 + 4 · 4 + 4 · 4) = 360.
    """
    at = table(rulebook, hands=HIGH_AND_LOW, vira=VIRA, seats=2)
    assert walked(at.state) == number
    assert counted(rulebook, at) == number


@pytest.mark.parametrize(("rulebook", "number"), [("truco-masters-2025", 1216), ("fenacef-ix", 976), *((name, 976) for name in KTRUCO)])
def test_four_players_after_the_higher_pair_took_the_first_rodada(rulebook, number):
    """Second rodada: 4 ways each. Of the 16 of a pair 4 show nothing and 12 show a card.

    Pair A shows one (12 · 16 = 192): it wins, the mão is over. Only B shows one (4 · 12 = 48): one rodada each, and the third has
    2 · 2 · 2 · 2 = 16 ways. Nobody does (4 · 4 = 16): tied, which ends the mão, or at Truco Masters leads to the third with its 16 ways.
    192 + 48 · 16 + 16 = 976, and 192 + 48 · 16 + 16 · 16 = 1216.
    """
    at = table(rulebook, hands=HIGH_AND_LOW, vira=VIRA).do("rodada")
    assert walked(at.state) == number
    assert counted(rulebook, at) == number


def test_four_players_from_the_second_card_to_the_last():
    """When one card of the first rodada lies, the other three have 3 · 3 · 3 = 27 ways; pair A wins each, and 1216 ways to go on follow."""
    at = table("truco-masters-2025", hands=HIGH_AND_LOW, vira=VIRA).do("1 play Qd")
    assert walked(at.state) == 27 * 1216
    assert counted("truco-masters-2025", at) == 27 * 1216


@pytest.mark.parametrize(("rulebook", "number"), [("truco-masters-2025", 484), ("fenacef-ix", 1606), *((name, 8) for name in KTRUCO)])
def test_four_players_after_a_tied_first_rodada(rulebook, number):
    """Everybody is left with a three and a king, of which the three is higher.

    K-Truco: nobody covers and the leader shows the three; the others choose between two cards. The other pair ties with a three (3 of its 4
    ways), and the third rodada has one way; with none (1 way) it has lost. With the partner's 2 ways 2 · (3 + 1) = 8.

    Truco Masters: the leader shows the three, the others may cover: 4 ways each. Of the 16 ways of the other pair 7 show a three, which
    ties, and the third rodada has 2 · 2 · 2 · 2 = 16 ways; 9 do not. With the partner's 4 ways 4 · (7 · 16 + 9) = 484.

    Fenacef: the leader has all 4 ways too. Of the 16 ways of a pair 7 show a three, 5 a king at most and 4 nothing. The rodada is tied in
    7 · 7 + 5 · 5 + 4 · 4 = 90 ways, each with 16 to follow, and decided in the other 166: 90 · 16 + 166 = 1606.
    """
    at = table(rulebook, hands=TIES, vira=VIRA_OF_TIES).do("rodada")
    assert at.rodadas == [None]
    assert walked(at.state) == number
    assert counted(rulebook, at) == number


@pytest.mark.parametrize(("rulebook", "seats", "number"), [*((name, 4, 1296) for name in ALL), *((name, 2, 36) for name in BY_TWO)])
@pytest.mark.parametrize("hands", [HIGH_AND_LOW, MIRROR], ids=["high and low", "mirror"])
def test_a_mao_de_ferro_is_as_long_as_the_cards_whatever_they_are(rulebook, seats, number, hands):
    """In the dark nobody covers and nobody chooses by sight: 3, 2, then 1 card each. The third rodada adds no choice, so it does not matter
    whether it is played: (3 · 2) to the power of the players, 6 · 6 = 36 or 6 · 6 · 6 · 6 = 1296.
    """
    at = table(rulebook, hands=hands, vira=VIRA, score=(11, 11), seats=seats)
    assert walked(at.state) == number
    assert counted(rulebook, at) == number


@pytest.mark.parametrize("rulebook", [*BY_TWO, "mineiro-2-4-6-10-12", "ate-15"])
@pytest.mark.parametrize("hands", [("Kc Ac 2c", "Kd Ad 2d"), ("Kh 3c 2c", "Kd 2d Qc"), ("3c 3d Qs", "3h 3s Qd"), ("Jc Jd Jh", "Qs Qh Js")])
@pytest.mark.parametrize("vira", ["Ad", "3h"])
@pytest.mark.parametrize("dealer", [0, 1])
def test_two_players_of_every_kind(rulebook, hands, vira, dealer):
    at = table(rulebook, hands=hands, vira=vira, seats=2, dealer=dealer)
    assert walked(at.state) == counted(rulebook, at)


@pytest.mark.parametrize("rulebook", ALL)
@pytest.mark.parametrize("dealer", range(4))
def test_four_players_after_a_first_rodada_of_mirrored_hands(rulebook, dealer):
    at = table(rulebook, hands=MIRROR, vira=VIRA, dealer=dealer).do("rodada")
    assert walked(at.state) == counted(rulebook, at)
