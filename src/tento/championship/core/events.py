"""What every event of a championship may say: what a decision brought about, in the past tense."""

import msgspec


class EventBase(msgspec.Struct, frozen=True, kw_only=True, tag_field="event", gc=False):
    """Something that happened, and the articles that it follows from."""

    articles: tuple[str, ...] = ()
