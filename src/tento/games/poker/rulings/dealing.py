"""Rulings about dealing errors: misdeals, a button short of cards, burns and boards (5.8, 5.3.1 c)."""

from typing import Final, Literal

import msgspec

from tento.games.poker.rulings.actions import is_substantial, read_actions
from tento.games.poker.rulings.decided import Decided
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.enforced import enforces
from tento.rulebooks.rulebook import Rulebook

FIRST_CARDS: Final = (1, 2)
"""Of these cards of the deal one alone may not be seen."""
SEVERAL: Final = 2
FLOP: Final = 3
MOST_CARDS: Final = 70


class MisdealAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `misdeal`: what went wrong, and the actions since the deal."""

    cause: Literal[
        "exposed", "face-up", "duplicate", "joker", "button", "first-card", "stud-down-card", "missed-player", "extra-hand",
        "button-two-cards",
    ]  # fmt: skip
    cards: tuple[int, ...] | None = None
    count: int | None = None
    actions: tuple[str, ...] = ()


@enforces("misdeal_causes", "misdeal_until", "void_hand", "redeal", "wrong_button", "boxed_card")
def misdeal(asked: MisdealAsked, rulebook: Rulebook) -> Decided:
    """Before substantial action the causes of the list have the hand dealt again, with the same button unless that was the error.

    After it the hand is played out, but two identical cards void it at any time: all bets go back.
    """
    late = is_substantial(read_actions(asked.actions, "actions"))
    if asked.cause == "duplicate" and late:
        return Decided({"ruling": "void", "button": "same"}, ("misdeal_until", "void_hand"))
    if late or not _is_cause(asked, rulebook):
        return Decided({"ruling": "play-on", "button": "moves-on"}, _rules(asked))
    return Decided({"ruling": "misdeal", "button": "corrected" if asked.cause == "button" else "same"}, (*_rules(asked), "redeal"))


def _is_cause(asked: MisdealAsked, rulebook: Rulebook) -> bool:
    """One card seen is enough if it is the first or the second of the deal; else two are. One card face up in the deck is none."""
    if asked.cause == "exposed":
        cards = _exposed(asked)
        serious = len(cards) >= SEVERAL or any(card in FIRST_CARDS for card in cards)
    elif asked.cause == "face-up":
        if asked.count is None:
            raise BadKey("count", "is missing: how many cards lie face up in the deck")
        serious = asked.count >= SEVERAL
    else:
        serious = True
    return serious and asked.cause.replace("-", "_") in rulebook.values.misdeal_causes


def _exposed(asked: MisdealAsked) -> tuple[int, ...]:
    if not asked.cards:
        raise BadKey("cards", "is missing: which cards of the deal were seen, as in [2]")
    if any(not 1 <= card <= MOST_CARDS for card in asked.cards):
        raise BadKey("cards", f"are counted from 1 to {MOST_CARDS}")
    return tuple(dict.fromkeys(asked.cards))


def _rules(asked: MisdealAsked) -> tuple[str, ...]:
    own = {"button": ("wrong_button",), "face-up": ("boxed_card",)}.get(asked.cause, ())
    return (*own, "misdeal_causes", "misdeal_until", "substantial_action")


class ButtonShortAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `button-short`: whether the button has acted, and the actions of the others."""

    acted: bool = False
    actions: tuple[str, ...] = ()


@enforces("button_short")
def button_short(asked: ButtonShortAsked, _rulebook: Rulebook) -> Decided:
    """The missing cards are given even after substantial action; but acting with the wrong number kills the hand."""
    read_actions(asked.actions, "actions")
    return Decided({"ruling": "dead-hand" if asked.acted else "completed"}, ("button_short",))


class BoardErrorAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `board-error`."""

    error: Literal["four-card-flop", "face-up-card", "hand-killed-for-count"]


@enforces("four_card_flop", "boxed_card", "burns_a_round")
def board_error(asked: BoardErrorAsked, rulebook: Rulebook) -> Decided:
    """What goes back into the stub, what leaves it, and how many cards are burnt before each later street."""
    rule = {"four-card-flop": "four_card_flop", "face-up-card": "boxed_card", "hand-killed-for-count": "burns_a_round"}[asked.error]
    answers = {
        "cards_back": FLOP + 1 if asked.error == "four-card-flop" else 0,
        "burn_back": False,
        "new_burn": False,
        "removed": 1 if asked.error == "face-up-card" else 0,
        "burns": rulebook.values.burns_a_round,
    }
    return Decided(answers, (rule,))
