"""A poker tournament that bots play hand by hand: after every step the tables and the log agree on chips, seats and places."""

from datetime import UTC, datetime
from typing import Any

import pytest

from tento.cards.chance import Chance
from tento.championship.core.tournament import fold
from tento.championship.poker import tournament
from tento.championship.poker.decisions import Balance, FormFinal, GoOut, Open
from tento.championship.poker.events import PlayerMoved, TableBroken
from tento.championship.poker.floor_decisions import StartLevel, TellBlinds
from tento.championship.poker.levels import Level
from tento.championship.simulation.poker.played import PlayedTournament
from tento.club.simulation.tournament_tables import BotTables
from tento.rulebooks.loader import load, overlay

CGP = overlay(load("cgp-2024"), {"payout_1_10": "winner_takes_all"})
LEVELS = tuple(Level(minutes=20, small=small, big=2 * small, ante=2 * small) for small in range(100, 2100, 100))


class Watched(PlayedTournament):
    """Looks at every table after every decision."""

    def __init__(self, opening: Open, seed: int, bots: list[str]) -> None:
        self.played = BotTables(CGP, opening.levels, bots, seed)
        super().__init__(CGP, Chance(seed, "event"), opening, self.played)

    def make(self, decision: Any) -> None:
        super().make(decision)
        if not self.state.seating:
            return
        assert sum(self.stacks.values()) == self.state.in_play
        if len(self.state.seating) == 1 and self.state.floor.clock is not None:
            assert self.played.at(self.state.seating[0].number).players_left == self.state.alive
        for table in self.state.seating:
            at_table = self.played.at(table.number).stacks
            assert {seat: chips for seat, chips in enumerate(at_table, 1) if chips} == {
                seat: self.stacks[who] for seat, who in enumerate(table.seats, 1) if who is not None
            }


def played(entries: int, bots: list[str], seed: int, size: int = 9, **sheet: Any) -> Watched:
    facts: dict[str, Any] = {"levels": LEVELS, "stack": 6000, "size": size} | sheet
    opening = Open(
        by="director", at=datetime(2024, 5, 11, 13, tzinfo=UTC), title="x", rulebook=CGP.name, hash=CGP.hash, online=True, **facts
    )
    event = Watched(opening, seed, bots)
    event.play([f"p{number}" for number in range(entries)])
    return event


@pytest.fixture(scope="module")
def event():
    return played(40, ["sensible", "random"], 3)


def test_one_player_has_all_chips_and_everybody_a_place(event):
    state = event.state
    assert event.stacks == {state.champion: state.in_play}
    assert sorted({*state.places, state.champion}) == sorted(state.listed)


def test_the_log_alone_leads_to_the_same_state(event):
    again = fold(tournament, CGP, event.log)
    assert (again.places, again.champion, again.knockouts) == (event.state.places, event.state.champion, event.state.knockouts)


def test_tables_broke_players_moved_and_a_final_table_was_drawn(event):
    happened = {type(one) for made in event.made for one in made.events}
    assert {TableBroken, PlayerMoved} <= happened
    assert sum(isinstance(decision, FormFinal) for decision in event.log) == 1


def test_blinds_are_told_before_every_move_and_levels_rise(event):
    kinds = [type(decision) for decision in event.log]
    assert all(kinds[place - 1] is TellBlinds for place, kind in enumerate(kinds) if kind is Balance)
    assert [decision.level for decision in event.log if isinstance(decision, StartLevel)] == sorted(
        {decision.level for decision in event.log if isinstance(decision, StartLevel)}
    )


def test_whoever_takes_a_knockout_sat_at_the_table_and_is_still_in(event):
    outs = [
        (out, takers)
        for decision in event.log
        if isinstance(decision, GoOut)
        for out, takers in zip(decision.outs, decision.taken_by, strict=True)
    ]
    assert outs
    assert all(takers and out.player not in takers for out, takers in outs)


def test_the_same_seed_plays_the_same_hands_and_another_one_others():
    assert played(12, ["random"], 5).log == played(12, ["random"], 5).log
    assert played(12, ["random"], 5).log != played(12, ["random"], 6).log


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("entries", "size"), [(11, 2), (30, 6), (25, 10)])
def test_tables_of_any_size(entries, size, seed):
    event = played(entries, ["random"], seed, size)
    assert event.stacks == {event.state.champion: event.state.in_play}


def test_those_who_come_again_have_new_stacks():
    event = played(40, ["random"], 1, reentries=2, late_levels=4)
    assert event.state.entries > len(event.state.listed)
    assert event.stacks == {event.state.champion: event.state.entries * 6000}
