"""A rulebook: where it comes from, the values of its rules, and its articles."""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from tento.rulebooks.championship.kinds import ChampionshipRules, plain_rules

Status = Literal["enforced", "referee", "shown"]


Where = Literal["announcement", "prizes", "consents", "data", "summons", "roles", "dates", "poster", "desk", "table", "protests"]


class Article(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One line of our inventory of a regulation.

    `id` is unique in the rulebook (`FE-56`); `cite` is the regulation's own number (`art. 19 §3`), `also` its other
    numbers; `rules` are the keys of the values that it fixes; `pt` and `en` are our paraphrase. `where` is where people meet an
    article that no rule of the program fixes: beside what it speaks of.
    """

    id: str
    cite: str
    also: tuple[str, ...] = ()
    status: Status
    rules: tuple[str, ...] = ()
    where: Where | None = None
    pt: str
    en: str


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A reading chosen where the text is silent or contradicts itself: the value's key, why, and what else it may be.

    One doubt of the text may touch several values: `id` and `rule` together are unique in the rulebook.
    """

    id: str
    rule: str
    reason_pt: str
    reason_en: str
    alternatives: tuple[Any, ...] = ()


class Rulebook(msgspec.Struct, frozen=True, kw_only=True):
    """One edition of a regulation. `values` is the struct of the game, empty for a game that is not played here.

    `championship` is its competition, if it has one that the program can hold.
    """

    name: str
    game: str
    title: str
    source: str
    parent: str | None
    values: Any
    championship: ChampionshipRules | None = None
    articles: tuple[Article, ...]
    options: tuple[Option, ...]
    hash: str
    citations: dict[str, tuple[str, ...]]

    def __repr__(self) -> str:
        return f"<Rulebook {self.name}: {self.game}, {len(self.articles)} articles, {self.hash[:15]}>"

    def cites(self, *rules: str) -> tuple[str, ...]:
        """The articles that fix these rules, as the regulation numbers them: each once, in the order of the rules."""
        if len(rules) == 1:
            return self.citations.get(rules[0], ())
        return tuple(dict.fromkeys(cite for rule in rules for cite in self.citations.get(rule, ())))

    def plain(self) -> dict[str, Any]:
        """The rules that stand in no section with their values: those of the game, then those of the championship."""
        own = {key: getattr(self.values, key) for key in self.values.__struct_fields__}
        if self.championship is None:
            return own
        return own | {key: getattr(self.championship, key) for key in plain_rules(self.championship)}

    def in_force(self, rule: str) -> tuple[Any, ...]:
        """The value of a rule, of the game or, as `entries.min_age`, of the championship; of `stages.…` every stage's own."""
        section, _, key = rule.partition(".")
        if not key:
            return (self.plain()[rule],)
        if self.championship is None:
            return ()
        found = getattr(self.championship, section)
        return tuple(getattr(one, key) for one in found.values()) if isinstance(found, dict) else (getattr(found, key),)


def citations_of(articles: Iterable[Article]) -> dict[str, tuple[str, ...]]:
    """For each rule key the citations of the articles that name it, in their order, each once."""
    found: dict[str, dict[str, None]] = {}
    for article in articles:
        for rule in article.rules:
            found.setdefault(rule, {}).update(dict.fromkeys((article.cite, *article.also)))
    return {rule: tuple(cites) for rule, cites in found.items()}
