/** What the lessons say, one thing at a time: `left` sits on the learner's left, `right` on the right. */
export const lesson = {
  cards: (_left: string, _right: string) =>
    'Estas duas cartas são só suas: um ás e um rei, uma ótima mão. Na mesa vão se abrir cinco cartas para todos. Vale a melhor combinação de cinco entre as sete.',
  blinds: (left: string, right: string) =>
    `Antes de ver as cartas, ${left} pôs 25 fichas (o small blind) e ${right} pôs 50 (o big blind). Já há um pote para disputar.`,
  call: (_left: string, _right: string) => 'Para continuar é preciso igualar os 50. Toque em Pagar.',
  wait: (_left: string, _right: string) => 'Agora falam os outros…',
  flop: (_left: string, right: string) => `Abriu o flop: três cartas. Com o ás da mesa você tem um par de ases. Ficou só ${right}, que não apostou.`,
  check: (_left: string, _right: string) => 'Quando ninguém apostou, dá para seguir de graça. Toque em Passar.',
  turn: (_left: string, _right: string) =>
    'O turn é a quarta carta: um rei! Com ases e reis, são dois pares. Mão boa pede fichas no pote: toque em Apostar.',
  river: (_left: string, right: string) =>
    `O river é a última carta, e agora ${right} apostou. Você pode desistir, pagar ou aumentar. Com dois pares, toque em Pagar.`,
  showdown: (_left: string, _right: string) => 'Acabaram as apostas: é a hora de abrir as cartas. Toque em Mostrar.',
  ranking: (_left: string, _right: string) => 'Os seus dois pares ganham do par de damas. Esta é a ordem das mãos, da mais forte à mais fraca:',
  won: (_left: string, _right: string) => 'O pote é seu! Quem fica com todas as fichas ganha. Vamos a outra mão.',
  weak: (left: string, _right: string) =>
    `7 e 2 é a pior mão que existe, e ${left} aumentou. Jogar bem também é largar: toque em Desistir e perca só o big blind.`,
  end: (_left: string, _right: string) =>
    'Isso! Quem desiste não põe mais nada. E quem põe todas as fichas está all-in: disputa até onde elas alcançam. Agora uma mão sem ajuda?',
  alone: (_left: string, _right: string) => 'Esta mão é com você, sem ajuda: passe, pague, aposte ou desista. Boa sorte!',
  done: (_left: string, _right: string) => 'Pronto, você já joga pôquer! O resto é saber ler os outros.',
};
