"""What a person at the terminal hears of the own acts, in the second person."""

from string import Formatter

import pytest

from tento.games.poker.rules import events as ev
from tento.games.poker.story import Teller
from tento.games.poker.texts.story import STORY, YOURS
from tento.table.seats import Seat
from tento.texts.language import Lang

NAMES = ("Ana", "Zeca")


def told(event: ev.PokerEvent, lang: Lang) -> str:
    return next(Teller(NAMES, lang, hands=False, you=Seat(0)).told(event)).text


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (ev.Posted(seat=Seat(0), what="small", chips=25), "You post the small blind of 25."),
        (ev.Posted(seat=Seat(1), what="big", chips=50), "Zeca posts the big blind of 50."),
        (ev.Acted(seat=Seat(0), act="raise", to=150, added=125), "You raise to 150."),
        (ev.Returned(seat=Seat(0), chips=50), "50 go back to you: nobody called."),
        (ev.HandKilled(seat=Seat(0), why="dead"), "Your hand is dead."),
        (ev.MatchEnded(winner=Seat(0), why="chips"), "You win the match."),
    ],
)
def test_the_reader_is_spoken_to_in_english(event, text):
    assert told(event, "en") == text


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (ev.HandKilled(seat=Seat(0), why="dead"), "Sua mão está morta."),
        (ev.HandKilled(seat=Seat(1), why="dead"), "A mão de Zeca está morta."),
        (ev.Returned(seat=Seat(0), chips=50), "50 voltam a você: ninguém pagou."),
    ],
)
def test_the_reader_is_spoken_to_in_portuguese(event, text):
    assert told(event, "pt") == text


def test_the_winner_of_a_pot_is_spoken_to():
    assert told(ev.PotPaid(chips=75, shares=(ev.SeatChips(seat=Seat(0), chips=75),)), "en") == "You win 75."


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_every_sentence_about_a_player_can_be_told_to_that_player():
    assert {key: [places(text) - {"who"} for text in texts] for key, texts in STORY.items() if "{who}" in texts[0]} == {
        key: [places(text) for text in texts] for key, texts in YOURS.items()
    }
