"""How ordinary players lay their cards, and the rest of a mão played out by such habits.

All is numbers here, not cards: it runs some dozens of times for every choice of the bot.
"""

from tento.games.truco.bots.sensible.fate import OPEN, TIE, Course
from tento.games.truco.bots.sensible.knowledge import NOTHING, Known, Table
from tento.games.truco.rules.ranking import COVERED


def habit(hand: list[int], ours: int, theirs: int, pair: int, course: Course) -> int:
    """The card that habit lays from a hand sorted weak to strong.

    To lead: a middling card at first, the highest after a tie, the lowest otherwise. Under a partner who wins: the lowest.
    Else the cheapest card that wins; one that ties unless the first rodada was lost; or the lowest.
    """
    if theirs == NOTHING:
        if not course:
            return hand[len(hand) >> 1]
        return hand[-1] if course[0] == TIE else hand[0]
    if ours > theirs:
        return hand[0]
    for card in hand:
        if card > theirs:
            return card
    return theirs if theirs in hand and (not course or course[0] != 1 - pair) else hand[0]


def play_out(known: Known, hands: list[list[int]], table: Table, turn: int) -> int:
    """Who takes the mão if everybody follows habit from this table on: 0, 1 or NOBODY. Empties the hands."""
    seats, course, fate = len(hands), known.course, known.fate.of
    leader, laid, first = table.leader, table.laid, table.first
    best, by = list(table.best), list(table.by)
    while True:
        while laid < seats:
            pair = turn & 1
            hand = hands[turn]
            ours, theirs = best[pair], best[1 - pair]
            card = habit(hand, ours, theirs, pair, course)
            hand.remove(card)
            if card > ours:
                best[pair], by[pair] = card, turn
                if card > theirs:
                    first = pair
            laid += 1
            turn = turn + 1 if turn + 1 < seats else 0
        winner = 0 if best[0] > best[1] else 1 if best[1] > best[0] else TIE
        course = (*course, winner)
        decided = fate[course]
        if decided != OPEN:
            return decided
        leader = turn = by[winner] if winner != TIE else _after_tie(known, course, leader, by[1 - first], best[0])
        laid, first = 0, 0
        best, by = [NOTHING, NOTHING], [0, 0]


def _after_tie(known: Known, course: Course, leader: int, equaliser: int, top: int) -> int:
    """Who leads after a tie: who made it, who began the mão, or the same leader, as always when all cards are covered."""
    rule = known.fate.tie_leads[len(course) - 1]
    if rule == "canger" and top != COVERED:
        return equaliser
    return known.starter if rule == "mao_starter" and top != COVERED else leader
