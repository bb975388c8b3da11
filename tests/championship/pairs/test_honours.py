"""The final places, and who is third."""

from tento.cards.chance import Chance
from tento.championship.pairs import decisions as do
from tento.championship.pairs.honours import places
from tento.championship.simulation.pairs.event import PairsSimulation
from tento.rulebooks.loader import load
from tests.rules.championships import AFIA, DAY, TM, after, championship, play, stage

WON = (12, 5)
FREE = {"field_min": 2, "field_max": 16}


def test_whoever_is_third_alone_needs_no_points_to_be_it():
    league = {"knockout": {"kind": "league", "size": None}}
    rules = {"entries": FREE, "stages": league, "standings": {"points": {"win": [3, 0]}}, "honours": {"third_place": "points"}}
    state = stage(championship(TM, **rules), "knockout", *"ABCD")
    for first, second in ("AB", "AC", "AD", "BC", "BD", "CD"):
        state = play(state, first, second, WON)
    over = after(state, do.CloseStage(by="organiser", at=DAY, stage="knockout"))
    assert places(over) == (("A",), ("B",), ("C",), ("D",))


def qualified() -> PairsSimulation:
    """The first stage is over, and the second is drawn."""
    simulated = PairsSimulation(load(AFIA), Chance(1))
    simulated.enter(10)
    simulated.draw("qualifying")
    for match in simulated.state.stages[0].matches:
        simulated.match(match)
    simulated.close("qualifying")
    simulated.draw("quarter")
    return simulated


def test_whoever_still_plays_has_no_place_yet():
    state = qualified().state
    placed = {name for level in places(state) for name in level}
    assert placed == set(state.stages[0].entrants) - set(state.stages[1].entrants)
    assert placed
