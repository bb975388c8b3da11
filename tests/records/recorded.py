"""Recorded matches for the tests of records: random ones of any rulebook, a small one, and what a forger makes of it."""

import io
import re
from collections.abc import Callable, Mapping
from itertools import count
from typing import Any

import pytest

from tento.cards.chance import Chance, seeds
from tento.games.truco.rules import actions as do
from tento.games.truco.rules import game
from tento.games.truco.rules.state import Mao, State, the_mao
from tento.records.chain import chained
from tento.records.errors import RecordError
from tento.records.header import Player
from tento.records.keeper import RecordKeeper
from tento.records.reading import read
from tento.records.replaying import replay
from tento.rulebooks.loader import load, regulations_of
from tento.table.game import Step, events_for
from tento.table.local_table import LocalTable
from tento.table.reveal import Reveal
from tento.table.seats import REFEREE, SPECTATOR, TABLE, Actor, Pair, Seat

NAMES = ("Ana", "Beto", "Caio", 'Dona "Dadá"')

BY_TWO = ("truco-masters-2025-mano-a-mano", "fenacef-ix-mano-a-mano")
PLAYED = [(name, seats) for name in (*regulations_of("truco"), *BY_TWO) for seats in load(name).values.players]
tables = pytest.mark.parametrize(("name", "seats"), PLAYED)


class Match:
    """A table with its record, the states it went through and the cards that everybody saw."""

    def __init__(
        self,
        state: State,
        master: int,
        reveal: Reveal = "partida",
        names: tuple[str, ...] = NAMES,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.sink = io.StringIO()
        self.master = master
        players = [Player(name, bot=seat == 1) for seat, name in enumerate(names[: state.seats])]
        self.keeper = RecordKeeper(
            self.sink,
            state,
            players,
            phase=state.phase,
            first_dealer=state.next_dealer,
            options=options,
            reveal=reveal,
            date="2026-03-01",
        )
        self.dealt = self.keeper.dealt
        self.time = 0
        self.states: list[State] = []
        self.seen: set[str] = set()
        self.table = LocalTable(game, state, seeds(master, state.seats), self, self._now)

    def _now(self) -> int:
        self.time += 137
        return self.time

    def acted(self, at: int, actor: Actor, action: do.Action, step: Step) -> None:
        self.states.append(step.state)
        self.seen |= set(re.findall(r"'([A2-7QJK][cdhs])'", str(events_for(step, SPECTATOR))))
        self.keeper.acted(at, actor, action, step)

    @property
    def text(self) -> str:
        return self.sink.getvalue()

    @property
    def state(self) -> State:
        state: State = self.table.state
        return state

    @property
    def mao(self) -> Mao:
        return the_mao(self.state)

    def act(self, actor: Actor, action: do.Action) -> None:
        assert isinstance(self.table.act(actor, action), Step)

    def deal(self) -> None:
        """The next mão up to the play, with nothing but what must be done."""
        self.table.shuffle()
        for kind in (do.HandBack, do.Deal):
            seat = game.waiting(self.state).seats[0]
            self.act(seat, next(action for action in game.legal(self.state, seat) if isinstance(action, kind)))


def irregular(state: State, chance: Chance) -> list[tuple[Actor, do.Action]]:
    """What no screen offers: throws, accusations, the referee, the clock."""
    seat = Seat(chance.below(state.seats))
    other = Seat((seat + 1) % state.seats)
    hand = state.mao.hands[seat] if state.mao and state.mao.hands else ()
    return [
        (seat, do.Throw(hand[::-1], hand[:1])),
        (seat, do.Throw(hand)),
        (seat, do.Throw(hand, hand)),
        (seat, do.CallTento(other, "quatro cartas\n")),
        (REFEREE, do.DismissTento()),
        (REFEREE, do.UpholdTento(seat)),
        (REFEREE, do.Report("bottom-seen", seat)),
        (REFEREE, do.Report("wrong-count", seat, 4)),
        (REFEREE, do.Report("exposed-card")),
        (REFEREE, do.Sanction(seat, "warning")),
        (REFEREE, do.Absence(seat, 61)),
        (REFEREE, do.NewDeck()),
        (REFEREE, do.Award(Pair(0))),
        (TABLE, do.Clock(state.elapsed + 60 * chance.below(9))),
    ]


def advance(match: Match, chance: Chance) -> None:
    """One random act, now and then an irregular one, which may be refused."""
    state = match.state
    if chance.happens(1, 8):
        match.table.act(*chance.choice(irregular(state, chance)))
    elif game.waiting(state).table:
        match.table.shuffle()
    else:
        options = [(Seat(seat), action) for seat in range(state.seats) for action in game.legal(state, Seat(seat))]
        match.act(*(chance.choice(options) if options else (REFEREE, do.Award(Pair(1)))))


def played(name: str, seats: int, master: int, reveal: Reveal = "partida", stop: Callable[[State], bool] = lambda _: False) -> Match:
    """A random match to its end, or until it shall stop."""
    match, chance = Match(game.new(load(name), seats), master, reveal), Chance(master, "players")
    while match.state.outcome is None and not stop(match.state):
        advance(match, chance)
    return match


def live(name: str, seats: int) -> Match:
    """A match in its first partida, with a card on the table and two mãos behind it."""

    def begun(state: State) -> bool:
        return state.maos >= 2 and state.stage == "play" and bool(the_mao(state).laid)

    for master in count():
        match = played(name, seats, master, stop=begun)
        if match.state.outcome is None and sum(match.state.jogo) == 0:
            return match
    raise AssertionError


def new(name: str = "fenacef-ix-mano-a-mano") -> Match:
    """Two players with their cards in hand; seat 1 leads."""
    match = Match(game.new(load(name), 2, first_dealer=Seat(0)), 7)
    match.deal()
    return match


def small() -> Match:
    """An open rodada, a covered one, and the referee ends the match."""
    match = new()
    for lay in (do.Play, do.Play, do.Cover, do.Cover):
        (seat,) = game.waiting(match.state).seats
        match.act(seat, lay(match.mao.hands[seat][0]))
    match.act(REFEREE, do.Sanction(Seat(1), "disqualification"))
    return match


SMALL = small().text


def rechained(texts: list[str]) -> str:
    """The texts with a chain that fits, as somebody would write who knows how."""
    lines, check = [], ""
    for text in texts:
        line, check = chained(check, text)
        lines.append(line + "\n")
    return "".join(lines)


def forged(pattern: str, replacement: str, text: str = SMALL) -> str:
    """The record with one thing changed and the chain made to fit."""
    texts = list(read(text).texts)
    place = next(place for place, found in enumerate(texts) if re.search(pattern, found))
    texts[place] = re.sub(pattern, replacement, texts[place], count=1)
    return rechained(texts)


def refusal(text: str, *, unfinished: bool = False) -> RecordError:
    """Why the record is refused, and at which line."""
    with pytest.raises(RecordError) as caught:
        replay(read(text, unfinished=unfinished))
    assert 1 <= caught.value.line <= text.count("\n") + 1
    return caught.value
