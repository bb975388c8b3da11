"""Compilation by numba, kept on disk between runs."""

from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeVar

from numba import njit
from numba.core.caching import FunctionCache

F = TypeVar("F", bound=Callable[..., Any])

_POKER: Final = Path(__file__).parents[1]
SOURCES: Final = sha256(
    b"".join(path.read_bytes() for folder in ("evaluator", "kernels") for path in sorted((_POKER / folder).glob("*.py")))
).hexdigest()
"""What all compiled functions were written as: they call each other across files, so a change in one makes all kept code old."""


class _Cache(FunctionCache):  # type: ignore[misc]  # numba comes without types
    """The code that is kept for a function, as long as none of our sources has changed; numba alone looks at the function's own file."""

    def _index_key(self, sig: Any, codegen: Any) -> tuple[Any, ...]:
        return (*super()._index_key(sig, codegen), SOURCES)


def compiled(function: F) -> F:
    """The function in machine code, made at its first call and kept on disk; where no folder can be written, made at every start."""
    fast: Any = njit(function)
    with suppress(RuntimeError):  # numba found no folder to keep it in
        fast._cache = _Cache(function)
    return fast
