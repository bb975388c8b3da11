"""Betting: what a player owes, how little and how much may be bet, who may raise again, and what every bet changes."""

from msgspec.structs import replace

from tento.games.poker.rules.codes import Code
from tento.games.poker.rules.state import Before, Hand, Place, put_place
from tento.games.poker.rules.variants import streets_of
from tento.rulebooks.enforced import enforces
from tento.table.refusal import Fact, Refusal


def refuse(hand: Hand, code: Code, rule: str | None = None, **facts: Fact) -> Refusal:
    """A refusal that cites the articles of the rule in force."""
    return Refusal(code, rule, hand.rulebook.cites(rule) if rule else (), facts)


def to_call(hand: Hand, place: Place) -> int:
    """The chips that the player must add to stay in, at most the stack."""
    return min(max(0, hand.current - place.bet), place.stack)


def bet_to_beat(hand: Hand) -> int:
    """The bet that lies; before the bring-in is made, the bring-in: whoever has no more than that brings in for less."""
    return hand.stakes.bring_in if hand.bring_in_due else hand.current


@enforces("min_raise")
def least_total(hand: Hand) -> int:
    """The least total of a full bet or raise: the last full one again on top, in a limit game the next step."""
    bet = hand.stakes.bet_of(hand.street)
    if hand.stakes.betting == "limit":
        return (hand.current // bet + 1) * bet
    return hand.current + hand.last_raise


@enforces("pot_limit", "pot_limit_short_blind")
def most_total(hand: Hand, place: Place) -> int:
    """The greatest total that the betting allows, whatever the stack."""
    if hand.stakes.betting == "limit":
        return least_total(hand)
    if hand.stakes.betting == "no-limit":
        return place.bet + place.stack
    owed = max(0, hand.current - place.bet)
    return hand.current + hand.pot + _missing_of_blinds(hand) + owed


def _missing_of_blinds(hand: Hand) -> int:
    """Before the flop a blind that was posted short counts as whole in the size of the pot; after it only what lies there."""
    if hand.street != streets_of(hand.stakes.rules)[0]:
        return 0
    owed = zip((hand.small, hand.big), hand.stakes.blinds, strict=True)
    there = {place.chair: place for place in hand.places}
    return sum(max(0, blind - there[chair].posted) for chair, blind in owed if chair is not None and chair in there)


@enforces("short_all_in", "cumulative_reopen")
def reopened(hand: Hand, place: Place) -> bool:
    """Whether a player who has acted in this round may raise again.

    A bet or raise that was no short all-in reopens. So does facing a full raise in sum since the own last action, where that is agreed.
    """
    if place.faced is None or place.full_since:
        return True
    return bool(hand.rulebook.values.cumulative_reopen and hand.current - place.faced >= hand.last_raise)


@enforces("limit_raises", "cap_lifted_for")
def is_capped(hand: Hand) -> bool:
    """A limit game allows one bet and so many raises, until the last two of the tournament play each other."""
    if hand.stakes.betting != "limit" or hand.players_left == hand.rulebook.values.cap_lifted_for:
        return False
    steps: int = 1 + hand.rulebook.values.limit_raises
    return hand.current >= steps * hand.stakes.bet_of(hand.street)


def anybody_can_call(hand: Hand, place: Place) -> bool:
    """Whether another live hand has more than the bet that lies."""
    return any(other.live and other.chair != place.chair and other.bet + other.stack > hand.current for other in hand.places)


def verify_total(hand: Hand, place: Place, total: int) -> Refusal | None:
    """Why a bet or raise to this total is refused, in the order in which a dealer would say it; None if it is not."""
    whole = place.bet + place.stack
    if total > whole:
        return refuse(hand, "not_enough_chips", stack=place.stack)
    return _verify_right(hand, place) or _verify_size(hand, place, total)


def _verify_right(hand: Hand, place: Place) -> Refusal | None:
    """Whether the player may bet or raise at all."""
    if not anybody_can_call(hand, place):
        return refuse(hand, "nobody_can_call")
    if not reopened(hand, place):
        return refuse(hand, "not_reopened", "short_all_in")
    return refuse(hand, "raise_cap", "limit_raises") if is_capped(hand) else None


def _verify_size(hand: Hand, place: Place, total: int) -> Refusal | None:
    """Whether this total is one that may be bet. An all-in below the minimum is; it must only be more than the bet that lies."""
    all_in = total == place.bet + place.stack
    least, most = least_total(hand), most_total(hand, place)
    if total <= bet_to_beat(hand) or (total < least and not all_in):
        return refuse(hand, "below_minimum", "min_raise", least=least)
    if total > most:
        return refuse(hand, "above_maximum", "pot_limit" if hand.stakes.betting == "pot-limit" else "limit_raises", most=most)
    if total % hand.stakes.smallest_chip and not all_in:
        return refuse(hand, "odd_amount", "odd_chips", chip=hand.stakes.smallest_chip)
    return None


def raise_range(hand: Hand, place: Place) -> tuple[int, int] | None:
    """The least and the greatest total of a legal bet or raise, an all-in below the minimum included; None if there is none."""
    whole = place.bet + place.stack
    if whole <= bet_to_beat(hand) or _verify_right(hand, place) is not None:
        return None
    chip = hand.stakes.smallest_chip
    least, most = min(-(-least_total(hand) // chip) * chip, whole), most_allowed(hand, place)
    return (least, most) if least <= most else None


def most_allowed(hand: Hand, place: Place) -> int:
    """The most that may be put in front: all chips where the betting allows that, else what the smallest chip makes up."""
    most, whole = most_total(hand, place), place.bet + place.stack
    return whole if whole <= most else most // hand.stakes.smallest_chip * hand.stakes.smallest_chip


def added(hand: Hand, place: Place, chips: int) -> Hand:
    """The hand with so many chips of the player in front."""
    return put_place(hand, replace(place, stack=place.stack - chips, bet=place.bet + chips, put=place.put + chips))


@enforces("min_raise", "short_all_in")
def raised(hand: Hand, place: Place, total: int) -> Hand:
    """A bet or raise to this total. A full one is the next measure, and lets everybody who has acted raise again."""
    may_raise = tuple([other.chair for other in hand.places if other.full_since])
    before = Before(hand.current, hand.last_raise, hand.aggressor, may_raise, hand.before)
    last_raise, places = hand.last_raise, hand.places
    if total >= least_total(hand):
        last_raise = hand.stakes.bet_of(hand.street) if hand.stakes.betting == "limit" else total - hand.current
        places = tuple([replace(other, full_since=True) for other in places])
    hand = replace(hand, places=places, current=total, last_raise=last_raise, before=before, aggressor=place.chair)
    return matched(hand, place, total - place.bet)


def matched(hand: Hand, place: Place, chips: int) -> Hand:
    """The player has acted with so many chips more in front: what comes later must reopen the betting before the player may raise again."""
    stack, bet, put = place.stack - chips, place.bet + chips, place.put + chips
    return put_place(hand, replace(place, stack=stack, bet=bet, put=put, faced=hand.current, full_since=False))
