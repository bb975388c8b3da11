"""What people call the rules of a rulebook and their values: Portuguese first, then English."""

from collections.abc import Mapping
from typing import Any, Final, Literal

from tento.games.tranca.texts.rules import TOPICS as TRANCA_TOPICS
from tento.games.tranca.texts.rules import VALUES as TRANCA_VALUES
from tento.texts.championship.poker_rules import TOPICS as POKER_TOPICS
from tento.texts.championship.poker_rules import VALUES as POKER_VALUES

Words = tuple[str, str]
Text3 = tuple[str, str, str]
"""Portuguese, English and Spanish: for everything that the web tells people."""

Lang = Literal["pt", "en", "es"]

TOPICS: Final[dict[Words, dict[str, Words]]] = {
    ("Baralho e força das cartas", "Deck and ranking"): {
        "deck_ranks": ("Cartas, da mais fraca à mais forte", "Cards, weak to strong"),
        "manilha_mode": ("Manilhas", "Manilhas"),
        "fixed_manilhas": ("Manilhas fixas, da mais forte à mais fraca", "Fixed manilhas, strong to weak"),
        "manilha_suit_order": ("Naipes das manilhas, do mais forte ao mais fraco", "Suits of the manilhas, strong to weak"),
        "vira_wraps": ("Manilha quando a vira é a carta mais alta", "Manilha when the vira is the highest rank"),
        "common_suits_matter": ("Naipe conta nas cartas comuns", "Suits count in common cards"),
    },
    ("Mesa, primeiro a dar, rodízio", "Table, first dealer, rotation"): {
        "players": ("Jogadores à mesa", "Players at the table"),
        "play_direction": ("Sentido do jogo", "Direction of play"),
        "first_dealer": ("Quem dá primeiro", "Who deals first"),
        "first_dealer_scope": ("Quando se escolhe quem dá primeiro", "When the first dealer is chosen"),
        "first_dealer_draw_scale": ("Ordem das cartas nesse sorteio", "Order of the cards in that draw"),
        "first_dealer_draw_tie": ("Empate nesse sorteio", "Tie in that draw"),
        "dealer_rotation": ("O baralho passa para", "The deal passes to"),
    },
    ("Embaralhar, cortar, queimar, dar", "Shuffle, cut, burn, deal"): {
        "shuffle_max_s": ("Segundos para embaralhar", "Seconds to shuffle"),
        "cutter": ("Quem corta", "Who cuts"),
        "cut_max_normal": ("Cortes, no máximo", "Cuts, at most"),
        "cut_max_onze": ("Cortes na mão de onze, no máximo", "Cuts in the mão de onze, at most"),
        "cut_max_ferro": ("Cortes na mão de ferro, no máximo", "Cuts in the mão de ferro, at most"),
        "cut_min_ferro": ("Cortes na mão de ferro, no mínimo", "Cuts in the mão de ferro, at least"),
        "cut_max_s": ("Segundos para cortar", "Seconds to cut"),
        "cut_excess": ("Corte demais", "A cut too many"),
        "cutter_may_order_subir": ("Quem corta pode mandar subir", "The cutter may order subir"),
        "burn_by": ("Quem queima", "Who burns"),
        "burn_max": ("Cartas queimadas, no máximo", "Burnt cards, at most"),
        "burn_visibility": ("Cartas queimadas ficam", "Burnt cards lie"),
        "burn_in_onze": ("Queima na mão de onze", "Burning in the mão de onze"),
        "burn_in_ferro": ("Queima na mão de ferro", "Burning in the mão de ferro"),
        "burn_excess": ("Queima demais ou proibida", "A burn too many or forbidden"),
        "deal_packet_normal": ("Como se dá", "How cards are dealt"),
        "deal_packet_ferro": ("Como se dá na mão de ferro", "How cards are dealt in the mão de ferro"),
        "deal_first_to": ("A primeira carta vai para", "The first card goes to"),
        "deal_from": ("De que lado do maço", "From which end of the pack"),
        "deal_max_s": ("Segundos para dar", "Seconds to deal"),
        "vira_dealt": ("Quando sai a vira", "When the vira is turned"),
        "exposed_card_redealer": ("Carta virada ao dar", "Card exposed in the deal"),
        "wrong_deal_order": ("Cartas dadas fora de ordem", "Cards dealt out of order"),
        "wrong_card_count": ("Número errado de cartas na mão", "Wrong number of cards in hand"),
        "peek_while_handling": ("Olhar o baralho ao manusear", "Looking at the pack while handling it"),
        "deck_change": ("Troca de baralho", "Change of deck"),
    },
    ("Abrir a rodada, carta coberta", "Leading and face-down play"): {
        "leader_r1": ("Quem abre a primeira rodada", "Who leads the first rodada"),
        "leader_after_win": ("Quem abre depois de rodada ganha", "Who leads after a won rodada"),
        "leader_partner_equal": ("Parceiros com a mesma maior carta: abre", "Partners with the same highest card: the leader is"),
        "leader_after_tied_r1": ("Quem abre depois da primeira empatada", "Who leads after a tied first rodada"),
        "leader_after_tied_r2": ("Quem abre depois da segunda empatada", "Who leads after a tied second rodada"),
        "canger_rule": ("Quem cangou, se vários igualaram", "Who made the tie, if several equalled"),
        "tied_r1_leader_shows_highest": ("Primeira empatada: quem abre mostra a maior", "First tied: the leader shows the highest"),
        "facedown_r1": ("Carta coberta na primeira rodada", "Face-down card in the first rodada"),
        "facedown_r2_r3": ("Carta coberta na segunda e na terceira", "Face-down card in the second and third"),
        "facedown_while_tied": ("Carta coberta com o jogo empatado", "Face-down card while the mão is tied"),
        "facedown_strength": ("Força da carta coberta", "Strength of a face-down card"),
        "facedown_goes_to": ("A carta coberta vai para", "A face-down card goes to"),
        "all_facedown": ("Rodada só de cartas cobertas", "A rodada of face-down cards only"),
        "multi_card_throw": ("Várias cartas de uma vez", "Several cards at once"),
    },
    ("Quem leva a mão", "Who takes the mão"): {
        "cards_each": ("Cartas para cada jogador", "Cards to each player"),
        "best_of_rodadas": ("Rodadas da mão", "Rodadas of a mão"),
        "tie_r1": ("Empate na primeira", "First tied"),
        "tie_r1_r2": ("Empate na primeira e na segunda", "First and second tied"),
        "tie_r2_after_won_r1": ("Primeira ganha, segunda empatada", "First won, second tied"),
        "tie_r3_after_tied_r2": ("Primeira ganha, segunda e terceira empatadas", "First won, second and third tied"),
        "tie_r3_after_split": ("Uma para cada dupla, terceira empatada", "One each, third tied"),
        "tie_all": ("As três empatadas", "All three tied"),
        "tie_all_onze": ("As três empatadas na mão de onze", "All three tied in the mão de onze"),
        "tie_all_ferro": ("As três empatadas na mão de ferro", "All three tied in the mão de ferro"),
        "redeal_stake": ("Valor da mão redistribuída", "Value of a redealt mão"),
    },
    ("Pedidos de aumento", "Raises"): {
        "mao_base_value": ("Valor inicial da mão", "Value of a mão at its start"),
        "raise_ladder": ("Valores dos pedidos", "Values of the raises"),
        "refusal_points": ("Pontos quando se corre", "Points when a raise is refused"),
        "raise_names": ("Nomes dos pedidos", "Names of the raises"),
        "raise_skip_steps": ("Pode pular degrau", "Steps may be skipped"),
        "raise_turn": ("Quem pode pedir", "Who may raise"),
        "raise_window": ("Quando se pode pedir", "When one may raise"),
        "raise_alternation": ("Quem pode aumentar o pedido", "Who may raise a raise"),
        "raise_deferred": ("Aumentar mais tarde", "Raising later"),
        "raise_pending": ("Pedido à espera de resposta", "While a raise waits"),
        "raise_reply_conflict": ("Parceiros que respondem diferente", "Partners who answer differently"),
        "raise_lookalike_word": ("Palavra parecida com pedido", "A word that sounds like a raise"),
    },
    ("Mão de onze, mão de ferro", "Mão de onze, mão de ferro"): {
        "onze_at": ("Pontos da mão de onze", "Score that makes the mão de onze"),
        "onze_partners_show": ("Parceiros veem as cartas um do outro", "Partners see each other's cards"),
        "onze_play_value": ("Mão de onze jogada vale", "Mão de onze played is worth"),
        "onze_decline_value": ("Mão de onze corrida vale", "Mão de onze declined is worth"),
        "onze_starts_at": ("Valor antes de decidir a mão de onze", "Value before the mão de onze is decided"),
        "onze_decision_by": ("Quem decide a mão de onze", "Who decides the mão de onze"),
        "onze_raises": ("Aumento na mão de onze", "Raise in the mão de onze"),
        "onze_illegal_raise": ("Pedido proibido na de onze ou de ferro", "Forbidden raise in onze or ferro"),
        "ferro_wins": ("A mão de ferro dá", "The mão de ferro gives"),
        "ferro_hand_visibility": ("Cartas na mão de ferro", "Cards in the mão de ferro"),
        "ferro_vira_reveal": ("Vira na mão de ferro", "Vira in the mão de ferro"),
        "ferro_raises": ("Aumento na mão de ferro", "Raise in the mão de ferro"),
        "ferro_facedown": ("Carta coberta na mão de ferro", "Face-down card in the mão de ferro"),
    },
    ("Jogo na mesa, tento, conduta", "Claims, tento, conduct"): {
        "claims": ("Jogo ganho que se pode baixar", "Winning hands that may be laid down"),
        "claim_timing": ("Quando se pode baixar", "When a hand may be laid down"),
        "claim_r1_winner": ("Primeira ganha: por quem", "First rodada won: by whom"),
        "claim_false": ("Jogo baixado ou tento sem razão", "A false claim or tento"),
        "tento_meaning": ("Tento quer dizer", "Tento means"),
        "tento_value_normal": ("O tento paga", "A tento pays"),
        "tento_value_onze_undecided": ("Tento na mão de onze por decidir", "Tento before the mão de onze is decided"),
        "tento_value_onze_playing": ("Tento na mão de onze jogada", "Tento in a mão de onze being played"),
        "tento_value_ferro": ("Tento na mão de ferro", "Tento in the mão de ferro"),
        "tento_ends_mao": ("O tento acaba com a mão", "A tento ends the mão"),
        "tento_offences": ("O que dá tento", "What gives a tento"),
        "stealing": ("Roubar carta", "Stealing cards"),
        "steal_limit_per_partida": ("Roubos por partida, no máximo", "Thefts in a partida, at most"),
        "signals_between_partners": ("Sinais entre parceiros", "Signals between partners"),
        "speech": ("Conversa à mesa", "Talk at the table"),
        "sanctions": ("Punições do árbitro, da mais leve à mais grave", "The referee's sanctions, mild to severe"),
    },
    ("Partida e relógio", "Match and clock"): {
        "partida_target": ("Pontos da partida", "Points of a partida"),
        "score_overshoot": ("Pontos além do alvo", "Points beyond the target"),
        "match_best_of": ("Melhor de quantas partidas", "Best of how many partidas"),
        "partida_time_limit_min": ("Minutos da partida", "Minutes of a partida"),
        "overtime_min": ("Minutos da prorrogação", "Minutes of overtime"),
        "time_up_mid_mao": ("Tempo esgotado no meio da mão", "Time up in the middle of a mão"),
        "time_tie_rule": ("Empate ao fim do tempo", "Level when time is up"),
        "absence_limit_min": ("Minutos de ausência tolerados", "Minutes of absence allowed"),
        "rest_breaks": ("Pausas para descanso", "Rest breaks"),
        "substitutions": ("Substituições", "Substitutions"),
    },
    **TRANCA_TOPICS,
    **POKER_TOPICS,
}

RULES: Final[dict[str, Words]] = {key: words for rules in TOPICS.values() for key, words in rules.items()}

# A value that means something else under one key is written `key.value`.
VALUES: Final[dict[str, Words]] = {
    "allowed": ("pode", "allowed"),
    "allowed_except_leader": ("pode, menos quem abre a segunda", "allowed, except to the leader of the second"),
    "allowed_normal_barred_special": ("pode, menos na mão de onze e na de ferro", "allowed, except in onze and ferro"),
    "any_accept_wins": ("basta um aceitar", "one acceptance is enough"),
    "any_moment": ("a qualquer momento da distribuição", "at any moment of the deal"),
    "any_player_any_time": ("qualquer um, a qualquer momento", "anyone, at any time"),
    "any_proved_breach": ("qualquer infração provada", "any proved breach"),
    "any_time_no_raise_pending": ("a qualquer momento, sem pedido pendente", "at any time, with no raise pending"),
    "anyone": ("qualquer dupla", "either pair"),
    "as_normal": ("como em mão comum", "as in a normal mão"),
    "after_r1": ("aberta depois da primeira rodada", "turned after the first rodada"),
    "all_redraw": ("todos tiram de novo", "everybody draws again"),
    "assigned": ("indicado pela mesa", "assigned"),
    "at_deal": ("aberta desde a distribuição", "face up from the deal"),
    "both_agree": ("os dois, de acordo", "both, in agreement"),
    "bottom": ("por baixo", "the bottom"),
    "bottom_seen": ("olhar o fundo", "looking at the bottom card"),
    "burn_excess": ("queimar demais", "burning too much"),
    "c": ("paus", "clubs"),
    "canger": ("quem cangou", "whoever made the tie"),
    "cap_at_target": ("o placar para no alvo", "the score stops at the target"),
    "ccw": ("anti-horário", "counter-clockwise"),
    "common_only": ("só a das cartas comuns", "the common order only"),
    "current_value": ("o valor da mão", "the value of the mão"),
    "cut_excess": ("cortar demais", "cutting too often"),
    "cutter": ("quem corta", "the cutter"),
    "cutter_choice": ("por cima, ou por baixo se mandarem subir", "the top, or the bottom if subir is ordered"),
    "cw": ("horário", "clockwise"),
    "d": ("ouros", "diamonds"),
    "dark_all": ("no escuro a mão inteira", "dark for the whole mão"),
    "dark_until_first_play": ("no escuro até a primeira carta", "dark until the first card"),
    "deal_end_to_last_card": ("do fim da distribuição à última carta", "from the end of the deal to the last card"),
    "dealer": ("quem dá", "the dealer"),
    "dealer_barred_seen_bottom_loses_subir": ("proibido; fundo visto, não se manda subir", "barred; a bottom card seen takes away subir"),
    "dealer_left": ("quem está à esquerda de quem dá", "the player on the dealer's left"),
    "dealer_pair_wins": ("ganha a dupla de quem deu", "the dealer's pair wins"),
    "dealer_partner": ("o parceiro de quem dá", "the dealer's partner"),
    "dealer_right": ("quem está à direita de quem dá", "the player on the dealer's right"),
    "deal_packet_ferro.1": ("uma a uma", "one by one"),
    "deal_packet_ferro.3": ("de três em três", "in threes"),
    "deal_packet_normal.1": ("uma a uma", "one by one"),
    "deal_packet_normal.3": ("de três em três", "in threes"),
    "deck_cycle": ("a ordem dá a volta", "the order wraps round"),
    "default": ("geral", "general"),
    "director": ("decide a direção", "the director decides"),
    "disqualification": ("desclassificação", "disqualification"),
    "draw_highest": ("quem tira a maior carta", "whoever draws the highest card"),
    "each_match": ("a cada jogo", "each match"),
    "each_partida": ("a cada partida", "each partida"),
    "face_down": ("fechadas", "face down"),
    "face_up": ("abertas", "face up"),
    "final": ("final", "final"),
    "finish_mao": ("joga-se a mão até o fim", "the mão is played to its end"),
    "first_answer": ("vale a primeira resposta", "the first answer binds"),
    "first_card_to_last_card": ("da primeira à última carta", "from the first card to the last"),
    "first_equaliser": ("o primeiro que igualou", "the first to equal"),
    "first_played": ("quem a jogou primeiro", "whoever played it first"),
    "first_right_then_free": ("a primeira à direita, as outras livres", "the first to the right, the others freely"),
    "fixed": ("fixas", "fixed"),
    "forbidden": ("não pode", "forbidden"),
    "four_cards": ("ter quatro cartas", "holding four cards"),
    "free": ("livre", "free"),
    "h": ("copas", "hearts"),
    "highest_card_player": ("quem jogou a maior carta", "whoever played the highest card"),
    "holder_pair_loses_value": ("a dupla que as tem perde o valor da mão", "the holder's pair loses the value of the mão"),
    "ignore": ("não vale nada", "counts for nothing"),
    "into_deck": ("o baralho", "the pack"),
    "jogo": ("perda do jogo", "loss of the match"),
    "keep": ("mantém o valor", "keeps its value"),
    "knockout": ("eliminatória", "knockout"),
    "last": ("por último", "last"),
    "last_equaliser": ("o último que igualou", "the last to equal"),
    "last_played": ("quem a jogou por último", "whoever played it last"),
    "leader_pair_wins": ("ganha a dupla de quem abriu", "the leader's pair wins"),
    "left": ("a esquerda", "the left"),
    "look_in_ferro": ("olhar carta na mão de ferro", "looking at a card in the mão de ferro"),
    "lookalike_word": ("dizer palavra parecida com pedido", "saying a word that sounds like a raise"),
    "lose_mao": ("perde a mão", "loses the mão"),
    "mao": ("perda da mão", "loss of the mão"),
    "mao_starter": ("quem começou a mão", "whoever began the mão"),
    "menu_action": ("faz parte do jogo, com risco de tento", "part of the game, at the risk of a tento"),
    "never": ("não há", "never"),
    "next_dealer": ("dá o próximo", "the next dealer deals"),
    "no": ("não", "no"),
    "no_points_next_dealer": ("ninguém pontua; dá o próximo", "nobody scores; the next dealer deals"),
    "no_vira": ("não há vira", "there is no vira"),
    "nobody": ("ninguém", "nobody"),
    "none": ("não há", "none"),
    "not_about_cards": ("livre, menos sobre as cartas", "free, but not about the cards"),
    "null_below_all": ("nula, abaixo de todas", "null, below every card"),
    "offence_claim": ("denúncia de infração", "the claim of an offence"),
    "official_only": ("só as palavras do jogo", "only the words of the game"),
    "on_request_referee_ok": ("a pedido, se o árbitro permitir", "on request, if the referee agrees"),
    "on_turn_only": ("só na sua vez", "only on one's turn"),
    "opponents_choose_open_card": ("os adversários escolhem qual vale", "the opponents choose the one that counts"),
    "opponents_of_eleven_score_3": ("3 pontos aos adversários de quem tem onze", "3 points to the opponents of the pair at eleven"),
    "other_pair_only": ("só a outra dupla", "only the other pair"),
    "overtime_repeat": ("prorrogações até desempatar", "overtime until somebody leads"),
    "overtime_then_first_mao_winner": ("prorrogação, depois quem ganhou a primeira mão", "overtime, then the winner of the first mão"),
    "overtime_min.none": ("não há", "none"),
    "pair": ("pela dupla", "by the pair"),
    "partida": ("a partida", "the partida"),
    "play_stops": ("o jogo para até a resposta", "play stops until the answer"),
    "player": ("pelo próprio jogador", "by the player"),
    "point": ("ponto", "point"),
    "r1_winner": ("ganha quem ganhou a primeira", "the winner of the first wins"),
    "play_value": ("o da mão de onze jogada", "that of a mão de onze played"),
    "decline_value": ("o da mão de onze corrida", "that of a mão de onze declined"),
    "r1_winner_now": ("ganha já quem ganhou a primeira", "the winner of the first wins at once"),
    "r1_won_and_zap": ("primeira ganha e zap na mão", "first rodada won and the zap in hand"),
    "r2_decides": ("a segunda decide", "the second decides"),
    "r3_decides": ("a terceira decide", "the third decides"),
    "raise_in_special_mao": ("pedir aumento na mão de onze ou de ferro", "raising in the mão de onze or de ferro"),
    "random": ("sorteado", "at random"),
    "raw": ("somados", "kept"),
    "redeal_next": ("dá o próximo", "the next dealer deals"),
    "redeal_same": ("o mesmo dá de novo", "the same dealer deals again"),
    "redeal_same_dealer": ("ninguém pontua; o mesmo dá de novo", "nobody scores; the same dealer deals again"),
    "referee_loss_of_jogo": ("o árbitro pode dar a perda do jogo", "the referee may give the loss of the match"),
    "reject": ("recusado, sem pena", "refused, without penalty"),
    "reply_only": ("só em resposta", "in reply only"),
    "reset": ("volta ao inicial", "back to the start"),
    "right": ("a direita", "the right"),
    "s": ("espadas", "spades"),
    "same_dealer": ("o mesmo dá de novo", "the same dealer deals again"),
    "sanctions.partida": ("perda da partida", "loss of the partida"),
    "stop": ("para na hora", "it stops at once"),
    "table": ("a mesa", "the table"),
    "tento": ("dá tento", "gives a tento"),
    "tento_current_value": ("tento, no valor da mão", "a tento, at the value of the mão"),
    "three_manilhas": ("três manilhas", "three manilhas"),
    "tie_prev_leader_leads": ("empata, e abre de novo quem abriu", "tied, and the same player leads again"),
    "tied_redraw": ("só os empatados tiram de novo", "only those tied draw again"),
    "tied_rodada_leader": ("quem abriu a rodada empatada", "whoever led the tied rodada"),
    "top": ("por cima", "the top"),
    "vira_next": ("pela vira: o valor seguinte", "by the vira: the next rank"),
    "void_next_dealer": ("mão anulada; dá o próximo", "the mão is void; the next dealer deals"),
    "warning": ("advertência", "warning"),
    "with_fixed_manilhas": ("a completa, com as manilhas", "the whole one, with the manilhas"),
    "wrong_deal_order": ("dar fora de ordem", "dealing out of order"),
    "yes_unless_bottom_seen": ("sim, se ninguém viu o fundo", "yes, unless the bottom card was seen"),
    "zap_and_copeta": ("zap e copeta", "zap and copeta"),
    **TRANCA_VALUES,
    **POKER_VALUES,
}

STATUSES: Final[dict[str, Words]] = {
    "enforced": ("programa", "program"),
    "referee": ("árbitro", "referee"),
    "shown": ("informação", "information"),
}

OTHER: Final[Words] = ("Outras regras", "Other rules")
_NO_LIMIT: Final[Words] = ("sem limite", "no limit")
_NOTHING: Final = "—"
_YES_NO: Final[dict[bool, Words]] = {True: ("sim", "yes"), False: ("não", "no")}


def pick(words: Words | Text3, lang: Lang) -> str:
    """The words in the reader's language. What nobody has written in Spanish is said in Portuguese, its nearest neighbour."""
    if lang == "es":
        return words[-1] if len(words) == 3 else words[0]
    return words[0] if lang == "pt" else words[1]


def spoken_language(name: str) -> Lang:
    """One of our languages by its name; Portuguese for any other."""
    return "en" if name == "en" else "es" if name == "es" else "pt"


def say_rule(key: str, lang: Lang) -> str:
    """What people call this rule; its key where nobody has named it."""
    return pick(RULES.get(key, (key, key)), lang)


def say_value(key: str, value: Any, lang: Lang) -> str:
    """A value of this rule in words."""
    if value is None:
        return pick(VALUES.get(f"{key}.none", _NO_LIMIT), lang)
    if isinstance(value, bool):
        return pick(_YES_NO[value], lang)
    if isinstance(value, Mapping):
        return _say_phases(value, lang)
    if isinstance(value, tuple | list):
        words = [say_value(key, item, lang) for item in value]
        cards = all(isinstance(item, str) and len(word) <= 2 for item, word in zip(value, words, strict=True))
        return (" " if cards else ", ").join(words) or _NOTHING
    word = str(value)
    return pick(VALUES.get(f"{key}.{word}", VALUES.get(word, (word, word))), lang)


def _say_phases(phases: Mapping[str, int], lang: Lang) -> str:
    """`60 (final: 90)`: the general number, then the phases that have another."""
    if not phases:
        return pick(_NO_LIMIT, lang)
    general = phases.get("default", _NOTHING)
    others = [f"{say_value('', phase, lang)}: {number}" for phase, number in phases.items() if phase != "default"]
    return f"{general} ({', '.join(others)})" if others else str(general)
