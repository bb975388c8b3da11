"""A sitting at a tranca table: one person on seat 0, bots on the others, from the first shuffle to the end of the partida."""

from collections.abc import Callable, Sequence

from tento.cards.card import Card
from tento.cards.chance import Chance
from tento.games.tranca.bots.registry import make as make_tranca
from tento.games.tranca.bots.sensible import advise
from tento.games.tranca.rules import actions as do
from tento.games.tranca.rules import events as ev
from tento.games.tranca.rules import game
from tento.games.tranca.rules.state import State
from tento.games.tranca.rules.views import View
from tento.games.tranca.terminal.commands import SUGGESTED, MetaCommand, Move, parse_command, say_move, suggestions
from tento.games.tranca.terminal.scene import TrancaScene, offers
from tento.games.tranca.terminal.story import TrancaStory
from tento.games.tranca.texts.play import ADVISED, GLOSSARY, KEYS, label
from tento.games.tranca.texts.table import REASONS, REFUSALS
from tento.games.truco.terminal.commands import Offer
from tento.games.truco.terminal.scene import HUMAN, Company, Line
from tento.games.truco.terminal.sitting import LEAVE, MOVE, REMEMBERED, SHOUT
from tento.games.truco.terminal.story import cited
from tento.games.truco.texts.play import label as house_label
from tento.rulebooks.rulebook import Rulebook
from tento.table.game import Step, events_for
from tento.table.local_table import LocalTable
from tento.table.refusal import Refusal
from tento.table.seats import Seat
from tento.terminal.fronts import Front, Left
from tento.terminal.pages import help_page, tranca_rules_page
from tento.texts import table as shared
from tento.texts.language import capital, pick
from tento.texts.sentences import sentence


class TrancaSitting:
    """Asks the person, lets the house's bots choose, and shows what comes of it. Chance comes in by name."""

    def __init__(self, table: LocalTable, company: Company, bots: str, front: Front, chance: Callable[[str], Chance]) -> None:
        self._table, self._company, self._front = table, company, front
        self._rulebook: Rulebook = table.state.rulebook
        self._bots = {Seat(seat): make_tranca(bots, self._rulebook) for seat in range(1, table.state.seats)}
        self._story = TrancaStory(company, self._rulebook)
        self._advice = chance("advice")
        self._lucks = {seat: chance(f"bot {seat}") for seat in self._bots}
        self._lines: tuple[Line, ...] = ()
        self._fresh: Card | None = None

    @property
    def state(self) -> State:
        """The table as it is."""
        state: State = self._table.state
        return state

    def play(self) -> None:
        """Until the partida is over; Left when the person leaves before."""
        while game.outcome(self.state) is None:
            waiting = game.waiting(self.state)
            if waiting.table:
                self._happened(self._table.shuffle())
            elif waiting.seats[0] == HUMAN:
                self._ask()
            else:
                seat = waiting.seats[0]
                options = game.legal(self.state, seat)
                self._act(seat, self._bots[seat].choose(game.view(self.state, seat), options, self._lucks[seat]))

    def _act(self, seat: Seat, action: do.SeatAction) -> None:
        answer = self._table.act(seat, action)
        assert isinstance(answer, Step), f"offered, then refused: {action} {answer}"
        self._happened(answer)

    def _happened(self, step: Step) -> None:
        """Tells what happened and shows it for as long as it needs; a rodada that ended has its account to read."""
        events = events_for(step, HUMAN)
        for event in events:
            if isinstance(event, ev.CardSeen | ev.CardDiscarded):
                self._fresh = event.card if isinstance(event, ev.CardSeen) else None
        lines = self._story.hear(events)
        self._lines = (*self._lines, *lines)[-REMEMBERED:]
        self._front.tell(lines)
        self._front.show(self._scene(LEAVE), _seconds(events, lines))
        for event in events:
            if isinstance(event, ev.RodadaEnded):
                title, account = self._story.account(event, self.state.target)
                self._front.page(title, account, self._company.lang)

    def _ask(self) -> None:
        """Asks the person until something was done that the rules accept."""
        view, options = game.view(self.state, HUMAN), game.legal(self.state, HUMAN)
        assert view.rodada is not None, "cards are dealt"
        found = suggestions(options)
        shown, notice = found[:SUGGESTED], ""
        while True:
            scene = self._scene(offers(view, shown), shown, len(found) - len(shown), notice)
            wanted = parse_command(self._front.ask(scene), view.rodada, shown)
            if wanted == "auto":
                wanted = self._advised(view, options)[0]
            if isinstance(wanted, str):
                notice = self._aside(wanted, view, options)
                continue
            refusal = game.verify(self.state, HUMAN, wanted)
            if refusal is None:
                self._act(HUMAN, wanted)
                return
            notice = self._refused(refusal)

    def _advised(self, view: View, options: Sequence[do.SeatAction]) -> tuple[Move, str]:
        action, why = advise(view, options, self._rulebook, self._advice)
        assert isinstance(action, Move), "nobody proposes a variant to bots"
        return action, why

    def _refused(self, refusal: Refusal) -> str:
        """Why not, in a sentence with its article."""
        known, facts = {**shared.REFUSALS, **REFUSALS}, refusal.told_facts(self._company.mid)
        text = sentence(known, refusal.code, self._company.lang, facts, refusal.rule)
        return capital(text) + cited(refusal.articles, self._rulebook.title)

    def _aside(self, wanted: MetaCommand, view: View, options: Sequence[do.SeatAction]) -> str:
        """What is not for the table: pages, advice, leaving. Comes back with a notice."""
        lang = self._company.lang
        if wanted == "quit":
            raise Left("quit")
        if wanted == "help":
            self._front.page(house_label("help_title", lang), help_page(lang, KEYS, GLOSSARY), lang)
        elif wanted == "rules":
            title = f"{house_label('rules_title', lang)}: {self._rulebook.title}"
            self._front.page(title, tranca_rules_page(self._rulebook, lang), lang)
        elif wanted == "advice":
            action, why = self._advised(view, options)
            assert view.rodada is not None, "cards are dealt"
            said = say_move(action, view.rodada, ADVISED, lang)
            return house_label("advice", lang, action=said, reason=pick(REASONS[why], lang))
        elif wanted == "unknown":
            return label("again", lang)
        return ""

    def _scene(self, offered: tuple[Offer, ...], shown: tuple[Move, ...] = (), more: int = 0, notice: str = "") -> TrancaScene:
        view = game.view(self.state, HUMAN)
        return TrancaScene(self._rulebook, self._company, view, self._lines, offered, shown, more, notice, self._fresh)


def _seconds(events: Sequence[ev.TrancaEvent], lines: Sequence[Line]) -> float:
    """How long these events should be seen; what nobody is told of needs no time."""
    if any(isinstance(event, ev.LixoTaken | ev.MeldLaid | ev.MortoTaken | ev.RodadaEnded) for event in events):
        return SHOUT
    return MOVE if lines else 0.0
