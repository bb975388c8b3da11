"""A match as text replays to the same state; the keeper writes each line as it happens."""

import io
import re

import pytest

from tento.cards.chance import Chance
from tento.games.truco.rules import actions as do
from tento.games.truco.rules import game
from tento.games.truco.rules.ranking import deck
from tento.records.deals import check_deals
from tento.records.header import Player
from tento.records.keeper import RecordKeeper
from tento.records.reading import read
from tento.records.replaying import replay
from tento.rulebooks.loader import load, overlay
from tento.table.game import Step
from tento.table.seats import REFEREE, TABLE, Seat
from tests.records.recorded import SMALL, Match, advance, live, new, played, refusal, small, tables


@tables
@pytest.mark.parametrize("master", range(4))
def test_a_match_replays_to_the_same_states(name, seats, master):
    match = played(name, seats, master)
    again = replay(read(match.text))
    assert [step.step.state for step in again.steps] == match.states
    assert again.state == match.state


@tables
def test_a_match_of_practice_replays_to_the_same_state(name, seats):
    match = played(name, seats, 11, "deal")
    assert replay(read(match.text)).state == match.state


@tables
def test_every_deal_of_a_match_is_true(name, seats):
    match = played(name, seats, 5)
    reports = check_deals(read(match.text))
    assert {report.verdict for report in reports} == {"true"}
    assert len(reports) == match.text.count("table shuffle")


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("ktruco-paulista", "steal"),
        ("ktruco-paulista", "peek"),
        ("ktruco-paulista", "tento"),
        ("fenacef-ix", "throw"),
        ("fenacef-ix", "cover"),
        ("fenacef-ix", "wrong-count"),
        ("truco-masters-2025", "clock"),
    ],
)
def test_the_random_matches_hold_what_is_hard_to_record(name, word):
    assert any(f" {word} " in played(name, 4, master).text for master in range(4))


def test_a_mao_de_ferro_played_in_the_dark_is_recorded_with_the_cards_it_showed():
    texts = next(texts for master in range(40) if " dark " in (texts := played("truco-masters-2025-mano-a-mano", 2, master).text))
    assert re.search(r" [01] dark [0-2] ~\w+\nshown [A2-7QJK][cdhs] ~", texts)


def test_a_line_tells_time_actor_and_action():
    assert any(re.fullmatch(r"0:00\.548 1 play [4567QJKA23][cdhs]", text) for text in read(SMALL).texts)


def test_a_result_tells_why_and_the_article():
    assert re.search(r"^match A disqualification jogo 0-0 \(art\. [^)]+\) ~", SMALL, re.MULTILINE)


def test_the_header_is_kept():
    header = read(played("fenacef-ix", 4, 1).text).header
    assert (header.rulebook, header.hash, header.seats, header.date) == ("fenacef-ix", load("fenacef-ix").hash, 4, "2026-03-01")
    assert header.players[1:] == (Player("Beto", bot=True), Player("Caio"), Player('Dona "Dadá"'))


def test_a_match_by_another_rulebook_replays_with_that_rulebook():
    rulebook = overlay(load("fenacef-ix-mano-a-mano"), {"partida_target": 15, "onze_at": 14})
    match, chance = Match(game.new(rulebook, 2), 3), Chance(3)
    while match.state.outcome is None:
        advance(match, chance)
    assert replay(read(match.text), rulebook).state == match.state


def test_a_cut_record_opens_only_when_asked():
    lines = SMALL.splitlines(keepends=True)[:-1]
    assert replay(read("".join(lines), unfinished=True)).state.outcome is not None


def test_a_half_written_line_is_left_out_when_a_record_is_recovered():
    match = live("fenacef-ix-mano-a-mano", 2)
    assert read(match.text[:-5], unfinished=True).texts == read(match.text, unfinished=True).texts[:-1]


def test_a_crash_between_an_action_and_what_came_of_it_can_be_recovered():
    cut = SMALL[: SMALL.index("rodada 1")]
    assert replay(read(cut + "reveal", unfinished=True)).sealed is not None


def test_a_match_broken_off_may_be_revealed_and_replayed():
    match = live("fenacef-ix-mano-a-mano", 2)
    match.keeper.close(reveal=True)
    assert match.text.splitlines()[-1].startswith("end unfinished ~")
    assert replay(read(match.text)).state == match.state


def test_a_record_starts_with_a_new_table():
    with pytest.raises(ValueError, match="new table"):
        RecordKeeper(io.StringIO(), small().state, [Player("Ana"), Player("Beto")])


def test_a_record_names_every_seat():
    with pytest.raises(ValueError, match="not by 1"):
        RecordKeeper(io.StringIO(), game.new(load("ktruco-paulista")), [Player("Ana")])
    with pytest.raises(ValueError, match="each seat"):
        RecordKeeper(io.StringIO(), game.new(load("ktruco-paulista")), [Player("Ana"), Player("Beto")])


def test_a_pack_that_was_not_committed_to_is_not_kept():
    match = Match(game.new(load("fenacef-ix-mano-a-mano"), 2, first_dealer=Seat(0)), 7)
    with pytest.raises(ValueError, match="committed"):
        match.table.act(TABLE, do.Shuffle(deck(match.state.rules)))


def test_a_time_before_the_start_is_not_kept():
    match = new()
    with pytest.raises(ValueError, match="before the start"):
        match.keeper.acted(-1, REFEREE, do.NewDeck(), Step(match.state, ()))


def test_every_line_is_flushed_by_itself(monkeypatch):
    sizes: list[int] = []
    match = Match(game.new(load("fenacef-ix-mano-a-mano"), 2, first_dealer=Seat(0)), 7)
    monkeypatch.setattr(match.keeper, "_sink", Sink(sizes))
    match.deal()
    assert sizes == [1] * len(sizes)


class Sink:
    """Counts the line feeds between two flushes."""

    def __init__(self, sizes):
        self.sizes = sizes
        self.text = ""

    def write(self, text):
        self.text += text

    def flush(self):
        self.sizes.append(self.text.count("\n"))
        self.text = ""


def test_a_closed_record_takes_no_more_lines():
    match = small()
    with pytest.raises(ValueError, match="closed"):
        match.keeper.acted(0, REFEREE, do.NewDeck(), Step(match.state, ()))


def test_an_error_is_told_in_both_languages():
    error = refusal(SMALL[:-20])
    assert (error.say("pt"), error.say("en")) == ("a linha está cortada", "the line is cut off")
