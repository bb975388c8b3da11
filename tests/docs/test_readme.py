"""Every example of both READMEs is run."""

import re
import subprocess
import sys

import pytest

from tests.places import ROOT

READMES = ("README.md", "README.pt-BR.md")


def blocks(readme, language):
    text = (ROOT / readme).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, flags=re.DOTALL | re.MULTILINE)


def commands(readme):
    return [line.removeprefix("$ tento ") for block in blocks(readme, "console") for line in block.splitlines()]


def tento(words, folder=ROOT, keys=""):
    run = [sys.executable, "-c", "from tento.cli.main import run; run()", *words]
    return subprocess.run(run, cwd=folder, input=keys, capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.parametrize("readme", READMES)
def test_the_match_in_four_lines_is_played_to_its_end(readme):
    (program,) = blocks(readme, "python")
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stdout.startswith("Outcome(winner=")) == (0, True), done.stderr


@pytest.mark.parametrize("readme", READMES)
def test_each_command_answers(readme):
    assert commands(readme)
    for command in commands(readme):
        done = tento(command.split())
        assert (done.returncode, bool(done.stdout)) == (0, True), f"{command}: {done.stderr}"


@pytest.mark.parametrize("readme", READMES)
def test_a_match_played_for_two_is_replayed_and_its_deals_are_true(readme, tmp_path):
    lines = [line for block in blocks(readme, "sh") for line in block.splitlines() if line.startswith("tento ")]
    for line in lines:
        done = tento(line.split()[1:], tmp_path, keys="C\n" * 4000)
        assert done.returncode == 0, f"{line}: {done.stdout[-500:]}{done.stderr}"


@pytest.mark.parametrize("readme", READMES)
def test_each_link_leads_somewhere(readme):
    text = (ROOT / readme).read_text(encoding="utf-8")
    assert [link for link in re.findall(r"\]\(([^)]+)\)", text) if not (ROOT / link).exists()] == []


def test_both_say_the_same_commands_and_the_same_program():
    english, portuguese = READMES
    assert (commands(english), blocks(english, "python")) == (commands(portuguese), blocks(portuguese, "python"))
