"""Options of truco under the names and spellings of the notes on its regulations: each has its effect, or is told what to write."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tento.games.truco.championship_names import LADDER, SECTIONS, SEVERAL
from tento.rulebooks.loader import RulebookError, load, overlay, regulations_of
from tests.rulebooks.agreed_options import FE, LIMPO, PAULISTA, TRADICIONAL, agreed, judged, refused
from tests.rulebooks.rulebook_files import TM, article, house, refusal

TRUCO = regulations_of("truco")
NAMES = (
    "deck_size", "match_format", "ferro_at", "partida_time_limit_min", "manilha_mode", "claims", "players", LADDER, *SECTIONS, *SEVERAL,
)  # fmt: skip
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=7), inner, max_size=3),
    max_leaves=4,
)


LAST_MAO = """score = [11, 5]
vira = "Kc"
hands = ["Qc Qd Qh", "2s 2c Js", "3h 3d Kh", "Jc Jd Jh"]
do = ["0 eleven play", "mao", "clock 60:00"]
[expect]
partida = "A"
"""
CLOCK = """score = [6, 5]
do = ["clock 30:00"]
[expect]
"""


@pytest.mark.parametrize("rulebook", TRUCO)
@pytest.mark.parametrize(("word", "most"), [("single_partida", 1), ("best_of_3", 3), ("best_of_5", 5)])
def test_the_format_of_a_match_is_that_of_every_phase(rulebook, word, most):
    assert agreed(rulebook, match_format=word).match_best_of == {"default": most}


def test_a_format_for_some_phases_leaves_the_others_as_they_were():
    assert agreed(FE, match_format={"knockout": "best_of_3"}).match_best_of == {"default": 3, "groups": 3, "knockout": 3, "final": 5}


def test_a_format_for_every_phase_by_name_is_laid_over_a_rulebook_that_has_none():
    formats = {"groups": "best_of_3", "knockout": "best_of_5"}
    assert agreed(TM, match_format=formats).match_best_of == {"default": 1, "groups": 3, "knockout": 5}


@pytest.mark.parametrize("rulebook", TRUCO)
@pytest.mark.parametrize(("word", "code"), [("single_partida", "mao_over"), ("best_of_3", "wrong_moment")])
def test_the_format_decides_whether_one_partida_ends_the_match(tmp_path, rulebook, word, code):
    options = f'match_format = "{word}", partida_time_limit_min = 60'
    assert judged(tmp_path, rulebook, options, f'{LAST_MAO}refused = "{code}"\n').holds


@pytest.mark.parametrize("rulebook", TRUCO)
def test_two_partidas_won_are_no_end_of_a_best_of_five(tmp_path, rulebook):
    assert judged(tmp_path, rulebook, 'match_format = "best_of_5"', "jogo = [2, 0]\n[expect]\njogo = [2, 0]\n").holds


@pytest.mark.parametrize("rulebook", TRUCO)
def test_a_partida_won_before_is_impossible_in_a_single_one(tmp_path, rulebook):
    assert "1 is the end" in judged(tmp_path, rulebook, 'match_format = "single_partida"', "jogo = [1, 0]\n[expect]\njogo = [1, 0]\n").error


@pytest.mark.parametrize("found", ["best_of_7", "best_of_n", 3, ["best_of_3"], {"final": "best_of_2"}])
def test_a_format_that_is_not_played_is_refused_with_those_that_are(found):
    assert '"single_partida", "best_of_3", "best_of_5"' in refused(FE, match_format=found)
    assert "`match_best_of`" in refused(FE, match_format=found)


def test_the_same_rule_under_two_names_is_refused():
    assert "`match_best_of` stands beside it" in refused(FE, match_format="best_of_3", match_best_of={"default": 1})


@pytest.mark.parametrize("rulebook", [TM, PAULISTA, LIMPO])
@pytest.mark.parametrize(("size", "ranks"), [(40, "4567QJKA23"), (24, "QJKA23")])
def test_the_size_of_the_pack_gives_its_ranks(rulebook, size, ranks):
    assert agreed(rulebook, deck_size=size).deck_ranks == tuple(ranks)


def test_a_card_that_the_agreed_pack_has_not_is_not_played(tmp_path):
    body = 'hands = ["4c Qd Qh", "", "", ""]\n[expect]\nwinner = "none"\n'
    assert "4c is not in the pack" in judged(tmp_path, PAULISTA, "deck_size = 24", body).error


def test_a_card_that_the_agreed_pack_adds_is_played(tmp_path):
    body = 'vira = "Kc"\nhands = ["4c Qd Qh", "", "", ""]\n[expect]\nwinner = "none"\n'
    assert judged(tmp_path, LIMPO, "deck_size = 40", body).holds


@pytest.mark.parametrize("size", [32, 52, "24", True, [40]])
def test_a_pack_of_another_size_is_refused_with_the_key_that_lists_its_ranks(size):
    assert "allowed: 40, 24; any other pack is written as `deck_ranks`" in refused(TM, deck_size=size)


@pytest.mark.parametrize("rulebook", [FE, TRADICIONAL])
def test_a_short_pack_without_the_fixed_manilhas_is_refused(rulebook):
    assert "each is a card of the pack (deck_ranks)" in refused(rulebook, deck_size=24)


@pytest.mark.parametrize("rulebook", TRUCO)
@pytest.mark.parametrize("score", [11, "11×11", "11 x 11", [11, 11]])
def test_the_score_of_the_mao_de_ferro_is_that_of_the_onze(rulebook, score):
    assert agreed(rulebook, ferro_at=score) == load(rulebook).values


def test_the_score_of_the_mao_de_ferro_may_move_with_the_onze():
    assert agreed(TM, ferro_at=14, onze_at=14, partida_target=15).onze_at == 14


@pytest.mark.parametrize("score", [10, "10×11", [11, 10], "eleven", None])
def test_a_mao_de_ferro_at_another_score_is_refused_with_the_key_that_moves_it(score):
    assert "allowed: 11, or another `onze_at`" in refused(TM, ferro_at=score)


@pytest.mark.parametrize("rulebook", TRUCO)
def test_one_number_of_minutes_is_the_limit_of_every_phase(rulebook):
    assert agreed(rulebook, partida_time_limit_min=30).partida_time_limit_min == {"default": 30}


@pytest.mark.parametrize("rulebook", TRUCO)
def test_the_agreed_limit_ends_the_partida(tmp_path, rulebook):
    assert judged(tmp_path, rulebook, "partida_time_limit_min = 30", CLOCK + 'partida = "A"\n').holds


@pytest.mark.parametrize("word", ["none", "null"])
def test_a_partida_without_a_limit_has_no_clock(tmp_path, word):
    assert judged(tmp_path, TM, f'partida_time_limit_min = "{word}"', CLOCK + 'refused = "unknown_action"\n').holds


def test_a_limit_for_the_final_leaves_the_other_phases_as_they_were():
    assert agreed(TM, partida_time_limit_min={"final": 75}).partida_time_limit_min == {"default": 60, "final": 75}


def test_a_limit_for_the_final_alone_is_refused_where_no_other_phase_has_one():
    assert "needs the phase `default`" in refused(FE, partida_time_limit_min={"final": 75})


@pytest.mark.parametrize("rulebook", [FE, TRADICIONAL])
def test_manilhas_by_the_vira_bring_a_vira(rulebook):
    values = agreed(rulebook, manilha_mode="vira_next")
    assert (values.fixed_manilhas, values.vira_dealt, values.vira_wraps) == ((), "last", "deck_cycle")


@pytest.mark.parametrize("rulebook", [TM, PAULISTA])
def test_fixed_manilhas_do_without_a_vira(rulebook):
    values = agreed(rulebook, manilha_mode="fixed")
    assert (values.fixed_manilhas, values.vira_dealt, values.ferro_vira_reveal) == (("4c", "7h", "As", "7d"), "none", "no_vira")


def test_what_is_named_beside_the_manilhas_stays():
    assert agreed(FE, manilha_mode="vira_next", ferro_vira_reveal="after_r1").ferro_vira_reveal == "after_r1"


@pytest.mark.parametrize(("rulebook", "mode", "winner"), [(TM, "fixed", "A"), (TM, "vira_next", "B"), (FE, "vira_next", "B")])
def test_the_agreed_manilhas_win_the_mao(tmp_path, rulebook, mode, winner):
    body = 'vira = "Kc"\nhands = ["4c 7h Qd", "Ac Ah Qh", "5c 5d 5h", "6c 6d 6h"]\ndo = ["mao"]\n'
    assert judged(tmp_path, rulebook, f'manilha_mode = "{mode}"', f'{body}[expect]\nwinner = "{winner}"\n').holds


@pytest.mark.parametrize(("key", "value"), [("vira_dealt", "last"), ("ferro_vira_reveal", "at_deal"), ("fixed_manilhas", "null")])
def test_a_vira_at_a_table_of_fixed_manilhas_is_refused_with_the_key_that_brings_one(key, value):
    assert 'manilha_mode "fixed"' in refused(FE, **{key: value})


@pytest.mark.parametrize(
    ("rulebook", "key", "value", "read"),
    [
        (TM, "deck_ranks", "Q J K A 2 3", tuple("QJKA23")),
        (TM, "manilha_suit_order", "♦ ♠ ♥ ♣", tuple("dshc")),
        (FE, "fixed_manilhas", ["4♣", "7♥", "A♠", "7♦"], ("4c", "7h", "As", "7d")),
        (TM, "players", 2, (2,)),
        (TM, "deal_packet_normal", 3, "3"),
        (TM, "deal_packet_ferro", 1, "1"),
        (FE, "claims", "none", ()),
        (TM, "claims", "three_manilhas zap_and_copeta", ("three_manilhas", "zap_and_copeta")),
        (FE, "cut_max_normal", "null", None),
        (TM, "overtime_min", "null", None),
    ],
)
def test_a_loose_spelling_is_read_as_the_value_it_means(rulebook, key, value, read):
    assert getattr(agreed(rulebook, **{key: value}), key) == read


def test_a_house_rule_may_use_the_same_names(tmp_path):
    values = load(house(tmp_path, '[values]\nmatch_format = "best_of_5"\ndeck_size = 24\npartida_time_limit_min = 40')).values
    assert (values.match_best_of, len(values.deck_ranks), values.partida_time_limit_min) == ({"default": 5}, 6, {"default": 40})


def test_a_house_rule_over_a_name_of_the_notes_is_cited_for_the_rule_it_is(tmp_path):
    body = '[values]\nmatch_format = "best_of_5"\n' + article(rules=["match_best_of"])
    assert load(house(tmp_path, body)).cites("match_best_of") == ("casa",)


def test_a_house_rule_names_the_key_as_it_was_written(tmp_path):
    assert refusal(house(tmp_path, '[values]\nmatch_format = "best_of_9"')).key == "values.match_format"


@given(st.sampled_from(TRUCO), st.dictionaries(st.sampled_from(NAMES), JSON, max_size=3))
def test_whatever_is_agreed_the_answer_is_a_rulebook_or_a_refusal(rulebook, options):
    with contextlib.suppress(RulebookError):
        assert overlay(load(rulebook), options).game == "truco"
