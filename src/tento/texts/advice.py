"""Why a sensible player does a thing: the sentence behind each key of advice, Portuguese first, then English."""

from typing import Final

from tento.texts.rules import Lang, Words, pick

REASONS: Final[dict[str, Words]] = {
    "only_choice": ("Não há outra coisa a fazer.", "There is nothing else to do."),
    # The pack.
    "hand_back": ("O baralho já está embaralhado; devolva e vamos jogar.", "The pack is shuffled well enough; hand it back and play."),
    "deal": ("Tudo pronto, é só dar as cartas.", "All is ready: deal."),
    "draw": ("Qualquer carta serve, é pura sorte.", "Any card will do, it is pure luck."),
    "cut": ("O regulamento manda cortar antes de devolver; onde, tanto faz.", "The rulebook asks for a cut first; anywhere will do."),
    # Cards.
    "dark": ("Ninguém vê as cartas: qualquer uma serve.", "Nobody sees the cards: one is as good as another."),
    "last_card": ("É a última carta.", "It is the last card."),
    "sure_win": ("Com ela a mão é nossa, tenham eles o que tiverem.", "It makes the mão ours, whatever they hold."),
    "lead_high": ("Abra com a maior e obrigue o adversário a gastar.", "Lead the highest and make them spend."),
    "lead_middle": (
        "Abra com a do meio: força o adversário e guarda a melhor.",
        "Lead the middle one: it presses them and keeps the best.",
    ),
    "lead_low": ("Abra com a menor e guarde as boas para depois.", "Lead the lowest and keep the good ones for later."),
    "partner_wins": ("O parceiro já está ganhando: descarte a menor.", "Your partner is winning: throw the lowest."),
    "help_partner": (
        "A carta do parceiro é fraca e ainda falta adversário: garanta.",
        "Your partner's card is weak and an opponent is to come: secure it.",
    ),
    "cheapest_win": ("É a carta mais barata que ganha a rodada.", "It is the cheapest card that wins the rodada."),
    "high_win": ("Ganha a rodada e é mais difícil de matar.", "It wins the rodada and is harder to beat."),
    "tie": ("Empatar aqui nos serve.", "A tie suits us here."),
    "save_high": (
        "Não gaste a boa agora: ela rende mais na próxima rodada.",
        "Do not spend the good one now: it is worth more in the next rodada.",
    ),
    "discard": ("Nenhuma carta sua mata a deles: descarte a menor.", "None of your cards beats theirs: throw the lowest."),
    "cover": (
        "Ela não ganha nada; coberta, pelo menos não conta nada a ninguém.",
        "It wins nothing; face down it at least tells them nothing.",
    ),
    "keep_weakest": ("Deixe na mesa a mais fraca das que ele jogou.", "Let the weakest of the thrown cards stand."),
    "claim": ("A mão já está ganha: abra as cartas.", "The mão is won already: lay the cards open."),
    # Raises.
    "call_sure": ("A mão é nossa com certeza: faça valer mais.", "The mão is ours for certain: make it worth more."),
    "call_ahead": ("Temos mais jogo que eles: peça.", "We are ahead of them: raise."),
    "call_nothing_to_lose": (
        "Perder esta mão já é perder a partida: aumentar não custa nada.",
        "To lose this mão is to lose the partida anyway: a raise costs nothing.",
    ),
    "call_bluff": ("É blefe, mas eles parecem fracos.", "It is a bluff, but they look weak."),
    "call_again": ("O jogo é nosso: aumente de volta.", "We have the better cards: raise back."),
    "stay_sure": ("A mão é nossa com certeza: aceite.", "The mão is ours for certain: accept."),
    "stay_odds": ("Pelo que está em jogo, vale a pena ver.", "For what is at stake it is worth seeing."),
    "run_lost": ("A mão já está perdida: corra.", "The mão is lost already: run."),
    "run_odds": ("O jogo é fraco para o que pedem: corra.", "Our cards are too weak for what they ask: run."),
    # Mão de onze.
    "onze_sure": ("A dupla tem as duas maiores cartas: jogue.", "The pair holds the two highest cards: play."),
    "onze_play": ("As duas mãos juntas dão jogo: jogue.", "The two hands together are good enough: play."),
    "onze_run": ("Nem somando as duas mãos dá jogo: corra.", "Even together the two hands are too weak: run."),
}


def say_reason(code: str, lang: Lang) -> str:
    """The sentence of a reason; the key itself if nobody has written one."""
    words = REASONS.get(code)
    return code if words is None else pick(words, lang)
