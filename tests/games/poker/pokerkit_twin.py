"""A hand of ours played again by pokerkit: the same cards and the same actions, seat by seat."""

from random import Random
from typing import Any

import pokerkit
from pokerkit import Automation, State

from tento.games.poker.rules import actions as do
from tento.games.poker.rules.betting import raise_range, to_call
from tento.games.poker.rules.hand import apply, rule, start
from tento.games.poker.rules.state import Chair, Hand, clockwise
from tests.games.poker.walks import shuffled

AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)
BLINDS: dict[str, Any] = {"no-limit-holdem": pokerkit.NoLimitTexasHoldem, "pot-limit-omaha": pokerkit.PotLimitOmahaHoldem}
LIMITS: dict[str, Any] = {"limit-holdem": pokerkit.FixedLimitTexasHoldem}
STUDS: dict[str, Any] = {
    "stud": pokerkit.FixedLimitSevenCardStud,
    "stud-hilo": pokerkit.FixedLimitSevenCardStudHighLowSplitEightOrBetter,
    "razz": pokerkit.FixedLimitRazz,
}


def _short_of_a_step(hand: Hand, total: int) -> bool:
    """A bet or raise that only an all-in below a step of a limit game is: what comes after one is a known difference."""
    return hand.stakes.betting == "limit" and total % hand.stakes.bet_of(hand.street) > 0


def choice(hand: Hand, luck: Random) -> Any:
    """Something that the player who is asked may do; nobody folds for nothing, which pokerkit forbids."""
    assert hand.turn is not None
    place = hand.at(hand.turn)
    if hand.bring_in_due:
        return do.BringIn()
    sizes, chip = raise_range(hand, place), hand.stakes.smallest_chip
    if sizes is not None and luck.random() < 0.3 and not _short_of_a_step(hand, sizes[0]):
        least, most = sizes
        amount = luck.choice((least, most, luck.randint(least, most) // chip * chip))
        return do.Raise(amount if least <= amount else most)
    if to_call(hand, place) and luck.random() < 0.2:
        return do.Fold()
    return do.Call() if to_call(hand, place) else do.Check()


def played(table: Hand, luck: Random) -> list[tuple[Hand, Any]]:
    """Our hand: each state with what was done in it, and the last one with nothing."""
    hand, steps = start(table, shuffled(luck)), []
    while hand.stage == "betting":
        action = choice(hand, luck)
        after = apply(hand, hand.turn or Chair(0), action)
        assert isinstance(after, Hand), after
        steps.append((hand, action))
        hand = after
    if hand.stage == "showdown":
        shown = rule(hand, do.Showdown())
        assert isinstance(shown, Hand)
        hand = shown
    return [*steps, (hand, None)]


class OtherOrder(Exception):
    """pokerkit asks somebody else: the best board of a stud hand is all-in, and its neighbour begins instead of the next best."""


class Twin:
    """The hand in pokerkit. Its players count from the left of the button, in stud games from the lowest seat."""

    def __init__(self, table: Hand, end: Hand) -> None:
        self.end = end
        self.chairs = [place.chair for place in clockwise(table, table.button or 0)]
        stacks, stakes = [table.at(chair).stack for chair in self.chairs], table.stakes
        posts = (not stakes.big_blind_ante, self._antes(table))
        if stakes.variant in STUDS:
            game, bets = STUDS[stakes.variant], (stakes.bring_in, *(stakes.limits or ()))
        elif stakes.variant in LIMITS:
            game, bets = LIMITS[stakes.variant], (stakes.blinds, stakes.blinds[1], 2 * stakes.blinds[1])
        else:
            game, bets = BLINDS[stakes.variant], (stakes.blinds, stakes.blinds[1])
        self.state: State = game.create_state(AUTOMATIONS, *posts, *bets, stacks, len(stacks), divmod=self._shared)
        self.deal()

    def _antes(self, table: Hand) -> Any:
        """Its antes by index are swapped when two play."""
        if not table.stakes.big_blind_ante or table.big is None:
            return table.stakes.ante
        big = self.chairs.index(table.big)
        return {1 - big if len(self.chairs) == 2 else big: table.stakes.big_blind_ante}

    def _shared(self, chips: int, players: int) -> tuple[int, int]:
        """Shares in whole chips of the smallest kind, and what is left over."""
        unit = self.end.stakes.smallest_chip
        each = chips // unit // players * unit
        return each, chips - each * players

    def deal(self) -> None:
        """Deals as far as there is something to deal, the cards of our hand."""
        while True:
            if self.state.can_burn_card("??"):
                self.state.burn_card("??")
            elif self.state.can_deal_hole():
                player = self.state.hole_dealee_index
                assert player is not None
                self.state.deal_hole(self.end.at(self.chairs[player]).cards[len(self.state.hole_cards[player])])
            elif self.state.can_deal_board():
                there = len(self.state.board_cards)
                self.state.deal_board("".join(self.end.board[there : 3 if there == 0 else there + 1]))
            else:
                return

    def actor(self) -> Chair | None:
        """Who is asked."""
        player = self.state.actor_index
        return None if player is None else self.chairs[player]

    def until(self, chair: Chair | None) -> None:
        """Goes on to where this seat is asked, by checks that our table does not ask for: everybody else is all-in."""
        while self.actor() not in (chair, None):
            able = [stack for stack, alive in zip(self.state.stacks, self.state.statuses, strict=True) if alive and stack]
            if len(able) > 1:
                raise OtherOrder
            assert self.state.checking_or_calling_amount == 0
            self.state.check_or_call()
            self.deal()
        assert self.actor() == chair

    def do(self, action: Any) -> None:
        """The same action."""
        if isinstance(action, do.BringIn):
            self.state.post_bring_in()
        elif isinstance(action, do.Fold):
            self.state.fold()
        elif isinstance(action, do.Raise):
            assert isinstance(action.to, int)
            self.state.complete_bet_or_raise_to(action.to)
        else:
            self.state.check_or_call()
        self.deal()

    def asked(self) -> tuple[int, tuple[int, int] | None]:
        """What the player who is asked must add to call, and between which totals a bet or raise is."""
        least, most = self.state.min_completion_betting_or_raising_to_amount, self.state.max_completion_betting_or_raising_to_amount
        return self.state.checking_or_calling_amount or 0, None if least is None or most is None else (least, most)

    def stacks(self) -> dict[Chair, int]:
        """The chips behind by seat."""
        return dict(zip(self.chairs, self.state.stacks, strict=True))
