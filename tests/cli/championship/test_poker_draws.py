"""The draws of seats at the command line: written by a simulation, told, taken out of a log, and redone."""

from typing import get_args, get_type_hints

import msgspec
import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from tento.championship.core.draw import FalseDraw
from tento.championship.core.log import write
from tento.championship.poker import tournament as poker_kind
from tento.championship.poker.chain import Kind
from tento.championship.poker.seat_draw import SeatDraw
from tento.championship.poker.seating import SeatDecision
from tento.cli.main import app
from tento.texts.championship.pairs import FALSE_DRAWS
from tento.texts.championship.poker_seating import DRAWS
from tests.championship.files import decisions_in
from tests.championship.poker.tournaments import transcripts

RUN = CliRunner()


def run(*words):
    return RUN.invoke(app, [*map(str, words), "--lang", "en"])


@pytest.fixture(scope="module")
def event(tmp_path_factory):
    out = tmp_path_factory.mktemp("event")
    told = run("championship", "simulate", "cgp-2024", "--entries", 40, "--seed", 3, "--out", out)
    assert told.exit_code == 0, told.stderr
    return out


@pytest.fixture(scope="module")
def log(event):
    return decisions_in(poker_kind, event / "main.log")


def draws_of(event):
    return msgspec.json.decode((event / "main-draws.json").read_bytes(), type=list[SeatDraw])


def saved(path, found):
    path.write_bytes(msgspec.json.encode(found))
    return path


def test_a_simulation_writes_the_transcripts_of_its_log(event, log):
    assert tuple(draws_of(event)) == transcripts(log)


def test_the_verifier_redoes_all_draws_of_a_tournament(event):
    told = run("verify-draw", event / "main-draws.json")
    assert (told.exit_code, told.stdout) == (0, f"All {len(draws_of(event))} draws of seats are true.\n")


def test_one_draw_leaves_the_log_and_verifies(event, tmp_path):
    one = tmp_path / "one.json"
    one.write_text(run("championship", "draw", event / "main.log", 2).stdout, encoding="utf-8")
    told = run("verify-draw", one)
    assert (told.exit_code, "draw 2" in told.stdout) == (0, True)


def test_all_draws_leave_the_log_as_the_simulation_wrote_them(event):
    told = run("championship", "draw", event / "main.log", "all")
    assert told.stdout == (event / "main-draws.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("number", ["0", "9999", "knockout"])
def test_a_draw_that_was_not_made_is_not_found(event, number):
    assert run("championship", "draw", event / "main.log", number).exit_code == 2


def test_the_verifier_says_which_draw_is_false_and_why(event, tmp_path):
    first, second, *rest = draws_of(event)
    told = run("verify-draw", saved(tmp_path / "false.json", [first, replace(second, link=first.link), *rest]))
    assert (told.exit_code, "draw 2" in told.stderr, "not the one committed to" in told.stderr) == (1, True, True)


def test_the_verifier_says_that_a_draw_is_missing(event, tmp_path):
    told = run("verify-draw", saved(tmp_path / "short.json", draws_of(event)[1:]))
    assert (told.exit_code, "one is missing" in told.stderr) == (1, True)


def test_a_transcript_with_a_strange_field_is_not_read(event, tmp_path):
    odd = msgspec.to_builtins(draws_of(event)[0]) | {"free_beer": True}
    assert run("verify-draw", saved(tmp_path / "odd.json", odd)).exit_code == 2


@pytest.mark.parametrize("field", ["number", "size"])
def test_a_draw_number_nought_or_a_table_without_seats_is_not_read(event, tmp_path, field):
    odd = msgspec.to_builtins(draws_of(event)[0]) | {field: 0}
    assert run("verify-draw", saved(tmp_path / "odd.json", odd)).exit_code == 2


def test_every_reason_and_every_kind_of_draw_has_its_words():
    whys, kinds = get_args(get_type_hints(FalseDraw)["why"]), get_args(Kind)
    assert (set(whys) <= set(FALSE_DRAWS), set(DRAWS) == set(kinds)) == (True, True)


@pytest.mark.parametrize("found", [1, "x", [1], {}])
def test_what_is_no_transcript_is_not_read(tmp_path, found):
    assert run("verify-draw", saved(tmp_path / "none.json", found)).exit_code == 2


def test_verify_counts_every_draw_of_seats(event):
    told = run("championship", "verify", event / "main.log")
    assert (told.exit_code, f"true draws: {len(draws_of(event))}." in told.stdout) == (0, True)


def test_verify_says_what_disagrees_in_a_log_that_was_signed_anew(log, tmp_path):
    place = [at for at, one in enumerate(log) if isinstance(one, SeatDecision) and one.draw is not None][1]
    seats = ("1.1",) * len(log[place].draw.seats)
    forged = tmp_path / "forged.log"
    forged.write_text(
        write([*log[:place], replace(log[place], draw=replace(log[place].draw, seats=seats)), *log[place + 1 :]]), encoding="utf-8"
    )
    told = run("championship", "verify", forged)
    assert (told.exit_code, f"decision {place + 1}:" in told.stderr, "places are not those" in told.stderr) == (1, True, True)


def test_show_tells_what_was_published_and_every_draw(event):
    told = run("championship", "show", event / "main.log").stdout
    draws = draws_of(event)
    assert f"commitment {draws[0].commitment}; numbers: {draws[0].source}" in told
    assert told.count("; link ") == len(draws)


def test_show_tells_who_drew_which_empty_seat(event):
    told = run("championship", "show", event / "main.log").stdout
    late = next(draw for draw in draws_of(event) if draw.kind == "late")
    assert f"{late.listed[0]} {late.seats[0]}" in told


def test_a_draw_already_made_is_not_made_again(log, tmp_path):
    place = next(at for at, one in enumerate(log) if isinstance(one, SeatDecision) and one.draw is not None)
    twice = tmp_path / "twice.log"
    twice.write_text(write([*log[: place + 1], *log[place:]]), encoding="utf-8")
    told = run("championship", "verify", twice)
    assert (told.exit_code, "The draw has been made." in told.stderr) == (1, True)
