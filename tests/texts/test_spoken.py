"""Sentences that no Brazilian player would say, and that the texts therefore no longer have."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tento.club.wording import rule_words
from tento.rulebooks.loader import load, names
from tests.places import DOCS, ROOT

FOLDERS = [(ROOT / "src" / "tento", "*.py"), (ROOT / "client" / "src", "*.ts"), (ROOT / "client" / "src", "*.svelte"), (DOCS, "*.md")]
FORBIDDEN = [
    "Mudar para por",
    "Cambiar a por",
    "Só mesa com senha tem senha",
    "Já há quem guarde",
    "distribuições são verdadeiras",
    "pedido de eles",
    "pedido de nós",
    "Levar o lixo",
    "A mão de você",
    "na abertura: mostra",
    "bluffing card game",
]


def texts() -> Iterator[tuple[Path, str]]:
    for folder, kind in FOLDERS:
        for path in folder.rglob(kind):
            if "static" not in path.parts:
                yield path, path.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def written() -> list[tuple[Path, str]]:
    return list(texts())


@pytest.mark.parametrize("words", FORBIDDEN)
def test_no_text_says(written, words):
    assert [path.relative_to(ROOT).as_posix() for path, text in written if words in text] == []


@pytest.mark.parametrize("name", names())
def test_every_reading_of_a_rulebook_is_called_by_a_name(name):
    rulebook = load(name)
    assert [option.rule for option in rulebook.options if not rule_words(rulebook).named(option.rule)] == []
