"""The bags of the first days: what is wrong with them is told by name."""

import pytest

from tento.championship.poker.days import Bag, verify_bags
from tento.rulebooks.loader import load
from tento.table.refusal import Refusal

CGP = load("cgp-2024")


def test_whoever_has_two_bags_is_named_and_nobody_else():
    found = verify_bags(CGP, [[Bag(player="a", chips=500), Bag(player="b", chips=500)], [Bag(player="a", chips=500)]], 1500)
    assert isinstance(found, Refusal)
    assert (found.code, found.facts["players"]) == ("still_in", "a")


@pytest.mark.parametrize(("chips", "code"), [((1, 999), None), ((0, 1000), "chips_do_not_add_up"), ((1, 998), "chips_do_not_add_up")])
def test_every_chip_is_in_a_bag_and_no_bag_is_empty(chips, code):
    found = verify_bags(CGP, [[Bag(player=name, chips=held) for name, held in zip("ab", chips, strict=True)]], 1000)
    assert (None if found is None else found.code) == code
