"""`tento championship import` and `calendar`: lists in without a half of them, hours out for phones."""

import io
import zipfile
from pathlib import Path

import icalendar
import msgspec
import pytest
import xlsxwriter
from typer.testing import CliRunner, Result

from tento.championship.core.log import write
from tento.cli.main import app
from tento.papers import entry_lists
from tento.papers.entry_lists import MOST_LINES, BadList, read_list
from tento.rulebooks.loader import load
from tests.championship.files import replayed
from tests.cli.championship.test_decide import event_of, new_event

RUN = CliRunner()
AT = ("--at", "2025-09-20T12:00:00")
HEAD = ["Dupla", "Nome", "CPF", "Nascimento", "Residência", "Domicílio", "Fala português", "Declarações", "Regulamento aceito", "Canal"]
CPFS = ["529.982.247-25", "168.995.350-09", "111.444.777-35", "390.533.447-05"]


def tento(*args: str) -> Result:
    return RUN.invoke(app, ["championship", *args])


def people(pairs: int = 2) -> list[list[str]]:
    """Lines of a list with people whom Truco Masters takes."""
    forms = [one for one in event_of("truco-masters-2025", 16) if one.__struct_config__.tag == "register"][:pairs]
    found: list[list[str]] = []
    for number, form in enumerate(forms, 1):
        for person in msgspec.to_builtins(form)["people"]:
            year, month, day = person["born"].split("-")
            words = ";".join(person["declared"])
            row = [f"d{number}", person["name"], CPFS[len(found)], f"{day}/{month}/{year}", person["residence"], person["domicile"]]
            found.append([*row, "sim", f'"{words}"', person["accepted_version"], form.channel])
    return found


def as_csv(rows: list[list[str]], between: str = ";") -> bytes:
    return "\n".join(between.join(row) for row in [HEAD, *rows]).encode()


def as_xlsx(rows: list[list[str]]) -> bytes:
    made = io.BytesIO()
    with xlsxwriter.Workbook(made, {"in_memory": True}) as book:
        sheet = book.add_worksheet()
        for place, row in enumerate([HEAD, *rows]):
            sheet.write_row(place, 0, [cell.strip('"') for cell in row])
    return made.getvalue()


@pytest.mark.parametrize("written", [as_csv, as_xlsx])
def test_everybody_of_a_list_is_entered_and_a_preview_enters_nobody(tmp_path: Path, written):
    log, file = new_event(tmp_path), tmp_path / "list"
    file.write_bytes(written(people()))
    before = log.read_bytes()
    assert tento("import", str(log), str(file), *AT, "--preview").exit_code == 0
    assert log.read_bytes() == before
    done = tento("import", str(log), str(file), *AT)
    assert (done.exit_code, "2 inscrições gravadas" in done.output) == (0, True), done.output
    found = replayed(log, load("truco-masters-2025"))
    assert sorted(found.state.entries) == ["d1", "d2"]
    assert "52998224" not in log.read_text(encoding="utf-8").replace(".", "").replace("-", "")


def test_one_bad_line_keeps_everything_out_and_every_bad_line_is_told(tmp_path: Path):
    log, file, rows = new_event(tmp_path), tmp_path / "list.csv", people()
    rows[1][2], rows[2][3] = "111.111.111-11", "31/02/1990"
    file.write_bytes(as_csv(rows))
    before = log.read_bytes()
    done = tento("import", str(log), str(file), *AT)
    assert done.exit_code == 1
    told = [line.split(":")[0] for line in done.output.splitlines() if line.startswith("linha")]
    assert told == ["linha 3", "linha 4"]
    assert "31/02/1990" in done.output
    assert "CPF" in done.output
    assert log.read_bytes() == before


def test_who_stands_twice_in_a_list_is_found(tmp_path: Path):
    log, file, rows = new_event(tmp_path), tmp_path / "list.csv", people()
    rows[3][1:3] = rows[0][1:3]
    file.write_bytes(as_csv(rows))
    done = tento("import", str(log), str(file), *AT)
    assert (done.exit_code, "linha 4" in done.output, rows[0][1] in done.output) == (1, True, True), done.output


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (b"", "list_empty"),
        (b"Nome;Altura\nAna;1,70\n", "list_unknown_column"),
        (b"Nome;Nome;Dupla\n", "list_column_twice"),
        (b"Nome;CPF\nAna;1\n", "list_column_missing"),
        (b"Dupla;Nome\n\0", "list_not_text"),
        (b"PK\x03\x04 no workbook", "list_not_text"),
        (b"Dupla;Nome\n" + b"1;Ana\n" * (MOST_LINES + 1), "list_too_long"),
        (b"x" * 5_000_001, "list_too_large"),
    ],
)
def test_a_file_that_is_no_list_is_refused_with_its_reason(raw, code):
    with pytest.raises(BadList) as error:
        read_list(raw, bytes(32))
    assert error.value.code == code


def test_a_workbook_that_unpacks_to_more_than_a_list_is_not_read(monkeypatch):
    monkeypatch.setattr(entry_lists, "UNPACKED", 1_000)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as workbook:
        workbook.writestr("xl/worksheets/sheet1.xml", b"0" * 1_001)
    with pytest.raises(BadList) as error:
        read_list(packed.getvalue(), bytes(32))
    assert error.value.code == "list_too_large"


@pytest.mark.parametrize("between", [";", ",", "\t"])
def test_whatever_stands_between_columns_and_however_letters_are_kept(between):
    raw = f"Inscrição{between}Nome\n7{between}João\n7{between}Inês\n".encode("cp1252")
    asked, problems = read_list(raw, bytes(32))
    assert not problems
    assert asked[0].fields == {"entry": "7", "people": [{"name": "João"}, {"name": "Inês"}]}


def test_the_calendar_has_every_match_with_an_hour_and_can_be_of_one_entry(tmp_path: Path):
    decisions = event_of("truco-masters-2025", 16)
    log, out = tmp_path / "event.log", tmp_path / "event.ics"
    log.write_text(write(decisions), encoding="utf-8")
    calls = [one for one in decisions if one.__struct_config__.tag == "call"]
    assert tento("calendar", str(log), "--out", str(out)).exit_code == 0
    found = icalendar.Calendar.from_ical(out.read_bytes()).walk("VEVENT")
    assert len(found) == len(calls)
    assert sorted(one.decoded("DTSTART") for one in found) == sorted(one.starts for one in calls)
    one = next(iter(replayed(log, load("truco-masters-2025")).state.entries))
    tento("calendar", str(log), "--out", str(out), "--entry", one)
    assert 1 <= len(icalendar.Calendar.from_ical(out.read_bytes()).walk("VEVENT")) <= 4
