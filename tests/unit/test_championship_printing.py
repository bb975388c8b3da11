"""A championship on paper: brackets of every size, names of every kind, sentences for every tie, sheets and cards for everybody."""

import re
from datetime import UTC, datetime
from importlib.resources import as_file
from itertools import pairwise
from pathlib import Path
from string import Formatter
from typing import get_args, get_type_hints
from xml.etree import ElementTree

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tento.cards.chance import Chance
from tento.championship.poker import telling
from tento.championship.poker.floor_decisions import Penalise
from tento.championship.poker_log import draws
from tento.championship.printing import pages, poker
from tento.championship.printing.books import Money, Sheet, book_of_pairs, book_of_poker
from tento.championship.printing.bracket import HEAD, WIDTH, whole
from tento.championship.printing.bracket import pages as bracket_pages
from tento.championship.printing.document import About, link, qr
from tento.championship.printing.games import came_back
from tento.championship.printing.labels import label_of, short
from tento.championship.printing.svg import LEAST, NUMBER, SCORE, fitted, svg_of, width_of
from tento.championship.printing.words import alphabetical, basis, hour, listed, money, score, signed, thousands
from tento.championship.simulation import Simulation, Upsets, groups_for
from tento.championship.simulation_names import Applicant, Cast
from tento.championship.simulation_season import PokerStage
from tento.cli.championship_files import TEMPLATES, pdf_of, write_book
from tento.rulebooks.loader import load
from tento.texts import championship_print, poker_floor
from tento.texts.championship_print import paper
from tests.unit.test_championship_simulate import cells

PT = paper("pt")
ABOUT = About(title="Copa", rulebook="Regulamento", day="25/10/2025", seed="semente 1")
NASTY = ('<script>alert("x")</script>', '#panic("x") $x$ @y *z* _u_ \\ " [', "=1+1", "a&b</text>", "]]>")
FIELDS = [("truco-masters-2025", 16), ("fenacef-ix", 9), ("fenacef-ix", 38), ("fenacef-ix", 100), ("afia-2025", 10)]


def played(name, field, seed=2, applicant=None, trouble=6):
    rulebook = load(name)
    assert rulebook.championship is not None
    upsets = Upsets(absent=trouble, disqualified=trouble // 2, corrected=trouble)
    options = groups_for(rulebook.championship, field)
    cast = applicant or Cast(Chance(seed, "names")).applicant
    return Simulation(rulebook, Chance(seed), options, upsets, tables=max(1, field // 2), applicant=cast).play(field)


def named(names):
    """Entries that bear these names, then plain ones."""

    def applicant(rules, number):
        own = f"{names[number - 1]}" if number <= len(names) else f"Fulano {number}"
        people = tuple(f"{own} {place}" for place in range(rules.entries.starters))
        return Applicant(f"{number:02}", people, f"{own} FC")

    return applicant


@pytest.fixture(scope="module", params=FIELDS, ids=lambda one: f"{one[0]}-{one[1]}")
def event(request):
    return played(*request.param)


@pytest.fixture(scope="module")
def nasty():
    return played("fenacef-ix", 8, applicant=named(NASTY))


def drawing_of(state):
    found = whole(state, PT)
    assert found is not None
    return found


def data_of(document):
    return msgspec.json.decode(document.data)


def papers(state):
    return {document.name: document for document in pages.documents(state, ABOUT, PT)}


def compiled(document):
    with as_file(TEMPLATES) as templates:
        return pdf_of(document, templates)


def test_the_bracket_is_well_formed(event):
    drawing = drawing_of(event)
    assert ElementTree.fromstring(svg_of(drawing)).tag.endswith("svg")


def test_every_match_of_the_knockout_has_one_box(event):
    knockouts = [stage for stage in event.stages if event.rules.stages[stage.name].kind == "knockout"]
    wanted = sorted(name for stage in knockouts for name in stage.matches)
    assert sorted(box.game.id for box in drawing_of(event).boxes) == wanted


def test_no_two_boxes_touch(event):
    boxes = sorted((box.x, box.y, box.row) for box in drawing_of(event).boxes)
    pairs = pairwise(boxes)
    assert all(one[0] != other[0] or one[1] + 2 * one[2] < other[1] for one, other in pairs)


def test_everything_lies_within_the_drawing(event):
    drawing = drawing_of(event)
    assert all(box.x + WIDTH <= drawing.width and box.y > HEAD and box.y + 2 * box.row <= drawing.height for box in drawing.boxes)


def test_a_line_leads_from_every_match_to_the_one_it_feeds(event):
    fed = [match for match in event.matches.values() if match.feeds is not None]
    assert len(drawing_of(event).wires) == len(fed)


def test_the_pages_of_a_large_bracket_hold_every_match():
    state = played("fenacef-ix", 100)
    drawn = bracket_pages(state, PT)
    shown = {box.game.id for page in drawn for box in page.boxes}
    assert (len(drawn), shown) == (3, {box.game.id for box in drawing_of(state).boxes})


def test_the_champion_stands_clear_of_heading_and_final(event):
    drawing = drawing_of(event)
    crown = drawing.champion
    assert crown is not None
    final = next(box for box in drawing.boxes if box.x == crown.x)
    assert HEAD < crown.y < final.y - 60 or crown.y > final.y + 2 * final.row


def test_a_bye_is_one_row_without_a_score():
    state = played("fenacef-ix", 38, trouble=0)
    byes = [box.game for box in drawing_of(state).boxes if box.game.bye]
    assert byes
    assert all(game.partidas == ("", "") and PT["bye"] in game.blank for game in byes)


def test_a_beaten_delegation_that_plays_again_is_marked():
    state = played("afia-2025", 10, trouble=0)
    notes = [box.game.note for box in drawing_of(state).boxes]
    assert sum("melhor perdedor" in note for note in notes) == 2


@pytest.mark.parametrize("name", NASTY)
def test_a_name_is_text_in_the_bracket_and_never_markup(name):
    state = played("truco-masters-2025", 16, applicant=named([f"{name}{number}" for number in range(16)]))
    tree = ElementTree.fromstring(svg_of(drawing_of(state)))
    tags = {node.tag.rpartition("}")[2] for node in tree.iter()}
    assert tags == {"svg", "title", "rect", "line", "path", "text"}


def test_a_name_with_signs_of_the_printer_is_printed_as_it_is(nasty):
    people = {person for entry in data_of(papers(nasty)["cards"])["cards"] for person in entry["lines"]}
    assert {f"{name} 0" for name in NASTY} <= people


def test_no_name_is_read_as_markup_by_the_printer(nasty):
    made = [compiled(document) for document in papers(nasty).values()]
    assert all(data.startswith(b"%PDF") for data in made)


def test_no_template_evaluates_text():
    sources = [path.read_text(encoding="utf-8") for path in TEMPLATES.iterdir()]
    assert not any("eval(" in text for text in sources)


def test_a_name_that_begins_like_a_formula_stays_a_name(nasty, tmp_path):
    book = write_book(book_of_pairs(nasty, PT), tmp_path / "book.xlsx")
    assert any(cell.startswith("=1+1 0") for cell in cells(book))


def test_a_workbook_takes_any_title(tmp_path):
    sheets = [Sheet("a/b: [c]* " + "x" * 40, ("h",), (("y",), (Money(123),), (4,))), Sheet("", ("h",), ())]
    assert write_book(sheets, tmp_path / "book.xlsx").stat().st_size


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


def test_a_delegation_is_called_by_its_own_name():
    state = played("afia-2025", 10)
    assert label_of(state, "01").name == "Acre"


def test_everybody_in_the_field_has_a_card(event):
    cards = data_of(papers(event)["cards"])["cards"]
    assert [card["big"] for card in cards] == [entry.id for entry in pages.selected_once(event)]


def test_every_match_with_two_sides_has_a_score_sheet(event):
    sheets = data_of(papers(event)["sheets"])["sheets"]
    wanted = [match.id for stage in event.stages for match in map(event.matches.get, stage.matches) if all(match.sides)]
    assert [sheet["game"]["id"] for sheet in sheets] == wanted


def test_a_score_sheet_has_a_line_for_everybody_who_signs():
    sheet = data_of(papers(played("fenacef-ix", 9))["sheets"])["sheets"][0]
    assert (len(sheet["signers"]), sheet["signers"][-1], sheet["articles"]) == (5, "Árbitro", "art. 33")


def test_a_code_leads_to_the_match():
    assert link(msgspec.structs.replace(ABOUT, address="https://casa.example/"), "final/1.1") == "https://casa.example/final/1.1"
    assert link(ABOUT, "final/1.1") == "tento:final/1.1"


def test_a_code_is_a_drawing():
    assert ElementTree.fromstring(qr("tento:final/1.1")).tag.endswith("svg")


def test_group_tables_name_everybody_and_every_tie_has_its_article():
    state = played("fenacef-ix", 38)
    groups = [group for stage in data_of(papers(state)["groups"])["stages"] for group in stage["groups"]]
    assert {row["label"]["number"] for group in groups for row in group["rows"]} == set(state.entries)
    ties = [tie for group in groups for tie in group["ties"]]
    assert ties
    assert all(tie["articles"] == "art. 5" for tie in ties)


def test_groups_of_unequal_size_have_tables_of_unequal_length():
    stage = data_of(papers(played("fenacef-ix", 9))["groups"])["stages"][0]
    assert sorted(len(group["rows"]) for group in stage["groups"]) == [4, 5]


def test_everybody_who_played_has_a_place(event):
    lines = data_of(papers(event)["standings"])["lines"]
    assert sorted(line["label"]["number"] for line in lines) == sorted(entry.id for entry in pages.selected_once(event))


def test_points_conceded_are_told_without_a_sign():
    rows = [tie for seed in range(40) for tie in _ties_of_losers(seed)]
    assert rows
    assert not any(re.search(r"−|-\d", text) for text in rows)


def _ties_of_losers(seed):
    """Best losers that made the same points: every loser of the qualifying round makes 1200."""
    rulebook = load("afia-2025")

    def level(_match, form, chance):
        target = form.target or 0
        return [(target, 1200)] if chance.below(2) else [(1200, target)]

    state = Simulation(rulebook, Chance(seed), played=level).play(10)
    return [tie["text"] for table in data_of(papers(state)["standings"])["losers"] for tie in table["ties"]]


def test_the_third_place_by_points_is_told_with_its_article():
    ties = data_of(papers(played("afia-2025", 10, trouble=0))["standings"])["ties"]
    assert [(tie["where"], tie["articles"]) for tie in ties] == [("3º lugar", "art. 12")]


def test_the_same_championship_prints_the_same_bytes(nasty):
    document = papers(nasty)["sheets"]
    assert compiled(document) == compiled(document)


@pytest.fixture(scope="module")
def stage():
    found = PokerStage(load("cgp-2024"), 4, "Etapa", 8)
    return found, found.play(120)


def night(stage):
    one, closing = stage[0].nights[0], stage[0].closings[0]
    return poker.Played(opening=one.opening, draws=draws(load("cgp-2024"), one.whole_log), event=one.event, closing=closing)


def centavos(text):
    sign = -1 if "−" in text else 1
    return sign * int(re.sub(r"\D", "", text))


def test_the_payout_sheet_adds_up(stage):
    sheet = {one.name: data_of(one) for one in poker.documents(night(stage), ABOUT, PT)}["main-payouts"]
    closing = night(stage).closing
    assert sum(centavos(line["prize"]) for line in sheet["prizes"]) == centavos(sheet["paid_total"])
    assert centavos(sheet["paid_total"]) + closing.leftover + closing.payout.unpaid == closing.pool.pool
    assert sum(centavos(line["amount"]) for line in sheet["collected"]) == centavos(sheet["collected_total"])


def test_everybody_of_the_seat_draw_has_a_seat_on_the_wall_and_a_card(stage):
    made = {one.name: data_of(one) for one in poker.documents(night(stage), ABOUT, PT)}
    listed_on_wall = [line["player"] for line in made["main-seats"]["draws"][0]["players"]]
    assert sorted(listed_on_wall) == sorted(card["heading"] for card in made["main-cards"]["cards"])
    assert len(set(listed_on_wall)) == len(listed_on_wall) == 95


def test_the_seats_are_listed_by_the_alphabet_without_accents(stage):
    made = {one.name: data_of(one) for one in poker.documents(night(stage), ABOUT, PT)}
    names = [line["player"] for line in made["main-seats"]["draws"][0]["players"]]
    assert names == sorted(names, key=alphabetical)
    assert alphabetical("Débora") < alphabetical("Diego")


def test_every_paper_of_a_tournament_is_printed(stage):
    made = [compiled(document) for document in poker.documents(night(stage), ABOUT, PT)]
    assert [data[:4] for data in made] == [b"%PDF"] * 4


@pytest.fixture(scope="module")
def knockouts():
    """A night whose entry holds a knockout."""
    split = {"prize": 30000, "knockout": 18000, "rake": 12000, "ranking": 700, "stage": 300, "federation": 1000}
    found = PokerStage(load("cgp-2024"), 8, "Etapa", 30, {"entry_split": split})
    return found, found.play(40)


def test_the_payout_sheet_tells_what_each_player_takes_for_knockouts(knockouts):
    sheet = {one.name: data_of(one) for one in poker.documents(night(knockouts), ABOUT, PT)}["main-payouts"]
    closing = night(knockouts).closing
    assert closing.knockouts_leftover
    assert sum(centavos(line["amount"]) for line in sheet["knockouts"]) == centavos(sheet["knockouts_total"]) == closing.pool.knockouts
    assert not any(line["amount"] == money(0) for line in sheet["knockouts"])


def test_the_sheet_of_knockouts_is_printed(knockouts):
    sheet = next(one for one in poker.documents(night(knockouts), ABOUT, PT) if one.name == "main-payouts")
    assert compiled(sheet).startswith(b"%PDF")


def test_the_workbook_tells_the_knockouts_of_each_player(knockouts):
    one, ranking = night(knockouts), knockouts[1]
    ranked = poker.Ranked(lines=ranking.lines, points={}, fund=ranking.fund, champion=ranking.champion, annual=ranking.annual)
    sheet = book_of_poker([one], ranked, {"main": ()}, PT)[1]
    column = sheet.head.index(PT["money/knockout"])
    taken = [cell.centavos for row in sheet.rows if isinstance(cell := row[column], Money)]
    assert (len(taken), sum(taken)) == (len(sheet.rows), sum(one.closing.knockouts.values()))


def test_a_tournament_without_knockouts_lists_none(stage):
    sheet = {one.name: data_of(one) for one in poker.documents(night(stage), ABOUT, PT)}["main-payouts"]
    assert sheet["knockouts"] == []


def test_the_wall_of_seats_tells_how_the_draw_is_checked(stage):
    sheet = {one.name: data_of(one) for one in poker.documents(night(stage), ABOUT, PT)}["main-seats"]
    chain = night(stage).event.chain
    assert chain is not None
    assert next(line["text"] for line in sheet["transcripts"][0]["lines"]) == chain.commitment
    assert sheet["transcripts"][0]["commands"] == ["tento verify-draw main-draws.json"]


def test_tables_and_brackets_carry_the_draw_that_made_them():
    state = played("fenacef-ix", 9)
    made = papers(state)
    shown = [[line["text"] for line in data_of(made[name])["transcripts"][0]["lines"]] for name in ("groups", "bracket")]
    for stage, texts in zip(state.stages, shown, strict=True):
        assert stage.announced is not None
        assert {stage.announced.commitment, stage.seed, ", ".join(stage.entrants)} <= set(texts)


def test_a_match_of_an_event_of_several_days_tells_its_day():
    starts = {sheet["game"]["starts"] for sheet in data_of(papers(played("fenacef-ix", 150))["sheets"])["sheets"]}
    assert {one.partition(" ")[0] for one in starts if one} == {"20/09", "21/09"}


def test_a_match_of_an_event_of_one_day_tells_the_hour_alone():
    starts = {sheet["game"]["starts"] for sheet in data_of(papers(played("truco-masters-2025", 16))["sheets"])["sheets"]}
    assert all(re.fullmatch(r"\d\dh\d\d", one) for one in starts)


def test_a_long_score_keeps_clear_of_the_name(event):
    for box in drawing_of(event).boxes:
        for label, points in zip(box.game.sides, box.game.partidas, strict=True):
            room = WIDTH - NUMBER - width_of(points, SCORE) - 24
            texts = [fitted(line, room) for line in label.lines] if label else []
            assert all(width_of(text, size) + width_of(points, SCORE) + NUMBER < WIDTH for text, size in texts)


def test_a_best_loser_who_was_put_out_later_keeps_the_line():
    for seed in range(30):
        state = played("afia-2025", 10, seed=seed, trouble=25)
        tables = data_of(papers(state)["standings"])["losers"]
        chosen = {name for one in state.stages[1:] for name in came_back(state, one.name)}
        assert chosen == {row["number"] for table in tables for row in table["rows"] if row["goes_on"]}


def test_a_pair_that_left_is_told_as_it_left():
    state = played("fenacef-ix", 38, trouble=20)
    rows = [row for stage in data_of(papers(state)["groups"])["stages"] for group in stage["groups"] for row in group["rows"]]
    told = {row["status"] for row in rows if row["status"]}
    assert told
    assert told <= {PT["status/disqualified"], PT["status/eliminated"], PT["status/withdrawn"]}


def test_what_a_simulated_event_writes_is_told_in_portuguese(stage, knockouts):
    whys = {note.why for found in (stage, knockouts) for one in found[0].nights for note in one.diary if note.why}
    assert whys
    assert whys <= set(poker_floor.SAID)


@pytest.mark.parametrize(("hands", "line"), [(1, "p1 cumpriu mãos da pena; falta 1."), (2, "p1 cumpriu mãos da pena; faltam 2.")])
def test_one_hand_is_told_in_the_singular(hands, line):
    note = telling.Note(datetime(2025, 1, 1, tzinfo=UTC), "served", {"player": "p1", "hands": hands})
    assert [sentence for _, _, sentence in poker.told([note], PT)] == [line]


def test_every_line_of_the_diary_has_its_sentence():
    source = Path(str(telling.__file__)).read_text(encoding="utf-8")
    penalties = get_args(get_type_hints(Penalise)["kind"])
    assert {*re.findall(r'note\("([a-z_]+)"', source), *penalties} == set(poker_floor.FLOOR)


def test_the_diary_is_told_with_its_facts(stage):
    told = [line for one in stage[0].nights for line in poker.told(one.diary, PT)]
    assert not any("{" in sentence for _, _, sentence in told)


@pytest.mark.parametrize("table", ["PAPER", "STAGES", "ROUNDS", "HOW", "STATUS", "MONEY", "FLOOR", "FLOOR_ONE", "SAID"])
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
