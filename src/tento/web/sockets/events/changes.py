"""How one answer differs from the one before it: the paths at which something else stands now."""

from collections.abc import Iterator
from typing import Any, Final

Path = tuple[str | int, ...]
WHOLE: Final = frozenset(("clock",))
"""What means something only as a whole: it is never told in parts."""


def changes(before: Any, after: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """What stands where, so that `before` becomes `after`. What is longer now is told from the place where it goes on.

    A list that became shorter is told whole, and so is what has other keys.
    """
    if before == after:
        return
    if path and path[-1] in WHOLE:
        yield path, after
    elif isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key in after:
            yield from changes(before[key], after[key], (*path, key))
    elif isinstance(before, list | tuple) and isinstance(after, list | tuple) and 0 < len(before) <= len(after):
        for place, (old, new) in enumerate(zip(before, after, strict=False)):
            yield from changes(old, new, (*path, place))
        for place in range(len(before), len(after)):
            yield (*path, place), after[place]
    else:
        yield path, after
