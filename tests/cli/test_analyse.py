"""`tento analyse` on files of all sorts: what it prints, and the exit code."""

import pytest
import typer
from typer.testing import CliRunner

import tento
from tento.cli.analyse import analyse_command
from tento.cli.charts import columns, spread
from tests.records.recorded import forged

app = typer.Typer()
app.command("analyse")(analyse_command)


@pytest.fixture(scope="module")
def record() -> str:
    table = tento.Table("paulista-da-casa", seats=2, seed=6)
    table.play(tento.bot("random"))
    return table.record


@pytest.fixture
def run(tmp_path, monkeypatch):
    monkeypatch.setenv("TENTO_LANG", "pt")

    def run_on(content, *options):
        path = tmp_path / "match.tento"
        path.write_bytes(content.encode())
        return CliRunner().invoke(app, [str(path), *options])

    return run_on


def test_the_mistakes_are_told_with_what_they_cost_what_was_better_and_why(run, record):
    told, found = run(record), tento.analyse(record)
    assert told.exit_code == 0
    dearest = max(found.mistakes, key=lambda one: one.cost)
    line = next(line for line in told.output.splitlines() if f"linha {dearest.place} " in line and "custou" in line)
    assert f"custou {100 * dearest.cost:.0f}% de chance. Melhor: " in line
    assert line.rstrip().endswith(".")


def test_the_moments_that_decided_and_the_chart_are_told_in_english_too(run, record):
    told = run(record, "--lang", "en").output
    assert "What decided it" in told
    assert "Chance to win the match" in told
    assert "█" in told
    assert "_" not in told


def test_one_seat_alone(run, record):
    told = run(record, "--seat", "1", "--all").output
    wrong = [line for line in told.splitlines() if "custou" in line]
    assert wrong
    assert all("Seat 1:" in line for line in wrong)


def test_a_seat_that_is_not_there_is_named(run, record):
    told = run(record, "--seat", "5")
    assert told.exit_code == 2
    assert "vão de 0 a 1" in told.output


def test_a_record_that_is_not_true_is_not_judged(run):
    told = run(forged(" play ..", " play 4c"))
    assert told.exit_code == 1
    assert "linha" in told.output


def test_a_column_is_as_high_as_its_value():
    assert columns([0, 0.5, 1], height=2, low=0, high=1) == ["  █", "▁██"]


def test_what_stood_stays_until_the_next_stands():
    assert spread([(0, 1.0), (5, 2.0)], 10, 5) == [1.0, 1.0, 2.0, 2.0, 2.0]
