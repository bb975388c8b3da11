"""The pieces of every paper of a championship: words in both languages, texts that fit, money and scores, codes, workbooks."""

from datetime import UTC, datetime
from string import Formatter
from xml.etree import ElementTree

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tento.papers.document import link, qr
from tento.papers.files import TEMPLATES, write_book
from tento.papers.pairs.labels import short
from tento.papers.pairs.svg import LEAST, fitted, width_of
from tento.papers.sheets import Money, Sheet
from tento.papers.words import basis, hour, listed, money, score, signed, thousands
from tento.rulebooks.loader import load
from tento.texts.papers import championship as championship_print
from tento.texts.papers.championship import paper
from tests.papers.championship_papers import ABOUT, PT


@given(st.text(min_size=1, max_size=80), st.integers(60, 400))
@settings(deadline=None)
def test_a_text_is_cut_until_it_fits(text, room):
    shown, size = fitted(text, room)
    assert size >= LEAST
    assert width_of(shown, size) <= room or len(shown) <= 1


def test_a_text_that_fits_is_left_alone():
    assert fitted("Ana", 200) == ("Ana", 17)


@pytest.mark.parametrize(
    ("whole_name", "shorter"),
    [
        ("Ana", "Ana"),
        ("Ana Maria Souza Lima", "Ana Lima"),
        ("José Souza Filho", "José Souza Filho"),
        ("Ivo Rui Dias Neto", "Ivo Dias Neto"),
    ],
)
def test_a_name_is_shortened_to_its_first_and_last(whole_name, shorter):
    assert short(whole_name) == shorter


@pytest.mark.parametrize(
    "table", ["PAPER", "STAGES", "ROUNDS", "HOW", "STATUS", "MONEY", "PAIRS_DIARY", "POKER_DIARY", "DIARY_ONE", "SAID"]
)
def test_both_languages_tell_the_same_facts(table):
    for words in getattr(championship_print, table).values():
        facts = [{field for _, field, _, _ in Formatter().parse(text) if field} for text in words]
        assert (all(words), facts[0]) == (True, facts[1])


def test_what_the_text_is_silent_on_cites_the_reading_that_was_chosen():
    assert basis(load("cgp-2024"), "tie_money") == "PA-24"


@pytest.mark.parametrize(("amount", "text"), [(0, "R$ 0,00"), (5, "R$ 0,05"), (-722, "−R$ 7,22"), (123456789, "R$ 1.234.567,89")])
def test_money_is_written_to_the_centavo(amount, text):
    assert money(amount) == text


@pytest.mark.parametrize("at", [datetime.min, datetime.max])
def test_a_time_at_the_end_of_the_calendar_is_printed(at):
    words = paper("pt")
    assert hour(at.replace(tzinfo=UTC), words)


def test_small_words():
    assert (listed(PT, ["a"]), listed(PT, ["a", "b", "c"]), listed(PT, [])) == ("a", "a, b e c", "")
    assert (signed(3), signed(-3), signed(0)) == ("+3", "−3", "0")


def test_a_number_is_written_as_its_language_writes_it():
    assert (thousands(30000, PT), thousands(30000, paper("en"))) == ("30.000", "30,000")


@pytest.mark.parametrize(("pair", "text"), [(("12", "9"), "12–9"), (("", ""), ""), (("1570", "−1220"), "1570 – −1220")])
def test_a_score_below_nought_stands_clear_of_the_dash(pair, text):
    assert score(*pair) == text


def test_no_template_evaluates_text():
    sources = [path.read_text(encoding="utf-8") for path in TEMPLATES.iterdir()]
    assert not any("eval(" in text for text in sources)


def test_a_workbook_takes_any_title(tmp_path):
    sheets = [Sheet("a/b: [c]* " + "x" * 40, ("h",), (("y",), (Money(123),), (4,))), Sheet("", ("h",), ())]
    assert write_book(sheets, tmp_path / "book.xlsx").stat().st_size


def test_a_code_leads_to_the_match():
    assert link(msgspec.structs.replace(ABOUT, address="https://casa.example/"), "final/1.1") == "https://casa.example/final/1.1"
    assert link(ABOUT, "final/1.1") == "tento:final/1.1"


def test_a_code_is_a_drawing():
    assert ElementTree.fromstring(qr("tento:final/1.1")).tag.endswith("svg")
