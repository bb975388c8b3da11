"""What people call the rules of the poker table and their values: Portuguese first, then English."""

from typing import Final

from tento.games.poker.texts.ruling_rules import RULING_WORDS
from tento.texts.language import Words
from tento.texts.rules import RuleWords

TOPICS: Final[dict[Words, dict[str, Words]]] = {
    ("Partida", "Match"): {
        "variant": ("Modalidade", "Game"),
        "rotation": ("Em jogos mistos, muda a cada", "Mixed games change with each"),
        "starting_stack": ("Fichas iniciais", "Starting stack"),
        "smallest_chip": ("Menor ficha em jogo", "Smallest chip in play"),
        "levels": ("Níveis: small blind, big blind e ante", "Levels: small blind, big blind and ante"),
        "level_hands": ("Mãos por nível, no máximo", "Hands in a level, at most"),
        "level_minutes": ("Minutos por nível (0: só por mãos)", "Minutes in a level (0: by hands alone)"),
        "after_last_level": ("Depois do último nível", "After the last level"),
        "antes": ("Quem paga o ante", "Who pays the ante"),
        "first_button": ("Primeiro botão", "First button"),
        "bust_order": ("Dois que caem na mesma mão", "Two who go out in the same hand"),
    },
    ("Tempo", "Time"): {
        "action_seconds": ("Segundos para agir", "Seconds to act"),
        "time_bank_cards": ("Cartões de tempo", "Time cards"),
        "time_bank_seconds": ("Segundos de cada cartão", "Seconds of each card"),
        "called_seconds": ("Segundos depois do pedido de tempo", "Seconds after time is called"),
    },
    ("Vez e presença", "Turn and presence"): {
        "presence": ("Quem não está no lugar", "Who is not at the seat"),
        "bring_in": ("Quem faz o bring-in", "Who brings it in"),
        "turn_order": ("Ordem de jogo", "Order of play"),
        "first_to_act": ("Quem fala primeiro depois do flop", "Who acts first after the flop"),
        "action_time_up": ("Tempo esgotado", "Time is up"),
    },
    ("Apostas", "Betting"): {
        "min_raise": ("Aumento mínimo", "Minimum raise"),
        "short_all_in": ("All-in menor que um aumento", "All-in below a raise"),
        "cumulative_reopen": ("All-ins curtos que somam um aumento reabrem", "Short all-ins that add up to a raise reopen"),
        "limit_raises": ("Aumentos por rodada no limit", "Raises in a round of limit"),
        "cap_lifted_for": ("Sem teto quando restam no torneio", "No cap when so many are left in the event"),
        "pot_limit": ("Máximo no pot-limit", "Maximum in pot-limit"),
        "pot_limit_short_blind": ("Blind incompleto no pot-limit", "Short blind in pot-limit"),
        "uncalled_bets": ("Aposta que ninguém pagou", "Bet that nobody called"),
    },
    ("Potes e showdown", "Pots and showdown"): {
        "side_pots": ("Potes paralelos", "Side pots"),
        "odd_chips": ("Fichas indivisíveis", "Odd chips"),
        "cards_speak": ("As cartas falam", "Cards speak"),
        "all_in_face_up": ("All-in e fim das apostas: cartas abertas", "All-in and no more betting: cards face up"),
        "showdown_order": ("Quem mostra primeiro", "Who shows first"),
        "last_need_not_show": ("O último com cartas leva sem mostrar", "The last one holding cards wins unshown"),
    },
    ("Mãos mortas e anuladas", "Dead and void hands"): {
        "dead_hands": ("Fichas da mão morta", "Chips of a dead hand"),
        "swept_hands": ("Mão recolhida por engano", "Hand swept by mistake"),
        "void_hand": ("Mão anulada ou misdeal", "Void hand or misdeal"),
    },
}

VALUES: Final[dict[str, Words]] = {
    "no-limit-holdem": ("No-Limit Hold'em", "No-Limit Hold'em"),
    "pot-limit-holdem": ("Pot-Limit Hold'em", "Pot-Limit Hold'em"),
    "limit-holdem": ("Limit Hold'em", "Limit Hold'em"),
    "pot-limit-omaha": ("Pot-Limit Omaha", "Pot-Limit Omaha"),
    "omaha-hilo": ("Omaha Hi/Lo", "Omaha Hi/Lo"),
    "stud": ("Seven-Card Stud", "Seven-Card Stud"),
    "stud-hilo": ("Stud Hi/Lo", "Stud Hi/Lo"),
    "razz": ("Razz", "Razz"),
    "horse": ("HORSE", "HORSE"),
    "hose": ("HOSE", "HOSE"),
    "holdem-omaha": ("Hold'em e Omaha, pot-limit", "Hold'em and Omaha, pot-limit"),
    "level": ("nível", "level"),
    "orbit": ("órbita", "orbit"),
    "doubles": ("os blinds dobram a cada nível", "the blinds double with each level"),
    "big_blind": ("o big blind, por todos", "the big blind, for all"),
    "each": ("cada um o seu", "everybody"),
    "highest_card": ("à carta mais alta de um sorteio", "to the highest card of a draw"),
    "larger_stack": ("na frente quem começou a mão com mais fichas", "the larger stack at the start of the hand is ahead"),
    "as_whole": ("conta inteiro antes do flop", "counts as whole before the flop"),
    "at_the_last_card": ("mão morta, se não está lá na última carta", "dead hand, if not there at the last card"),
    "bets_back": ("todas as apostas voltam", "all bets go back"),
    "chips_stay": ("ficam no pote", "stay in the pot"),
    "clockwise": ("horário", "clockwise"),
    "does_not_reopen": ("não reabre para quem já agiu", "does not reopen for who has acted"),
    "fold_or_check": ("fold diante de aposta; senão, mesa", "fold facing a bet, else check"),
    "last_aggressor_first": ("o último a apostar; sem aposta, o primeiro a falar", "the last to bet; without a bet the first to act"),
    "last_full_raise": ("a última aposta ou aumento inteiro", "the last full bet or raise"),
    "left_of_button": ("à esquerda do botão; no stud, a melhor mão aberta", "left of the button; in stud the best board"),
    "lowest_up_card": ("a menor carta aberta; no razz, a maior", "the lowest up-card; in razz the highest"),
    "one_each_from_the_left": (
        "uma para cada, a partir da esquerda do botão; no stud, pela carta",
        "one each from the left of the button; in stud by card",
    ),
    "one_for_each_total": ("um para cada total apostado", "one for each total put in"),
    "pot_after_the_call": ("o pote depois de pagar", "the pot after the call"),
    "returned": ("volta a quem apostou", "goes back"),
    "uncalled_raise_back": ("só volta o aumento ainda não pago", "only a raise not yet called goes back"),
}

RULE_WORDS: Final = RuleWords(TOPICS, VALUES) | RULING_WORDS
