"""Rules of a truco competition under the names of the notes on its regulations: each changes its section, or is told what to write."""

import pytest

from tento.championship.pairs.rules import rules_of
from tento.games.truco.championship_names import SECTIONS, SEVERAL
from tento.rulebooks.loader import load
from tests.rulebooks.agreed_options import FE, PAULISTA, championship, judged, refused
from tests.rulebooks.rulebook_files import TM, house

COMPETITION = (*SECTIONS, *SEVERAL)


def test_the_agreed_ladder_is_what_a_referee_may_impose(tmp_path):
    body = 'do = ["referee sanction 0 partida"]\n[expect]\npartida = "B"\n'
    assert judged(tmp_path, TM, 'discipline_ladder = ["warning", "partida"]', body).holds


def test_the_agreed_ladder_is_also_that_of_the_championship():
    rules = championship(FE, discipline_ladder=["warning", "disqualification"]).discipline
    assert (rules.sanctions, list(rules.imposed_by)) == (("warning", "disqualification"), ["warning", "disqualification"])


def test_a_ladder_of_other_words_is_refused_with_the_words_it_may_hold():
    assert 'sanctions: found "tento"; allowed: a list of "warning", "mao"' in refused(FE, discipline_ladder="tento")


@pytest.mark.parametrize(
    ("key", "value", "section", "read"),
    [
        ("group_points", {"2-0": [2, 0], "2-1": [2, 0]}, "standings.points", {"2-0": (2, 0), "2-1": (2, 0)}),
        ("group_tiebreakers", ["balance", "lots"], "standings.tiebreaks", ("balance", "lots")),
        ("walkover_result", "null", "matches.walkover_score", "none"),
        ("checkin_min_before", 30, "matches.check_in_min", 30),
        ("scoresheet", "none", "matches.sheet", ("referee",)),
        ("rulebook_freeze_days", 5, "event.rules_frozen_days", 5),
    ],
)
def test_a_rule_of_the_competition_is_changed_in_its_section(key, value, section, read):
    name, _, inner = section.partition(".")
    assert getattr(getattr(championship(FE, **{key: value}), name), inner) == read


def test_rules_of_one_section_are_changed_together():
    rules = championship(FE, checkin_min_before=30, matches={"tolerance_min": 5}).matches
    assert (rules.check_in_min, rules.tolerance_min) == (30, 5)


def test_single_elimination_does_without_the_groups():
    assert list(championship(FE, tournament_format="single_elimination").stages) == ["knockout"]


def test_groups_are_refused_as_a_word_with_what_to_write():
    assert "write the stages of the championship" in refused(TM, tournament_format="groups_then_elimination")


def test_what_several_keys_say_is_refused_with_those_keys():
    assert '`matches.late`: "walkover", "eliminated", "disqualified"' in refused(FE, walkover_consequence=["disqualification"])


@pytest.mark.parametrize("name", COMPETITION)
def test_a_rulebook_without_a_championship_has_none_of_its_rules(name):
    assert "belongs to a championship, and this rulebook has none" in refused(PAULISTA, **{name: 5})


@pytest.mark.parametrize("name", [*COMPETITION, "matches"])
def test_a_case_of_a_mao_refuses_what_only_a_championship_asks(tmp_path, name):
    error = judged(tmp_path, FE, f"{name} = {{ }}", '[expect]\nwinner = "none"\n').error
    assert f"options.{name}: belongs to the championship (`" in error


def test_a_house_rule_may_change_the_competition_under_the_same_names(tmp_path):
    rules = rules_of(load(house(tmp_path, "[values]\ncheckin_min_before = 20\n[championship.matches]\ntolerance_min = 5")))
    assert (rules.matches.check_in_min, rules.matches.tolerance_min) == (20, 5)
