"""Deals at the final table: everybody agrees, the champion's reserve stays on the table, and not a centavo is lost."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from math import lcm

from tento.championship.core.money import proportional
from tento.championship.poker.refusing import refuse
from tento.championship.poker.rules import rules_of
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.enforced import enforces
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal


def least_reserve(rules: PokerTournamentRules, open_prizes: Sequence[int]) -> int:
    """The least that waits for the champion: its percentage of the prizes still open, rounded up to the centavo."""
    return -(-sum(open_prizes) * rules.deal_reserve_percent // 100)


def sure_amount(rules: PokerTournamentRules, open_prizes: Sequence[int]) -> int:
    """The lowest of the open prizes, which the next player out takes without a deal; less where the least reserve leaves less for each."""
    return min(*open_prizes, (sum(open_prizes) - least_reserve(rules, open_prizes)) // len(open_prizes))


def least_amount(rules: PokerTournamentRules, open_prizes: Sequence[int]) -> int:
    """The least that a deal pays each player, or nothing where the rulebook leaves the amounts to the players."""
    return sure_amount(rules, open_prizes) if rules.deal_floor == "lowest_prize" else 0


@enforces("deal_consent", "deal_reserve_percent", "deal_floor")
def verify_deal(rulebook: Rulebook, open_prizes: Sequence[int], amounts: Mapping[str, int], consent: Collection[str]) -> Refusal | None:
    """A deal holds if every active player agrees, the reserve is large enough, and amounts and reserve are the open prizes.

    No player takes less than the lowest open prize: that is what going out next brings.

    `amounts` names every player active at the final table; what it leaves of the open prizes is the champion's reserve.
    """
    rules = rules_of(rulebook)
    remaining, least = sum(open_prizes), least_reserve(rules, open_prizes)
    if len(amounts) != len(open_prizes):
        return refuse(rulebook, "deal_leaves_someone_out", "deal_consent", active=len(open_prizes), named=len(amounts))
    if missing := [who for who in amounts if who not in consent]:
        return refuse(rulebook, "deal_not_unanimous", "deal_consent", missing=", ".join(missing))
    if min(amounts.values()) < 0 or sum(amounts.values()) > remaining:
        return refuse(rulebook, "deal_does_not_add_up", "deal_reserve_percent", remaining=remaining, agreed=sum(amounts.values()))
    reserve = remaining - sum(amounts.values())
    if reserve < least:
        return refuse(rulebook, "deal_reserve_too_small", "deal_reserve_percent", reserve=reserve, least=least)
    floor = least_amount(rules, open_prizes)
    if below := [who for who, amount in amounts.items() if amount < floor]:
        return refuse(rulebook, "deal_below_lowest", "deal_floor", below=", ".join(below), lowest=floor)
    return None


def settle(open_prizes: Sequence[int], amounts: Mapping[str, int], champion: str) -> dict[str, int]:
    """What everybody takes once the final hand has named the champion, who takes the reserve too."""
    reserve = sum(open_prizes) - sum(amounts.values())
    return {who: amount + (reserve if who == champion else 0) for who, amount in amounts.items()}


def by_chips(rules: PokerTournamentRules, open_prizes: Sequence[int], stacks: Mapping[str, int]) -> dict[str, int]:
    """A proposal: the lowest of the open prizes for everybody, and what the least reserve leaves of the rest in proportion to the chips.

    Nobody gives up what going out next would bring; where the reserve leaves less than that for each, all share alike.
    """
    return _above_the_sure_amount(rules, open_prizes, stacks, tuple(stacks.values()))


def _above_the_sure_amount(
    rules: PokerTournamentRules, open_prizes: Sequence[int], players: Iterable[str], weights: Sequence[int]
) -> dict[str, int]:
    """The sure amount for each player, and what the least reserve leaves of the rest by these weights."""
    sure = sure_amount(rules, open_prizes)
    rest = sum(open_prizes) - least_reserve(rules, open_prizes) - sure * len(weights)
    return {who: sure + part for who, part in zip(players, proportional(rest, weights), strict=True)}


def by_chances(rules: PokerTournamentRules, open_prizes: Sequence[int], stacks: Mapping[str, int]) -> dict[str, int]:
    """A proposal: the lowest of the open prizes for everybody, and what the least reserve leaves of the rest by what each wins on average.

    A player finishes next best with a chance that is his part of the chips still in play; with nine players that is counted exactly.
    """
    chips = tuple(stacks.values())

    @cache
    def equity(left: tuple[int, ...], place: int) -> tuple[Fraction, ...]:
        """The average winnings of the players left, for the prizes from this place on."""
        total = sum(chips[who] for who in left)
        found = dict.fromkeys(left, Fraction(0))
        for winner in left:
            chance = Fraction(chips[winner], total)
            found[winner] += chance * open_prizes[place]
            rest = tuple(who for who in left if who != winner)
            if rest:
                for who, value in zip(rest, equity(rest, place + 1), strict=True):
                    found[who] += chance * value
        return tuple(found.values())

    above = [value - min(open_prizes) for value in equity(tuple(range(len(chips))), 0)]
    scale = lcm(*(value.denominator for value in above))
    weights = tuple(int(value * scale) for value in above) if any(above) else (1,) * len(chips)
    return _above_the_sure_amount(rules, open_prizes, stacks, weights)
