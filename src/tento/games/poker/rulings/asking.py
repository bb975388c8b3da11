"""Every question that dealer and floor may ask, by its name: its keys, its procedure, and the answers that it gives."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from tento.games.poker.rulings import amounts, chips, dealing, lost_hands, showdown, time, turn
from tento.games.poker.rulings.decided import Decided
from tento.rulebooks.cases.asked import read_asked
from tento.rulebooks.rulebook import Rulebook

CHIPS: Final = "chips"
"""The question of a case that names none: what was put out and said."""


class Asking(NamedTuple):
    """One question: the struct of its keys, the procedure, and the items of the regulation that it is about."""

    struct: type[msgspec.Struct]
    decide: Callable[[Any, Rulebook], Decided]
    items: str

    def decided(self, given: Mapping[str, Any], rulebook: Rulebook) -> Decided:
        """The answers of this rulebook; BadKey if what is given cannot be."""
        return self.decide(read_asked(self.struct, given), rulebook)


ASKED: Final[dict[str, Asking]] = {
    CHIPS: Asking(chips.ChipsAsked, chips.chips, "5.4.3–5.4.18"),
    "out-of-turn": Asking(turn.OutOfTurnAsked, turn.out_of_turn, "5.4.6"),
    "substantial-action": Asking(turn.SubstantialAsked, turn.substantial_action, "5.4.4"),
    "under-bet": Asking(amounts.UnderBetAsked, amounts.under_bet, "5.4.8 A"),
    "pot-correction": Asking(amounts.PotCorrectionAsked, amounts.pot_correction, "5.4.8 B"),
    "accepted-action": Asking(amounts.AcceptedActionAsked, amounts.accepted_action, "5.4.11"),
    "hidden-chips": Asking(amounts.HiddenChipsAsked, amounts.hidden_chips, "5.4.16"),
    "chips-out-of-sight": Asking(amounts.OutOfSightAsked, amounts.out_of_sight, "5.3.6"),
    "count-request": Asking(amounts.CountRequestAsked, amounts.count_request, "5.3.4, 5.4.17 A"),
    "action-clock": Asking(time.ActionClockAsked, time.action_clock, "5.3.11"),
    "called-time": Asking(time.CalledTimeAsked, time.called_time, "5.3.12, 5.4.1"),
    "absent": Asking(time.AbsentAsked, time.absent, "5.4.1"),
    "leaving": Asking(time.LeavingAsked, time.leaving, "5.4.2"),
    "penalty-hands": Asking(time.PenaltyHandsAsked, time.penalty_hands, "5.6.6, 5.8.1"),
    "showdown-order": Asking(showdown.ShowdownOrderAsked, showdown.showdown_order, "5.5.2, 5.5.3"),
    "tabling": Asking(showdown.TablingAsked, showdown.tabling, "5.3.9 a–b, 5.5.4"),
    "refuse-to-show": Asking(showdown.RefuseToShowAsked, showdown.refuse_to_show, "5.5.4 b"),
    "mucked-bet": Asking(lost_hands.MuckedBetAsked, lost_hands.mucked_bet, "5.5.4 c"),
    "see-hand": Asking(showdown.SeeHandAsked, showdown.see_hand, "5.5.5"),
    "contest": Asking(lost_hands.ContestAsked, lost_hands.contest, "5.3.9"),
    "swept-hand": Asking(lost_hands.SweptHandAsked, lost_hands.swept_hand, "5.3.9 c"),
    "misdeal": Asking(dealing.MisdealAsked, dealing.misdeal, "5.8.1, 5.3.1 c"),
    "button-short": Asking(dealing.ButtonShortAsked, dealing.button_short, "5.8.2"),
    "board-error": Asking(dealing.BoardErrorAsked, dealing.board_error, "5.8.3–5.8.5"),
}
"""In the order in which an assistant offers them."""
