"""The sentences and the words of every kind of championship, for whoever words a refusal or a rulebook of any."""

from typing import Final

from tento.texts.championship import core, pairs, poker, poker_rules
from tento.texts.rules import RuleWords
from tento.texts.sentences import Sentences

REFUSALS: Final[Sentences] = {**core.REFUSALS, **pairs.REFUSALS, **poker.REFUSALS}
RULE_WORDS: Final = RuleWords(poker_rules.TOPICS, poker_rules.VALUES)
