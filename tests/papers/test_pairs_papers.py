"""An event of pairs on paper: brackets of every size, names of every kind, a sentence for every tie, sheets and cards for everybody."""

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from tento.cards.chance import Chance
from tento.championship.pairs import tournament
from tento.championship.simulation.pairs.event import PairsSimulation
from tento.papers.files import write_book
from tento.papers.pairs import pages
from tento.papers.pairs.book import book_of_pairs
from tento.papers.pairs.bracket import HEAD, WIDTH, whole
from tento.papers.pairs.bracket import pages as bracket_pages
from tento.papers.pairs.games import came_back
from tento.papers.pairs.labels import label_of
from tento.papers.pairs.svg import NUMBER, SCORE, fitted, svg_of, width_of
from tento.rulebooks.loader import load
from tests.cli.championship.test_simulate import cells
from tests.papers.championship_papers import PT, compiled, data_of, named, paper_named, papers, played

NASTY = ('<script>alert("x")</script>', '#panic("x") $x$ @y *z* _u_ \\ " [', "=1+1", "a&b</text>", "]]>")
FIELDS = [("truco-masters-2025", 16), ("fenacef-ix", 9), ("fenacef-ix", 38), ("fenacef-ix", 100), ("afia-2025", 10)]


@pytest.fixture(scope="module", params=FIELDS, ids=lambda one: f"{one[0]}-{one[1]}")
def event(request):
    return played(*request.param)


@pytest.fixture(scope="module")
def printed(event):
    return papers(event)


@pytest.fixture(scope="module")
def nasty():
    return played("fenacef-ix", 8, applicant=named(NASTY))


def drawing_of(state):
    found = whole(state, PT)
    assert found is not None
    return found


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
    people = {person for entry in data_of(paper_named(nasty, "cards"))["cards"] for person in entry["lines"]}
    assert {f"{name} 0" for name in NASTY} <= people


def test_no_name_is_read_as_markup_by_the_printer(nasty):
    made = [compiled(document) for document in papers(nasty).values()]
    assert all(data.startswith(b"%PDF") for data in made)


def test_a_name_that_begins_like_a_formula_stays_a_name(nasty, tmp_path):
    book = write_book(book_of_pairs(nasty, PT), tmp_path / "book.xlsx")
    assert any(cell.startswith("=1+1 0") for cell in cells(book))


def test_a_delegation_is_called_by_its_own_name():
    state = played("afia-2025", 10)
    assert label_of(state, "01").name == "Acre"


def test_everybody_in_the_field_has_a_card(event, printed):
    cards = data_of(printed["cards"])["cards"]
    assert [card["big"] for card in cards] == [entry.id for entry in pages.selected_once(event)]


def test_every_match_with_two_sides_has_a_score_sheet(event, printed):
    sheets = data_of(printed["sheets"])["sheets"]
    wanted = [match.id for stage in event.stages for match in map(event.matches.get, stage.matches) if all(match.sides)]
    assert [sheet["game"]["id"] for sheet in sheets] == wanted


def test_a_score_sheet_has_a_line_for_everybody_who_signs():
    sheet = data_of(paper_named(played("fenacef-ix", 9), "sheets"))["sheets"][0]
    assert (len(sheet["signers"]), sheet["signers"][-1], sheet["articles"]) == (5, "Árbitro", "art. 33")


def test_group_tables_name_everybody_and_every_tie_has_its_article():
    state = played("fenacef-ix", 38)
    groups = [group for stage in data_of(paper_named(state, "groups"))["stages"] for group in stage["groups"]]
    assert {row["label"]["number"] for group in groups for row in group["rows"]} == set(state.entries)
    ties = [tie for group in groups for tie in group["ties"]]
    assert ties
    assert all(tie["articles"] == "art. 5" for tie in ties)


def test_groups_of_unequal_size_have_tables_of_unequal_length():
    stage = data_of(paper_named(played("fenacef-ix", 9), "groups"))["stages"][0]
    assert sorted(len(group["rows"]) for group in stage["groups"]) == [4, 5]


def test_everybody_who_played_has_a_place(event, printed):
    lines = data_of(printed["standings"])["lines"]
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

    state = PairsSimulation(rulebook, Chance(seed), played=level).play(10)
    return [tie["text"] for table in data_of(paper_named(state, "standings"))["losers"] for tie in table["ties"]]


def test_the_third_place_by_points_is_told_with_its_article():
    ties = data_of(paper_named(played("afia-2025", 10, trouble=0), "standings"))["ties"]
    assert [(tie["where"], tie["articles"]) for tie in ties] == [("3º lugar", "art. 12")]


def test_the_same_championship_prints_the_same_bytes(nasty):
    document = paper_named(nasty, "sheets")
    assert compiled(document) == compiled(document)


def test_tables_and_brackets_carry_the_draw_that_made_them():
    state = played("fenacef-ix", 9)
    made = papers(state)
    shown = [[line["text"] for line in data_of(made[name])["transcripts"][0]["lines"]] for name in ("groups", "bracket")]
    for stage, texts in zip(state.stages, shown, strict=True):
        assert stage.announced is not None
        assert {stage.announced.commitment, stage.seed, ", ".join(stage.entrants)} <= set(texts)


def test_a_match_of_an_event_of_several_days_tells_its_day():
    starts = {sheet["game"]["starts"] for sheet in data_of(paper_named(played("fenacef-ix", 150), "sheets"))["sheets"]}
    assert {one.partition(" ")[0] for one in starts if one} == {"20/09", "21/09"}


def test_a_match_of_an_event_of_one_day_tells_the_hour_alone():
    starts = {sheet["game"]["starts"] for sheet in data_of(paper_named(played("truco-masters-2025", 16), "sheets"))["sheets"]}
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
        tables = data_of(paper_named(state, "standings"))["losers"]
        chosen = {name for one in state.stages[1:] for name in came_back(state, one.name)}
        assert chosen == {row["number"] for table in tables for row in table["rows"] if row["goes_on"]}


def test_a_pair_that_left_is_told_as_it_left():
    state = played("fenacef-ix", 38, trouble=20)
    rows = [row for stage in data_of(paper_named(state, "groups"))["stages"] for group in stage["groups"] for row in group["rows"]]
    told = {row["status"] for row in rows if row["status"]}
    assert told
    assert told <= {PT["status/disqualified"], PT["status/eliminated"], PT["status/withdrawn"]}


def test_the_workbook_has_scores_as_numbers_and_the_diary_of_who_decided_what_and_why():
    simulation = PairsSimulation(load("truco-masters-2025"), Chance(2), tables=8)
    state = simulation.play(16)
    sheets = {sheet.title: sheet for sheet in book_of_pairs(state, PT, tuple(tournament.tell(simulation.made)))}
    matches = sheets[PT["matches"]]
    first = matches.head.index("Pontos 1")
    assert matches.head[first + 1] == "Pontos 2"
    scores = [row[first : first + 2] for row in matches.rows]
    assert len(scores) == 15
    assert all(isinstance(point, int) for row in scores for point in row)
    assert {max(point for point in row if isinstance(point, int)) for row in scores} == {12}
    diary = sheets["Diário das decisões"]
    assert diary.head[3:] == ("Quem decidiu", "Motivo")
    assert any("Convocação enviada" in str(row[2]) for row in diary.rows)
