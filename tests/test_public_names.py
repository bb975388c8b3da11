"""`import tento`: the public names, and how much it costs to ask for them."""

import subprocess
import sys

import pytest

import tento


@pytest.mark.parametrize("name", tento.__all__)
def test_every_public_name_is_there(name):
    assert getattr(tento, name) is not None


def test_the_names_are_listed():
    assert dir(tento) == sorted(tento.__all__)


def test_an_unknown_name_tells_the_known_ones():
    with pytest.raises(AttributeError, match="has no attribute 'Tabel'; it has Card, Outcome"):
        tento.Tabel  # noqa: B018 - asking for it is the test


def test_importing_the_package_loads_no_game_and_no_library():
    code = "import sys, tento; print([name for name in ('msgspec', 'rich', 'tento.table.kit', 'tento.club') if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_a_match_is_told_to_each_viewer_as_far_as_it_may_know():
    table = tento.Table("afia-2025", seed=3)
    table.play(tento.bot("random"))
    own = [event for event in table.told(tento.Seat(1)) if event.only == 1]
    assert own
    assert not [event for event in table.told() if event.only is not None]


def test_an_action_may_be_written_as_in_a_record():
    table = tento.Table("afia-2025", seed=1).deal()
    seat = table.waiting.seats[0]
    assert isinstance(table.act(seat, "draw"), tento.Step)


def test_a_bot_that_does_what_is_refused_is_named_by_its_seat():
    class Wrong:
        name = "wrong"

        def choose(self, _view, _options, _chance):
            return "raise 12"

    with pytest.raises(ValueError, match=r"the bot on seat \d did what is refused"):
        tento.Table("ktruco-paulista", seed=1).play(Wrong())


def test_options_change_the_rules_of_one_table():
    table = tento.Table("truco-masters-2025", seed=1, options={"partida_target": 15})
    assert table.rulebook.values.partida_target == 15


@pytest.mark.parametrize("rulebook", ["truco-masters-2025", "afia-2025"])
def test_states_and_rulebooks_are_shown_in_a_line(rulebook):
    table = tento.Table(rulebook, seed=1).deal()
    assert max(map(len, (repr(table.state), repr(table.rulebook), repr(table), repr(table.kit)))) < 120


def test_a_match_by_agreed_options_in_another_phase_is_replayed_from_its_text():
    table = tento.Table("fenacef-ix", seed=1, phase="final", options={"partida_target": 15, "onze_at": 14})
    table.play(tento.bot("random"))
    assert tento.replay(table.record).state == table.state


def test_a_file_whose_line_ends_were_converted_is_refused(tmp_path):
    table = tento.Table("truco-masters-2025", seed=1)
    table.play(tento.bot("random"))
    file = tmp_path / "match.tento"
    file.write_bytes(table.record.replace("\n", "\r\n").encode())
    with pytest.raises(ValueError, match="line ends"):
        tento.replay(file)
