/** What the lessons say, one thing at a time. */
export const lesson = {
  goal: (who: string) =>
    `Na tranca você e ${who}, à sua frente, jogam em dupla. Ganha pontos quem baixa jogos: três cartas ou mais do mesmo valor, ou em sequência do mesmo naipe.`,
  turn: (_who: string) => 'Cada vez tem três passos: comprar, baixar o que quiser e descartar uma carta.',
  draw: (_who: string) => 'É a sua vez. Toque em Comprar para pegar uma carta do monte.',
  sequence: (_who: string) => 'Veio um 4 de paus. Mas você tem uma sequência de copas: marque o 4, o 5, o 6, o 7 e o 8 de copas e toque em Baixar.',
  discard: (_who: string) =>
    'O seu primeiro jogo está na mesa. Para terminar a vez, marque o 4 de paus, que não serve para nada, e toque em Descartar.',
  wait: (_who: string) => 'Agora jogam os outros: cada um compra e descarta. Um toque na mesa apressa.',
  lixo: (_who: string) =>
    'No lixo está um 9 de copas, que entra na sua sequência! Em vez de comprar, toque em Pegar o lixo e confirme: a carta de cima vai para o jogo, e as outras vêm para a sua mão.',
  limpa: (_who: string) =>
    'Embaixo veio o 10 de copas. Marque-o e toque em Juntar. Com sete cartas o jogo vira canastra; sem curinga ela é limpa e vale 200 pontos.',
  curinga: (_who: string) =>
    'O 2 é o curinga: entra no lugar de qualquer carta, um só em cada jogo. Marque os dois reis e o 2 de espadas e toque em Baixar.',
  discardAgain: (_who: string) => 'Com curinga o jogo fica sujo: a canastra dele valerá 100, e não 200. Agora marque o 4 de paus e descarte.',
  drawAgain: (_who: string) => 'O lixo não ajuda desta vez. Toque em Comprar.',
  trinca: (_who: string) => 'Um valete! Marque os três valetes e toque em Baixar.',
  empty: (_who: string) => 'Sobraram três damas. Baixe as três: sem cartas na mão, acontece uma coisa boa…',
  morto: (_who: string) =>
    'Quem fica sem cartas pela primeira vez pega o morto: mais onze cartas. Cada dupla tem um só, e quem não pega perde 100 pontos. A vez continua sua!',
  suja: (_who: string) => 'Vieram quatro reis. Marque os quatro e toque em Juntar: são sete com o curinga, uma canastra suja.',
  queens: (_who: string) => 'E quatro damas: marque-as e junte. Mais uma canastra limpa!',
  jacks: (_who: string) => 'Junte também os dois valetes.',
  batida: (_who: string) =>
    'Só falta o 5 de ouros. Com o morto pego e uma canastra na mesa você pode bater: descarte a última carta e ganhe mais 100 pontos.',
  end: (_who: string) =>
    'Batida! Cada carta na mesa vale 10; as que sobram na mão da dupla descontam. Quem chega a 1.500 ganha a partida. Veja a sua conta:',
  alone: (_who: string) => 'Esta rodada é com você, sem ajuda. Compre, baixe, descarte; pegue o morto e tente bater. Boa sorte!',
  done: (_who: string) => 'Pronto, você já joga tranca! Esta foi a conta da rodada:',
};
