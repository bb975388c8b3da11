"""The compiled tranca beside the readable one: the same pack, the same choices, after each the same table. `make soak` plays many more."""

from random import Random

import pytest
from tools.lockstep.overlays import by_chance
from tools.lockstep.tranca import Difference, begun, choice, dealt_by_chance, of_the_kernel, of_the_rules, walk
from tools.lockstep.tranca import Twins as BothEngines

from tento.games.tranca.kernels.book import numbers
from tento.games.tranca.kernels.table import put_down
from tento.games.tranca.rules import game
from tento.games.tranca.rules.state import the_rodada
from tento.games.tranca.values import TrancaRules
from tento.rulebooks.loader import load, names
from tento.table.game import Step

RODADAS = 6
EVERYTHING = {
    *("Draw", "Reject", "Take", "Lay", "Add", "Discard", "play", "rodada_over", "match_over"),
    *("limpa", "morto", "pending", "exhausted", "direta", "indireta"),
}


def test_kernel_and_rules_play_the_same_rodadas_by_every_rulebook_that_is_installed():
    seen = set()
    for name in names("tranca"):
        seen |= walk(load(name), RODADAS, Random(name))
    for more in range(20):  # short rodadas are rare
        seen |= set() if seen >= EVERYTHING else walk(load("afia-2025"), 1, Random(more))
    assert seen == EVERYTHING


@pytest.mark.parametrize("seed", range(12))
def test_kernel_and_rules_play_the_same_rodadas_by_rulebooks_that_nobody_has_written(seed):
    luck = Random(seed)
    walk(by_chance(load("afia-2025"), luck), 1, luck)


def test_a_table_of_the_rules_can_be_put_down_at_any_moment():
    luck, rulebook = Random(5), load("afia-2025")
    twins, state = BothEngines(rulebook), begun(rulebook, luck)
    twins.begin(state)
    state = dealt_by_chance(state, twins, luck)
    while state.stage == "play":
        assert of_the_kernel(twins.book, put_down(state)) == of_the_rules(state)
        answer = game.apply(state, the_rodada(state).turn, choice(state, luck, 0.5))
        assert isinstance(answer, Step)
        state = answer.state
    assert of_the_kernel(twins.book, put_down(state)) == of_the_rules(state)


@pytest.mark.parametrize(("fault", "value"), [("wilds_per_meld", 2), ("wild_slides", 0), ("card_points", 11), ("batida_requires", 1)])
def test_a_fault_of_the_kernel_is_found(fault, value):
    """One number of the rulebook is wrong for the kernel alone."""
    rulebook, book = load("afia-2025"), numbers(load("afia-2025"))
    book[fault] = value
    with pytest.raises(Difference):
        walk(rulebook, 40, Random(fault), book)


OUTSIDE = {"undo_per_turn", "first_player", "variant_consents"}
"""Laying that is taken back, who opens the first rodada, and regional variants are not the kernel's."""
ONE_WAY = {
    *("players", "partners_sit", "packs", "jokers", "cards_each", "mortos", "morto_size", "deal_order", "play_direction", "meld_min"),
    *("ace_low", "wild_rank", "melds_grow", "suja_cleans", "threes_in_melds", "black3_locks", "red3_stays", "red3_replaced"),
    *("turn_order", "lixo_taken", "lixo_visible", "lixo_use", "one_card_hand", "jogos_per_turn", "morto_per_pair", "morto_after"),
    *("morto_direct", "morto_indirect", "batida_by"),
}
"""Keys that can be played with one value only."""


def test_every_key_of_a_rulebook_becomes_a_number_or_lies_outside_the_kernel():
    read = set()

    class Reading:
        def __getattr__(self, key):
            read.add(key)
            return getattr(load("afia-2025").values, key)

    class Book:
        values = Reading()

    numbers(Book())  # type: ignore[arg-type]  # a rulebook that notes what is asked of it
    assert {*TrancaRules.__struct_fields__} - read == OUTSIDE | ONE_WAY
