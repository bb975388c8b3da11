"""Several days: stacks are bagged at night, counted, and seated anew; who is in the draw of a new day and of the final table."""

from collections.abc import Iterable, Sequence

import msgspec

from tento.championship.core.personal import Who
from tento.championship.poker.refusing import refuse
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.enforced import enforces
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal


class Bag(msgspec.Struct, frozen=True, kw_only=True):
    """What a player takes into the next day: the chips, the time cards in the bag, and the hands of a penalty still to serve."""

    player: Who
    chips: int
    time_cards: int = 0
    penalty_hands: int = 0


def verify_bags(rulebook: Rulebook, flights: Iterable[Sequence[Bag]], chips_in_play: int) -> Refusal | None:
    """The bags of all first days together: nobody twice, nobody empty, and every chip that was given out is in one of them."""
    bags = [bag for flight in flights for bag in flight]
    if len({bag.player for bag in bags}) < len(bags):
        twice = sorted({bag.player for bag in bags if sum(other.player == bag.player for other in bags) > 1})
        return refuse(rulebook, "still_in", "live_entries_per_person", players=", ".join(twice))
    counted = sum(bag.chips for bag in bags)
    if counted != chips_in_play or any(bag.chips <= 0 for bag in bags):
        return refuse(rulebook, "chips_do_not_add_up", "late_stack", counted=counted, expected=chips_in_play)
    return None


def next_day(flights: Iterable[Sequence[Bag]], called: Sequence[str] = ()) -> tuple[str, ...]:
    """The list that the seats of the next day are drawn over: all who bagged chips and the alternates called, by the alphabet."""
    return tuple(sorted([*(bag.player for flight in flights for bag in flight), *called]))


@enforces("ft_size")
def final_table(rules: PokerTournamentRules, players: Iterable[str]) -> tuple[str, ...] | None:
    """The list of the final table, drawn anew once no more players are left than it seats, by the alphabet; None before."""
    listed = tuple(sorted(players))
    return listed if len(listed) <= rules.ft_size else None
