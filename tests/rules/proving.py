"""The link from a test to the articles that it proves."""

import re
from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


def proves(*ids: str) -> Callable[[F], F]:
    """Marks a test as the proof of these articles of our inventories; the test is named after one of their citations."""

    def mark(test: F) -> F:
        test.__dict__["proves"] = ids
        return test

    return mark


def slug(cite: str) -> str:
    """A citation as part of a name: `art. 19 §3` is `art_19_par_3`, `A-29e` is `a_29e`, `§6.5` is `sec_6_5`."""
    words = re.sub(r"^§", "sec ", cite.strip()).replace("§", " par ")
    return re.sub(r"[^0-9a-z]+", "_", words.lower()).strip("_")
