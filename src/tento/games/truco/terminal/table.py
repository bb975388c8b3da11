"""The truco table of the terminal, as the kit brings it."""

from typing import Final

from tento.games.truco.terminal.plain import plain_lines
from tento.games.truco.terminal.presenter import CEREMONY, TrucoPresenter
from tento.games.truco.terminal.screen import draw
from tento.terminal.presenter import TerminalTable

TERMINAL: Final = TerminalTable(
    presenter=TrucoPresenter,
    lines=plain_lines,
    drawing=draw,
    options={CEREMONY: ("Você sorteia, corta, queima e dá as cartas", "Draw, cut, burn and deal yourself")},
)
