"""The clock of the house goes on whatever is done to the clock of the machine."""

from tento.club.clock import SteadyClock


class Machine:
    """A machine whose clock on the wall can be set."""

    def __init__(self) -> None:
        self.wall, self.running = 1_700_000_000_000_000_000, 5_000_000_000

    def pass_seconds(self, seconds: int) -> None:
        self.wall += seconds * 10**9
        self.running += seconds * 10**9


def test_it_begins_with_the_time_of_the_wall_and_goes_on_with_it():
    machine = Machine()
    clock = SteadyClock(lambda: machine.wall, lambda: machine.running)
    assert clock() == 1_700_000_000_000
    machine.pass_seconds(90)
    assert clock() == 1_700_000_090_000


def test_a_wall_clock_that_is_set_back_or_forward_moves_nothing():
    machine = Machine()
    clock = SteadyClock(lambda: machine.wall, lambda: machine.running)
    for jump in (-3600, 7200):
        machine.wall += jump * 10**9
        machine.pass_seconds(1)
    assert clock() == 1_700_000_002_000
