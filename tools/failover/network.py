"""Machines that are network namespaces of this one, joined by a bridge in a namespace of its own. Nothing of it is seen from outside."""

import os
import signal
import subprocess
from contextlib import suppress
from typing import Final

PREFIX: Final = "tento-"
SWITCH: Final = f"{PREFIX}switch"
MACHINES: Final = {"people": "10.77.0.9", "house1": "10.77.0.11", "house2": "10.77.0.12", "pg1": "10.77.0.21", "pg2": "10.77.0.22"}


def _ip(*words: str, check: bool = True) -> None:
    subprocess.run(("ip", *words), check=check, capture_output=not check)


def build() -> None:
    """Makes the machines, each with one cable to the switch."""
    remove()
    _ip("netns", "add", SWITCH)
    _ip("-n", SWITCH, "link", "add", "bridge", "type", "bridge")
    _ip("-n", SWITCH, "link", "set", "bridge", "up")
    for machine, address in MACHINES.items():
        space = PREFIX + machine
        _ip("netns", "add", space)
        _ip("-n", space, "link", "add", "eth0", "type", "veth", "peer", "name", machine, "netns", SWITCH)
        _ip("-n", space, "addr", "add", f"{address}/24", "dev", "eth0")
        for device in ("lo", "eth0"):
            _ip("-n", space, "link", "set", device, "up")
        _ip("-n", SWITCH, "link", "set", machine, "master", "bridge", "up")


def remove() -> None:
    """Takes everything away, with whatever still runs on the machines."""
    for space in (SWITCH, *(PREFIX + machine for machine in MACHINES)):
        running = subprocess.run(("ip", "netns", "pids", space), check=False, capture_output=True, text=True).stdout.split()
        for process in map(int, running):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        _ip("netns", "del", space, check=False)


def cut(machine: str) -> None:
    """Pulls the cable: what is sent is lost, and nobody is told."""
    _ip("-n", SWITCH, "link", "set", machine, "down")


def mend(machine: str) -> None:
    """Plugs it in again."""
    _ip("-n", SWITCH, "link", "set", machine, "up")


def on(machine: str, *command: str) -> tuple[str, ...]:
    """The command that runs this one on that machine."""
    return ("ip", "netns", "exec", PREFIX + machine, *command)
