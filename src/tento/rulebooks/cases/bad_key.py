"""What is wrong with a case file."""

from tento.rulebooks.cases.saying import LONGEST_REASON, named, one_line
from tento.rulebooks.reading import clipped


class BadKey(Exception):
    """A case that cannot be judged: which key, and why, on one line."""

    def __init__(self, key: str, reason: str) -> None:
        self.key, self.reason = named(key), clipped(one_line(reason), LONGEST_REASON)
        super().__init__(f"{self.key}: {self.reason}")
