"""A sitting at a truco table in a given position, with players who do what a test wants: for the tests of the terminal table."""

from collections.abc import Callable, Sequence
from io import StringIO

from msgspec.structs import replace

from tento.cards.chance import Chance, seeds
from tento.games.truco.kit import KIT
from tento.games.truco.rules import actions as do
from tento.games.truco.rules import game
from tento.games.truco.rules.state import State
from tento.games.truco.rules.views import View
from tento.games.truco.terminal.commands import offers
from tento.games.truco.terminal.presenter import CEREMONY
from tento.games.truco.terminal.scene import TrucoScene
from tento.games.truco.terminal.table import TERMINAL
from tento.games.truco.texts.advice import REASONS
from tento.rulebooks.rulebook import Rulebook
from tento.table.kit import Advice
from tento.table.local_table import LocalTable
from tento.table.seats import Actor, Seat, in_pairs
from tento.terminal.company import HUMAN, Company
from tento.terminal.company import company as company_of
from tento.terminal.fronts import Left, PlainFront
from tento.terminal.presenter import Seated
from tento.terminal.sitting import Sitting
from tento.texts.language import Lang
from tests.rules import tables

MASTERS = "truco-masters-2025"
FENACEF = "fenacef-ix"
PAULISTA = "ktruco-paulista"
TRADICIONAL = "ktruco-tradicional"

HANDS = ("4c Kd 3s", "5c 6c 7c", "Jc Qd 2h", "Ad As 4h")


def in_play(
    rulebook: str = MASTERS,
    hands: Sequence[str] = HANDS,
    *,
    vira: str = "3d",
    dealer: int = 3,
    score: tuple[int, int] = (0, 0),
    **options: object,
) -> State:
    """The cards are dealt: with dealer 3 the reader leads, except by Fenacef."""
    return tables.table(rulebook, hands=hands, vira=vira, dealer=dealer, score=score, seats=len(hands), options=options).state


def after(state: State, *acts: tuple[Actor, do.Action]) -> State:
    """The table after these actions, each of which must be accepted."""
    at = tables.Table(state)
    for actor, action in acts:
        at.act(actor, action)
    return at.state


def company(lang: Lang, seats: int, name: str | None = None) -> Company:
    """The reader and the house's players, in pairs."""
    return company_of(lang, in_pairs(seats), name)


def scene_of(state: State, lang: Lang = "pt", **facts: object) -> TrucoScene:
    """What the reader sees, with the keys of the moment."""
    view = game.view(state, HUMAN)
    offered = offers(view, game.legal(state, HUMAN), state.rules)
    return replace(TrucoScene(rulebook=state.rulebook, company=company(lang, state.seats), view=view, offers=offered), **facts)


class Player:
    """Plays the first card it may, accepts every raise, and first of all does what it was told."""

    name = "test"

    def __init__(self, *wanted: type) -> None:
        self._wanted = (*wanted, do.Accept, do.DecideOnze, do.Play, do.PlayDark)

    def choose(self, view: View, options: Sequence[do.Action], chance: Chance) -> do.Action:  # noqa: ARG002 - the contract names them
        for kind in self._wanted:
            for action in options:
                if isinstance(action, kind):
                    return action
        return options[0]


def advise_first(view: View, options: Sequence[do.Action], rulebook: Rulebook, chance: Chance) -> tuple[do.Action, str]:  # noqa: ARG001 - an adviser's contract
    return Player().choose(view, options, chance), "lead"


def sit(
    state: State,
    commands: str,
    *,
    bots: Callable[[Seat], Player] = lambda _: Player(),
    lang: Lang = "pt",
    ceremony: bool = False,
) -> tuple[str, State, str]:
    """Plays these commands, one for each word (`-` is Enter): what was written, the table at the end, and why it ended."""
    written = StringIO()
    lines = "".join("\n" if word == "-" else f"{word}\n" for word in commands.split())
    table = LocalTable(game, state, seeds(7, state.seats))
    options = frozenset({CEREMONY} if ceremony else ())
    seated = Seated(KIT, state.rulebook, company(lang, state.seats), lambda label: Chance(7, label), options)
    sitting = Sitting(
        replace(KIT, advice=Advice(advise_first, REASONS)),
        table,
        TERMINAL.presenter(seated),
        PlainFront(StringIO(lines), written, TERMINAL.lines),
        {Seat(seat): bots(Seat(seat)) for seat in range(1, state.seats)},
        chance=seated.chance,
    )
    why = "over"
    try:
        sitting.play()
    except Left as left:
        why = str(left)
    return written.getvalue(), table.state, why
