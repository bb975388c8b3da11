"""Compilation by numba, kept on disk between runs."""

from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from numba import njit
from numba.core.caching import FunctionCache

F = TypeVar("F", bound=Callable[..., Any])

_HERE: Final = Path(__file__).parent


class Compiler(Protocol):
    """A decorator that compiles a function and says by which digest its code is kept."""

    digest: str

    def __call__(self, function: F, /) -> F:
        """The function in machine code."""


def compiler(*folders: Path, inline: bool = False) -> Compiler:
    """Compiles functions of these folders; what is kept on disk is old as soon as one of their files has changed.

    Compiled functions call each other across files, and numba alone looks at the function's own file. With `inline` each becomes a part
    of those that call it: small functions that are called at every step run faster so.
    """
    return _Compiler(digest_of(*folders, _HERE), inline)


def digest_of(*folders: Path) -> str:
    """What the files of these folders were written as."""
    return sha256(b"".join(path.read_bytes() for folder in folders for path in sorted(folder.glob("*.py")))).hexdigest()


class _Compiler:
    def __init__(self, digest: str, inline: bool) -> None:
        self.digest, self.inline = digest, inline

    def __call__(self, function: F, /) -> F:
        """Made at its first call and kept on disk; where no folder can be written, made at every start."""
        fast: Any = njit(forceinline=self.inline)(function)
        with suppress(RuntimeError):  # numba found no folder to keep it in
            fast._cache = _cache(function, self.digest)
        made: F = fast
        return made


def _cache(function: Any, digest: str) -> FunctionCache:
    found = _Cache(function)
    found.digest = digest
    return found


class _Cache(FunctionCache):  # type: ignore[misc]  # numba comes without types
    """The code that is kept for a function, as long as none of the sources of its digest has changed."""

    digest = ""

    def _index_key(self, sig: Any, codegen: Any) -> tuple[Any, ...]:
        return (*super()._index_key(sig, codegen), self.digest)


compiled: Final = compiler(inline=True)
"""For the functions of this folder itself."""
