"""What the docs name is there: files and folders of the project, targets of make, commands of `tento`."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tento.cli.main import COMMANDS
from tests.places import DOCS, ROOT

PAPERS = sorted([*DOCS.glob("*.md"), *ROOT.glob("*.md")])
"""Decisions are left out: they tell what was found when they were taken."""

BASES = [ROOT, ROOT / "src" / "tento", ROOT / "client", ROOT / "client" / "src", DOCS]
FOLDERS = {path.name for base in BASES for path in base.iterdir() if path.is_dir()}
ENDINGS = "py|toml|md|ts|svelte|css|typ|html"


def quoted(text: str) -> list[str]:
    """Every word that is written as code, in a line or in a block."""
    blocks = re.findall(r"^```\w*\n(.*?)^```$", text, flags=re.DOTALL | re.MULTILINE)
    lines = re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE))
    return [*blocks, *lines]


def paths(text: str) -> Iterator[str]:
    """The words that name a file or a folder of the project."""
    for word in (word.strip(".,:;()\"'") for code in quoted(text) for word in code.split()):
        named = re.fullmatch(rf"[\w./-]+/[\w./-]*|[\w/-]+\.({ENDINGS})", word)
        if named and word.split("/")[0] in FOLDERS and "/" in word and not re.search(r"[A-Z]{2}", Path(word).stem):
            yield word


def targets(text: str) -> list[str]:
    return [found for code in quoted(text) for found in re.findall(r"^make ([a-z]+)", code, flags=re.MULTILINE)]


def commands(text: str) -> list[str]:
    return [found for code in quoted(text) for found in re.findall(r"^(?:\$ )?tento ([a-z][a-z-]*)", code, flags=re.MULTILINE)]


def missing(text: str) -> list[str]:
    return [path for path in paths(text) if not any((base / path).exists() for base in BASES)]


def titled(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("paper", PAPERS, ids=titled)
def test_every_file_that_is_named_is_there(paper):
    assert missing(paper.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("paper", PAPERS, ids=titled)
def test_every_target_of_make_is_there(paper):
    known = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.MULTILINE))
    assert [target for target in targets(paper.read_text(encoding="utf-8")) if target not in known] == []


@pytest.mark.parametrize("paper", PAPERS, ids=titled)
def test_every_command_is_there(paper):
    assert [command for command in commands(paper.read_text(encoding="utf-8")) if command not in COMMANDS] == []


def test_the_papers_name_files_targets_and_commands():
    every = "".join(paper.read_text(encoding="utf-8") for paper in PAPERS)
    assert min(len(set(paths(every))), len(set(targets(every))), len(set(commands(every)))) >= 8


def test_a_name_that_leads_nowhere_is_found():
    assert missing("see `texts/nothing.py`, `records/chain.py` and `tests/rules`") == ["texts/nothing.py"]
