"""What every event of a championship says of itself: what a decision brought about, in the past tense, and how it is told."""

import msgspec

from tento.table.refusal import Fact


class EventBase(msgspec.Struct, frozen=True, kw_only=True, tag_field="event", gc=False):
    """Something that happened, and the articles that it follows from."""

    articles: tuple[str, ...] = ()

    @property
    def what(self) -> str:
        """The word under which its sentence is found."""
        return str(self.__struct_config__.tag)

    @property
    def facts(self) -> dict[str, Fact]:
        """What its sentence may name: its fields, several names as one list; what is empty is not named."""
        found = {key: getattr(self, key) for key in self.__struct_fields__ if key != "articles"}
        listed = {key: ", ".join(value) if isinstance(value, tuple) else value for key, value in found.items()}
        return {key: value for key, value in listed.items() if isinstance(value, Fact)}
