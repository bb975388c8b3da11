"""Every example of the English README is run, and the Portuguese one has the same examples."""

import re
import subprocess
import sys

import pytest

from tests.places import ROOT

ENGLISH, PORTUGUESE = READMES = ("README.md", "README.pt-BR.md")


def blocks(readme, language):
    text = (ROOT / readme).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, flags=re.DOTALL | re.MULTILINE)


def commands(readme):
    return [line.removeprefix("$ tento ") for block in blocks(readme, "console") for line in block.splitlines()]


def tento(words, folder=ROOT, keys=""):
    run = [sys.executable, "-c", "from tento.cli.main import run; run()", *words]
    return subprocess.run(run, cwd=folder, input=keys, capture_output=True, text=True, timeout=120, check=False)


def scripts(readme):
    """The lines of all shell examples that call Tento."""
    return [line for block in blocks(readme, "sh") for line in block.splitlines() if line.startswith("tento ")]


def test_the_match_in_four_lines_is_played_to_its_end():
    (program,) = blocks(ENGLISH, "python")
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stdout.startswith("Outcome(winner=")) == (0, True), done.stderr


def test_each_command_answers():
    assert commands(ENGLISH)
    for command in commands(ENGLISH):
        done = tento(command.split())
        assert (done.returncode, bool(done.stdout)) == (0, True), f"{command}: {done.stderr}"


def test_a_match_played_for_two_is_replayed_and_its_deals_are_true(tmp_path):
    for line in scripts(ENGLISH):
        done = tento(line.split()[1:], tmp_path, keys="C\n" * 4000)
        assert done.returncode == 0, f"{line}: {done.stdout[-500:]}{done.stderr}"


@pytest.mark.parametrize("language", ["python", "console"])
def test_both_show_the_same_programs_and_commands(language):
    assert blocks(ENGLISH, language) == blocks(PORTUGUESE, language)


def test_both_show_the_same_scripts_with_files_named_in_their_language():
    in_english = [line.replace("partida.txt", "match.txt").replace("--out evento", "--out event") for line in scripts(PORTUGUESE)]
    assert in_english == scripts(ENGLISH)


@pytest.mark.parametrize("readme", READMES)
def test_each_link_leads_somewhere(readme):
    text = (ROOT / readme).read_text(encoding="utf-8")
    assert [link for link in re.findall(r"\]\(([^)]+)\)", text) if not (ROOT / link).exists()] == []


def links(readme):
    return re.findall(r"\]\(([^)]+)\)", (ROOT / readme).read_text(encoding="utf-8"))


def named_commands(readme):
    """The commands that stand within sentences."""
    return sorted(re.findall(r"`((?:tento|make) [^`]+)`", (ROOT / readme).read_text(encoding="utf-8")))


def test_both_lead_to_the_same_pages():
    english, portuguese = (set(links(readme)) - set(READMES) for readme in READMES)
    assert english == portuguese


def test_both_name_the_same_commands():
    assert named_commands(ENGLISH) == named_commands(PORTUGUESE)


@pytest.mark.parametrize("paper", [*READMES, "docs/rulebooks.md"])
def test_every_house_rule_that_comes_along_is_named(paper):
    text = (ROOT / paper).read_text(encoding="utf-8")
    came = sorted(path.stem for path in (ROOT / "src/tento/rulebooks/data/house").glob("*.toml"))
    assert [name for name in came if f"`{name}`" not in text] == []


@pytest.mark.parametrize("readme", READMES)
def test_every_regulation_is_named(readme):
    text = (ROOT / readme).read_text(encoding="utf-8")
    assert [path.stem for path in (ROOT / "src/tento/rulebooks/data").glob("*.toml") if f"`{path.stem}`" not in text] == []


def test_both_say_the_same_commands_and_the_same_program():
    english, portuguese = READMES
    assert (commands(english), blocks(english, "python")) == (commands(portuguese), blocks(portuguese, "python"))
