"""A simulated chip race: everybody's stack, the chips that go out of play, and a card for each odd one."""

from tento.cards.card import RANKS, SUITS, Card
from tento.championship.core.opening import Refused
from tento.championship.poker.floor_decisions import ChipRace, RacedTable
from tento.championship.poker.race import odd_chips
from tento.championship.poker.racing import races
from tento.championship.poker.seats import Table, spots
from tento.championship.simulation.poker.director import HOUSE, PokerDirector
from tento.table.refusal import Refusal


def race_off(played: PokerDirector, old: int, new: int) -> None:
    """Chips of the old value go out of play, table by table."""
    tables = tuple(_racing(played, table, old, new) for table in played.state.seating)
    made = ChipRace(by=HOUSE, at=played.now, old=old, new=new, tables=tables)
    found = races(played.state, made)
    if isinstance(found, Refusal):
        raise Refused(len(played.log), found)
    seated = {(spot.table, spot.seat): who for who, spot in spots(played.state.seating).items()}
    played.make(made)
    for table, raced in zip(tables, found, strict=True):
        played.stacks |= {seated[table.table, seat]: chips for seat, chips in raced.stacks.items()}


def _racing(played: PokerDirector, table: Table, old: int, new: int) -> RacedTable:
    """The race of a table; of every stack a few chips are of the old value."""
    stacks = {seat: played.stacks[who] for seat, who in enumerate(table.seats, 1) if who is not None}
    small = {seat: chips % (new * 10) // old for seat, chips in stacks.items()}
    cards = [Card(rank + suit) for rank in RANKS for suit in SUITS]
    played.chance.shuffle(cards)
    needed = sum(odd_chips(chips, old, new) for chips in small.values())
    return RacedTable(table=table.number, stacks=stacks, chips=small, cards=tuple(cards[:needed]))
