"""The chip race by the log: at every table at once, once no level needs the old chips, and with every chip accounted for.

A race changes the chips in play only as the regulation says: each table's odd chips become whole new ones, the last of them rounded,
and whoever would be left with nothing keeps one. That difference is kept, and the bags of the next day must hold it.
"""

from collections.abc import Iterable, Iterator

from tento.championship.core.step import Step
from tento.championship.poker.floor_decisions import ChipRace, ExchangeChips, RacedTable
from tento.championship.poker.floor_events import ChipsExchanged, ChipsOut, ChipsRaced
from tento.championship.poker.race import Race, exchange_after, race
from tento.championship.poker.refusing import refuse
from tento.championship.poker.seats import Table, spots
from tento.championship.poker.state import State, with_floor
from tento.championship.poker.step import PokerStep
from tento.table.refusal import Refusal


def run_race(state: State, asked: ChipRace) -> PokerStep | Refusal:
    """The tournament after a race, or why the chips stay."""
    refusal = _verify(state, asked)
    if refusal is not None:
        return refusal
    raced = races(state, asked)
    if isinstance(raced, Refusal):
        return raced
    change = sum(sum(found.stacks.values()) for found in raced) - _named(asked.tables)
    after = with_floor(state, smallest=asked.new, raced=state.floor.raced + change)
    return Step(after, (ChipsOut(value=asked.old, smallest=asked.new), *_raced(state, asked, raced)))


def exchange(state: State, asked: ExchangeChips) -> PokerStep | Refusal:
    """Chips that were forgotten in a race are exchanged at equal value; what does not reach the smallest chip leaves play."""
    if asked.player not in state.sitting:
        return refuse(state.rulebook, "player_not_seated", "race_leftover", players=asked.player)
    if not state.floor.smallest:
        return refuse(state.rulebook, "nothing_raced", "race_leftover")
    if asked.value <= 0:
        return refuse(state.rulebook, "chips_do_not_add_up", "race_leftover", counted=asked.value, expected=state.floor.smallest)
    given = exchange_after(asked.value, state.floor.smallest)
    removed = asked.value - given
    after = with_floor(state, raced=state.floor.raced - removed)
    return Step(after, (ChipsExchanged(player=asked.player, given=given, removed=removed),))


def _raced(state: State, asked: ChipRace, raced: Iterable[Race]) -> Iterator[ChipsRaced]:
    """The race of each table at which somebody won a chip."""
    seated = {(spot.table, spot.seat): who for who, spot in spots(state.seating).items()}
    for table, found in zip(asked.tables, raced, strict=True):
        won = tuple(seated[table.table, seat] for seat in found.winners)
        if won:
            yield ChipsRaced(table=table.table, odd=sum(found.odd.values()), new=found.new_chips, value=asked.new, players=won)


def races(state: State, asked: ChipRace) -> list[Race] | Refusal:
    """The race of each table, in the order in which they are written."""
    found = []
    for table in asked.tables:
        one = race(state.rulebook, table.stacks, table.chips, (asked.old, asked.new), table.cards)
        if isinstance(one, Refusal):
            return one
        found.append(one)
    return found


def _named(tables: Iterable[RacedTable]) -> int:
    """The chips of everybody who is named."""
    return sum(sum(table.stacks.values()) for table in tables)


def _verify(state: State, asked: ChipRace) -> Refusal | None:
    if not state.seating:
        return refuse(state.rulebook, "no_seats_yet", "seat_draw")
    if not 0 < asked.old < asked.new:
        return refuse(state.rulebook, "values_do_not_fit", "race_rounding", old=asked.old, new=asked.new)
    if asked.old < state.floor.smallest:
        return refuse(state.rulebook, "chip_out_of_play", "race_leftover", value=asked.old, smallest=state.floor.smallest)
    needed = still_needed(state, asked.new)
    if needed is not None:
        return refuse(state.rulebook, "chip_still_needed", "race_rounding", value=asked.old, level=needed)
    return _verify_tables(state, asked) or _verify_count(state, asked)


def still_needed(state: State, new: int) -> int | None:
    """The first level from now on that cannot be paid in chips of the new value; on a break and at night the next level is now."""
    clock = state.floor.clock
    now = 1 if clock is None else clock.level + clock.on_break
    levels = enumerate(state.levels, 1)
    return next((number for number, one in levels if number >= now and any(post % new for post in (one.small, one.big, one.ante))), None)


def _verify_tables(state: State, asked: ChipRace) -> Refusal | None:
    """Every table once, and only seats where somebody sits."""
    seating = {table.number: table for table in state.seating if table.count}
    if sorted(one.table for one in asked.tables) != sorted(seating):
        return refuse(state.rulebook, "not_every_table", "race_first_seat", tables=len(seating), named=len(asked.tables))
    for one in asked.tables:
        empty = _empty(one, seating[one.table])
        if empty:
            return refuse(
                state.rulebook, "player_not_seated", "race_first_seat", players=", ".join(f"{one.table}.{seat}" for seat in empty)
            )
    return None


def _empty(one: RacedTable, table: Table) -> list[int]:
    """The seats named where nobody sits, or without a stack."""
    return sorted((one.stacks.keys() - set(table.taken())) | (one.chips.keys() - one.stacks.keys()))


def _verify_count(state: State, asked: ChipRace) -> Refusal | None:
    """Nobody has more chips of a value than chips; all together they hold what is in play, and whoever is not named holds one at least."""
    counted = _named(asked.tables)
    unnamed = len(state.sitting) - sum(len(one.stacks) for one in asked.tables)
    whole = counted == state.on_tables if not unnamed else counted + unnamed <= state.on_tables
    if not whole or not all(_holds(one, asked.old) for one in asked.tables):
        return refuse(state.rulebook, "chips_do_not_add_up", "late_stack", counted=counted, expected=state.on_tables)
    return None


def _holds(one: RacedTable, value: int) -> bool:
    """Whether everybody named has chips, and those of this value among them."""
    return all(stack > 0 and 0 <= one.chips.get(seat, 0) * value <= stack for seat, stack in one.stacks.items())
