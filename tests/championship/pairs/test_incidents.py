"""The book of an event: what is written into it, and who decides about it."""

from tento.championship.core.roles import Actor
from tento.championship.core.step import Step
from tento.championship.pairs import decisions as do
from tento.championship.pairs.tournament import decide
from tests.rules.championships import DAY, FENACEF, after, championship, code, stage

DIRECTOR = Actor(name="Rui", role="director")
JUDGE = Actor(name="Caio", role="committee")
PLAYER = Actor(name="Ana", role="player", entries=("A",))


def event():
    return stage(championship(FENACEF), "groups", *"ABCD")


def test_a_line_has_its_number_who_wrote_it_and_no_ruling():
    state = after(event(), do.NoteIncident(at=DAY, by=DIRECTOR, text="faltou luz"))
    (line,) = state.incidents
    assert (line.number, line.kind, line.text, line.by, line.role, line.ruling) == (1, "note", "faltou luz", "Rui", "director", "")


def test_nothing_is_written_about_what_the_event_does_not_have():
    assert code(decide(event(), do.NoteIncident(at=DAY, by=DIRECTOR, text="x", match="groups/Z9"))) == "no_such_match"
    assert code(decide(event(), do.NoteIncident(at=DAY, by=DIRECTOR, text="x", entry="Z"))) == "no_such_entry"
    assert code(decide(event(), do.NoteIncident(at=DAY, by=DIRECTOR, text=" "))) == "reason_missing"


def test_a_protest_waits_for_whom_the_regulation_names_and_is_decided_once():
    state = after(event(), do.Appeal(at=DAY, by=PLAYER, entry="A", against="o placar"))
    assert code(decide(state, do.RuleIncident(at=DAY, by=DIRECTOR, incident=1, ruling="mantido"))) == "not_theirs_to_decide"
    ruled = decide(state, do.RuleIncident(at=DAY, by=JUDGE, incident=1, ruling="mantido"))
    assert isinstance(ruled, Step)
    assert (ruled.state.incidents[0].ruling, ruled.state.incidents[0].ruled_by) == ("mantido", "Caio")
    assert code(decide(ruled.state, do.RuleIncident(at=DAY, by=JUDGE, incident=1, ruling="outro"))) == "already_done"


def test_a_ruling_says_something_about_a_line_that_is_there():
    state = after(event(), do.NoteIncident(at=DAY, by=DIRECTOR, text="faltou luz"))
    assert code(decide(state, do.RuleIncident(at=DAY, by=DIRECTOR, incident=2, ruling="x"))) == "no_such_incident"
    assert code(decide(state, do.RuleIncident(at=DAY, by=DIRECTOR, incident=1, ruling=" "))) == "reason_missing"
