"""Rulings about the showdown: who shows first, what counts as shown, refusals, asking to see a hand (5.3.9 a–b, 5.5)."""

import re
from collections.abc import Mapping, Sequence
from typing import Final, Literal

import msgspec

from tento.cards.card import BadCard, Card, parse_cards
from tento.cards.deck import DECK_52
from tento.games.poker.rules.hands import board_worth
from tento.games.poker.rules.state import MOST_CHAIRS
from tento.games.poker.rules.variants import VARIANTS, Variant
from tento.games.poker.rulings.actions import AGGRESSIVE, MOST_ACTIONS, read_action
from tento.games.poker.rulings.decided import Decided
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.saying import named
from tento.rulebooks.enforced import enforces
from tento.rulebooks.rulebook import Rulebook

VariantName = Literal[
    "no-limit-holdem", "pot-limit-holdem", "limit-holdem", "pot-limit-omaha", "omaha-hilo", "stud", "stud-hilo", "razz",
]  # fmt: skip
MOST_UP: Final = 4


class TablingAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `tabling`: how many cards lie face up, and what became of the hand. `opponents` are others who hold cards."""

    variant: VariantName = "no-limit-holdem"
    face_up: int = 0
    readable: bool = True
    mucked: bool = False
    identifiable: bool = False
    killed: bool = False
    opponents: int = 1


@enforces("tabling", "untabled_muck", "tabled_winner", "last_need_not_show")
def tabling(asked: TablingAsked, _rulebook: Rulebook) -> Decided:
    """All cards face up and readable: then nobody can kill the hand. The last one with cards takes the pot unshown.

    A hand that was not wholly shown and went into the muck has no claim, unless its cards are identified beyond doubt.
    """
    held = VARIANTS[asked.variant].hole
    if asked.face_up > held:
        raise BadKey("face_up", f"{asked.face_up} cards: a hand of {asked.variant} has {held}")
    if asked.face_up == held and asked.readable:
        return Decided({"ruling": "tabled"}, ("tabling", "tabled_winner"))
    if not asked.opponents:
        return Decided({"ruling": "takes-unshown"}, ("last_need_not_show",))
    if not (asked.mucked or asked.killed):
        return Decided({"ruling": "not-tabled"}, ("tabling",))
    if asked.identifiable:
        return Decided({"ruling": "not-tabled"}, ("untabled_muck", "tabling"), ("live", "dead-hand"), "live")
    return Decided({"ruling": "no-claim"}, ("untabled_muck", "tabling"))


class ShowdownOrderAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `showdown-order`: who holds cards, what was done in the last round, and who is all-in."""

    variant: VariantName = "no-limit-holdem"
    button: int | None = None
    seats: tuple[int, ...]
    actions: tuple[str, ...] = ()
    all_in: tuple[int, ...] = ()
    upcards: dict[str, str] = {}


@enforces("showdown_order", "all_in_face_up", "side_pot_showdown", "first_to_act")
def showdown_order(asked: ShowdownOrderAsked, _rulebook: Rulebook) -> Decided:
    """With somebody all-in everybody shows. Else the last who bet or raised in the round is first, else the first to act."""
    seats = _seats("seats", asked.seats)
    if not seats:
        raise BadKey("seats", "names nobody who holds cards")
    done = _done(asked.actions)
    if _seats("all_in", asked.all_in) or any(what == "all-in" for _, what in done):
        return Decided({"first": "all"}, ("all_in_face_up", "side_pot_showdown"))
    bettors = [seat for seat, what in done if what in AGGRESSIVE and seat in seats]
    first = bettors[-1] if bettors else _first_to_act(asked, seats)
    return Decided({"first": first}, ("showdown_order", "first_to_act"))


def _seats(key: str, seats: Sequence[int]) -> tuple[int, ...]:
    for seat in seats:
        if not 1 <= seat <= MOST_CHAIRS:
            raise BadKey(key, f"seats are 1 to {MOST_CHAIRS}")
    return tuple(sorted(set(seats)))


def _done(actions: Sequence[str]) -> list[tuple[int, str]]:
    """The actions of the round, each with its seat: `9 bet`."""
    if len(actions) > MOST_ACTIONS:
        raise BadKey("actions", f"lists {len(actions)} actions: at most {MOST_ACTIONS}")
    found = []
    for place, text in enumerate(actions):
        key = f"actions[{place}]"
        words = re.fullmatch(r"\s*(\d{1,2})\s+(\S.*)", text)
        if words is None or not 1 <= int(words[1]) <= MOST_CHAIRS:
            raise BadKey(key, f"`{named(text)}` is no action of a seat, as in `9 bet`")
        found.append((int(words[1]), read_action(words[2], key).what))
    return found


def _first_to_act(asked: ShowdownOrderAsked, seats: tuple[int, ...]) -> int:
    """Left of the button; in stud games the best up-cards, in razz the lowest, of equal ones the lowest seat."""
    variant = VARIANTS[asked.variant]
    if variant.stud:
        return _best_up(variant, asked.upcards, seats)
    if asked.button is None:
        raise BadKey("button", "is missing: without a bet the first one left of it shows")
    (button,) = _seats("button", (asked.button,))
    return next((seat for seat in seats if seat > button), seats[0])


def _best_up(variant: Variant, given: Mapping[str, str], seats: tuple[int, ...]) -> int:
    for name in given:
        if name not in map(str, seats):
            raise BadKey(f"upcards.{named(name)}", f"is no seat that holds cards: {', '.join(map(str, seats))}")
    taken: list[Card] = []
    worth = {}
    for seat in seats:
        if str(seat) not in given:
            raise BadKey("upcards", f"seat {seat} has none: without a bet the up-cards say who shows first")
        cards = _cards(f"upcards.{seat}", given[str(seat)], taken)
        taken += cards
        worth[seat] = board_worth(variant, cards)
    choose = min if variant.low == "razz" else max
    return choose(seats, key=lambda seat: worth[seat])


def _cards(key: str, text: str, taken: Sequence[Card]) -> tuple[Card, ...]:
    try:
        cards = tuple(parse_cards(text))
    except BadCard as error:
        raise BadKey(key, str(error)) from None
    if not 1 <= len(cards) <= MOST_UP:
        raise BadKey(key, f"{len(cards)} cards: a stud hand shows 1 to {MOST_UP}")
    for place, card in enumerate(cards):
        if card in taken or card in cards[:place] or card not in DECK_52:
            raise BadKey(key, f"{card} is twice in play, or in no pack")
    return cards


class RefuseToShowAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `refuse-to-show`: the seconds since the floor's order, and whether another player turned the cards."""

    seconds: int | float = 0
    turned_by: Literal["none", "other"] = "none"


@enforces("refusal_to_show_s")
def refuse_to_show(asked: RefuseToShowAsked, rulebook: Rulebook) -> Decided:
    """A count of five, then a dead hand and a penalty. If another player turns the cards the hand lives, and that one is punished."""
    if asked.turned_by == "other":
        ruling, penalty = "live", "other"
    elif asked.seconds > rulebook.values.refusal_to_show_s:
        ruling, penalty = "dead-hand", "player"
    else:
        ruling, penalty = "wait", "none"
    return Decided({"ruling": ruling, "penalty": penalty}, ("refusal_to_show_s",))


class SeeHandAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `see-hand`: who asks, and whether there is a legitimate concern about collusion."""

    reached_showdown: bool = False
    holds_cards: bool = False
    collusion: bool = False


@enforces("see_hand")
def see_hand(asked: SeeHandAsked, _rulebook: Rulebook) -> Decided:
    """Who reached the showdown and still holds cards may ask; the hand is live then. Against collusion anybody has cards set aside."""
    granted = asked.reached_showdown and asked.holds_cards
    return Decided({"granted": granted, "live": granted, "set_aside": asked.collusion}, ("see_hand",))
