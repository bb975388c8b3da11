"""The simulation: repeatable to the byte, fair in duplicate, and clear about what it cannot do."""

import json
from collections import Counter

import pytest
import typer
from typer.testing import CliRunner

from tento.cli.simulation.command import simulate_command
from tento.club.simulation.counting import wilson
from tento.club.simulation.simulate import SimulationResult, exchanged, simulate
from tento.club.table import bot
from tento.games.tranca.kit import KIT as TRANCA
from tento.games.truco.kit import KIT
from tento.games.truco.rules.actions import Accept
from tento.rulebooks.loader import load, regulations_of
from tento.table.kit import GameKit
from tento.table.seats import in_pairs

RULES = load("truco-masters-2025")
app = typer.Typer()
app.command()(simulate_command)


def run(*args: str):
    return CliRunner().invoke(app, ["truco", *args])


BY_TWO = ("truco-masters-2025-mano-a-mano", "fenacef-ix-mano-a-mano")


def played(names: str = "random,random,random,random", **how) -> SimulationResult:
    rulebook = how.pop("rulebook", RULES)
    return simulate(rulebook, [KIT.bot(name, rulebook) for name in names.split(",")], **({"partidas": 20} | how))


def test_the_same_seed_gives_the_same_result():
    assert played("sensible,random,sensible,random", partidas=3, seed=5) == played("sensible,random,sensible,random", partidas=3, seed=5)


def test_another_seed_gives_another_result():
    assert played(seed=1) != played(seed=2)


def test_the_same_seed_gives_the_same_bytes():
    args = ("--partidas", "3", "--seed", "9", "--json")
    assert run(*args).stdout_bytes == run(*args).stdout_bytes


def test_a_longer_simulation_starts_with_the_shorter_one():
    reported: list[int] = []
    short = played(partidas=5)
    played(partidas=10, progress=lambda done, _: reported.append(done))
    long = played(partidas=10)
    assert reported == list(range(1, 11))
    assert long.hands > short.hands


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in (*regulations_of("truco"), *BY_TWO) for seats in load(name).values.players]
)
def test_a_duplicate_of_equal_bots_is_even_to_the_last_point(name, seats):
    """Luck belongs to the seat: exchanged equals play the very same partidas, so each pair gets what the other got before."""
    rulebook = load(name)
    result = played(",".join(["random"] * seats), rulebook=rulebook, partidas=10, duplicate=True)
    assert result.partidas == 20
    assert result.sides[0] == result.sides[1]
    assert result.sides[0].share == 0.5


def test_a_duplicate_of_equal_bots_is_even_in_maos_too():
    result = played(hands=50, partidas=None, duplicate=True)
    assert result.hands == 100
    assert result.sides[0] == result.sides[1]


def test_a_duplicate_plays_the_same_packs_with_the_pairs_exchanged():
    """The first run of a duplicate is the simple simulation; the second is the simulation with the bots exchanged."""
    bots = [KIT.bot(name, RULES) for name in ("sensible", "random", "sensible", "random")]
    once = simulate(RULES, bots, partidas=3)
    swapped = simulate(RULES, exchanged(bots, in_pairs(4)), partidas=3)
    both = simulate(RULES, bots, partidas=3, duplicate=True)
    points = [[side.counts["points"] for side in result.sides] for result in (once, swapped, both)]
    assert points[2] == [points[0][0] + points[1][1], points[0][1] + points[1][0]]


@pytest.mark.parametrize("maos", [1, 7, 60])
def test_exactly_so_many_maos_are_played(maos):
    result = played(hands=maos, partidas=None)
    assert result.hands == maos
    assert sum(side.counts["maos"] for side in result.sides) <= maos
    assert result.unit == "hands"


def test_partidas_end_with_a_winner_each():
    result = played(partidas=15)
    assert sum(side.won for side in result.sides) == result.partidas == 15
    assert [side.won for side in result.sides] == [side.counts["partidas"] for side in result.sides]


def test_every_raise_is_answered_at_most_once():
    result = played(partidas=30)
    answers = sum(side.counts["accepted"] + side.counts["refused"] for side in result.sides)
    assert 0 < answers <= sum(side.counts["raises"] for side in result.sides)


class Watched:
    """Counts what it does itself, and chooses as the random bot."""

    name = "watched"

    def __init__(self, kit: GameKit, rulebook: str) -> None:
        self._bot = kit.bot("random", load(rulebook))
        self.done: Counter[str] = Counter()

    def choose(self, view, options, chance):
        action = self._bot.choose(view, options, chance)
        self.done[type(action).__name__] += 1
        return action


@pytest.mark.parametrize(
    ("kit", "rulebook", "partidas", "counts"),
    [
        (KIT, "truco-masters-2025", 20, {"raises": "Raise", "accepted": "Accept"}),
        (TRANCA, "afia-2025", 2, {"lixos": "Take"}),
    ],
)
def test_what_each_seat_did_is_added_up_for_its_side(kit, rulebook, partidas, counts):
    bots = [Watched(kit, rulebook) for _ in range(4)]
    result = simulate(rulebook, bots, partidas=partidas)
    for name, action in counts.items():
        done = [bot.done[action] for bot in bots]
        assert min(done) > 0
        assert [side.counts[name] for side in result.sides] == [done[0] + done[2], done[1] + done[3]]


def test_either_maos_or_partidas_must_be_named():
    with pytest.raises(ValueError, match="not both"):
        played(hands=3, partidas=3)
    with pytest.raises(ValueError, match="not both"):
        played(hands=None, partidas=None)


def test_a_bot_that_chooses_what_is_refused_is_named():
    class Rogue:
        name = "rogue"

        def choose(self, view, options, chance):  # noqa: ARG002 - it looks at nothing
            return Accept()

    with pytest.raises(ValueError, match="the bot 'rogue' chose Accept"):
        simulate(RULES, [Rogue()] * 4, partidas=1)


@pytest.mark.parametrize(
    ("won", "total", "low", "high"),
    [(0, 0, 0.0, 1.0), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (81, 263, 0.2553, 0.3662)],
)
def test_the_interval_is_wilsons(won, total, low, high):
    assert wilson(won, total) == pytest.approx((low, high), abs=5e-5)


def test_json_is_one_object_with_both_pairs():
    shown = json.loads(run("--partidas", "2", "--json").stdout)
    for pair in ("A", "B"):
        assert isinstance(shown[pair]["won"], int)
        assert 0 <= shown[pair]["ci95"][0] <= shown[pair]["share"] <= shown[pair]["ci95"][1] <= 1
    assert shown["partidas"] == 2
    assert shown["bots"] == ["sensible", "random", "sensible", "random"]
    assert (shown["seed"], shown["rulebook"], shown["duplicate"]) == (1, "truco-masters-2025", False)


def test_json_tells_no_time():
    assert run("--maos", "5", "--bots", "random", "--json").stdout.count("\n") == 1
    assert not {"seconds", "speed", "elapsed"} & set(json.loads(run("--maos", "5", "--bots", "random", "--json").stdout))


def test_the_table_shows_both_pairs_and_the_speed():
    shown = run("--partidas", "2", "--bots", "random", "--lang", "en").stdout
    assert "A (random + random)" in shown
    assert "Share of the partidas" in shown
    assert "mãos/s" in shown


def test_the_table_speaks_portuguese():
    assert "Aproveitamento em mãos" in run("--maos", "5", "--bots", "random").stdout


def poker(*args: str):
    return CliRunner().invoke(app, ["poker", "--bots", "sensible,random", "--seats", "2", *args])


def test_poker_is_played_for_exactly_so_many_hands():
    result = json.loads(poker("--maos", "30", "--json").stdout)
    assert (result["unit"], result["hands"], [result[side]["hands"] for side in "AB"]) == ("hands", 30, [30, 30])


def test_vpip_and_pfr_are_shares_of_the_hands_that_were_dealt():
    result = json.loads(poker("--maos", "30", "--json").stdout)
    sides = [result["A"], result["B"]]
    assert [[side["vpip_share"], side["pfr_share"]] for side in sides] == [
        [round(side["vpip"] / 30, 6), round(side["pfr"] / 30, 6)] for side in sides
    ]
    (line,) = (line for line in poker("--maos", "30").stdout.splitlines() if "VPIP" in line)
    told = " ".join(f"{one['vpip_share']:.1%} / {one['pfr_share']:.1%}" for one in sides).replace(".", ",")
    assert line.split() == ["VPIP", "/", "PFR", *told.split()]


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--bots", "genius"), "no bot is called 'genius'; there are sensible, random"),
        (("--bots", "random,random,random"), "1, 2 or 4 names with 4 seats, not 3"),
        (("--bots", "random,random,random,random", "--seats", "2"), "1 or 2 names, not 4"),
        (("--rulebook", "nowhere"), "no rulebook of this name"),
        (("--partidas", "0"), "at least 1"),
        (("--maos", "-1"), "at least 1"),
        (("--maos", "3", "--partidas", "3"), "only one of them"),
        (("--seats", "3"), "is played by 4"),
    ],
)
def test_bad_input_gets_a_sentence_and_exit_code_2(args, said):
    result = run(*args)
    assert result.exit_code == 2
    assert said in result.stderr
    assert not result.stdout


def test_another_game_is_refused():
    result = CliRunner().invoke(app, ["damas"])
    assert result.exit_code == 2
    assert "damas: aqui se joga truco, tranca ou poker." in result.stderr


def test_tranca_is_simulated_by_the_same_command():
    shown = CliRunner().invoke(app, ["tranca", "--partidas", "1", "--bots", "random", "--duplicate", "--lang", "en"]).stdout
    assert "Canastras limpas / sujas" in shown
    assert "Share of the partidas" in shown
    assert "Share of the rodadas" not in shown
    assert "rodadas/s; every pack played twice, with the pairs exchanged" in " ".join(shown.split())


def test_a_duplicate_of_equal_tranca_bots_is_even_to_the_last_point():
    result = simulate("afia-2025", [bot("random")] * 4, partidas=1, duplicate=True)
    assert result.sides[0] == result.sides[1]
    assert result.sides[0].counts["rodadas"] <= result.hands


def test_tranca_has_no_maos():
    result = CliRunner().invoke(app, ["tranca", "--maos", "3"])
    assert result.exit_code == 2
    assert "--maos: tranca is counted by partidas" in result.stderr


def test_two_seats_play_mano_a_mano():
    shown = json.loads(run("--seats", "2", "--partidas", "2", "--json").stdout)
    assert shown["bots"] == ["sensible", "random"]
