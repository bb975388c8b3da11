"""How ordinary players lay their cards, and the rest of a mão played out by such habits.

Everything here is numbers, not cards: it runs some ten times for every choice of the bot.
"""

from tento.bots.sensible.fate import OPEN, Course, Fate
from tento.bots.sensible.knowledge import NOTHING, TIE, Table
from tento.truco.ranking import COVERED


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


def play_out(fate: Fate, hands: list[list[int]], course: Course, table: Table, turn: int, starter: int) -> int:
    """Who takes the mão if everybody follows habit from here: 0, 1 or NOBODY. Empties the hands."""
    seats = len(hands)
    leader, count, first = table.leader, table.count, table.first
    best, by = list(table.best), list(table.by)
    while True:
        while count < seats:
            pair = turn & 1
            hand = hands[turn]
            ours, theirs = best[pair], best[1 - pair]
            card = habit(hand, ours, theirs, pair, course)
            hand.remove(card)
            if card > ours:
                best[pair], by[pair] = card, turn
                if card > theirs:
                    first = pair
            count += 1
            turn = turn + 1 if turn + 1 < seats else 0
        winner = 0 if best[0] > best[1] else 1 if best[1] > best[0] else TIE
        course = (*course, winner)
        decided = fate.of[course]
        if decided != OPEN:
            return decided
        leader = turn = next_leader(fate, course, best[0], by, first, leader, starter)
        count, first = 0, 0
        best, by = [NOTHING, NOTHING], [0, 0]


def next_leader(fate: Fate, course: Course, top: int, by: list[int], first: int, leader: int, starter: int) -> int:  # noqa: PLR0913, PLR0917 - a rodada in numbers
    """Who leads after the last rodada of the course: its winner; after a tie who made it, who began the mão, or the same leader."""
    winner = course[-1]
    if winner != TIE:
        return by[winner]
    if top == COVERED:
        return leader
    rule = fate.tie_leads[len(course) - 1]
    if rule == "canger":
        return by[1 - first]
    return starter if rule == "mao_starter" else leader
