"""Who chose an action that was not the player's: a bot for one who is away, the clock, the partner. The record says so, and only that."""

from typing import Any

import msgspec
import pytest

from tento.cards.chance import Chance
from tento.club.live import entries as log
from tento.club.live import seating
from tento.club.live.acting import act
from tento.club.live.partner import hold
from tento.club.live.scheduled import Means, fill_up, next_scheduled, perform, revealing
from tento.club.live.table_log import TableLog
from tento.club.live.table_state import TableState, fold, opened
from tento.club.replays.exported import record_of
from tento.records.reading import read
from tento.records.replaying import replay
from tento.rulebooks.loader import load
from tento.table.seats import Seat
from tests.records.recorded import forged, rechained, refusal

NAMES = ("Ana", "Beto", "Caio", "Dora")


class Table:
    """A live table by hand: its log and its secrets, and the one person who sits there."""

    def __init__(self) -> None:
        config = log.TableConfig(rulebook="truco-masters-2025", reveal="partida")
        opening = log.Opened(at=0, host="ana", config=config, rulebook_hash="")
        self.state: TableState = opened("t", opening, load(config.rulebook))
        self.lines, self.secrets = [log.encode(opening)], dict[int, bytes]()
        self.present: tuple[str, ...] = ("ana",)
        self.now = 0
        self.do(seating.sit(self.state, 0, "ana", "Ana", Seat(0)))
        self.do(fill_up(self.state, 0, bytes(32)))

    def do(self, decision: Any) -> None:
        step = decision.step
        for entry in decision.entries:
            folded = fold(self.state, entry, step, decision.secret[1] if decision.secret else None)
            self.state, step = folded.state, folded.step or step
            self.lines.append(log.encode(entry))
        for entry in revealing(self.state, self.now, step):
            self.state = fold(self.state, entry).state
            self.lines.append(log.encode(entry))
        self.secrets |= dict([decision.secret] if decision.secret else [])

    def duty(self) -> None:
        """What the table does by itself, when it is time for it."""
        scheduled = next_scheduled(self.state, self.present)
        assert scheduled is not None
        self.now = scheduled.at
        seed = bytes([len(self.secrets)] * 32)
        self.do(perform(self.state, self.now, scheduled, Means(self.present, lambda: seed, Chance(1))))

    def until_asked(self, seat: int = 0) -> None:
        while seat not in self.state.waiting.seats:
            self.duty()

    def answer(self, seat: int = 0) -> None:
        """Ana does the first thing that she may, for her own seat or for the one she holds."""
        action = self.state.game.legal(self.state.match, Seat(seat))[0]
        self.do(act(self.state, self.now, "ana", str(self.now), msgspec.json.encode(action), Seat(seat) if seat else None))

    def finish(self) -> str:
        while self.state.closed is None:
            self.duty()
        text = record_of(TableLog("t", self.lines, self.secrets, self.state.rulebook), NAMES)
        assert text is not None
        return text


def stand_ins(text: str) -> list[tuple[str, str]]:
    """Each line that names a stand-in, with the actor of the next line."""
    texts = read(text).texts
    return [(found, texts[place + 1].split()[1]) for place, found in enumerate(texts) if found.startswith("stand-in ")]


def went_away() -> str:
    """Ana acts, lets the clock run out, goes away for the rest."""
    table = Table()
    table.until_asked()
    table.answer()
    table.until_asked()
    table.duty()
    table.until_asked()
    table.answer()
    table.present = ()
    return table.finish()


@pytest.fixture(scope="module")
def away() -> str:
    return went_away()


def test_an_action_of_the_clock_is_called_so_and_then_the_player_again(away):
    assert stand_ins(away)[:2] == [("stand-in 0 clock", "0"), ("stand-in 0 none", "0")]


def test_a_bot_for_one_who_is_away_is_named_once(away):
    assert stand_ins(away)[2:] == [("stand-in 0 bot", "0")]


def test_bots_on_their_own_seats_stand_in_for_nobody(away):
    assert {found.split()[1] for found, _ in stand_ins(away)} == {"0"}


def test_a_match_with_stand_ins_is_replayed_and_each_action_says_who_chose_it(away):
    chosen = [step.stand_in for step in replay(read(away)).steps if step.actor == 0]
    assert chosen[:3] == [None, "clock", None]
    assert set(chosen[3:]) == {"bot"}
    assert {step.stand_in for step in replay(read(away)).steps if step.actor != 0} == {None}


def test_who_holds_the_partners_cards_stands_in_for_the_bot():
    table = Table()
    table.until_asked()
    table.do(hold(table.state, table.now, "ana", True))
    table.until_asked(2)
    table.answer(2)
    table.do(hold(table.state, table.now, "ana", False))
    text = table.finish()
    assert ("stand-in 2 0", "2") in stand_ins(text)
    assert ("stand-in 2 none", "2") in stand_ins(text)
    assert "ana" not in text.replace('"Ana"', "")


@pytest.mark.parametrize(
    ("pattern", "replacement", "code"),
    [
        ("stand-in 0 clock", "stand-in 0 none", "stand_in_misplaced"),
        ("stand-in 0 clock", "stand-in 1 clock", "stand_in_misplaced"),
        ("stand-in 0 clock", "stand-in 4 clock", "bad_line"),
        ("stand-in 0 clock", "stand-in 0 0", "bad_line"),
        ("stand-in 0 clock", "stand-in 0 7", "bad_line"),
        ("stand-in 0 clock", "stand-in 0", "bad_line"),
        ("stand-in 0 clock", "stand-in 0 nobody", "bad_line"),
        ("stand-in 0 bot", "stand-in 0 none", "stand_in_misplaced"),
    ],
)
def test_a_stand_in_that_changes_nothing_or_does_not_act_is_refused(away, pattern, replacement, code):
    assert refusal(forged(pattern, replacement, away)).code == code


def test_a_stand_in_between_an_action_and_what_came_of_it_is_refused(away):
    texts = list(read(away).texts)
    place = next(place for place, text in enumerate(texts) if text.startswith("dealt "))
    assert refusal(rechained([*texts[:place], "stand-in 1 bot", *texts[place:]])).code == "stand_in_misplaced"
