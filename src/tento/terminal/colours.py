"""The colours of a table: the felt, by light and in the dark, what is said over it, and whose turn it is."""

from typing import Final

FELT: Final = "#eee7d6 on #14432c"
DARK: Final = "#b9b4a8 on #1d2420"
BALLOON: Final = "bold #1b1b1b on #f2c14e"
TURN: Final = "bold #f2c14e"
