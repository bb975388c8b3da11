"""What happens at a truco table, told in sentences, and what the players say; Portuguese first, then English.

Names stand in the facts as they are said in mid-sentence (`você`, `you`); a sentence gets its capital when it is told.
"""

from collections.abc import Mapping
from typing import Final

from tento.texts.language import Lang, Words, capital, pick
from tento.texts.terminal import ENDED

# One entry for each event; where an event is told in several ways they are `Event.way`. `us` and `them` are pairs, `me` and `foe` two
# players.
EVENTS: Final[dict[str, Words]] = {
    "PackSpread": (
        "O baralho está aberto na mesa: cada um tira uma carta, e a maior dá.",
        "The pack is spread on the table: everybody draws a card, and the highest deals.",
    ),
    "CardDrawn": ("{who} tirou {card}.", "{who} drew {card}."),
    "DrawTied": ("Empate na maior carta: {who} de novo.", "A tie for the highest card: {who} again."),
    "DealerChosen": ("O sorteio escolheu {who} para dar as cartas.", "Chance chose {who} to deal."),
    "DealerChosen.drawn": (
        "Sorteio: {drawn}. A maior carta é de {who}, que dá primeiro.",
        "The draw: {drawn}. {who} had the highest and deals first.",
    ),
    "DealerChosen.drawn_me": (
        "Sorteio: {drawn}. A maior carta é a sua: você dá primeiro.",
        "The draw: {drawn}. Yours is the highest: you deal first.",
    ),
    "PackShuffled": ("{who} embaralhou; o corte é de {cutter}.", "{who} shuffled; the cut belongs to {cutter}."),
    "PackShuffled.me": ("{who} embaralhou; o corte é seu.", "{who} shuffled; the cut is yours."),
    "PackCut": ("{who} cortou: {cards} de cima foram para baixo.", "{who} cut: {cards} went from the top to the bottom."),
    "SubirOrdered": ("{who} mandou subir: as cartas saem por baixo.", "{who} ordered subir: the cards come from the bottom."),
    "CardsBurnt": ("{who} queimou {cards}.", "{who} burnt {cards}."),
    "CardsBurnt.open": ("{who} queimou {cards}: {shown}.", "{who} burnt {cards}: {shown}."),
    "PackReturned": ("{who} devolveu o baralho.", "{who} handed the pack back."),
    "CardsDealt": ("{who} deu as cartas.", "{who} dealt."),
    "CardsDealt.cut": ("{cutter} cortou e {who} deu as cartas.", "{cutter} cut and {who} dealt."),
    "CardsDealt.vira": ("Vira: {vira}.", "Vira: {vira}."),
    "CardsDealt.leads": ("{leader} abre.", "{leader} to lead."),
    "CardsDealt.leads_me": ("Você abre.", "You lead."),
    "CardsDealt.onze": ("Mão de onze.", "Mão de onze."),
    "CardsDealt.ferro_open": ("Mão de ferro aberta: vale a partida!", "An open mão de ferro: for the partida!"),
    "CardsDealt.ferro": ("Mão de ferro: cartas fechadas, vale a partida!", "Mão de ferro: cards face down, for the partida!"),
    "ViraTurned": ("Abriu-se a vira: {vira}.", "The vira was turned up: {vira}."),
    "OnzeVoted.play": ("{who} quer jogar; falta a outra metade da dupla.", "{who} wants to play; the partner has not spoken."),
    "OnzeVoted.run": ("{who} quer correr; falta a outra metade da dupla.", "{who} wants to run; the partner has not spoken."),
    "OnzeDecided.play": ("Mão de onze jogada: vale {points}.", "The mão de onze is played, for {points}."),
    "OnzeDecided.run": ("Correram da mão de onze.", "They ran from the mão de onze."),
    "OnzeDecided.run_me": ("A sua dupla correu da mão de onze.", "Your side ran from the mão de onze."),
    "CardPlayed": ("{who} jogou {card}.", "{who} played {card}."),
    "CardPlayed.manilha": ("{who} jogou {card}: {manilha}!", "{who} played {card}: {manilha}!"),
    "CardCovered": ("{who} jogou uma carta coberta.", "{who} played a card face down."),
    "RaiseCalled": ("{who} pediu {raise_name}.", "{who} asked for {raise_name}."),
    "RaiseAccepted": ("A mão agora vale {points}.", "The mão is now worth {points}."),
    "RaiseRefused": ("{who} correu.", "{who} ran."),
    "RaiseRefused.waiting": ("{who} quer correr; falta a outra metade da dupla.", "{who} wants to run; the partner has not spoken."),
    "RodadaEnded.us": ("{nth} rodada: nossa.", "{nth} rodada: ours."),
    "RodadaEnded.them": ("{nth} rodada: deles.", "{nth} rodada: theirs."),
    "RodadaEnded.me": ("{nth} rodada: sua.", "{nth} rodada: yours."),
    "RodadaEnded.foe": ("{nth} rodada: de {foe}.", "{nth} rodada: {foe} takes it."),
    "RodadaEnded.tied": ("{nth} rodada: empatou.", "{nth} rodada: tied."),
    "HandClaimed": ("{who} baixou o jogo: {shown} ({combination}).", "{who} laid the hand down: {shown} ({combination})."),
    "CardsThrown": ("{who} jogou várias cartas de uma vez: {shown}.", "{who} threw several cards at once: {shown}."),
    "CardKept": ("{who} escolheu: fica {card}.", "{who} chose: {card} stays."),
    "CardStolen": (
        "Você trocou uma carta com o baralho e pegou {card}. Ninguém viu…",
        "You swapped a card with the pack and got {card}. Nobody saw…",
    ),
    "CardPeeked": ("Você espiou: {of} tem {card}.", "You peeked: {of} has {card}."),
    "TentoCalled": ("{who} pediu tento contra {against}.", "{who} called tento against {against}."),
    "TentoDismissed": ("O tento não foi provado: segue o jogo.", "The tento was not proved: play goes on."),
    "OffencePunished": (
        "Tento contra {who} por {offence}: {points} para o outro lado.",
        "Tento against {who} for {offence}: {points} to the other side.",
    ),
    "Reported": ("O árbitro anotou: {report}.", "The referee noted: {report}."),
    "Sanctioned": ("O árbitro puniu {who}: {sanction}.", "The referee punished {who}: {sanction}."),
    "DeckReplaced": ("O baralho foi trocado.", "The pack was replaced."),
    "MaoEnded.us": ("Nós levamos a mão: {points}.", "We take the mão: {points}."),
    "MaoEnded.them": ("Eles levaram a mão: {points}.", "They take the mão: {points}."),
    "MaoEnded.me": ("Você levou a mão: {points}.", "You take the mão: {points}."),
    "MaoEnded.foe": ("{foe} levou a mão: {points}.", "{foe} takes the mão: {points}."),
    "MaoEnded.nobody": ("Ninguém marcou.", "Nobody scores."),
    "PartidaEnded.us": ("A partida é nossa: {score}.", "The partida is ours: {score}."),
    "PartidaEnded.them": ("A partida é deles: {score}.", "The partida is theirs: {score}."),
    "PartidaEnded.me": ("A partida é sua: {score}.", "The partida is yours: {score}."),
    "PartidaEnded.foe": ("A partida é de {foe}: {score}.", "The partida goes to {foe}: {score}."),
    "OvertimeStarted": ("Tudo igual no fim do tempo: prorrogação de {minutes} min.", "Level at time: {minutes} more minutes."),
    "TimeUp": ("Acabou o tempo.", "Time is up."),
    **{f"MatchEnded.{side}": words for side, words in ENDED.items() if side != "nobody"},
}

WHYS: Final[dict[str, Words]] = {
    "claim": ("jogo ganho, baixado na mesa", "a sure win, laid on the table"),
    "exposed_card": ("uma carta apareceu na hora de dar: a mão não valeu", "a card was exposed in the deal: the mão does not count"),
    "false_claim": ("o jogo baixado não estava ganho", "the hand laid down was no sure win"),
    "first_rodada": ("no empate vale quem ganhou a primeira", "with a tie, the winner of the first takes it"),
    "onze_declined": ("correram da mão de onze", "the mão de onze was declined"),
    "refused": ("quem foi chamado correu", "the raise was refused"),
    "sanction": ("punição do árbitro", "a sanction of the referee"),
    "second_rodada": ("a primeira empatou e a segunda decidiu", "the first was tied and the second decided"),
    "tento": ("tento", "a tento"),
    "third_rodada": ("a terceira rodada decidiu", "the third rodada decided"),
    "three_ties": ("as três rodadas empataram", "all three rodadas were tied"),
    "tied": ("uma rodada para cada lado e a última empatada", "one rodada each and the last one tied"),
    "two_rodadas": ("duas rodadas ganhas", "two rodadas won"),
    "wrong_card_count": ("número errado de cartas na mão", "a wrong number of cards in hand"),
    "wrong_deal_order": (
        "as cartas foram dadas fora de ordem: a mão não valeu",
        "the cards were dealt out of order: the mão does not count",
    ),
}

ENDS: Final[dict[str, Words]] = {
    "director": ("por decisão da direção", "by the director's decision"),
    "disqualification": ("por desclassificação", "by disqualification"),
    "first_mao": ("por ter ganho a primeira mão", "for having won the first mão"),
    "points": ("nos pontos", "on points"),
    "sanction": ("por punição do árbitro", "by a sanction of the referee"),
    "tento": ("por um tento", "by a tento"),
    "time": ("no tempo, com mais pontos", "on time, with more points"),
}

OFFENCES: Final[dict[str, Words]] = {
    "bottom_seen": ("olhar o fundo do baralho", "looking at the bottom of the pack"),
    "burn_excess": ("queimar carta demais ou fora de hora", "burning too many cards, or where none may be burnt"),
    "cut_excess": ("cortar mais do que pode", "cutting more often than allowed"),
    "exposed_card": ("virar carta ao dar", "exposing a card in the deal"),
    "false_claim": ("baixar jogo que não está ganho", "laying down a hand that is no sure win"),
    "four_cards": ("jogar com quatro cartas", "playing with four cards"),
    "lookalike_word": ("usar palavra parecida com pedido", "using a word that sounds like a raise"),
    "proved": ("malandragem provada", "proved mischief"),
    "raise_in_special_mao": ("pedir aumento na mão de onze ou de ferro", "raising in a mão de onze or de ferro"),
    "wrong_deal_order": ("dar fora de ordem", "dealing out of order"),
}

COMBINATIONS: Final[dict[str, Words]] = {
    "none": ("jogo nenhum", "nothing at all"),
    "r1_won_and_zap": ("primeira ganha e o zap na mão", "the first won and the zap in hand"),
    "three_manilhas": ("três manilhas", "three manilhas"),
    "zap_and_copeta": ("zap e copeta", "zap and copeta"),
}

REPORTS: Final[dict[str, Words]] = {
    "absence": ("ausência da mesa", "absence from the table"),
    "bottom-seen": ("o fundo do baralho foi visto", "the bottom of the pack was seen"),
}

# A manilha by its rank among the four, the strongest first, with its article for a Portuguese sentence.
MANILHAS: Final[tuple[Words, ...]] = (
    ("o zap", "the zap"),
    ("a copeta", "the copeta"),
    ("a espadilha", "the espadilha"),
    ("o pica-fumo", "the pica-fumo"),
)

# The first of each list is the official word, the only one where the rulebook allows no other talk. The steps of the ladder are 0, 1, 2, 3.
SPEECH: Final[dict[str, tuple[Words, ...]]] = {
    "raise.0": (
        ("Truco!", "Truco!"),
        ("Truco, ladrão!", "Truco, you thief!"),
        ("Truuuco!", "Truuuco!"),
        ("É truco, e é pra já!", "Truco, right here, right now!"),
        ("Truco nessa carinha de anjo!", "Truco to that angel face!"),
    ),
    "raise.1": (
        ("{name}!", "{name}!"),
        ("{name}, ladrão!", "{name}, you thief!"),
        ("Só isso? {name}!", "Is that all? {name}!"),
        ("{name} nessa conversa!", "{name} to that talk!"),
    ),
    "raise.2": (("{name}!", "{name}!"), ("{name}, papudo!", "{name}, big talker!"), ("Tá tremendo? {name}!", "Trembling? {name}!")),
    "raise.3": (
        ("{name}!", "{name}!"),
        ("{name}, e seja o que Deus quiser!", "{name}, and come what may!"),
        ("Tudo ou nada: {name}!", "All or nothing: {name}!"),
    ),
    "accept": (
        ("Aceito!", "Accepted!"),
        ("Pode vir!", "Come on, then!"),
        ("Tô dentro. Desce!", "I'm in. Show it!"),
        ("Essa eu pago pra ver.", "I'll pay to see that."),
    ),
    "run": (
        ("Corro.", "I run."),
        ("Vai, leva essa.", "Go on, take it."),
        ("Essa eu deixo passar.", "I'll let this one go."),
        ("Hoje não, compadre.", "Not today, my friend."),
    ),
    "onze.play": (("Jogamos!", "We play!"), ("Bora jogar essa.", "Let's play this one.")),
    "onze.run": (("Corremos.", "We run."), ("Essa não dá. Corremos.", "Not this one. We run.")),
    "zap": (("", ""), ("Olha o zap!", "Mind the zap!"), ("Segura essa!", "Catch that!")),
    "claim": (("Está na mesa.", "It is on the table."), ("Nem precisa jogar: olha aí.", "No need to play: have a look.")),
}

_COUNTED: Final[dict[str, tuple[Words, Words]]] = {
    "card": (("carta", "card"), ("cartas", "cards")),
    "point": (("ponto", "point"), ("pontos", "points")),
}
_NTH: Final[tuple[Words, ...]] = (("1ª", "1st"), ("2ª", "2nd"), ("3ª", "3rd"))


def tell(key: str, lang: Lang, facts: Mapping[str, str | int]) -> str:
    """The sentence of an event."""
    return capital(pick(EVENTS[key], lang).format(**facts))


def counted(number: int, noun: str, lang: Lang) -> str:
    """`1 ponto`, `3 pontos`."""
    one, many = _COUNTED[noun]
    return f"{number} {pick(one if number == 1 else many, lang)}"


def nth(number: int, lang: Lang) -> str:
    """`1ª`, `2nd`: a rodada by its number, from 1."""
    return pick(_NTH[number - 1], lang)
