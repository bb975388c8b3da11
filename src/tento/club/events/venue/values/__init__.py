"""Values with which a decision of an event could be made now, by the kind of championship."""

from collections.abc import Mapping
from typing import Final

from tento.championship.pairs import tournament as pairs
from tento.championship.poker import tournament as poker
from tento.club.events.venue.values import of_pairs, of_poker
from tento.club.events.venue.values.way import Values

VALUES: Final[Mapping[str, Values]] = {pairs.kind: of_pairs.VALUES, poker.kind: of_poker.VALUES}
