"""What the question about best losers takes: mistakes are named with their place."""

import pytest

from tento.championship.cases.pairs.tables import best
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.loader import load

AFIA = load("afia-2025")
ANA = {"name": "Ana", "made": 1200, "conceded": 300}


@pytest.mark.parametrize(
    ("losers", "key", "message"),
    [
        ([5], "losers[0]", "is a table with name"),
        (["Ana"], "losers[0]", "is a table with name"),
        (["name"], "losers[0]", "is a table with name"),
        ([ANA, {"made": 3}], "losers[1]", "is a table with name"),
        ([ANA, ANA], "losers[1]", "names Ana twice"),
        ([{"name": "Bia"}], "losers[0].made", "is missing"),
    ],
)
def test_a_loser_is_a_table_with_a_name_and_points_and_stands_once(losers, key, message):
    with pytest.raises(BadKey, match=message) as found:
        best({"losers": losers}, AFIA)
    assert found.value.key == key


def test_a_rulebook_without_best_losers_is_named():
    with pytest.raises(BadKey, match="truco-masters-2025 takes no best losers"):
        best({"losers": [ANA]}, load("truco-masters-2025"))
