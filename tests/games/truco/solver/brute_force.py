"""A best answer by brute force, for small games of truco: every deal by itself, rules and order of the strategy written anew from the text.

The order of a strategy's numbers is the solver's promise: at a decision the cards from weak to strong, the covered card, then the bets;
decisions with one choice have no numbers; a decision's numbers lie action by action, and hand by hand in the order of
`combinations_with_replacement`. One card takes sixteen places, two and three cards the next multiple of sixteen above their number, a
kept and a covered card sixteen for each kept one. Once the last card of the leader lies, the other's hand is one of three: it wins, it
loses, it ties; each number of these decisions is sixteen, one for each class of the leader's card.
"""

from collections import Counter, defaultdict
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Any

VALUES = (1, 3, 6, 9, 12)


def points(winner, value):
    """What a mão is worth to player 0 who counts points."""
    return 0 if winner is None else value if winner == 0 else -value


class Brute:
    """The best answer of `me` to the other's average strategy `sums`, in a pack with these counts and raises up to `top` steps.

    `top` may be one number for each player; `worth` tells what the end of a mão is worth to player 0.
    """

    def __init__(self, counts, top, sums, me, covering=True, worth=points):  # noqa: PLR0913, PLR0917 - a game is that much
        self.counts, self.sums, self.me, self.covering, self.worth = counts, sums, me, covering, worth
        self.tops = top if isinstance(top, tuple) else (top, top)
        self.at = 0
        self.lanes = None
        self.lists = [
            [
                hand
                for hand in combinations_with_replacement(range(len(counts)), size)
                if all(counts[c] >= n for c, n in Counter(hand).items())
            ]
            for size in range(4)
        ]

    def value(self):
        """What the best answer wins in a mão."""
        deals = dict[Any, int]()
        for first in self.lists[3]:
            left = list(self.counts)
            ways = _ways(left, first)
            for card in first:
                left[card] -= 1
            for second in self.lists[3]:
                number = ways * _ways(left, second)
                if number:
                    deals[(first, None), (second, None)] = number
        pack = sum(self.counts)
        whole = comb(pack, 3) * comb(pack - 3, 3)
        assert sum(deals.values()) == whole
        state = {"won": (), "leader": 0, "led": None, "step": 0, "right": None, "yes": None, "out": Counter()}
        best = self.turn(state, {deal: number / whole for deal, number in deals.items()})
        assert self.at == len(self.sums), "every number of the strategy was met"
        return sum(best.values())

    def paid(self, deals, winner, value):
        """The values of the own hands when a mão ends: each deal pays the same."""
        found = defaultdict[Any, float](float)
        for deal, weight in deals.items():
            found[deal[self.me]] += self.own(winner, value) * weight
        return found

    def own(self, winner, value):
        """What an end is worth to the one who answers."""
        return self.worth(winner, value) if self.me == 0 else -self.worth(winner, value)

    def turn(self, state, deals):
        """It is somebody's turn to lay a card, or to raise first."""
        mover = state["leader"] if state["led"] is None else 1 - state["leader"]
        raises = state["step"] < self.tops[mover] and state["right"] in (None, mover) and state["yes"] != mover
        last = len(state["won"]) == 2
        if last and state["led"] is None and not (state["step"] < self.tops[1 - mover] and state["right"] in (None, 1 - mover)):
            return self.decide(state, deals, mover, ["show"] + ["raise"] * raises)
        if last and state["led"] is not None:
            return self.decide(state, deals, mover, ["show"] + ["raise"] * raises)
        cards = [("lay", c) for c in range(len(self.counts)) if self.counts[c] > state["out"][c]]
        covers = self.covering and state["won"] == (mover,) and state["led"] is None
        return self.decide(state, deals, mover, cards + ["cover"] * covers + ["raise"] * raises)

    def asked(self, state, deals, by, step):
        """Somebody asked for more."""
        return self.decide(state, deals, 1 - by, ["run", "accept"] + ["more"] * (step < self.tops[1 - by]), (by, step))

    def hand_index(self, state, mover, own):
        """The place of what a player holds among all that it could be, and how many these are."""
        hand, covered = own
        if len(state["won"]) == 2 and state["led"] is not None:
            if mover == state["leader"]:
                return 0, 1
            card = hand[0]
            return (0 if card > state["led"] else 1 if card < state["led"] else 2), 3
        if covered is not None:
            return hand[0] * 16 + covered, 16 * len(self.counts)
        hands = self.lists[len(hand)]
        return hands.index(hand), 16 if len(hand) == 1 else (len(hands) // 16 + 1) * 16

    def number(self, at, lanes):
        """A number of the strategy; over a last card each stands for sixteen."""
        if lanes is None:
            return float(self.sums[at])
        begin, card = lanes
        return float(self.sums[begin + 16 * (at - begin) + card])

    def over_last_cards(self, follow, cards):
        """Each last card of the leader has the same decisions, at the same place: they lie beside each other."""
        begin, ends, found = self.at, set(), []
        for card in cards:
            self.at, self.lanes = begin, (begin, card[1])
            found.append(follow(card))
            ends.add(self.at)
        (end,) = ends
        self.at, self.lanes = begin + 16 * (end - begin), None
        return found

    def decide(self, state, deals, mover, moves, pending=None):
        some = next(iter(deals))
        size = self.hand_index(state, mover, some[mover])[1]
        held = len(some[mover][0])
        lays, covers = any(move[0] == "lay" for move in moves), "cover" in moves
        slots = held * (1 + covers) if lays else 0
        bets = [move for move in moves if isinstance(move, str) and move != "cover"]
        actions = slots + len(bets)
        at, lanes = self.at, self.lanes
        if actions > 1:
            self.at += size * actions

        def share(own, action, legal):
            if actions == 1:
                return 1.0
            place = self.hand_index(state, mover, own)[0]
            numbers = {a: max(0.0, self.number(at + a * size + place, lanes)) for a in legal}
            whole = sum(numbers.values())
            return numbers[action] / whole if whole > 0 else 1 / len(legal)

        def legal(own):
            kinds = len(set(own[0]))
            found = list(range(kinds)) if lays else []
            if covers:
                found += range(held, held + kinds)
            return found + [slots + n for n in range(len(bets))]

        def result(move):
            following = dict[Any, float]()
            back = defaultdict[Any, list[Any]](list)
            for deal, weight in deals.items():
                own = deal[mover]
                for action, after in self.ways_to(move, own, slots, bets, held):
                    part = weight if mover == self.me else weight * share(own, action, legal(own))
                    new = (after, deal[1]) if mover == 0 else (deal[0], after)
                    following[new] = following.get(new, 0) + part
                    if mover == self.me and (action, own) not in back[after]:
                        back[after].append((action, own))
            return move, back, self.follow(state, following, mover, move, pending)

        last = len(state["won"]) == 2 and lays
        results = self.over_last_cards(result, [move for move in moves if move[0] == "lay"]) if last else []
        results += [result(move) for move in moves if not (last and move[0] == "lay")]
        if mover != self.me:
            whole = defaultdict[Any, float](float)
            for _, _, values in results:
                for own, value in values.items():
                    whole[own] += value
            return self.folded_back(deals, whole)
        options = defaultdict[Any, dict[int, float]](dict)
        for _, back, values in results:
            for after, sources in back.items():
                for action, own in sources:
                    options[own][action] = values.get(after, 0.0)
        return {own: max(found.values()) for own, found in options.items()}

    def folded_back(self, deals, whole):
        return {own: whole.get(own, 0.0) for own in {deal[self.me] for deal in deals}}

    def ways_to(self, move, own, slots, bets, held):
        """The actions by which a holder of these cards makes a move, with what is held after it."""
        hand, covered = own
        kinds = sorted(set(hand))
        if move[0] == "lay":
            if move[1] in kinds:
                place = hand.index(move[1])
                yield kinds.index(move[1]), (hand[:place] + hand[place + 1 :], covered)
        elif move == "cover":
            for card in kinds:
                place = hand.index(card)
                yield held + kinds.index(card), (hand[:place] + hand[place + 1 :], card)
        else:
            yield slots + bets.index(move), own

    def follow(self, state, deals, mover, move, pending):
        """What comes after a move, for the deals in which it can be made."""
        if move == "raise":
            return self.asked(state, deals, mover, state["step"] + 1)
        if move == "run":
            return self.paid(deals, pending[0], VALUES[pending[1] - 1])
        if move == "accept":
            return self.turn({**state, "step": pending[1], "right": mover, "yes": mover}, deals)
        if move == "more":
            return self.asked(state, deals, mover, pending[1] + 1)
        if move == "show":
            return self.shown(state, deals)
        card = None if move == "cover" else move[1]
        out = state["out"] if card is None else state["out"] + Counter([card])
        if state["led"] is None:
            now = {**state, "led": "covered" if card is None else card, "yes": None, "out": out}
            return self.turn(now, deals)
        return self.rodada(state, deals, mover, card, out)

    def rodada(self, state, deals, mover, card, out):
        led = state["led"]
        winner = mover if led == "covered" or card > led else state["leader"] if card < led else None
        won = (*state["won"], winner)
        if len(won) == 2 and (won[0] is None) != (won[1] is None):
            return self.paid(deals, won[1] if won[0] is None else won[0], VALUES[state["step"]])
        if len(won) == 2 and won[0] is not None and won[0] == won[1]:
            return self.paid(deals, won[0], VALUES[state["step"]])
        leader = winner if winner is not None else state["leader"] if len(won) == 2 else 0
        return self.turn({**state, "won": won, "led": None, "leader": leader, "yes": None, "out": out}, deals)

    def shown(self, state, deals):
        found = defaultdict[Any, float](float)
        for deal, weight in deals.items():
            cards = [deal[player][0][0] if deal[player][0] else state["led"] for player in (0, 1)]
            third = None if cards[0] == cards[1] else 0 if cards[0] > cards[1] else 1
            winner = third if third is not None else state["won"][0]
            found[deal[self.me]] += self.own(winner, VALUES[state["step"]]) * weight
        return found


def _ways(left, hand):
    return prod(comb(left[card], times) for card, times in Counter(hand).items())
