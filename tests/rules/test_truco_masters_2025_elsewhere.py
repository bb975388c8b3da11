"""Truco Masters 2025: what other tables play: an open mão de ferro, one yes in the mão de onze, the lead by place."""

from functools import partial

import msgspec
import pytest

from tento.cards.chance import Chance
from tento.games.truco.bots.sensible import Sensible
from tento.games.truco.rules import game
from tento.games.truco.rules.actions import Play, PlayDark
from tento.rulebooks.loader import load, overlay
from tento.table.seats import SPECTATOR, Seat, Viewer
from tests.rules import tables
from tests.rules.proving import proves
from tests.rules.tables import HANDS, Table

TM = "truco-masters-2025"
ONZE = (11, 7)
FERRO = (11, 11)
TIED_FIRST = ["Qc 2h Qd", "3s 2d Js", "3h Kd Jc", "Qh Jd Kh"]
SECOND_BY_BOTH = {0: ["3c Js Kh", "Jc 2d Qs", "Qh Jd Kd", "Qd 2h Qc"], 2: ["Qh Js Kh", "Jc 2d Qs", "3c Jd Kd", "Qd 2h Qc"]}
"""This seat takes the first rodada; the second goes to seats 1 and 3, each with a two."""

VIEWERS: tuple[Viewer, ...] = (SPECTATOR, Seat(0), Seat(1), Seat(2), Seat(3))

table = partial(tables.table, TM)


def ferro(visibility: str, **setting) -> Table:
    options = {"ferro_hand_visibility": visibility, **setting.pop("options", {})}
    return table(score=FERRO, options=options, **setting)


OPEN = pytest.mark.parametrize("visibility", ["open", "open_to_partner"])


@proves("TM-119")
@OPEN
@pytest.mark.parametrize("seat", range(4))
def test_a_31_in_an_open_mao_de_ferro_everybody_sees_the_own_cards(visibility, seat):
    assert ferro(visibility).sees(seat).hand == tuple(HANDS[seat].split())


@proves("TM-119")
@pytest.mark.parametrize(
    ("visibility", "shown"), [("dark_all", False), ("dark_until_first_play", False), ("open", False), ("open_to_partner", True)]
)
@pytest.mark.parametrize("seat", range(4))
def test_a_31_the_partners_cards_are_seen_only_where_that_was_agreed(visibility, shown, seat):
    assert ferro(visibility).sees(seat).partner_hand == (tuple(HANDS[(seat + 2) % 4].split()) if shown else None)


@proves("TM-119")
@OPEN
def test_a_31_an_open_mao_de_ferro_shows_no_card_of_an_opponent_and_none_to_a_spectator(visibility):
    at = ferro(visibility)
    told = {viewer: game.encoded_view(at.state, viewer).decode() for viewer in VIEWERS}
    for owner, hand in enumerate(HANDS):
        for card in hand.split():
            seers = {viewer for viewer, text in told.items() if f'"{card}"' in text}
            partner = {Seat((owner + 2) % 4)} if visibility == "open_to_partner" else set()
            assert seers == {Seat(owner)} | partner


@proves("TM-119")
@OPEN
def test_a_31_an_open_mao_de_ferro_is_told_alike_in_both_ways(visibility):
    at = ferro(visibility).do("1 play 3s")
    for viewer in VIEWERS:
        assert game.encoded_view(at.state, viewer) == msgspec.json.encode(game.view(at.state, viewer))


@proves("TM-119")
def test_a_31_with_two_players_an_open_mao_de_ferro_shows_nothing_but_the_own_cards():
    at = table(score=FERRO, seats=2, options={"players": [4, 2], "ferro_hand_visibility": "open_to_partner"})
    assert (at.sees(0).hand, at.sees(0).partner_hand) == (tuple(HANDS[0].split()), None)


@proves("TM-119")
@OPEN
def test_a_31_open_cards_are_played_by_their_names(visibility):
    offered = {type(action) for action in game.legal(ferro(visibility).state, Seat(1))}
    assert (Play in offered, PlayDark in offered) == (True, False)
    assert ferro(visibility).refused("1 dark 0").code == "wrong_moment"
    assert ferro(visibility).refused("1 look").code == "wrong_moment"


@proves("TM-118", "TM-117")
@OPEN
def test_a_31_an_open_mao_de_ferro_is_still_one(visibility):
    at = ferro(visibility)
    assert at.refused("1 raise").code == "raise_forbidden"
    assert at.do("mao").partida == "A"


@proves("TM-99")
@pytest.mark.parametrize(
    ("visibility", "code"), [("open", "must_show_highest"), ("open_to_partner", "must_show_highest"), ("dark_until_first_play", None)]
)
def test_a_29a_the_leader_after_a_tie_shows_the_highest_card_where_the_ferro_is_open(visibility, code):
    at = ferro(visibility, hands=TIED_FIRST)
    at.do("rodada")
    assert at.turn == 1
    assert at.refused("1 play Js").code == code if code else at.can("1 play Js")


@proves("TM-119")
@OPEN
@pytest.mark.parametrize("reveal", ["at_deal", "after_r1"])
def test_a_31_the_computer_plays_an_open_mao_de_ferro(visibility, reveal):
    """Also while the vira is hidden: it knows its cards and not which of them are manilhas."""
    rulebook = overlay(load(TM), {"ferro_hand_visibility": visibility, "ferro_vira_reveal": reveal})
    at = ferro(visibility, options={"ferro_vira_reveal": reveal})
    while at.stage == "play":
        seat = Seat(at.turn)
        at.act(seat, Sensible(rulebook).choose(game.view(at.state, seat), game.legal(at.state, seat), Chance(7)))
    assert at.partida is not None


def onze(*steps: str, **setting) -> Table:
    return table(score=ONZE, options={"onze_decision_by": "any_play_wins", **setting.pop("options", {})}, **setting).do(*steps)


@proves("TM-115")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_30_the_yes_of_either_partner_may_be_enough(seat):
    at = onze(f"{seat} eleven play")
    assert (at.stage, at.value) == ("play", 3)


@proves("TM-115")
def test_a_30_where_one_yes_is_enough_one_no_waits_for_the_partner():
    at = onze("0 eleven run")
    assert (at.stage, at.waiting.seats) == ("onze", (2,))
    assert at.do("2 eleven play").stage == "play"


@proves("TM-115")
def test_a_30_where_one_yes_is_enough_two_nos_give_the_point_away():
    at = onze("2 eleven run", "0 eleven run")
    assert (at.winner, at.points, at.score) == ("B", 1, (11, 8))


@proves("TM-115")
def test_a_30_where_one_yes_is_enough_whoever_plays_alone_decides_alone():
    assert onze("0 eleven run", seats=2, options={"players": [4, 2]}).winner == "B"


@proves("TM-92")
@pytest.mark.parametrize(
    ("winner", "rule", "leader"),
    [
        (0, "first_played", 1),
        (0, "last_played", 3),
        (0, "nearest_mao_starter", 1),
        (2, "first_played", 3),
        (2, "last_played", 1),
        (2, "nearest_mao_starter", 1),
    ],
)
def test_a_28_among_equal_partners_the_one_nearest_to_who_began_the_mao_may_lead(winner, rule, leader):
    """Seat 1 began. After seat 0 the second rodada runs 0 1 2 3, after seat 2 it runs 2 3 0 1."""
    at = table(hands=SECOND_BY_BOTH[winner], options={"leader_partner_equal": rule}).do("rodada", "rodada")
    assert (at.rodadas, at.turn) == (["A", "B"], leader)


@proves("TM-92")
def test_a_28_a_single_highest_card_leads_wherever_it_lies():
    assert (
        table(options={"leader_partner_equal": "nearest_mao_starter"}, hands=["Jc 2c Kh", "Js Qc Qs", "Qh 2h Kd", "3d Jd Qd"])
        .do("rodada")
        .turn
        == 3
    )
