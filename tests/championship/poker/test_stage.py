"""The ranking of a stage: what each player has from its tournaments."""

from tento.championship.poker.stage import ended, seasons
from tento.championship.simulation.poker.stage import PokerStage
from tento.rulebooks.loader import load


def test_main_and_side_events_that_somebody_played_are_counted_apart():
    stage = PokerStage(load("cgp-2024"), 5, "x", 10)
    stage.play(24)
    played = [ended(event.held) for event in stage.events if event.state.kind in ("main", "side")]
    (main,), (side,) = ([one for one in played if one.state.kind == kind] for kind in ("main", "side"))
    found = {one.player: (one.main_events, one.side_events) for one in seasons(played)}
    assert found
    assert found == {who: (int(who in main.closing.points), int(who in side.closing.points)) for who in found}
    assert {(1, 0), (1, 1)} <= set(found.values())
