"""Under which rulebook a table is played: the one that it began with, whatever became of its file since then."""

from tento.club.live.entries import Opened, TableConfig
from tento.club.ports import Rulebooks, RulebookText
from tento.rulebooks.kept_text import base_of, read_changed, read_whole, write_changed, write_whole
from tento.rulebooks.loader import RulebookError, load, overlay
from tento.rulebooks.rulebook import Rulebook

REMEMBERED = 1000
"""So many hashes are remembered as kept; after that they are kept anew, which changes nothing."""


class RulebookLost(Exception):
    """The rulebook of a table has changed, and the text that it began with cannot be had: it cannot be played on."""


def rulebook_today(config: TableConfig) -> Rulebook:
    """The rulebook of this agreement as the program has it now. RulebookError if it has none."""
    return overlay(load(config.rulebook), config.options)


def is_in_force(config: TableConfig, hash: str) -> bool:
    """Whether a table that is opened by this agreement today is played by the rulebook of this hash."""
    try:
        return rulebook_today(config).hash == hash
    except RulebookError:
        return False  # nobody may agree on it any more


def _nearest_today(config: TableConfig) -> Rulebook | None:
    """The rulebook of this agreement; without its options if nobody may agree on them any more; None if it has no file any more."""
    try:
        return rulebook_today(config)
    except RulebookError:
        pass
    try:
        return load(config.rulebook)
    except RulebookError:
        return None


class RulebooksInForce:
    """Keeps the text of the rulebook of every new table, and finds the rulebook of every table again."""

    def __init__(self, kept: Rulebooks) -> None:
        self._kept = kept
        self._remembered = set[str]()

    async def for_new_table(self, config: TableConfig) -> Rulebook:
        """The rulebook of a table that is being opened. Its text is kept when this returns."""
        base, rulebook = load(config.rulebook), rulebook_today(config)
        if rulebook.hash not in self._remembered:
            texts = [RulebookText(base.hash, base.name, write_whole(base))]
            if rulebook.hash != base.hash:
                texts.append(RulebookText(rulebook.hash, rulebook.name, write_changed(rulebook, base)))
            await self._kept.keep(texts)
            if len(self._remembered) >= REMEMBERED:
                self._remembered.clear()
            self._remembered.add(rulebook.hash)
        return rulebook

    async def of(self, opened: Opened) -> Rulebook:
        """The rulebook that a table began with. RulebookLost if it has changed and its text is not kept, or cannot be read."""
        today = _nearest_today(opened.config)
        if today is not None and today.hash == opened.rulebook_hash:
            return today
        try:
            return await self._read(opened.rulebook_hash, today)
        except RulebookError as error:
            raise RulebookLost(f"the rulebook {opened.config.rulebook} has changed, and the one of the table is gone: {error}") from error

    async def _read(self, hash: str, today: Rulebook | None) -> Rulebook:
        text = await self._text(hash)
        base = base_of(text)
        return read_whole(text, today) if base is None else read_changed(text, read_whole(await self._text(base), today), today)

    async def _text(self, hash: str) -> str:
        text = await self._kept.get(hash)
        if text is None:
            raise RulebookError("kept rulebook", "", f"there is no text with the hash {hash}")
        return text
