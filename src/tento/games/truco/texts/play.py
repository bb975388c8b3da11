"""The words of the terminal table of truco: labels, keys, help; Portuguese first, then English."""

from collections.abc import Mapping
from typing import Final

from tento.texts.language import Lang, Words, pick
from tento.texts.terminal import OFFERS as SHARED

OFFERS: Final[dict[str, Words]] = SHARED | {
    "accept": ("aceito", "accept"),
    "auto_answer": ("responde por mim", "answer for me"),
    "burn": ("queima (com número: quantas, até {most})", "burn (a number first: how many, up to {most})"),
    "claim": ("baixa o jogo", "lay the hand down"),
    "cover_off": ("desvira", "uncover"),
    "cover_on": ("encobre", "cover"),
    "cut": ("corta no meio (ou digite de 1 a {most})", "cut in the middle (or type 1 to {most})"),
    "deal": ("dá as cartas", "deal"),
    "draw": ("tira uma carta (ou digite de 1 a {size})", "draw a card (or type 1 to {size})"),
    "hand_back": ("devolve o baralho", "hand the pack back"),
    "onze_play": ("jogar", "play"),
    "onze_run": ("correr", "run"),
    "peek": ("espia", "peek"),
    "play": ("joga", "play"),
    "play_covered": ("joga coberta", "play face down"),
    "raise": ("{name}", "{name}"),
    "run": ("corro", "run"),
    "steal": ("rouba", "steal"),
    "subir": ("manda subir", "order subir"),
}

# Under the large answers: what each of them costs or gives.
DETAILS: Final[dict[str, Words]] = {
    "accept": ("a mão vale {value}", "the mão is worth {value}"),
    "onze_play": ("a mão vale {value}", "the mão is worth {value}"),
    "onze_run": ("cede {points}", "gives away {points}"),
    "raise": ("pede que valha {value}", "asks for {value}"),
    "run": ("cede {points}", "gives away {points}"),
}

LABELS: Final[dict[str, Words]] = {
    "again": (
        "Não entendi. As teclas de agora estão embaixo; ? ajuda.",
        "I did not get that. The keys of the moment are below; ? for help.",
    ),
    "asked_by_us": ("pedido nosso", "we raised"),
    "asked_by_them": ("pedido deles", "they raised"),
    "asked_by": ("pedido de {who}", "{who} raised"),
    "asks": ("{who} pede {name}. E agora?", "{who} asks for {name}. What now?"),
    "burnt": ("queimadas {count}", "burnt {count}"),
    "called": ("{who} quer {value}", "{who} wants {value}"),
    "cards_out": ("Já saíram", "Already out"),
    "covered_next": ("A próxima carta vai coberta.", "The next card goes face down."),
    "heading_ferro": ("MÃO DE FERRO", "MÃO DE FERRO"),
    "heading_onze": ("MÃO DE ONZE", "MÃO DE ONZE"),
    "its_turn": ("vez de {who}", "{who} to play"),
    "leads": ("abre", "leads"),
    "lost": ("perdemos", "lost"),
    "manilhas": ("Manilhas", "Manilhas"),
    "manilhas_unknown": ("a vira está fechada", "the vira is face down"),
    "none_yet": ("nada ainda", "none yet"),
    "onze_question": ("Mão de onze: olhe as cartas da dupla. Jogamos?", "Mão de onze: look at your pair's cards. Do we play?"),
    "onze_question_two": ("Mão de onze: joga ou corre?", "Mão de onze: play or run?"),
    "partidas": ("partidas", "partidas"),
    "partner": ("sua dupla", "your partner"),
    "score_jogo": ("Partidas: {score}.", "Partidas: {score}."),
    "table": ("Mesa", "Table"),
    "tied": ("empatou", "tied"),
    "to_be_played": ("—", "—"),
    "typed": ("Número: {typed}", "Number: {typed}"),
    "value": ("vale {value}", "worth {value}"),
    "value_ferro": ("Vale a partida", "Worth the partida"),
    "vira": ("vira", "vira"),
    "winning_them": ("eles na frente", "they are ahead"),
    "winning_tied": ("empatando", "level"),
    "winning_unknown": ("no escuro", "in the dark"),
    "winning_us": ("nós na frente", "we are ahead"),
    "won": ("ganhamos", "won"),
    "offence": (
        "Melhor não: {offence} aqui é infração e custa pontos. Fica como se você não tivesse feito.",
        "Better not: {offence} is an offence here and costs points. Let us say you did not do it.",
    ),
    "your_cards": ("Suas cartas", "Your cards"),
    "your_turn": ("sua vez", "your turn"),
}

POSITIONS: Final[dict[str, Words]] = {
    "pe": ("pé", "pé"),
    "mao": ("mão", "mão"),
    "segundo": ("segundo", "segundo"),
    "antepe": ("antepé", "antepé"),
}

KEYS: Final[tuple[tuple[str, Words], ...]] = (
    ("1 2 3", ("joga a carta (na mão de ferro, a fechada desse lugar)", "play the card (in the mão de ferro, the dark one of that place)")),
    ("E", ("encobre a próxima carta, ou volta atrás", "cover the next card, or take that back")),
    ("T 6 9 D", ("pede truco, seis, nove, doze", "ask for truco, seis, nove, doze (3, 6, 9, 12)")),
    ("A, Enter", ("aceita o pedido", "accept the raise")),
    ("F", ("foge: corre do pedido", "run from the raise")),
    ("S  N", ("na mão de onze: sim, jogamos; não, corremos", "in the mão de onze: yes (also Y), we play; no, we run")),
    ("B", ("baixa o jogo ganho, onde o regulamento deixa", "lay a sure win down, where the rulebook lets you")),
    ("J", ("conselho de quem joga bem, com o motivo", "advice from a sensible player, with the reason")),
    ("C", ("o computador joga por você esta vez", "the computer plays this turn for you")),
    ("X  <  >", ("rouba do baralho, espia à esquerda, à direita (só K-Truco)", "steal from the pack, peek left, right (K-Truco only)")),
    ("R  ?  Q", ("regras em vigor, esta ajuda, sair", "rules in force, this help, quit")),
    (
        "--ceremony",
        ("cortar: número ou Enter; B queima; M manda subir; K devolve", "cut: a number or Enter; B burns; M orders subir; K hands back"),
    ),
)

GLOSSARY: Final[tuple[Words, ...]] = (
    (
        "Pé é quem dá; à direita dele vem o mão, depois o segundo e o antepé, que corta.",
        "The pé deals; on the right sits the mão, then the segundo and the antepé, who cuts.",
    ),
    (
        "Manilhas, da maior à menor: zap (paus), copeta (copas), espadilha (espadas), pica-fumo (ouros).",
        "Manilhas are the four highest cards: zap (clubs), copeta (hearts), espadilha (spades), pica-fumo (diamonds).",
    ),
    (
        "Borda dupla: a maior carta da rodada. Os riscos ao lado do valor são os palitos da mão.",
        "A double frame is the highest card of the rodada. The strokes beside the value are the mão's sticks.",
    ),
)

# What the advice tells the player to do.
ACTIONS: Final[dict[str, Words]] = {
    "Accept": ("aceite", "accept"),
    "Burn": ("queime {count}", "burn {count}"),
    "Claim": ("baixe o jogo", "lay the hand down"),
    "Cover": ("cubra {card}", "play {card} face down"),
    "Cut": ("corte em {at}", "cut at {at}"),
    "Deal": ("dê as cartas", "deal"),
    "DecideOnze.play": ("joguem", "play it"),
    "DecideOnze.run": ("corram", "run"),
    "Draw": ("tire a carta {place}", "draw card {place}"),
    "HandBack": ("devolva o baralho", "hand the pack back"),
    "Play": ("jogue {card}", "play {card}"),
    "PlayDark.covered": ("deixe fechada a carta {place}", "leave card {place} face down"),
    "PlayDark": ("abra a carta {place}", "turn up card {place}"),
    "Raise": ("peça {name}", "ask for {name}"),
    "Refuse": ("corra", "run"),
    "Subir": ("mande subir", "order subir"),
}

_DIGITS: Final[dict[str, str]] = {"3": "Três", "6": "Seis", "9": "Nove", "10": "Dez", "12": "Doze"}


def label(key: str, lang: Lang, **facts: str | int) -> str:
    """A label with its facts."""
    return pick(LABELS[key], lang).format(**facts)


def offer(code: str, lang: Lang, facts: Mapping[str, str | int]) -> str:
    """What a key does."""
    return pick(OFFERS[code], lang).format(**facts)


def detail(code: str, lang: Lang, facts: Mapping[str, str | int]) -> str:
    """What a large answer costs or gives."""
    return pick(DETAILS[code], lang).format(**facts)


def advised(code: str, lang: Lang, facts: Mapping[str, str | int]) -> str:
    """What the advice tells the player to do."""
    return pick(ACTIONS[code], lang).format(**facts)


def raise_word(written: str) -> str:
    """The name of a raise as it is shouted: `Seis` for `Seis/Meio-pau` and for `6`."""
    first = written.split("/", maxsplit=1)[0].strip()
    return _DIGITS.get(first, first)
