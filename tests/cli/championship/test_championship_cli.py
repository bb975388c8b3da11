"""`tento championship` and `tento verify-draw`, and how they tell refusals."""

import re
import shlex

import pytest
from typer.testing import CliRunner

from tento.cards.chance import Chance
from tento.championship.core.log import write
from tento.championship.pairs.rules import rules_of
from tento.championship.simulation.pairs.event import PairsSimulation, groups_for
from tento.championship.simulation.pairs.matches import Upsets
from tento.cli.championship.diary import folded
from tento.cli.championship.sentences import sentence_of
from tento.cli.main import app
from tento.papers.pairs.lines import aligned, lines
from tento.papers.words import rulebook_name
from tento.rulebooks.loader import load
from tento.table.refusal import Refusal
from tento.texts.championship.pairs import REFUSALS
from tento.texts.papers.championship import paper
from tento.texts.sentences import sentence

RUN = CliRunner()


@pytest.fixture(scope="module")
def log(tmp_path_factory):
    simulated = PairsSimulation(load("afia-2025"), Chance(3))
    simulated.play(10)
    path = tmp_path_factory.mktemp("log") / "afia.log"
    path.write_text(write(simulated.log), encoding="utf-8")
    return path


def run(*words):
    return RUN.invoke(app, [*map(str, words)])


def test_show_tells_the_places(log):
    shown = run("championship", "show", log, "--lang", "en")
    assert shown.exit_code == 0
    assert "Places" in shown.stdout


def test_verify_redoes_every_draw(log):
    shown = run("championship", "verify", log, "--lang", "en")
    assert (shown.exit_code, "true draws: 4." in shown.stdout) == (0, True)


def test_a_changed_log_is_not_read(log, tmp_path):
    forged = tmp_path / "forged.log"
    forged.write_text(log.read_text(encoding="utf-8").replace("e1 1", "e9 1", 1), encoding="utf-8")
    assert run("championship", "verify", forged).exit_code == 2


def test_a_transcript_leaves_the_log_and_verifies(log, tmp_path):
    transcript = tmp_path / "draw.json"
    transcript.write_text(run("championship", "draw", log, "quarter").stdout, encoding="utf-8")
    assert run("verify-draw", transcript).exit_code == 0


def test_a_false_transcript_is_told_with_the_reason(log, tmp_path):
    text = run("championship", "draw", log, "quarter").stdout
    transcript = tmp_path / "draw.json"
    transcript.write_text(re.sub(r'"seed": "..', '"seed": "ff', text), encoding="utf-8")
    shown = run("verify-draw", transcript, "--lang", "en")
    assert (shown.exit_code, "not the one committed to" in shown.stderr) == (1, True)


@pytest.mark.parametrize("lang", ["pt", "en", "es"])
@pytest.mark.parametrize("code", sorted(REFUSALS))
def test_a_sentence_needs_no_fact(code, lang):
    assert "{" not in sentence(REFUSALS, code, lang, {})


@pytest.fixture(scope="module")
def troubled():
    """An event with walkovers, and entries that left."""
    return PairsSimulation(load("truco-masters-2025"), Chance(9), upsets=Upsets(absent=30, disqualified=15)).play(16)


def test_show_counts_everybody_who_had_a_place(troubled):
    assert any(entry.out for entry in troubled.entries.values())
    assert "16 inscrições, 16 com vaga" in list(lines(troubled, "pt"))


def test_a_match_without_a_score_names_who_won(troubled):
    shown = [line for line in lines(troubled, "pt") if line.endswith("W.O.") or "W.O.  (" in line]
    assert shown
    assert all("(vitória de " in line for line in shown)


def test_a_bye_names_who_goes_on():
    fenacef = load("fenacef-ix")
    state = PairsSimulation(fenacef, Chance(5), groups_for(rules_of(fenacef), 38)).play(38)
    byes = [line for line in lines(state, "pt") if line.endswith(": passa direto")]
    assert byes
    assert not any(" x " in line for line in byes)


def test_a_table_has_a_heading_above_every_column():
    assert list(aligned(("J", "Pts"), [(">", "01", "Ana", ("3", "10"))])) == ["             J  Pts", "  >  01 Ana  3   10"]


def test_a_table_without_lines_has_no_heading():
    assert list(aligned(("J",), [])) == []


def test_a_refusal_calls_the_stage_by_its_name():
    refusal = Refusal("stage_open", facts={"stage": "quarter"})
    assert sentence_of(refusal, "pt") == "A fase Quartas de final ainda não foi encerrada."


def test_a_rulebook_with_choices_is_told_so():
    assert rulebook_name("fenacef-ix+", paper("en")) == "fenacef-ix, with the organiser's choices"


def test_a_long_line_of_the_diary_is_folded_on_a_terminal(monkeypatch):
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "80")
    lines = folded("  11/05/2024 13h04  " + "palavra " * 20).split("\n")
    assert len(lines) > 1
    assert all(len(line) <= 80 for line in lines)


def test_a_line_of_the_diary_stays_whole_in_a_pipe():
    line = "  11/05/2024 13h04  " + "palavra " * 20
    assert folded(line) == line


def test_a_plan_is_told_in_words_and_what_may_be_chosen_where_the_regulation_has_none():
    ten = RUN.invoke(app, ["championship", "plan", "afia-2025", "--entries", "10", "--tables", "5", "--minutes", "60"])
    assert ten.exit_code == 0
    assert ten.stdout.splitlines()[-1] == "11 jogos ao todo; cerca de 4 h com 5 mesas, contando 60 minutos por partida."
    twelve = RUN.invoke(app, ["championship", "plan", "afia-2025", "--entries", "12"])
    assert twelve.exit_code == 1
    chosen = next(line for line in twelve.stdout.splitlines() if line.startswith("--set"))
    again = RUN.invoke(app, ["championship", "plan", "afia-2025", "--entries", "12", *shlex.split(chosen)])
    assert again.exit_code == 0, again.output
    assert again.stdout.startswith("Classificatória: 12 delegações em 6 jogos; seguem 6.")


def test_a_plan_is_asked_of_championships_of_pairs_only():
    assert RUN.invoke(app, ["championship", "plan", "cgp-2024"]).exit_code != 0
