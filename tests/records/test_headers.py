"""What stands at the head of a record: options that were agreed on, words of before, any number of seats."""

import re

import pytest

from tento.cards.chance import Chance
from tento.games.truco.rules import game
from tento.records import header
from tento.records.deals import check_deals
from tento.records.errors import RecordError
from tento.records.reading import read
from tento.records.replaying import replay
from tento.rulebooks.loader import load, overlay
from tento.table.reveal import Reveal
from tests.records.recorded import SMALL, Match, advance, forged, played, rechained, refusal


def by_agreement(**options) -> Match:
    """A match by a rulebook with these options, played to its end."""
    match, chance = Match(game.new(overlay(load("fenacef-ix-mano-a-mano"), options), 2), 3, options=options), Chance(3)
    while match.state.outcome is None:
        advance(match, chance)
    return match


OPTIONS = by_agreement(partida_target=15, onze_at=14, match_best_of={"default": 1, "final": 3}).text


def test_a_match_by_agreed_options_is_replayed_without_their_being_told_again():
    record = read(OPTIONS)
    assert record.header.options == {"partida_target": 15, "onze_at": 14, "match_best_of": {"default": 1, "final": 3}}
    assert replay(record).state.outcome is not None
    assert {report.verdict for report in check_deals(record)} == {"true"}


def test_options_stand_in_the_order_of_their_names():
    assert [text for text in read(OPTIONS).texts if text.startswith("option ")] == [
        'option match_best_of {"default": 1, "final": 3}',
        "option onze_at 14",
        "option partida_target 15",
    ]


@pytest.mark.parametrize(
    ("pattern", "replacement", "code"),
    [
        (r"option partida_target 15", "option partida_target 18", "wrong_rulebook"),
        (r"option partida_target 15", "option partida_targe 15", "bad_options"),
        (r"option partida_target 15", 'option partida_target "15"', "bad_options"),
        (r"option partida_target 15", "option partida_target", "bad_header"),
        (r"option partida_target 15", "option partida_target 15.", "bad_header"),
        (r"option partida_target 15", "option partida_target  15", "bad_header"),
        (r"option partida_target 15", 'option "partida_target" 15', "bad_header"),
        (r"option partida_target 15", f"option partida_target {'[' * 70_000}", "bad_header"),
        (r"option partida_target 15", f"option partida_target {'[' * 60}{']' * 60}", "bad_options"),
        (r"option partida_target 15", "option z 15", "bad_options"),
        (r"option partida_target 15", "option a 15", "bad_header"),
        (r"option onze_at 14", "option match_best_of 14", "bad_header"),
        (r"rulebook fenacef-ix-mano-a-mano\+", "rulebook fenacef-ix-mano-a-mano", "wrong_rulebook"),
        (r"rulebook fenacef-ix-mano-a-mano\+", "rulebook fenacef+", "unknown_rulebook"),
        (r"seats 2", "seats 0", "bad_header"),
        (r"seats 2", "seats 02", "bad_header"),
    ],
)
def test_options_that_are_not_those_of_the_match_are_refused(pattern, replacement, code):
    assert refusal(forged(pattern, replacement, OPTIONS)).code == code


def test_options_that_were_left_out_are_missed():
    texts = [text for text in read(OPTIONS).texts if not text.startswith("option ")]
    assert refusal(rechained(texts)).code == "unknown_rulebook"


def test_a_rulebook_from_a_file_takes_the_options_of_the_record():
    assert replay(read(OPTIONS), load("fenacef-ix-mano-a-mano")).state == replay(read(OPTIONS)).state


@pytest.mark.parametrize("reveal", ["deal", "partida", "referee", "never"])
def test_every_agreement_on_seeds_is_kept(reveal: Reveal):
    assert read(played("fenacef-ix-mano-a-mano", 2, 3, reveal).text).header.reveal == reveal


@pytest.mark.parametrize(("reveal", "told"), [("deal", True), ("partida", True), ("referee", False), ("never", False)])
def test_seeds_are_told_after_the_match_only_where_that_was_agreed(reveal: Reveal, told):
    assert ("\nreveal " in played("fenacef-ix-mano-a-mano", 2, 3, reveal).text) == told


def test_a_record_with_the_word_of_before_is_still_read():
    old = forged("seeds after deal", "seeds after mao", played("fenacef-ix-mano-a-mano", 2, 3, "deal").text)
    assert re.search("^seeds after mao ~", old, re.MULTILINE)
    assert read(old).header.reveal == "deal"
    assert replay(read(old)).state.outcome is not None


@pytest.mark.parametrize("words", ["seeds after hand", "seeds after never", "seeds mao", "seeds"])
def test_no_other_word_is_read(words):
    assert refusal(forged("seeds after partida", words)).code == "bad_header"


@pytest.mark.parametrize("seats", ["3", "5", "99"])
def test_how_many_may_sit_there_is_said_by_the_rulebook(seats):
    texts = list(read(SMALL).texts)
    place = texts.index("seats 2")
    players = [f'player {seat} "P{seat}"' for seat in range(int(seats))]
    error = refusal(rechained([*texts[:place], f"seats {seats}", *texts[place + 1 : place + 3], *players, *texts[place + 5 :]]))
    assert (error.code, error.line) == ("bad_table", place + 1)


def test_the_first_dealer_is_one_of_them():
    assert refusal(forged("first-dealer 0", "first-dealer 2")).code == "bad_header"


def test_nobody_acts_who_has_no_seat():
    assert refusal(forged(" 1 hand-back", " 2 hand-back")).code == "bad_line"


def test_an_option_holds_64_lists_and_tables_at_most():
    texts = list(read(OPTIONS).texts)
    place = texts.index("option onze_at 14")
    deep = {depth: [*texts[:place], f"option x {'[' * depth}{']' * depth}", *texts[place + 2 :]] for depth in (64, 65)}
    assert "x" in header.read(deep[64])[0].options
    with pytest.raises(RecordError) as caught:
        header.read(deep[65])
    assert (caught.value.code, caught.value.line) == ("bad_header", place + 1)
