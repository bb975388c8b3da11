import re

import msgspec
import pytest

from tento.rulebooks.loader import RulebookError, load, names, overlay
from tests.rulebooks.rulebook_files import TM, article, house, option, write


def test_an_overlay_changes_only_what_it_names(tmp_path):
    rulebook = load(house(tmp_path, "[values]\nburn_max = 5"))
    assert rulebook.values == msgspec.structs.replace(load(TM).values, burn_max=5)


def test_an_overlay_knows_its_parent_and_takes_its_title_where_it_has_none(tmp_path):
    rulebook = load(house(tmp_path, ""))
    assert (rulebook.parent, rulebook.title) == (TM, load(TM).title)


def test_an_overlay_may_stand_on_another_file(tmp_path):
    write(tmp_path, f'name = "a"\nparent = "{TM}"\n[values]\nburn_max = 5', "a.toml")
    assert load(house(tmp_path, "[values]\npartida_target = 15", parent="a.toml")).values.burn_max == 5


def test_an_article_of_the_same_id_takes_the_place_of_the_parents(tmp_path):
    rulebook = load(house(tmp_path, article(id="TM-104", cite="casa 7")))
    assert rulebook.articles[103].cite == "casa 7"
    assert len(rulebook.articles) == 135


def test_an_overlay_may_drop_an_article_of_its_parent(tmp_path):
    rulebook = load(house(tmp_path, 'drop_articles = ["TM-104"]'))
    assert rulebook.cites("tie_all") == ()


def test_an_option_of_the_same_id_and_rule_takes_the_place_of_the_parents(tmp_path):
    rulebook = load(house(tmp_path, option(id="TM-A03", rule="vira_wraps", alternatives=[])))
    assert len(rulebook.options) == len(load(TM).options)
    assert rulebook.options[0].reason_en == "one"


def test_a_new_article_over_a_changed_value_is_cited_instead_of_the_parents(tmp_path):
    rulebook = load(house(tmp_path, '[values]\ntie_all = "dealer_pair_wins"\n' + article()))
    assert rulebook.cites("tie_all") == ("casa",)


def test_a_new_article_over_an_unchanged_value_is_cited_after_the_parents(tmp_path):
    assert load(house(tmp_path, article())).cites("tie_all") == ("A-29e", "casa")


def test_the_mineiro_house_rule_counts_by_two_four_six_ten_twelve():
    values = load("mineiro-2-4-6-10-12").values
    assert (values.mao_base_value, values.raise_ladder, values.refusal_points) == (2, (4, 6, 10, 12), (2, 4, 6, 10))


def test_the_house_rule_to_fifteen_has_its_deciding_mao_at_fourteen():
    values = load("ate-15").values
    assert (values.partida_target, values.onze_at) == (15, 14)


def test_a_refusal_under_truco_na_vez_cites_the_house():
    assert load("truco-na-vez").cites("raise_turn") == ("regra da casa",)


def test_an_overlay_in_memory_bears_the_parents_name_and_a_plus():
    rulebook = overlay(load("fenacef-ix"), {"leader_r1": "dealer_right"})
    assert (rulebook.name, rulebook.parent, rulebook.values.leader_r1) == ("fenacef-ix+", "fenacef-ix", "dealer_right")


def test_an_overlay_in_memory_reads_the_word_none():
    assert overlay(load(TM), {"cut_max_onze": "none"}).values.cut_max_onze is None


def test_an_overlay_of_nothing_is_the_rulebook_itself():
    assert overlay(load(TM), {}) is load(TM)


@pytest.mark.parametrize("values", [{"leader": "dealer_right"}, {"leader_r1": "me"}, {"onze_at": 99}])
def test_an_overlay_in_memory_is_checked_like_a_file(values):
    with pytest.raises(RulebookError):
        overlay(load(TM), values)


def test_the_hash_is_a_sha256():
    assert re.fullmatch(r"sha256:[0-9a-f]{64}", load(TM).hash)


def test_every_rulebook_has_its_own_hash():
    assert len({load(name).hash for name in names()}) == len(names())


def test_the_hash_does_not_depend_on_the_order_or_comments_of_the_file(tmp_path):
    one = write(tmp_path, f'name = "x"\nparent = "{TM}"\n[values]\nburn_max = 5\ncut_max_onze = 2', "one.toml")
    other = write(tmp_path, f'parent = "{TM}"\n# casa\nname = "x"\n[values]\ncut_max_onze = 2\nburn_max = 5', "other.toml")
    assert load(one).hash == load(other).hash


@pytest.mark.parametrize(
    "body", ["[values]\nburn_max = 2", article(), option(), 'drop_articles = ["TM-01"]', '[values]\ntie_all = "dealer_pair_wins"']
)
def test_the_hash_changes_with_values_articles_and_options(tmp_path, body):
    plain = load(write(tmp_path, f'name = "casa"\nparent = "{TM}"', "plain.toml"))
    assert load(house(tmp_path, body)).hash != plain.hash


def test_the_hash_changes_with_the_name(tmp_path):
    assert load(house(tmp_path, "")).hash != load(TM).hash


def test_the_everyday_table_calls_itself_truco_paulista():
    assert load("paulista-da-casa").title == "Truco paulista"


def test_an_overlay_in_memory_that_changes_nothing_is_the_rulebook_itself():
    rulebook = load("paulista-da-casa")
    assert overlay(rulebook, {"match_best_of": {"default": 1}}) is rulebook


def test_the_everyday_rulebook_is_one_partida_to_twelve_without_stealing_peeking_or_burning():
    values = load("paulista-da-casa").values
    assert (values.partida_target, values.match_best_of, values.manilha_mode) == (12, {"default": 1}, "vira_next")
    assert (values.stealing, values.burn_by, values.tento_meaning) == ("forbidden", "nobody", "point")


def test_no_article_and_no_option_of_the_everyday_rulebook_speaks_of_what_it_forbids():
    rulebook = load("paulista-da-casa")
    assert [article.id for article in rulebook.articles if "roub" in article.pt.lower()] == ["CASA-2"]
    assert [option.id for option in rulebook.options if option.rule in ("stealing", "burn_by") and option.alternatives] == []
