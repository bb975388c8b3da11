"""One comparison of what a case expects with what was found, for every game and for championships."""

from collections.abc import Iterator, Mapping
from decimal import Decimal
from typing import Any, Final, NamedTuple, Protocol

from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.citing import same_article
from tento.rulebooks.cases.kinds import ARTICLE, CITATION, Kind, checked
from tento.rulebooks.cases.saying import named, said
from tento.rulebooks.reading import LONGEST

MOST_TOLD: Final = 20


class AnyOf(tuple[Any, ...]):
    """An answer that may be said in several ways, each of them right."""


class Steps(Protocol):
    """What `can`, `cannot` and `legal` ask of a table."""

    def allowed(self, step: str, key: str) -> bool:
        """Whether the step may be taken now; BadKey for the key if it is no step."""

    def others(self, steps: list[str]) -> list[str]:
        """The legal steps of the seat on turn that are none of these."""


class Found(NamedTuple):
    """What one rulebook answers to a case: the answers by their names, and the articles that decided.

    `stopped` says which step was refused before the last one: then nothing else is compared. `refused` tells of a refusal at the end,
    for a case that does not expect one. `steps` can be asked what is legal, where there is a table.
    """

    answers: Mapping[str, Any]
    articles: tuple[str, ...] = ()
    stopped: str = ""
    refused: str = ""
    steps: Steps | None = None


def expected_of(expect: Mapping[str, Any], rulebooks: list[str], kinds: Mapping[str, Kind]) -> dict[str, dict[str, Any]]:
    """The answers for each rulebook, checked: the common ones, and its own over them."""
    kinds = {**kinds, ARTICLE: CITATION}
    common = {key: value for key, value in expect.items() if key not in rulebooks}
    for key, value in common.items():
        if isinstance(value, Mapping) and key not in kinds and not (value.keys() - kinds.keys()):
            raise BadKey(f"expect.{key}", f"is not one of the rulebooks of this case: {', '.join(rulebooks)}")
    checked(common, kinds, "expect.", "an answer")
    found = {}
    for name in rulebooks:
        own = expect.get(name, {})
        if not isinstance(own, Mapping):
            raise BadKey(f"expect.{name}", "is a table of answers")
        checked(own, kinds, f"expect.{name}.", "an answer")
        found[name] = {**common, **own}
    return found


def check_names(expected: Mapping[str, Any], found: Found, kinds: Mapping[str, Kind], case: Mapping[str, Any]) -> None:
    """Refuses `none` for somebody of whom neither the case nor its answers speak: a misspelt name would pass for a right answer."""
    for key, wanted in expected.items():
        if key == ARTICLE or not kinds[key].by_name or not isinstance(wanted, Mapping):
            continue
        for name, value in wanted.items():
            if value == "none" and not any(name in text for text in _texts([case, *found.answers.values()])):
                raise BadKey(f"expect.{key}.{named(name)}", "is nobody's name in this case")


def _texts(value: Any) -> Iterator[str]:
    """Every text within a value, keys of tables too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        yield from _texts(list(value))
        yield from _texts(list(value.values()))
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _texts(one)


def differences(expected: Mapping[str, Any], found: Found, kinds: Mapping[str, Kind]) -> Iterator[str]:
    """What differs, one line for each answer."""
    if found.stopped:
        yield found.stopped
        return
    if found.refused and "refused" not in expected and expected.get("accepted", True):
        yield found.refused
    for key, wanted in expected.items():
        if key == ARTICLE:
            accepted = wanted if isinstance(wanted, list) else [wanted]
            if not any(same_article(one, cite) for one in accepted for cite in found.articles):
                yield f"{key}: expected {said(wanted)}, got {said(found.articles)}"
        elif found.steps is not None and key in ("can", "cannot", "legal"):
            yield from _of_steps(found.steps, key, wanted)
        elif not same(kinds[key].meant(wanted), found.answers.get(key), kinds[key].unordered, kinds[key].sets):
            yield f"{key}: " + _told(wanted, found.answers.get(key))


def _of_steps(steps: Steps, key: str, wanted: list[str]) -> Iterator[str]:
    for step in wanted:
        allowed = steps.allowed(step, f"expect.{key}")
        if allowed == (key == "cannot"):
            yield f"{key}: `{named(step)}` is {'allowed' if allowed else 'not allowed'}"
    others = steps.others(wanted) if key == "legal" else []
    if others:
        more = f" and {len(others) - MOST_TOLD} more" if len(others) > MOST_TOLD else ""
        yield f"legal: also {', '.join(f'`{other}`' for other in others[:MOST_TOLD])}{more}"


def same(wanted: Any, found: Any, unordered: bool = False, sets: bool = False) -> bool:
    """Equal; of a table only the keys that the case names are compared, where a missing one is `none`; and of a set not the order.

    In a list of `sets` the order of the sets counts, and that inside each does not.
    """
    if isinstance(found, AnyOf):
        return any(same(wanted, one) for one in found)
    if found is None:
        return bool(wanted == "none")
    if isinstance(wanted, Mapping):
        return isinstance(found, Mapping) and all(same(value, _at(found, key)) for key, value in wanted.items())
    if isinstance(wanted, list):
        if not isinstance(found, list | tuple) or len(wanted) != len(found):
            return False
        pairs = zip(sorted(wanted, key=str), sorted(found, key=str), strict=True) if unordered else zip(wanted, found, strict=True)
        return all(same(one, other, sets) for one, other in pairs)
    if isinstance(wanted, bool) or isinstance(found, bool):
        return wanted is found
    if isinstance(wanted, int | float) and isinstance(found, int | float | Decimal):
        return Decimal(str(wanted)) == Decimal(str(found))
    return bool(wanted == found)


def _at(found: Mapping[str, Any], key: str) -> Any:
    return found[key] if key in found else "none"  # noqa: SIM401 - prizes by place answer for more keys than they list


def _told(wanted: Any, found: Any) -> str:
    """What was expected and what came; of two tables too long for a line only what differs."""
    if isinstance(found, AnyOf):
        return f"expected {said(wanted)}, got {' or '.join(map(said, found))}"
    if isinstance(wanted, Mapping) and isinstance(found, Mapping) and len(said(wanted)) + len(said(found)) >= LONGEST:
        wanted = {key: value for key, value in wanted.items() if not same(value, _at(found, key))}
        found = {key: found[key] for key in wanted if key in found}
    return f"expected {said(wanted)}, got {said(found)}"
