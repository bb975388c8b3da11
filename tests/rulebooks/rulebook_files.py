"""Rulebook files for the tests: written in a folder of their own, right or wrong."""

import json
from pathlib import Path
from typing import Any

import pytest

from tento.rulebooks.loader import DATA, RulebookError, load

TM = "truco-masters-2025"


def write(folder: Path, text: str, name: str = "casa.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def house(folder: Path, body: str, parent: str = TM) -> Path:
    return write(folder, f'name = "casa"\nparent = "{parent}"\n{body}')


def refusal(path: Path | str) -> RulebookError:
    with pytest.raises(RulebookError) as caught:
        load(path)
    return caught.value


def article(**changes: Any) -> str:
    fields = {"id": "CASA-1", "cite": "casa", "status": "enforced", "rules": ["tie_all"], "pt": "um", "en": "one"} | changes
    return "[[articles]]\n" + "\n".join(f"{key} = {json.dumps(value)}" for key, value in fields.items() if value is not None) + "\n"


def option(**changes: Any) -> str:
    fields = {"id": "CASA-A1", "rule": "tie_all", "reason_pt": "um", "reason_en": "one", "alternatives": ["dealer_pair_wins"]} | changes
    return "[[options]]\n" + "\n".join(f"{key} = {json.dumps(value)}" for key, value in fields.items() if value is not None) + "\n"


def all_values(without: tuple[str, ...]) -> str:
    lines = (DATA / f"{TM}.toml").read_text(encoding="utf-8").partition("[values]")[2].partition("[[articles]]")[0].splitlines()
    return "\n".join(line for line in lines if line.partition(" =")[0] not in without)
