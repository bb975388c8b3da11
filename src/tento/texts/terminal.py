"""The words that every table in a terminal has: keys, pages, how a match ended; Portuguese first, then English."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from tento.texts.language import Lang, Words, pick

OFFERS: Final[dict[str, Words]] = {
    "advice": ("conselho", "advice"),
    "auto": ("joga por mim", "play for me"),
    "choose": ("escolhe", "choose"),
    "help": ("ajuda", "help"),
    "quit": ("sai", "quit"),
    "rules": ("regras", "rules"),
}

LABELS: Final[dict[str, Words]] = {
    "advice": ("Conselho: {action}. {reason}", "Advice: {action}. {reason}"),
    "again": ("Não entendi. Escreva um número da lista; ? ajuda.", "I did not get that. Write a number of the list; ? for help."),
    "any_key": ("Qualquer tecla continua.", "Any key goes on."),
    "did_you_mean": (" Você quis dizer {names}?", " Did you mean {names}?"),
    "end_of_input": ("Fim da entrada: a mesa para aqui.", "End of input: the table stops here."),
    "help_title": ("Como se joga nesta mesa", "How to play at this table"),
    "interrupted": ("Mesa interrompida.", "The table was interrupted."),
    "no_bot": ("--bots {bot}: aqui jogam {bots}", "--bots {bot}: {bots} play here"),
    "no_option": ("--{option}: não existe em {game}", "--{option}: {game} has no such option"),
    "no_phase": ("--phase {phase}: fase desconhecida; há {phases}", "--phase {phase}: no such phase; there are {phases}"),
    "no_seats": ("--seats {seats}: {title} joga-se com {players}", "--seats {seats}: {title} is played by {players}"),
    "no_seats_instead": (
        "--seats {seats}: {title} joga-se com {players} ({articles}); {seats} jogam com --rulebook {other}",
        "--seats {seats}: {title} is played by {players} ({articles}); {seats} play it with --rulebook {other}",
    ),
    "or": (" ou ", " or "),
    "other_game": ("{title} é regulamento de {game}, não de {wanted}", "{title} is a rulebook of {game}, not of {wanted}"),
    "player": ("Jogador", "Player"),
    "quit": ("Você saiu da mesa.", "You left the table."),
    "record_exists": (
        "{file} já existe, e registro não se apaga: escolha outro nome.",
        "{file} exists, and no record is overwritten: choose another name.",
    ),
    "recorded": ("Registro em {file}.", "Record in {file}."),
    "rules_title": ("Regras em vigor", "Rules in force"),
    "score_final": ("Placar: {score}.", "Score: {score}."),
    "score_partial": ("Placar parcial: {score}.", "Score so far: {score}."),
    "them": ("eles", "them"),
    "too_small": (
        "Terminal pequeno ({width}×{height}): a mesa cabe a partir de 80×24.",
        "Small terminal ({width}×{height}): the table fits from 80×24.",
    ),
    "unknown_game": ("{game}: aqui se joga {games}.", "{game}: {games} is played here."),
    "us": ("nós", "us"),
    "you": ("Você", "You"),
    "you_mid": ("você", "you"),
    "your_turn": ("Sua vez.", "Your turn."),
}

ENDED: Final[dict[str, Words]] = {
    "us": ("Fim de jogo: ganhamos!", "The match is over: we won!"),
    "them": ("Fim de jogo: deu a outra dupla. Na próxima a gente pega.", "The match is over: they won. Next time."),
    "me": ("Fim de jogo: você ganhou!", "The match is over: you won!"),
    "foe": ("Fim de jogo: deu {foe}. Na próxima você pega.", "The match is over: {foe} won. Next time."),
    "nobody": ("Fim de jogo: ninguém ganhou.", "The match is over: nobody won."),
}
"""How a match ended for the reader: `us` and `them` are sides of several, `me` and `foe` play alone."""

KEYS: Final[tuple[tuple[str, Words], ...]] = (
    ("1 2 3 …", ("faz o que está na lista com esse número", "does what the list says under that number")),
    ("R  ?  Q", ("regras em vigor, esta ajuda, sair", "rules in force, this help, quit")),
)
ADVISING_KEYS: Final[tuple[tuple[str, Words], ...]] = (
    ("J", ("conselho de quem joga bem, com o motivo", "advice from a sensible player, with the reason")),
    ("C", ("o computador joga por você esta vez", "the computer plays this turn for you")),
)


def label(key: str, lang: Lang, **facts: str | int) -> str:
    """A label with its facts."""
    return pick(LABELS[key], lang).format(**facts)


def offer(code: str, lang: Lang) -> str:
    """What a key does."""
    return pick(OFFERS[code], lang)


def did_you_mean(name: str, names: Iterable[str], lang: Lang) -> str:
    """The names spelt nearly like this one, as a question behind a sentence; nothing if none is."""
    close = get_close_matches(name, list(names))
    return label("did_you_mean", lang, names=label("or", lang).join(close)) if close else ""
