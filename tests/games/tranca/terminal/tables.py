"""Tranca tables in a given position, and a sitting that does what a test types: for the tests of the terminal table."""

from collections.abc import Sequence
from io import StringIO

from msgspec.structs import replace

from tento.cards.card import parse_cards
from tento.cards.chance import Chance, seeds
from tento.cards.deck import DECK_104
from tento.games.tranca.kit import KIT
from tento.games.tranca.rules import actions as do
from tento.games.tranca.rules import game
from tento.games.tranca.rules.melds import Meld, new_meld
from tento.games.tranca.rules.state import State, the_rodada
from tento.games.tranca.terminal.commands import SUGGESTED, suggestions
from tento.games.tranca.terminal.scene import TrancaScene, offers
from tento.games.tranca.terminal.table import TERMINAL
from tento.rulebooks.loader import load
from tento.table.game import Step
from tento.table.local_table import LocalTable
from tento.table.seats import TABLE, Seat, in_pairs
from tento.terminal.company import HUMAN, company
from tento.terminal.fronts import Left, PlainFront
from tento.terminal.presenter import Seated
from tento.terminal.scene import Line
from tento.terminal.sitting import Sitting
from tento.texts.language import Lang

AFIA = load("afia-2025")
HAND = "4h 5h 6h 9c 9d 2s Ks 3c"


def in_play(  # noqa: PLR0913 - what lies on the table
    hand: str = HAND,
    *,
    lixo: str = "Jd 8c",
    ours: Sequence[str] = (),
    theirs: Sequence[str] = (),
    drew: bool = True,
    score: tuple[int, int] = (0, 0),
    morto_taken: tuple[bool, bool] = (False, False),
) -> State:
    """The reader, on turn in the middle of a rodada, holds these cards."""
    dealt = game.apply(game.new(AFIA, first_dealer=Seat(3)), TABLE, do.Shuffle(DECK_104))
    assert isinstance(dealt, Step)
    rodada = the_rodada(dealt.state)
    hands = (parse_cards(hand), *rodada.hands[1:])
    melds = (tuple(map(jogo, ours)), tuple(map(jogo, theirs)))
    heaps = replace(rodada, hands=hands, lixo=parse_cards(lixo), melds=melds, morto_taken=morto_taken)
    state: State = dealt.state
    return replace(state, rodada=replace(heaps, drew=drew, opening=False), score=score)


def jogo(cards: str) -> Meld:
    """These cards as a jogo on the table."""
    made = new_meld(parse_cards(cards), AFIA.values)
    assert isinstance(made, Meld), made
    return made


def tranca_scene(state: State, lang: Lang = "pt", **facts: object) -> TrancaScene:
    """What the reader sees, with the suggestions and keys of the moment."""
    view = game.view(state, HUMAN)
    found = suggestions(game.legal(state, HUMAN))
    shown = found[:SUGGESTED]
    story = (Line("Zeca descartou 8♣."),)
    scene = TrancaScene(
        rulebook=AFIA,
        company=company(lang, in_pairs(4), None),
        view=view,
        story=story,
        offers=offers(view, shown),
        shown=shown,
        more=len(found) - len(shown),
    )
    return replace(scene, **facts)


def sit(state: State, *commands: str, lang: Lang = "pt") -> tuple[str, State, str]:
    """Types these commands: what was written, the table at the end, and why it ended."""
    written = StringIO()
    front = PlainFront(StringIO("".join(f"{command}\n" for command in commands)), written, TERMINAL.lines)
    table = LocalTable(game, state, seeds(7, 4))
    seated = Seated(KIT, AFIA, company(lang, in_pairs(4), None), lambda name: Chance(7, name))
    bots = {Seat(seat): KIT.bot("sensible", AFIA) for seat in range(1, 4)}
    try:
        Sitting(KIT, table, TERMINAL.presenter(seated), front, bots, chance=seated.chance).play()
    except Left as left:
        return written.getvalue(), table.state, str(left)
    return written.getvalue(), table.state, "over"
