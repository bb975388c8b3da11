"""An organiser's own championships, written as data: what can be played is played to the end, what cannot is refused with its numbers."""

import re
from datetime import timedelta

import pytest

from tento.cards.chance import Chance
from tento.championship.core.log import write
from tento.championship.core.opening import Refused
from tento.championship.core.tournament import fold, read
from tento.championship.pairs import decisions as do
from tento.championship.pairs.honours import places
from tento.championship.pairs.opening import publish
from tento.championship.pairs.staging import arrange
from tento.championship.pairs.tournament import decide
from tento.championship.poker import tournament as poker
from tento.championship.poker.rules import rules_of
from tento.championship.simulation.pairs.event import PairsSimulation
from tento.championship.simulation.pairs.matches import Upsets
from tento.championship.simulation.poker.stage import PokerStage
from tento.rulebooks.loader import RulebookError, load, overlay
from tests.places import DOCS
from tests.rules.championships import AFIA, DAY, FENACEF, IN_TIME, TM, after, between, championship, code, field, play, stage

WON = (12, 5)
HOUR = timedelta(hours=1)
FREE = {"field_min": None, "field_max": None, "selection": "all"}


def written(tmp_path, text, name="casa"):
    path = tmp_path / f"{name}.toml"
    path.write_text(f'name = "{name}"\n{text}', encoding="utf-8")
    return load(path)


LIGA = """parent = "truco-masters-2025"
[championship]
drop_stages = ["knockout"]
[championship.entries]
field_min = "none"
field_max = "none"
selection = "all"
[championship.stages.grupos]
kind = "groups"
groups = 3
advance = 2
advance_best = 2
[championship.stages.chave]
kind = "knockout"
best_of = 3
size = 8
[championship.standings]
points = { "1-0" = [3, 0] }
tiebreaks = ["wins", "head_to_head", "balance", "lots"]
"""
DEZ = """parent = "fenacef-ix"
[championship]
drop_stages = ["groups", "knockout"]
[championship.stages.primeira]
kind = "knockout"
rounds = 1
[championship.stages.quartas]
kind = "knockout"
size = 8
best_losers = "fill"
"""


GUIDE = DOCS / "championship.md"
EXAMPLES = re.findall(r'^```toml\nname = "(.*?)"\n(.*?)^```', GUIDE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
FIELDS = {"liga-do-bairro": 13, "copa-dos-dez": 10, "serie-do-clube": 40}


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_an_example_of_the_guide_is_played_as_it_is_written(tmp_path, name, text):
    rulebook = written(tmp_path, text, name)
    if rulebook.game == "poker":
        series = PokerStage(rulebook, 1, "x", 4)
        series.play(FIELDS[name])
        assert all(night.state.champion for night in series.events)
    else:
        assert PairsSimulation(rulebook, Chance(1)).play(FIELDS[name]).champion is not None


def test_a_file_does_without_the_stages_of_its_parent(tmp_path):
    rules = written(tmp_path, LIGA).championship
    assert rules is not None
    assert list(rules.stages) == ["grupos", "chave"]


def test_only_a_stage_that_the_parent_has_is_dropped(tmp_path):
    with pytest.raises(RulebookError, match=r"championship\.drop_stages\.final: the parent has no such stage"):
        written(tmp_path, LIGA.replace('["knockout"]', '["final"]'))


@pytest.mark.parametrize("size", [9, 11, 13])
def test_groups_of_unequal_size_lead_to_one_champion(tmp_path, size):
    over = PairsSimulation(written(tmp_path, LIGA), Chance(size), upsets=Upsets(absent=10, disqualified=20)).play(size)
    assert over.champion is not None


@pytest.mark.parametrize("seed", range(6))
def test_a_group_of_which_too_many_are_out_sends_nobody_twice(seed):
    options = {"stages": {"groups": {"groups": 3, "advance": 2, "advance_best": 2}, "knockout": {"size": 8}}}
    over = PairsSimulation(load(FENACEF), Chance(seed), options, Upsets(disqualified=25)).play(9)
    assert len(set(over.stages[0].advanced)) == len(over.stages[0].advanced)


def test_whoever_is_left_alone_in_a_group_wins_it():
    rules = {"stages": {"groups": {"groups": 2, "advance": 1}}}
    state = arrange(field(championship(FENACEF, **rules), *"ABC"), "groups", (("A",), ("B", "C"))).state
    state = play(state, "B", "C", WON, WON)
    assert after(state, do.CloseStage(by="committee", at=DAY, stage="groups")).stages[0].advanced == ("A", "B")


def asked(rulebook, expected):
    return publish(rulebook, do.Publish(by="o", at=IN_TIME, title="x", rulebook=rulebook.name, hash=rulebook.hash, expected=expected))


@pytest.mark.parametrize("number", [6, 9, 11, 13, 17, 24, 31])
def test_a_knockout_filled_up_with_losers_is_refused_with_the_numbers_that_work(tmp_path, number):
    assert asked(written(tmp_path, DEZ), number).facts["works"] == "8, 10, 12, 14, 16"


@pytest.mark.parametrize("number", [8, 10, 12, 14, 16])
def test_a_knockout_filled_up_with_losers_is_played(tmp_path, number):
    assert PairsSimulation(written(tmp_path, DEZ), Chance(number), upsets=Upsets(absent=5)).play(number).champion is not None


@pytest.mark.parametrize(("number", "losers"), [(8, 4), (10, 3), (12, 2), (14, 1), (16, 0)])
def test_as_many_losers_go_on_as_the_next_stage_has_places_left(tmp_path, number, losers):
    first = PairsSimulation(written(tmp_path, DEZ), Chance(number)).play(number).stages[0]
    assert (len(first.advanced), len(first.advanced) - number // 2) == (8, losers)


@pytest.mark.parametrize("number", [6, 8, 9, 11, 12, 13, 16, 17, 24, 31, 1000])
def test_afia_is_played_by_ten_alone(number):
    assert asked(load(AFIA), number).facts["works"] == "10"


def test_the_numbers_that_work_are_near_the_one_that_was_asked_for():
    plain = overlay(load(TM), {"entries": FREE, "stages": {"knockout": {"size": None}}})
    assert asked(plain, 1000).facts["works"].split(", ")[-1] == "1024"


def test_stages_that_no_number_plays_say_so():
    none = overlay(load(FENACEF), {"stages": {"groups": {"groups": 1, "advance": 1}}})
    assert code(asked(none, 5)) == "no_field_works"


def test_a_championship_without_stages_is_not_published(tmp_path):
    assert code(asked(written(tmp_path, LIGA.partition("[championship.stages")[0]), 8)) == "no_field_works"


def test_a_final_of_its_own_has_the_match_for_third_place_beside_it():
    over = PairsSimulation(load(AFIA), Chance(1), {"honours": {"third_place": "match"}}).play(10)
    semi, third = over.stages[2], over.matches["final/third"]
    assert set(third.sides) == set(semi.ranking[1])
    assert [len(level) for level in places(over)[:4]] == [1, 1, 1, 1]


def test_whoever_left_before_the_match_for_third_place_loses_it():
    simulated = PairsSimulation(load(AFIA), Chance(1), {"honours": {"third_place": "match"}})
    simulated.enter(10)
    for name in ("qualifying", "quarter", "semi"):
        simulated.draw(name)
        for match in sorted(match.id for match in simulated.state.matches.values() if match.stage == name):
            simulated.match(match)
        simulated.close(name)
    gone, stays = simulated.state.stages[2].ranking[1]
    simulated.do(do.Withdraw, entry=gone)
    simulated.draw("final")
    third = simulated.state.matches["final/third"]
    assert third.result is not None
    assert third.result.winner == third.sides.index(stays)


def test_a_final_after_groups_has_no_semifinals_to_play_for_third_place():
    rules = {"stages": {"groups": {"groups": 2, "advance": 1}, "knockout": {"size": 2}}, "honours": {"third_place": "match"}}
    assert code(asked(overlay(load(FENACEF), rules), 8)) == "no_field_works"


def league(**standings):
    return championship(
        TM, entries=FREE, stages={"knockout": {"kind": "league", "size": None}}, standings={"points": {"win": [3, 0]}} | standings
    )


def test_the_leader_of_a_league_who_left_is_not_its_champion():
    state = stage(league(tiebreaks=["balance", "lots"]), "knockout", *"ABC")
    state = play(play(play(state, "A", "B", WON), "A", "C", WON), "B", "C", WON)
    state = after(state, do.Withdraw(by="A", at=DAY, entry="A"))
    closed = after(state, do.CloseStage(by="organiser", at=DAY, stage="knockout"))
    assert (closed.champion, places(closed)) == ("B", (("B",), ("C",), ("A",)))


def final_of(sides):
    rules = {"entries": {"field_min": 2, "field_max": 2}, "stages": {"knockout": {"size": 2}}}
    return stage(championship(TM, **rules), "knockout", *sides)


def test_a_final_that_nobody_came_to_has_no_champion():
    state = after(final_of("AB"), do.Withdraw(by="A", at=DAY, entry="A"))
    both = after(final_of("AB"), do.Call(by="desk", at=DAY, match="knockout/1.1", starts=DAY - HOUR))
    both = after(both, do.Absent(by="desk", at=DAY, match="knockout/1.1", entries=("A", "B")))
    champions = [after(one, do.CloseStage(by="organiser", at=DAY, stage="knockout")).champion for one in (state, both)]
    assert champions == ["B", None]


def test_a_round_that_nobody_came_to_sends_nobody_on():
    state = arrange(field(championship(AFIA), *"AB"), "qualifying", (("A", "B"),)).state
    called = after(state, do.Call(by="desk", at=DAY, match="qualifying/1.1", starts=DAY - HOUR))
    gone = after(called, do.Absent(by="desk", at=DAY, match="qualifying/1.1", entries=("A", "B")))
    assert after(gone, do.CloseStage(by="organiser", at=DAY, stage="qualifying")).stages[0].advanced == ()


def test_whoever_left_between_two_stages_keeps_the_place_of_the_first():
    simulated = PairsSimulation(load(AFIA), Chance(1))
    simulated.enter(10)
    simulated.draw("qualifying")
    for match in simulated.state.stages[0].matches:
        simulated.match(match)
    simulated.close("qualifying")
    gone = simulated.state.stages[0].advanced[0]
    simulated.do(do.Withdraw, entry=gone)
    simulated.draw("quarter")
    assert gone in {name for level in places(simulated.state) for name in level}


def semifinals():
    rules = {"entries": {"field_min": 4, "field_max": 4}, "stages": {"knockout": {"size": 4}}, "matches": {"walkover_score": "full"}}
    sanctions = {"discipline": {"sanctions": ["partida", "disqualification"], "imposed_by": {}}}
    state = stage(championship(TM, **rules, **sanctions), "knockout", *"ABCD")
    return play(play(state, "A", "B", WON), "C", "D", WON)


def absent(state):
    called = after(state, do.Call(by="desk", at=DAY, match="knockout/2.1", starts=DAY - HOUR))
    return after(called, do.Absent(by="desk", at=DAY, match="knockout/2.1", entries=("A", "C")))


def awarded(state):
    return after(state, do.Award(by="organiser", at=DAY, match="knockout/2.1", winner="A", why="x"))


@pytest.mark.parametrize("decided", [absent, awarded])
def test_a_correction_after_the_next_match_was_decided_needs_the_committee(decided):
    state = decided(semifinals())
    match = between(state, "A", "B").id
    assert code(decide(state, do.Correct(by="referee", at=DAY, match=match, partidas=((5, 12),), why="x"))) == "next_match_started"


def test_a_correction_and_its_undo_leave_who_reported_for_the_next_match():
    state = after(semifinals(), do.CheckIn(by="desk", at=DAY, match="knockout/2.1", entry="A"))
    match = between(state, "A", "B").id
    turned = after(state, do.Correct(by="referee", at=DAY, match=match, partidas=((5, 12),), why="x"))
    assert after(turned, do.Correct(by="referee", at=DAY, match=match, partidas=(WON,), why="x")) == state


SERIE = """parent = "cgp-2024"
[championship]
entry_split = { prize = 20000, knockout = 5000, ranking = 1000, rake = 4000 }
[championship.tournaments.main]
late_levels = 2
stack = 50000
reentries = 2
guarantee = 2000000
[championship.tournaments.side]
split = { prize = 10000, ranking = 1000, rake = 1000 }
[championship.tournaments.satellite]
split = { prize = 5000, rake = 500 }
seat_price = 30000
"""


@pytest.fixture(scope="module")
def series(tmp_path_factory):
    found = PokerStage(written(tmp_path_factory.mktemp("poker"), SERIE), 3, "x", 4)
    found.play(60)
    return found


def test_a_series_is_played_by_the_sheets_of_its_file(series):
    main, side, satellite = (night.opening for night in series.events)
    assert (main.kind, main.late_levels, main.stack, main.guarantee, side.split["prize"]) == ("main", 2, 50_000, 2_000_000, 10_000)
    assert (satellite.kind, satellite.seat_price) == ("satellite", 30_000)


def test_every_prize_of_a_satellite_is_a_seat_but_the_last(series):
    closing = series.closings[2]
    *seats, last = closing.payout.prizes
    assert set(seats) == {30_000}
    assert (last < 30_000, sum(closing.payout.prizes)) == (True, closing.pool.pool)


def test_a_satellite_counts_for_no_ranking(series):
    ranking = series.ranking()
    entries = sum(night.state.entries for night in series.events[:2])
    assert ranking.fund.collected == entries * rules_of(series.rulebook).ranking_fee
    assert not any(points.total for points in series.closings[2].points.values())


def test_a_series_replays_from_its_logs(series):
    for night in series.events:
        assert fold(poker, series.rulebook, read(poker, write(night.log))) == night.state


def test_nobody_enters_after_the_late_registration_of_the_sheet(series):
    levels = [night.floor.clock.level for night in (one.state for one in series.events[:1]) if night.floor.clock]
    assert max(levels) > 2
    assert series.events[0].state.late_over


def test_a_sheet_without_a_line_for_prizes_is_not_opened(series):
    opening = series.events[0].opening
    with pytest.raises(Refused, match="sheet_incomplete"):
        fold(
            poker,
            series.rulebook,
            [type(opening)(**{key: getattr(opening, key) for key in opening.__struct_fields__} | {"split": {"rake": 1}})],
        )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("seat_price = 30000\n[championship.tournaments.sunday]\nstack = 1", "one of main, side, satellite"),
        ("seat_price = 0", "the price of the seats"),
        ("seat_price = 30000\nseats = 1", "from 2 to 11"),
        ("seat_price = 30000\nreentries = -1", "from 0 to 10000"),
    ],
)
def test_a_sheet_that_cannot_be_played_is_refused(tmp_path, text, said):
    with pytest.raises(RulebookError, match=said):
        written(tmp_path, SERIE.replace("seat_price = 30000", text))


def test_a_knockout_entry_names_its_lines(tmp_path):
    with pytest.raises(RulebookError, match="a knockout entry names rake too"):
        written(tmp_path, SERIE.replace("rake = 4000", "house = 4000"))
