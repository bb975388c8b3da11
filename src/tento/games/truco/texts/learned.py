"""What was learned of a truco player, in words: what the hand held or how good it looked, the rodada, and how often the person did it."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from tento.table.learned.situation import Told
from tento.texts.language import Lang, Text3, pick

_BY_STRENGTH: Final = re.compile(r"(turn|answer|onze) h([0-9])(?: r([1-3]))?")
_BY_CARDS: Final = re.compile(r"(turn|answer|onze) ([ZMHCL]{1,3}) (lead|ahead|behind) r([1-3])\S* x\d+ \S+")
_FEWEST: Final = 5
_MANILHAS: Final[tuple[Text3, ...]] = (
    ("sem manilha", "without a manilha", "sin manilla"),
    ("com uma manilha", "with one manilha", "con una manilla"),
    ("com duas manilhas", "with two manilhas", "con dos manillas"),
    ("com três manilhas", "with three manilhas", "con tres manillas"),
)
_HANDS: Final[tuple[Text3, ...]] = (
    ("com uma mão muito fraca", "with a very weak hand", "con una mano muy floja"),
    ("com uma mão fraca", "with a weak hand", "con una mano floja"),
    ("com uma mão média", "with a middling hand", "con una mano regular"),
    ("com uma mão boa", "with a good hand", "con una mano buena"),
    ("com uma mão muito forte", "with a very strong hand", "con una mano muy fuerte"),
)
_LEADING: Final[Text3] = ("quando abre a mão", "when you lead the mão", "cuando sales en la mano")
_RODADAS: Final[dict[str | None, Text3]] = {
    None: ("", "", ""),
    "1": (", na primeira rodada", ", in the first rodada", ", en la primera ronda"),
    "2": (", na segunda rodada", ", in the second rodada", ", en la segunda ronda"),
    "3": (", na terceira rodada", ", in the third rodada", ", en la tercera ronda"),
}


class _Habit(NamedTuple):
    """What is told of a moment: under which heading, the choice that counts, and the words for doing it."""

    topic: Text3
    label: str
    done: Text3


_HABITS: Final[dict[str, _Habit]] = {
    "turn": _Habit(
        ("Quando você pede truco", "When you call", "Cuándo cantas truco"), "call", ("você pede truco", "you call", "cantas truco")
    ),
    "answer": _Habit(("Quando você corre", "When you run", "Cuándo te vas"), "no", ("você corre", "you run", "te vas")),
    "onze": _Habit(
        ("Sua mão de onze", "Your mão de onze", "Tu mano de once"),
        "play",
        ("você joga a mão de onze", "you play the mão de onze", "juegas la mano de once"),
    ),
    "lead": _Habit(
        ("Como você abre", "How you lead", "Cómo sales"),
        "high",
        ("você sai com a maior carta", "you lead the highest card", "sales con la carta más alta"),
    ),
}
_CARDS: Final = ("high", "middle", "low")
_TIMES: Final[tuple[Text3, Text3]] = (
    ("{n} vez em 10", "{n} time in 10", "{n} vez de 10"),
    ("{n} vezes em 10", "{n} times in 10", "{n} veces de 10"),
)
_LINE: Final[Text3] = (
    "{when}{rodada}, {done} {times} ({seen} situações)",
    "{when}{rodada}, {done} {times} ({seen} situations)",
    "{when}{rodada}, {done} {times} ({seen} situaciones)",
)


class _Fact(NamedTuple):
    """A habit by its key, when, and in which rodada, if that is known."""

    habit: str
    when: Text3
    rodada: str | None


def told(counts: Mapping[str, Mapping[str, int]], lang: Lang) -> list[Told]:
    """Every situation that a person knows by its name and that was seen often enough, heading by heading.

    First by the manilhas, then by how good the hand looks; of these what was seen most first.
    """
    facts: dict[_Fact, Counter[str]] = {}
    for key, chosen in counts.items():
        for fact in _facts(key):
            facts.setdefault(fact, Counter()).update(chosen)
    said = [(fact, one) for fact, chosen in facts.items() if (one := _said(fact, chosen, lang)) is not None]
    said.sort(key=lambda pair: (list(_HABITS).index(pair[0].habit), pair[0].when in _HANDS, -pair[1].seen, pair[1].text))
    return [one for _, one in said]


def _facts(key: str) -> Iterator[_Fact]:
    """What the counts under a name are part of. The closest names know the cards, so that they are added up by the manilhas."""
    found = _BY_STRENGTH.fullmatch(key)
    if found is not None:
        yield _Fact(found[1], _HANDS[int(found[2]) // 2], found[3])
    found = _BY_CARDS.fullmatch(key)
    if found is not None:
        moment, cards, table, rodada = found.groups()
        yield _Fact(moment, _MANILHAS[sum(card in "ZM" for card in cards)], None if moment == "onze" else rodada)
        if (moment, table, rodada, len(cards)) == ("turn", "lead", "1", 3):
            yield _Fact("lead", _LEADING, None)


def _said(fact: _Fact, chosen: Mapping[str, int], lang: Lang) -> Told | None:
    habit = _HABITS[fact.habit]
    counted = {label: chosen.get(label, 0) for label in _CARDS} if fact.habit == "lead" else chosen
    seen = sum(counted.values())
    if seen < _FEWEST:
        return None
    share = counted.get(habit.label, 0) / seen
    tenths = round(10 * share)
    times = pick(_TIMES[tenths != 1], lang).format(n=tenths)
    done, when, rodada = pick(habit.done, lang), pick(fact.when, lang), pick(_RODADAS[fact.rodada], lang)
    line = pick(_LINE, lang).format(when=when, rodada=rodada, done=done, times=times, seen=seen)
    return Told(pick(habit.topic, lang), line[0].upper() + line[1:], share, seen)
