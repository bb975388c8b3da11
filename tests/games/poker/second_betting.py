"""Betting worked out a second time from the published reading of the regulation: who is asked, and to which totals a raise may go.

It knows the stacks, the stakes and the cards of a hand that was just dealt, and what every player did; no rule of the engine.
"""

from tento.cards.card import Card
from tento.games.poker.rules.state import Hand

HIGH = "23456789TJQKA"
LOW = "A23456789TJQK"
SUITS = "cdhs"
STEPS = 4
"""One bet and three raises."""
LAST_OF_FLOP, LAST_OF_STUD = 3, 4


class Betting:
    """The rounds of one hand. `faced` is the bet that a seat answered when it acted last, `free` are those who may raise whatever came."""

    def __init__(self, table: Hand, dealt: Hand) -> None:
        self.stakes = table.stakes
        self.table = table
        self.up = up_cards(dealt)
        self.stack = {int(place.chair): place.stack for place in table.places}
        self.seats = sorted(self.stack)
        self.live = set(self.seats)
        self.bet = dict.fromkeys(self.seats, 0)
        self.pot = 0
        self.missing = 0
        self.street = 0
        self.faced: dict[int, int] = {}
        self.free = set(self.seats)
        for seat in self.seats:
            self.pot += self._pays(seat, table.stakes.ante)
        self.current, self.last = 0, self.unit
        self.queue: list[int] = []
        self.bring_in_due = False
        if table.stakes.rules.stud:
            self._deals_up()
        else:
            self._posts()
        self.goes_on(dealt)

    @property
    def unit(self) -> int:
        """The bet of the street in a limit game, else the big blind."""
        small, big = self.stakes.limits or (self.stakes.blinds[1], 2 * self.stakes.blinds[1])
        return big if self.limited and self.street >= 2 else small if self.limited else self.stakes.blinds[1]

    @property
    def limited(self) -> bool:
        """Whether bets go in steps."""
        return self.stakes.limits is not None or self.stakes.variant == "limit-holdem"

    def _pays(self, seat: int, chips: int) -> int:
        paid = min(chips, self.stack[seat])
        self.stack[seat] -= paid
        return paid

    def _puts(self, seat: int, total: int) -> None:
        self.bet[seat] += self._pays(seat, total - self.bet[seat])

    def _posts(self) -> None:
        for seat, blind in zip((self.table.small, self.table.big), self.stakes.blinds, strict=True):
            assert seat is not None
            self._puts(seat, blind)
            self.missing += blind - self.bet[seat]
        assert self.table.big is not None
        self.pot += self._pays(self.table.big, self.stakes.big_blind_ante)
        self.current = self.stakes.blinds[1]
        self._asks([*self._after(self.table.big), int(self.table.big)])

    def _deals_up(self) -> None:
        """The lowest up-card, in razz the highest; suits from clubs up to spades part equal ones."""
        can = [seat for seat in self.seats if self.stack[seat]]
        if len(can) < 2:
            return
        razz = self.stakes.variant == "razz"
        cards = [self.up[seat][0] for seat in can]
        order = [(LOW if razz else HIGH).index(card[0]) * len(SUITS) + SUITS.index(card[1]) for card in cards]
        first = can[order.index(max(order) if razz else min(order))]
        self.bring_in_due = True
        self._asks([first, *self._after(first)])

    def _after(self, seat: int) -> list[int]:
        """The other seats clockwise from the left of this one."""
        return [one for one in self.seats if one > seat] + [one for one in self.seats if one < seat]

    def _asks(self, seats: list[int]) -> None:
        self.queue = [seat for seat in seats if seat in self.live and self.stack[seat]]

    def asked(self) -> int | None:
        """Who is asked now; nobody where one seat alone has chips, and no other live seat has more in front."""
        can = [seat for seat in self.live if self.stack[seat]]
        alone = len(can) == 1 and all(self.bet[seat] <= self.bet[can[0]] for seat in self.live)
        return None if alone or len(self.live) == 1 or not self.queue else self.queue[0]

    def may_raise(self, seat: int, total: int) -> bool:
        """Whether a bet or raise to this total is legal."""
        whole = self.bet[seat] + self.stack[seat]
        others = [self.bet[one] + self.stack[one] for one in self.live if one != seat]
        may = seat in self.free or self.current - self.faced[seat] >= (self.unit if self.limited else self.last)
        capped = self.limited and self.current >= STEPS * self.unit and self.table.players_left != 2
        if not self.current < total <= whole or max(others) <= self.current or not may or capped:
            return False
        fits = total == whole or (total >= self.least and total % self.stakes.smallest_chip == 0)
        return fits and total <= self._most(seat, whole)

    @property
    def least(self) -> int:
        """The next step of a limit game; else the last full bet or raise on top."""
        return (self.current // self.unit + 1) * self.unit if self.limited else self.current + self.last

    def _most(self, seat: int, whole: int) -> int:
        if self.limited:
            return self.least
        if self.stakes.variant == "no-limit-holdem":
            return whole
        lying = self.pot + sum(self.bet.values()) + (self.missing if self.street == 0 else 0)
        return self.current + lying + self.current - self.bet[seat]

    def folds(self, seat: int) -> None:
        """The hand is given up."""
        self.live.discard(seat)
        self._acted(seat)

    def stays(self, seat: int) -> None:
        """A check, or a call as far as the stack goes."""
        self._puts(seat, max(self.current, self.bet[seat]))
        self._acted(seat)

    def brings_in(self, seat: int) -> None:
        """The forced bet; whoever comes after it calls the whole of it."""
        self.bring_in_due = False
        self._puts(seat, self.stakes.bring_in)
        self.current = self.stakes.bring_in
        self._acted(seat)

    def raises(self, seat: int, total: int) -> None:
        """A bet or raise; only a full one lets those raise again who have acted."""
        self.bring_in_due = False
        full = total >= self.least
        if full:
            self.last = total - self.current
            self.free = set(self.seats)
        self._puts(seat, total)
        self.current = total
        self._acted(seat)
        self._asks(self._after(seat))

    def _acted(self, seat: int) -> None:
        self.queue = [one for one in self.queue if one != seat]
        self.faced[seat] = self.current
        self.free.discard(seat)

    def goes_on(self, dealt: Hand) -> None:
        """While nobody is asked, and two can still bet, the next street begins with the cards that were dealt for it."""
        last = LAST_OF_STUD if self.stakes.rules.stud else LAST_OF_FLOP
        while self.asked() is None and self.street < last and sum(self.stack[seat] > 0 for seat in self.live) > 1:
            self.up = up_cards(dealt)
            self._next_street()

    def _next_street(self) -> None:
        """All bets are in: what nobody matched goes back, and the first to act is asked."""
        second, highest = sorted(self.bet.values())[-2:]
        for seat in self.seats:
            if self.bet[seat] == highest > second and seat in self.live:
                self.stack[seat] += highest - second
                self.bet[seat] = second
        self.pot += sum(self.bet.values())
        self.bet = dict.fromkeys(self.seats, 0)
        self.street += 1
        self.current, self.last = 0, self.unit
        self.faced, self.free = {}, set(self.seats)
        first = self._first()
        self._asks([first, *self._after(first)])

    def _first(self) -> int:
        """Left of the button; in stud games the best up-cards of those who can bet, in razz the lowest; of equal ones the lowest seat."""
        can = [seat for seat in self.seats if seat in self.live and self.stack[seat]]
        if not self.stakes.rules.stud:
            assert self.table.button is not None
            return next((seat for seat in can if seat > self.table.button), can[0])
        razz = self.stakes.variant == "razz"
        worth = [_worth(self.up[seat], LOW if razz else HIGH) for seat in can]
        return can[worth.index(min(worth) if razz else max(worth))]


def up_cards(dealt: Hand) -> dict[int, tuple[Card, ...]]:
    """The third to the sixth card of every seat, as far as they are dealt."""
    return {int(place.chair): place.cards[2:6] for place in dealt.places}


def _worth(cards: tuple[Card, ...], order: str) -> tuple[list[int], list[int]]:
    """Up-cards by how many are alike, then by rank."""
    ranks = [order.index(card[0]) for card in cards]
    alike = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    return [count for count, _ in alike], [rank for _, rank in alike]
