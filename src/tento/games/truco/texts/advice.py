"""Why a sensible player does a thing: the sentence behind each key of advice, in Portuguese, English and Spanish."""

from typing import Final

from tento.texts.language import Lang, Text3, pick

REASONS: Final[dict[str, Text3]] = {
    "only_choice": ("Não há outra coisa a fazer.", "There is nothing else to do.", "No hay otra cosa que hacer."),
    # The pack.
    "hand_back": (
        "O baralho já está embaralhado; devolva e vamos jogar.",
        "The pack is shuffled well enough; hand it back and play.",
        "El mazo ya está mezclado; devuélvelo y a jugar.",
    ),
    "deal": ("Tudo pronto, é só dar as cartas.", "All is ready: deal.", "Todo listo, solo falta repartir."),
    "draw": ("Qualquer carta serve, é pura sorte.", "Any card will do, it is pure luck.", "Cualquier carta sirve, es pura suerte."),
    "cut": (
        "O regulamento manda cortar antes de devolver; onde, tanto faz.",
        "The rulebook asks for a cut first; anywhere will do.",
        "El reglamento manda cortar antes de devolver; dónde, da lo mismo.",
    ),
    # Cards.
    "dark": (
        "Ninguém vê as cartas: qualquer uma serve.",
        "Nobody sees the cards: one is as good as another.",
        "Nadie ve las cartas: cualquiera sirve.",
    ),
    "last_card": ("É a última carta.", "It is the last card.", "Es la última carta."),
    "sure_win": (
        "Com ela a mão é nossa, tenham eles o que tiverem.",
        "It makes the hand ours, whatever they hold.",
        "Con ella la mano es nuestra, tengan lo que tengan.",
    ),
    "lead_high": (
        "Abra com a maior e obrigue o adversário a gastar.",
        "Lead the highest and make them spend.",
        "Abre con la más alta y obliga al rival a gastar.",
    ),
    "lead_middle": (
        "Abra com a do meio: força o adversário e guarda a melhor.",
        "Lead the middle one: it presses them and keeps the best.",
        "Abre con la del medio: aprieta al rival y guarda la mejor.",
    ),
    "lead_low": (
        "Abra com a menor e guarde as boas para depois.",
        "Lead the lowest and keep the good ones for later.",
        "Abre con la más baja y guarda las buenas para después.",
    ),
    "partner_wins": (
        "O parceiro já está ganhando: descarte a menor.",
        "Your partner is winning: throw the lowest.",
        "Tu compañero ya va ganando: tira la más baja.",
    ),
    "help_partner": (
        "A carta do parceiro é fraca e ainda falta adversário: garanta.",
        "Your partner's card is weak and an opponent is to come: secure it.",
        "La carta de tu compañero es floja y falta un rival: asegúrala.",
    ),
    "cheapest_win": (
        "É a carta mais barata que ganha a rodada.",
        "It is the cheapest card that wins the round.",
        "Es la carta más barata que gana la ronda.",
    ),
    "high_win": (
        "Ganha a rodada e é mais difícil de matar.",
        "It wins the round and is harder to beat.",
        "Gana la ronda y es más difícil de matar.",
    ),
    "tie": ("Empatar aqui nos serve.", "A tie suits us here.", "Aquí nos sirve empatar."),
    "save_high": (
        "Não gaste a boa agora: ela rende mais na próxima rodada.",
        "Do not spend the good one now: it is worth more in the next round.",
        "No gastes la buena ahora: rinde más en la próxima ronda.",
    ),
    "discard": (
        "Nenhuma carta sua mata a deles: descarte a menor.",
        "None of your cards beats theirs: throw the lowest.",
        "Ninguna de tus cartas mata la de ellos: tira la más baja.",
    ),
    "cover": (
        "Ela não ganha nada; coberta, pelo menos não conta nada a ninguém.",
        "It wins nothing; face down it at least tells them nothing.",
        "No gana nada; tapada, al menos no le cuenta nada a nadie.",
    ),
    "keep_weakest": (
        "Deixe na mesa a mais fraca das que ele jogou.",
        "Let the weakest of the thrown cards stand.",
        "Deja en la mesa la más floja de las que jugó.",
    ),
    "claim": (
        "A mão já está ganha: abra as cartas.",
        "The hand is won already: lay the cards open.",
        "La mano ya está ganada: muestra las cartas.",
    ),
    # Raises.
    "call_sure": (
        "A mão é nossa com certeza: faça valer mais.",
        "The hand is ours for certain: make it worth more.",
        "La mano es nuestra seguro: hazla valer más.",
    ),
    "call_ahead": ("Temos mais jogo que eles: peça.", "We are ahead of them: raise.", "Tenemos más juego que ellos: pide."),
    "call_nothing_to_lose": (
        "Perder esta mão já é perder a partida: aumentar não custa nada.",
        "To lose this hand is to lose the game anyway: a raise costs nothing.",
        "Perder esta mano ya es perder la partida: aumentar no cuesta nada.",
    ),
    "call_bluff": ("É blefe, mas eles parecem fracos.", "It is a bluff, but they look weak.", "Es un bluf, pero ellos parecen flojos."),
    "call_again": ("O jogo é nosso: aumente de volta.", "We have the better cards: raise back.", "El juego es nuestro: sube tú también."),
    "stay_sure": ("A mão é nossa com certeza: aceite.", "The hand is ours for certain: accept.", "La mano es nuestra seguro: acepta."),
    "stay_odds": (
        "Pelo que está em jogo, vale a pena ver.",
        "For what is at stake it is worth seeing.",
        "Por lo que está en juego, vale la pena ver.",
    ),
    "run_lost": ("A mão já está perdida: corra.", "The hand is lost already: run.", "La mano ya está perdida: no la sigas."),
    "run_odds": (
        "O jogo é fraco para o que pedem: corra.",
        "Our cards are too weak for what they ask: run.",
        "El juego es flojo para lo que piden: no la sigas.",
    ),
    # Mão de onze.
    "onze_sure": (
        "A dupla tem as duas maiores cartas: jogue.",
        "The pair holds the two highest cards: play.",
        "La pareja tiene las dos cartas más altas: juega.",
    ),
    "onze_play": (
        "As duas mãos juntas dão jogo: jogue.",
        "The two hands together are good enough: play.",
        "Las dos manos juntas dan juego: juega.",
    ),
    "onze_run": (
        "Nem somando as duas mãos dá jogo: corra.",
        "Even together the two hands are too weak: run.",
        "Ni sumando las dos manos hay juego: no la juegues.",
    ),
}


def say_reason(code: str, lang: Lang) -> str:
    """The sentence of a reason; the key itself if nobody has written one."""
    words = REASONS.get(code)
    return code if words is None else pick(words, lang)
