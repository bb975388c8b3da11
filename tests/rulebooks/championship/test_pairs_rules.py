"""The `[championship]` section: what an organiser may write, and what is refused before it is published."""

import pytest

from tento.championship.pairs.rules import rules_of
from tento.rulebooks.championship.keys import differences, set_keys
from tento.rulebooks.loader import RulebookError, load, overlay


@pytest.mark.parametrize(
    ("sections", "said"),
    [
        ({"entries": {"starters": 3}}, "two people are a pair"),
        ({"entries": {"field_min": 20}}, "20 entries at least and 16 at most"),
        ({"entries": {"substitution": "before_start"}}, "nobody can come in"),
        ({"fees": {"card_permille": 2000}}, "from 0 to 1000"),
        ({"draw": {"seeds": 4}}, "a random draw has no seeds"),
        ({"draw": {"method": "seeded", "apart": "delegations"}}, "seeds have their places already"),
        ({"stages": {"knockout": {"best_losers": 1}}}, "only a knockout before this stage has losers"),
        ({"stages": {"knockout": {"best_of": 2}}}, "an odd number"),
        ({"stages": {"knockout": {"rounds": 10**18}}}, "at most 64"),
        ({"stages": {"knockout": {"size": 10**12}}}, "at most 10000"),
        ({"stages": {"knockout": {"best_of": 10**12 + 1}}}, "at most 99"),
        ({"stages": {"knockout": {"target": 10**12}}}, "at most 20000"),
        ({"stages": {"first": {"kind": "groups", "groups": 10**12}}}, "at most 10000"),
        ({"stages": {f"stage {number}": {"kind": "league"} for number in range(21)}}, "at most 20"),
        ({"entries": {"field_max": 10**12}}, "entries.field_max: cannot be played: at most 10000"),
        ({"draw": {"method": "seeded", "seeds": 10**12}}, "at most 10000"),
        ({"matches": {"tolerance_min": 10**12}}, "at most 10000"),
        ({"entries": {"closes": "2020-01-01"}}, 'allowed: a date and an hour with their zone as .* or "none"'),
        ({"event": {"on": "soon"}}, 'allowed: a date as 2025-10-25 or "none"'),
        ({"standings": {"points": {"2-0": [3]}}}, "allowed: a table of results, each a list of 2, each a whole number"),
        ({"discipline": {"automatic": {"late": "exile"}}}, 'allowed: a table of offences, each "warning"'),
        ({"fees": {"refunds": [3]}}, "allowed: a list of a table of days_before, permille"),
        ({"standings": {"tiebreaks": ["wins"]}}, "the last criterion is `lots`"),
        ({"stages": {"knockout": {"kind": "groups"}}}, "groups alone leave no champion"),
        ({"entries": {"oldest": 80}}, "unknown key"),
        ({"entries": {"fields": ["telephone"]}}, 'allowed: a list of "name", "cpf"'),
        ({"entries": {"per_delegation": 0}}, "at least 1, or none"),
        ({"entries": {"min_age": -1}}, "entries.min_age: cannot be played: not below zero"),
        ({"matches": {"tolerance_min": -5}}, "not below zero"),
        ({"draw": {"method": "seeded", "seeds": -1}}, "not below zero"),
        ({"draw": {"method": "seeded"}}, "a seeded draw needs how many"),
        ({"fees": {"refunds": [{"days_before": -1, "permille": 1000}]}}, "days_before"),
        ({"stages": {"knockout": {"best_of": -1}}}, "at least 1, or none"),
        ({"stages": {"knockout": {"advance": 4}}}, "left after its `rounds`"),
        ({"stages": {"knockout": {"groups": 4}}}, "a knockout has no groups"),
        ({"stages": {"knockout": {"kind": "league", "groups": 2}}}, "a league has no groups"),
        ({"stages": {"knockout": {"kind": "league", "advance": 2}}}, "nobody goes on from the last stage"),
        ({"stages": {"knockout": {"kind": "league"}}, "honours": {"third_place": "match"}}, "a match for third place"),
        ({"entries": {"min_age": "old"}}, "found"),
    ],
)
def test_a_championship_that_contradicts_itself_is_refused(sections, said):
    with pytest.raises(RulebookError, match=said):
        overlay(load("truco-masters-2025"), sections)


def test_an_organiser_changes_one_key_and_keeps_the_others():
    changed = rules_of(overlay(load("afia-2025"), {"stages": {"semi": {"best_losers": "fill"}}}))
    assert (list(changed.stages), changed.stages["semi"].best_losers, changed.stages["semi"].size) == (
        ["qualifying", "quarter", "semi", "final"],
        "fill",
        4,
    )


def test_a_whole_new_competition_is_written_without_code(tmp_path):
    path = tmp_path / "liga.toml"
    path.write_text(
        'name = "liga-do-bairro"\nparent = "truco-masters-2025"\ntitle = "Liga do bairro"\nsource = "o bairro"\n'
        '[championship.entries]\nkind = "pairs"\nstarters = 2\nfield_min = "none"\nfield_max = 20\nselection = "all"\n'
        '[championship.stages.knockout]\nkind = "league"\nrounds = 2\nsize = "none"\n'
        '[championship.standings]\npoints = { win = [3, 0] }\ntiebreaks = ["wins", "balance", "lots"]\n',
        encoding="utf-8",
    )
    rules = rules_of(load(path))
    assert (rules.stages["knockout"].kind, rules.entries.min_age) == ("league", 18)


def test_an_article_of_the_house_is_cited_instead_of_the_parents_for_what_the_house_changed(tmp_path):
    path = tmp_path / "casa.toml"
    path.write_text(
        'name = "casa"\nparent = "afia-2025"\n[championship.matches]\ntolerance_min = 5\n[championship.stages.semi]\nsize = 4\n'
        '[[articles]]\nid = "CASA-1"\ncite = "regra da casa"\nstatus = "enforced"\nrules = ["matches.tolerance_min", "stages.size"]\n'
        'pt = "Cinco minutos."\nen = "Five minutes."\n',
        encoding="utf-8",
    )
    assert [load(path).cites(rule) for rule in ("matches.tolerance_min", "stages.size")] == [("regra da casa",)] * 2


def test_the_hash_of_a_rulebook_covers_its_championship():
    plain = load("truco-masters-2025")
    assert overlay(plain, {"matches": {"tolerance_min": 5}}).hash != overlay(plain, {"matches": {"tolerance_min": 6}}).hash


def test_the_keys_that_a_rulebook_sets_are_told_with_their_articles():
    told = {key: (value, articles) for key, value, articles in set_keys(load("afia-2025"))}
    assert told["stages.semi.size"] == ("4", ", ".join(load("afia-2025").cites("stages.size")))
    assert "entries.min_age" not in told


def test_two_championships_differ_in_the_keys_that_were_changed():
    plain = load("fenacef-ix")
    changed = overlay(plain, {"stages": {"groups": {"groups": 4}}, "matches": {"tolerance_min": 5}})
    assert differences(plain, changed) == [("stages.groups.groups", '"none"', "4"), ("matches.tolerance_min", "0", "5")]


def test_a_stage_that_only_one_championship_has_is_told_with_nothing_beside_it():
    found = {key: (first, second) for key, first, second in differences(load("truco-masters-2025"), load("fenacef-ix"))}
    assert found["stages.groups.kind"] == ("–", '"groups"')


def test_a_rulebook_without_a_championship_tells_none():
    assert set_keys(load("ktruco-paulista")) == []
