"""The page that makes a form of any decision has words for each decision, each field and each choice, in three languages."""

import re
from pathlib import Path

import pytest

from tento.championship.core.decisions import Opening
from tento.championship.core.filling import kinds_of
from tento.championship.registry import TOURNAMENTS
from tento.web.api.events.act_fields import fields_shown

CLIENT = Path(__file__).parents[2] / "client" / "src"
KINDS = [
    (name, word, kind)
    for name, tournament in TOURNAMENTS.items()
    for word, kind in kinds_of(tournament.Decision).items()
    if not issubclass(kind, Opening)
]
FIELDS = [field for name, _, kind in KINDS for field in fields_shown(name, kind)]


def words(lang: str, part: str) -> set[str]:
    text = (CLIENT / "i18n" / lang / "events" / "decide.ts").read_text(encoding="utf-8")
    block = re.search(rf"^  {part}: {{\n(.*?)^  }},", text, re.MULTILINE | re.DOTALL)
    assert block is not None
    return set(re.findall(r"^    '?([\w-]+)'?: ", block[1], re.MULTILINE))


@pytest.mark.parametrize("lang", ["pt", "en", "es"])
def test_every_decision_field_and_choice_is_named(lang):
    assert words(lang, "acts") | {f"poker-{word}" for word in words(lang, "fieldActs")} == {word for _, word, _ in KINDS}
    assert words(lang, "fields") == {field.name for field in FIELDS}
    assert words(lang, "choices") == {str(choice) for field in FIELDS for choice in field.choices}
