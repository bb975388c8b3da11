"""AFIA World Cup 2025, arts. 1, 2, 7 and 10 to 12: delegations, lateness, best losers, points for the delegations."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from tento.championship.core.roles import Actor
from tento.championship.core.step import Step
from tento.championship.pairs import decisions as do
from tento.championship.pairs.best_losers import Loser, best_losers
from tento.championship.pairs.honours import delegation_points, delegations, places
from tento.championship.pairs.opening import publish
from tento.championship.pairs.plan import plan
from tento.championship.pairs.ranking import losers
from tento.championship.pairs.rules import rules_of
from tento.championship.pairs.tournament import decide
from tento.rulebooks.loader import load
from tento.table.refusal import Refusal
from tests.rules.championships import AFIA, DAY, IN_TIME, after, between, championship, clock, code, form, person, play, stage
from tests.rules.proving import proves

RULES = rules_of(load(AFIA))


def entering(people: int, **changes):
    crowd = tuple(person(f"x{number}") for number in range(people))
    return code(decide(championship(AFIA), form(people=crowd, **({"delegation": "Bahia"} | changes))))


def chosen(*lines: tuple[str, int, int], places: int = 1):
    return best_losers(RULES.standings, [Loser(name=name, made=made, conceded=conceded) for name, made, conceded in lines], places)


def honours(**points):
    return delegation_points(RULES.honours, [["A"], ["B"], ["C"]], ["D", "E"], **points)


@proves("TR-01")
def test_art_1_a_pair_represents_a_delegation():
    assert entering(2, delegation=None) == "no_delegation"


@proves("TR-02")
@pytest.mark.parametrize(("people", "told"), [(6, "done"), (7, "too_many_people")])
def test_art_2_a_delegation_names_six_at_most(people, told):
    assert entering(people) == told


@proves("TR-03")
def test_art_2_a_pair_is_two():
    assert entering(1) == "too_few_people"


@proves("TR-04")
def test_art_2_a_suplente_comes_in_before_the_game_and_never_after():
    crowd = tuple(person(f"x{number}") for number in range(3))
    state = after(championship(AFIA), form(people=crowd, delegation="Bahia"))
    swap = do.Substitute(by="referee", at=DAY, entry="one", out=0, in_=2)
    assert after(state, swap).entries["one"].people[0].name == "x2"
    entry = state.entries["one"]
    seated = state.with_entry(entry.__class__(**({key: getattr(entry, key) for key in entry.__struct_fields__} | {"sat_down": True})))
    assert code(decide(seated, swap)) == "no_substitution"


@proves("TR-65")
@pytest.mark.parametrize(("seconds", "told"), [(0, "still_in_time"), (1, "done")])
def test_art_7_fifteen_minutes_are_in_time_and_a_second_more_is_late(seconds, told):
    state = stage(championship(AFIA), "qualifying", "P", "Q")
    match = between(state, "P", "Q").id
    called = after(state, do.Call(by="desk", at=DAY, match=match, starts=DAY))
    asked = do.Absent(by="desk", at=DAY + timedelta(minutes=15, seconds=seconds), match=match, entries=("Q",))
    assert code(decide(called, asked)) == told


@proves("TR-65")
def test_art_7_the_late_are_out_and_the_match_has_no_score():
    state = stage(championship(AFIA), "qualifying", "P", "Q", "R", "S")
    match = between(state, "P", "Q").id
    called = after(state, do.Call(by="desk", at=DAY, match=match, starts=DAY))
    found = decide(called, do.Absent(by="desk", at=DAY + timedelta(minutes=16), match=match, entries=("Q",)))
    assert isinstance(found, Step)
    assert losers(found.state, found.state.stages[0]) == (), "nobody has lost at the table yet"
    played = play(found.state, "R", "S", (1500, 900))
    result = played.matches[match].result
    assert result is not None
    assert (played.entries["Q"].status, result.counts, [one.name for one in losers(played, played.stages[0])]) == (
        "eliminated",
        False,
        ["S"],
    )


@proves("TR-69")
def test_art_10_the_loser_with_most_points_made_goes_to_the_quarter_finals():
    assert chosen(("A", 1400, 1500), ("B", 1450, 1600)).chosen == ("B",)


@proves("TR-70")
def test_art_10_a_tie_goes_to_fewer_points_conceded():
    found = chosen(("A", 1400, 1600), ("B", 1400, 1510))
    assert (found.chosen, found.broken[0].by) == (("B",), "points_conceded")


@proves("TR-70")
def test_art_10_what_is_still_tied_is_drawn():
    assert chosen(("A", 1400, 1600), ("B", 1400, 1600), ("C", 10, 1500)).draw_between == ("A", "B")


def quarters():
    """Six pairs in the quarter-finals: three winners and a best loser go on."""
    state = stage(championship(AFIA), "quarter", *"ABCDEF")
    for first, second, lost in (("A", "B", 900), ("C", "D", 1300), ("E", "F", 1200)):
        state = play(state, first, second, (1500, lost))
    return state


@proves("TR-71")
def test_art_11_the_best_loser_of_the_quarter_finals_goes_to_the_semifinal():
    closed = after(quarters(), do.CloseStage(by="committee", at=DAY, stage="quarter"))
    assert closed.stages[1].advanced == ("A", "C", "E", "D")


@proves("TR-72")
def test_art_11_with_no_second_qualifying_round_the_quarter_final_itself_is_looked_at():
    state = quarters()
    assert [(one.name, one.conceded) for one in losers(state, state.stages[1])] == [("B", 1500), ("D", 1500), ("F", 1500)]


@proves("TR-69", "TR-71")
def test_art_10_ten_pairs_work_out_with_one_best_loser_a_phase():
    made = plan(RULES, 10)
    assert isinstance(made, tuple)
    assert [(one.entrants, one.best_losers) for one in made] == [(10, 0), (6, 1), (4, 1), (2, 0)]


@proves("TR-69", "TR-71")
def test_art_10_sixteen_pairs_are_refused_with_the_number_that_would_work():
    rulebook = load(AFIA)
    found = publish(rulebook, do.Publish(by="committee", at=IN_TIME, title="x", rulebook=AFIA, hash=rulebook.hash, expected=16))
    assert isinstance(found, Refusal)
    assert (found.code, found.facts["works"], found.facts["stage"]) == ("impossible_field", "10", "quarter")


@proves("TR-73", "TR-74", "TR-75", "TR-76")
def test_art_12_ten_six_four_and_two_for_taking_part():
    assert honours() == {"A": 10, "B": 6, "C": 4, "D": 2, "E": 2}


@proves("TR-76")
def test_art_12_nothing_for_who_never_sat_down():
    assert honours(absent=["F"])["F"] == 0


@proves("TR-75")
def test_art_12_third_is_the_semifinal_loser_who_made_more_points():
    state = play(play(stage(championship(AFIA), "semi", *"ABCD"), "A", "B", (1500, 900)), "C", "D", (1500, 1100))
    state = after(state, do.CloseStage(by="committee", at=DAY, stage="semi"))
    seed = bytes(32).hex()
    commitment = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    announced = do.AnnounceDraw(by="committee", at=DAY, stage="final", listed=("A", "C"), commitment=commitment, source="none")
    state = play(after(state, announced, do.RunDraw(by="committee", at=DAY, stage="final", seed=seed)), "A", "C", (2000, 1400))
    over = after(state, do.CloseStage(by="committee", at=DAY, stage="final"))
    assert places(over) == (("A",), ("C",), ("D",), ("B",))


def finished(*semifinals):
    """An AFIA from these decisions of its semifinals, A–B and C–D, to the end: A and C have gone on, and A has won."""
    state = stage(championship(AFIA), "semi", *"ABCD")
    for semifinal in semifinals:
        state = semifinal(state)
    state = after(state, do.CloseStage(by="committee", at=clock(state), stage="semi"))
    commitment = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    announced = do.AnnounceDraw(by="committee", at=clock(state), stage="final", listed=("A", "C"), commitment=commitment, source="none")
    drawn = after(state, announced, do.RunDraw(by="committee", at=clock(state), stage="final", seed=bytes(32).hex()))
    played = play(drawn, "A", "C", (2000, 1400))
    return after(played, do.CloseStage(by="committee", at=clock(played), stage="final"))


def missed(first, second):
    """The second pair does not come to its match against the first."""

    def asked(state):
        match, at = between(state, first, second).id, clock(state)
        absent = do.Absent(by="desk", at=at + timedelta(minutes=16), match=match, entries=(second,))
        return after(state, do.Call(by="desk", at=at, match=match, starts=at), absent)

    return asked


@proves("TR-65", "TR-75")
def test_art_12_whoever_was_late_for_a_semifinal_is_not_third_for_having_conceded_nothing():
    over = finished(lambda state: play(state, "A", "B", (1500, -200)), missed("C", "D"))
    assert places(over) == (("A",), ("C",), ("B",), ("D",))


@proves("TR-65", "TR-76")
def test_art_12_two_points_for_delegations_that_were_late_for_the_semifinals_they_had_played_for():
    over = finished(missed("A", "B"), missed("C", "D"))
    sat = over.with_entry(replace(over.entries["B"], sat_down=True))
    assert delegations(sat) == {"A": 10, "C": 6, "B": 2, "D": 0}


def test_where_the_text_has_no_sanction_the_referee_still_writes_a_warning_down():
    state = stage(after(championship(AFIA), *(form(name, delegation=name) for name in "ABCDEFGHIJ")), "qualifying", *"ABCDEFGHIJ")
    by = Actor(name="Rui", role="director")
    warned = decide(state, do.Sanction(by=by, at=DAY, entry="A", effect="warning", offence="conversa"))
    assert isinstance(warned, Step)
    assert (warned.state.entries["A"].sanctions, warned.state.entries["A"].out) == (1, False)
    assert code(decide(state, do.Sanction(by=by, at=DAY, entry="A", effect="disqualification", offence="conversa"))) == "no_such_sanction"
