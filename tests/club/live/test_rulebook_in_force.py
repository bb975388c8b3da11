"""A table is played under the rulebook that it began with, while there is any way to have it."""

import json

import pytest

from tento.club.live.entries import Opened, TableConfig
from tento.club.live.rulebook_in_force import RulebookLost, RulebooksInForce, is_in_force, rulebook_today
from tento.club.ports import RulebookText
from tento.rulebooks.kept_text import write_changed, write_whole
from tento.rulebooks.loader import RulebookError, load, overlay
from tests.club.memory_store import MemoryRulebooks

CONFIG = TableConfig(rulebook="fenacef-ix", options={"partida_target": 15, "onze_at": 14})


def opened(hash: str, config: TableConfig = CONFIG) -> Opened:
    return Opened(at=0, host="ana", config=config, rulebook_hash=hash)


async def test_a_rulebook_that_is_the_same_needs_no_text():
    today = rulebook_today(CONFIG)
    assert await RulebooksInForce(MemoryRulebooks()).of(opened(today.hash)) == today


@pytest.mark.parametrize("config", [CONFIG, TableConfig(rulebook="fenacef-ix")], ids=["options", "plain"])
async def test_a_rulebook_that_has_changed_is_read_from_its_text(config):
    kept = MemoryRulebooks()
    began = await RulebooksInForce(kept).for_new_table(config)
    changed = TableConfig(rulebook="ktruco-paulista")  # what the name of the table's rulebook means today
    assert await RulebooksInForce(kept).of(opened(began.hash, changed)) == began


async def test_a_rulebook_that_is_gone_is_read_from_its_text():
    kept = MemoryRulebooks()
    began = await RulebooksInForce(kept).for_new_table(CONFIG)
    assert await RulebooksInForce(kept).of(opened(began.hash, TableConfig(rulebook="not-there-any-more"))) == began


def with_values(text: str, hash: str, learnt: str, **values) -> str:
    """A text as it was kept before a rule was learnt, when other values could still be agreed on."""
    kept = json.loads(text)
    older = {key: value for key, value in kept["values"].items() if key != learnt}
    return json.dumps({**kept, "hash": hash, "values": {**older, **values}})


async def test_a_table_with_a_target_that_nobody_may_agree_on_today_goes_on_with_it():
    base, learnt = load("fenacef-ix"), "ferro_hand_visibility"
    changed = with_values(write_changed(rulebook_today(CONFIG), base), "sha256:long", learnt, partida_target=160, onze_at=159)
    kept = MemoryRulebooks()
    await kept.keep([RulebookText("sha256:long", "fenacef-ix+", changed)])
    await kept.keep([RulebookText(base.hash, "fenacef-ix", with_values(write_whole(base), base.hash, learnt))])
    config = TableConfig(rulebook="fenacef-ix", options={"partida_target": 160, "onze_at": 159})
    with pytest.raises(RulebookError):
        rulebook_today(config)
    found = await RulebooksInForce(kept).of(opened("sha256:long", config))
    assert (found.values.partida_target, found.values.onze_at, found.hash) == (160, 159, "sha256:long")
    assert getattr(found.values, learnt) == getattr(base.values, learnt)


@pytest.mark.parametrize("lose", ["all", "base"])
async def test_a_rulebook_that_has_changed_and_was_not_kept_is_lost(lose):
    kept = MemoryRulebooks()
    rulebooks = RulebooksInForce(kept)
    began = await rulebooks.for_new_table(CONFIG)
    kept.texts = {} if lose == "all" else {began.hash: kept.texts[began.hash]}
    with pytest.raises(RulebookLost, match="fenacef-ix has changed"):
        await rulebooks.of(opened(began.hash, TableConfig(rulebook="fenacef-ix")))


async def test_the_text_of_the_same_rulebook_is_written_once():
    class Counting(MemoryRulebooks):
        written = 0

        async def keep(self, texts):
            self.written += 1
            await super().keep(texts)

    kept = Counting()
    rulebooks = RulebooksInForce(kept)
    for config in (CONFIG, CONFIG, TableConfig(rulebook="fenacef-ix"), CONFIG):
        await rulebooks.for_new_table(config)
    assert (kept.written, sorted(text.name for text in kept.texts.values())) == (2, ["fenacef-ix", "fenacef-ix+"])


def test_an_agreement_that_may_not_be_made_any_more_is_not_in_force():
    endless = TableConfig(game="poker", rulebook="cgp-2024", seats=6, options={"levels": [[25, 50, 0], [25, 50, 0]]})
    assert not is_in_force(endless, overlay(load("cgp-2024"), endless.options, limited=False).hash)
