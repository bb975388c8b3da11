"""Rulings about chips: what was put out and said, in which order, and what it means for the bet (5.4.3 to 5.4.18)."""

from collections.abc import Callable
from typing import Final, Literal

import msgspec

from tento.games.poker.rulings.words import Said, governing
from tento.games.poker.values import PokerRules
from tento.rulebooks.enforced import enforces

Limit = Literal["no-limit", "pot-limit", "limit"]
Pulled = Literal["none", "partial", "full"]
STEPS: Final = 4
LAST_TWO: Final = 2


class Situation(msgspec.Struct, frozen=True, kw_only=True):
    """What lies on the felt when a player has moved.

    `current` is the bet to match, `prior` what of the player's own lay in front before; equal amounts mean that there is nothing to face,
    more in front that the change of an earlier call was not taken yet. `motions` are the chips newly put out, motion by motion.
    """

    limit: Limit = "no-limit"
    street: str = "flop"
    least_bet: int
    limits: tuple[int, int] | None = None
    current: int
    last_raise: int
    prior: int = 0
    pulled: Pulled = "none"
    left: int = 0
    motions: tuple[tuple[int, ...], ...] = ()
    behind: int = 0
    words: tuple[Said, ...] = ()
    heads_up: bool = False
    opening: bool = False
    players_left: int | None = None

    @property
    def chips(self) -> tuple[int, ...]:
        """All chips newly put out."""
        return tuple(chip for motion in self.motions for chip in motion)

    @property
    def base(self) -> int:
        """What of the earlier chips still lies in front."""
        return {"none": self.prior, "partial": self.left, "full": 0}[self.pulled]

    @property
    def in_front(self) -> int:
        """All that lies in front now."""
        return self.base + sum(self.chips)

    @property
    def whole(self) -> int:
        """The most that the player can have in front."""
        return self.prior + sum(self.chips) + self.behind

    @property
    def facing(self) -> bool:
        """True if there is a bet or raise to answer."""
        return self.current > 0 and self.prior != self.current

    @property
    def bet(self) -> int:
        """The bet of this street in a limit game."""
        small, big = self.limits or (self.least_bet, 2 * self.least_bet)
        return big if self.street in ("turn", "river", "fifth", "sixth", "seventh") else small

    @property
    def least_raise(self) -> int:
        """The least total of a full bet or raise."""
        if self.limit == "limit":
            return (self.current // self.bet + 1) * self.bet
        return self.current + (self.last_raise if self.current else self.least_bet)

    @property
    def capped(self) -> bool:
        """A limit round that has its bet and three raises; not while the last two of the event play."""
        return self.limit == "limit" and self.players_left != LAST_TWO and self.current >= STEPS * self.bet


class Ruling(msgspec.Struct, frozen=True, kw_only=True):
    """What it means: the action, the total due in front, and the rules that say so. Without an action the `options` are the player's."""

    ruling: str | None = None
    due: int | None = None
    rules: tuple[str, ...]
    reopens: bool = False
    options: tuple[str, ...] = ()
    penalty: bool = False


def judge_chips(rules: PokerRules, case: Situation) -> Ruling:
    """The ruling on what a player said and put out."""
    said = governing(case.words, bool(case.chips))
    if said is not None:
        return _declared(rules, case, said)
    return _silent(rules, case)


@enforces("words_and_chips")
def _declared(rules: PokerRules, case: Situation, said: Said) -> Ruling:
    """A declaration in turn binds."""
    if said.term is None:
        return _bare_amount(case, said.amount or 0)
    return _TERMS[said.term](rules, case, said)


@enforces("words_and_chips")
def _bare_amount(case: Situation, amount: int) -> Ruling:
    """An amount alone is the same as putting it out without a word."""
    if not case.facing:
        return _opened(case, case.base + amount if case.current else amount, "words_and_chips")
    total = min(amount, case.whole)
    return _under(case, total, False) if total < case.current else _half_test(case, total, "words_and_chips")


@enforces("wrong_words")
def _check(_rules: PokerRules, case: Situation, _said: Said) -> Ruling:
    """Checking is no answer to a bet: the player may call or fold, and no more raise."""
    if not case.facing:
        return Ruling(ruling="check", due=case.prior, rules=("words_and_chips",))
    return Ruling(options=("call", "fold"), rules=("wrong_words",))


@enforces("wrong_words", "ways_to_call")
def _call(_rules: PokerRules, case: Situation, _said: Said) -> Ruling:
    """Calling where there is nothing to call is a check."""
    if not case.facing:
        return Ruling(ruling="check", due=case.prior, rules=("wrong_words",))
    return Ruling(ruling="call", due=min(case.current, case.whole), rules=("words_and_chips", "ways_to_call"))


@enforces("prior_chips")
def _fold(_rules: PokerRules, case: Situation, _said: Said) -> Ruling:
    """A fold stands, but not after pulling earlier chips back: that commits to a call or a raise."""
    if case.facing and case.pulled != "none":
        return Ruling(options=("call", "raise"), rules=("prior_chips",))
    return Ruling(ruling="fold", due=case.prior, rules=("words_and_chips",))


def _all_in(_rules: PokerRules, case: Situation, _said: Said) -> Ruling:
    """The whole stack."""
    reopens = case.whole - case.current >= case.last_raise
    return Ruling(ruling="all-in", due=case.whole, reopens=reopens, rules=("words_and_chips", "short_all_in"))


@enforces("pot_in_no_limit")
def _pot(rules: PokerRules, case: Situation, said: Said) -> Ruling:
    """There is no pot bet outside pot-limit: it commits to a valid bet or raise, and may be punished."""
    found = _raise(rules, case, Said("raise", None, when=said.when))
    return msgspec.structs.replace(found, rules=("pot_in_no_limit", *found.rules), penalty=case.limit != "pot-limit")


@enforces("announced_raise", "limit_cap", "wrong_words")
def _raise(rules: PokerRules, case: Situation, said: Said) -> Ruling:
    """An announced bet or raise: its amount, else the chips, and never less than the minimum unless the stack is."""
    if case.capped:
        return Ruling(options=("call", "fold"), rules=("limit_cap",))
    total = _announced(rules, case, said)
    if case.limit == "limit":
        total = case.least_raise
    due = min(max(total, case.least_raise), case.whole)
    full = due >= case.least_raise
    ruling = "all-in" if due == case.whole and not full else "raise" if case.current else "bet"
    cited = ("one_chip", "announced_raise") if len(case.chips) == 1 and said.amount is None else ("announced_raise", "min_raise")
    if not case.facing:
        cited = ("wrong_words", "min_raise") if said.term == "raise" and not case.current else ("min_raise", "announced_raise")
    return Ruling(ruling=ruling, due=due, reopens=full, rules=cited)


@enforces("raise_amount_is")
def _announced(rules: PokerRules, case: Situation, said: Said) -> int:
    """The total that was meant: an amount is the total, unless it was said to come on top."""
    if said.amount is not None:
        return case.current + said.amount if said.by or rules.raise_amount_is == "by" else said.amount
    if len(case.chips) == 1 and case.facing:
        return case.chips[0]
    return case.in_front if case.chips else 0


_TERMS: Final[dict[str, Callable[[PokerRules, Situation, Said], Ruling]]] = {
    "check": _check,
    "call": _call,
    "fold": _fold,
    "all-in": _all_in,
    "pot": _pot,
    "bet": _raise,
    "raise": _raise,
}


@enforces("string_bet")
def _silent(rules: PokerRules, case: Situation) -> Ruling:
    """Chips without a word. Of several motions only the first counts."""
    if len(case.motions) < 2:
        return _one_motion(rules, case)
    if rules.string_bet == "call" and case.facing:
        return Ruling(ruling="call", due=min(case.current, case.whole), rules=("string_bet",))
    later = sum(sum(motion) for motion in case.motions[1:])
    first = msgspec.structs.replace(case, motions=case.motions[:1], behind=case.behind + later)
    found = _one_motion(rules, first)
    return msgspec.structs.replace(found, rules=("string_bet", *found.rules))


def _one_motion(rules: PokerRules, case: Situation) -> Ruling:
    if not case.facing:
        return _option(rules, case) if case.current else _opened(case, sum(case.chips), "silent_bet")
    if case.prior > case.current or case.pulled == "partial":
        return _half_test(case, case.in_front, "prior_chips")
    if len(case.chips) == 1:
        return _one_chip(rules, case)
    if case.in_front < case.current:
        return _under(case, case.in_front, False)
    rule = "prior_chips" if case.prior else "several_chips"
    if (not case.prior or rules.prior_chips_need_test) and case.in_front - min(case.chips) < case.current:
        return Ruling(ruling="call", due=case.current, rules=("several_chips", rule))
    if case.behind == 0:
        reopens = case.in_front - case.current >= case.last_raise
        return Ruling(ruling="all-in", due=case.in_front, reopens=reopens, rules=("several_chips", rule))
    return _half_test(case, case.in_front, rule)


@enforces("bb_option_overchip")
def _option(rules: PokerRules, case: Situation) -> Ruling:
    """The big blind owes nothing: chips that reach a raise are one; a single large chip only where it is agreed."""
    check = Ruling(ruling="check", due=case.prior, rules=("silent_bet", "bb_option_overchip"))
    if len(case.chips) == 1 and rules.bb_option_overchip == "check":
        return check
    found = _half_test(case, case.in_front, "silent_bet")
    return check if found.ruling == "call" else found


@enforces("silent_bet", "min_raise")
def _opened(case: Situation, chips: int, rule: str) -> Ruling:
    """A bet where none lies: the chips, and never below the minimum unless the stack is."""
    least = case.least_raise
    due = least if case.limit == "limit" else max(chips, least)
    due = min(due, case.whole)
    ruling = "all-in" if due == case.whole and due < least else "bet"
    return Ruling(ruling=ruling, due=due, reopens=due >= least, rules=(rule, "min_raise"))


@enforces("one_chip", "tiny_chip_ratio")
def _one_chip(rules: PokerRules, case: Situation) -> Ruling:
    """One large chip without a word is a call, even if it is the last one. One that does not reach is an undercall."""
    if case.in_front >= case.current:
        return Ruling(ruling="call", due=case.current, rules=("one_chip", *(("prior_chips",) if case.prior else ())))
    tiny = case.chips[0] * rules.tiny_chip_ratio <= case.current - case.base
    return _under(case, case.in_front, tiny)


@enforces("undercall", "ways_to_call")
def _under(case: Situation, total: int, tiny: bool) -> Ruling:
    """Less than the bet: a whole call against one opponent or the opening bet; else the floor decides between the call and the fold."""
    cited = ("ways_to_call", "undercall") if tiny else ("undercall",)
    if total == case.whole:
        return Ruling(ruling="all-in", due=total, rules=("undercall", "short_all_in"))
    if case.heads_up or case.opening:
        return Ruling(ruling="call", due=min(case.current, case.whole), rules=cited, penalty=tiny)
    return Ruling(ruling="floor", options=("call", "fold"), rules=cited, penalty=tiny)


@enforces("half_raise", "min_raise")
def _half_test(case: Situation, total: int, rule: str) -> Ruling:
    """A full raise stands; half of one or more is made up to the minimum; less is a call."""
    more, needed = total - case.current, case.least_raise - case.current
    if case.capped or 2 * more < needed:
        return Ruling(ruling="call", due=case.current, rules=("half_raise", rule))
    due = case.least_raise if more < needed or case.limit == "limit" else total
    due = min(due, case.whole)
    return Ruling(ruling="raise", due=due, reopens=due >= case.least_raise, rules=("half_raise", rule))
