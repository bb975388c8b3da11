"""Records know no game: one for five to nine, each for the own side, is kept, sealed, replayed, checked and told by its kit alone."""

import re
from collections.abc import Iterator

import pytest
from typer.testing import CliRunner

from tento.cli.main import app
from tento.club.live.entries import TableConfig
from tento.club.replays.exported import record_of
from tento.club.replays.opened import open_record
from tento.club.table import Table
from tento.records.deals import check_deals
from tento.records.reading import read
from tento.records.replaying import replay
from tento.table.seats import SPECTATOR, Seat
from tests.contract.listening import AT_ONCE, listened
from tests.places import ROOT
from tests.records import many_seats
from tests.records.recorded import forged, refusal

SEATS = pytest.mark.parametrize("seats", [3, 5, 9])


@pytest.fixture(scope="module", autouse=True)
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with many_seats.joined(tmp_path_factory.mktemp("rulebooks")):
        yield


def finished(seats: int, seed: int = 1, **options) -> Table:
    table = Table("alta-simples", seats=seats, seed=seed, options=options)
    table.play(many_seats.Anything())
    return table


@SEATS
def test_a_match_of_any_number_of_seats_is_replayed(seats):
    table = finished(seats)
    assert replay(read(table.record)).state == table.state
    assert {report.verdict for report in check_deals(read(table.record))} == {"true"}


def test_agreed_options_of_any_game_stand_in_the_record():
    table = finished(5, points=4)
    assert "\noption points 4 ~" in table.record
    assert replay(read(table.record)).state == table.state


def test_cards_face_down_are_sealed_and_glances_hidden_until_the_reveal():
    text = finished(5, 2).record
    live, _, revealed = text.partition("\nreveal ")
    assert re.search(r"^0:00\.000 \d hide #[0-9a-f]{12} ~", live, re.MULTILINE)
    assert not re.search(r" hide [^#]|glance", live)
    assert " glance ~" in revealed


def test_a_result_that_does_not_follow_is_refused():
    assert refusal(forged(r"^point \d", "point 7", finished(9).record)).code == "fact_differs"


@SEATS
def test_a_match_at_a_live_table_is_the_same_record(seats):
    config = TableConfig(game="alta", rulebook="alta-simples", seats=seats, fill_bot="anything", reveal="deal", **AT_ONCE)
    told = listened(config, lambda _book, _seats: None, 1, 2_000)  # type: ignore[arg-type, return-value]  # nobody asks what was known
    text = record_of(told.log, [f"P{seat}" for seat in range(seats)])
    assert text is not None
    assert replay(read(text)).state == told.live.state.match
    assert [len(open_record(text, viewer).replay.deals) for viewer in (Seat(seats - 1), SPECTATOR)] == [told.live.state.dealt] * 2


def test_the_command_tells_every_side(tmp_path):
    path = tmp_path / "match.tento"
    path.write_bytes(finished(5).record.encode())
    told = CliRunner().invoke(app, ["replay", str(path), "--lang", "en"])
    assert (told.exit_code, "Seat 0 × Seat 1 × Seat 2 × Seat 3 × Seat 4" in told.output) == (0, True)
    assert CliRunner().invoke(app, ["verify-deal", str(path)]).exit_code == 0


def test_no_file_of_records_names_a_game_or_looks_into_a_state():
    words = re.compile(
        r"\b(truco|tranca|poker)\b(?!-)|\.stage\b|\.jogo\b|match_over|state\.(seats|phase|next_dealer|outcome|mao|rodada)", re.IGNORECASE
    )
    files = sorted((ROOT / "src/tento/records").glob("*.py"))
    assert len(files) > 8
    assert [(file.name, found[0]) for file in files for found in words.finditer(file.read_text(encoding="utf-8"))] == []
