"""What a move means: the action, and the total that is due in front for it."""

import msgspec

from tento.games.poker.rulings.situation import Situation
from tento.games.poker.values import PokerRules
from tento.rulebooks.enforced import enforces


class Meaning(msgspec.Struct, frozen=True, kw_only=True):
    """The action, the total due in front, and the rules that say so. Without an action the `options` are the player's."""

    ruling: str | None = None
    due: int | None = None
    rules: tuple[str, ...]
    reopens: bool = False
    options: tuple[str, ...] = ()
    penalty: bool = False


def check(case: Situation, *rules: str) -> Meaning:
    """No more than what lay there."""
    return Meaning(ruling="check", due=case.prior, rules=rules)


def call(case: Situation, *rules: str) -> Meaning:
    """The bet that lies, as far as the stack goes."""
    return Meaning(ruling="call", due=case.within(case.current), rules=rules)


def raised_to(case: Situation, total: int, *rules: str) -> Meaning:
    """A bet or raise to this total: at least the minimum and at most what the betting allows, unless the stack is smaller."""
    least, most = case.least_total, case.most_total
    wanted = max(total, least) if most is None else min(max(total, least), max(most, least))
    due = case.within(wanted)
    if total < least:
        rules = (*rules, "min_raise")
    if due < least:
        return Meaning(ruling="all-in", due=due, rules=(*rules, "short_all_in"))
    return Meaning(ruling="raise" if case.current else "bet", due=due, reopens=True, rules=rules)


@enforces("short_all_in")
def all_in(case: Situation, total: int, *rules: str) -> Meaning:
    """The whole stack, at most what the betting allows. It reopens the betting only as a full bet or raise."""
    if case.most_total is not None and total > case.most_total:
        return raised_to(case, total, *rules)
    return Meaning(ruling="all-in", due=total, reopens=total >= case.least_total, rules=(*rules, "short_all_in"))


@enforces("half_raise_percent", "min_raise")
def half_test(values: PokerRules, case: Situation, total: int, *rules: str) -> Meaning:
    """A full raise stands; half of one or more is made up to the minimum; less is a call."""
    if is_capped(values, case):
        return call(case, "limit_raises", *rules)
    more = total - case.current
    if 100 * more < values.half_raise_percent * case.measure:
        return call(case, *rules, "half_raise_percent")
    return raised_to(case, total, *rules, "half_raise_percent")


@enforces("limit_raises", "cap_lifted_for")
def is_capped(values: PokerRules, case: Situation) -> bool:
    """A limit round that has its bet and all its raises; not while the last two of the event play each other."""
    if case.limit != "limit" or case.players_left == values.cap_lifted_for:
        return False
    return case.current >= (1 + values.limit_raises) * case.bet


@enforces("undercall", "ways_to_call", "tiny_chip_ratio", "prior_chips")
def undercall(values: PokerRules, case: Situation, total: int, put: int) -> Meaning:
    """Less than the bet: a whole call against one opponent or the opening bet, and after pulling chips back; else the floor decides.

    A player who is all-in for less has called with all there is. Chips that are tiny beside what is owed are punishable.
    """
    if case.is_all_in(total):
        return Meaning(ruling="all-in", due=total, rules=("undercall", "short_all_in"))
    tiny = 0 < put * values.tiny_chip_ratio <= case.owed
    rules = ("ways_to_call", "undercall") if tiny else ("undercall",)
    if case.pulled != "none" or case.heads_up or case.opening:
        found = call(case, *(("prior_chips",) if case.pulled != "none" else ()), *rules)
        return msgspec.structs.replace(found, penalty=tiny)
    return Meaning(ruling="floor", options=("call", "fold"), rules=rules, penalty=tiny)
