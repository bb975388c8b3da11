"""A quick match: who asks for the same agreement sits at the same table."""

import pytest

from tento.club.live.entries import TableConfig
from tento.club.live.live_table import LiveTable
from tento.club.live.live_tables import LiveTables
from tento.club.live.table_commands import play_at_once
from tento.club.ports import Person
from tento.games.registry import kits
from tento.table.refusal import Refusal
from tests.club.memory_store import MemoryStore


def guest(person: str) -> Person:
    return Person(id=person, name=person.title(), guest=True, roles=(), created=0)


async def seated(tables: LiveTables, person: str, config: TableConfig) -> LiveTable:
    live = await play_at_once(tables, guest(person), config)
    assert isinstance(live, LiveTable), live
    return live


@pytest.mark.parametrize("game", [kit.name for kit in kits()])
async def test_two_who_want_a_quick_match_of_any_game_sit_at_one_table(game):
    tables = LiveTables(MemoryStore(), "test", "")  # type: ignore[arg-type]  # nobody has an account here
    kit = next(kit for kit in kits() if kit.name == game)
    config = TableConfig(game=game, rulebook=kit.usual_rulebook, seats=kit.seats[0], fill_seconds=20)
    ana, bia = await seated(tables, "ana", config), await seated(tables, "bia", config)
    assert ana is bia
    await ana.stop()


async def test_nobody_finds_a_quick_match_of_a_game_that_is_not_played():
    tables = LiveTables(MemoryStore(), "test", "")  # type: ignore[arg-type]  # nobody has an account here
    refused = await play_at_once(tables, guest("ana"), TableConfig(game="bridge", rulebook="none"))
    assert isinstance(refused, Refusal)
    assert refused.code == "unknown_game"
