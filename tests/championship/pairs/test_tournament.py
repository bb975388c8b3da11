"""The championship room: corrections, withdrawals, tables, fees, suspensions, the log; and the laws that hold for any event."""

from datetime import datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tento.cards.chance import Chance
from tento.championship.core.log import LogError, write
from tento.championship.core.opening import Refused
from tento.championship.core.people import Cpf, close_cpf
from tento.championship.core.tournament import can, fold, read
from tento.championship.pairs import decisions as do
from tento.championship.pairs import tournament as pairs
from tento.championship.pairs.honours import places
from tento.championship.pairs.ranking import tables
from tento.championship.pairs.schedule import to_play
from tento.championship.pairs.staging import arrange
from tento.championship.pairs.state import in_order
from tento.championship.pairs.tournament import decide
from tento.championship.simulation.pairs.event import PairsSimulation
from tento.championship.simulation.pairs.matches import Upsets
from tento.rulebooks.loader import load
from tests.rules.championships import (
    AFIA,
    DAY,
    FENACEF,
    IN_TIME,
    TM,
    after,
    begin,
    between,
    championship,
    clock,
    code,
    field,
    form,
    person,
    play,
    sheet,
    stage,
)  # fmt: skip

WON, LOST = (12, 5), (5, 12)
GROUPS = {"stages": {"groups": {"groups": 3, "advance": 2}}}


def bracket(size: int = 4):
    four = championship(TM, entries={"field_min": size, "field_max": size}, stages={"knockout": {"size": size}})
    return stage(four, "knockout", *"ABCDEFGH"[:size])


def correct(state, first: str, second: str, *partidas, **keys):
    match = between(state, first, second).id
    return decide(state, do.Correct(by="referee", at=DAY, match=match, partidas=partidas, why="x", **keys))


def semifinals():
    return play(play(bracket(), "A", "B", WON), "C", "D", WON)


def test_a_correction_with_the_same_winner_changes_only_the_score():
    state = semifinals()
    found = correct(state, "A", "B", (12, 9))
    assert found.state.matches["knockout/2.1"] == state.matches["knockout/2.1"]
    assert found.state.matches["knockout/1.1"].result.points == (12, 9)


def test_a_correction_takes_no_table_from_those_who_play_there_now():
    def called(state, first, second):
        return after(state, do.Call(by="desk", at=DAY, match=between(state, first, second).id, table=1, starts=DAY))

    state = play(called(bracket(), "A", "B"), "A", "B", WON)
    busy = called(state, "C", "D")
    assert dict(busy.tables) == {1: between(state, "C", "D").id}
    assert dict(correct(busy, "A", "B", (12, 9)).state.tables) == dict(busy.tables)


def test_a_correction_before_the_next_match_moves_the_other_on():
    assert correct(semifinals(), "A", "B", LOST).state.matches["knockout/2.1"].sides == ("B", "C")


def test_a_correction_and_its_undo_restore_the_state():
    state = semifinals()
    assert correct(correct(state, "A", "B", LOST).state, "A", "B", WON).state == state


def test_a_correction_after_the_next_match_began_needs_the_committee():
    begun = begin(semifinals(), between(semifinals(), "A", "C"))
    assert code(correct(begun, "A", "B", LOST)) == "next_match_started"


def test_the_committee_may_let_the_outcome_stand_with_the_right_score_beside_it():
    begun = begin(semifinals(), between(semifinals(), "A", "C"))
    result = correct(begun, "A", "B", LOST, ruling="stand").state.matches["knockout/1.1"].result
    assert (result.winner, result.raw) == (0, ((0, 1), (5, 12)))


def test_the_committee_may_have_the_later_matches_played_again():
    over = play(semifinals(), "A", "C", WON)
    again = correct(over, "A", "B", LOST, ruling="replay").state
    assert (again.matches["knockout/2.1"].sides, again.matches["knockout/2.1"].result) == (("B", "C"), None)


def tied_groups(*groups: str):
    """Groups of three, of which those named had everybody beat the next; two of each go on."""
    state = arrange(field(championship(FENACEF, **GROUPS), *"PQRSTU"), "groups", (tuple("PQR"), tuple("STU"))).state
    for a, b, c in map(tuple, groups):
        state = play(play(play(state, a, b, WON, WON), b, c, WON, WON), c, a, WON, WON)
    return state


def lots(state, *names: str) -> str:
    return code(decide(state, do.DrawLots(by="committee", at=DAY, stage="groups", order=names)))


@pytest.mark.parametrize(
    ("names", "answer"), [("RPQ", "done"), ("UTS", "done"), ("PQ", "no_lots_needed"), ("PQS", "no_lots_needed"), ("PQRR", "no_lots_needed")]
)
def test_lots_are_drawn_between_exactly_those_whom_nothing_else_tells_apart(names, answer):
    assert lots(tied_groups("PQR", "STU"), *names) == answer


def test_lots_wait_until_every_group_has_played():
    assert lots(tied_groups("PQR"), *"PQR") == "match_open"


def test_a_closed_stage_takes_no_correction():
    closed = after(play(semifinals(), "A", "C", WON), do.CloseStage(by="organiser", at=DAY, stage="knockout"))
    assert code(correct(closed, "A", "B", (12, 9))) == "stage_closed"


def test_the_order_of_two_independent_results_does_not_matter():
    one = play(play(bracket(), "A", "B", WON), "C", "D", LOST)
    other = play(play(bracket(), "C", "D", LOST), "A", "B", WON)
    assert one == other


def test_nobody_sits_at_two_tables():
    state = stage(championship(FENACEF, **GROUPS), "groups", *"PQR")
    begun = begin(state, between(state, "P", "Q"))
    second = between(state, "P", "R")
    for side in second.sides:
        begun = after(begun, do.CheckIn(by="desk", at=DAY, match=second.id, entry=str(side)))
    assert code(decide(begun, do.Start(by="desk", at=DAY, match=second.id))) == "in_two_places"


def test_a_table_holds_one_match():
    state = bracket()
    called = after(state, do.Call(by="desk", at=DAY, match=between(state, "A", "B").id, table=1))
    assert code(decide(called, do.Call(by="desk", at=DAY, match=between(state, "C", "D").id, table=1))) == "table_taken"


@pytest.mark.parametrize("starts", ["9999-12-31T23:59:59+00:00", "0001-01-01T00:00:00+00:00"])
def test_an_hour_at_the_end_of_the_calendar_is_no_hour_of_the_event(starts):
    state = bracket()
    match = between(state, "A", "B").id
    assert code(decide(state, do.Call(by="desk", at=DAY, match=match, starts=datetime.fromisoformat(starts)))) == "strange_time"


def test_a_table_is_free_when_its_match_is_over():
    state = after(bracket(), do.Call(by="desk", at=DAY, match="knockout/1.1", table=1))
    assert 1 not in play(state, "A", "B", WON).tables


def test_withdrawal_in_mid_group_gives_the_rest_to_the_opponents_and_keeps_what_was_played():
    state = play(stage(championship(FENACEF, **GROUPS), "groups", *"PQR"), "P", "Q", (12, 1), (12, 1))
    left = after(state, do.Withdraw(by="P", at=DAY, entry="P"))
    assert {row.entry: row.points for row in tables(left, left.stages[0])[0].rows} == {"P": 3, "R": 3, "Q": 0}


def test_annulled_results_of_a_pair_that_is_out_go_to_the_opponents():
    rules = GROUPS | {"discipline": {"past_results": "annulled"}}
    state = play(stage(championship(FENACEF, **rules), "groups", *"PQR"), "P", "Q", (12, 1), (12, 1))
    left = after(state, do.Withdraw(by="P", at=DAY, entry="P"))
    assert {row.entry: row.points for row in tables(left, left.stages[0])[0].rows} == {"Q": 3, "R": 3, "P": 0}


def test_disqualified_in_the_match_loses_it_and_the_raw_score_stays():
    state = bracket()
    match = between(state, "A", "B")
    report = replace(sheet(state, match, WON), signed=())
    begun = after(begin(state, match), report)
    out = after(begun, do.Sanction(by="organiser", at=DAY, entry="A", effect="disqualification", offence="x", match=match.id))
    result = out.matches[match.id].result
    assert result is not None
    assert (result.winner, result.how, result.raw) == (1, "disqualification", ((1, 0), (12, 5)))


def test_two_who_are_out_leave_the_next_opponent_a_bye():
    state = after(bracket(), do.Withdraw(by="A", at=DAY, entry="A"), do.Withdraw(by="B", at=DAY, entry="B"))
    over = play(state, "C", "D", WON)
    result = over.matches["knockout/2.1"].result
    assert result is not None
    assert result.winner == 1


def paying(**fees):
    return championship(FENACEF, fees={"entry": 12050, "card_permille": 35} | fees, entries={"field_max": 1, "waiting_list": True})


def test_an_entry_is_complete_when_it_has_paid():
    entered = after(paying(), form(channel=""))
    assert entered.entries["one"].status == "pending"
    assert after(entered, do.Pay(by="one", at=IN_TIME, entry="one", amount=12050)).entries["one"].status == "selected"


def test_a_card_adds_its_share_rounded_up():
    entered = after(paying(), form(channel=""))
    assert can(pairs, entered, do.Pay(by="one", at=IN_TIME, entry="one", amount=12472, card=True))


def test_who_withdraws_gets_the_refund_of_the_deadline_kept_and_the_first_in_the_list_moves_up():
    state = paying(refunds=[{"days_before": 10, "permille": 1000}, {"days_before": 2, "permille": 500}])
    state = replace(state, event_on=DAY.date())
    for name in ("one", "two"):
        state = after(state, form(name, channel=""), do.Pay(by=name, at=IN_TIME, entry=name, amount=12050))
    assert state.entries["two"].status == "waiting"
    left = after(state, do.Withdraw(by="one", at=DAY - timedelta(days=3), entry="one"))
    assert (left.refunded, left.received, left.entries["two"].status) == (6025, 24100, "selected")


@given(st.lists(st.booleans(), min_size=1, max_size=6))
@settings(max_examples=30)
def test_what_came_in_less_what_went_back_is_what_the_entries_have_paid(leaving):
    state = championship(FENACEF, fees={"entry": 9999, "refunds": [{"days_before": 0, "permille": 333}]})
    for number, leaves in enumerate(leaving):
        name = f"e{number}"
        state = after(state, form(name, channel=""), do.Pay(by=name, at=IN_TIME, entry=name, amount=9999))
        state = after(state, do.Withdraw(by=name, at=IN_TIME, entry=name)) if leaves else state
    assert state.received - state.refunded == sum(entry.paid - entry.refunded for entry in in_order(state))


def test_a_suspended_event_plays_no_match_until_it_goes_on():
    state = after(bracket(), do.Suspend(by="organiser", at=DAY, to="suspended", why="storm"))
    assert code(decide(state, do.CheckIn(by="desk", at=DAY, match="knockout/1.1", entry="A"))) == "event_suspended"
    assert after(state, do.Suspend(by="organiser", at=DAY, to="resumed", why="it stopped")) == replace(
        bracket(), before_suspension="closed", now=DAY
    )


def test_a_cancelled_event_takes_no_decision():
    state = after(bracket(), do.Suspend(by="organiser", at=DAY, to="cancelled", why="flood"))
    assert code(decide(state, do.Start(by="desk", at=DAY, match="knockout/1.1"))) == "event_cancelled"


def test_a_cpf_is_never_kept_in_full():
    closed = close_cpf("529.982.247-25", b"secret")
    assert isinstance(closed, Cpf)
    asked = form(people=(person("a", cpf=closed), person("b")))
    assert closed.shown == "***.982.247-**"
    assert "52998224725" not in write([asked])


def test_a_stage_is_not_redrawn_without_a_reason():
    simulated = PairsSimulation(load(TM), Chance(1))
    simulated.enter(16)
    simulated.draw("knockout")
    stage_drawn = simulated.state.stages[0]
    assert stage_drawn.announced is not None
    again = do.AnnounceDraw(
        by="organiser", at=simulated.now, stage="knockout", listed=stage_drawn.entrants, commitment="ab" * 32, source="x"
    )
    assert code(decide(simulated.state, again)) == "reason_missing"
    assert can(pairs, simulated.state, replace(again, why="a pair was missing from the list"))


@pytest.mark.parametrize("change", [lambda text: text.replace('"A1"', '"A2"', 1), lambda text: text[:-5], lambda text: "x" + text])
def test_a_changed_log_is_found_out(change):
    text = write([do.CheckIn(by="A1", at=DAY, match="m", entry="A"), do.Start(by="desk", at=DAY, match="m")])
    with pytest.raises(LogError):
        read(pairs, change(text))


def test_a_log_that_the_rules_refuse_is_told_by_its_place():
    simulated = PairsSimulation(load(TM), Chance(1))
    simulated.enter(16)
    with pytest.raises(Refused, match="decision 2"):
        fold(pairs, load(TM), [simulated.log[0], do.Start(by="desk", at=DAY, match="none")])


@pytest.mark.parametrize("number", [2, 5, 8, 10, 12, 17])
def test_the_field_closes_when_it_must_be_another(number):
    state = replace(field(championship(AFIA), *(f"p{n}" for n in range(number))), phase="entries")
    assert code(decide(state, do.CloseEntries(by="committee", at=DAY))) == ("done" if number == 10 else "impossible_field")


EVENTS = [(TM, {}, 16), (FENACEF, GROUPS, 11), (FENACEF, {"stages": {"groups": {"groups": 2, "advance": 3}}}, 8), (AFIA, {}, 10)]


@given(st.sampled_from(EVENTS), st.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_any_event_replays_from_its_log_and_has_one_champion(event, seed):
    name, options, size = event
    upsets = Upsets(absent=5, disqualified=5, corrected=20)
    simulated = PairsSimulation(load(name), Chance(seed), options, upsets)
    over = simulated.play(size)
    assert fold(pairs, load(name), read(pairs, write(simulated.log))) == over
    assert over.champion is None or places(over)[0] == (over.champion,)
    assert sorted(name for level in places(over) for name in level) == sorted(over.entries)


@given(st.integers(0, 10**6))
@settings(max_examples=15, deadline=None)
def test_nobody_is_in_two_places_at_any_moment_of_an_event(seed):
    simulated = PairsSimulation(load(FENACEF), Chance(seed), GROUPS, Upsets(absent=10))
    simulated.play(9)
    state = None
    for end in range(1, len(simulated.log) + 1, 7):
        state = fold(pairs, load(FENACEF), simulated.log[:end])
        busy = [side for match in state.matches.values() if match.started and match.result is None for side in match.sides]
        assert len(busy) == len(set(busy))


def test_the_best_second_goes_on_and_meetings_with_the_last_of_a_larger_group_do_not_count():
    rules = {"stages": {"groups": {"groups": 2, "advance": 1, "advance_best": 1}}}
    state = arrange(field(championship(FENACEF, **rules), *"ABCDEFG"), "groups", (tuple("ABCD"), tuple("EFG"))).state
    close, wide = ((12, 11), (12, 11)), ((12, 0), (12, 0))
    for first, second, score in (
        ("A", "B", wide),
        ("A", "C", close),
        ("A", "D", close),
        ("B", "C", close),
        ("B", "D", wide),
        ("C", "D", close),
    ):
        state = play(state, first, second, *score)
    for first, second, score in (("E", "F", close), ("E", "G", close), ("F", "G", close)):
        state = play(state, first, second, *score)
    closed = after(state, do.CloseStage(by="committee", at=DAY, stage="groups"))
    assert closed.stages[0].advanced == ("A", "E", "F")


def test_a_match_for_third_place_is_played_by_the_losers_of_the_semifinals():
    rules = {"entries": {"field_min": 4, "field_max": 4}, "stages": {"knockout": {"size": 4}}, "honours": {"third_place": "match"}}
    state = play(play(stage(championship(TM, **rules), "knockout", *"ABCD"), "A", "B", WON), "C", "D", WON)
    state = play(play(state, "D", "B", WON), "A", "C", WON)
    assert places(after(state, do.CloseStage(by="organiser", at=DAY, stage="knockout"))) == (("A",), ("C",), ("D",), ("B",))


def test_who_missed_a_semifinal_is_not_third_because_the_other_loser_missed_one_too():
    rules = {"stages": {"knockout": {"size": 4}}, "honours": {"third_place": "match"}}
    state = stage(championship(FENACEF, **rules), "knockout", *"ABCD")
    for came, gone in ("AB", "CD"):
        match = between(state, came, gone).id
        called = do.Call(by="referee", at=clock(state), match=match, starts=DAY)
        late = do.Absent(by="referee", at=DAY + timedelta(minutes=1), match=match, entries=(gone,))
        state = after(state, called, late)
    third = state.matches["knockout/third"].result
    assert third is not None
    assert (third.winner, third.how) == (None, "double_absence")


def test_who_is_disqualified_in_a_semifinal_is_not_third_because_the_other_loser_is_out():
    rules = {"stages": {"knockout": {"size": 4}}, "honours": {"third_place": "match"}}
    state = stage(championship(FENACEF, **rules), "knockout", *"ABCD")
    for gone in "BD":
        match = state.matches[state.entries[gone].matches[-1]]
        state = begin(state, match)
        out = do.Sanction(by="committee", at=clock(state), entry=gone, effect="disqualification", offence="marked cards", match=match.id)
        state = after(state, out)
    third = state.matches["knockout/third"].result
    assert third is not None
    assert third.winner is None


def test_a_league_of_individuals_over_two_legs_has_a_champion():
    options = {
        "entries": {
            "kind": "individuals",
            "starters": 1,
            "field_min": None,
            "field_max": None,
            "selection": "all",
            "partner_confirms": False,
        },
        "stages": {"knockout": {"kind": "league", "rounds": 2, "size": None}},
        "standings": {"points": {"win": [3, 0]}, "tiebreaks": ["wins", "balance", "lots"]},
    }
    simulated = PairsSimulation(load(TM), Chance(5), options)
    over = simulated.play(5)
    assert (len(over.matches), over.champion is not None) == (20, True)


@given(st.permutations([("A", "B"), ("C", "D"), ("E", "F"), ("G", "H")]))
def test_the_results_of_a_round_may_come_in_any_order(pairs):
    state, straight = bracket(8), bracket(8)
    for first, second in pairs:
        state = play(state, first, second, WON)
    for first, second in sorted(pairs):
        straight = play(straight, first, second, WON)
    assert state == straight


@given(st.integers(0, 10**6), st.integers(0, 7))
@settings(max_examples=25, deadline=None)
def test_any_correction_before_the_next_match_and_its_undo_restore_the_state(seed, which):
    simulated = PairsSimulation(load(TM), Chance(seed))
    simulated.enter(16)
    simulated.draw("knockout")
    matches = [name for name in simulated.state.stages[0].matches if simulated.state.matches[name].round == 1]
    for name in matches:
        simulated.match(name)
    before = simulated.state
    result = before.matches[matches[which]].result
    assert result is not None
    turned = after(before, do.Correct(by="referee", at=simulated.now, match=matches[which], partidas=(result.points[::-1],), why="x"))
    assert turned != before
    assert after(turned, do.Correct(by="referee", at=simulated.now, match=matches[which], partidas=(result.points,), why="x")) == before


def test_a_correction_moves_the_other_on_through_a_match_that_nobody_has_to_play():
    state = play(play(bracket(8), "A", "B", (12, 3)), "C", "D", (12, 3))
    out = after(state, do.Sanction(by="organiser", at=DAY, entry="C", effect="disqualification", offence="x"))
    assert out.matches["knockout/3.1"].sides[0] == "A"
    assert correct(out, "A", "B", (3, 12)).state.matches["knockout/3.1"].sides[0] == "B"


def test_matches_to_play_come_round_by_round_and_group_by_group():
    state = arrange(field(championship(FENACEF), *"ABCDEFGH"), "groups", (tuple("ABCD"), tuple("EFGH"))).state
    order = [(match.round, match.group, match.place) for match in to_play(state, "groups")]
    assert order == sorted(order)
    assert {group for _, group, _ in order} == {"A", "B"}
