"""Every code of the engine has its sentence, in both languages."""

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import get_args

import pytest

import tento.games.truco.rules
from tento.games.truco.rules import events as ev
from tento.games.truco.texts import advice, play, refusals, table
from tento.games.truco.texts.phrases import PHRASES as TRUCO_PHRASES
from tento.texts import phrases
from tento.texts import table as shared
from tento.texts.club import refusals as club
from tento.texts.language import listed, pick
from tento.texts.sentences import sentence

SOURCES = [ast.parse(path.read_text(encoding="utf-8")) for path in Path(tento.games.truco.rules.__path__[0]).glob("*.py")]
DOCUMENTED = [
    "not_your_turn",
    "wrong_moment",
    "eleven_undecided",
    "choice_pending",
    "not_in_hand",
    "facedown_forbidden",
    "must_show_highest",
    "mao_over",
    "wrong_step",
    "own_raise",
    "max_value",
    "reply_only",
    "raise_forbidden",
    "raise_pending",
    "nothing_to_answer",
    "claim_invalid",
    "one_card_only",
    "too_many_cuts",
    "cut_forbidden",
    "too_many_burns",
    "burn_forbidden",
    "cards_are_dark",
    "unknown_action",
]


def calls(name: str) -> Iterator[tuple[ast.FunctionDef, ast.Call]]:
    """Every call of a function in the engine, with the function that it stands in."""
    for source in SOURCES:
        for inside in ast.walk(source):
            if isinstance(inside, ast.FunctionDef):
                yield from (
                    (inside, node)
                    for node in ast.walk(inside)
                    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
                )


def words(inside: ast.FunctionDef, node: ast.expr) -> set[str]:
    """The texts that an argument may be: a constant, one of two, or what was assigned to a name before."""
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) else set()
    if isinstance(node, ast.IfExp):
        return words(inside, node.body) | words(inside, node.orelse)
    if isinstance(node, ast.Name):
        assigned = [each for each in ast.walk(inside) if isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == node.id]
        return {word for each in assigned for word in words(inside, each.value)}
    return set()


def said(name: str, place: int) -> set[str]:
    return {word for inside, call in calls(name) if len(call.args) > place for word in words(inside, call.args[place])}


SENTENCES = {**shared.REFUSALS, **refusals.REFUSALS}
REFUSALS = sorted(said("refuse", 1))
WHYS = sorted(said("end_mao", 4) | said("void_mao", 2) | said("Decision", 1))
ENDS = sorted(said("end_partida", 3) | said("end_match", 3))
OFFENCES = sorted(said("Offence", 1))
EVENTS = [event.__name__ for event in get_args(ev.TrucoEvent)]
TABLES = [
    SENTENCES,
    table.EVENTS,
    table.WHYS,
    table.ENDS,
    table.OFFENCES,
    table.COMBINATIONS,
    play.OFFERS,
    play.LABELS,
    play.DETAILS,
]


def pairs(entries: dict[str, object]) -> Iterator[tuple[str, ...]]:
    for entry in entries.values():
        if isinstance(entry, tuple):
            yield from [entry] if isinstance(entry[0], str) else entry


def fields(text: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(text) if field}


@pytest.mark.parametrize("code", sorted({*REFUSALS, *DOCUMENTED}))
def test_every_refusal_of_the_engine_has_a_sentence_in_both_languages(code):
    assert code in SENTENCES
    assert sentence(SENTENCES, code, "pt", {}) != sentence(SENTENCES, code, "en", {})


@pytest.mark.parametrize("why", WHYS)
def test_every_end_of_a_mao_has_its_reason(why):
    assert why in table.WHYS


@pytest.mark.parametrize("why", ENDS)
def test_every_end_of_a_partida_or_a_match_has_its_reason(why):
    assert why in table.ENDS


@pytest.mark.parametrize("offence", OFFENCES)
def test_every_offence_has_a_name(offence):
    assert offence in table.OFFENCES


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_has_a_sentence(event):
    assert any(key.split(".")[0] == event for key in table.EVENTS)


def test_the_engine_was_really_read():
    assert {"too_many_burns", "burn_forbidden", "wrong_moment"} <= set(REFUSALS)
    assert {"two_rodadas", "refused", "onze_declined"} <= set(WHYS)
    assert {"points", "time"} <= set(ENDS)


@pytest.mark.parametrize("entries", TABLES)
def test_all_languages_tell_the_same_facts(entries):
    assert [texts for texts in pairs(entries) if any(fields(text) != fields(texts[0]) for text in texts)] == []


@pytest.mark.parametrize(
    "entries",
    [SENTENCES, advice.REASONS, phrases.PHRASES, phrases.TO_PARTNERS, TRUCO_PHRASES, phrases.PROBLEMS, club.REFUSALS],
)
def test_what_the_web_tells_people_is_written_in_spanish_too(entries):
    assert [texts for texts in pairs(entries) if len(texts) != 3 or not texts[2]] == []


def test_what_has_no_spanish_is_told_in_portuguese():
    assert pick(("mão", "hand"), "es") == "mão"


def test_a_sentence_names_the_fact_it_was_given():
    assert sentence(SENTENCES, "not_your_turn", "pt", {"turn": "Zeca"}) == "Calma, ainda não é a sua vez: quem joga agora é Zeca."


def test_a_sentence_does_without_a_fact_it_was_not_given():
    assert sentence(SENTENCES, "not_your_turn", "en", {}) == "Easy, it is not your turn yet."


def test_the_rule_that_refused_chooses_the_sentence():
    assert sentence(SENTENCES, "wrong_moment", "pt", {}, "raise_window") == "Pedido, só depois da primeira carta na mesa."


def test_an_unknown_code_is_said_as_it_is():
    assert sentence(SENTENCES, "new_code", "pt", {}) == "new_code"


@pytest.mark.parametrize(
    ("number", "lang", "text"), [(1, "pt", "1 ponto"), (3, "pt", "3 pontos"), (1, "en", "1 point"), (3, "en", "3 points")]
)
def test_points_are_counted_as_people_count(number, lang, text):
    assert table.counted(number, "point", lang) == text


def test_a_list_ends_with_and():
    assert listed(["Zeca", "Nair", "Tonho"], "pt") == "Zeca, Nair e Tonho"


@pytest.mark.parametrize(("written", "word"), [("Seis/Meio-pau", "Seis"), ("6", "Seis"), ("Truco", "Truco")])
def test_a_raise_is_shouted_by_its_first_name(written, word):
    assert play.raise_word(written) == word


@pytest.mark.parametrize("kind", [kind for kind in table.SPEECH if kind != "zap"])
def test_the_first_words_of_every_speech_are_the_official_ones(kind):
    assert len(table.SPEECH[kind][0][0].split()) <= 4
