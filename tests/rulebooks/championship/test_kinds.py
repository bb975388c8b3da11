"""The kind of a championship is a word of its file: what it decides, what it may not change, and games that are not played here."""

import pytest

from tento.rulebooks.championship.kinds import KINDS, plain_rules
from tento.rulebooks.championship.pairs import PairsRules
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.game_values import values_of
from tento.rulebooks.known_games import known_games
from tento.rulebooks.loader import RulebookError, load, names, overlay
from tento.rulebooks.reading import types_of

HEAD = 'name = "casa"\ntitle = "t"\nsource = "s"\n'
BRIDGE = HEAD + 'game = "bridge"\n[championship.entries]\nkind = "individuals"\n[championship.stages.all]\nkind = "knockout"\n'


def written(folder, text):
    path = folder / "casa.toml"
    path.write_text(text, encoding="utf-8")
    return load(path)


def refusal(folder, text):
    with pytest.raises(RulebookError) as caught:
        written(folder, text)
    return caught.value


@pytest.mark.parametrize(
    ("name", "struct"),
    [("truco-masters-2025", PairsRules), ("fenacef-ix", PairsRules), ("afia-2025", PairsRules), ("cgp-2024", PokerTournamentRules)],
)
def test_a_regulation_has_the_championship_of_its_kind(name, struct):
    assert type(load(name).championship) is struct


def test_an_overlay_inherits_the_kind(tmp_path):
    found = written(tmp_path, 'name = "casa"\nparent = "cgp-2024"\n[championship]\nft_size = 8\n').championship
    assert isinstance(found, PokerTournamentRules)
    assert (found.ft_size, found.min_field) == (8, (4, 8, 12, 15))


@pytest.mark.parametrize(("parent", "kind", "allowed"), [("cgp-2024", "pairs", '"poker"'), ("fenacef-ix", "poker", '"pairs"')])
def test_an_overlay_cannot_change_the_kind(tmp_path, parent, kind, allowed):
    error = refusal(tmp_path, f'name = "casa"\nparent = "{parent}"\n[championship]\nkind = "{kind}"\n')
    assert (error.key, error.reason, error.allowed) == ("championship.kind", f'found "{kind}"', allowed)


@pytest.mark.parametrize("kind", ['"chess"', "3", "[]"])
def test_a_kind_that_does_not_exist_is_refused_with_those_that_do(tmp_path, kind):
    error = refusal(tmp_path, f'{HEAD}game = "bridge"\n[championship]\nkind = {kind}\n')
    assert (error.key, error.allowed) == ("championship.kind", '"pairs", "poker"')


def test_a_key_of_the_other_kind_is_unknown(tmp_path):
    error = refusal(tmp_path, 'name = "casa"\nparent = "cgp-2024"\n[championship.stages.final]\nkind = "knockout"\n')
    assert (error.key, "unknown key" in error.reason) == ("championship.stages", True)


def test_a_game_that_is_not_played_here_may_have_a_championship(tmp_path):
    rulebook = written(tmp_path, BRIDGE)
    assert (rulebook.game in known_games(), rulebook.values.__struct_fields__, type(rulebook.championship)) == (False, (), PairsRules)


def test_values_of_a_game_that_is_not_played_here_are_refused(tmp_path):
    error = refusal(tmp_path, BRIDGE + "[values]\ntricks = 13\n")
    assert (error.key, error.reason) == ("values", '"bridge" is not played here: a rulebook of it holds only a [championship]')


def test_a_choice_that_no_kind_knows_names_the_nearest_one():
    with pytest.raises(RulebookError, match=r"championship\.payout_unti: unknown key, did you mean `payout_unit`"):
        overlay(load("cgp-2024"), {"payout_unti": 1})


def test_a_choice_that_cannot_be_is_told_with_what_was_found():
    with pytest.raises(RulebookError, match=r"championship\.balance_diff: found 1, which cannot be played: moving a player"):
        overlay(load("cgp-2024"), {"balance_diff": 1})


@pytest.mark.parametrize("name", names())
def test_no_rule_of_a_game_has_the_name_of_one_of_its_championship(name):
    rulebook = load(name)
    assert not types_of(values_of(rulebook.game).struct).keys() & (plain_rules(rulebook.championship).keys() | types_of(PairsRules).keys())


def test_every_kind_is_known_by_the_word_of_its_struct():
    assert {name: kind.struct.kind for name, kind in KINDS.items()} == {"pairs": "pairs", "poker": "poker"}
