"""What a declaration in turn means: it binds, also with the wrong word (5.4.5, 5.4.7, 5.4.13, 5.4.17 C, 5.4.18)."""

from collections.abc import Callable
from typing import Final

import msgspec

from tento.games.poker.rulings.meaning import Meaning, all_in, call, check, half_test, is_capped, raised_to, undercall
from tento.games.poker.rulings.situation import Situation
from tento.games.poker.rulings.words import Said
from tento.games.poker.values import PokerRules
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.enforced import enforces


@enforces("binding_words")
def declared(values: PokerRules, case: Situation, said: Said) -> Meaning:
    """The ruling on what was said in time. Where it sets what is due, it binds as a word before or with the chips, and as its amount."""
    found = _amount(values, case, said) if said.term is None else _TERMS[said.term](values, case, said)
    if found.due is None:
        return found
    amount = ("bare_amount",) if said.amount is not None else ()
    in_time = ("words_and_chips", "binding_words") if case.chips else ("binding_words",)
    return msgspec.structs.replace(found, rules=tuple(dict.fromkeys((*amount, *found.rules, *in_time))))


@enforces("bare_amount")
def _amount(values: PokerRules, case: Situation, said: Said) -> Meaning:
    """An amount alone is the same as putting it out without a word."""
    amount = said.amount or 0
    total = case.within(case.current + amount if said.by else amount)
    if not case.current:
        return raised_to(case, total, "bare_amount", "silent_bet")
    if not case.facing:
        found = half_test(values, case, total, "bare_amount")
        return check(case, *found.rules) if found.ruling == "call" else found
    if total < case.current:
        found = undercall(values, case, total, total - min(total, case.base))
        return msgspec.structs.replace(found, rules=("bare_amount", *found.rules))
    if total > case.current and case.is_all_in(total):
        return all_in(case, total, "bare_amount")
    return half_test(values, case, total, "bare_amount")


@enforces("check_facing_bet", "prior_chips")
def _check(_values: PokerRules, case: Situation, _said: Said) -> Meaning:
    """Checking is no answer to a bet: the player may call or fold, and no more raise; after pulling chips back only call."""
    if not case.facing:
        return check(case, "binding_words")
    if case.pulled != "none":
        return call(case, "check_facing_bet", "prior_chips")
    return Meaning(options=("call", "fold"), rules=("check_facing_bet",))


@enforces("wrong_words", "ways_to_call")
def _call(_values: PokerRules, case: Situation, _said: Said) -> Meaning:
    """Calling where there is nothing to call is a check."""
    return call(case, "ways_to_call", "binding_words", "words_and_chips") if case.facing else check(case, "wrong_words")


@enforces("prior_chips")
def _fold(_values: PokerRules, case: Situation, _said: Said) -> Meaning:
    """A fold stands, but not after pulling earlier chips back: that commits to a call or a raise."""
    if case.facing and case.pulled != "none":
        return Meaning(options=("call", "raise"), rules=("prior_chips",))
    return Meaning(ruling="fold", due=case.prior, rules=("binding_words",))


def _all_in(values: PokerRules, case: Situation, _said: Said) -> Meaning:
    """The whole stack; in a limit round that has all its raises, a call."""
    if is_capped(values, case):
        return call(case, "limit_raises")
    if case.behind is None and not case.chips:
        raise BadKey("behind", "is missing: all-in is the whole stack")
    return all_in(case, case.everything, "binding_words")


@enforces("pot_in_no_limit", "pot_limit")
def _pot(values: PokerRules, case: Situation, said: Said) -> Meaning:
    """There is no pot bet outside pot-limit: it commits to a valid bet or raise, and is punishable. In pot-limit it is the most allowed.

    Nobody can say how much that is where the pot was not told.
    """
    if case.limit == "pot-limit":
        found = raised_to(case, case.most_total or case.least_total, "pot_limit", "pot_limit_short_blind")
        return found if case.most_total is not None else msgspec.structs.replace(found, due=None)
    found = _raise(values, case, msgspec.structs.replace(said, term="bet"))
    return msgspec.structs.replace(found, rules=("pot_in_no_limit", *found.rules), penalty=True)


@enforces("announced_raise", "announced_one_chip", "wrong_words", "ways_to_raise")
def _raise(values: PokerRules, case: Situation, said: Said) -> Meaning:
    """An announced bet or raise: its amount, else the chips, and never less than the minimum unless the stack is."""
    if is_capped(values, case):
        return Meaning(options=("call", "fold"), rules=("limit_raises",))
    wrong = said.term == "raise" and not case.current
    one = len(case.chips) == 1 and said.amount is None
    own = "announced_one_chip" if one else "announced_raise"
    rules = ("wrong_words", own) if wrong else (own, "min_raise", "ways_to_raise")
    if len(case.motions) > 1:
        rules = (*rules, "string_bet")
    return raised_to(case, _announced(values, case, said), *rules)


@enforces("raise_amount_is")
def _announced(values: PokerRules, case: Situation, said: Said) -> int:
    """The total that was meant: an amount is the total, unless it was said to come on top. One chip is its value, whatever lay there."""
    if said.amount is not None:
        return case.current + said.amount if said.by or values.raise_amount_is == "by" else said.amount
    if len(case.chips) == 1:
        return case.chips[0]
    return case.in_front if case.chips else 0


_TERMS: Final[dict[str, Callable[[PokerRules, Situation, Said], Meaning]]] = {
    "check": _check,
    "call": _call,
    "fold": _fold,
    "all-in": _all_in,
    "pot": _pot,
    "bet": _raise,
    "raise": _raise,
}
