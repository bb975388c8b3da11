import contextlib
import tomllib
from collections.abc import Hashable
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tento.games.truco.values import TrucoRules
from tento.rulebooks.game_values import values_of
from tento.rulebooks.known_games import known_games
from tento.rulebooks.loader import DATA, OFFICIAL, RulebookError, load, names, overlay
from tento.rulebooks.reading import types_of
from tento.rulebooks.rulebook import Article, citations_of
from tests.rulebooks.rulebook_files import TM, all_values, article, house, option, refusal, write

KEYS = tuple(types_of(TrucoRules))
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=4,
)

# Keys that need neither an article nor an option, because no reader could ask for them there.
NO_CLAIMS = dict.fromkeys(("claim_timing", "claim_r1_winner"), "the rulebook has no claims")
NO_CLOCK = dict.fromkeys(("overtime_min", "time_up_mid_mao", "time_tie_rule"), "the partida has no clock")
NO_PHASE_CLOCK = dict.fromkeys(("shuffle_max_s", "cut_max_s", "deal_max_s"), "the phases have no clock")
NO_TENTO = dict.fromkeys(
    (
        "tento_value_normal",
        "tento_value_onze_undecided",
        "tento_value_onze_playing",
        "tento_value_ferro",
        "tento_ends_mao",
        "tento_offences",
    ),
    "a tento is a point here, not the claim of an offence",
)
KTRUCO = {
    **NO_CLAIMS,
    **NO_CLOCK,
    **NO_PHASE_CLOCK,
    "first_dealer_draw_scale": "the first dealer is not drawn by cards",
    "first_dealer_draw_tie": "the first dealer is not drawn by cards",
    "deck_change": "a simulator has no worn cards",
    "redeal_stake": "three ties give the mão to the dealer's pair, so nothing is dealt again",
    "sanctions": "the simulator has no referee",
    "absence_limit_min": "the simulator has no absence",
    "rest_breaks": "the simulator has no breaks",
    "substitutions": "the simulator has no substitutes",
}
UNEXPLAINED: dict[str, dict[str, str]] = {
    TM: {
        **NO_CLAIMS,
        "fixed_manilhas": "the vira names the manilhas",
        "canger_rule": "the player who made a tie leads nothing here",
    },
    "fenacef-ix": {**NO_CLOCK, **NO_PHASE_CLOCK, **NO_TENTO, "raise_lookalike_word": "the text knows no such word; it is ignored"},
    "ktruco-tradicional": KTRUCO,
    "ktruco-paulista": KTRUCO,
    "ktruco-paulista-limpo": KTRUCO,
}


def test_the_official_rulebooks_come_first_and_the_house_rules_after():
    assert names() == (
        *OFFICIAL,
        "ate-15",
        "fenacef-ix-mano-a-mano",
        "mineiro-2-4-6-10-12",
        "paulista-da-casa",
        "truco-masters-2025-mano-a-mano",
        "truco-na-vez",
    )


@pytest.mark.parametrize("name", names())
def test_every_rulebook_of_the_program_loads_and_can_be_played(name):
    rulebook = load(name)
    assert rulebook.name == name
    assert values_of(rulebook.game).impossible(rulebook.values) == []


@pytest.mark.parametrize("name", names())
def test_every_article_speaks_both_languages(name):
    assert [article.id for article in load(name).articles if not (article.pt.strip() and article.en.strip())] == []


@pytest.mark.parametrize("name", OFFICIAL)
def test_every_value_has_an_article_or_an_option_or_a_reason_to_need_none(name):
    rulebook = load(name)
    explained = {option.rule for option in rulebook.options} | set(rulebook.citations) | set(UNEXPLAINED.get(name, ()))
    assert [key for key in types_of(cast(Hashable, type(rulebook.values))) if key not in explained] == []


@pytest.mark.parametrize("name", OFFICIAL)
def test_no_reason_is_kept_for_a_value_that_is_explained_by_now(name):
    rulebook = load(name)
    explained = {option.rule for option in rulebook.options} | set(rulebook.citations)
    assert sorted(explained & set(UNEXPLAINED.get(name, ()))) == []


@pytest.mark.parametrize("name", OFFICIAL)
def test_no_official_option_offers_the_value_already_in_force(name):
    rulebook = load(name)
    offered = [option.id for option in rulebook.options if all(value in option.alternatives for value in rulebook.in_force(option.rule))]
    assert offered == []


def test_truco_masters_has_all_the_lines_of_its_inventory():
    assert [article.id for article in load(TM).articles] == [f"TM-{number:02}" for number in range(1, 136)]


@pytest.mark.parametrize(
    ("rule", "cites"),
    [
        ("tie_all", ("A-29e",)),
        ("tie_r2_after_won_r1", ("A-29b",)),
        ("tie_r3_after_split", ("A-29c",)),
        ("tie_r3_after_tied_r2", ("A-29c",)),
        ("tie_r1_r2", ("A-29d",)),
        ("facedown_while_tied", ("A-29a",)),
        ("facedown_r1", ("A-28",)),
        ("refusal_points", ("A-7", "A-8", "A-9", "A-10")),
        ("onze_raises", ("A-30",)),
        ("ferro_raises", ("A-31",)),
        ("partida_target", ("A-3",)),
    ],
)
def test_a_referee_of_truco_masters_reads_the_right_item(rule, cites):
    assert load(TM).cites(rule) == cites


def test_a_rule_that_no_article_names_has_no_citation():
    assert load(TM).cites("canger_rule") == ()


def test_citations_keep_the_order_of_the_file_and_say_nothing_twice():
    first = Article(id="1", cite="a", also=("b",), status="enforced", rules=("x",), pt="", en="")
    second = Article(id="2", cite="b", also=("c",), status="referee", rules=("x", "y"), pt="", en="")
    assert citations_of((first, second)) == {"x": ("a", "b", "c"), "y": ("b", "c")}


def test_the_word_none_stands_for_no_limit_where_a_number_may_be_missing():
    assert load(TM).values.cut_max_normal is None


def test_the_word_none_stays_a_word_where_it_is_one_of_the_choices():
    assert load("fenacef-ix").values.vira_dealt == "none"


def test_a_rulebook_is_read_once():
    assert load(TM) is load(TM)


def test_a_file_of_the_program_may_also_be_named_by_its_path():
    assert load(DATA / f"{TM}.toml") == load(TM)


def test_an_unknown_name_is_refused_with_the_nearest_one():
    error = refusal("fenacef")
    assert "did you mean `fenacef-ix`?" in str(error)
    assert TM in error.allowed


def test_a_file_that_is_not_there_is_refused(tmp_path):
    assert "cannot be read" in refusal(tmp_path / "nada.toml").reason


def test_a_folder_is_refused(tmp_path):
    (tmp_path / "pasta.toml").mkdir()
    assert "cannot be read" in refusal(tmp_path / "pasta.toml").reason


def test_a_syntax_error_is_refused_with_its_line(tmp_path):
    error = refusal(write(tmp_path, 'name = "casa"\n[values\n'))
    assert "line 2" in error.reason


def test_a_file_in_another_encoding_is_refused(tmp_path):
    path = tmp_path / "latin.toml"
    path.write_bytes('title = "edição"'.encode("latin-1"))
    assert refusal(path).reason == "not UTF-8 text"


def test_the_error_names_file_key_finding_and_choices(tmp_path):
    path = house(tmp_path, '[values]\ntie_all = "nobody"')
    allowed = '"redeal_same_dealer", "no_points_next_dealer", "dealer_pair_wins"'
    assert str(refusal(path)) == f'{path}: values.tie_all: found "nobody"; allowed: {allowed}'


@pytest.mark.parametrize(
    ("line", "key", "allowed"),
    [
        ("burn_max = '3'", "values.burn_max", "a whole number"),
        ("burn_max = 2.5", "values.burn_max", "a whole number"),
        ("burn_max = true", "values.burn_max", "a whole number"),
        ("burn_max = 'none'", "values.burn_max", "a whole number"),
        ("burn_max = 2025-08-22", "values.burn_max", "a whole number"),
        ("cut_max_normal = 'nenhum'", "values.cut_max_normal", 'a whole number or "none"'),
        ("burn_in_onze = 1", "values.burn_in_onze", "true, false"),
        ("deal_packet_ferro = 3", "values.deal_packet_ferro", '"1", "3"'),
        ("raise_ladder = 3", "values.raise_ladder", "a list of a whole number"),
        ("raise_names = [3]", "values.raise_names", "a list of text in quotes"),
        ("players = [3]", "values.players", "a list of 2, 4"),
        ("match_best_of = 3", "values.match_best_of", "a table of phases, each 1, 3, 5"),
        ("match_best_of = {default = 2}", "values.match_best_of", "a table of phases, each 1, 3, 5"),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused_with_what_it_may_be(tmp_path, line, key, allowed):
    error = refusal(house(tmp_path, f"[values]\n{line}"))
    assert (error.key, error.allowed) == (key, allowed)


def test_an_unknown_value_is_refused_with_the_nearest_key(tmp_path):
    assert str(refusal(house(tmp_path, "[values]\nburn_maximum = 3"))).endswith("unknown key, did you mean `burn_max`?")


def test_an_unknown_table_is_refused_with_the_nearest_one(tmp_path):
    assert "did you mean `values`?" in refusal(house(tmp_path, "[value]\nburn_max = 3")).reason


def test_values_that_are_no_table_are_refused(tmp_path):
    assert refusal(house(tmp_path, "values = 3")).allowed == "a table"


def test_missing_values_are_all_named(tmp_path):
    head = f'name = "casa"\ngame = "truco"\ntitle = "t"\nsource = "s"\n[values]\n{all_values(without=("burn_max", "tie_all"))}'
    error = refusal(write(tmp_path, head))
    assert (error.key, error.reason) == ("values.burn_max", "missing (and tie_all)")


def test_a_missing_title_is_refused(tmp_path):
    assert refusal(write(tmp_path, 'name = "casa"\ngame = "truco"\nsource = "s"')).key == "title"


@pytest.mark.parametrize("name", ["", "Casa", "regra da casa", "../casa"])
def test_a_name_that_could_not_stand_in_a_record_is_refused(tmp_path, name):
    error = refusal(write(tmp_path, f'name = "{name}"\nparent = "{TM}"'))
    assert (error.key, error.allowed) == ("name", "small letters, digits and hyphens")


def test_a_file_nested_beyond_reason_is_refused(tmp_path):
    assert "nested too deeply" in refusal(write(tmp_path, "a = " + "[" * 5000)).reason


@given(st.dictionaries(st.sampled_from(KEYS), JSON, max_size=3))
def test_whatever_the_values_are_the_answer_is_a_rulebook_or_a_refusal(values):
    with contextlib.suppress(RulebookError):
        assert overlay(load(TM), values).game == "truco"


def test_an_unknown_game_is_refused(tmp_path):
    error = refusal(write(tmp_path, 'name = "casa"\ngame = "bridge"\ntitle = "t"\nsource = "s"'))
    assert (error.key, error.allowed) == ("game", ", ".join(f'"{game}"' for game in known_games()))


def test_values_that_cannot_be_played_together_are_refused(tmp_path):
    error = refusal(house(tmp_path, "[values]\nonze_at = 12"))
    assert error.key == "values.onze_at"
    assert "cannot be played: below partida_target" in error.reason


@pytest.mark.parametrize(
    ("body", "key", "words"),
    [
        (article(rules=["tie_al"]), "articles.CASA-1.rules", "did you mean `tie_all`?"),
        (article(rules=[]), "articles.CASA-1.rules", "an enforced article names the rules"),
        (article(status="played"), "articles.CASA-1.status", 'found "played"; allowed: "enforced", "referee", "shown"'),
        (article(pt=None), "articles.CASA-1.pt", "missing"),
        (article(rule="x"), "articles.CASA-1.rule", "did you mean `rules`?"),
        (article(id=None), "articles.1.id", "missing"),
        (article() + article(), "articles.CASA-1", "stands twice"),
        ("articles = 3", "articles", "[[articles]] tables"),
        ("articles = [3]", "articles.1", "a table"),
        (option(rule="tie_al"), "options.CASA-A1.rule", "did you mean `tie_all`?"),
        (option(alternatives=["nobody"]), "options.CASA-A1.alternatives", '"dealer_pair_wins"'),
        (option() + option(), "options.CASA-A1", "stands twice for the rule `tie_all`"),
        ('drop_articles = ["TM-999"]', "drop_articles.TM-999", "the parent has no such article"),
    ],
)
def test_a_bad_article_or_option_is_refused_by_its_id(tmp_path, body, key, words):
    error = refusal(house(tmp_path, body))
    assert error.key == key
    assert words in str(error)


def test_one_doubt_may_touch_two_values(tmp_path):
    body = option() + option(rule="tie_all_onze", alternatives=["opponents_of_eleven_score_3"])
    assert [o.rule for o in load(house(tmp_path, body)).options[-2:]] == ["tie_all", "tie_all_onze"]


def test_an_alternative_may_be_the_word_none(tmp_path):
    assert load(house(tmp_path, option(rule="cut_max_onze", alternatives=["none", 3]))).options[-1].alternatives == (None, 3)


def test_an_unknown_parent_is_refused(tmp_path):
    error = refusal(house(tmp_path, "", parent="truco-de-marte"))
    assert error.key == "parent"
    assert TM in error.allowed


def test_a_parent_that_is_its_own_child_is_refused(tmp_path):
    write(tmp_path, 'name = "a"\nparent = "b.toml"', "a.toml")
    write(tmp_path, 'name = "b"\nparent = "a.toml"', "b.toml")
    assert "a → b → a" in refusal(tmp_path / "a.toml").reason


def test_a_mistake_in_the_parent_names_the_parents_file(tmp_path):
    write(tmp_path, f'name = "a"\nparent = "{TM}"\n[values]\nburn_max = "x"', "a.toml")
    assert refusal(house(tmp_path, "", parent="a.toml")).file == str(tmp_path / "a.toml")


def test_the_files_hold_no_key_twice_and_every_key_of_the_game():
    table = tomllib.loads((DATA / f"{TM}.toml").read_text(encoding="utf-8"))
    assert tuple(table["values"]) == tuple(types_of(values_of("truco").struct))
