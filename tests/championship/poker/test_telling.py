"""What `show` tells of a poker log: every correction and what it changed, the clock, races, penalties; and every refusal in its words."""

import re
from datetime import timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from typer.testing import CliRunner

from tento.championship.core.log import write
from tento.championship.poker.correcting import undo_of
from tento.championship.poker.decisions import CorrectChips, CorrectKnockout, CorrectOut, CorrectPlaces, GoOut
from tento.championship.poker.floor_decisions import (
    CancelEvent,
    Disqualify,
    DrawLastHands,
    Eliminate,
    EndDay,
    HandForHand,
    MarkAbsent,
    MarkPresent,
    Penalise,
    ServeHands,
    SpendTimeCards,
    StartLevel,
    TakeBreak,
)
from tento.championship.poker.hand_for_hand import Out
from tento.championship.poker.levels import TimeCards
from tento.championship.simulation.poker.race import race_off
from tento.cli.championship.diary import told_diary
from tento.cli.championship.sentences import sentence_of
from tento.cli.main import app
from tento.rulebooks.loader import load
from tento.table.refusal import Refusal
from tests.championship.poker.rooms import names_of
from tests.championship.poker.wild import AT, Wild

RUN = CliRunner()
CGP = load("cgp-2024")


class Told(Wild):
    """Twenty players on a night that is told."""

    def __init__(self, **sheet):
        super().__init__(1, CGP, **sheet, options={"entry_split": {"prize": 30000, "knockout": 10000, "rake": 9000, "ranking": 1000}})
        self.run(20, 0)

    def goes_out(self, player):
        table = next(table for table in self.state.seating if player in table.seats)
        maker = next(who for who in table.seats if who is not None and who != player)
        self.do(GoOut, outs=(Out(player, table.number, 30000),), taken_by=((maker,),))
        self.stacks[maker] += self.stacks.pop(player)
        return maker

    def show(self, path, lang="pt"):
        log = path / "main.log"
        log.write_text(write(self.log), encoding="utf-8")
        assert RUN.invoke(app, ["championship", "verify", str(log)]).exit_code == 0
        told = RUN.invoke(app, ["championship", "show", str(log), "--lang", lang])
        assert told.exit_code == 0, told.stderr
        return told.stdout


@pytest.fixture
def night():
    return Told()


def test_a_correction_of_who_went_out_is_shown_with_who_when_why_and_what_changed(night, tmp_path):
    maker = night.goes_out("p1")
    night.do(CorrectOut, player="p1", instead=maker, why="nome trocado")
    told = night.show(tmp_path)
    assert f"Correção: quem saiu em 20º lugar foi {maker}; p1 volta ao torneio. [direção: nome trocado]" in told
    assert f"Knockout corrigido: eliminação de {maker} por p1 (antes, de p1 por {maker}). [direção: nome trocado]" in told
    assert "11/05/2024 10h08  Correção" in told


def test_a_correction_that_was_undone_is_told_as_undone(night, tmp_path):
    maker, before = night.goes_out("p1"), night.state
    night.do(CorrectOut, player="p1", instead=maker, why="nome trocado")
    night.make(undo_of(before, night.log[-1], by="director", at=night.now, why="estava certo"))
    assert "A correção anterior foi desfeita. [direção: estava certo]" in night.show(tmp_path)


def test_a_correction_of_places_tells_the_old_place_and_the_new_one(night, tmp_path):
    night.goes_out("p1")
    night.goes_out("p2")
    night.do(CorrectPlaces, places={"p1": 19, "p2": 20}, why="relógio")
    told = night.show(tmp_path, "en")
    assert "Correction: p1 goes from place 20 to place 19. [director: relógio]" in told
    assert "Correction: p2 goes from place 19 to place 20. [director: relógio]" in told


def test_a_correction_of_bags_tells_both_counts(night, tmp_path):
    night.do(EndDay, why="x")
    night._new_day()
    night.do(CorrectChips, chips={"p0": 29900, "p1": 30100}, why="recontagem")
    assert "Recontagem: p0 tinha 29.900 fichas na sacola, e não 30.000. [direção: recontagem]" in night.show(tmp_path)


def test_a_correction_of_a_knockout_tells_both_takers(night, tmp_path):
    maker = night.goes_out("p1")
    other = next(who for who in night.state.sitting if who != maker)
    night.do(CorrectKnockout, player="p1", taken_by=(other,), why="imagem")
    assert f"p1 was knocked out by {other} (before: p1 by {maker}). [director: imagem]" in night.show(tmp_path, "en")


def test_a_correction_of_the_committee_is_told_as_its_own(night, tmp_path):
    for who in names_of(20)[:0:-1]:
        if who in night.state.sitting and night.state.alive > 1:
            night._even()
            night.goes_out(who)
    night.do(CorrectPlaces, places={"p1": 3, "p2": 2}, committee=True, why="imagem")
    assert "[comissão, direção: imagem]" in night.show(tmp_path)


def test_the_clock_the_day_and_the_people_are_told(night, tmp_path):
    night.do(MarkAbsent, players=("p3",))
    night.do(MarkPresent, players=("p3",))
    night.do(StartLevel, level=1)
    night.do(Penalise, player="p4", kind="missed_orbits", orbits=1, why="celular na mesa")
    night.do(ServeHands, player="p4", dealt=("hand", "hand"))
    night.do(TakeBreak, minutes=5, why="alarme")
    night.do(StartLevel, level=2, why="alarme falso")
    night.do(Eliminate, player="p5", chips=30000, why="chamado às pressas")
    night.now += timedelta(minutes=8)
    night.do(DrawLastHands, card=4)
    night.do(EndDay)
    told = night.show(tmp_path)
    for line in (
        "p3 não compareceu; as fichas pagam os blinds. [direção]",
        "p3 chegou e ocupa o lugar. [direção]",
        "Nível 1: 100/200, ante 0. [direção]",
        "Pena em órbitas para p4: 7 mãos a cumprir. [direção: celular na mesa]",
        "p4 cumpriu mãos da pena; faltam 5. [direção]",
        "Intervalo de 5 minutos. [direção: alarme]",
        "Eliminação de p5 pela Direção, em 20º lugar: 30.000 fichas fora de jogo; restam 19. [direção: chamado às pressas]",
        "Relógio parado: mais 4 mãos em cada mesa hoje. [direção]",
        "Fim do dia 1: 19 jogadores guardam 570.000 fichas. [direção]",
    ):
        assert line in told


def test_verify_finds_a_level_that_was_skipped(night, tmp_path):
    night.do(StartLevel, level=2, why="x")
    log = tmp_path / "main.log"
    forged = [*night.log[:-1], StartLevel(by="director", at=night.now, level=2)]
    log.write_text(write(forged), encoding="utf-8")
    told = RUN.invoke(app, ["championship", "verify", str(log), "--lang", "en"])
    assert (told.exit_code, "The next level is 1, not 2" in told.stderr) == (1, True)


def test_too_few_entries_and_too_few_players_of_a_level_have_each_their_own_sentence():
    entries, level = (
        Refusal("too_few_entries", facts={"field": 3, "least": 8}),
        Refusal("too_few_players", facts={"level": 2, "there": 3, "needed": 8}),
    )
    assert sentence_of(entries, "en") == "Too few: there are 3, and it takes 8."
    assert sentence_of(level, "en") == "Level 2 needs 8 players and there are 3."


@pytest.mark.parametrize(
    ("asked", "line"),
    [
        (Penalise(by="d", at=AT, player="p1", kind="warning", why="x"), "p1 was warned."),
        (Penalise(by="d", at=AT, player="p1", kind="dead_hand", why="x"), "The hand of p1 is dead."),
        (Penalise(by="d", at=AT, player="p1", kind="missed_hands", hands=3, why="x"), "p1 was given missed hands: 3 to serve."),
        (Disqualify(by="d", at=AT, player="p1", chips=30000, kind="ban", why="x"), "p1 is barred from the other tournaments of the event."),
        (Disqualify(by="d", at=AT, player="p1", chips=30000, kind="exclusion", why="x"), "p1 is barred from all events to come."),
        (CancelEvent(by="d", at=AT, cause="outside", why="x"), "The tournament is cancelled: 20 entries are returned, R$ 10.000 in all."),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_every_decision_of_the_floor_is_told(night, tmp_path, asked, line):
    night.make(replace(asked, at=night.now))
    assert f"{line} [d: x]" in night.show(tmp_path, "en")


def test_hand_for_hand_that_ends_before_the_money_is_told_as_over(night, tmp_path):
    night.do(HandForHand)
    night.do(HandForHand, on=False, why="luz")
    assert "Hand for hand is over. [director: luz]" in night.show(tmp_path, "en")


def test_a_race_is_told_table_by_table(night, tmp_path):
    for level in (1, 2, 3):
        night.do(StartLevel, level=level, why="x")
    night.stacks |= {"p0": 30100, "p1": 29900}
    race_off(night, 100, 500)
    assert re.search(r"Mesa \d: corrida de fichas \(\d em disputa\), 1 de 500 para p\d", night.show(tmp_path))


@given(st.integers(3, 20), st.integers(0, 10**6), st.integers(5, 50))
@settings(max_examples=20, deadline=None)
def test_any_log_is_told_in_both_languages(field, luck, steps):
    wild = Wild(luck)
    wild.run(field, steps)
    for lang in ("pt", "en"):
        assert not any("{" in line for line in told_diary(wild.diary, frozenset(), lang))


def test_show_tells_what_each_player_takes_for_knockouts(night, tmp_path):
    while night.state.alive > 1:
        night._even()
        night.goes_out(max(night.state.sitting))
    told = night.show(tmp_path)
    assert re.search(r"Eliminações\n +\S+ +R\$ ", told)


def test_spent_time_cards_are_told(tmp_path):
    night = Told(time_cards=TimeCards(start=3))
    night.do(SpendTimeCards, player="p1", cards=2)
    assert "p1 gastou cartões de tempo: 2; restam 1. [direção]" in night.show(tmp_path)
