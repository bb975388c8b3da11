"""The words of the terminal table of tranca: labels, keys, help, what has just happened; Portuguese first, then English."""

from collections.abc import Mapping
from typing import Final

from tento.texts.language import Lang, Words, pick
from tento.texts.terminal import OFFERS as SHARED

LABELS: Final[dict[str, Words]] = {
    "account": ("Contas da rodada {number}", "Account of rodada {number}"),
    "again": (
        "Não entendi. Escreva um número da lista ou as cartas (5h 6h 7h); ? ajuda.",
        "I did not get that. Write a number of the list or cards (5h 6h 7h); ? for help.",
    ),
    "empty": ("vazio", "empty"),
    "enter": ("Enter: {does}", "Enter: {does}"),
    "dealer": ("deu", "dealer"),
    "hand": ("Sua mão", "Your hand"),
    "hand_waits": (
        "Você pegou o morto: ele se abre na sua próxima vez.",
        "You took the morto: it is opened on your next turn.",
    ),
    "lixo": ("Lixo", "Lixo"),
    "lixo_size": ("{count} cartas", "{count} cards"),
    "lixo_size_one": ("1 carta", "1 card"),
    "locked": ("trancado", "locked"),
    "limpa": ("limpa", "limpa"),
    "suja": ("suja", "suja"),
    "monte": ("Monte", "Monte"),
    "more": ("e mais {count}: escreva as cartas", "and {count} more: write the cards"),
    "mortos": ("Mortos", "Mortos"),
    "morto_had": ("morto pego", "morto taken"),
    "no_jogos": ("nenhum jogo ainda", "no jogo yet"),
    "question_draw": ("Sua vez: compre do monte ou pegue o lixo.", "Your turn: draw, or take the lixo."),
    "question_monte": ("Sua vez: compre do monte.", "Your turn: draw from the monte."),
    "question_last": ("Não há o que comprar: a rodada acaba aqui.", "There is nothing to draw: the rodada ends here."),
    "question_play": ("Sua vez: baixe o que quiser e descarte uma carta.", "Your turn: lay what you like, then discard a card."),
    "red_threes": ("três vermelhos", "red threes"),
    "target": ("até {points}", "to {points}"),
    "total": ("total", "total"),
    "waits": ("Vez de {who}…", "{who} to play…"),
}

OFFERS: Final[dict[str, Words]] = SHARED | {
    "list": ("da lista e Enter", "of the list, Enter"),
    "draw": ("compra", "draw"),
    "cards": ("descarta ou baixa", "discard or lay"),
    "undo": ("desfaz", "take back"),
}
NO_OPTIONS: Final[dict[str, Words]] = {
    "ceremony": ("--ceremony: na tranca quem dá as cartas é a mesa", "--ceremony: in tranca the table deals"),
}
"""Options of other tables that a player may try here."""

DOES: Final[dict[str, Words]] = {
    "Draw": ("compra do monte", "draw from the monte"),
    "Reject": ("devolve {card} e compra outra", "give back {card} and draw another"),
    "Take.new": ("pega o lixo e baixa {cards}", "take the lixo and lay {cards}"),
    "Take.add": ("pega o lixo e põe {cards} em {meld}", "take the lixo and add {cards} to {meld}"),
    "Take.idle": ("pega o lixo", "take the lixo"),
    "Lay": ("baixa {cards}", "lay {cards}"),
    "Add": ("põe {cards} em {meld}", "add {cards} to {meld}"),
    "Add.low": ("põe {cards} em {meld}, embaixo", "add {cards} to {meld}, at the low end"),
    "Discard": ("descarta {cards}", "discard {cards}"),
    "Undo": ("desfaz o que acabou de baixar", "take back what was laid last"),
    "advice": ("conselho", "advice"),
    "auto": ("o computador joga por você", "the computer plays for you"),
    "help": ("ajuda", "help"),
    "rules": ("regras", "rules"),
    "quit": ("sair da mesa", "leave the table"),
}

ADVISED: Final[dict[str, Words]] = {
    "Draw": ("compre do monte", "draw from the monte"),
    "Reject": ("devolva {card} e compre outra", "give back {card} and draw another"),
    "Take.new": ("pegue o lixo e baixe {cards}", "take the lixo and lay {cards}"),
    "Take.add": ("pegue o lixo e ponha {cards} em {meld}", "take the lixo and add {cards} to {meld}"),
    "Take.idle": ("pegue o lixo", "take the lixo"),
    "Lay": ("baixe {cards}", "lay {cards}"),
    "Add": ("ponha {cards} em {meld}", "add {cards} to {meld}"),
    "Add.low": ("ponha {cards} em {meld}, embaixo", "add {cards} to {meld}, at the low end"),
    "Discard": ("descarte {cards}", "discard {cards}"),
}

STORY: Final[dict[str, Words]] = {
    "CardsDealt": ("Rodada {number}: {dealer} deu as cartas, começa {first}.", "Rodada {number}: {dealer} dealt, {first} to begin."),
    "RedThreeLaid": ("{who} baixou {card}.", "{who} laid {card}."),
    "CardSeen": ("{who} comprou {card}.", "{who} drew {card}."),
    "CardRejected": ("{who} devolveu {card} e comprou outra.", "{who} gave back {card} and drew another."),
    "LixoTaken": ("{who} pegou o lixo ({count}) por causa de {card}.", "{who} took the lixo ({count}) for {card}."),
    "MeldLaid": ("{who} baixou {cards} ({meld}).", "{who} laid {cards} ({meld})."),
    "MeldLaid.limpa": ("{who} baixou {cards} ({meld}): canastra limpa!", "{who} laid {cards} ({meld}): canastra limpa!"),
    "MeldLaid.suja": ("{who} baixou {cards} ({meld}): canastra suja!", "{who} laid {cards} ({meld}): canastra suja!"),
    "CardsAdded": ("{who} pôs {cards} em {meld}.", "{who} added {cards} to {meld}."),
    "CardsAdded.limpa": ("{who} pôs {cards} em {meld}: canastra limpa!", "{who} added {cards} to {meld}: canastra limpa!"),
    "CardsAdded.suja": ("{who} pôs {cards} em {meld}: canastra suja!", "{who} added {cards} to {meld}: canastra suja!"),
    "LayingUndone": ("{who} voltou atrás: {cards} de novo na mão.", "{who} took {cards} back."),
    "CardDiscarded": ("{who} descartou {card}.", "{who} discarded {card}."),
    "CardDiscarded.locks": ("{who} descartou {card} e trancou o lixo.", "{who} discarded {card} and locked the lixo."),
    "MortoTaken.direct": ("{who} pegou o morto e segue jogando.", "{who} took the morto and played on."),
    "MortoTaken": ("{who} pegou o morto, para a próxima vez.", "{who} took the morto, for the next turn."),
    "MortoBecameMonte": ("O monte acabou: um morto virou monte.", "The monte ran out: a morto became the monte."),
    "RodadaEnded.direct": ("{who} bateu, sem descarte!", "{who} went out, without a discard!"),
    "RodadaEnded": ("{who} bateu!", "{who} went out!"),
    "RodadaEnded.none": ("Acabaram as cartas: a rodada terminou sem batida.", "The cards ran out: the rodada ended and nobody went out."),
    "PartidaEnded.us": ("Fim de jogo: vocês ganharam a partida!", "The end: you won the partida!"),
    "PartidaEnded.them": ("Fim de jogo: eles ganharam a partida.", "The end: they won the partida."),
}

KEYS: Final[tuple[tuple[str, Words], ...]] = (
    ("1 … 9", ("faz o que está na lista com esse número", "does what the list says under that number")),
    ("Enter", ("compra do monte, quando é hora de comprar", "draws from the monte, when a draw is due")),
    ("6s", ("descarta a carta: valor (4…9 T ou 10 J Q K A) e naipe", "discards the card: rank (4…9 T or 10 J Q K A) and suit")),
    ("", ("naipes: c ♣ paus, d ♦ ouros, h ♥ copas, s ♠ espadas", "suits: c ♣ clubs, d ♦ diamonds, h ♥ hearts, s ♠ spades")),
    ("4h 5h 6h", ("baixa o jogo; o 2 fica onde foi escrito (5h 2s 7h)", "lays the jogo; a 2 stands where it is written (5h 2s 7h)")),
    (
        "8c A1",
        ("põe a carta no jogo A1; com low no fim, o curinga vai embaixo", "adds to jogo A1; with low at the end a 2 goes to the low end"),
    ),
    ("Th Qh", ("na hora de comprar: pega o lixo e baixa com essas cartas", "when a draw is due: takes the lixo and lays it with these")),
    ("A1", ("na hora de comprar: pega o lixo e põe a de cima em A1", "when a draw is due: takes the lixo, its top card on A1")),
    ("U", ("desfaz o que você acabou de baixar, até o descarte", "takes back what you laid last, until the discard")),
    ("J", ("conselho de quem joga bem, com o motivo", "advice from a sensible player, with the reason")),
    ("C", ("o computador faz esta jogada por você", "the computer makes this move for you")),
    ("R  ?  Q", ("regras em vigor, esta ajuda, sair", "rules in force, this help, quit")),
    ("", ("J e Q pedem Enter, porque também são valete e dama", "J and Q want Enter, for they are also jack and queen")),
)

GLOSSARY: Final[tuple[Words, ...]] = (
    (
        "Jogo é sequência (três ou mais do mesmo naipe) ou trinca (do mesmo valor). O 2 é curinga. O três não entra em jogo.",
        "A jogo is a sequência (three or more of a suit in a row) or a trinca (of one rank). The 2 is wild. Threes are in no jogo.",
    ),
    (
        "Canastra é jogo de sete cartas ou mais: limpa sem curinga, suja com curinga. Sem canastra não se bate.",
        "A canastra is a jogo of seven cards or more: limpa without a wild card, suja with one. Nobody goes out without one.",
    ),
    (
        "Quem fica sem cartas pega o morto da dupla. O três preto tranca o lixo para o seguinte; o três vermelho desce sozinho.",
        "Whoever runs out takes the pair's morto. A black three locks the lixo for the next player; red threes are laid by themselves.",
    ),
)


def label(key: str, lang: Lang, **facts: str | int) -> str:
    """A label with its facts."""
    return pick(LABELS[key], lang).format(**facts)


def told(key: str, lang: Lang, facts: Mapping[str, str | int]) -> str:
    """A sentence of the story."""
    return pick(STORY[key], lang).format(**facts)
