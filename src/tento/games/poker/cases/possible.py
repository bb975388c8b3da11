"""What no hand can be: numbers out of range, keys of another game, cards told twice over, more players at the table than in the event."""

from typing import Any, Final

from tento.games.poker.cases.case import MOST_CHIPS, PokerCase, stacks_of
from tento.games.poker.rules.state import MOST_CHAIRS
from tento.games.poker.rules.variants import VARIANTS, Variant
from tento.rulebooks.cases.bad_key import BadKey

OF_BLINDS: Final = ("button", "blinds", "small", "big", "big_blind_ante", "board")
"""What a stud game has none of: no button, no blinds, no board."""
OF_STUD: Final = ("bring_in", "upcards")
DEALT: Final = ("hands", "board", "upcards")
"""The cards laid out one by one; a `deck` stands instead of all of them."""
FEWEST_PLAYERS: Final = 2


def check(case: PokerCase) -> None:
    """What is wrong with a case before a rulebook is asked."""
    if case.variant not in VARIANTS:
        raise BadKey("variant", f"is one of {', '.join(VARIANTS)}")
    taken, stud = stacks_of(case), VARIANTS[case.variant].stud
    _check_game(case, VARIANTS[case.variant])
    _check_cards(case)
    for key in ("small", "big", "button"):
        chair = getattr(case, key)
        if chair is not None and not 1 <= chair <= MOST_CHAIRS:
            raise BadKey(key, f"is a seat from 1 to {MOST_CHAIRS}")
    if not stud and case.button is None:
        raise BadKey("button", "is missing")
    if case.big is not None and case.big not in taken:
        raise BadKey("big", f"seat {case.big} is empty")
    for key in ("ante", "big_blind_ante", "bring_in"):
        if not 0 <= getattr(case, key) <= MOST_CHIPS:
            raise BadKey(key, "is a number of chips")
    if not 0 < case.smallest_chip <= MOST_CHIPS:
        raise BadKey("smallest_chip", "is a number of chips above zero")
    _check_bets(case, stud)
    _check_players(case, len(taken))
    for chair in case.absent:
        if chair not in taken:
            raise BadKey("absent", f"seat {chair} is empty")


def _check_bets(case: PokerCase, stud: bool) -> None:
    if any(not 0 <= blind <= MOST_CHIPS for blind in case.blinds):
        raise BadKey("blinds", "are numbers of chips")
    if not stud and case.blinds[1] <= 0:
        raise BadKey("blinds", "the big blind is above zero")
    if stud and case.limits is None:
        raise BadKey("limits", "is missing: stud games are limit")
    if case.limits is not None and not 0 < case.limits[0] <= case.limits[1] <= MOST_CHIPS:
        raise BadKey("limits", "is the small bet and the big bet, as in [100, 200]")


def _check_game(case: PokerCase, variant: Variant) -> None:
    """BadKey for a key that the game does not know."""
    for key in OF_BLINDS if variant.stud else OF_STUD:
        if _says(getattr(case, key)):
            raise BadKey(key, f"{case.variant} has none: it is a key of {'games with a board' if variant.stud else 'stud games'}")
    limited = variant.betting == "limit" or variant.halved
    if case.limits is not None and not limited:
        raise BadKey("limits", f"{case.variant} has none: it is a key of limit games")
    if variant.stud and case.limits is not None and case.bring_in > case.limits[0]:
        raise BadKey("bring_in", f"is at most the small bet, {case.limits[0]}")


def _says(value: Any) -> bool:
    """Whether the key says anything: without it there are no blinds, no bring-in, no cards."""
    return any(value) if isinstance(value, tuple) else value is not None and bool(value)


def _check_cards(case: PokerCase) -> None:
    """A pack from the top stands instead of cards laid out; of one player only the whole hand or its up-cards are told."""
    for key in DEALT:
        if case.deck and _says(getattr(case, key)):
            raise BadKey("deck", f"stands instead of `{key}`: write one of them")
    for seat in case.upcards:
        if seat in case.hands:
            raise BadKey(f"upcards.{seat}", f"stands instead of `hands.{seat}`: write one of them")


def _check_players(case: PokerCase, seated: int) -> None:
    """Two seats owe the blinds, the small one no more than the big; the event has at least the players of this table."""
    if case.small is not None and case.small == case.big:
        raise BadKey("big", f"seat {case.big} owes the small blind")
    if case.blinds[0] > case.blinds[1]:
        raise BadKey("blinds", "are the small one and the big one, as in [50, 100]")
    if case.players_left is not None and case.players_left < max(FEWEST_PLAYERS, seated):
        raise BadKey("players_left", f"is {case.players_left}, but {seated} sit at this table")
