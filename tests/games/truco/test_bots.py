"""The bots by name, what they may not do, and how strong the house's own one is."""

import re

import pytest

from tento.cards.chance import Chance
from tento.club.simulation.simulate import simulate
from tento.games.truco.kit import KIT
from tento.games.truco.rules import actions as do
from tento.games.truco.rules import game
from tento.games.truco.rules.views import View
from tento.rulebooks.loader import load, names, regulations_of
from tento.table.seats import Seat
from tests.places import DOCS

GUIDE = DOCS / "bots.md"


class Watched:
    """A bot that notes whatever another one chooses."""

    name = "watched"

    def __init__(self, bot):
        self.bot = bot
        self.seen: list[tuple[View, tuple[do.Action, ...], do.Action]] = []

    def choose(self, view, options, chance):
        action = self.bot.choose(view, options, chance)
        self.seen.append((view, options, action))
        return action


@pytest.mark.parametrize("name", KIT.bots)
def test_a_bot_is_made_by_its_name(name):
    assert KIT.bot(name, load("fenacef-ix")).name == name


def test_an_unknown_name_names_the_known_ones():
    with pytest.raises(ValueError, match="no bot is called 'genius'; there are sensible, random"):
        KIT.bot("genius", load("fenacef-ix"))


@pytest.mark.parametrize("bot", KIT.bots)
@pytest.mark.parametrize("rulebook", names("truco"))
def test_every_bot_finishes_a_partida_of_every_rulebook_and_never_cheats(rulebook, bot):
    rules = load(rulebook)
    for seats in rules.values.players:
        watched = Watched(KIT.bot(bot, rules))
        simulate(rules, [watched] * seats, partidas=1)
        assert all(action in options for _, options, action in watched.seen)
        assert not [action for _, _, action in watched.seen if isinstance(action, do.Steal | do.Peek)]


@pytest.mark.parametrize("rulebook", regulations_of("truco"))
def test_the_random_bot_hands_back_and_deals_at_once(rulebook):
    rules = load(rulebook)
    watched = Watched(KIT.bot("random", rules))
    simulate(rules, [watched] * 4, partidas=3)
    dealing = [action for view, _, action in watched.seen if view.stage == "ceremony" and view.mao and view.mao.kind != "ferro"]
    assert all(isinstance(action, do.HandBack | do.Deal) for action in dealing)


@pytest.mark.parametrize("bot", KIT.bots)
def test_the_pack_of_a_mao_de_ferro_is_cut_where_the_rulebook_asks_for_it(bot):
    rules = load("fenacef-ix")
    options = [do.Cut(at) for at in range(1, 40)]
    view = game.view(game.new(rules), Seat(0))
    assert KIT.bot(bot, rules).choose(view, options, Chance(1)) in options


@pytest.mark.parametrize("bot", KIT.bots)
def test_a_dark_card_is_as_good_as_another(bot):
    rules = load("fenacef-ix")
    options = [do.PlayDark(0), do.PlayDark(1), do.PlayDark(2)]
    view = game.view(game.new(rules), Seat(0))
    assert {KIT.bot(bot, rules).choose(view, options, Chance(luck)) for luck in range(30)} == set(options)


@pytest.mark.parametrize("rulebook", regulations_of("truco"))
def test_sensible_beats_random_in_at_least_85_of_100_partidas(rulebook):
    rules = load(rulebook)
    sensible, random = KIT.bot("sensible", rules), KIT.bot("random", rules)
    result = simulate(rules, [sensible, random] * 2, partidas=50, seed=2025, duplicate=True)
    assert result.partidas == 100
    assert result.sides[0].share >= 0.85


def test_sensible_beats_random_mano_a_mano():
    rules = load("truco-masters-2025-mano-a-mano")
    result = simulate(rules, [KIT.bot("sensible", rules), KIT.bot("random", rules)], partidas=40, seed=2025, duplicate=True)
    assert result.sides[0].share >= 0.85


def test_the_bot_of_the_guide_works_as_the_guide_says(capsys):
    pieces = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    exec("\n".join(pieces), {"__name__": "guide"})
    assert re.fullmatch(r"\d+% of 40 partidas, with 95% confidence \d+% to \d+%\n", capsys.readouterr().out)
