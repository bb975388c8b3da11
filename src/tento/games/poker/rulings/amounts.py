"""Rulings about amounts: hidden chips, accepted action, bets below the minimum, counts of pots and stacks (5.3.4, 5.4.8 to 5.4.17)."""

from typing import Literal

import msgspec

from tento.games.poker.rulings.actions import is_substantial, read_actions
from tento.games.poker.rulings.decided import Decided
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.enforced import enforces
from tento.rulebooks.rulebook import Rulebook

Noticed = Literal["round", "later"]


class HiddenChipsAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `hidden-chips`: the all-in as it was seen, what was found, the stack that called, and who won."""

    all_in: int
    hidden: int
    caller: int
    wins: bool = False


@enforces("hidden_chips")
def hidden_chips(asked: HiddenChipsAsked, _rulebook: Rulebook) -> Decided:
    """A called all-in is the whole stack: hidden chips are paid to the winner, up to the caller's stack, but never win anything."""
    paid = min(asked.all_in if asked.wins else asked.all_in + asked.hidden, asked.caller)
    return Decided({"paid": paid, "keeps": asked.all_in + asked.hidden - paid}, ("hidden_chips",))


class OutOfSightAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `chips-out-of-sight`: chips carried or kept where nobody sees them."""

    hidden: int


@enforces("chips_out_of_sight")
def out_of_sight(asked: OutOfSightAsked, _rulebook: Rulebook) -> Decided:
    """They leave play, and the player may be disqualified."""
    options = ("disqualification",) if asked.hidden else ()
    return Decided({"removed": asked.hidden, "options": list(options)}, ("chips_out_of_sight",), (*options, "none") if options else ())


class AcceptedActionAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `accepted-action`: what was told of a bet, what it is, and the stack of who called."""

    said: int | None = None
    bet: int
    stack: int | None = None


@enforces("accepted_action")
def accepted_action(asked: AcceptedActionAsked, _rulebook: Rulebook) -> Decided:
    """Who calls owes the true amount, whatever anybody said, as far as the stack goes."""
    return Decided({"due": asked.bet if asked.stack is None else min(asked.bet, asked.stack)}, ("accepted_action",))


class UnderBetAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `under-bet`: the bet that lay, the last full one, the bet or raise made over it, and when it was noticed."""

    current: int = 0
    last_raise: int
    bet: int
    noticed: Noticed = "round"


@enforces("under_bet")
def under_bet(asked: UnderBetAsked, _rulebook: Rulebook) -> Decided:
    """Less than the minimum is made up by everybody who matched it, within the round; after it the error stands."""
    if asked.bet < asked.current:
        raise BadKey("bet", "is below the bet that lies: that is an undercall, a question about chips")
    least = asked.current + asked.last_raise
    corrected = asked.noticed == "round" and asked.current < asked.bet < least
    due = least if corrected else asked.bet
    return Decided({"corrected": corrected, "due": due, "adds": due - asked.bet}, ("under_bet",))


class PotCorrectionAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `pot-correction`: the true pot, the one announced and bet, the actions after the bet, and when it was noticed."""

    size: int
    announced: int
    actions: tuple[str, ...] = ()
    noticed: Noticed = "round"


@enforces("pot_miscount")
def pot_correction(asked: PotCorrectionAsked, _rulebook: Rulebook) -> Decided:
    """Too high is corrected for all within the round; too low only until substantial action after the bet."""
    late = is_substantial(read_actions(asked.actions, "actions"))
    too_low, wrong = asked.announced < asked.size, asked.announced != asked.size
    corrected = wrong and asked.noticed == "round" and not (too_low and late)
    due = asked.size if corrected else asked.announced
    answers = {"corrected": corrected, "due": due, "adds": max(0, due - asked.announced), "returned": max(0, asked.announced - due)}
    return Decided(answers, ("pot_miscount", "substantial_action") if too_low else ("pot_miscount",))


class CountRequestAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `count-request`: an exact count of a stack, or the size of the pot."""

    asks: Literal["stack", "pot"]
    in_turn: bool = False
    facing_all_in: bool = False
    limit: Literal["no-limit", "pot-limit", "limit"] = "no-limit"


@enforces("exact_count", "pot_told")
def count_request(asked: CountRequestAsked, _rulebook: Rulebook) -> Decided:
    """A stack is counted for who is in turn and faces an all-in; the pot is told in pot-limit alone."""
    if asked.asks == "pot":
        return Decided({"granted": asked.limit == "pot-limit"}, ("pot_told",))
    return Decided({"granted": asked.in_turn and asked.facing_all_in}, ("exact_count",))
