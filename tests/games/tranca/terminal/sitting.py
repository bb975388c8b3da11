"""A sitting at a tranca table that does what a test types: for the tests of the terminal table."""

from io import StringIO

from msgspec.structs import replace

from tento.cards.chance import Chance, seeds
from tento.games.tranca.kit import KIT
from tento.games.tranca.rules import game
from tento.games.tranca.rules.state import State
from tento.games.tranca.terminal.commands import SUGGESTED, suggestions
from tento.games.tranca.terminal.scene import TrancaScene, offers
from tento.games.tranca.terminal.table import TERMINAL
from tento.table.local_table import LocalTable
from tento.table.seats import Seat, in_pairs
from tento.terminal.company import HUMAN, company
from tento.terminal.fronts import Left, PlainFront
from tento.terminal.presenter import Seated
from tento.terminal.scene import Line
from tento.terminal.sitting import Sitting
from tento.texts.language import Lang
from tests.rules.tranca_tables import afia

AFIA = afia()


def tranca_scene(state: State, lang: Lang = "pt", **facts: object) -> TrancaScene:
    """What the reader sees, with the suggestions and keys of the moment."""
    view = game.view(state, HUMAN)
    found = suggestions(game.legal(state, HUMAN))
    shown = found[:SUGGESTED]
    story = (Line("Zeca descartou 8♣."),)
    scene = TrancaScene(
        rulebook=AFIA,
        company=company(lang, in_pairs(4), None),
        view=view,
        story=story,
        offers=offers(view, shown),
        shown=shown,
        more=len(found) - len(shown),
    )
    return replace(scene, **facts)


def sit(state: State, *commands: str, lang: Lang = "pt") -> tuple[str, State, str]:
    """Types these commands: what was written, the table at the end, and why it ended."""
    written = StringIO()
    front = PlainFront(StringIO("".join(f"{command}\n" for command in commands)), written, TERMINAL.lines)
    table = LocalTable(game, state, seeds(7, 4))
    seated = Seated(KIT, AFIA, company(lang, in_pairs(4), None), lambda name: Chance(7, name))
    bots = {Seat(seat): KIT.bot("sensible", AFIA) for seat in range(1, 4)}
    try:
        Sitting(KIT, table, TERMINAL.presenter(seated), front, bots, chance=seated.chance).play()
    except Left as left:
        return written.getvalue(), table.state, str(left)
    return written.getvalue(), table.state, "over"
