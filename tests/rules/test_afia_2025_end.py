"""AFIA 2025: the morto, the batida, the monte running out, the score, the partida and regional variants."""

from collections.abc import Sequence
from typing import Any

import pytest

from tento.games.tranca.rules import game
from tento.games.tranca.rules.events import MortoBecameMonte, MortoTaken
from tento.games.tranca.rules.state import State, the_rodada
from tento.rulebooks.loader import load
from tento.table.game import Step
from tento.table.seats import Seat
from tests.rules.proving import proves
from tests.rules.tranca_tables import AFIA, CANASTRA, Table, dealt, table

MORTO = "4c 5c 6c 7d 8d 9d Th Jh Qh Kd Ad"


def emptying(**keys):
    """Seat 1 with one card left to discard."""
    return table(**{"turn": 1, "hands": ["4h 4d", "5d", "4s 6s", "5s 5c"], "mortos": [MORTO, ""], **keys}).do("drawn")


def closing(**keys):
    """Seat 1, whose pair has had its morto, with one card left."""
    given = {"turn": 1, "hands": ["4h 4d", "5d", "4s 6s", "5s"], "morto_taken": ["B"], "melds": {"B": ["4c 5c 6c 7c 8c 9c Tc"]}}
    return table(**given | keys).do("drawn")


def hand_seen(at: Table) -> tuple[str, ...]:
    """What seat 1 sees of its own hand."""
    rodada = game.view(at.state, Seat(1)).rodada
    assert rodada is not None
    assert rodada.hand is not None
    return rodada.hand


@proves("TR-45")
def test_art_4_def_6_the_morto_is_eleven_cards():
    assert emptying().do("1 discard 5d").sizes[1] == 11


@proves("TR-46", "TR-47")
def test_art_4_def_6_the_first_of_the_pair_to_run_out_takes_the_morto():
    at = emptying().do("1 discard 5d")
    assert (at.rodada.morto_taken, at.event(MortoTaken).seat) == ((False, True), 1)


@proves("TR-46")
def test_art_4_def_6_who_had_a_morto_has_had_it_when_the_others_take_theirs():
    at = emptying(mortos=[MORTO], morto_taken=["A"]).do("1 discard 5d")
    assert at.rodada.morto_taken == (True, True)


@proves("TR-46")
def test_art_4_def_6_by_ta_20_each_pair_may_have_its_own():
    at = emptying(options={"morto_assignment": "fixed"}, mortos=["", MORTO]).do("1 discard 5d")
    assert at.rodada.hands[1] == tuple(MORTO.split())


@proves("TR-48")
def test_art_4_def_6_a_pair_never_takes_both():
    at = closing(hands=["4h", "5d", "4s", "5s"]).do("1 discard 5d")
    assert (at.over, sum(morto is not None for morto in at.rodada.mortos)) == (True, 1)


@proves("TR-49")
def test_art_4_def_8_after_a_batida_direta_the_turn_goes_on_without_a_draw():
    at = table(turn=1, hands=["4h", "Qc Kc Ac", "4s", "5s"], mortos=[MORTO, ""]).do("drawn", "1 lay Qc Kc Ac")
    assert (at.turn, at.sizes[1], at.rodada.pending) == (1, 11, ())
    assert at.refused("1 draw").code == "already_drew"
    assert at.do("1 discard Kd").turn == 2


@proves("TR-50")
def test_art_4_def_9_after_a_batida_indireta_the_morto_waits():
    at = emptying().do("1 discard 5d")
    assert (at.turn, at.rodada.pending, hand_seen(at)) == (2, (1,), ())
    assert at.refused("1 lay 4c 5c 6c").code == "not_your_turn"


@proves("TR-50")
def test_art_4_def_9_the_morto_is_played_on_the_next_turn():
    at = emptying().do("1 discard 5d", "2 draw", "2 discard 4s", "3 draw", "3 discard 5s", "0 draw", "0 discard 4h")
    assert (at.turn, at.rodada.pending, len(hand_seen(at))) == (1, (), 11)


@proves("TR-51")
def test_art_5_running_out_of_the_first_hand_goes_on():
    assert not emptying().do("1 discard 5d").over


@proves("TR-51")
@pytest.mark.parametrize(("options", "code"), [({}, None), ({"morto_requires_canastra": True}, "no_canastra")])
def test_art_5_by_ta_16_no_canastra_is_asked_for_the_morto(options, code):
    at = emptying(options=options)
    assert at.can("1 discard 5d") == (code is None)
    assert code is None or at.refused("1 discard 5d").code == code


@proves("TR-52")
@pytest.mark.parametrize("seat", [1, 3])
def test_art_4_def_7_either_partner_ends_the_rodada(seat):
    hands = ["4h", "", "4s", ""]
    hands[seat] = "5d"
    at = closing(turn=seat, hands=hands).do(f"{seat} discard 5d")
    assert at.over
    assert at.state.result is not None
    assert at.state.result.seat == seat


@proves("TR-52")
def test_art_4_def_7_not_without_a_canastra():
    assert closing(melds={"B": ["4c 5c 6c"]}).refused("1 discard 5d").code == "no_canastra"


@proves("TR-52")
@pytest.mark.parametrize(("meld", "goes_out"), [("4c 5c 6c", False), ("4c 5c 6c 7c 8c 9c Tc", True)])
def test_art_4_def_7_the_lixo_that_takes_the_last_cards_is_offered_only_to_a_pair_with_a_canastra(meld, goes_out):
    at = table(turn=1, hands=["4h", "8h 9h", "4s", "4d"], lixo="7h", morto_taken=["A", "B"], melds={"B": [meld]})
    assert [type(action).__name__ for action in at.offered(1)] == (["Draw", "Take"] if goes_out else ["Draw"])


@proves("TR-52")
def test_art_4_def_7_the_last_two_cards_may_make_the_canastra():
    at = closing(hands=["4h", "9c Tc", "4s", ""], melds={"B": ["4c 5c 6c 7c 8c"]})
    assert [action.cards for action in at.offered(1) if hasattr(action, "cards")] == [("9c",)]
    assert at.can("1 add B1 9c Tc")
    assert at.do("1 add B1 9c", "1 add B1 Tc").over


@proves("TR-52")
def test_art_4_def_7_the_last_two_cards_are_offered_together_where_neither_may_go_alone():
    """With a minority of wild cards the 2 needs the ten beside it, and the ten needs the 2 below it."""
    melds = {"B": ["4c 2s 6c 2d 8c"]}
    at = closing(hands=["4h", "2h Tc", "4s", ""], melds=melds, options={"wilds_per_meld": "minority"})
    assert [action.cards for action in at.offered(1) if hasattr(action, "cards")] == [("2h", "Tc")]
    assert at.do("1 add B1 2h Tc").over


@proves("TR-53")
def test_art_4_def_7_with_both_mortos_gone_a_pair_goes_out():
    assert closing(morto_taken=[], mortos=[]).do("1 discard 5d").over


@proves("TR-53")
@pytest.mark.parametrize(("options", "code"), [({}, None), ({"batida_without_morto_if_converted": False}, "morto_taken")])
def test_art_4_def_7_by_ta_21_a_pair_whose_morto_was_converted(options, code):
    at = closing(morto_taken=["A"], mortos=[], options=options)
    assert at.can("1 discard 5d") == (code is None)
    assert code is None or at.refused("1 discard 5d").code == code


def idle(state: State) -> tuple[State, Sequence[Any]]:
    """The seat on turn draws, or discards: the table after it, and what happened."""
    seat = game.waiting(state).seats[0]
    options = game.legal(state, seat)
    step = game.apply(state, seat, options[-1] if the_rodada(state).drew else options[0])
    assert isinstance(step, Step)
    return step.state, step.events


def mortos_left(state: State) -> int:
    return sum(morto is not None for morto in the_rodada(state).mortos)


def run_dry(seed: int = 3, **options: object) -> tuple[int, int, list[Any]]:
    """Everybody draws and discards until the rodada ends: how many draws there were, the mortos left, all events."""
    state, draws, events = dealt(seed, **options), 0, list[Any]()
    while state.stage == "play":
        draws += not the_rodada(state).drew
        state, happened = idle(state)
        events += happened
    return draws, mortos_left(state), events


@proves("TR-54")
def test_art_4_def_6_a_morto_becomes_the_monte():
    _, left, events = run_dry()
    assert (left, sum(isinstance(event, MortoBecameMonte) for event in events)) == (0, 2)


@proves("TR-55")
def test_art_5_both_mortos_are_drawn_before_the_rodada_ends_without_a_batida():
    draws, _, events = run_dry()
    assert draws > 38
    assert events[-1].seat is None


@proves("TR-55")
@pytest.mark.parametrize(("value", "left"), [("any_left", 0), ("none_taken", 1)])
def test_art_5_by_ta_19_a_morto_left_when_the_other_was_taken(value, left):
    state = table(turn=1, hands=["4h", "4d 5d", "4s", "5s"], morto_taken=["A"], options={"convert_morto_when": value}).state
    while state.stage == "play" and mortos_left(state):
        state, _ = idle(state)
    assert mortos_left(state) == left


@proves("TR-55")
def test_art_5_by_ta_23_the_rodada_may_end_with_the_last_card():
    assert run_dry(exhaustion_end="after_last_draw")[0] == run_dry()[0] - 1


def scored(step: str = "batida 0", **keys: Any) -> tuple[int, int]:
    """A rodada that ends so. Who goes out has a canastra: pair A a limpa of 270 points, unless other jogos are given."""
    out = {"melds": {"A": [CANASTRA]}} if step.startswith("batida") else {}
    return table(**{"turn": 0, "opening": False, "morto_taken": ["A", "B"], **out, **keys}).do(step).made


@proves("TR-30", "TR-31")
@pytest.mark.parametrize(("meld", "points"), [(CANASTRA, 270 + 100), ("4h 5h 6h 2c 8h 9h Th", 170 + 100), ("4h 5h 6h", 30 - 100)])
def test_art_4_def_4_a_red_three_counts_for_a_pair_with_a_canastra_and_against_one_without(meld, points):
    assert scored("exhausted", melds={"A": [meld]}, red_threes={"A": ["3h"]})[0] == points


@proves("TR-30")
@pytest.mark.parametrize(("value", "points"), [(False, 470), (True, 480)])
def test_art_4_def_4_by_ta_14_a_red_three_may_add_its_ten(value, points):
    assert scored(melds={"A": [CANASTRA]}, red_threes={"A": ["3h"]}, options={"red3_adds_ten": value})[0] == points


@proves("TR-31")
@pytest.mark.parametrize(("value", "points"), [(10, -10), (100, -100)])
def test_art_4_def_4_by_ta_13_a_red_three_in_hand(value, points):
    assert scored(hands=["", "3h", "", ""], options={"red3_in_hand": value})[1] == points


@proves("TR-56")
@pytest.mark.parametrize(("meld", "points"), [("4h 5h 6h", 30), (CANASTRA, 270), ("4h 5h 6h 7h 8h 9h 2s", 170)])
def test_art_6_cards_laid_and_canastras_are_added(meld, points):
    assert scored("exhausted", melds={"A": [meld]})[0] == points


@proves("TR-57")
def test_art_5_cards_in_hand_are_subtracted():
    assert scored("exhausted", hands=["4c 5c", "6c", "7c", "2d Kh"]) == (-30, -30)


@proves("TR-58")
@pytest.mark.parametrize(("value", "points"), [(100, -110), (10, -20)])
def test_art_6_by_ta_15_a_black_three_in_hand(value, points):
    assert scored("exhausted", hands=["4c 3s", "", "", ""], options={"black3_in_hand": value})[0] == points


@proves("TR-59")
def test_art_6_going_out_gives_100():
    assert scored("batida 2") == (270 + 100, 0)


@proves("TR-60")
def test_art_5_without_a_morto_100_are_lost_when_the_others_go_out():
    assert scored("batida 0", morto_taken=["A"], hands=["", "4c", "", ""]) == (270 + 100, -110)


@proves("TR-60")
def test_art_6_nobody_pays_for_a_morto_when_nobody_goes_out():
    assert scored("exhausted", morto_taken=[]) == (0, 0)


@proves("TR-60")
@pytest.mark.parametrize(("value", "points"), [(True, -100), (False, 0)])
def test_art_6_by_ta_22_a_morto_that_became_the_monte_is_charged(value, points):
    assert scored("batida 0", morto_taken=["A"], mortos=[], options={"converted_morto_penalty": value})[1] == points


@proves("TR-61")
@pytest.mark.parametrize(("value", "points"), [("penalty_only", -100), ("cards_only", -110), ("both", -210)])
def test_art_6_by_ta_26_a_morto_taken_and_not_played(value, points):
    given = {"morto_taken": ["A"], "pending": 1, "hands": ["", MORTO, "", ""]}
    assert scored("batida 0", **given, options={"pending_morto": value})[1] == points


@proves("TR-61")
@pytest.mark.parametrize("step", ["batida 3", "exhausted"])
def test_art_6_by_ta_26_its_cards_count_when_the_opponents_did_not_go_out(step):
    bonus = 100 if step == "batida 3" else 0
    assert scored(step, morto_taken=["A"], pending=1, hands=["", MORTO, "", ""], melds={"B": [CANASTRA]})[1] == 270 - 110 + bonus


@proves("TR-62")
def test_art_6_table_the_whole_table_in_one_rodada():
    melds = {"A": [CANASTRA, "4c 5c 6c 7c 8c 9c 2d"], "B": ["Kc Kd Kh"]}
    given: dict[str, Any] = {"melds": melds, "red_threes": {"A": ["3h"], "B": ["3d"]}, "hands": ["", "4s", "", ""]}
    assert scored(**given) == (140 + 200 + 100 + 100 + 100, 30 - 100 - 10)


def ended(score: tuple[int, int], **keys) -> Table:
    """A rodada of 60 for A and 210 for B."""
    melds = {"A": ["4h 5h 6h", "8c 9c Tc"], "B": ["4d 5d 6d 7d 8d 9d 2s", "Kc Kd Kh Ks"]}
    return table(turn=0, opening=False, melds=melds, morto_taken=["A", "B"], score=score, **keys).do("exhausted")


@proves("TR-63")
@pytest.mark.parametrize(("score", "winner"), [((1_430, 1_200), None), ((1_440, 1_200), 0), ((0, 1_290), 1)])
def test_art_4_the_first_pair_to_make_1500_wins(score, winner):
    assert ended(score).state.partida == winner


@pytest.mark.parametrize(("score", "partidas"), [((1_440, 1_200), (1, 0)), ((0, 1_290), (0, 1))])
def test_the_partida_counts_for_the_pair_that_won_it_alone(score, partidas):
    outcome = ended(score).state.outcome
    assert outcome is not None
    assert outcome.score == partidas


@proves("TR-63")
@pytest.mark.parametrize(
    ("score", "options", "winner"),
    [((1_460, 1_380), {}, 1), ((1_460, 1_310), {}, None), ((1_460, 1_380), {"both_over_target": "batida_pair"}, 1)],
)
def test_art_4_by_ta_31_both_over_the_target(score, options, winner):
    assert ended(score, options=options).state.partida == winner


@proves("TR-63")
@pytest.mark.parametrize(("value", "winner"), [("higher_total", 1), ("batida_pair", 0)])
def test_art_4_by_ta_31_the_pair_that_went_out_may_win_with_fewer_points(value, winner):
    """A goes out with a suja, 70 + 100 + 100, and comes to 1,570; B makes 210 and comes to 1,660."""
    melds = {"A": ["4h 5h 6h 2s 8h 9h Th"], "B": ["4d 5d 6d 7d 8d 9d 2s", "Kc Kd Kh Ks"]}
    at = table(turn=0, opening=False, melds=melds, morto_taken=["A", "B"], score=(1_300, 1_450), options={"both_over_target": value})
    at.do("batida 0")
    assert (at.state.score, at.state.partida) == ((1_570, 1_660), winner)


@proves("TR-64")
def test_art_4_the_final_goes_to_2000():
    assert ended((1_460, 1_380), phase="final").state.partida is None
    assert ended((1_460, 1_800), phase="final").state.partida == 1


@proves("TR-63")
def test_art_4_by_ta_32_the_deal_passes_clockwise():
    assert ended((0, 0), dealer=2).state.next_dealer == 3


@proves("TR-63")
def test_art_4_by_ta_32_the_referee_may_name_the_first_player():
    assert the_rodada(dealt(1, first_player="referee")).turn == 1


VARIANT = "0 propose wilds_per_meld 2"


def before_the_deal() -> Table:
    return Table(table(turn=0, opening=False, hands=["5h 2s 2c 8h 9c", "", "", ""])._at)


@proves("TR-66")
def test_art_8_a_variant_needs_the_referee_and_both_pairs():
    at = before_the_deal().do(VARIANT, "1 agree", "referee agree", "drawn", "0 lay 5h 2s 2c 8h")
    assert at.state.agreed == (("wilds_per_meld", 2),)


@proves("TR-66")
@pytest.mark.parametrize(
    "steps", [(VARIANT, "0 agree"), (VARIANT, "1 agree", "3 agree"), ("referee agree",), (VARIANT, "1 propose red3_timing at_deal")]
)
def test_art_8_each_consent_is_given_once(steps):
    *before, last = steps
    assert before_the_deal().do(*before).refused(last).code == "wrong_moment"


@proves("TR-66")
@pytest.mark.parametrize("asked", ["card_points 20", "wilds_per_meld 3", "no_such_rule 1", "ace_low true"])
def test_art_8_only_open_points_may_be_changed(asked):
    assert before_the_deal().refused(f"0 propose {asked}").code == "unknown_action"


@proves("TR-66")
def test_art_8_nothing_is_changed_once_cards_are_dealt():
    assert before_the_deal().do("drawn").refused(VARIANT).code == "wrong_moment"


@proves("TR-67")
@pytest.mark.parametrize("answers", [("1 decline",), ("1 agree", "referee decline"), ("1 agree",), ()])
def test_art_8_without_all_three_the_regulation_prevails(answers):
    at = before_the_deal().do(VARIANT, *answers, "drawn")
    assert at.refused("0 lay 5h 2s 2c 8h").code == "too_many_wilds"
    assert at.state.rulebook == load(AFIA)
