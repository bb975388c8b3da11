"""Which rules a hand has come to, so that a case may cite the article of any of them: what happened last first, then what always holds."""

from collections.abc import Iterator, Sequence
from typing import Final

from tento.games.poker.rules.state import Hand

ALWAYS: Final = ("min_raise", "short_all_in", "side_pots", "odd_chips", "dead_button")
"""What is asked most: bets, pots and the button."""
RULED: Final = {
    "referee misdeal": ("misdeal_causes", "redeal"),
    "referee void": ("void_hand",),
    "referee sweep": ("swept_hands",),
    "referee kill": ("dead_hands",),
}
"""What the referee decided, by the first two words of the step."""


def rules_of(hand: Hand, steps: Sequence[str]) -> tuple[str, ...]:
    """The rules of the hand as it stands after these steps, each once."""
    return tuple(dict.fromkeys((*_of_steps(steps), *_of_the_end(hand), *_of_the_game(hand), *ALWAYS)))


def _of_steps(steps: Sequence[str]) -> Iterator[str]:
    for step in reversed(steps):
        words = step.split()
        yield from RULED.get(" ".join(words[:2]), ())
        if words[1:] == ["timeout"]:
            yield "action_time_up"


def _of_the_end(hand: Hand) -> Iterator[str]:
    if hand.stage == "showdown":
        yield from ("showdown_order", "first_to_act")
    elif hand.stage == "over" and not hand.void:
        several = sum(place.shown for place in hand.places) > 1
        yield from ("cards_speak", "all_in_face_up", "side_pot_showdown") if several else ("last_need_not_show",)


def _of_the_game(hand: Hand) -> Iterator[str]:
    """The rules of its bets, of its posts and of who begins."""
    if hand.absent:
        yield "presence"
    if hand.stakes.rules.stud:
        yield from ("bring_in", "first_to_act")
    elif len(hand.places) == 2:
        yield "heads_up_button"
    if hand.stakes.betting == "pot-limit":
        yield from ("pot_limit", "pot_limit_short_blind")
    elif hand.stakes.betting == "limit":
        yield from ("limit_raises", "cap_lifted_for")
    yield "uncalled_bets"
