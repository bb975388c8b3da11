"""Every code of a refusal has one meaning: it belongs to one room, and that room has its sentence."""

import ast
import re
from collections import Counter
from itertools import chain
from pathlib import Path
from typing import Any, get_args

import pytest

import tento
from tento.championship.core.codes import CoreCode
from tento.championship.pairs.codes import Code as PairsCode
from tento.championship.poker.codes import Code as PokerCode
from tento.club.refusing import ClubCode
from tento.games.poker.rules.codes import Code as HandCode
from tento.games.poker.texts.refusals import REFUSALS as HAND
from tento.games.tranca.rules.codes import Code as TrancaCode
from tento.games.tranca.texts.table import REFUSALS as TRANCA
from tento.games.truco.rules.codes import Code as TrucoCode
from tento.games.truco.texts.refusals import REFUSALS as TRUCO
from tento.table.refusal import SharedCode
from tento.texts import table
from tento.texts.championship import core, pairs, poker
from tento.texts.club import refusals as club
from tento.texts.club.web import WEB
from tento.web.errors import WebCode

SOURCES = Path(tento.__file__).parent


def words(kind: Any) -> set[str]:
    """The words of a Literal, or of several joined."""
    return set(chain.from_iterable(words(one) if get_args(one) else {one} for one in get_args(kind)))


SHARED = words(SharedCode)
ROOMS: dict[str, tuple[set[str], set[str]]] = {
    "shared": (SHARED, {*table.REFUSALS}),
    "truco": (words(TrucoCode) - SHARED, {*TRUCO}),
    "tranca": (words(TrancaCode) - SHARED, {*TRANCA}),
    "hand of poker": (words(HandCode) - SHARED, {*HAND}),
    "core": (words(CoreCode), {*core.REFUSALS}),
    "pairs": (words(PairsCode) - words(CoreCode), {*pairs.REFUSALS}),
    "poker": (words(PokerCode) - words(CoreCode), {*poker.REFUSALS}),
    "club": (words(ClubCode) - SHARED, {*club.REFUSALS} - {*WEB}),
    "web": (words(WebCode) - words(ClubCode), {*WEB}),
}


@pytest.mark.parametrize("room", ROOMS)
def test_every_code_of_a_room_has_its_sentence_and_every_sentence_its_code(room):
    codes, sentences = ROOMS[room]
    spoken = {code.partition(".")[0] for code in sentences}
    assert (codes - spoken, spoken - codes - SHARED) == (set(), set())


def test_no_code_belongs_to_two_rooms():
    counted = Counter(chain.from_iterable(codes for codes, _ in ROOMS.values()))
    assert [code for code, rooms in counted.items() if rooms > 1] == []


def test_refusals_are_made_where_their_code_is_checked():
    """A bare `Refusal("…")` would pass any word for a code: each room has a function that takes only its own."""
    bare = {
        f"{path.relative_to(SOURCES)}: {ast.unparse(call)}"
        for path in SOURCES.rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
        and re.fullmatch(r"(\w+\.)?Refusal", ast.unparse(call.func))
        and call.args
        and isinstance(call.args[0], ast.Constant)
    }
    assert bare == set()
