"""What a file or an agreement writes over a rulebook, before any of it is read."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from tento.rulebooks.reading import RulebookError


class WrittenTables(NamedTuple):
    """The values of the game and the sections of the championship as written; `prefix` stands before a value's key in an error."""

    file: str
    prefix: str
    values: Mapping[str, Any]
    championship: Mapping[str, Any]

    def error(self, key: str, reason: str, allowed: str = "") -> RulebookError:
        """The error for one of the values."""
        return RulebookError(self.file, self.prefix + key, reason, allowed)

    def twice(self, key: str, other: str) -> RulebookError:
        """The error for a rule that is written under two names."""
        return self.error(key, f"`{other}` stands beside it; one of the two is enough")
