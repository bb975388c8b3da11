"""Who may do what in an event: the table of the roles, written here by hand, and asked of decisions of both kinds."""

from datetime import UTC, datetime
from typing import Literal, get_args, get_origin

import msgspec
import pytest

from tento.championship.core.log import write
from tento.championship.core.roles import Actor, Role
from tento.championship.core.step import Step
from tento.championship.core.tournament import Made, opened, read
from tento.championship.pairs import decisions as do
from tento.championship.pairs import tournament as pairs
from tento.championship.poker import decisions as poker_do
from tento.championship.poker import floor_decisions as floor
from tento.championship.poker import tournament as poker
from tento.championship.registry import TOURNAMENTS
from tento.club.wording import sentence
from tento.rulebooks.loader import load
from tento.table.refusal import Refusal
from tests.rules.championships import AFIA, DAY, FENACEF, IN_TIME, TM, after, between, championship, code, form, person, stage

ROLES = get_args(Role)
CANNOT = ("not_your_role", "not_your_entry", "not_your_table", "not_theirs_to_decide")
PAIRS = ("P", "Q", "R", "S")


def actor(role, entries=("P",), tables=(1,), name="Ana"):
    return Actor(name=name, role=role, entries=entries, tables=tables)


def who_may(state, decision, **own):
    """The roles in which this decision is not refused for the role's sake."""
    tried = {role: pairs.decide(state, msgspec.structs.replace(decision, by=actor(role, **own))) for role in ROLES}
    return {role for role, found in tried.items() if not (isinstance(found, Refusal) and found.code in CANNOT)}


@pytest.fixture
def entered():
    state = championship(TM)
    return after(state, form("P"), do.Confirm(by="P b", at=IN_TIME, entry="P", person=1))


@pytest.fixture
def seated():
    """A knockout of four whose first match is called to table 1."""
    state = stage(championship(TM), "knockout", *PAIRS)
    return after(state, do.Call(by="organiser", at=DAY, match="knockout/1.1", table=1, starts=DAY))


@pytest.mark.parametrize(
    "decision",
    [
        do.Amend(by="", at=IN_TIME, version="2"),
        do.MoveDate(by="", at=IN_TIME, what="closes", to=DAY),
        do.Select(by="", at=IN_TIME, entry="P"),
        do.Summon(by="", at=IN_TIME, entry="P"),
        do.CloseEntries(by="", at=IN_TIME),
        do.Suspend(by="", at=IN_TIME, to="cancelled", why="rain"),
    ],
)
def test_the_organiser_alone_amends_moves_dates_selects_and_cancels(entered, decision):
    assert who_may(entered, decision) == {"organiser"}


@pytest.mark.parametrize(
    "decision",
    [
        do.AnnounceDraw(by="", at=DAY, stage="knockout", listed=PAIRS, commitment="00" * 32, source="x"),
        do.Call(by="", at=DAY, match="knockout/1.2", table=2),
        do.DrawLots(by="", at=DAY, stage="knockout", order=PAIRS),
        do.CloseStage(by="", at=DAY, stage="knockout"),
        do.Correct(by="", at=DAY, match="knockout/1.1", partidas=((12, 0),)),
    ],
)
def test_draws_schedule_stages_and_corrections_are_the_organisers_and_the_directors(seated, decision):
    assert who_may(seated, decision) == {"organiser", "director"}


def test_check_in_and_payments_are_the_desks_too(seated, entered):
    assert who_may(seated, do.CheckIn(by="", at=DAY, match="knockout/1.1", entry="P")) == {"organiser", "director", "desk"}
    assert who_may(entered, do.Pay(by="", at=IN_TIME, entry="P", amount=1)) == {"organiser", "director", "desk"}


@pytest.mark.parametrize(
    "decision",
    [
        do.Start(by="", at=DAY, match="knockout/1.1"),
        do.Report(by="", at=DAY, match="knockout/1.1", partidas=((12, 0),)),
        do.Absent(by="", at=DAY, match="knockout/1.1", entries=("P",)),
        do.NoteIncident(by="", at=DAY, match="knockout/1.1", text="faltou luz"),
    ],
)
def test_start_score_absence_and_incidents_are_the_directors_and_the_referees_of_the_table(seated, decision):
    assert who_may(seated, decision) == {"director", "referee"}
    assert who_may(seated, decision, tables=(2,)) == {"director"}
    assert who_may(seated, decision, tables=()) == {"director"}


def test_a_match_without_a_table_is_no_referees(seated):
    assert who_may(seated, do.Start(by="", at=DAY, match="knockout/1.2")) == {"director"}


@pytest.mark.parametrize(
    "decision",
    [do.Withdraw(by="", at=IN_TIME, entry="P"), do.Appeal(by="", at=IN_TIME, entry="P", against="x")],
)
def test_withdrawing_and_protesting_is_for_the_own_entry(entered, decision):
    assert who_may(entered, decision) == {"player"}
    assert who_may(entered, decision, entries=("Q",)) == set()


def test_nobody_confirms_or_signs_for_the_partner():
    state = after(championship(TM), form("P"))
    confirm = do.Confirm(by="", at=IN_TIME, entry="P", person=1)
    assert who_may(state, confirm, name="P b") == {"player"}
    assert who_may(state, confirm, name="P a") == set()
    chosen = after(state, msgspec.structs.replace(confirm, by="P b"), do.Select(by="organiser", at=IN_TIME, entry="P"))
    sign = do.SignDocument(by="", at=IN_TIME, entry="P", person=1, document="participation")
    assert who_may(chosen, sign, name="P b") == {"organiser", "director", "desk", "player"}
    assert who_may(chosen, sign, name="P a") == {"organiser", "director", "desk"}


def test_tm_03_a_player_does_not_select_the_own_pair(entered):
    found = pairs.decide(entered, do.Select(by=actor("player"), at=IN_TIME, entry="P"))
    assert isinstance(found, Refusal)
    assert (found.code, found.facts["role"], found.facts["may"]) == ("not_your_role", "player", "organiser")
    assert set(found.articles) >= {"§2.1", "§5.1"}
    assert sentence(found, "pt") == "Isso não cabe ao papel de jogador; cabe a: organização."


def test_tm_30_a_rival_does_not_write_down_a_hidden_tie(entered):
    asked = do.Sanction(by="", at=IN_TIME, entry="P", effect="disqualification", offence="hidden_tie")
    assert who_may(entered, asked, entries=("Q",)) == {"organiser", "director", "committee"}


def test_an_invitation_is_the_organisers():
    state = championship(TM)
    invited = form("P", origin="invited")
    assert who_may(state, invited) == {"organiser"}
    assert who_may(state, form("P")) == set(ROLES)


@pytest.mark.parametrize(("name", "may"), [(TM, {"organiser"}), (FENACEF, {"committee"}), (AFIA, {"director", "referee"})])
def test_what_nobody_foresaw_is_decided_by_whom_the_rulebook_names(name, may):
    last = "final" if name == AFIA else "knockout"
    state = stage(championship(name), last, *(PAIRS[:2] if name == AFIA else PAIRS))
    match = between(state, "P", "Q").id
    state = after(state, do.Call(by="organiser", at=DAY, match=match, table=1))
    assert who_may(state, do.Award(by="", at=DAY, match=match, winner="P", why="a power cut")) == may


def test_standing_or_replaying_is_for_whom_the_rulebook_names():
    state = stage(championship(FENACEF), "knockout", *PAIRS)
    match = between(state, "P", "Q").id
    state = after(state, do.Award(by="committee", at=DAY, match=match, winner="P", why="x"))
    asked = do.Correct(by="", at=DAY, match=match, partidas=((12, 0),) * 3, ruling="stand", why="x")
    assert who_may(state, asked) == {"committee"}
    assert who_may(state, msgspec.structs.replace(asked, ruling=None)) == {"organiser", "director"}


def test_fenacef_the_sanctions_of_the_list_are_the_referees_and_the_committees():
    state = stage(championship(FENACEF), "knockout", *PAIRS)
    match = between(state, "P", "Q").id
    state = after(state, do.Call(by="organiser", at=DAY, match=match, table=1))
    asked = do.Sanction(by="", at=DAY, entry="P", match=match, effect="warning", offence="talking")
    assert who_may(state, asked) == {"director", "referee", "committee"}
    assert who_may(state, asked, tables=(3,)) == {"director", "committee"}
    out = msgspec.structs.replace(asked, effect="disqualification")
    assert who_may(state, out) == {"committee"}


def test_a_side_reports_its_own_score_where_the_rules_allow_it():
    state = stage(championship(TM, matches={"players_report": True}), "knockout", *PAIRS)
    asked = do.Report(by="", at=DAY, match="knockout/1.1", partidas=((12, 0),))
    assert who_may(state, asked) == {"director", "player"}
    assert who_may(state, asked, entries=("R",)) == {"director"}


def test_an_event_is_opened_by_its_organiser():
    rulebook = load(TM)
    opening = do.Publish(by=actor("director"), at=IN_TIME, title="x", rulebook=TM, hash=rulebook.hash)
    assert code(opened(pairs, rulebook, opening)) == "not_your_role"
    assert isinstance(opened(pairs, rulebook, msgspec.structs.replace(opening, by=actor("organiser"))), Step)


@pytest.mark.parametrize("kind", sorted(TOURNAMENTS))
def test_every_decision_of_every_kind_says_who_makes_it(kind):
    assert set(TOURNAMENTS[kind].acts) == set(get_args(TOURNAMENTS[kind].Decision))


@pytest.mark.parametrize("name", [TM, FENACEF, AFIA])
@pytest.mark.parametrize("kind", [kind for kind in pairs.acts if kind not in (do.Publish, do.Register)])
def test_whoever_may_not_decide_is_told_by_which_article(name, kind):
    opened = championship(name)
    state = stage(opened, next(iter(opened.rules.stages)), *PAIRS)
    about = {"match": next(iter(state.matches)), "entry": "Q", "winner": "Q", "minutes": 1, "incident": 1, "person": 1, "request": 1}
    fields = {field.name: about.get(field.name, _nothing(field.type)) for field in msgspec.structs.fields(kind) if field.required}
    tried = [pairs.decide(state, kind(**(fields | {"by": actor(role), "at": DAY}))) for role in ROLES]
    refused = [found for found in tried if isinstance(found, Refusal) and found.code in CANNOT]
    assert refused
    assert all(found.articles for found in refused)


def _nothing(kind):
    """A value of this type that says as little as it can."""
    if get_origin(kind) is Literal:
        return get_args(kind)[0]
    return DAY if kind is datetime else () if get_origin(kind) is tuple else 0 if kind is int else ""


WHEN = datetime(2024, 5, 1, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("decision", "may"),
    [
        (floor.CancelEvent(by="", at=WHEN), {"organiser"}),
        (poker_do.Enter(by="", at=WHEN, players=("Ana",)), {"organiser", "director", "desk"}),
        (poker_do.DrawSeats(by="", at=WHEN), {"organiser", "director"}),
        (poker_do.Deal(by="", at=WHEN, amounts={}, consent=()), {"organiser", "director"}),
        (floor.StartLevel(by="", at=WHEN, level=1), {"organiser", "director"}),
        (floor.Penalise(by="", at=WHEN, player="Ana", kind="warning"), {"director"}),
    ],
)
def test_poker_keeps_the_same_table(decision, may):
    rulebook = load("cgp-2024")
    sheet = poker_do.Open(by="organiser", at=WHEN, title="x", rulebook=rulebook.name, hash=rulebook.hash, online=True)
    made = poker.open(rulebook, sheet)
    assert isinstance(made, Step)
    tried = {role: poker.decide(made.state, msgspec.structs.replace(decision, by=actor(role))) for role in ROLES}
    assert {role for role, found in tried.items() if not (isinstance(found, Refusal) and found.code in CANNOT)} == may
    assert all(found.articles for found in tried.values() if isinstance(found, Refusal) and found.code in CANNOT)


def test_a_log_without_roles_is_read_and_holds():
    lines = write([form("P"), do.Select(by="a text", at=IN_TIME, entry="P")])
    assert '"by":"a text"' in lines
    assert read(pairs, lines)[1].by == "a text"
    entered = after(championship(TM), form("P"), do.Confirm(by="P b", at=IN_TIME, entry="P", person=1))
    assert code(pairs.decide(entered, do.Select(by="a text", at=IN_TIME, entry="P"))) == "done"


def test_a_role_stands_in_the_log_and_in_the_diary():
    decision = do.Select(by=actor("organiser", (), ()), at=IN_TIME, entry="P")
    text = write([decision])
    assert '"by":{"name":"Ana","role":"organiser"}' in text
    assert read(pairs, text) == (decision,)
    entered = after(championship(TM), form("P", (person("P a"), person("P b"))), do.Confirm(by="P b", at=IN_TIME, entry="P", person=1))
    made = pairs.decide(entered, decision)
    assert isinstance(made, Step)
    (note,) = pairs.tell([Made(decision, made.events)])
    assert (note.by, note.role) == ("Ana", "organiser")
