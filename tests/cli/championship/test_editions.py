"""`tento championship new --after`: a suspension follows people from one edition to the next, in files."""

import shutil
from pathlib import Path

import msgspec
import pytest
from typer.testing import Result

from tento.championship.core.bundle import Bundle
from tento.cli.championship.event_file import EventFile
from tests.cli.championship.editions import CPFS, GROUP, OTHERS, done, missed, opened, pair, register, tento


@pytest.fixture(scope="module")
def held(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return missed(tmp_path_factory.mktemp("held"))


@pytest.fixture
def edition(held: Path, tmp_path: Path) -> Path:
    """A copy of that edition, for one test."""
    copied = shutil.copytree(held.parent, tmp_path / "held")
    return Path(copied) / held.name


def suspended(answer: Result) -> bool:
    return answer.exit_code == 1 and "is suspended from this edition" in answer.output


def test_a_suspension_follows_the_cpf_into_the_file_of_the_next_edition(edition: Path, tmp_path: Path):
    log = opened(tmp_path / "x.log", "--after", edition)
    assert suspended(register(log, "D1", pair(("J. Melo", "Caio"), (CPFS[0], OTHERS[0])), "Outra"))


def test_a_homonym_with_another_cpf_enters_the_next_edition(edition: Path, tmp_path: Path):
    log = opened(tmp_path / "x.log", "--after", edition)
    assert register(log, "D1", pair(("João da Silva", "Eva Melo"), OTHERS), "Outra").exit_code == 0


def test_the_delegation_and_people_without_a_cpf_stay_out_of_the_next_edition(edition: Path, tmp_path: Path):
    log = opened(tmp_path / "x.log", "--after", edition)
    assert suspended(register(log, "D1", pair(("joao  silva", "Caio")), "Outra"))
    assert suspended(register(log, "D1", pair(("Caio", "Davi")), "Apcef 1"))


def test_people_whom_the_organiser_names_are_suspended_beside_those_of_the_last_edition(edition: Path, tmp_path: Path):
    log = opened(tmp_path / "x.log", 'suspended=["Rui Sá"]', "--after", edition)
    assert suspended(register(log, "D1", pair(("Rui Sá", "Caio")), "Outra"))
    assert suspended(register(log, "D1", pair(("Caio", "Davi")), "Apcef 1"))


def test_two_editions_share_the_key_of_the_cpfs_and_no_secret_of_draws(edition: Path, tmp_path: Path):
    log = opened(tmp_path / "x.log", "--after", edition)
    old, new = EventFile(edition), EventFile(log)
    assert old.cpf_key() == new.cpf_key()
    assert len({old.secret(), new.secret(), new.cpf_key()}) == 3


def test_the_key_of_the_cpfs_is_its_owners_alone_and_stands_in_no_log(edition: Path):
    key = edition.with_name("ix.log.cpf")
    assert key.stat().st_mode & 0o077 == 0
    assert key.read_text(encoding="ascii").strip() not in edition.read_text(encoding="utf-8")


def test_a_log_from_before_whose_secret_closed_its_cpfs_has_a_next_edition(edition: Path, tmp_path: Path):
    before = EventFile(edition)
    before.secret_path.write_bytes(before.cpf_path.read_bytes())
    before.cpf_path.unlink()
    log = opened(tmp_path / "x.log", "--after", edition)
    assert suspended(register(log, "D1", pair(("J. Melo", "Caio"), (CPFS[0], OTHERS[0])), "Outra"))


def test_a_copy_from_before_without_the_key_is_read(edition: Path, tmp_path: Path):
    bundle = msgspec.to_builtins(EventFile(edition).whole(), str_keys=True)
    del bundle["cpf_key"]
    copy = EventFile(tmp_path / "copy.log")
    copy.follow(msgspec.convert(bundle, Bundle, strict=False))
    assert (copy.cpf_path.exists(), copy.cpf_key()) == (False, EventFile(edition).secret())


def test_an_edition_whose_key_of_cpfs_is_missing_has_no_next_one(edition: Path, tmp_path: Path):
    for path in (EventFile(edition).cpf_path, EventFile(edition).secret_path):
        path.unlink()
    answer = tento("new", tmp_path / "x.log", "fenacef-ix", "--title", "Jogos", *GROUP, "--after", edition)
    assert (answer.exit_code, "ix.log.cpf" in answer.output, (tmp_path / "x.log").exists()) == (2, True, False)


def test_the_edition_before_must_be_there(tmp_path: Path):
    answer = tento("new", tmp_path / "x.log", "fenacef-ix", "--title", "Jogos", *GROUP, "--after", tmp_path / "none.log")
    assert (answer.exit_code, "there is no event in this file" in answer.output) == (2, True)


def test_an_event_at_a_house_follows_no_edition_of_another_place(edition: Path):
    answer = tento("new", "http://127.0.0.1:1", "fenacef-ix", "--title", "Jogos", *GROUP, "--after", edition)
    assert (answer.exit_code, "must be at the same house" in answer.output) == (2, True)


def test_show_lists_the_people_whom_the_next_edition_will_not_take(edition: Path):
    assert "Suspended from the next edition: João da Silva / Eva Melo (Apcef 1)" in done("show", edition).stdout


def test_show_lists_the_people_whom_this_edition_does_not_take_and_no_mark_of_a_cpf(edition: Path, tmp_path: Path):
    shown = done("show", opened(tmp_path / "x.log", "--after", edition)).stdout
    assert "Suspended from this edition: Apcef 1; Eva Melo; Joao Silva" in shown
    assert "cpf:" not in shown


def test_the_next_edition_verifies(edition: Path, tmp_path: Path):
    assert done("verify", opened(tmp_path / "x.log", "--after", edition)).exit_code == 0
