"""`tento championship simulate`: whole events under the four regulations, their files, and that the same seed gives the same bytes."""

import re
from collections import Counter
from xml.etree import ElementTree
from zipfile import ZipFile

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from tento.cards.chance import Chance
from tento.championship.core.log import write
from tento.championship.core.tournament import fold, read
from tento.championship.pairs import decisions as do
from tento.championship.pairs import tournament as pairs_kind
from tento.championship.pairs.rules import rules_of as pairs_rules
from tento.championship.poker import decisions as poker
from tento.championship.poker import tournament as poker_kind
from tento.championship.poker.floor_decisions import TellBlinds
from tento.championship.poker.rules import rules_of
from tento.championship.simulation.names import Cast
from tento.championship.simulation.pairs.event import PairsSimulation, groups_for
from tento.championship.simulation.pairs.matches import Upsets
from tento.championship.simulation.poker.stage import PokerStage
from tento.cli.main import app
from tento.rulebooks.loader import load
from tests.championship.files import decisions_in

RUN = CliRunner()
EVENTS = {"truco-masters-2025": 20, "fenacef-ix": 14, "afia-2025": 10, "cgp-2024": 60}
OF_PAIRS = {
    "poster.pdf",
    "event.log",
    "event.people.json",
    "standings.txt",
    "bracket.svg",
    "event.xlsx",
    "bracket.pdf",
    "standings.pdf",
    "sheets.pdf",
    "cards.pdf",
    "report.pdf",
}
OF_POKER = {
    f"{kind}{rest}" for kind in ("main", "side") for rest in (".log", ".people.json", "-standings.txt", "-floor.txt", "-draws.json")
}
OF_POKER |= {f"{kind}-{paper}.pdf" for kind in ("main", "side") for paper in ("receipts", "seats", "cards", "levels", "payouts")}
FILES = {
    "truco-masters-2025": OF_PAIRS,
    "fenacef-ix": OF_PAIRS | {"groups.pdf"},
    "afia-2025": OF_PAIRS,
    "cgp-2024": OF_POKER | {"event.xlsx", "ranking.pdf", "schedule.pdf"},
}
CGP = load("cgp-2024")


def simulate(out, rulebook, *words, entries=None, seed=5):
    given = ["championship", "simulate", rulebook, "--entries", str(entries or EVENTS[rulebook]), "--seed", str(seed), "--out", str(out)]
    return RUN.invoke(app, [*given, *words])


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    found = {}
    for rulebook in EVENTS:
        out = tmp_path_factory.mktemp(rulebook)
        told = simulate(out, rulebook)
        assert told.exit_code == 0, told.stderr
        found[rulebook] = out
    return found


def contents(out):
    return {path.name: path.read_bytes() for path in out.iterdir()}


def all_of(closing):
    """What was paid, and what is left of it."""
    return sum(closing.paid.values()) + closing.leftover + closing.payout.unpaid


def cells(path):
    """Every text of a workbook."""
    with ZipFile(path) as book:
        tree = ElementTree.fromstring(book.read("xl/sharedStrings.xml"))
    return {"".join(node.itertext()) for node in tree}


@pytest.mark.parametrize("rulebook", EVENTS)
def test_every_file_of_the_event_is_written(made, rulebook):
    assert set(contents(made[rulebook])) == FILES[rulebook]


@pytest.mark.parametrize("rulebook", EVENTS)
def test_every_log_verifies(made, rulebook):
    logs = sorted(made[rulebook].glob("*.log"))
    told = [RUN.invoke(app, ["championship", "verify", str(log), "--lang", "en"]) for log in logs]
    assert [(one.exit_code, "All true" in one.stdout) for one in told] == [(0, True)] * len(logs)


@pytest.mark.parametrize("rulebook", EVENTS)
def test_the_same_seed_gives_the_same_bytes(made, rulebook, tmp_path):
    assert simulate(tmp_path, rulebook).exit_code == 0
    assert contents(tmp_path) == contents(made[rulebook])


@pytest.mark.parametrize("rulebook", EVENTS)
def test_another_seed_gives_another_event(made, rulebook, tmp_path):
    simulate(tmp_path, rulebook, seed=6)
    log = "main.log" if rulebook == "cgp-2024" else "event.log"
    assert (tmp_path / log).read_bytes() != (made[rulebook] / log).read_bytes()


@pytest.mark.parametrize("rulebook", EVENTS)
def test_every_paper_is_a_pdf_with_no_date_of_its_own(made, rulebook):
    papers = [data for name, data in contents(made[rulebook]).items() if name.endswith(".pdf")]
    assert all(data.startswith(b"%PDF") and b"/CreationDate" not in data for data in papers)


@pytest.mark.parametrize("rulebook", ["truco-masters-2025", "fenacef-ix", "afia-2025"])
def test_every_entry_appears_in_the_workbook(made, rulebook):
    log = decisions_in(pairs_kind, made[rulebook] / "event.log")
    entered = {" / ".join(person.name for person in one.people) for one in log if isinstance(one, do.Register)}
    assert len(entered) == EVENTS[rulebook]
    assert entered <= cells(made[rulebook] / "event.xlsx")


def test_every_player_appears_in_the_workbook(made):
    log = decisions_in(poker_kind, made["cgp-2024"] / "main.log")
    players = fold(poker_kind, CGP, log).listed
    assert set(players) <= cells(made["cgp-2024"] / "event.xlsx")


def test_the_standings_are_what_show_tells(made):
    for rulebook in ("fenacef-ix", "afia-2025"):
        told = RUN.invoke(app, ["championship", "show", str(made[rulebook] / "event.log")])
        assert told.stdout == (made[rulebook] / "standings.txt").read_text(encoding="utf-8")


def test_show_tells_the_prizes_of_a_poker_log(made):
    told = RUN.invoke(app, ["championship", "show", str(made["cgp-2024"] / "main.log"), "--lang", "en"])
    assert (told.exit_code, "Prize pool: R$" in told.stdout) == (0, True)


def test_the_standings_print_the_article_that_broke_a_tie(made):
    text = (made["fenacef-ix"] / "standings.txt").read_text(encoding="utf-8")
    assert re.search(r"Empate entre .* Decidido por .*\(art\. 5\)", text)


def test_a_changed_poker_log_is_not_read(made, tmp_path):
    text = (made["cgp-2024"] / "main.log").read_text(encoding="utf-8")
    forged = tmp_path / "forged.log"
    forged.write_text(text.replace('"reentries":1', '"reentries":9', 1), encoding="utf-8")
    assert RUN.invoke(app, ["championship", "verify", str(forged)]).exit_code == 2


def test_a_poker_log_that_the_rules_refuse_is_false(made, tmp_path):
    log = list(decisions_in(poker_kind, made["cgp-2024"] / "main.log"))
    twice = tmp_path / "twice.log"
    twice.write_text(write([log[0], log[1], log[1]]), encoding="utf-8")
    told = RUN.invoke(app, ["championship", "verify", str(twice)])
    assert (told.exit_code, "3" in told.stderr) == (1, True)


def test_bots_play_the_matches(tmp_path):
    told = simulate(tmp_path, "truco-masters-2025", "--bots", "sensible,random", entries=16)
    assert told.exit_code == 0, told.stderr
    assert RUN.invoke(app, ["championship", "verify", str(tmp_path / "event.log")]).exit_code == 0


def test_bots_play_tranca_to_the_target_of_the_final(tmp_path):
    simulate(tmp_path, "afia-2025", "--bots", "random", "--trouble", "0")
    reports = [one for one in decisions_in(pairs_kind, tmp_path / "event.log") if isinstance(one, do.Report)]
    assert max(reports[-1].partidas[0]) >= 2000


def test_the_names_at_the_tables_must_be_bots(tmp_path):
    told = simulate(tmp_path / "none", "truco-masters-2025", "--bots", "nobody", entries=16)
    assert (told.exit_code, (tmp_path / "none").exists()) == (2, False)


def test_bots_play_the_hands_of_a_poker_tournament(tmp_path):
    told = simulate(tmp_path, "cgp-2024", "--bots", "random", entries=24)
    assert told.exit_code == 0, told.stderr
    log = decisions_in(poker_kind, tmp_path / "main.log")
    assert any(isinstance(one, TellBlinds) for one in log)
    assert RUN.invoke(app, ["championship", "verify", str(tmp_path / "main.log")]).exit_code == 0


@pytest.mark.parametrize(
    ("rulebook", "entries", "said"),
    [("afia-2025", 16, "10"), ("truco-masters-2025", 12, "16"), ("cgp-2024", 5, "3.1"), ("ktruco-paulista", 8, "ktruco-paulista")],
)
def test_a_field_that_cannot_be_played_is_refused_with_what_would_work(tmp_path, rulebook, entries, said):
    told = simulate(tmp_path / "none", rulebook, entries=entries)
    assert (told.exit_code, said in told.stderr, (tmp_path / "none").exists()) == (2, True, False)


def test_the_organiser_chooses_the_groups(tmp_path):
    simulate(tmp_path, "fenacef-ix", "--set", "stages.groups.groups=2", "--set", "stages.groups.advance=1")
    state = fold(pairs_kind, load("fenacef-ix"), decisions_in(pairs_kind, tmp_path / "event.log"))
    assert (len(state.stages[0].groups), len(state.stages[0].advanced)) == (2, 2)


def test_a_choice_without_a_value_is_refused(tmp_path):
    assert simulate(tmp_path, "fenacef-ix", "--set", "stages").exit_code == 2


def test_a_field_above_the_table_is_the_directors_choice():
    big = rules_of(load("cgp-2024")).payout_table.columns[-1].entrants[1]
    stage = PokerStage(CGP, 1, "x", 0, {"payout_above": "last_column"})
    stage.play(big + 300)
    assert stage.events[0].state.entries > big
    assert all_of(stage.closings[0]) == stage.closings[0].pool.pool


def test_papers_speak_english_too(tmp_path):
    simulate(tmp_path, "afia-2025", "--lang", "en")
    assert "Quarter-finals" in (tmp_path / "bracket.svg").read_text(encoding="utf-8")


def pairs(name, field, seed, upsets):
    rules = pairs_rules(load(name))
    cast = Cast(Chance(seed, "names"))
    found = PairsSimulation(load(name), Chance(seed), groups_for(rules, field), upsets, tables=max(1, field // 2), applicant=cast.applicant)
    found.play(field)
    return found


def test_without_trouble_everybody_comes_and_nothing_is_corrected():
    kinds = {type(one) for one in pairs("fenacef-ix", 12, 1, Upsets()).log}
    assert not kinds & {do.Absent, do.Sanction, do.Correct}


def test_with_trouble_some_stay_away_some_are_put_out_and_sheets_are_corrected():
    kinds = {type(one) for one in pairs("fenacef-ix", 24, 1, Upsets(absent=10, disqualified=10, corrected=20)).log}
    assert {do.Absent, do.Sanction, do.Correct} <= kinds


@given(st.integers(0, 10_000), st.integers(3, 30))
@settings(max_examples=15, deadline=None)
def test_decisions_come_in_the_order_of_the_clock(seed, field):
    times = [one.at for one in pairs("fenacef-ix", field, seed, Upsets(absent=15, disqualified=10, corrected=15)).log]
    assert times == sorted(times)


@given(st.integers(0, 10_000))
@settings(max_examples=10, deadline=None)
def test_nobody_has_two_tables_and_no_table_two_matches_at_one_time(seed):
    state = pairs("fenacef-ix", 17, seed, Upsets(absent=10)).state
    called = [match for match in state.matches.values() if match.starts is not None]
    tables = Counter((match.starts, match.table) for match in called)
    sides = Counter((match.starts, side) for match in called for side in match.sides)
    assert max([*tables.values(), *sides.values()]) == 1


def test_no_two_people_of_a_cast_bear_one_name():
    cast = Cast(Chance(3, "names"))
    assert len({cast.person() for _ in range(30_000)}) == 30_000


def test_people_beyond_the_last_name_are_numbered():
    cast = Cast(Chance(3, "names"))
    names = [cast.person() for _ in range(400_000)]
    assert len(set(names)) == len(names)


@given(st.integers(0, 10_000), st.integers(11, 90), st.integers(0, 30))
@settings(max_examples=15, deadline=None)
def test_every_centavo_of_a_simulated_stage_is_somebodys(seed, players, trouble):
    stage = PokerStage(CGP, seed, "x", trouble)
    ranking = stage.play(players)
    for closing in stage.closings:
        assert all_of(closing) == closing.pool.pool
    assert sum(ranking.fund.stages) + ranking.fund.annual + ranking.fund.hotel == ranking.fund.collected


@given(st.integers(0, 10_000), st.integers(11, 90))
@settings(max_examples=10, deadline=None)
def test_a_simulated_tournament_replays_to_the_same_end(seed, players):
    stage = PokerStage(CGP, seed, "x", 10)
    stage.play(players)
    for night in stage.events:
        assert fold(poker_kind, CGP, read(poker_kind, write(night.log))) == night.state


@given(st.integers(0, 10_000), st.integers(11, 120))
@settings(max_examples=15, deadline=None)
def test_a_poker_field_is_never_larger_than_was_asked_for(seed, entries):
    stage = PokerStage(CGP, seed, "x", 5)
    stage.play(entries)
    assert entries * 7 // 8 <= stage.events[0].state.entries <= entries


def test_the_largest_field_of_the_table_is_paid_by_it():
    stage = PokerStage(CGP, 2, "x", 5)
    stage.play(rules_of(CGP).payout_table.columns[-1].entrants[1])
    assert all_of(stage.closings[0]) == stage.closings[0].pool.pool


def test_a_tournament_has_a_second_day_a_race_and_hand_for_hand():
    stage = PokerStage(CGP, 4, "x", 10)
    stage.play(300)
    told = {note.what for note in stage.events[0].diary}
    wanted = {"seats-drawn", "level", "no-show", "table-broken", "moved", "new-day", "chip-race", "hand-for-hand", "in-the-money"}
    assert wanted | {"final-table", "champion"} <= told


def test_a_crowd_at_the_door_waits_and_is_seated_as_players_go_out():
    stage = PokerStage(CGP, 4, "x", 0)
    stage.play(300)
    told = [note.what for note in stage.events[0].diary]
    assert ("alternates" in told, "alternate-seated" in told, stage.events[0].state.waiting) == (True, True, ())


def test_without_trouble_no_poker_record_is_corrected():
    stage = PokerStage(CGP, 4, "x", 0)
    stage.play(60)
    assert not any(isinstance(one, poker.Correction) for night in stage.events for one in night.log)


def test_with_trouble_poker_records_are_corrected_and_a_correction_undone():
    stage = PokerStage(CGP, 4, "x", 30)
    stage.play(120)
    told = {note.what for night in stage.events for note in night.diary}
    assert {"corrected-out", "correction-undone", "corrected-places", "corrected-chips"} <= told


def test_the_committee_corrects_after_the_end():
    stage = PokerStage(CGP, 2, "x", 100)
    stage.play(60)
    assert any(isinstance(one, poker.CorrectPlaces) and one.committee for night in stage.events for one in night.log)


@given(st.integers(0, 10_000), st.integers(11, 150), st.integers(0, 30))
@settings(max_examples=10, deadline=None)
def test_every_place_of_a_simulated_tournament_is_one_more_than_those_before_it(seed, players, trouble):
    stage = PokerStage(CGP, seed, "x", trouble)
    stage.play(players)
    for closing in stage.closings:
        ends = list(closing.places.values())
        assert all(place == 1 + sum(other < place for other in ends) for place in ends)


@given(st.integers(0, 10_000), st.integers(40, 150))
@settings(max_examples=10, deadline=None)
def test_whoever_is_paid_by_the_table_scores_and_nobody_else_does(seed, players):
    stage = PokerStage(CGP, seed, "x", 30)
    stage.play(players)
    for night, closing in zip(stage.events, stage.closings, strict=True):
        dealt = night.state.deal.amounts if night.state.deal else {}
        by_table = [who for who in closing.places if who not in dealt]
        assert {who for who in by_table if closing.paid[who]} == {who for who in by_table if closing.points[who].placing}


def test_the_levels_stand_still_at_night():
    stage = PokerStage(CGP, 4, "x", 0)
    stage.play(300)
    diary = stage.events[0].diary
    levels = [note.facts["level"] for note in diary if note.what == "level"]
    assert levels == list(range(1, len(levels) + 1))
    assert len({note.at.date() for note in diary}) == 2


def test_a_log_opens_only_once():
    opening = PokerStage(CGP, 1, "x", 0)
    opening.play(11)
    first = opening.events[0].opening
    with pytest.raises(Exception, match="already_done"):
        fold(poker_kind, CGP, [first, first])


def test_a_sheet_of_another_edition_is_refused():
    stage = PokerStage(CGP, 1, "x", 0)
    stage.play(11)
    with pytest.raises(Exception, match="wrong_rulebook"):
        fold(poker_kind, CGP, [msgspec.structs.replace(stage.events[0].opening, hash="0")])
