"""How good a hand looks to its owner, and what people do with hands that look so: call, stay in, run."""

from functools import lru_cache
from math import exp

from tento.games.truco.bots.sensible.fate import TIE
from tento.games.truco.bots.sensible.knowledge import NOTHING, Known


@lru_cache(maxsize=16)
def holds_of(ranks: int, seats: int) -> tuple[float, ...]:
    """For each strength about how often the card wins a rodada: against two opponents, who choose, less often than against one."""
    power = 4 if seats == 4 else 2
    common = [max(0, strength - 1) / (4 * ranks) for strength in range(100)]
    manilhas = [(ranks - 1 + (place + 0.5) / 4) / ranks for place in range(4)]
    return tuple(share**power for share in (*common, *manilhas))


def nerve(known: Known, seat: int, hand: list[int]) -> float:
    """About how sure the owner of this hand is to take the mão, 0 to 1, from the hand and the rodada on the table."""
    holds = holds_of(len(known.rules.deck_ranks), known.seats)
    pair = seat & 1
    ours, theirs = known.table.best[pair], known.table.best[1 - pair]
    values = [holds[card] for card in hand]
    if len(hand) + len(known.course) < 3:
        values.append(holds[ours] if ours > theirs else 0.0)
    elif theirs > NOTHING and ours <= theirs and hand[-1] < theirs:
        values.append(0.0)
    values.sort(reverse=True)
    first, second = values[0], values[1] if len(values) > 1 else 0.0
    if not known.course:
        return (first + second) / 2
    if known.course[0] == TIE or len(values) == 1:
        return first
    return first + second - first * second if known.course[0] == pair else first * second


def boldness(sure: float) -> float:
    """How likely the owner of such a hand is to call; now and then it is a bluff."""
    return 0.12 + 0.88 / (1 + exp(8 * (0.6 - sure)))


def firmness(sure: float) -> float:
    """How likely the owner of such a hand is to stay in when called."""
    return 0.05 + 0.95 / (1 + exp(12 * (0.35 - sure)))
