"""The words of the terminal table of poker: labels, keys, help; Portuguese first, then English."""

from typing import Final

from tento.texts.language import Lang, Words, pick
from tento.texts.terminal import OFFERS as SHARED

LABELS: Final[dict[str, Words]] = {
    "again": (
        "Não entendi. Escreva f, c, r 600 ou a; ? ajuda.",
        "I did not get that. Write f, c, r 600 or a; ? for help.",
    ),
    "ante": ("ante {ante}", "ante {ante}"),
    "level": ("Mão {number} · nível {level}", "Hand {number} · level {level}"),
    "pot": ("Pote {pot}", "Pot {pot}"),
    "board": ("Mesa", "Board"),
    "call": ("Sua vez: {to_call} para pagar.", "Your turn: {to_call} to call."),
    "check": ("Sua vez: ninguém apostou.", "Your turn: nobody has bet."),
    "bring_in": ("Sua vez: o bring-in é seu.", "Your turn: the bring-in is yours."),
    "showdown": ("Mostra a mão ou descarta?", "Do you show the hand or muck it?"),
    "raise_range": ("Aumento para {least} a {most}.", "Raise to {least} up to {most}."),
    "raise_exactly": ("Aumento para {least}.", "Raise to {least}."),
    "bet_range": ("Aposta de {least} a {most}.", "Bet from {least} to {most}."),
    "bet_exactly": ("Aposta de {least}.", "Bet of {least}."),
    "hand": ("Sua mão", "Your hand"),
    "head": (
        "Mão {number} · {game} · nível {level}: {stakes} · pote {pot}",
        "Hand {number} · {game} · level {level}: {stakes} · pot {pot}",
    ),
    "no_raise": ("Não dá para aumentar.", "You cannot raise."),
    "opening": ("Mão {number}.", "Hand {number}."),
    "out": ("fora, {place}º", "out, {place}"),
    "waits": ("Vez de {who}…", "{who} to act…"),
    "pots": ("Potes: {pots}", "Pots: {pots}"),
}

STANDING: Final[dict[str, Words]] = {
    "empty": ("vazio", "empty"),
    "out": ("fora", "out"),
    "waiting": ("espera", "waits"),
    "playing": ("", ""),
    "all_in": ("all-in", "all-in"),
    "folded": ("desistiu", "folded"),
}

OFFERS: Final[dict[str, Words]] = SHARED | {
    "fold": ("desiste", "fold"),
    "check": ("mesa", "check"),
    "call": ("paga {chips}", "call {chips}"),
    "bet": ("aposta", "bet"),
    "raise": ("aumenta para", "raise to"),
    "pot": ("pote", "pot"),
    "complete": ("completa", "complete"),
    "bring_in": ("bring-in", "bring-in"),
    "all_in": ("all-in", "all-in"),
    "show": ("mostra", "show"),
    "muck": ("descarta", "muck"),
}

KEYS: Final[tuple[tuple[str, Words], ...]] = (
    ("F", ("desiste da mão", "fold the hand")),
    ("C", ("pede mesa, paga, ou faz o bring-in", "check, call, or bring it in")),
    ("R 600", ("aposta ou aumenta até 600 no total; R sozinho, o mínimo", "bet or raise to 600 in all; R alone, the least")),
    ("P  H", ("aumenta o pote, meio pote", "raise the pot, half the pot")),
    ("A", ("all-in", "all-in")),
    ("S  M", ("no showdown: mostra, descarta", "at the showdown: show, muck")),
    ("J", ("conselho de quem joga bem, com o motivo", "advice from a sensible player, with the reason")),
    ("X", ("o computador joga por você esta vez", "the computer plays this turn for you")),
    ("V  ?  Q", ("regras em vigor, esta ajuda, sair", "rules in force, this help, quit")),
)
GLOSSARY: Final[tuple[Words, ...]] = (
    (
        "D é o botão, SB e BB os blinds; a seta aponta quem está na vez.",
        "D is the button, SB and BB the blinds; the arrow is whose turn it is.",
    ),
    (
        "As quantias de apostas são o total na frente do jogador na rodada.",
        "Amounts of bets are the total in front of a player in the round.",
    ),
)
NO_OPTIONS: Final[dict[str, Words]] = {
    "ceremony": ("--ceremony: no pôquer quem dá as cartas é a mesa", "--ceremony: in poker the table deals"),
}


def label(key: str, lang: Lang, **facts: str | int) -> str:
    """A label with its facts."""
    return pick(LABELS[key], lang).format(**facts)
