"""A log without the file of its people: all but the forms is checked, and a log that was tampered with is found out all the same."""

import pytest
from typer.testing import CliRunner

from tento.championship.core.log import next_line
from tento.cli.main import app

RUN = CliRunner()
FIELDS = {"truco-masters-2025": "16", "fenacef-ix": "12", "afia-2025": "10", "cgp-2024": "12"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("logs")


def saved(folder, rulebook):
    """The log of a simulated event, with the file of its people beside it."""
    out = folder / rulebook
    if not out.exists():
        done = RUN.invoke(app, ["championship", "simulate", rulebook, "--entries", FIELDS[rulebook], "--out", str(out)])
        assert done.exit_code == 0, done.output
    return next(out.glob("*.log"))


def verified(log):
    return RUN.invoke(app, ["championship", "verify", str(log), "--lang", "en"])


@pytest.mark.parametrize("rulebook", FIELDS)
def test_a_log_alone_has_every_decision_and_draw_checked_and_says_what_was_not(folder, rulebook, tmp_path):
    log = saved(folder, rulebook)
    people = log.with_name(log.name.replace(".log", ".people.json")).read_text()
    alone = tmp_path / log.name
    alone.write_text(log.read_text())
    whole, part = verified(log), verified(alone)
    assert whole.exit_code == 0, whole.output
    assert part.exit_code == 3, part.output
    counts = [people.count(f'"kind": "{kind}"') for kind in ("form", "name", "text")]
    assert f"{counts[0]} form(s), {counts[1]} name(s) and {counts[2]} text(s) could not be checked" in part.output
    assert f"The chain is whole: {len(log.read_text().splitlines())} lines" in part.output
    redone = whole.output.partition("Decisions redone")[2].splitlines()[0].removeprefix(": ")
    assert f"Decisions redone by the regulation: {redone}" in part.output


def chained(lines):
    """The lines with checks of their own, as a forger writes them."""
    check, text = "", ""
    for line in lines:
        made, check = next_line(check, line.rpartition(" ~")[0])
        text += f"{made}\n"
    return text


def test_a_changed_line_and_a_changed_score_are_found_without_the_people(folder, tmp_path):
    lines = saved(folder, "truco-masters-2025").read_text().splitlines()
    place = next(number for number, line in enumerate(lines) if '"do":"draw"' in line)
    broken = [*lines[:place], lines[place].replace('"seed":"', '"seed":"0'), *lines[place + 1 :]]
    log = tmp_path / "event.log"
    log.write_text("\n".join(broken) + "\n")
    assert verified(log).exit_code == 2
    seed = lines[place].partition('"seed":"')[2][:2]
    other = "00" if seed != "00" else "11"
    forged = [*lines[:place], lines[place].replace(f'"seed":"{seed}', f'"seed":"{other}'), *lines[place + 1 :]]
    log.write_text(chained(forged))
    told = verified(log)
    assert told.exit_code in (1, 2), told.output
    assert "all" not in told.output.lower() or "FALSE" in told.output
