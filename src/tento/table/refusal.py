"""A refusal is an answer: a stable code, the rule that refused, the article in force and the facts."""

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not allowed. The sentence is written at the edge, in the reader's language.

    `code` is published and stable; `rule` is the key of the rulebook value that decided, if one did;
    `articles` are the citations of that rule in the rulebook in force; `facts` hold only what the actor may know.
    """

    code: str
    rule: str | None = None
    articles: tuple[str, ...] = ()
    facts: dict[str, str | int] = {}
