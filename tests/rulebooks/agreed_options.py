"""Options agreed on over a rulebook of truco: read, refused, or judged in a case."""

from pathlib import Path
from typing import Any

import pytest

from tento.records.judge import judge_file
from tento.rulebooks.loader import RulebookError, load, overlay

FE, TRADICIONAL, PAULISTA, LIMPO = "fenacef-ix", "ktruco-tradicional", "ktruco-paulista", "ktruco-paulista-limpo"


def agreed(rulebook: str, **options: Any) -> Any:
    return overlay(load(rulebook), options).values


def championship(rulebook: str, **options: Any) -> Any:
    return overlay(load(rulebook), options).championship


def refused(rulebook: str, **options: Any) -> str:
    with pytest.raises(RulebookError) as caught:
        overlay(load(rulebook), options)
    return str(caught.value)


def judged(folder: Path, rulebook: str, options: str, body: str) -> Any:
    path = folder / "case.toml"
    path.write_text(f'game = "truco"\nrulebooks = ["{rulebook}"]\noptions = {{ {options} }}\n{body}', encoding="utf-8")
    return judge_file(path)
