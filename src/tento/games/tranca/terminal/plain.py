"""The tranca table in plain lines: for a pipe, a screen reader, or a window too small for the drawing."""

from collections.abc import Iterator

from tento.cards.card import Card, symbol
from tento.games.tranca.rules.views import MeldView
from tento.games.tranca.terminal.commands import say_move
from tento.games.tranca.terminal.scene import TrancaScene, offer_text, question
from tento.games.tranca.texts.play import DOES, label
from tento.terminal.company import HUMAN
from tento.texts.language import capital


def tranca_lines(scene: TrancaScene) -> list[str]:
    """The score, the heaps, the jogos of both pairs, the own hand, the suggestions, the question and the keys."""
    return [*table_lines(scene), *suggestion_lines(scene), *filter(None, [question(scene)]), keys_line(scene)]


def table_lines(scene: TrancaScene) -> Iterator[str]:
    """What lies on the table, and the hand."""
    yield f"{capital(score_text(scene))} · {heaps_text(scene)}"
    yield "  ".join(f"{name} {size}" for name, size in zip(scene.company.names, scene.rodada.hand_sizes, strict=True))
    for pair, side in enumerate(scene.company.side_names()):
        melds = [meld_text(scene, meld) for meld in scene.rodada.melds[pair]]
        threes = [symbol(card) for card in scene.rodada.red_threes[pair]]
        parts = [*melds, *([f"{label('red_threes', scene.lang)} {' '.join(threes)}"] if threes else [])]
        yield f"{capital(side)}: {' | '.join(parts) or label('no_jogos', scene.lang)}"
    if HUMAN in scene.rodada.pending:
        yield label("hand_waits", scene.lang)
    else:
        yield f"{label('hand', scene.lang)}: {cards_text(scene.hand)}"


def score_text(scene: TrancaScene) -> str:
    """`nós 320 × 180 eles, até 1500`."""
    return f"{scene.company.score(scene.view.score)}, {label('target', scene.lang, points=scene.view.target)}"


def heaps_text(scene: TrancaScene) -> str:
    """The monte, the mortos, the lixo by its top and its size."""
    rodada, lang = scene.rodada, scene.lang
    return f"{label('monte', lang)} {rodada.monte} · {label('mortos', lang)} {rodada.mortos} · {label('lixo', lang)} {lixo_text(scene)}"


def lixo_text(scene: TrancaScene) -> str:
    """`J♥ (6 cartas)`, and whether it is locked."""
    top = scene.rodada.lixo_top
    return lixo_about(scene) if top is None else f"{symbol(top)} {lixo_about(scene)}"


def lixo_about(scene: TrancaScene) -> str:
    """How many cards the lixo has, and whether it is locked."""
    rodada, lang = scene.rodada, scene.lang
    if rodada.lixo_top is None:
        return label("empty", lang)
    size = label("lixo_size_one", lang) if rodada.lixo_size == 1 else label("lixo_size", lang, count=rodada.lixo_size)
    return f"({size}, {label('locked', lang)})" if rodada.locked else f"({size})"


def meld_text(scene: TrancaScene, meld: MeldView) -> str:
    """`A1 4♥ 5♥ 6♥`, and what canastra it is."""
    text = f"{meld.name} {cards_text(meld.cards)}"
    return text if meld.kind == "open" else f"{text} ({label(meld.kind, scene.lang)})"


def cards_text(cards: tuple[Card, ...]) -> str:
    """Cards by their symbols."""
    return " ".join(map(symbol, cards))


def suggestion_lines(scene: TrancaScene) -> Iterator[str]:
    """The numbered list of what may be done."""
    for number, move in enumerate(scene.shown, 1):
        yield f"  {number}) {say_move(move, scene.rodada, DOES, scene.lang)}"
    if scene.more:
        yield f"  … {label('more', scene.lang, count=scene.more)}"


def keys_line(scene: TrancaScene) -> str:
    """The keys of the moment."""
    return "  ".join(f"[{offer.key}] {offer_text(scene, offer)}" for offer in scene.offers)
