"""Tables of bots alone are few, and the cups that want one have it in turn."""

from tento.club.events.pairs.bot_tables import BotTables


def test_a_cup_that_waits_has_the_next_table_before_the_one_that_just_had_it():
    tables, told = BotTables(2), list[str]()
    tables.hold("a", 2)
    assert not tables.free_for("b")
    tables.wait("b", lambda: told.append("b"))
    tables.hold("a", 1)
    assert told == ["b"]
    assert not tables.free_for("a"), "another was first"
    assert tables.free_for("b")
    tables.wait("a", lambda: told.append("a"))
    tables.hold("b", 1)
    assert not tables.free_for("a")
    tables.hold("b", 0)
    assert told == ["b", "a"]
    assert tables.free_for("a")


def test_a_cup_that_goes_away_leaves_its_tables_and_its_turn():
    tables, told = BotTables(1), list[str]()
    tables.hold("a", 1)
    tables.wait("b", lambda: told.append("b"))
    tables.wait("c", lambda: told.append("c"))
    tables.leave("b")
    assert told == ["c"]
    tables.leave("a")
    assert tables.free_for("c")
    assert not tables.free_for("d"), "one waits before it"
