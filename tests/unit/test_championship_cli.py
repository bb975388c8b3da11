"""`tento championship` and `tento verify-draw`, and a sentence for every refusal of the room."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import tento.championship
from tento.cards.chance import Chance
from tento.championship.log import write
from tento.championship.simulation import Simulation
from tento.cli.main import app
from tento.rulebooks.loader import load
from tento.texts.championship import REFUSALS, sentence

RUN = CliRunner()
SOURCES = sorted(Path(tento.championship.__path__[0]).glob("*.py"))
CODES = {
    code
    for path in SOURCES
    for code in re.findall(
        r'(?:refuse\(state, |Refusal\(|yield |return )"([a-z]+_[a-z_]+|ladder|suspended)"', path.read_text(encoding="utf-8")
    )
    if not code.startswith("stages")
}


@pytest.fixture(scope="module")
def log(tmp_path_factory):
    simulated = Simulation(load("afia-2025"), Chance(3))
    simulated.play(10)
    path = tmp_path_factory.mktemp("log") / "afia.log"
    path.write_text(write(simulated.log), encoding="utf-8")
    return path


def run(*words):
    return RUN.invoke(app, [*map(str, words)])


def test_show_tells_the_places(log):
    told = run("championship", "show", log, "--lang", "en")
    assert told.exit_code == 0
    assert "Places" in told.stdout


def test_verify_redoes_every_draw(log):
    told = run("championship", "verify", log, "--lang", "en")
    assert (told.exit_code, "4 draws true" in told.stdout) == (0, True)


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
    told = run("verify-draw", transcript, "--lang", "en")
    assert (told.exit_code, "not the one committed to" in told.stderr) == (1, True)


def test_every_refusal_of_the_room_has_its_sentence():
    assert sorted(code for code in CODES if code not in REFUSALS) == []


@pytest.mark.parametrize("lang", ["pt", "en", "es"])
@pytest.mark.parametrize("code", sorted(REFUSALS))
def test_a_sentence_needs_no_fact(code, lang):
    assert "{" not in sentence(code, lang, {})
