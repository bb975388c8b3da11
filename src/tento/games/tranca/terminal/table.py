"""The tranca table of the terminal, as the kit brings it."""

from typing import Final

from tento.games.tranca.terminal.plain import tranca_lines
from tento.games.tranca.terminal.presenter import TrancaPresenter
from tento.games.tranca.terminal.screen import draw_tranca
from tento.games.tranca.texts.play import NO_OPTIONS
from tento.terminal.presenter import TerminalTable

TERMINAL: Final = TerminalTable(presenter=TrancaPresenter, lines=tranca_lines, drawing=draw_tranca, no_options=NO_OPTIONS)
