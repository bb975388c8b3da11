"""IX Jogos Fenacef, art. 17: truco, 6, 9 and 12."""

import pytest

from tests.rules.proving import proves
from tests.rules.tables import ceremony, falling, table
from tests.rules.tables_extra import FENACEF, raised

ART_17 = ("art. 17 §1", "art. 17 §2", "art. 17 §3", "art. 17 §4")
TO_SIX = ("0 raise 3", "1 raise 6")
TO_NINE = (*TO_SIX, "0 raise 9")
TO_TWELVE = (*TO_NINE, "1 raise 12")


@proves("FE-58")
@pytest.mark.parametrize("seat", range(4))
def test_art_17_any_player_may_call_truco_before_the_first_card(seat):
    assert table(FENACEF).do(f"{seat} raise").sees(0).asked == 3


@proves("FE-58")
@pytest.mark.parametrize("seat", range(4))
def test_art_17_any_player_may_call_truco_on_turn_or_not(seat):
    assert table(FENACEF).do("2 play Kh").can(f"{seat} raise 3")


@proves("FE-58")
@pytest.mark.parametrize("seat", range(4))
def test_art_17_any_player_may_call_truco_between_two_rodadas(seat):
    assert table(FENACEF).do("rodada").can(f"{seat} raise 3")


@proves("FE-58")
def test_art_17_nobody_calls_truco_before_the_cards_are_dealt():
    assert ceremony(FENACEF).refused("1 raise").code == "wrong_moment"


@proves("FE-58")
def test_art_17_nobody_calls_truco_after_the_deciding_card():
    assert table(FENACEF, hands=falling("AAB")).do("mao").refused("1 raise").code == "mao_over"


@proves("FE-59")
@pytest.mark.parametrize("step", ["1 play 2d", "1 cover 2d"])
def test_art_17_par_1_play_stops_until_the_other_pair_answers(step):
    refusal = table(FENACEF).do("rodada", "1 raise").refused(step)
    assert (refusal.code, refusal.articles) == ("raise_pending", ("art. 17 §1",))


@proves("FE-59")
def test_art_17_par_1_the_other_pair_is_waited_for():
    assert sorted(table(FENACEF).do("3 raise").waiting.seats) == [0, 2]


@proves("FE-59")
def test_art_17_par_1_after_the_answer_play_goes_on_where_it_stopped():
    assert table(FENACEF).do("2 play Kh", "1 raise", "0 accept").turn == 3


@proves("FE-60")
def test_art_17_par_1_a_truco_accepted_makes_three():
    assert table(FENACEF, hands=falling("AAB")).do("1 raise 3", "0 accept", "mao").points == 3


@proves("FE-60")
def test_art_17_par_1_a_truco_refused_gives_the_callers_one():
    won = table(FENACEF).do("1 raise 3", "0 refuse")
    assert (won.winner, won.points, won.articles) == ("B", 1, ART_17)


@proves("FE-60")
def test_art_17_par_1_the_answer_to_truco_may_be_six():
    assert table(FENACEF).do("1 raise 3", "2 raise 6").sees(0).asked == 6


@proves("FE-61")
def test_art_17_par_2_a_six_accepted_makes_six():
    assert table(FENACEF, hands=falling("AAB")).do(*TO_SIX, "2 accept", "mao").points == 6


@proves("FE-61")
def test_art_17_par_2_a_six_refused_gives_its_callers_three():
    won = table(FENACEF).do(*TO_SIX, "0 refuse")
    assert (won.winner, won.points) == ("B", 3)


@proves("FE-61")
def test_art_17_par_2_the_answer_to_six_may_be_nine():
    assert table(FENACEF).do(*TO_SIX, "2 raise 9").sees(0).asked == 9


@proves("FE-62")
def test_art_17_par_3_a_nine_accepted_makes_nine():
    assert table(FENACEF, hands=falling("AAB")).do(*TO_NINE, "3 accept", "mao").points == 9


@proves("FE-62")
def test_art_17_par_3_a_nine_refused_gives_its_callers_six():
    won = table(FENACEF).do(*TO_NINE, "1 refuse")
    assert (won.winner, won.points) == ("A", 6)


@proves("FE-62")
def test_art_17_par_3_the_answer_to_nine_may_be_twelve():
    assert table(FENACEF).do(*TO_NINE, "3 raise 12").sees(0).asked == 12


@proves("FE-63")
def test_art_17_par_4_a_twelve_accepted_makes_twelve():
    assert table(FENACEF, hands=falling("AAB")).do(*TO_TWELVE, "0 accept", "mao").points == 12


@proves("FE-63")
def test_art_17_par_4_a_twelve_refused_gives_its_callers_nine():
    won = table(FENACEF).do(*TO_TWELVE, "2 refuse")
    assert (won.winner, won.points) == ("B", 9)


@proves("FE-63")
@pytest.mark.parametrize("before", [TO_TWELVE, raised(12)])
def test_art_17_par_4_nothing_is_asked_beyond_twelve(before):
    refusal = table(FENACEF).do(*before).refused("0 raise")
    assert (refusal.code, refusal.articles) == ("max_value", ART_17)


@proves("FE-64")
@pytest.mark.parametrize("seat", [1, 3])
def test_art_17_a_pair_does_not_raise_over_its_own_call(seat):
    refusal = table(FENACEF).do("1 raise 3").refused(f"{seat} raise 6")
    assert (refusal.code, refusal.articles) == ("own_raise", ("art. 17",))


@proves("FE-64")
def test_art_17_a_pair_whose_truco_was_accepted_does_not_raise_again():
    assert table(FENACEF).do("1 raise 3", "2 accept").refused("3 raise 6").code == "own_raise"


@proves("FE-64")
@pytest.mark.parametrize("seat", [1, 3])
def test_art_17_a_pair_does_not_answer_its_own_call(seat):
    refusal = table(FENACEF).do("1 raise 3").refused(f"{seat} accept")
    assert (refusal.code, refusal.articles) == ("own_raise", ("art. 17",))


@proves("FE-64")
@pytest.mark.parametrize(("before", "step"), [([], "1 raise 6"), ([], "1 raise 12"), (["1 raise 3"], "2 raise 9")])
def test_art_17_no_step_is_skipped(before, step):
    refusal = table(FENACEF).do(*before).refused(step)
    assert refusal.code == "wrong_step"
    assert all(cite.startswith("art. 17") for cite in refusal.articles)


@proves("FE-60", "FE-64")
def test_art_17_par_1_there_is_nothing_to_answer_without_a_call():
    assert table(FENACEF).refused("0 accept").code == "nothing_to_answer"


@proves("FE-58")
def test_art_17_a_word_that_only_sounds_like_truco_is_not_punished():
    assert table(FENACEF).refused("referee lookalike-word 1").code == "unknown_action"
