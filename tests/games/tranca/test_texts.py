"""Everything that a tranca table can say has its words."""

import ast
from pathlib import Path
from string import Formatter
from typing import Literal, get_args, get_origin

import pytest

import tento.games.tranca.rules
from tento.games.tranca.rules.events import TrancaEvent
from tento.games.tranca.terminal.story import SILENT
from tento.games.tranca.texts import play as tranca_play
from tento.games.tranca.texts import table as tranca
from tento.games.tranca.texts.rules import RULE_WORDS, VALUES
from tento.games.tranca.values import TrancaRules
from tento.rulebooks.reading import types_of
from tento.texts import table as shared

SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in Path(tento.games.tranca.rules.__path__[0]).glob("*.py"))
CALLS = [node for node in ast.walk(ast.parse(SOURCE)) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]


def first_words(name: str, place: int) -> set[str]:
    """The texts that stand at this place in the calls of a function."""
    found = [call.args[place] for call in CALLS if getattr(call.func, "id", "") == name and len(call.args) > place]
    return {arg.value for arg in found if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}


CODES = sorted(first_words("refuse", 1) | first_words("Fault", 0))


def fields(text: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(text) if field}


def test_the_engine_was_really_read():
    assert {"no_canastra", "lixo_locked", "not_a_meld", "wrong_pack"} <= set(CODES)


@pytest.mark.parametrize("code", CODES)
def test_every_refusal_has_a_sentence(code):
    assert any(key.split(".")[0] == code for key in {**shared.REFUSALS, **tranca.REFUSALS})


@pytest.mark.parametrize("what", [node.value.elts[0].value for node in ast.walk(ast.parse(SOURCE))
                                  if isinstance(node, ast.Yield) and isinstance(node.value, ast.Tuple)
                                  and isinstance(node.value.elts[0], ast.Constant)])  # fmt: skip
def test_every_line_of_a_score_has_a_name(what):
    assert what in tranca.LINES


@pytest.mark.parametrize("entries", [tranca.LINES, tranca.STORY, tranca.REASONS])
def test_all_languages_tell_the_same_facts(entries):
    assert [key for key, trio in entries.items() if len(trio) != 3 or len({frozenset(fields(text)) for text in trio}) > 1] == []


@pytest.mark.parametrize("entries", [tranca_play.LABELS, tranca_play.DOES, tranca_play.ADVISED, tranca_play.STORY])
def test_the_terminal_tells_the_same_facts_in_both_languages(entries):
    assert [key for key, (pt, en) in entries.items() if fields(pt) != fields(en)] == []


def test_every_event_of_the_table_can_be_told():
    told = {event.__name__ for event in get_args(TrancaEvent)} - {silent.__name__ for silent in SILENT}
    assert told <= {key.split(".")[0] for key in tranca_play.STORY}


def test_every_rule_has_a_name():
    assert [key for key in types_of(TrancaRules) if not RULE_WORDS.named(key)] == []


def test_every_word_that_a_rule_may_hold_can_be_said():
    kinds = {key: get_args(kind)[0] if get_origin(kind) is tuple else kind for key, kind in types_of(TrancaRules).items()}
    words = {(key, word) for key, kind in kinds.items() if get_origin(kind) is Literal for word in get_args(kind) if isinstance(word, str)}
    unsaid = [(key, word) for key, word in words if word not in VALUES and f"{key}.{word}" not in VALUES and not word.isdigit()]
    assert sorted(unsaid) == []
