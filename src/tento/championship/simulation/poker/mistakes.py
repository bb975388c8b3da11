"""What a simulated floor writes down wrong, and how it is put right: who went out, places, bags, and the committee's last word."""

from typing import Final

from tento.championship.poker.correcting import undo_of
from tento.championship.poker.decisions import CorrectChips, CorrectOut, CorrectPlaces, GoOut
from tento.championship.poker.state import State
from tento.championship.simulation.poker.director import HOUSE, PokerDirector

CHIP: Final = 100
COMMITTEE: Final = "committee"
Two = tuple[str, str]


def wrong_player(played: PokerDirector) -> Two | None:
    """Somebody who just went out is taken for a neighbour, and after the hand was told again the correction is undone."""
    last = played.log[-1]
    if not isinstance(last, GoOut):
        return None
    player, number = last.outs[0].player, last.outs[0].table
    neighbours = sorted(who for table in played.state.seating if table.number == number for who in table.seats if who is not None)
    if not neighbours:
        return None
    instead, before = played.chance.choice(neighbours), played.state
    made = CorrectOut(by=HOUSE, at=played.now, player=player, instead=instead, why="the dealer called another name")
    played.make(made)
    played.make(undo_of(before, made, by=HOUSE, at=played.now, why="the hand was told again"))
    return player, instead


def wrong_places(played: PokerDirector, *, after_the_end: bool = False) -> Two | None:
    """Two who went out one after the other change places; at the end the committee says so."""
    pair = _neighbours(played.state)
    if pair is None:
        return None
    better, worse = pair
    places = {worse: played.state.places[better], better: played.state.places[worse]}
    played.do(CorrectPlaces, places=places, committee=after_the_end, why=COMMITTEE if after_the_end else "the clock of the other table")
    return worse, better


def _neighbours(state: State) -> Two | None:
    """The two best placed of those who are out, the players of a deal apart, if neither was put out and they did not tie."""
    agreed = state.deal.amounts if state.deal else {}
    placed = sorted((place, who) for who, place in state.places.items() if who not in agreed)[:3]
    if len(placed) < 3 or len({place for place, _ in placed}) < 3 or any(who in state.disqualified for _, who in placed[:2]):
        return None
    return placed[0][1], placed[1][1]


def wrong_count(played: PokerDirector) -> Two | None:
    """A chip was counted in one bag too many and in another too few."""
    rich = sorted(who for who, chips in played.state.chips.items() if chips > CHIP)
    if len(rich) < 2:
        return None
    gives, takes = played.chance.sample(rich, 2)
    chips = {gives: played.state.chips[gives] - CHIP, takes: played.state.chips[takes] + CHIP}
    played.do(CorrectChips, chips=chips, why="the bag was counted again")
    played.stacks |= chips
    return gives, takes
