"""A sitting at the table: one person on seat 0, bots on the others, from the first shuffle to the end of the match."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tento.cards.chance import Chance
from tento.games.truco.bots.bot import Bot
from tento.games.truco.rules import actions as do
from tento.games.truco.rules import events as ev
from tento.games.truco.rules import game
from tento.games.truco.rules.state import State, partner_of
from tento.games.truco.rules.verdict import Offence
from tento.games.truco.rules.views import View
from tento.games.truco.terminal.commands import MetaCommand, Offer, covers, offers, parse_command
from tento.games.truco.terminal.saying import say_advice, say_offence, say_refusal
from tento.games.truco.terminal.scene import HUMAN, Company, Line, Scene
from tento.games.truco.terminal.story import Story
from tento.games.truco.texts.play import label
from tento.rulebooks.rulebook import Rulebook
from tento.table.game import Step, events_for
from tento.table.local_table import LocalTable
from tento.table.refusal import Refusal
from tento.table.seats import Seat
from tento.terminal.fronts import Front, Left
from tento.terminal.pages import help_page, rules_page

Adviser = Callable[[View, Sequence[do.Action], Rulebook, Chance], tuple[do.Action, str]]

REMEMBERED: Final = 40
"""So many lines of the story stay for the screen."""

LEAVE: Final = (Offer("Q", "quit"),)

# How long a thing is left on the screen, in seconds.
MOVE: Final = 0.6
SHOUT: Final = 1.0
RODADA: Final = 1.4


class Sitting:
    """Asks the person, lets the bots choose, and shows what comes of it. Chance comes in by name: cut, speech, advice, each bot's own."""

    def __init__(  # noqa: PLR0913 - who sits where, and how the table speaks
        self,
        table: LocalTable,
        company: Company,
        bots: Mapping[Seat, Bot],
        front: Front,
        *,
        adviser: Adviser,
        chance: Callable[[str], Chance],
        ceremony: bool = False,
    ) -> None:
        self._table = table
        self._company = company
        self._bots = bots
        self._adviser = adviser
        self._front = front
        self._ceremony = ceremony
        self._rulebook: Rulebook = table.state.rulebook
        self._story = Story(company, self._rulebook, chance("speech"), ceremony=ceremony)
        self._cuts = chance("cut")
        self._advice = chance("advice")
        self._lucks = {seat: chance(f"bot {seat}") for seat in bots}
        self._lines: tuple[Line, ...] = ()
        self._cover = False

    @property
    def state(self) -> State:
        """The table as it is."""
        state: State = self._table.state
        return state

    def play(self) -> None:
        """Until the match is over; Left when the person leaves before."""
        while game.outcome(self.state) is None:
            waiting = game.waiting(self.state)
            if waiting.table:
                self._happened(self._table.shuffle())
            else:
                self._turn(HUMAN if HUMAN in waiting.seats else waiting.seats[0])

    def _turn(self, seat: Seat) -> None:
        """The person answers for the own pair, the other pair by its first bot; the table sees to the ceremony unless told otherwise."""
        if self.state.stage in ("draw", "ceremony") and not (self._ceremony and seat == HUMAN):
            self._act(seat, self._formality(seat))
        elif seat == HUMAN:
            self._ask()
        else:
            options = game.legal(self.state, seat)
            self._act(seat, self._bots[seat].choose(game.view(self.state, seat), options, self._lucks[seat]))

    def _formality(self, seat: Seat) -> do.Action:
        """Draws a card, cuts once, hands the pack back, deals."""
        options = game.legal(self.state, seat)
        cut_already = self.state.mao is not None and self.state.mao.cuts > 0
        choices = [action for action in options if isinstance(action, do.Draw) or (isinstance(action, do.Cut) and not cut_already)]
        if choices:
            return self._cuts.choice(choices)
        return next(action for action in options if isinstance(action, do.HandBack | do.Deal))

    def _act(self, seat: Seat, action: do.Action) -> None:
        answer = self._table.act(seat, action)
        assert isinstance(answer, Step), f"offered, then refused: {action} {answer}"
        self._happened(answer)
        partner = partner_of(self.state, seat)
        if isinstance(action, do.DecideOnze) and self.state.stage == "onze" and partner is not None:
            self._act(partner, action)  # where both must agree, the first to speak has the partner's word

    def _happened(self, step: Step) -> None:
        """Tells what happened and shows it for as long as it needs; the end of a mão waits for the person."""
        events = events_for(step, HUMAN)
        lines = self._story.hear(events)
        self._lines = (*self._lines, *lines)[-REMEMBERED:]
        self._front.tell(lines)
        self._front.show(self._scene(LEAVE), _seconds(events))
        closing = self._story.closing(events)
        if closing:
            self._front.hold(self._scene(closing=closing))

    def _ask(self) -> None:
        """Asks the person until something was done that the rules accept."""
        options = game.legal(self.state, HUMAN)
        notice = ""
        while True:
            view = game.view(self.state, HUMAN)
            offered = offers(view, options, self.state.rules, self._cover)
            wanted = parse_command(self._front.ask(self._scene(offered, notice)), view, self.state.rules, self._cover)
            if isinstance(wanted, str):
                notice = self._aside(wanted, view, options)
                if wanted == "auto":
                    return
                continue
            notice = self._refused(wanted)
            if not notice:
                assert not isinstance(wanted, Refusal), "a refusal has its sentence"
                self._cover = False
                self._act(HUMAN, wanted)
                return

    def _refused(self, wanted: do.Action | Refusal) -> str:
        """Why not, in a sentence; nothing if the rules accept it. An offence is not committed by a slip of the finger: the table warns."""
        verdict = wanted if isinstance(wanted, Refusal) else game.verify(self.state, HUMAN, wanted)
        if isinstance(verdict, Offence):
            return say_offence(verdict, self._rulebook, self._company.lang)
        return say_refusal(verdict, self.state, self._company) if isinstance(verdict, Refusal) else ""

    def _aside(self, wanted: MetaCommand, view: View, options: Sequence[do.Action]) -> str:
        """What is not for the table: pages, advice, covering, leaving. Comes back with a notice."""
        lang = self._company.lang
        if wanted == "quit":
            raise Left("quit")
        if wanted in ("help", "rules"):
            lines = help_page(lang) if wanted == "help" else rules_page(self._rulebook, view.best_of, lang)
            title = label(f"{wanted}_title", lang) + (f": {self._rulebook.title}" if wanted == "rules" else "")
            self._front.page(title, lines, lang)
        elif wanted in ("advice", "auto"):
            action, reason = self._adviser(view, options, self._rulebook, self._advice)
            if wanted == "advice":
                return say_advice(action, reason, self._rulebook, lang)
            self._cover = False
            self._act(HUMAN, action)
        elif wanted == "cover":
            return self._turn_over(view, options)
        elif wanted == "unknown":
            return label("again", lang)
        return ""

    def _turn_over(self, view: View, options: Sequence[do.Action]) -> str:
        """The next card goes face down, or not; where covering is forbidden the refusal says why."""
        if not self._cover and not any(map(covers, options)):
            hand = view.mao.hand if view.mao is not None else None
            return self._refused(do.Cover(hand[0]) if hand else do.PlayDark(0, True)) or label("again", self._company.lang)
        self._cover = not self._cover
        return ""

    def _scene(self, offered: tuple[Offer, ...] = (), notice: str = "", closing: tuple[str, ...] = ()) -> Scene:
        return Scene(
            rulebook=self._rulebook,
            company=self._company,
            view=game.view(self.state, HUMAN),
            story=self._lines,
            offers=offered,
            notice=notice,
            closing=closing,
            balloon=self._story.balloon,
            cover=self._cover,
        )


def _seconds(events: Sequence[ev.TrucoEvent]) -> float:
    """How long these events should be seen."""
    if any(isinstance(event, ev.RodadaEnded) for event in events):
        return RODADA
    if any(isinstance(event, ev.RaiseCalled | ev.RaiseAccepted | ev.RaiseRefused | ev.OnzeDecided | ev.DealerChosen) for event in events):
        return SHOUT
    return MOVE if any(isinstance(event, ev.CardPlayed | ev.CardCovered | ev.CardsDealt) for event in events) else 0.0
