"""The fields of a decision, as a page can make a form of them."""

import json
from collections.abc import Iterator

import msgspec
import pytest

from tento.championship.core.filling import kinds_of
from tento.championship.registry import TOURNAMENTS
from tento.web.api.events.act_fields import fields_shown
from tento.web.api.events.messages import ActField

WORDS = [(name, word) for name, kind in TOURNAMENTS.items() for word in kinds_of(kind.Decision)]


def fields(tournament: str, word: str) -> dict[str, ActField]:
    kind = kinds_of(TOURNAMENTS[tournament].Decision)[word]
    return {field.name: field for field in fields_shown(tournament, kind)}


def structured() -> Iterator[tuple[str, str, ActField]]:
    return ((name, word, field) for name, word in WORDS for field in fields(name, word).values() if field.type == "json")


@pytest.mark.parametrize(
    ("tournament", "word", "field", "told"),
    [
        ("pairs", "incident", "text", "text"),
        ("pairs", "hold", "person", "number"),
        ("pairs", "inform", "contact", "text"),
        ("pairs", "publish", "tables", "number"),
        ("pairs", "report", "signed", "texts"),
        ("pairs", "erase", "things", "texts"),
        ("poker", "poker-enter", "players", "texts"),
        ("poker", "poker-open", "days", "texts"),
        ("poker", "poker-break", "minutes", "number"),
    ],
)
def test_a_field_with_bounds_is_of_the_plain_type_that_it_bounds(tournament, word, field, told):
    assert fields(tournament, word)[field].type == told


@pytest.mark.parametrize(("tournament", "word"), WORDS)
def test_what_is_more_than_words_and_numbers_shows_how_it_is_written(tournament, word):
    kind = kinds_of(TOURNAMENTS[tournament].Decision)[word]
    types = {field.encode_name: field.type for field in msgspec.structs.fields(kind)}
    for field in fields(tournament, word).values():
        if field.type == "json":
            msgspec.convert(json.loads(field.example), types[field.name], strict=False)


def test_only_what_is_structured_has_an_example():
    assert {field.type for name, word in WORDS for field in fields(name, word).values() if field.example} == {"json"}
    assert ("poker", "poker-day") in {(name, word) for name, word, _ in structured()}
