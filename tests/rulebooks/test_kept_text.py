"""A rulebook that is written down and read again is the same rulebook, whatever becomes of its file meanwhile."""

import json

import msgspec
import pytest

from tento.games.registry import games
from tento.rulebooks.assembling import sealed
from tento.rulebooks.kept_text import base_of, read_changed, read_whole, write_changed, write_whole
from tento.rulebooks.loader import RulebookError, load, names, overlay

OPTIONS = [
    ("fenacef-ix", {"partida_target": 15, "onze_at": 14}),
    ("truco-masters-2025", {"match_best_of": {"default": 3}}),
    ("afia-2025", {"partida_target": {"default": 3000}}),
    ("ktruco-paulista", {"partida_target": 9, "onze_at": 8}),
]


@pytest.mark.parametrize("name", names())
def test_every_rulebook_comes_back_equal_and_with_its_hash(name):
    rulebook = load(name)
    again = read_whole(write_whole(rulebook), None)
    assert (again, sealed(again).hash) == (rulebook, rulebook.hash)


@pytest.mark.parametrize(("name", "options"), OPTIONS, ids=[name for name, _ in OPTIONS])
def test_a_rulebook_with_options_comes_back_over_the_one_that_it_changes(name, options):
    base = load(name)
    rulebook = overlay(base, options)
    text = write_changed(rulebook, base)
    assert (base_of(text), base_of(write_whole(base))) == (base.hash, None)
    again = read_changed(text, read_whole(write_whole(base), None), None)
    assert (again, sealed(again).hash) == (rulebook, rulebook.hash)


@pytest.mark.parametrize("game", games())
def test_a_rule_that_the_program_has_learnt_since_is_taken_from_the_rulebook_of_today(game):
    today = load(names(game)[0])
    kept = json.loads(write_whole(today))
    rule = next(iter(kept["values"]))
    del kept["values"][rule]
    kept["hash"] = "sha256:before"
    again = read_whole(json.dumps(kept), today)
    assert (again.values, again.hash) == (today.values, "sha256:before")


def test_what_the_text_says_comes_before_the_rulebook_of_today():
    kept, today = load("fenacef-ix"), overlay(load("fenacef-ix"), {"partida_target": 15, "onze_at": 14})
    assert read_whole(write_whole(kept), today).values == kept.values


def broken(**changes) -> str:
    return json.dumps({**json.loads(write_whole(load("fenacef-ix"))), **changes})


@pytest.mark.parametrize(
    "text",
    ["", "no text of ours", "{}", broken(game="bridge"), broken(values={}), broken(values={"rule_of_before": 1}), broken(articles=3)],
    ids=["nothing", "words", "empty", "game", "values", "unknown rule", "articles"],
)
def test_a_text_that_cannot_be_read_any_more_is_an_error_of_rulebooks(text):
    with pytest.raises(RulebookError):
        read_whole(text, None)


def test_a_competition_that_is_written_otherwise_today_hinders_no_table():
    again = read_whole(broken(championship={"of": "yesterday"}), None)
    assert msgspec.structs.replace(again, championship=load("fenacef-ix").championship) == load("fenacef-ix")
