"""Every refusal of a championship cites an article, and says what would work where something would."""

import pytest

from tento.championship.core.custody import Erase
from tento.championship.pairs import decisions as do
from tento.championship.pairs.tournament import decide
from tento.club.wording import sentence
from tento.table.refusal import Refusal
from tests.rules.championships import AFIA, DAY, FENACEF, TM, after, between, championship, stage

WRONG: dict[str, do.Decision] = {
    "a table below one": do.Call(by="organiser", at=DAY, match="1", table=-4),
    "a match that is not there": do.Call(by="organiser", at=DAY, match="9", table=1),
    "play without anybody": do.Start(by="organiser", at=DAY, match="1"),
    "a score before play": do.Report(by="organiser", at=DAY, match="1", partidas=((12, 0),)),
    "a stranger at the table": do.CheckIn(by="organiser", at=DAY, match="1", entry="Z"),
    "nothing to settle": do.SettleDispute(by="organiser", at=DAY, match="1", partidas=((12, 0),), why="x"),
    "no result to correct": do.Correct(by="organiser", at=DAY, match="1", partidas=((12, 0),)),
    "a line that is not in the book": do.RuleIncident(by="organiser", at=DAY, incident=7, ruling="x"),
    "a stage that is still open": do.CloseStage(by="organiser", at=DAY, stage="1"),
    "somebody who is not there": Erase(by="organiser", at=DAY, person=99),
}


@pytest.mark.parametrize("name", [TM, FENACEF, AFIA])
@pytest.mark.parametrize("wrong", WRONG)
def test_a_refusal_cites_the_article_on_what_would_be_decided(name, wrong):
    last = "final" if name == AFIA else "knockout"
    state = stage(championship(name), last, *(("P", "Q") if name == AFIA else ("P", "Q", "R", "S")))
    decision = WRONG[wrong]
    names = {"1": between(state, "P", "Q").id, "9": f"{last}/9.9"}
    changes = {"match": names[decision.match]} if hasattr(decision, "match") and decision.match else {}
    changes |= {"stage": last} if hasattr(decision, "stage") else {}
    found = decide(state, type(decision)(**({field: getattr(decision, field) for field in decision.__struct_fields__} | changes)))
    assert isinstance(found, Refusal)
    assert found.articles


def test_a_refusal_says_what_would_work():
    state = stage(championship(TM), "knockout", "P", "Q", "R", "S")
    match = between(state, "P", "Q").id
    alone = decide(state, do.Start(by="organiser", at=DAY, match=match))
    assert told(alone) == "Falta P à mesa: antes se registra a presença."
    over = after(state, do.Award(by="organiser", at=DAY, match=match, winner="P", why="x"))
    assert told(decide(over, do.Start(by="organiser", at=DAY, match=match))) == f"O jogo {match} já acabou; um placar errado se corrige."


@pytest.mark.parametrize(("name", "who"), [(TM, "organização"), (FENACEF, "comissão")])
def test_a_correction_after_the_next_match_began_names_who_decides(name, who):
    state = stage(championship(name), "knockout", "P", "Q", "R", "S")
    judge = state.rules.discipline.unforeseen
    for place in (1, 2):
        match = state.matches[f"knockout/1.{place}"]
        state = after(state, do.Award(by=judge, at=DAY, match=match.id, winner=str(match.sides[0]), why="x"))
    final = state.matches["knockout/2.1"]
    state = after(state, *(do.CheckIn(by="organiser", at=DAY, match=final.id, entry=str(side)) for side in final.sides))
    state = after(state, do.Start(by="organiser", at=DAY, match=final.id))
    wins = 1 if name == TM else 3
    wrong = decide(state, do.Correct(by="organiser", at=DAY, match="knockout/1.1", partidas=((0, 12),) * wins))
    assert told(wrong).endswith(f"se joga de novo decide: {who}.")


def told(found) -> str:
    assert isinstance(found, Refusal)
    return sentence(found, "pt")
