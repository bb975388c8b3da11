"""How a game is told in numbers, for programs that learn: its actions as numbers, and what a seat may know as an array."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tento.rulebooks.rulebook import Rulebook

if TYPE_CHECKING:
    from numpy.typing import NDArray  # an extra: a table needs none of it


class Numbered(NamedTuple):
    """The numbers of one game. A view becomes an array of `fields`, by their names and widths; nothing else is looked at.

    `actions` is how many numbers of actions there are, whatever is legal; `options` gives each offered action its number, from the view
    of the seat that is asked. An action for which there is no number (a clock's, a jogo beyond the last place) is left out, but never
    all of them. `least` and `most` bound what stands in an array, whose numbers are of the type `dtype`.
    """

    actions: int
    fields: Mapping[str, int]
    dtype: str
    least: float
    most: float
    options: Callable[[Any, Sequence[Any], Rulebook], dict[int, Any]]
    observe: Callable[[Any, Rulebook], "NDArray[Any]"]

    @property
    def width(self) -> int:
        """How long an array is."""
        return sum(self.fields.values())
