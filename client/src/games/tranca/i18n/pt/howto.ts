/** How it is played, part by part; the keys are the anchors of the page. */
export const howto = {
  objetivo: {
    title: 'O jogo',
    text: [
      'Quatro jogam em duplas, com dois baralhos e onze cartas para cada um. Ganha a dupla que chegar primeiro a 1.500 pontos, rodada após rodada.',
    ],
  },
  vez: {
    title: 'A sua vez',
    text: [
      'Compre do monte ou pegue o lixo. Depois baixe jogos e acrescente cartas aos da sua dupla, se quiser. No fim, descarte uma carta no lixo.',
    ],
  },
  jogos: { title: 'Os jogos', text: ['Um jogo tem três cartas ou mais: do mesmo valor (trinca) ou em sequência do mesmo naipe.'] },
  curinga: { title: 'O curinga', text: ['O 2 entra no lugar de outra carta: um só em cada jogo. Aqui ele faz as vezes do 10 de espadas.'] },
  canastra: {
    title: 'A canastra',
    text: ['Com sete cartas o jogo vira canastra. Limpa, sem curinga, vale 200 pontos; suja, com curinga, vale 100.'],
  },
  lixo: { title: 'O lixo', text: ['Quem pega o lixo leva tudo, e tem de usar na hora a carta de cima: num jogo novo ou num jogo da dupla.'] },
  tres: {
    title: 'Os três',
    text: ['O três vermelho vai para a mesa e vale 100 pontos, a favor ou contra. O três preto descartado tranca o lixo para o próximo.'],
  },
  morto: {
    title: 'O morto',
    text: ['Quem fica sem cartas pela primeira vez pega o morto, outras onze. Cada dupla pega um só; quem não pega perde 100 pontos.'],
  },
  batida: {
    title: 'A batida',
    text: [
      'Com o morto pego e ao menos uma canastra na mesa, quem acaba as cartas bate: são mais 100 pontos, e a rodada acaba. Cada carta na mesa vale 10; as que sobram na mão descontam.',
    ],
  },
};
