"""The story of a replayed match, for each game that is recorded."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from tento.games.tranca import story as tranca_telling
from tento.games.truco import story as telling
from tento.games.truco.story import Told
from tento.records.replaying import Replayed
from tento.texts.rules import Lang

Story = Callable[[Iterable[Replayed], Sequence[str], Lang], Iterator[Told]]

STORIES: Final[dict[str, Story]] = {"truco": telling.story, "tranca": tranca_telling.story}
