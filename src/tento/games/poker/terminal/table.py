"""The poker table of the terminal, as the kit brings it."""

from typing import Final

from tento.games.poker.terminal.plain import poker_lines
from tento.games.poker.terminal.presenter import PokerPresenter
from tento.games.poker.terminal.screen import draw_poker
from tento.games.poker.texts.play import NO_OPTIONS
from tento.terminal.presenter import TerminalTable

TERMINAL: Final = TerminalTable(presenter=PokerPresenter, lines=poker_lines, drawing=draw_poker, no_options=NO_OPTIONS)
