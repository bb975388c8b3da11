"""`tento admin usage`, and what bounds a server by its environment."""

import asyncio
import time
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from tento.championship.core.roles import HOUSE
from tento.cli.admin import admin_app
from tento.cli.bounds import connections, quotas, retention
from tento.club.limits import Rate
from tento.club.live.quotas import GIGABYTE, MEGABYTE
from tento.store.open import open_store
from tests.store.test_upkeep import append, championship, guest, table


def test_what_a_database_holds_is_told_and_cleaned(tmp_path, monkeypatch):
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    shown = CliRunner().invoke(admin_app, ["usage", "--clean", "--data", str(tmp_path)])
    assert shown.exit_code == 0, shown.output
    assert len(shown.output.splitlines()) == 7


async def _with_a_table_that_writes(folder: Path) -> None:
    store = open_store(folder)
    await store.start()
    await guest(store, "ana", guest=False)
    await table(store, "a", host="ana", status="playing")
    line = b'{"entry":"acted","at":%d,"text":"%s"}' % (time.time_ns() // 1_000_000, 1_300_000 * b"x")
    await append(store, "a", [line])
    await store.stop()


def test_whose_tables_wrote_the_most_in_the_last_hour_is_told(tmp_path, monkeypatch):
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")
    asyncio.run(_with_a_table_that_writes(tmp_path))
    shown = CliRunner().invoke(admin_app, ["usage", "--data", str(tmp_path)])
    assert "Mais escreveram na última hora: ana 1,3 MB" in shown.output.splitlines()


async def _with_a_championship(folder: Path, name: str = "do Bairro") -> None:
    store = open_store(folder)
    await store.start()
    await guest(store, "ana", guest=False)
    await championship(store, name, "ana", 2_300_000)
    await championship(store, "da Casa", HOUSE, 0)
    await store.stop()


def test_the_largest_championships_are_told_with_the_names_of_those_who_opened_them(tmp_path, monkeypatch):
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")
    asyncio.run(_with_a_championship(tmp_path))
    shown = CliRunner().invoke(admin_app, ["usage", "--data", str(tmp_path)])
    assert "Maiores campeonatos: Copa do Bairro (ana) 2,3 MB, Copa da Casa (a casa) 0,0 MB" in shown.output.splitlines()


def test_a_title_that_was_brought_from_elsewhere_moves_no_cursor(tmp_path):
    asyncio.run(_with_a_championship(tmp_path, "\x1b[2J"))
    shown = CliRunner().invoke(admin_app, ["usage", "--data", str(tmp_path)])
    assert ("Copa \N{REPLACEMENT CHARACTER}[2J" in shown.output, "\x1b" in shown.output) == (True, False)


def test_what_the_environment_names_is_so_and_the_rest_is_as_usual():
    asked = quotas({"TENTO_TABLES": "7", "TENTO_GIGABYTES": "2"})
    assert (asked.tables, asked.bytes, asked.tables_a_person) == (7, 2 * GIGABYTE, 12)
    kept = retention({"TENTO_PRACTICE_DAYS": "0", "TENTO_LOG_DAYS": "3"})
    assert (kept.practice_days, kept.log_days) == (0, 3)
    lines = connections({"TENTO_SOCKETS_A_PERSON": "2", "TENTO_MESSAGES_A_SECOND": "5"})
    assert (lines.sockets_a_person, lines.sockets_an_address, lines.half_open_an_address) == (2, 2000, 1000)
    all_of_them = connections({"TENTO_SOCKETS": "3", "TENTO_CONNECTIONS": "4", "TENTO_CONNECTIONS_AN_ADDRESS": "5"})
    assert (all_of_them.sockets, all_of_them.connections, all_of_them.connections_an_address) == (3, 4, 5)
    assert lines.messages == Rate(burst=10, seconds=1 / 5)
    bounded = quotas({"TENTO_MEGABYTES_A_PERSON": "3", "TENTO_MEGABYTES_AN_ADDRESS": "4"})
    assert (bounded.bytes_a_person, bounded.bytes_an_address) == (3 * MEGABYTE, 4 * MEGABYTE)
    hourly = quotas({"TENTO_MEGABYTES_AN_HOUR": "5", "TENTO_MEGABYTES_AN_HOUR_A_PERSON": "6", "TENTO_MEGABYTES_AN_HOUR_AN_ADDRESS": "7"})
    assert (hourly.hourly, hourly.hourly_a_person, hourly.hourly_an_address) == (5 * MEGABYTE, 6 * MEGABYTE, 7 * MEGABYTE)
    assert quotas({"TENTO_CHAIRS_AN_ADDRESS": "8"}).chairs_an_address == 8


@pytest.mark.parametrize("said", ["many", "-1", "0", "²"])
def test_what_is_no_number_is_refused_in_a_sentence(said):
    with pytest.raises(typer.BadParameter):
        quotas({"TENTO_TABLES": said})
