"""A hand of poker at its table, as a case plays it and asks it."""

from collections.abc import Mapping
from typing import Any, Final

from tento.games.poker.cases.case import ANSWERS, PokerCase, options_of, set_up
from tento.games.poker.cases.cited import rules_of
from tento.games.poker.cases.possible import check
from tento.games.poker.notation import read, read_chair, read_referee
from tento.games.poker.rules import actions as do
from tento.games.poker.rules.betting import raise_range, reopened, to_call
from tento.games.poker.rules.hand import apply, rule, start, verify
from tento.games.poker.rules.next_hand import posts_after
from tento.games.poker.rules.pots import pots_of
from tento.games.poker.rules.state import Chair, Hand
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.script import TableCases
from tento.rulebooks.rulebook import Rulebook
from tento.table.notation import BadNotation
from tento.table.refusal import Refusal

REFEREE: Final = "referee"
SHOWDOWN: Final = "showdown"


class HandTable:
    """A case's hand under one rulebook."""

    def __init__(self, case: PokerCase, rulebook: Rulebook) -> None:
        hand, pack = set_up(case, rulebook)
        self.hand: Hand = start(hand, pack)
        self.refusal: Refusal | None = None
        self.steps: list[str] = []

    @property
    def refused(self) -> str:
        """The code of the refusal that the last step got, or `none`."""
        return "none" if self.refusal is None else self.refusal.code

    def play(self, step: str, key: str) -> None:
        """Plays one step; a refused one changes nothing."""
        answer = self._answer(step, key)
        self.refusal = answer if isinstance(answer, Refusal) else None
        if not isinstance(answer, Refusal):
            self.hand = answer
            self.steps.append(step)

    def _answer(self, step: str, key: str) -> Hand | Refusal:
        try:
            word, _, rest = step.partition(" ")
            if word == SHOWDOWN and not rest:
                return rule(self.hand, do.Showdown())
            if word == REFEREE:
                return rule(self.hand, read_referee(rest))
            return apply(self.hand, read_chair(word), read(rest))
        except BadNotation as error:
            raise BadKey(key, str(error)) from None

    def answers(self) -> dict[str, Any]:
        """The answers of the table as it stands."""
        hand = self.hand
        posts = posts_after(hand)
        over = hand.stage == "over"
        return {
            "stacks": {str(place.chair): place.stack for place in hand.places},
            "bets": {str(place.chair): place.bet for place in hand.places},
            "pot": hand.pot,
            "pots": [paid.chips for paid in hand.paid] if over else [pot.chips for pot in pots_of(hand, in_front=False)],
            "street": "over" if over else "showdown" if hand.stage == "showdown" else hand.street,
            "board": list(hand.board),
            "shown": [place.chair for place in hand.places if place.shown],
            "winners": [list(paid.winners) for paid in hand.paid],
            "high": [list(paid.high) for paid in hand.paid],
            "low": [list(paid.low) for paid in hand.paid],
            "button_next": posts.button,
            "small_next": posts.small if any(place.chair == posts.small and place.stack for place in hand.places) else None,
            "big_next": posts.big,
            **self._of_the_turn(),
        }

    def _of_the_turn(self) -> Mapping[str, Any]:
        """What the player who is asked may do."""
        hand = self.hand
        if hand.turn is None or hand.stage != "betting":
            return {"turn": hand.turn}
        place = hand.at(hand.turn)
        amounts = raise_range(hand, place)
        least, most = amounts if amounts is not None else (None, None)
        return {
            "turn": hand.turn,
            "to_call": to_call(hand, place),
            "min_raise": least,
            "max_raise": most,
            "reopened": reopened(hand, place),
        }

    def articles(self) -> tuple[str, ...]:
        """What the refusal cited; without one, the rules that the hand has come to."""
        if self.refusal is not None:
            return self.refusal.articles
        return self.hand.rulebook.cites(*rules_of(self.hand, self.steps))

    def allowed(self, step: str, key: str) -> bool:
        """Whether the player who is asked may do this now."""
        if self.hand.turn is None:
            return False
        word, _, rest = step.partition(" ")
        try:
            chair, action = (read_chair(word), read(rest)) if word.isdecimal() else (self.hand.turn, read(step))
        except BadNotation as error:
            raise BadKey(key, str(error)) from None
        return verify(self.hand, Chair(chair), action) is None

    def others(self, _steps: list[str]) -> list[str]:
        """Amounts are too many to list: nobody asks for every legal step of poker."""
        return []


HANDS: Final = TableCases(game="poker", struct=PokerCase, answers=ANSWERS, set_up=HandTable, check=check, agree=options_of)
