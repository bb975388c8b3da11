"""Tranca at a table in the terminal: what is told, shown, asked and understood."""

from collections.abc import Sequence
from typing import Final

from tento.cards.card import Card
from tento.games.tranca.rules import actions as do
from tento.games.tranca.rules import events as ev
from tento.games.tranca.rules.views import View
from tento.games.tranca.terminal.commands import SUGGESTED, Command, parse_command, say_move, suggestions
from tento.games.tranca.terminal.rules import RULES_SHOWN
from tento.games.tranca.terminal.scene import TrancaScene, offers
from tento.games.tranca.terminal.story import TrancaStory
from tento.games.tranca.texts.play import ADVISED, GLOSSARY, KEYS, label
from tento.games.tranca.texts.rules import RULE_WORDS
from tento.games.tranca.texts.table import REASONS
from tento.terminal.fronts import Front
from tento.terminal.pages import help_page, rules_page, said_values
from tento.terminal.presenter import Presenter, Seated
from tento.terminal.scene import LEAVE, Line
from tento.texts.language import pick
from tento.texts.terminal import label as shared_label

# How long a thing is left on the screen, in seconds.
MOVE: Final = 0.6
SHOUT: Final = 1.0


class TrancaPresenter(Presenter):
    """Remembers the story, and which card the reader has just drawn."""

    def __init__(self, seated: Seated) -> None:
        super().__init__(seated)
        self._story = TrancaStory(self.company, self.rulebook)
        self._fresh: Card | None = None

    def hear(self, events: Sequence[ev.TrancaEvent]) -> tuple[Line, ...]:
        """A sentence for each event that is told."""
        for event in events:
            if isinstance(event, ev.CardSeen | ev.CardDiscarded):
                self._fresh = event.card if isinstance(event, ev.CardSeen) else None
        return self._story.hear(events)

    def seconds(self, events: Sequence[ev.TrancaEvent], lines: Sequence[Line]) -> float:
        """What nobody is told of needs no time."""
        if any(isinstance(event, ev.LixoTaken | ev.MeldLaid | ev.MortoTaken | ev.RodadaEnded) for event in events):
            return SHOUT
        return MOVE if lines else 0.0

    def close(self, events: Sequence[ev.TrancaEvent], scene: TrancaScene, front: Front) -> None:
        """A rodada that ended has its account to read."""
        for event in events:
            if isinstance(event, ev.RodadaEnded):
                front.page(*self._story.account(event, scene.view.target), self.lang)

    def scene(self, view: View, story: tuple[Line, ...]) -> TrancaScene:
        """The table while others play."""
        return TrancaScene(rulebook=self.rulebook, company=self.company, view=view, story=story, offers=LEAVE, fresh=self._fresh)

    def asking(self, view: View, story: tuple[Line, ...], options: Sequence[do.SeatAction], notice: str) -> TrancaScene:
        """The table with a numbered list of what may be done, and the keys."""
        found = suggestions(options)
        shown = found[:SUGGESTED]
        return TrancaScene(
            rulebook=self.rulebook,
            company=self.company,
            view=view,
            story=story,
            offers=offers(view, shown),
            notice=notice,
            shown=shown,
            more=len(found) - len(shown),
            fresh=self._fresh,
        )

    def command(self, typed: str, scene: TrancaScene) -> Command:
        """A number of the list, a key, cards, or a line of the notation."""
        return parse_command(typed, scene.rodada, scene.shown)

    def advice(self, action: do.SeatAction, reason: str, view: View) -> str:
        """What to do, and why."""
        assert view.rodada is not None, "cards are dealt"
        assert isinstance(action, do.Draw | do.Reject | do.Take | do.Lay | do.Add | do.Discard), "nobody proposes a variant to bots"
        said = say_move(action, view.rodada, ADVISED, self.lang)
        return shared_label("advice", self.lang, action=said, reason=pick(REASONS[reason], self.lang))

    def again(self) -> str:
        """A number of the list or cards are understood."""
        return label("again", self.lang)

    def help(self) -> list[str]:
        """Every key, and the words of the table."""
        return help_page(self.lang, KEYS, GLOSSARY)

    def rules(self, view: View) -> list[str]:  # noqa: ARG002 - the values are the rulebook's
        """Jogos, lixo, threes, morto, batida and points."""
        return rules_page(self.rulebook, said_values(self.rulebook, RULES_SHOWN, RULE_WORDS, self.lang), RULE_WORDS, self.lang)

    def score(self, view: View) -> tuple[int, int]:
        """The points of the partida."""
        return view.score
