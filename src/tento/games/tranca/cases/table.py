"""The tranca table that a case is played at: set up as the case says, then moved by the steps of its script."""

from typing import Final

from msgspec.structs import replace

from tento.games.tranca.cases.case import TrancaCase, lying
from tento.games.tranca.notation import read
from tento.games.tranca.rules import actions as do
from tento.games.tranca.rules import events as ev
from tento.games.tranca.rules import game
from tento.games.tranca.rules.going_out import morto_for, why_not_out
from tento.games.tranca.rules.scoring import end_rodada
from tento.games.tranca.rules.state import SEATS, Rodada, State, the_rodada
from tento.games.tranca.rules.turn import begin_turn
from tento.games.tranca.rules.verdict import refuse
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.saying import said
from tento.rulebooks.rulebook import Rulebook
from tento.table.case_steps import StepReader
from tento.table.refusal import Refusal
from tento.table.seats import PAIR_NAMES, Actor, Seat, pair_of

SCRIPT: Final = ("drawn", "batida", "exhausted")
"""Steps of the case itself, not of anybody at the table."""
_READER: Final = StepReader(read, range(SEATS), "`3 draw`, `referee …`, `drawn`, `batida 0` or `exhausted`")


class TrancaTable:
    """One case under one rulebook. `events` are those of the last accepted step, `refusal` the answer to a refused one.

    Steps about regional variants come before the deal; the cards lie on the table from the first other step on. A turn begins, and
    red threes are laid, when somebody first acts in it.
    """

    def __init__(self, case: TrancaCase, rulebook: Rulebook) -> None:
        self.case = case
        self.events: tuple[object, ...] = ()
        self.refusal: Refusal | None = None
        self._begun = False
        self.state = self._before_the_deal(rulebook)

    def _before_the_deal(self, rulebook: Rulebook) -> State:
        case, target = self.case, rulebook.values.partida_target
        if case.phase not in ("default", *target):
            raise BadKey("phase", f"{said(case.phase)} is not a phase of {rulebook.name}; known: {', '.join(target)}")
        opener = case.turn if case.turn is not None and case.opens() else 0
        dealer = case.dealer if case.dealer is not None else (opener - 1) % SEATS
        state = game.new(rulebook, SEATS, phase=case.phase, first_dealer=Seat(dealer))
        state = replace(state, score=case.score, target=case.target or state.target)
        if max(case.score) >= state.target and case.score[0] != case.score[1]:
            raise BadKey("score", f"{list(case.score)} is impossible: {state.target} is the end")
        lying(case, rulebook)
        return state

    def set_table(self) -> None:
        """Puts the cards on the table, under the rules in force by now."""
        if self.state.stage != "shuffle":
            return
        case, cards = self.case, lying(self.case, self.state.rulebook)
        taken = {*case.morto_taken, *(PAIR_NAMES[seat % 2] for seat in case.waiting())}
        rodada = Rodada(
            hands=cards.hands,
            monte=cards.monte,
            mortos=cards.mortos,
            turn=Seat(case.turn or 0),
            lixo=cards.lixo,
            melds=cards.melds,
            red_threes=cards.red_threes,
            morto_taken=("A" in taken, "B" in taken),
            pending=tuple(Seat(seat) for seat in case.waiting()),
            opening=case.opens(),
        )
        self.state = replace(self.state, stage="play", rodada=rodada, dealer=self.state.next_dealer, next_dealer=None, proposal=None)

    def begin(self) -> None:
        """The turn begins if nobody has acted in it yet."""
        self.set_table()
        if not self._begun and self.state.stage == "play":
            self.state = begin_turn(self.state, [], the_rodada(self.state).turn)
        self._begun = True

    def play(self, step: str, key: str) -> None:
        """Plays one step of the script. A refused step changes nothing."""
        self.refusal = None
        if step.split(maxsplit=1)[0] in SCRIPT:
            self.set_table()
            self._own_step(step, key)
            return
        actor, action = self.read_step(step, key)
        if not isinstance(action, do.Propose | do.Consent):
            self.begin()
        answer = game.apply(self.state, actor, action)
        if isinstance(answer, Refusal):
            self.refusal = answer
            return
        self.state, self.events = answer.state, answer.events

    def _own_step(self, text: str, key: str) -> None:
        if self.state.stage != "play":
            self.refusal = refuse(self.state, "rodada_over", "turn_order")
            return
        if text == "drawn":
            self._begun = True
            self.state = replace(self.state, rodada=replace(the_rodada(self.state), drew=True))
            return
        words = text.split()
        if text != "exhausted" and (len(words) != 2 or words[1] not in map(str, range(SEATS))):
            raise BadKey(key, f"{said(text)} is no step: write `drawn`, `batida 0` or `exhausted`")
        events: ev.Events = []
        seat = None if text == "exhausted" else Seat(int(words[1]))
        if seat is not None:
            self._check_batida(seat, key)
        self.state = end_rodada(self.state, events, seat, direct=seat is not None)
        self.events = tuple(events)

    def _check_batida(self, seat: Seat, key: str) -> None:
        """What lies there must be able to lie there after this seat's batida."""
        rodada, pair = the_rodada(self.state), pair_of(seat)
        held, rules, name = len(rodada.hands[seat]), self.state.rules, PAIR_NAMES[pair_of(seat)]
        if held:
            raise BadKey(key, f"seat {seat} holds {held} cards: nobody goes out with cards in hand")
        if morto_for(rules, rodada, pair) is not None:
            raise BadKey(key, f"pair {name} has not taken its morto, which comes before the batida")
        fault = why_not_out(rules, rodada, pair, rodada.melds[pair])
        if fault is not None:
            raise BadKey(key, f"pair {name} may not go out: {fault.code}")

    def read_step(self, step: str, key: str, seat: Seat | None = None) -> tuple[Actor, do.Action]:
        """Who does what in one step; `seat` acts where the text names nobody."""
        return _READER.step(step, key, seat)
