"""How a case writes the results of a group: jogos that were played, and absences in every way of writing one."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from tento.championship.cases.asking import texts
from tento.championship.pairs.scores import Format, Pair, Result, of_partidas, of_totals, walkover
from tento.championship.pairs.standings import Meeting
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.kinds import NAMES, TEXT, checked
from tento.rulebooks.cases.saying import said

CAME: Final = ("present", "winner", "against", "opponent")
ABSENCE: Final = {**dict.fromkeys(CAME, TEXT), "absent": NAMES, "loser": NAMES}
_SCORE = r"(\d{1,5})\s*[-–x×:]\s*(\d{1,5})"
_RESULT = re.compile(rf"(.+?)\s+{_SCORE}\s+(.+?)((?:\s+{_SCORE})*)")
_WO = r"\(?w\.?\s?o\.?\)?"
_GONE = re.compile(rf"(.+?)\s+(?:{_WO}|absent)", re.IGNORECASE)
_AGAINST = re.compile(rf"(.+?)\s+(?:{_SCORE}|{_WO}|x|>|wins|beats|over)\s+(.+?)(?:\s+{_SCORE})*", re.IGNORECASE)


def read_result(text: str, form: Format, key: str) -> Meeting:
    """`P 2-0 Q 24-13`: two names with the partidas between them, then the points in all, or those of each partida.

    Where a match is one partida its points alone will do: `P 12-9 Q`.
    """
    first, second = names_in(text, key)
    found = _RESULT.fullmatch(text.strip())
    assert found is not None, "it has two names"
    if first == second:
        raise BadKey(key, f"{said(text)}: nobody plays against themselves")
    partidas = int(found[2]), int(found[3])
    scores: list[Pair] = [(int(a), int(b)) for a, b in re.findall(_SCORE, found[5])]
    if form.best_of == 1 and not scores and max(partidas) > 1:
        scores, partidas = [partidas], (int(partidas[0] > partidas[1]), int(partidas[0] < partidas[1]))
    result = _result(form, partidas, scores)
    if isinstance(result, str) or result.partidas != partidas:
        raise BadKey(key, f"{said(text)} is not possible in the best of {form.best_of}" + (f" to {form.target}" if form.target else ""))
    return Meeting(first, second, result)


def names_in(text: str, key: str) -> tuple[str, str]:
    """The two names of a result, as it names them."""
    found = _RESULT.fullmatch(text.strip())
    if found is None:
        raise BadKey(key, f"{said(text)} is not a result: write `P 2-0 Q 24-13`")
    return found[1].strip(), found[4].strip()


def read_absence(text: str, key: str) -> tuple[str, str]:
    """Who came and who was away, of `P wo Q` or `P 2-0 Q (WO)`."""
    marked = _GONE.fullmatch(text.strip())
    pair = _AGAINST.fullmatch(marked[1] if marked is not None else text.strip())
    if pair is None:
        raise BadKey(key, f"{said(text)} is not an absence: write `P wo Q`, who came first")
    lost = pair[2] is not None and int(pair[2]) < int(pair[3])
    return (pair[4], pair[1]) if lost else (pair[1], pair[4])


def _result(form: Format, partidas: Pair, scores: list[Pair]) -> Result | str:
    if len(scores) > 1:
        return of_partidas(form, tuple(scores))
    return of_totals(form, partidas, scores[0] if scores else None)


def is_walkover(text: str) -> bool:
    """Whether a line among the results tells of an absence: `P wo Q`, `P 2-0 Q (WO)`."""
    return re.search(rf"\s{_WO}(\s|$)", text, re.IGNORECASE) is not None


def read_walkover(one: Any, form: Format, teams: list[str], played: Sequence[Meeting]) -> Iterable[Meeting]:
    """An absence, in the ways of writing one: a table of `present` and `absent`, `P wo Q`, `["P", "Q"]` (who came first), or `Q` alone.

    `Q` alone was away from everybody it has no result with.
    """
    if isinstance(one, Mapping):
        return [_of_table(one, form)]
    if isinstance(one, list) and len(one) == 2 and all(isinstance(name, str) for name in one):
        return [Meeting(one[0], one[1], walkover(form, 0, True))]
    if not isinstance(one, str):
        raise BadKey("walkovers", f"{said(one)} is not an absence: write `P wo Q`, who came first")
    marked = _GONE.fullmatch(one.strip())
    text = marked[1] if marked is not None else one.strip()
    pair = _AGAINST.fullmatch(text)
    if pair is not None:
        came, gone = read_absence(one, "walkovers")
        return [Meeting(came, gone, walkover(form, 0, True))]
    if text not in teams and " " in text:
        raise BadKey("walkovers", f"{said(one)} is not an absence: write `P wo Q`, who came first")
    met = {name for m in played if text in (m.first, m.second) for name in (m.first, m.second)}
    return [Meeting(name, text, walkover(form, 0, True)) for name in teams if name not in met and name != text]


def _of_table(one: Mapping[str, Any], form: Format) -> Meeting:
    """`{ present = "P", absent = "Q" }`; two names in `absent` are a double absence."""
    checked(one, ABSENCE, "walkovers.")
    gone = texts(one, "absent") or texts(one, "loser")
    came = next((one[key] for key in CAME if key in one), None)
    if len(gone) == 2:
        return Meeting(gone[0], gone[1], Result(winner=None, how="double_absence"))
    if len(gone) != 1 or came is None:
        raise BadKey("walkovers", "a table names `present` and `absent`")
    return Meeting(came, gone[0], walkover(form, 0, True))


def once(absences: Iterable[Meeting]) -> list[Meeting]:
    """Each absence once. Where each of two counts as the absent one, neither came, and nobody wins."""
    found: dict[frozenset[str], Meeting] = {}
    for meeting in absences:
        pair = frozenset((meeting.first, meeting.second))
        before = found.setdefault(pair, meeting)
        if _winner(before) != _winner(meeting):
            found[pair] = Meeting(meeting.first, meeting.second, Result(winner=None, how="double_absence"))
    return list(found.values())


def _winner(meeting: Meeting) -> str | None:
    return None if meeting.result.winner is None else (meeting.first, meeting.second)[meeting.result.winner]
