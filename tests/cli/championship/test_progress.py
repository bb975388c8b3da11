"""`tento championship simulate` shows on a terminal how far it is."""

import re

import pytest
from typer.testing import CliRunner

from tento.cli.main import app


def simulated(folder, rulebook, entries, **env):
    words = ["championship", "simulate", rulebook, "--entries", str(entries), "--bots", "random", "--out", str(folder)]
    result = CliRunner().invoke(app, words, env=env)
    assert result.exit_code == 0, result.output
    return result


@pytest.mark.parametrize(("rulebook", "entries", "unit"), [("truco-masters-2025", 16, "partidas"), ("cgp-2024", 11, "mãos")])
def test_a_terminal_is_told_what_was_played(tmp_path, rulebook, entries, unit):
    shown = simulated(tmp_path, rulebook, entries, TTY_COMPATIBLE="1").stderr
    assert "Jogando o campeonato" in shown
    assert re.search(rf"[1-9]\d* {unit}", shown)
    assert "Gravando os papéis" in shown


def test_no_terminal_is_told_nothing(tmp_path):
    assert simulated(tmp_path, "truco-masters-2025", 16, TTY_COMPATIBLE="0").stderr == ""
