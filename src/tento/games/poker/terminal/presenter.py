"""Poker at a table in the terminal: what is told, shown, asked and understood."""

from collections.abc import Sequence
from typing import Any, Final

from tento.games.poker.rules import events as ev
from tento.games.poker.rules.table_actions import SeatAction, TimeCard
from tento.games.poker.rules.views import View
from tento.games.poker.story import Teller
from tento.games.poker.terminal.commands import Command, parse_command
from tento.games.poker.terminal.scene import PokerScene, offers, said
from tento.games.poker.texts.advice import REASONS
from tento.games.poker.texts.play import GLOSSARY, KEYS, label
from tento.games.poker.texts.rules import RULE_WORDS
from tento.terminal.company import HUMAN
from tento.terminal.pages import help_page, rules_page, said_values
from tento.terminal.presenter import Presenter, Seated
from tento.terminal.scene import LEAVE, Line
from tento.texts.language import pick
from tento.texts.terminal import label as shared_label

RULES_SHOWN: Final = (
    "variant", "starting_stack", "levels", "level_hands", "antes", "min_raise", "short_all_in", "cumulative_reopen", "odd_chips",
    "all_in_face_up", "showdown_order", "last_need_not_show", "bust_order",
)  # fmt: skip


class PokerPresenter(Presenter):
    """Tells what everybody sees, and the reader's own cards."""

    def __init__(self, seated: Seated) -> None:
        super().__init__(seated)
        self._teller = Teller(self.company.names, self.lang, hands=False, you=HUMAN)

    def hear(self, events: Sequence[ev.PokerEvent]) -> tuple[Line, ...]:
        """A sentence for each event that is told."""
        found: list[Line] = []
        for event in events:
            if isinstance(event, ev.HandBegan):
                found.append(Line(label("opening", self.lang, number=event.number)))
            found += [Line(told.text) for told in self._teller.told(event)]
        return tuple(found)

    def scene(self, view: View, story: tuple[Line, ...]) -> PokerScene:
        """The table while others act."""
        return PokerScene(rulebook=self.rulebook, company=self.company, view=view, story=story, offers=LEAVE)

    def asking(self, view: View, story: tuple[Line, ...], options: Sequence[SeatAction], notice: str) -> PokerScene:
        """The table with the keys of the moment; there is no clock here, so no time card is offered."""
        acts = tuple(one for one in options if not isinstance(one, TimeCard))
        return PokerScene(
            rulebook=self.rulebook,
            company=self.company,
            view=view,
            story=story,
            offers=offers(view, acts),
            notice=notice,
            options=acts,
        )

    def command(self, typed: str, scene: PokerScene) -> Command:
        """A key, or a raise with its total."""
        return parse_command(typed, scene.view, scene.options)

    def advice(self, action: SeatAction, reason: str, view: View) -> str:
        """What to do, and why."""
        return shared_label("advice", self.lang, action=said(action, view, self.lang), reason=pick(REASONS[reason], self.lang))

    def again(self) -> str:
        """What is understood."""
        return label("again", self.lang)

    def help(self) -> list[str]:
        """Every key, and the words of the table."""
        return help_page(self.lang, KEYS, GLOSSARY)

    def rules(self, view: View) -> list[str]:  # noqa: ARG002 - the values are the rulebook's
        """Stacks, levels, betting and showdown."""
        return rules_page(self.rulebook, said_values(self.rulebook, RULES_SHOWN, RULE_WORDS, self.lang), RULE_WORDS, self.lang)

    def seconds(self, events: Sequence[Any], lines: Sequence[Line]) -> float:
        """What happens in a hand is seen for a moment, its end for longer."""
        if any(isinstance(event, ev.PotPaid) for event in events):
            return 2.0
        return 0.5 if lines else 0.0

    def score(self, view: View) -> tuple[int, ...]:
        """The stacks."""
        return tuple(one.stack for one in view.players)

    def last_words(self, view: View) -> list[str]:
        """The reader's own place, once it is known."""
        place = view.players[HUMAN].place
        return [] if place is None else [label("out", self.lang, place=place).capitalize() + "."]
