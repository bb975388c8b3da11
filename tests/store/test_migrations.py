"""A database of an earlier program comes to the present schema with what it held."""

import time
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from msgspec.structs import replace
from sqlalchemy import create_engine, text

import tento.store
from tento.club.ports import NameTaken, Retention
from tento.store.open import open_store
from tento.table.outcome import Ranked

STEPS = Path(tento.store.__path__[0]) / "migrations"


def at_revision(folder: Path, revision: str, *statements: str) -> None:
    """A database as an earlier program left it."""
    with create_engine(f"sqlite:///{folder / 'tento.db'}").begin() as db:
        config = Config()
        config.set_main_option("script_location", str(STEPS))
        config.attributes["connection"] = db
        command.upgrade(config, revision)
        for statement in statements:
            db.execute(text(statement))


async def test_matches_of_two_sides_get_their_places_scores_and_seats(tmp_path):
    at_revision(
        tmp_path,
        "0002",
        "INSERT INTO matches VALUES ('won', 'truco', 'r', 5, 1, 'points', 3, 12, 1), ('open', 'truco', 'r', 6, NULL, 'time', 7, 7, 1)",
        "INSERT INTO match_seats VALUES ('won', 0, 'a', 'Ana'), ('won', 1, 'b', 'Bia'), ('won', 2, 'c', 'Caio'), ('won', 3, 'd', 'Davi')",
    )
    store = open_store(tmp_path)
    await store.start()
    won, undecided = await store.matches.get("won"), await store.matches.get("open")
    await store.stop()
    assert won is not None
    assert undecided is not None
    assert (won.outcome.ranking, won.outcome.winner, won.sides) == ((Ranked(1, 1, 12), Ranked(0, 2, 3)), 1, (0, 1, 0, 1))
    assert (undecided.outcome.winner, undecided.outcome.score) == (None, (7, 7))


async def test_a_guest_of_before_counts_as_seen_when_the_database_came_to_note_it(tmp_path):
    at_revision(tmp_path, "0020", "INSERT INTO people VALUES ('a', 'Ana', NULL, NULL, 1, 'player', 1, 'pt', 0, 0, 1)")
    store = open_store(tmp_path)
    await store.start()
    gone = await store.upkeep.clean(time.time_ns() // 1_000_000, Retention(), 20)
    known = await store.people.get("a")
    await store.stop()
    assert (gone.guests, known is None) == (0, False)


async def test_of_names_that_looked_alike_before_each_stays_and_no_third_one_comes(tmp_path):
    person = "('{0}', '{1}', '{2}', 'hash', 0, 'player', {3}, 'pt', 0, 0, 1, 1)"
    names = (("b", "Ana S1lva", "ana s1lva", 2), ("a", "Ana Silva", "ana silva", 1), ("z", "Zé", "zé", 3))
    rows = [person.format(*one) for one in names]
    at_revision(tmp_path, "0021", f"INSERT INTO people VALUES {', '.join(rows)}")
    store = open_store(tmp_path)
    await store.start()
    found = [await store.people.by_name(name) for name in ("Ana Silva", "Ana S1lva", "Zé")]
    third = await store.people.get("z")
    assert third is not None
    with pytest.raises(NameTaken):
        await store.people.change(replace(third, name="Ana SiIva"))
    await store.stop()
    assert [one and one[0].id for one in found] == ["a", "b", "z"]
