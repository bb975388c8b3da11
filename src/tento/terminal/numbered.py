"""A table in plain lines for a game that has no front of its own: events by their fields, options by their notation, each with a number."""

from collections.abc import Sequence
from typing import Any, Final

from tento.cards.card import BadCard, parse_card, symbol
from tento.table.kit import GameKit
from tento.table.seats import Seat
from tento.terminal.company import HUMAN
from tento.terminal.pages import help_page, rules_page, said_values
from tento.terminal.presenter import Presenter, Seated, SharedCommand, TerminalTable
from tento.terminal.scene import LEAVE, Line, Offer, Scene
from tento.texts.language import pick
from tento.texts.terminal import ADVISING_KEYS, KEYS, label, offer

_COMMANDS: Final[dict[str, SharedCommand]] = {
    "J": "advice", "C": "auto", "?": "help", "H": "help", "R": "rules", "Q": "quit", "": "nothing",
}  # fmt: skip


class NumberedScene(Scene, frozen=True, kw_only=True):
    """The view, and what may be done, as it is written in a record."""

    moves: tuple[str, ...] = ()


class NumberedPresenter(Presenter):
    """Knows of the game what its kit says: the notation of the actions, the fields of its view and its events."""

    def __init__(self, seated: Seated) -> None:
        super().__init__(seated)
        self._options: Sequence[Any] = ()

    def hear(self, events: Sequence[Any]) -> tuple[Line, ...]:
        """`Played: seat Zeca, card 3♠`."""
        return tuple(Line(f"{type(event).__name__}: {self._fields(event)}".rstrip(": ")) for event in events)

    def scene(self, view: Any, story: tuple[Line, ...]) -> NumberedScene:
        """The view alone."""
        return NumberedScene(rulebook=self.rulebook, company=self.company, view=view, story=story, offers=LEAVE)

    def asking(self, view: Any, story: tuple[Line, ...], options: Sequence[Any], notice: str) -> NumberedScene:
        """The view, and the options under their numbers."""
        self._options = options
        moves = tuple(map(self.kit.notation.write, options))
        keys = [Offer("1" if len(moves) == 1 else f"1-{len(moves)}", "choose")]
        keys += [Offer("J", "advice"), Offer("C", "auto")] if self.kit.advice is not None else []
        offers = (*keys, Offer("R", "rules"), Offer("?", "help"), *LEAVE)
        return NumberedScene(
            rulebook=self.rulebook, company=self.company, view=view, story=story, offers=offers, notice=notice, moves=moves
        )

    def command(self, typed: str, scene: NumberedScene) -> Any:  # noqa: ARG002 - the options are those of the last question
        """A number of the list, a key, or an action in the notation."""
        word = typed.strip()
        if word.upper() in _COMMANDS:
            return _COMMANDS[word.upper()]
        numbered = {str(number): action for number, action in enumerate(self._options, 1)}
        return numbered[word] if word in numbered else self._written(word)

    def _written(self, word: str) -> Any:
        """Whatever the notation knows; the table says whether it is allowed."""
        try:
            return self.kit.notation.read(word, HUMAN)
        except ValueError:
            return "unknown"

    def advice(self, action: Any, reason: str, view: Any) -> str:  # noqa: ARG002 - the notation says it all
        """The action in its notation, and the reason."""
        reasons = self.kit.advice.reasons if self.kit.advice is not None else {}
        said = pick(reasons[reason], self.lang) if reason in reasons else reason
        return label("advice", self.lang, action=self.kit.notation.write(action), reason=said)

    def help(self) -> list[str]:
        """The keys."""
        return help_page(self.lang, (*KEYS, *(ADVISING_KEYS if self.kit.advice is not None else ())))

    def rules(self, view: Any) -> list[str]:  # noqa: ARG002 - the values are the rulebook's
        """Every value of the rulebook, with its articles."""
        words = self.kit.texts.rules
        rows = said_values(self.rulebook, self.rulebook.values.__struct_fields__, words, self.lang)
        return rules_page(self.rulebook, rows, words, self.lang)

    def _fields(self, event: Any) -> str:
        said = [f"{name} {self._say(name, getattr(event, name))}" for name in event.__struct_fields__ if name != "only"]
        return ", ".join(said)

    def _say(self, name: str, value: Any) -> str:
        """A seat by its name, cards by their symbols."""
        if name == "seat" and isinstance(value, int):
            return self.company.names[Seat(value)]
        return plain(value)


def plain(value: Any) -> str:
    """A value for a reader: cards as symbols, lists with spaces, nothing as a dash."""
    if value is None:
        return "—"
    if isinstance(value, tuple | list):
        return " ".join(map(plain, value)) or "—"
    try:
        return symbol(parse_card(value)) if isinstance(value, str) else str(value)
    except BadCard:
        return str(value)


def numbered_lines(scene: NumberedScene) -> list[str]:
    """Each field of the view on its line, then the options and the keys."""
    view = [f"{name}: {plain(getattr(scene.view, name))}" for name in scene.view.__struct_fields__]
    moves = [f"  {number}) {move}" for number, move in enumerate(scene.moves, 1)]
    keys = "  ".join(f"[{one.key}] {offer(one.code, scene.lang)}" for one in scene.offers)
    return [*view, *moves, label("your_turn", scene.lang), keys]


NUMBERED: Final = TerminalTable(presenter=NumberedPresenter, lines=numbered_lines)
"""The table of a game without a front of its own."""


def terminal_of(kit: GameKit) -> TerminalTable:
    """The table that the game brings, or the plain one for any game."""
    found: TerminalTable = NUMBERED if kit.terminal is None else kit.terminal()
    return found
