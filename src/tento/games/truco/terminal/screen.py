"""The table on a screen: a pure drawing of a scene, narrow from 80×24, with a panel at the side from 100 columns."""

from textwrap import wrap
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from tento.cards.card import symbol
from tento.games.truco.rules.views import MaoView
from tento.games.truco.terminal.felt import draw_felt
from tento.games.truco.terminal.plain import keys_line, offer_detail, offer_text, plain_lines
from tento.games.truco.terminal.scene import OURS, TrucoScene, high_cards_out, manilhas_now, seen_cards
from tento.games.truco.texts.play import label
from tento.games.truco.texts.table import MANILHAS, nth
from tento.terminal.canvas import Area, Canvas, cut
from tento.terminal.colours import BALLOON
from tento.terminal.scene import Offer
from tento.terminal.strips import WIDE, draw_keys, draw_small, draw_story, fold_keys, panel_width, too_small
from tento.texts.language import pick
from tento.texts.terminal import label as shared_label

FOOT: Final = 5
MARKS: Final = {"won": "bold #ffffff on #2a62a8", "lost": "bold #ffffff on #a8322a", "tied": BALLOON, "to_be_played": "dim"}
_STICK: Final = "┃"


def draw(scene: TrucoScene, width: int, height: int) -> Text:
    """The scene as text of exactly this size."""
    if too_small(width, height):
        return draw_small(plain_lines(scene), scene.lang, width, height)
    canvas = Canvas(width, height)
    foot_y = height - FOOT
    if width >= WIDE:
        panel = panel_width(width)
        draw_felt(canvas, scene, Area(0, 0, width - panel - 1, foot_y))
        _draw_panel(canvas, scene, Area(width - panel, 0, panel, foot_y))
        _draw_foot(canvas, scene, foot_y, width, story=False)
    else:
        _draw_head(canvas, scene, width)
        draw_felt(canvas, scene, Area(0, 4, width, foot_y - 4))
        _draw_foot(canvas, scene, foot_y, width, story=True)
    return canvas.text()


def _draw_head(canvas: Canvas, scene: TrucoScene, width: int) -> None:
    """Four lines over a narrow table: score, value and rodadas, manilhas, cards out."""
    score = _score_text(scene)
    canvas.right(width - 1, 0, score, "bold")
    canvas.put(1, 0, cut(scene.rulebook.title, width - cell_len(score) - 4), "dim")
    mao = scene.view.mao
    if mao is None:
        return
    canvas.put(1, 1, cut(_value_text(scene, mao), width - 40), "bold")
    _draw_marks(canvas, scene, mao, width - 1 - _marks_width(scene, mao), 1)
    x = 1
    for text, style in _manilha_words(scene, mao):
        canvas.put(x, 2, text, style)
        x += cell_len(text) + 2
    canvas.put(1, 3, cut(f"{label('cards_out', scene.lang)}: {_out_text(scene, mao)}", width - 2), "")


def _draw_panel(canvas: Canvas, scene: TrucoScene, area: Area) -> None:
    """The panel of a wide screen: score, value, manilhas, rodadas with their cards, and the story."""
    x, _, width, height = area
    canvas.put(x, 0, cut(scene.rulebook.title, width), "dim")
    canvas.put(x, 1, cut(_score_text(scene), width), "bold")
    y = 3
    mao = scene.view.mao
    if mao is not None:
        canvas.put(x, y, cut(_value_text(scene, mao), width), "bold")
        y = _draw_manilhas(canvas, scene, mao, area._replace(y=y + 1))
        for line in wrap(f"{label('cards_out', scene.lang)}: {_out_text(scene, mao)}", width)[:2]:
            canvas.put(x, y, line)
            y += 1
        y = _draw_rodadas(canvas, scene, mao, area._replace(y=y + 1))
    canvas.put(x, y, "─" * width, "dim")
    draw_story(canvas, scene.story, Area(x, y + 1, width, height - y - 1))


def _draw_manilhas(canvas: Canvas, scene: TrucoScene, mao: MaoView, area: Area) -> int:
    """The vira and the manilhas, folded into the width; the next free row."""
    x, y, width, _ = area
    at = x
    for text, style in _manilha_words(scene, mao):
        if at > x and at + cell_len(text) > x + width:
            at, y = x, y + 1
        canvas.put(at, y, text, style)
        at += cell_len(text) + 2
    return y + 1


def _draw_rodadas(canvas: Canvas, scene: TrucoScene, mao: MaoView, area: Area) -> int:
    """A line for each rodada: how it went, and its cards in the order of play."""
    x, y, width, _ = area
    for number, (word, style) in enumerate(_marks(scene, mao), 1):
        canvas.put(x, y, nth(number, scene.lang), "bold")
        canvas.put(x + 4, y, word, style)
        if number <= len(mao.rodadas):
            laid = mao.rodadas[number - 1].laid
            cards = " ".join(symbol(one.card) if one.card and not one.covered else "▒▒" for one in laid)
            canvas.put(x + 16, y, cut(cards, width - 16))
        y += 1
    return y + 1


def _draw_foot(canvas: Canvas, scene: TrucoScene, y: int, width: int, *, story: bool) -> None:
    """What happened, the answer to the last key, and the keys of the moment; or a question with its large answers."""
    if scene.closing:
        _draw_closing(canvas, scene, y, width)
        return
    answers = [offer for offer in scene.offers if offer.big]
    if answers:
        _draw_question(canvas, scene, answers, y, width)
        return
    keys = fold_keys([(offer.key, offer_text(scene, offer)) for offer in scene.offers], width - 2)
    notice = wrap(_notice(scene), width - 4)[: FOOT - len(keys)]
    bottom = y + FOOT - len(keys)
    for row, line in enumerate(keys):
        draw_keys(canvas, line, 1, bottom + row)
    for row, text in enumerate(notice):
        canvas.put(1, bottom - len(notice) + row, f" {text} ", BALLOON)
    if story:
        draw_story(canvas, scene.story, Area(1, y, width - 2, FOOT - len(keys) - len(notice)))


def _draw_question(canvas: Canvas, scene: TrucoScene, answers: list[Offer], y: int, width: int) -> None:
    """The table holds its breath: a line that says what was asked, or answers the last key, and two or three large answers."""
    said = wrap(_notice(scene), width - 4)[:2]
    for row, text in enumerate(said):
        canvas.put(1, y + row, f" {text} ", BALLOON)
    if not scene.notice:
        draw_keys(canvas, _short(scene), cell_len(said[0]) + 5, y)
    top, height = y + len(said), FOOT - len(said)
    each = min(30, (width - 2) // len(answers) - 1)
    left = (width - (each + 1) * len(answers) + 1) // 2
    for place, offer in enumerate(answers):
        x = left + place * (each + 1)
        canvas.box(Area(x, top, each, height), "bold")
        title = f"{'A/Enter' if offer.code == 'accept' else offer.key}  {offer_text(scene, offer).upper()}"
        canvas.centre(x + each // 2, top + 1, cut(title, each - 2), "bold reverse")
        if height > 3:
            canvas.centre(x + each // 2, top + 2, cut(offer_detail(scene, offer), each - 2))


def _short(scene: TrucoScene) -> list[tuple[str, str]]:
    return [(offer.key, offer_text(scene, offer)) for offer in scene.offers if offer.code in ("advice", "help")]


def _draw_closing(canvas: Canvas, scene: TrucoScene, y: int, width: int) -> None:
    """The end of a mão: who took it and why; then any key."""
    canvas.box(Area(0, y, width, FOOT), "bold")
    rows = [part for line in scene.closing for part in wrap(line, width - 4)]
    for row, text in enumerate(rows[: FOOT - 2]):
        canvas.put(2, y + 1 + row, text, "bold" if row == 0 else "")
    hint = f" {shared_label('any_key', scene.lang)} "
    canvas.right(width - 2, y + FOOT - 1, hint, "bold reverse")


def _notice(scene: TrucoScene) -> str:
    """The answer to the last key; else what is typed, what is asked, or that the next card goes covered."""
    if scene.notice:
        return scene.notice
    if scene.typed:
        return label("typed", scene.lang, typed=scene.typed)
    return question(scene)


def question(scene: TrucoScene) -> str:
    """What the table asks of the reader, in a sentence."""
    return keys_line(scene)[0]


def _score_text(scene: TrucoScene) -> str:
    """Points of the partida and, in a jogo of several, the partidas as beans."""
    view = scene.view
    text = scene.company.score(view.score)
    if view.best_of > 1:
        need = view.best_of // 2 + 1
        beans = [" ".join(("●" * won).ljust(need, "○")) for won in view.jogo]
        text += f"   {label('partidas', scene.lang)} {beans[0]} × {beans[1]}"
    return text


def _value_text(scene: TrucoScene, mao: MaoView) -> str:
    """What the mão is worth, in sticks too, and who called last."""
    if mao.kind == "ferro":
        return label("value_ferro", scene.lang)
    text = f"{label('value', scene.lang, value=mao.value).capitalize()} {sticks(mao.value)}"
    if mao.asked is not None and mao.asked_by is not None:
        text += f"  {label('called', scene.lang, who=scene.company.mid(mao.asked_by), value=mao.asked)}"
    elif mao.raised_by is not None:
        text += f"  {_raised_by(scene, mao.raised_by)}"
    return text


def _raised_by(scene: TrucoScene, side: int) -> str:
    """Whose raise it was: the pairs have words of their own, two players their names."""
    if scene.view.seats == 4:
        return label("asked_by_us" if side == OURS else "asked_by_them", scene.lang)
    us, them = scene.company.side_names()
    return label("asked_by", scene.lang, who=us if side == OURS else them)


def sticks(value: int) -> str:
    """The palitos: in bundles of three from six on."""
    if value <= 3:
        return _STICK * value
    return " ".join(_STICK * min(3, value - taken) for taken in range(0, value, 3))


def _marks(scene: TrucoScene, mao: MaoView) -> list[tuple[str, str]]:
    """A word and a style for each of the three rodadas; the one on the table says who is ahead."""
    found = []
    for number in range(scene.rules.best_of_rodadas):
        if number < len(mao.rodadas):
            winner = mao.rodadas[number].winner
            word = "tied" if winner is None else "won" if winner == OURS else "lost"
            found.append((f" {label(word, scene.lang)} ", MARKS[word]))
        elif number == len(mao.rodadas) and len(mao.laid) > 1 and scene.view.stage == "play":
            found.append((label(_ahead(scene, mao), scene.lang), "italic"))
        else:
            found.append((label("to_be_played", scene.lang), MARKS["to_be_played"]))
    return found


def _ahead(scene: TrucoScene, mao: MaoView) -> str:
    """Who is ahead in the rodada on the table; nobody knows while the vira is hidden."""
    if mao.winning is not None:
        return "winning_us" if mao.winning == OURS else "winning_them"
    return "winning_tied" if manilhas_now(scene.rules, mao) else "winning_unknown"


def _marks_width(scene: TrucoScene, mao: MaoView) -> int:
    return sum(len(nth(1, scene.lang)) + 1 + cell_len(word) + 3 for word, _ in _marks(scene, mao)) - 3


def _draw_marks(canvas: Canvas, scene: TrucoScene, mao: MaoView, x: int, y: int) -> None:
    for number, (word, style) in enumerate(_marks(scene, mao), 1):
        head = nth(number, scene.lang)
        canvas.put(x, y, head, "bold")
        canvas.put(x + len(head) + 1, y, word, style)
        x += len(head) + 1 + cell_len(word) + 3


def _manilha_words(scene: TrucoScene, mao: MaoView) -> list[tuple[str, str]]:
    """The vira and each manilha with its name; one that is out is struck and marked."""
    ranked = manilhas_now(scene.rules, mao)
    if not ranked:
        return [(f"{label('manilhas', scene.lang)}: {label('manilhas_unknown', scene.lang)}", "")] if mao.hand_sizes else []
    seen = seen_cards(mao)
    words = [(f"{label('vira', scene.lang).capitalize()} {symbol(mao.vira)} ", "bold")] if mao.vira else []
    for card, name in zip(ranked, MANILHAS, strict=True):
        gone = card in seen
        text = f"{symbol(card)} {pick(name, scene.lang).split()[-1]}"
        words.append((f"{text}✗" if gone else text, "dim strike" if gone else ""))
    return words


def _out_text(scene: TrucoScene, mao: MaoView) -> str:
    cards = high_cards_out(scene.rules, mao)
    return " ".join(symbol(card) for card in cards) or label("none_yet", scene.lang)
