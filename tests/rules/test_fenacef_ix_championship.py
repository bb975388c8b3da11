"""IX Jogos Fenacef, arts. 4 to 6 and 33 to 37: groups, knockout, walkovers, score sheets and disqualification."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from tento.championship.core.draw import commitment_of
from tento.championship.core.people import Cpf
from tento.championship.core.step import Step
from tento.championship.pairs import decisions as do
from tento.championship.pairs.events import Noted, SuspendedNext
from tento.championship.pairs.plan import plan
from tento.championship.pairs.ranking import tables
from tento.championship.pairs.tournament import decide
from tests.rules.championships import DAY, FENACEF, after, begin, between, championship, code, field, form, person, play, sheet, stage
from tests.rules.proving import proves

TWO_NIL = ((12, 3), (12, 8))
TWO_ONE = ((12, 3), (4, 12), (12, 8))
THREE_NIL = ((12, 3), (12, 8), (12, 0))


def group(*names: str):
    """A group of which two go on."""
    return stage(championship(FENACEF, stages={"groups": {"groups": 1, "advance": 2}}), "groups", *names)


def knockout(*names: str):
    return stage(championship(FENACEF, stages={"groups": {"groups": 1, "advance": 2}}), "knockout", *names)


def points(state):
    return {row.entry: row.points for row in tables(state, state.stages[0])[0].rows}


def order(state):
    return tables(state, state.stages[0])[0].order


def called(state, first: str, second: str, at=DAY):
    return after(state, do.Call(by="desk", at=at, match=between(state, first, second).id, starts=DAY))


def missed(state, first: str, *absent: str):
    match = between(state, first, "P" if first != "P" else "Q")
    ready = after(state, do.Call(by="desk", at=DAY, match=match.id, starts=DAY))
    return decide(ready, do.Absent(by="desk", at=DAY + timedelta(minutes=1), match=match.id, entries=absent))


@proves("FE-17")
def test_art_4_groups_come_before_the_knockout():
    rules = championship(FENACEF, stages={"groups": {"groups": 4, "advance": 2}}).rules
    made = plan(rules, 16)
    assert isinstance(made, tuple)
    assert [(one.name, one.entrants, one.matches) for one in made] == [("groups", 16, 24), ("knockout", 8, 7)]


@proves("FE-05")
def test_art_3b_classification_points_decide_who_leaves_the_group():
    state = play(play(play(group("P", "Q", "R"), "P", "Q", *TWO_NIL), "P", "R", *TWO_NIL), "Q", "R", *TWO_ONE)
    closed = after(state, do.CloseStage(by="committee", at=DAY, stage="groups"))
    assert closed.stages[0].advanced == ("P", "Q")


@proves("FE-18")
def test_art_4a_two_nil_gives_three_and_nothing():
    assert points(play(group("P", "Q"), "P", "Q", *TWO_NIL)) == {"P": 3, "Q": 0}


@proves("FE-19")
def test_art_4b_two_one_gives_two_and_one():
    assert points(play(group("P", "Q"), "P", "Q", *TWO_ONE)) == {"P": 2, "Q": 1}


@proves("FE-20")
def test_art_4_par_1_nothing_is_drawn_while_entries_are_open():
    state = championship(FENACEF, stages={"groups": {"groups": 1, "advance": 2}})
    asked = do.AnnounceDraw(by="committee", at=DAY, stage="groups", listed=(), commitment=commitment_of(bytes(32)), source="lottery")
    assert code(decide(state, asked)) == "entries_open"


@proves("FE-22")
def test_art_5_partidas_won_come_first():
    state = group("P", "Q", "R", "S")
    for first, second, score in (("P", "Q", TWO_NIL), ("P", "R", TWO_NIL), ("S", "P", TWO_NIL), ("Q", "R", TWO_ONE), ("S", "R", TWO_ONE)):
        state = play(state, first, second, *score)
    made = order(play(state, "Q", "S", *TWO_ONE))
    assert (made.names[:2], made.broken_by()) == (("S", "P"), {"S": "partidas_won", "P": "partidas_won"})


@proves("FE-22")
def test_art_5_head_to_head_decides_between_two_with_equal_partidas():
    state = group("P", "Q", "R", "S")
    for first, second, score in (("P", "Q", TWO_NIL), ("R", "P", ((12, 0), (12, 0))), ("P", "S", TWO_ONE), ("Q", "S", TWO_ONE)):
        state = play(state, first, second, *score)
    made = order(play(play(state, "Q", "R", (12, 0), (12, 0)), "R", "S", *TWO_NIL))
    assert (made.names, made.broken_by()) == (("R", "P", "Q", "S"), {"P": "head_to_head", "Q": "head_to_head"})


@proves("FE-22")
def test_art_5_three_who_beat_each_other_in_turn_go_by_the_balance():
    state = play(play(play(group("P", "Q", "R"), "P", "Q", *TWO_NIL), "Q", "R", *TWO_NIL), "R", "P", (12, 0), (12, 0))
    assert order(state).broken_by() == {"R": "balance", "P": "balance", "Q": "balance"}


@proves("FE-22")
def test_art_5_lots_decide_what_nothing_else_can():
    state = group("P", "Q", "R")
    for first, second in (("P", "Q"), ("Q", "R"), ("R", "P")):
        state = play(state, first, second, *TWO_NIL)
    assert order(state).undecided == (("P", "Q", "R"),)
    refused = decide(state, do.CloseStage(by="committee", at=DAY, stage="groups"))
    assert code(refused) == "lots_needed"
    drawn = after(state, do.DrawLots(by="committee", at=DAY, stage="groups", order=("R", "P", "Q")))
    assert after(drawn, do.CloseStage(by="committee", at=DAY, stage="groups")).stages[0].advanced == ("R", "P")


@proves("FE-23")
@pytest.mark.parametrize(("minutes", "fact"), [(15, "checked in"), (14, "checked in late")])
def test_art_6_players_report_fifteen_minutes_before(minutes, fact):
    state = called(group("P", "Q"), "P", "Q", at=DAY - timedelta(hours=1))
    asked = do.CheckIn(by="desk", at=DAY - timedelta(minutes=minutes), match=between(state, "P", "Q").id, entry="P")
    found = decide(state, asked)
    assert isinstance(found, Step)
    assert [event.fact for event in found.events if isinstance(event, Noted)] == [fact]


@proves("FE-26")
def test_art_6_par_2_a_walkover_is_two_partidas_to_nil():
    found = missed(group("P", "Q"), "P", "Q")
    assert isinstance(found, Step)
    result = between(found.state, "P", "Q").result
    assert result is not None
    assert (sorted(result.partidas), sorted(result.points), points(found.state)) == ([0, 2], [0, 24], {"P": 3, "Q": 0})


@proves("FE-24")
def test_art_6_par_1_the_absent_go_on_in_the_competition():
    found = missed(group("P", "Q", "R"), "P", "Q")
    assert isinstance(found, Step)
    assert points(play(found.state, "Q", "R", *TWO_NIL)) == {"P": 3, "Q": 3, "R": 0}


def of_the_semifinal(**matches):
    """Q is away from a semifinal that P comes to; whoever loses it would play for the third place."""
    state = championship(FENACEF, stages={"groups": {"groups": 1, "advance": 4}}, matches=matches, honours={"third_place": "match"})
    found = missed(stage(state, "knockout", *"PQRS"), "P", "Q")
    assert isinstance(found, Step)
    return found.state


@proves("FE-24")
def test_art_6_par_1_the_absent_of_the_knockout_are_out():
    state = of_the_semifinal()
    result = between(state, "P", "Q").result
    assert result is not None
    assert (result.partidas, result.points, state.entries["Q"].status) == ((3, 0), (36, 0), "eliminated")


@proves("FE-24")
def test_art_6_par_1_the_absent_of_the_knockout_may_play_for_the_third_place():
    assert of_the_semifinal(walkover_knockout="goes_on").entries["Q"].status == "selected"


@proves("FE-25")
def test_art_6_par_1_the_absent_are_suspended_from_the_next_edition():
    found = missed(group("P", "Q"), "P", "Q")
    assert isinstance(found, Step)
    assert [event.who for event in found.events if isinstance(event, SuspendedNext)] == ["Q"]
    assert "Q" in found.state.next_edition


@proves("FE-26")
def test_art_6_par_2_nobody_gets_points_when_both_are_away():
    found = missed(group("P", "Q"), "P", "P", "Q")
    assert isinstance(found, Step)
    assert points(found.state) == {"P": 0, "Q": 0}


@proves("FE-90")
def test_art_33_the_result_waits_for_every_signature():
    state = begin(group("P", "Q"), between(group("P", "Q"), "P", "Q"))
    match = between(state, "P", "Q")
    whole = sheet(state, match, *TWO_NIL)
    lacking = do.Report(by="desk", at=DAY, match=match.id, partidas=TWO_NIL, signed=whole.signed[1:])
    waiting = after(state, lacking)
    assert waiting.matches[match.id].result is None
    signed = after(waiting, do.SignSheet(by="desk", at=DAY, match=match.id, signer=whole.signed[0]))
    assert signed.matches[match.id].result is not None


@proves("FE-94")
def test_art_36_par_1_what_a_disqualified_pair_has_played_stands():
    state = play(group("P", "Q", "R"), "P", "Q", *TWO_NIL)
    out = after(state, do.Sanction(by="committee", at=DAY, entry="P", effect="disqualification", offence="marked cards"))
    assert points(out) == {"P": 3, "R": 3, "Q": 0}


@proves("FE-85")
def test_art_29_par_1_the_partida_is_lost_twelve_nil():
    state = group("P", "Q")
    match = between(state, "P", "Q")
    ruled = after(begin(state, match), do.Sanction(by="referee", at=DAY, entry="P", effect="partida", offence="insult", match=match.id))
    lost = (0, 12) if match.sides[0] == "P" else (12, 0)
    assert ruled.matches[match.id].awarded == (lost,)


@proves("FE-85")
@pytest.mark.parametrize(("where", "partidas"), [(group, [0, 2]), (knockout, [0, 3])])
def test_art_29_par_1_the_jogo_is_lost_two_nil_or_three_nil(where, partidas):
    state = where("P", "Q")
    match = between(state, "P", "Q")
    ruled = after(begin(state, match), do.Sanction(by="referee", at=DAY, entry="P", effect="jogo", offence="insult", match=match.id))
    result = ruled.matches[match.id].result
    assert result is not None
    assert sorted(result.partidas) == partidas


@proves("FE-85")
@pytest.mark.parametrize(
    ("who", "told"), [("referee", "done"), ("committee", "done"), ("organiser", "not_theirs_to_decide"), ("Q", "not_theirs_to_decide")]
)
def test_art_29_par_1_the_referee_or_the_committee_chooses(who, told):
    assert code(decide(group("P", "Q"), do.Sanction(by=who, at=DAY, entry="P", effect="warning", offence="insult"))) == told


@proves("FE-85")
def test_art_29_par_1_any_sanction_may_come_first():
    state = group("P", "Q")
    match = between(state, "P", "Q").id
    ruled = decide(state, do.Sanction(by="referee", at=DAY, entry="P", effect="jogo", offence="insult", match=match))
    assert code(ruled) == "done"


@proves("FE-46")
@pytest.mark.parametrize(("where", "partidas"), [(group, [0, 2]), (knockout, [0, 3])])
def test_art_13_par_1_whoever_looks_may_lose_the_jogo(where, partidas):
    state = where("P", "Q")
    match = between(state, "P", "Q")
    ruled = after(begin(state, match), do.Sanction(by="referee", at=DAY, entry="P", effect="jogo", offence="peek", match=match.id))
    result = ruled.matches[match.id].result
    assert result is not None
    assert (sorted(result.partidas), match.sides[result.winner or 0]) == (partidas, "Q")


@proves("FE-93")
@pytest.mark.parametrize(("who", "told"), [("committee", "done"), ("referee", "not_theirs_to_decide")])
def test_art_36_only_the_committee_puts_a_team_out(who, told):
    assert code(decide(group("P", "Q"), do.Sanction(by=who, at=DAY, entry="P", effect="disqualification", offence="marked cards"))) == told


@proves("FE-93")
def test_art_36_a_team_that_is_out_plays_no_more():
    out = after(group("P", "Q", "R"), do.Sanction(by="committee", at=DAY, entry="P", effect="disqualification", offence="marked cards"))
    assert points(play(out, "Q", "R", *TWO_NIL)) == {"Q": 6, "R": 3, "P": 0}


@proves("FE-92")
def test_art_35_nor_after_the_first_match():
    state = play(group("P", "Q"), "P", "Q", *TWO_NIL)
    assert code(decide(state, do.Substitute(by="desk", at=DAY, entry="P", out=0, in_=1))) == "no_substitution"


@proves("FE-95")
def test_art_37_the_committee_decides_what_nobody_foresaw():
    state = group("P", "Q")
    asked = do.Award(by="committee", at=DAY, match=between(state, "P", "Q").id, winner="Q", why="the lights went out")
    assert points(after(state, asked)) == {"Q": 3, "P": 0}


@proves("FE-92")
def test_art_35_nobody_is_replaced():
    state = field(championship(FENACEF), "P", "Q")
    asked = do.Substitute(by="desk", at=DAY, entry="P", out=0, in_=1)
    assert code(decide(state, asked)) == "no_substitution"


@proves("FE-21")
def test_art_4_par_2_two_partidas_do_not_end_a_knockout_jogo():
    state = knockout("P", "Q")
    match = between(state, "P", "Q")
    assert code(decide(begin(state, match), sheet(state, match, *TWO_NIL))) == "score_unfinished"
    assert play(state, "P", "Q", *THREE_NIL).matches[match.id].result is not None


@proves("FE-25")
def test_art_6_par_1_a_delegation_suspended_by_the_last_edition_does_not_enter():
    state = championship(FENACEF)
    barred = state.__class__(rulebook=state.rulebook, title="x", version="1", suspended=frozenset({"Bahia"}), stages=state.stages)
    assert code(decide(barred, form(delegation="Bahia", channel=""))) == "suspended"


def after_an_absence(*people):
    """The next edition, whose list bars whoever stayed away from this one: the people of Q, as they gave their names then."""
    state = group("P", "Q")
    state = state.with_entry(replace(state.entries["Q"], people=people, delegation=None))
    found = missed(state, "P", "Q")
    assert isinstance(found, Step)
    fresh = championship(FENACEF)
    return replace(fresh, suspended=frozenset(found.state.next_edition))


CLOSED = [Cpf(shown="***.111.111-**", mark=mark * 32) for mark in "ab"]


@proves("FE-25")
@pytest.mark.parametrize("spelled", ["João da Silva", "joao  silva", "JOÃO SILVA", "João de Silva."])
def test_art_6_par_1_a_suspension_follows_the_person_and_not_the_spelling(spelled):
    barred = after_an_absence(person("João da Silva"), person("Rui Sá"))
    assert code(decide(barred, form(people=(person(spelled), person("Eva")), channel=""))) == "suspended"
    assert code(decide(barred, form(people=(person("João Souza"), person("Eva")), channel=""))) == "done"


@proves("FE-25")
def test_art_6_par_1_a_homonym_with_another_cpf_is_another_person():
    barred = after_an_absence(person("João da Silva", cpf=CLOSED[0]), person("Rui Sá"))
    same, other, silent = (
        form(people=(person(name, cpf=cpf), person("Eva")), channel="")
        for name, cpf in (("J. Silva", CLOSED[0]), ("João da Silva", CLOSED[1]), ("João Silva", None))
    )
    assert [code(decide(barred, one)) for one in (same, other, silent)] == ["suspended", "done", "suspended"]
