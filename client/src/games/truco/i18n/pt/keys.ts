/** The help of the table: its keys, and the few words one must know. */
export const keys = {
  card: 'joga a carta (na mão de ferro, a fechada desse lugar)',
  partner: 'joga a carta da dupla, quando ela está nas suas mãos',
  cover: 'encobre a próxima carta, ou volta atrás; o botão direito também',
  raise: 'pede truco, seis, nove, doze',
  accept: 'aceita o pedido; Enter também corta e dá as cartas',
  run: 'foge: corre do pedido',
  onze: 'na mão de onze: sim, jogamos; não, corremos',
  claim: 'baixa o jogo ganho, onde o regulamento deixa',
  auto: 'joga esta por mim',
  table: 'Quem é quem',
  glossary: [
    'Pé é quem dá; depois vêm o mão, o segundo e o antepé, que corta.',
    'Manilhas, da maior à menor: zap (paus), copeta (copas), espadilha (espadas), pica-fumo (ouros).',
    'Os palitos em cima da vira mostram quanto vale a mão; os feijões, as partidas feitas.',
    'Marcador azul com ✓: rodada nossa. Vermelho com ✕: deles. Amarelo com =: empatou.',
  ],
  runAgain: 'Aperte de novo para correr.',
};
