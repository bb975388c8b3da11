"""The table in plain lines: for a pipe, a screen reader, or a window too small for the drawing."""

from tento.cards.card import Card, symbol
from tento.games.truco.rules.views import LaidView, MaoView
from tento.games.truco.terminal.scene import TrucoScene, manilhas_now, on_table, waits_for
from tento.games.truco.terminal.story import raise_name
from tento.games.truco.texts.play import detail, label
from tento.games.truco.texts.play import offer as offer_words
from tento.games.truco.texts.table import MANILHAS, counted
from tento.terminal.company import HUMAN
from tento.terminal.scene import Offer
from tento.texts.language import capital, pick


def plain_lines(scene: TrucoScene) -> list[str]:
    """The score, the value, the vira, the cards on the table, the own hand, the question and the keys."""
    lines = [_score_line(scene)]
    mao = scene.view.mao
    if mao is not None and mao.hand_sizes:
        lines += [line for line in (_laid_line(scene, mao), _partner_line(scene, mao), _hand_line(scene, mao)) if line]
    asked, keys = keys_line(scene)
    return [*lines, *([asked] if asked else []), keys]


def _score_line(scene: TrucoScene) -> str:
    view, lang = scene.view, scene.lang
    parts = [scene.company.score(view.score)]
    if view.best_of > 1:
        parts.append(f"{label('partidas', lang)} {view.jogo[0]} × {view.jogo[1]}")
    if view.mao is not None:
        parts.append(label("value", lang, value=view.mao.value))
        if view.mao.vira is not None:
            ranked = " ".join(map(symbol, manilhas_now(scene.rules, view.mao)))
            parts.append(f"{label('vira', lang)} {symbol(view.mao.vira)}, {label('manilhas', lang).lower()} {ranked}")
    return capital(" · ".join(parts))


def _laid_line(scene: TrucoScene, mao: MaoView) -> str:
    laid, over = on_table(mao)
    if not laid or over:
        return ""
    return f"{label('table', scene.lang)}: {', '.join(_laid(scene, one) for one in laid)}"


def _laid(scene: TrucoScene, one: LaidView) -> str:
    face = symbol(one.card) if one.card is not None and not one.covered else "▒▒"
    return f"{scene.company.names[one.seat]} {face}"


def _partner_line(scene: TrucoScene, mao: MaoView) -> str:
    if not mao.partner_hand:
        return ""
    return f"{scene.company.names[2]} ({label('partner', scene.lang)}): {' '.join(named(scene, mao, card) for card in mao.partner_hand)}"


def _hand_line(scene: TrucoScene, mao: MaoView) -> str:
    cards = mao.hand
    if cards is None:
        shown = [f"{place + 1}) ▒▒" for place in range(mao.hand_sizes[HUMAN])]
    else:
        shown = [f"{place + 1}) {named(scene, mao, card)}" for place, card in enumerate(cards)]
    return f"{label('your_cards', scene.lang)}: {'  '.join(shown)}" if shown else ""


def named(scene: TrucoScene, mao: MaoView, card: Card) -> str:
    """A card, with its name if it is a manilha."""
    ranked = manilhas_now(scene.rules, mao)
    return f"{symbol(card)} {pick(MANILHAS[ranked.index(card)], scene.lang).split()[-1]}" if card in ranked else symbol(card)


def keys_line(scene: TrucoScene) -> tuple[str, str]:
    """The question of the moment, and the keys that answer it."""
    keys = [_key_words(scene, offer) for offer in scene.offers]
    return _question(scene), "  ".join(keys)


def _key_words(scene: TrucoScene, offer: Offer) -> str:
    words = f"[{offer.key}] {offer_text(scene, offer)}"
    return f"{words} ({offer_detail(scene, offer)})" if offer.big else words


def _question(scene: TrucoScene) -> str:
    view, mao, lang = scene.view, scene.view.mao, scene.lang
    if mao is None or not scene.offers:
        return ""
    if not scene.asked:
        turn = waits_for(view)
        return "" if turn in (None, HUMAN) else capital(label("its_turn", lang, who=scene.company.mid(turn))) + "…"
    if view.stage == "onze":
        return label("onze_question" if view.seats == 4 else "onze_question_two", lang)
    if mao.asked is not None and mao.asked_by is not None:
        return label("asks", lang, who=scene.company.names[mao.asked_by], name=raise_name(scene.rulebook, mao.asked).lower())
    if scene.cover:
        return label("covered_next", lang)
    return capital(label("your_turn", lang)) + "." if waits_for(view) == HUMAN else ""


def offer_text(scene: TrucoScene, offer: Offer) -> str:
    """What a key does, in words."""
    return offer_words(offer.code, scene.lang, _facts(scene, offer))


def offer_detail(scene: TrucoScene, offer: Offer) -> str:
    """What a large answer costs or gives."""
    return detail(offer.code, scene.lang, _facts(scene, offer))


def _facts(scene: TrucoScene, offer: Offer) -> dict[str, str | int]:
    facts = dict(offer.facts)
    value = offer.facts.get("value")
    if isinstance(value, int):
        facts["points"] = counted(value, "point", scene.lang)
        if offer.code == "raise":
            facts["name"] = raise_name(scene.rulebook, value).lower()
    return facts
