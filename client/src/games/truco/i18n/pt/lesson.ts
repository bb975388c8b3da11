/** What the lessons say, one thing at a time. */
export const lesson = {
  order: (_who: string) => 'Estas três cartas são suas. Da mais forte à mais fraca: 3, 2, ás, rei, valete, dama, 7, 6, 5, 4. O naipe não conta.',
  vira: (_who: string) =>
    'A carta aberta no meio é a vira: um 4. A seguinte na ordem, o 5, é a manilha e passa por cima de todas. Desta vez você não tem nenhuma.',
  wait: (who: string) => `É a vez de ${who}.`,
  rodada: (who: string) =>
    `Cada um joga uma carta, e a maior leva a rodada. Quem faz duas rodadas leva a mão. ${who} jogou um 2: toque no seu 3 de espadas.`,
  weak: (_who: string) => 'A primeira é sua, e quem ganha abre a seguinte. Só que o resto é fraco: jogue o 6 de ouros.',
  called: (who: string) => `${who} pediu truco: a mão passa a valer 3. Só com um 7 na mão, não dá para pagar: toque em Corro e perca 1 ponto, não 3.`,
  ran: (_who: string) => 'Correr também é jogar: foi só 1 ponto. Está 8 a 9, e ganha quem chega a 12. Vamos à forra!',
  zap: (_who: string) =>
    'Outra vira: um rei. A manilha agora é o ás, e a de paus é a maior carta do jogo: o zap. Está com você! Guarde o zap e comece pelo 3 de ouros.',
  truco: (_who: string) => 'A primeira é sua, e o zap está na mão. Hora de gritar: toque em TRUCO! Se aceitarem, a mão vale 3.',
  thinking: (who: string) => `${who} está pensando…`,
  playZap: (_who: string) => 'Aceito! A mão vale 3 pontos. Toque no ás de paus, o zap: nada ganha dele.',
  won: (_who: string) => 'Três pontos de uma vez: 11 a 9 para você. Falta um!',
  onze: (_who: string) =>
    'Com 11 vem a mão de onze: você olha as cartas e decide. Jogar vale 3; correr dá 1; ninguém pede truco. A vira é um 7, a manilha é a dama, e você tem uma: toque em Jogar.',
  high: (who: string) => `${who} abriu com um valete. O seu 3 de copas ganha dele: toque no 3.`,
  last: (_who: string) => 'Mais uma rodada e a partida é sua. Toque na dama de copas, a manilha.',
  end: (_who: string) =>
    'Partida ganha! Só mais uma coisa: com 11 a 11 joga-se a mão de ferro, no escuro, sem ver as cartas. Agora uma mão sem ajuda?',
  alone: (_who: string) => 'Esta mão é com você, sem ajuda. Olhe a vira no meio da mesa, descubra a manilha e jogue. Boa sorte!',
  done: (_who: string) => 'Pronto, você já joga truco! Em quatro é igual, só que em duplas.',
};
