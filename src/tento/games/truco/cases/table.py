"""The table that a case is played at: set up as the case says, then moved by the steps of its script."""

from msgspec.structs import replace

from tento.cards.card import Card
from tento.games.truco.cases.case import HandCard, TrucoCase, hands_of, vira_of
from tento.games.truco.cases.handling import DRAW, LIMITS, SHUFFLING, place_of, seconds_of, taking, with_pack
from tento.games.truco.notation import read
from tento.games.truco.rules import actions as do
from tento.games.truco.rules import game
from tento.games.truco.rules.ceremony import cutter_of, dealt
from tento.games.truco.rules.match import Events, best_of, limit_seconds
from tento.games.truco.rules.ranking import deck, manilhas, order
from tento.games.truco.rules.rodadas import is_dark
from tento.games.truco.rules.state import State, the_mao
from tento.games.truco.rules.verdict import refuse
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.saying import said
from tento.rulebooks.rulebook import Rulebook
from tento.table.case_steps import StepReader
from tento.table.game import Step
from tento.table.refusal import Refusal
from tento.table.seats import TABLE, Actor, Pair, Seat

_PHASES = ("default", "groups", "knockout", "final")
_EXAMPLE = "`1 play 3s`, `rodada`, `mao`, `referee …` or `clock …`"
CEREMONY = ("cut", "subir", "burn", "hand-back", "deal")
_NEEDS_NO_CARDS = (
    do.Draw,
    do.Cut,
    do.Subir,
    do.Burn,
    do.HandBack,
    do.Deal,
    do.CallTento,
    do.UpholdTento,
    do.DismissTento,
    do.Sanction,
    do.Absence,
    do.Clock,
    do.Award,
    do.NewDeck,
)


class TrucoTable:
    """One case under one rulebook. `steps` are the events of the last accepted step, `refusal` the answer to a refused one."""

    def __init__(self, case: TrucoCase, rulebook: Rulebook) -> None:
        self.case = case
        self.events: tuple[object, ...] = ()
        self.refusal: Refusal | None = None
        self._hands: tuple[tuple[HandCard, ...], ...] = ()
        words = {word for step in _steps(case) for word in step.split()[:2]}
        self._ceremony = not words.isdisjoint((*CEREMONY, *LIMITS, DRAW))
        self._draws, self._shuffles = DRAW in words, SHUFFLING in words
        self.state = self._set_up(rulebook)

    def _set_up(self, rulebook: Rulebook) -> State:
        case, rules = self.case, rulebook.values
        hands = hands_of(case, rulebook)
        vira_of(case, rulebook)
        if case.phase not in (*_PHASES, *rules.match_best_of, *rules.partida_time_limit_min):
            raise BadKey("phase", f"{said(case.phase)} is not a phase of {rulebook.name}; known: {', '.join(_PHASES)}")
        if self._draws and hands is not None:
            raise BadKey("hands", "nobody has cards while the first deal is drawn for")
        if case.seat_count() not in rules.players:
            raise BadKey("hands", f"{rulebook.name} is not played by {case.seat_count()} ({', '.join(rulebook.cites('players'))})")
        state = game.new(rulebook, case.seat_count(), phase=case.phase, first_dealer=None if self._draws else Seat(case.dealer))
        for key, pairs, most in (("score", case.score, rules.partida_target), ("jogo", case.jogo, best_of(state) // 2 + 1)):
            if any(not 0 <= points < most for points in pairs):
                raise BadKey(key, f"{list(pairs)} is impossible: under {rulebook.name} {most} is the end")
        state = replace(
            state,
            score=case.score,
            jogo=case.jogo,
            first_mao=None if case.first_mao is None else Pair("AB".index(case.first_mao)),
            first_dealer=None if case.first_dealer is None else Seat(case.first_dealer),
            overtimes=int(case.overtime and rules.overtime_min is not None),
            elapsed=(limit_seconds(state) or 0) if case.overtime else 0,
            overtime_from=(limit_seconds(state) or 0) if case.overtime else 0,
        )
        if self._shuffles:
            return state
        state = with_pack(state)
        return state if hands is None else self._with_hands(state, hands)

    def _with_hands(self, state: State, hands: tuple[tuple[HandCard, ...], ...]) -> State:
        """Puts the hands of the case on the table; hands that do not matter get cards that cannot matter."""
        rules = state.rules
        named = {listed.card for hand in hands for listed in hand}
        vira = self._vira(state, named)
        strength = order(rules, vira)
        rest = sorted((card for card in deck(rules) if card not in named and card != vira), key=strength.__getitem__)
        filled = []
        for hand in hands:
            filled.append(hand or tuple(HandCard(card) for card in rest[:3]))
            rest = rest if hand else rest[3:]
        self._hands = tuple(filled)
        events: Events = []
        return dealt(state, events, tuple(tuple(listed.card for listed in hand) for hand in filled), vira, tuple(rest))

    def _vira(self, state: State, named: set[Card]) -> Card | None:
        """The vira of the case; where it names none, one that makes no card of the hands a manilha, if there is one."""
        rules = state.rules
        if rules.vira_dealt == "none":
            return None
        given = vira_of(self.case, state.rulebook)
        if given is not None:
            return given
        free = [card for card in deck(rules) if card not in named]
        return next((card for card in free if not named & set(manilhas(rules, card))), free[0])

    def deal_now(self) -> None:
        """Deals, where the case left the ceremony out and a question needs the cards; a draw that was tied is begun anew."""
        if self._draws and self.state.stage == "shuffle" and self.state.next_dealer is None:
            self.state = with_pack(self.state)
        if self.state.stage == "ceremony" and not self._ceremony:
            empty = ((),) * self.state.seats
            self.state = self._with_hands(self.state, empty)

    def play(self, step: str, key: str) -> None:
        """Plays one step of the script. A refused step changes nothing."""
        self.refusal = None
        before = self.state
        word = step.split(maxsplit=1)[0]
        if step in ("rodada", "mao"):
            self.deal_now()
            answer = self._cards_of(step)
        elif word in LIMITS:
            answer = self._take(taking(self._handled(word), word, seconds_of(step, key)))
        else:
            answer = self._act(*self.read_step(step, key))
        if isinstance(answer, Refusal):
            self.refusal, self.state = answer, before

    def _act(self, actor: Actor, action: do.Action) -> Refusal | None:
        if _is_confirmation(self.state, actor, action):
            return None
        return self._take(game.apply(self.ready_for(actor, action), actor, action))

    def _take(self, answer: Step | Refusal) -> Refusal | None:
        if isinstance(answer, Refusal):
            return answer
        self.state, self.events = answer.state, answer.events
        return None

    def _handled(self, word: str) -> State:
        """The table as it is when the time of this part of the ceremony is told."""
        dealer = self.state.dealer
        return self.ready_for(dealer, do.Deal()) if word == "dealing" and dealer is not None else self.state

    def ready_for(self, actor: Actor, action: do.Action) -> State:
        """The table as it is when this step comes.

        The pack is brought when it is due, the cards are dealt if the step needs them, and handed back if the dealer acts on the pack.
        """
        early = isinstance(action, _NEEDS_NO_CARDS)
        if self.state.stage == "shuffle" and isinstance(action, do.Draw) == (self.state.next_dealer is None):
            self.state = with_pack(self.state)
        if not early and not (isinstance(action, do.Report) and action.kind != "wrong-count"):
            self.deal_now()
        state = self.state
        acts_on_pack = isinstance(action, do.Burn | do.Deal) and actor == state.dealer
        if acts_on_pack and state.stage == "ceremony" and not the_mao(state).handed_back:
            back = game.apply(state, cutter_of(state), do.HandBack())
            return back.state if isinstance(back, Step) else state
        return state

    def read_step(self, step: str, key: str, seat: Seat | None = None) -> tuple[Actor, do.Action]:
        """Who does what in one step; `seat` acts where the text names nobody. The clock is the table's own."""
        reader = StepReader(read, range(self.state.seats), _EXAMPLE)
        words = step.split()
        if DRAW in words[:2] and not words[-1].isdigit() and words[-1] != DRAW:
            step = f"{' '.join(words[:-1])} {place_of(self.state, words[-1], key)}"
        clock = words[:1] == ["clock"]
        actor, action = (TABLE, reader.action(step, key, TABLE)) if clock else reader.step(step, key, seat)
        return actor, self._in_the_dark(actor, self._on_the_clock(action))

    def _on_the_clock(self, action: do.Action) -> do.Action:
        """In overtime a reading below the limit of the partida is the overtime's own clock."""
        limit = limit_seconds(replace(self.state, overtimes=0))
        if not isinstance(action, do.Clock) or limit is None or not self.state.overtimes or action.seconds >= limit:
            return action
        return do.Clock(action.seconds + self.state.overtime_from)

    def _in_the_dark(self, actor: Actor, action: do.Action) -> do.Action:
        """A card that a case names in a mão de ferro is turned up by its place: the player does not know it."""
        mao = self.state.mao
        if not isinstance(action, do.Play | do.Cover) or not isinstance(actor, int) or mao is None or not mao.hands:
            return action
        hand = mao.hands[actor]
        if not is_dark(self.state, mao) or (isinstance(action, do.Cover) and action.card not in hand):
            return action
        return do.PlayDark(hand.index(action.card) if action.card in hand else len(hand), isinstance(action, do.Cover))

    def _cards_of(self, step: str) -> Refusal | None:
        """A whole rodada or mão; there is none before the draw for the first deal is over."""
        if self.state.mao is None:
            return refuse(self.state, "wrong_moment")
        return self._rodada() if step == "rodada" else self._mao()

    def _rodada(self) -> Refusal | None:
        """Everybody in turn plays the next card listed, until the rodada ends."""
        events: tuple[object, ...] = ()
        done = len(self.state.mao.rodadas) if self.state.mao else 0
        while True:
            seat, action = self._next_card()
            refusal = self._act(seat, action)
            if refusal is not None:
                return refusal
            events += self.events
            if self.state.stage != "play" or len(the_mao(self.state).rodadas) > done:
                self.events = events
                return None

    def _mao(self) -> Refusal | None:
        """Rodadas until the mão is decided."""
        events: tuple[object, ...] = ()
        while True:
            refusal = self._rodada()
            if refusal is not None:
                return refusal
            events += self.events
            if self.state.stage != "play":
                self.events = events
                return None

    def _next_card(self) -> tuple[Seat, do.Action]:
        mao = the_mao(self.state)
        seat = mao.turn
        held = mao.hands[seat] if mao.hands else ()
        listed = next((one for one in self._listed(seat) if one.card in held), None)
        if listed is None:
            return seat, do.Play(held[0] if held else Card("?"))
        action = do.Cover(listed.card) if listed.covered else do.Play(listed.card)
        return seat, self._in_the_dark(seat, action)

    def _listed(self, seat: Seat) -> tuple[HandCard, ...]:
        return self._hands[seat] if self._hands else ()


def _steps(case: TrucoCase) -> list[str]:
    """Every step that the case mentions: done, or asked about."""
    asked: list[str] = []
    for expected in (case.expect, *(value for value in case.expect.values() if isinstance(value, dict))):
        for key in ("legal", "can", "cannot"):
            steps = expected.get(key, [])
            asked += [step for step in steps if isinstance(step, str)] if isinstance(steps, list) else []
    return case.do + asked


def _is_confirmation(state: State, actor: Actor, action: do.Action) -> bool:
    """`keep` of the only open card of a throw: it stays by itself, and saying so is no offence."""
    if not isinstance(action, do.Keep) or state.stage not in ("play", "mao_over") or not isinstance(actor, int):
        return False
    mao = the_mao(state)
    last = mao.laid[-1] if mao.laid else mao.rodadas[-1].laid[-1] if mao.rodadas else None
    return mao.thrown is None and last is not None and last.card == action.card and not last.covered and (last.seat - actor) % 2 == 1
