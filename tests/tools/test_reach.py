"""Nothing is called enforced that nobody comes to: from the decisions, the actions at a table and the rulings to every rule."""

import pytest
from tools.articles import find_functions, unreached
from tools.reach import Sources, doors, reached, read_sources

from tento.rulebooks.loader import OFFICIAL, load

TOY = {
    "toy": (
        "from toy.rules import played\nfrom toy import desk\n\n"
        "def decide(state: desk.State):\n    return TABLE[state](state.field)\n\n"
        "TABLE = {1: played}\n"
    ),
    "toy.rules": "from toy.desk import asked as renamed\n\ndef played(state): return renamed(state)\n\ndef idle(state): return 1\n",
    "toy.desk": (
        "class State:\n"
        "    @property\n    def field(self): return counted()\n"
        "    def unused(self): return never()\n\n"
        "class Other:\n    def field(self): return never()\n\n"
        "def asked(state): return state\n\n"
        "def counted(): return 1\n\n"
        "def never() -> Other: return 1\n"
    ),
}


@pytest.fixture(scope="module")
def found() -> set[str]:
    sources = read_sources()
    return reached(sources, doors(sources))


@pytest.mark.parametrize("name", OFFICIAL)
def test_a_decision_an_action_or_a_ruling_comes_to_every_article_that_is_called_enforced(name, found):
    assert list(unreached(load(name), find_functions(), found)) == []


@pytest.mark.parametrize("door", ["championship.pairs", "championship.poker", "games.truco", "games.tranca", "games.poker"])
def test_every_kind_of_event_and_every_game_is_a_door(door):
    assert any(path.startswith(f"tento.{door}.") for path in doors(read_sources()))


def test_what_a_function_names_is_reached_through_tables_and_other_names_for_it():
    assert {"toy.rules.played", "toy.desk.asked"} <= reached(Sources(TOY), ["toy.decide"])


def test_what_nobody_names_is_not_reached():
    assert reached(Sources(TOY), ["toy.decide"]).isdisjoint({"toy.rules.idle", "toy.desk.never"})


def test_of_methods_those_are_reached_whose_name_is_used_and_whose_class_is_spoken_of():
    paths = reached(Sources(TOY), ["toy.decide"])
    assert {"toy.desk.State.field", "toy.desk.counted"} <= paths
    assert paths.isdisjoint({"toy.desk.State.unused", "toy.desk.Other.field"})


def test_an_article_whose_rule_is_reached_by_nobody_is_told():
    rulebook, functions = load("cgp-2024"), find_functions()
    everything = {name for names in functions.values() for name in names}
    assert list(unreached(rulebook, functions, everything)) == []
    left_out = everything - {"tento.championship.poker.running._deal_hand", "tento.championship.poker.hand_for_hand.hand_times"}
    assert list(unreached(rulebook, functions, left_out)) == [("PK-117", "h4h_minutes")]
