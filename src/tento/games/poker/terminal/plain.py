"""The poker table in plain lines: who sits where with which stack, the bets, the board, the own hand, the question and the keys."""

from collections.abc import Iterator

from tento.cards.card import symbol
from tento.games.poker.described import described
from tento.games.poker.rules.views import SeatView
from tento.games.poker.terminal.scene import PokerScene
from tento.games.poker.texts.play import OFFERS, STANDING, label
from tento.games.poker.texts.rules import VALUES
from tento.table.story import cards
from tento.terminal.company import HUMAN
from tento.texts.language import pick


def poker_lines(scene: PokerScene) -> list[str]:
    """The whole table, from the head to the keys."""
    return [head(scene), *seat_lines(scene), *_open_lines(scene), *filter(None, [question(scene)]), keys_line(scene)]


def head(scene: PokerScene) -> str:
    """The hand, the game, the level and the pot."""
    view, lang = scene.view, scene.lang
    game = pick(VALUES[view.variant], lang)
    return label("head", lang, number=view.number, game=game, level=view.level.number, stakes=stakes(scene), pot=view.pot)


def stakes(scene: PokerScene) -> str:
    """The blinds or limits of the level, and its ante."""
    level, lang = scene.view.level, scene.lang
    small, big = level.limits if level.limits is not None else (level.small, level.big)
    ante = level.ante or level.big_blind_ante
    return f"{small}/{big}" + (f", {label('ante', lang, ante=ante)}" if ante else "")


def seat_lines(scene: PokerScene) -> Iterator[str]:
    """A line for each chair that is not empty."""
    width = max(map(len, scene.company.names))
    for one in scene.view.players:
        if one.standing != "empty":
            yield _seat_line(scene, one, width)


def _seat_line(scene: PokerScene, one: SeatView, width: int) -> str:
    asked = scene.view.asked
    arrow = "›" if asked is not None and asked.seat == one.seat else " "
    bet = f"[{one.bet}]" if one.bet else ""
    seen = cards(one.shown) if one.shown is not None else cards(one.up)
    parts = (f"{one.stack:>8}", f"{bet:>8}", standing(scene, one), seen)
    return f"{arrow} {one.seat + 1:>2} {scene.company.names[one.seat]:<{width}} {post(scene, one):<2} {' '.join(parts)}".rstrip()


def standing(scene: PokerScene, one: SeatView) -> str:
    """Why a player has no part in the hand, or has nothing left to bet."""
    if one.standing == "out" and one.place is not None:
        return label("out", scene.lang, place=one.place)
    return pick(STANDING[one.standing], scene.lang)


def post(scene: PokerScene, one: SeatView) -> str:
    """Button or blind."""
    view = scene.view
    return "D" if view.button == one.seat else "SB" if view.small == one.seat else "BB" if view.big == one.seat else ""


def _open_lines(scene: PokerScene) -> Iterator[str]:
    view, lang = scene.view, scene.lang
    if len(view.pots) > 1:
        yield label("pots", lang, pots=_chips(scene))
    if view.board:
        yield f"{label('board', lang)}: {' '.join(map(symbol, view.board))}"
    if view.hand and view.players[HUMAN].standing in ("playing", "all_in"):
        made = described(view.variant, view.hand, view.board, lang)
        yield f"{label('hand', lang)}: {cards(view.hand)}{f' ({made})' if made else ''}"


def _chips(scene: PokerScene) -> str:
    return " + ".join(str(pot.chips) for pot in scene.view.pots)


def pots_text(scene: PokerScene) -> str:
    """The side pots, where there are any."""
    return f" ({_chips(scene)})" if len(scene.view.pots) > 1 else ""


def question(scene: PokerScene) -> str:
    """What the table asks of the reader, or who is to act."""
    asked, lang = scene.view.asked, scene.lang
    if asked is None:
        return ""
    if not scene.asked:
        return label("waits", lang, who=scene.company.names[asked.seat])
    if asked.showdown:
        return label("showdown", lang)
    what = "bring_in" if asked.bring_in else "call" if asked.to_call else "check"
    return f"{label(what, lang, to_call=asked.to_call)} {_range(scene)}"


def _range(scene: PokerScene) -> str:
    asked, lang = scene.view.asked, scene.lang
    if asked is None or asked.min_raise is None or asked.max_raise is None:
        return label("no_raise", lang)
    what = "raise" if scene.view.current else "bet"
    key = "exactly" if asked.min_raise == asked.max_raise else "range"
    return label(f"{what}_{key}", lang, least=asked.min_raise, most=asked.max_raise)


def offered(scene: PokerScene) -> list[tuple[str, str]]:
    """The keys of the moment with what they do."""
    return [(offer.key, pick(OFFERS[offer.code], scene.lang).format(**offer.facts)) for offer in scene.offers]


def keys_line(scene: PokerScene) -> str:
    """The keys of the moment on one line."""
    return "  ".join(f"[{key}] {does}" for key, does in offered(scene))
