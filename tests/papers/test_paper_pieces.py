"""The pieces of every paper of a championship: words in both languages, texts that fit, money and scores, codes, workbooks."""

from datetime import UTC, datetime
from importlib.resources import as_file
from string import Formatter
from xml.etree import ElementTree

import msgspec
import pytest
import typst
from hypothesis import given, settings
from hypothesis import strategies as st

from tento.championship.core.reading import write_sealed
from tento.championship.simulation.registry import simulate
from tento.championship.simulation.wanted import Wanted
from tento.papers.document import PLAYER, Edition, code, link, qr
from tento.papers.files import TEMPLATES, write_book
from tento.papers.kinds import papers_of
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


def test_a_code_leads_to_a_page_of_the_event_or_nowhere():
    there = msgspec.structs.replace(ABOUT, address="https://casa.example/evento/e1/")
    assert link(there) == "https://casa.example/evento/e1"
    assert link(there, PLAYER) == "https://casa.example/evento/e1/jogador"
    assert (link(ABOUT), code(ABOUT), qr("")) == ("", "", "")


def test_a_code_carries_the_head_of_the_log_behind_the_page():
    there = msgspec.structs.replace(ABOUT, address="https://casa.example/evento/e1/", query="?n=12&head=0123456789abcdef")
    assert code(there) == qr("https://casa.example/evento/e1?n=12&head=0123456789abcdef")
    assert code(there, PLAYER) == qr("https://casa.example/evento/e1/jogador?n=12&head=0123456789abcdef")


def codes_in(documents):
    """Every address that a code of the papers leads to, redrawn: a code is known by its drawing."""
    return {one["qr"] for document in documents for key in ("sheets", "cards") for one in msgspec.json.decode(document.data).get(key, [])}


@pytest.mark.parametrize(("name", "entries"), [("truco-masters-2025", 16), ("cgp-2024", 20)])
def test_every_code_of_the_papers_leads_to_the_page_of_the_event_or_of_a_player_and_there_is_none_without_an_address(name, entries):
    rulebook = load(name)
    events = simulate(Wanted(rulebook=rulebook, entries=entries, seed=1, title="x", trouble=0, tables=8))
    address = "https://casa.example/evento/e1"
    made = {
        where: list(papers_of(rulebook).printed(events, Edition(title="x", rulebook="y", lang="pt", address=where)))
        for where in (address, "")
    }
    assert codes_in(made[address]) <= {qr(address), qr(f"{address}/jogador")}
    assert codes_in(made[address])
    assert codes_in(made[""]) == {""}


@pytest.mark.parametrize(("name", "entries"), [("truco-masters-2025", 16), ("cgp-2024", 20)])
def test_every_code_of_the_papers_of_a_log_carries_its_last_number_and_check(name, entries):
    rulebook, address = load(name), "https://casa.example/evento/e1"
    event = simulate(Wanted(rulebook=rulebook, entries=entries, seed=1, title="x", trouble=0, tables=8))[-1]
    text = write_sealed(event.log, bytes).text
    ending = f"?n={len(event.log)}&head={text.rstrip()[-16:]}"
    edition = Edition(title="x", rulebook="y", lang="pt", address=address)
    codes = codes_in(papers_of(rulebook).printed([event._replace(written=text)], edition))
    assert codes <= {qr(address + ending), qr(f"{address}/jogador{ending}")}
    assert codes


def test_the_foot_of_a_paper_tells_how_far_the_log_has_come():
    rulebook = load("truco-masters-2025")
    (event,) = simulate(Wanted(rulebook=rulebook, entries=16, seed=1, title="x", trouble=0, tables=8))
    text = write_sealed(event.log, bytes).text
    number, check = len(event.log), text.rstrip("\n")[-16:]
    edition = Edition(title="x", rulebook="y", lang="pt")
    heads = {msgspec.json.decode(one.data)["about"]["head"] for one in papers_of(rulebook).printed([event._replace(written=text)], edition)}
    assert heads == {f"registro até a decisão {number}: {check}"}


@pytest.mark.parametrize(("name", "entries", "timed", "lines"), [("truco-masters-2025", 16, True, 0), ("afia-2025", 10, False, 14)])
def test_a_sheet_has_places_for_what_its_regulation_asks(name, entries, timed, lines):
    rulebook = load(name)
    events = simulate(Wanted(rulebook=rulebook, entries=entries, seed=1, title="x", trouble=0, tables=8))
    edition = Edition(title="x", rulebook="y", lang="pt")
    (sheets,) = (one for one in papers_of(rulebook).printed(events, edition) if one.name == "sheets")
    found = msgspec.json.decode(sheets.data)
    assert {(one["timed"], one["rodadas"]) for one in found["sheets"]} == {(timed, lines)}
    assert {"first_mao", "overtime", "absences", "rodada"} <= found["words"].keys()


def test_a_code_is_a_drawing():
    assert ElementTree.fromstring(qr("https://casa.example/evento/e1")).tag.endswith("svg")


@pytest.mark.parametrize("paper", ["sheets", "cards"])
def test_every_sheet_and_every_card_tells_how_far_the_log_had_come_when_it_was_printed(paper):
    rulebook = load("truco-masters-2025")
    (event,) = simulate(Wanted(rulebook=rulebook, entries=16, seed=1, title="x", trouble=0, tables=8))
    text = write_sealed(event.log, bytes).text
    edition = Edition(title="x", rulebook="y", lang="pt")
    made = [
        next(one for one in papers_of(rulebook).printed([event._replace(written=told)], edition) if one.name == paper)
        for told in (text, text[:-2] + ("0" if text[-2] != "0" else "1") + "\n")
    ]
    with as_file(TEMPLATES) as templates:
        one, other = (
            typst.compile(
                templates / each.template, root=templates, ignore_system_fonts=True, sys_inputs={"data": each.data.decode()}, format="svg"
            )
            for each in made
        )
    assert len(one) == len(other) > 1
    assert all(here != there for here, there in zip(one, other, strict=True)), "another head is another page"


def test_whoever_asks_for_the_names_of_papers_or_for_one_does_not_wait_for_the_codes_of_all(monkeypatch):
    drawn = list[str]()

    def noted(text: str) -> str:
        drawn.append(text)
        return ""

    monkeypatch.setattr("tento.papers.document.qr", noted)
    rulebook = load("truco-masters-2025")
    events = simulate(Wanted(rulebook=rulebook, entries=16, seed=1, title="x", trouble=0, tables=8))
    made = {
        one.name: one for one in papers_of(rulebook).printed(events, Edition(title="x", rulebook="y", lang="pt", address="https://a.b"))
    }
    assert made["poster"].data
    assert drawn == []
    assert made["cards"].data
    assert len(drawn) == 16
