"""What chips mean that were put out without a word in time (5.4.3, 5.4.8, 5.4.12 to 5.4.15)."""

import msgspec

from tento.games.poker.rulings.meaning import Meaning, all_in, call, check, half_test, is_capped, raised_to, undercall
from tento.games.poker.rulings.situation import Situation
from tento.games.poker.values import PokerRules
from tento.rulebooks.enforced import enforces


@enforces("string_bet")
def silent(values: PokerRules, case: Situation) -> Meaning:
    """Of several motions only the first counts; the rest goes back to the stack."""
    if len(case.motions) < 2:
        return _one_motion(values, case)
    if values.string_bet == "call" and case.facing:
        return call(case, "string_bet")
    later = sum(sum(motion) for motion in case.motions[1:])
    behind = None if case.behind is None else case.behind + later
    first = msgspec.structs.replace(case, motions=case.motions[:1], behind=behind)
    found = _one_motion(values, first)
    return msgspec.structs.replace(found, rules=("string_bet", *found.rules))


def _one_motion(values: PokerRules, case: Situation) -> Meaning:
    if not case.current:
        return _opened(case)
    if not case.facing:
        return _option(values, case)
    if case.prior > case.current or case.pulled == "partial":
        return _combined(values, case)
    if case.in_front < case.current:
        return undercall(values, case, case.in_front, sum(case.chips))
    return _one_chip(case) if len(case.chips) == 1 else _several(values, case)


@enforces("silent_bet")
def _opened(case: Situation) -> Meaning:
    """Where no bet lies the chips are the bet, made up to the minimum."""
    return raised_to(case, sum(case.chips), "silent_bet")


@enforces("bb_option_overchip")
def _option(values: PokerRules, case: Situation) -> Meaning:
    """The big blind owes nothing: chips that reach a raise are one; a single chip only where it is read so."""
    if len(case.chips) == 1 and values.bb_option_overchip == "check":
        return check(case, "bb_option_overchip")
    if case.is_all_in(case.in_front):
        return all_in(case, case.in_front, "silent_bet")
    found = half_test(values, case, case.in_front, "silent_bet", "bb_option_overchip")
    return check(case, *found.rules) if found.ruling == "call" else found


@enforces("prior_chips")
def _combined(values: PokerRules, case: Situation) -> Meaning:
    """Earlier chips that were enough, or pulled back in part: all that lies in front is a raise if it reaches half of one, else a call."""
    return half_test(values, case, case.in_front, "prior_chips")


@enforces("one_chip")
def _one_chip(case: Situation) -> Meaning:
    """One large chip is a call, even if it is the last one."""
    return call(case, "one_chip", *(("prior_chips",) if case.prior else ()), "ways_to_call")


@enforces("several_chips", "prior_chips_need_test")
def _several(values: PokerRules, case: Situation) -> Meaning:
    """A call if every chip is needed for it; else all-in with the last chips, or whatever reaches half of a raise."""
    rules = ("several_chips", "prior_chips") if case.prior else ("several_chips",)
    tested = not case.prior or values.prior_chips_need_test
    if tested and case.in_front - min(case.chips) < case.current:
        return call(case, *rules, "ways_to_call")
    if case.is_all_in(case.in_front) and not is_capped(values, case):
        return all_in(case, case.in_front, *rules)
    return half_test(values, case, case.in_front, *rules)
