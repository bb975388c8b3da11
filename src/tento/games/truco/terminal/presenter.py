"""Truco at a table in the terminal: what is told, shown, asked and understood."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from tento.games.truco.rules import actions as do
from tento.games.truco.rules import events as ev
from tento.games.truco.rules import game
from tento.games.truco.rules.state import State
from tento.games.truco.rules.verdict import Offence
from tento.games.truco.rules.views import View
from tento.games.truco.terminal.commands import Command, covers, offers, pack_size, parse_command
from tento.games.truco.terminal.rules import rules_shown
from tento.games.truco.terminal.saying import say_advice, say_offence
from tento.games.truco.terminal.scene import TrucoScene
from tento.games.truco.terminal.story import Story, raise_name
from tento.games.truco.texts.play import GLOSSARY, KEYS, label
from tento.games.truco.texts.rules import RULE_WORDS
from tento.table.refusal import Refusal
from tento.table.seats import Seat
from tento.terminal.company import HUMAN
from tento.terminal.fronts import Front
from tento.terminal.pages import help_page, rules_page
from tento.terminal.presenter import Presenter, Seated
from tento.terminal.scene import LEAVE, Line, Offer

CEREMONY: Final = "ceremony"
"""The option of a reader who draws, cuts, burns and deals; else the table sees to it."""

# How long a thing is left on the screen, in seconds.
MOVE: Final = 0.6
SHOUT: Final = 1.0
RODADA: Final = 1.4


class TrucoPresenter(Presenter):
    """Remembers the story, and whether the next card goes face down. Chance comes in by name: cut, speech."""

    def __init__(self, seated: Seated) -> None:
        super().__init__(seated)
        self._ceremony = CEREMONY in seated.options
        self._story = Story(self.company, self.rulebook, seated.chance("speech"), ceremony=self._ceremony)
        self._cuts = seated.chance("cut")
        self._cover = False

    def hear(self, events: Sequence[ev.TrucoEvent]) -> tuple[Line, ...]:
        """Sentences, and what the players say. Whatever was to be turned over is played now."""
        self._cover = False
        return self._story.hear(events)

    def seconds(self, events: Sequence[ev.TrucoEvent], lines: Sequence[Line]) -> float:  # noqa: ARG002 - the events say it
        """A rodada stays longest, then a shout, then a card."""
        if any(isinstance(event, ev.RodadaEnded) for event in events):
            return RODADA
        shouts = ev.RaiseCalled | ev.RaiseAccepted | ev.RaiseRefused | ev.OnzeDecided | ev.DealerChosen
        if any(isinstance(event, shouts) for event in events):
            return SHOUT
        return MOVE if any(isinstance(event, ev.CardPlayed | ev.CardCovered | ev.CardsDealt) for event in events) else 0.0

    def close(self, events: Sequence[ev.TrucoEvent], scene: TrucoScene, front: Front) -> None:
        """The end of a mão waits for the person."""
        closing = self._story.closing(events)
        if closing:
            front.hold(replace(scene, offers=(), closing=closing))

    def scene(self, view: View, story: tuple[Line, ...]) -> TrucoScene:
        """The table while others play."""
        return self._scene(view, story, LEAVE)

    def asking(self, view: View, story: tuple[Line, ...], options: Sequence[do.Action], notice: str) -> TrucoScene:
        """The table with the keys of the moment."""
        return self._scene(view, story, offers(view, options, self.rulebook.values, self._cover), notice)

    def _scene(self, view: View, story: tuple[Line, ...], offered: tuple[Offer, ...], notice: str = "") -> TrucoScene:
        return TrucoScene(
            rulebook=self.rulebook,
            company=self.company,
            view=view,
            story=story,
            offers=offered,
            notice=notice,
            balloon=self._story.balloon,
            cover=self._cover,
        )

    def command(self, typed: str, scene: TrucoScene) -> Command:
        """What the key means now."""
        return parse_command(typed, scene.view, scene.rules, scene.cover)

    def own_word(self, word: str, scene: TrucoScene, options: Sequence[do.Action], refused: Callable[[Any], str]) -> str:  # noqa: ARG002 - there is only `cover`
        """The next card goes face down, or not; where covering is forbidden the refusal says why."""
        if not self._cover and not any(map(covers, options)):
            hand = scene.view.mao.hand if scene.view.mao is not None else None
            return refused(do.Cover(hand[0]) if hand else do.PlayDark(0, True)) or self.again()
        self._cover = not self._cover
        return ""

    def formality(self, view: View, seat: Seat, options: Sequence[do.Action]) -> do.Action | None:
        """Draws a card, cuts once, hands the pack back, deals; for the reader only without the ceremony."""
        if view.stage not in ("draw", "ceremony") or (self._ceremony and seat == HUMAN):
            return None
        cut_already = view.mao is not None and view.mao.cuts > 0
        choices = [action for action in options if isinstance(action, do.Draw) or (isinstance(action, do.Cut) and not cut_already)]
        if choices:
            return self._cuts.choice(choices)
        return next(action for action in options if isinstance(action, do.HandBack | do.Deal))

    def seconded(self, view: View, seat: Seat, action: do.Action) -> Seat | None:
        """Where both must agree on the mão de onze, the first to speak has the partner's word."""
        both = isinstance(action, do.DecideOnze) and view.stage == "onze" and view.seats == 4
        return Seat((seat + 2) % 4) if both else None

    def warning(self, state: State, action: do.Action) -> str:
        """An offence is not committed by a slip of the finger."""
        verdict = game.verify(state, HUMAN, action)
        return say_offence(verdict, self.rulebook, self.lang) if isinstance(verdict, Offence) else ""

    def refusal(self, refusal: Refusal, view: View) -> str:
        """The sentence also knows the size of the pack, and calls the next raise by its name."""
        facts = dict(refusal.facts)
        if view.mao is not None:
            facts["size"] = pack_size(view.mao, self.rulebook.values)
        asked = facts.get("next")
        if isinstance(asked, int):
            facts["next"] = f"{raise_name(self.rulebook, asked).lower()} ({asked})"
        return super().refusal(replace(refusal, facts=facts), view)

    def advice(self, action: do.Action, reason: str, view: View) -> str:  # noqa: ARG002 - the action says it all
        """What to do, and why."""
        return say_advice(action, reason, self.rulebook, self.lang)

    def again(self) -> str:
        """The keys of the moment stand below."""
        return label("again", self.lang)

    def help(self) -> list[str]:
        """Every key, and the words of the table."""
        return help_page(self.lang, KEYS, GLOSSARY)

    def rules(self, view: View) -> list[str]:
        """Score, ladder, who leads, ties, onze, ferro."""
        return rules_page(self.rulebook, rules_shown(self.rulebook, view.best_of, self.lang), RULE_WORDS, self.lang)

    def score(self, view: View) -> tuple[int, int]:
        """The points of the partida."""
        return view.score

    def last_words(self, view: View) -> list[str]:
        """In a jogo of several partidas, how many each side has won."""
        return [label("score_jogo", self.lang, score=self.company.score(view.jogo))] if view.best_of > 1 else []
