"""A sitting at a table of any game: one person on seat 0, bots on the others, from the first shuffle to the end of the match."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tento.cards.chance import Chance
from tento.table.bots import Bot
from tento.table.game import Step, events_for
from tento.table.kit import Advice, GameKit
from tento.table.local_table import LocalTable
from tento.table.refusal import Refusal
from tento.table.seats import Seat
from tento.terminal.company import HUMAN
from tento.terminal.fronts import Front, Left
from tento.terminal.presenter import Presenter
from tento.terminal.scene import Line, Scene
from tento.texts.terminal import label

REMEMBERED: Final = 40
"""So many lines of the story stay for the screen."""


class Sitting:
    """Asks the person, lets the bots choose, and shows what comes of it. Chance comes in by name: advice, each bot's own."""

    def __init__(  # noqa: PLR0913 - who sits where, and how the table speaks
        self,
        kit: GameKit,
        table: LocalTable,
        presenter: Presenter,
        front: Front,
        bots: Mapping[Seat, Bot],
        *,
        chance: Callable[[str], Chance],
    ) -> None:
        self._game = kit.game
        self._table = table
        self._bots = bots
        self._front = front
        self._presenter = presenter
        self._adviser = kit.advice
        self._advice = chance("advice")
        self._lucks = {seat: chance(f"bot {seat}") for seat in bots}
        self._story: tuple[Line, ...] = ()

    @property
    def view(self) -> Any:
        """The table as the reader sees it."""
        return self._game.view(self._table.state, HUMAN)

    def play(self) -> None:
        """Until the match is over; Left when the person leaves before."""
        while self._game.outcome(self._table.state) is None:
            waiting = self._game.waiting(self._table.state)
            if waiting.table:
                self._happened(self._table.shuffle())
            else:
                self._turn(HUMAN if HUMAN in waiting.seats else waiting.seats[0])

    def _turn(self, seat: Seat) -> None:
        """The person answers for the own side, another side by its first bot."""
        view, options = self._game.view(self._table.state, seat), self._game.legal(self._table.state, seat)
        formality = self._presenter.formality(view, seat, options)
        if formality is not None:
            self._act(seat, formality)
        elif seat == HUMAN:
            self._ask(options)
        else:
            self._act(seat, self._bots[seat].choose(view, options, self._lucks[seat]))

    def _act(self, seat: Seat, action: Any) -> None:
        answer = self._table.act(seat, action)
        assert isinstance(answer, Step), f"offered, then refused: {action} {answer}"
        self._happened(answer)
        other = self._presenter.seconded(self.view, seat, action)
        if other is not None:
            self._act(other, action)

    def _happened(self, step: Step) -> None:
        """Tells what happened, shows it for as long as it needs, and lets the person read what ended."""
        events = events_for(step, HUMAN)
        lines = self._presenter.hear(events)
        self._story = (*self._story, *lines)[-REMEMBERED:]
        scene = self._presenter.scene(self.view, self._story)
        self._front.tell(lines)
        self._front.show(scene, self._presenter.seconds(events, lines))
        self._presenter.close(events, scene, self._front)

    def _ask(self, options: Sequence[Any]) -> None:
        """Asks the person until something was done that the rules accept."""
        notice = ""
        while True:
            scene = self._presenter.asking(self.view, self._story, options, notice)
            wanted = self._presenter.command(self._front.ask(scene), scene)
            if wanted == "auto" and self._adviser is not None:
                wanted = self._advised(self._adviser, options)[0]
            if isinstance(wanted, str):
                notice = self._own_word(wanted, scene, options)
                continue
            notice = self._refused(wanted)
            if not notice:
                self._act(HUMAN, wanted)
                return

    def _refused(self, wanted: Any) -> str:
        """Why not, in a sentence; nothing if the rules accept it. An offence is not committed by a slip of the finger: the table warns."""
        if not isinstance(wanted, Refusal):
            warned = self._presenter.warning(self._table.state, wanted)
            if warned:
                return warned
        answer = wanted if isinstance(wanted, Refusal) else self._game.apply(self._table.state, HUMAN, wanted)
        return self._presenter.refusal(answer, self.view) if isinstance(answer, Refusal) else ""

    def _own_word(self, wanted: str, scene: Scene, options: Sequence[Any]) -> str:
        """What is not for the table: pages, advice, leaving, and what only this game knows. Comes back with a notice."""
        lang = self._presenter.lang
        if wanted == "quit":
            raise Left("quit")
        if wanted == "help":
            self._front.page(label("help_title", lang), self._presenter.help(), lang)
        elif wanted == "rules":
            self._front.page(f"{label('rules_title', lang)}: {scene.rulebook.title}", self._presenter.rules(scene.view), lang)
        elif wanted == "advice" and self._adviser is not None:
            return self._presenter.advice(*self._advised(self._adviser, options), scene.view)
        elif wanted in ("unknown", "advice", "auto"):
            return self._presenter.again()
        elif wanted != "nothing":
            return self._presenter.own_word(wanted, scene, options, self._refused)
        return ""

    def _advised(self, adviser: Advice, options: Sequence[Any]) -> tuple[Any, str]:
        return adviser.advise(self.view, options, self._table.state.rulebook, self._advice)
