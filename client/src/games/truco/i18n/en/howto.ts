/** How it is played, part by part; the keys are the anchors of the page. */
export const howto = {
  objetivo: {
    title: 'The game',
    text: [
      'Two play one against one, or four in pairs. Everyone gets three cards, and each hand is the best of three rodadas (tricks).',
      'A hand starts at 1 point. The first to reach 12 wins the game.',
    ],
  },
  cartas: {
    title: 'The strength of the cards',
    text: ['From strong to weak the order is this. The suit does not matter: cards of the same rank tie. Only the manilhas beat them all.'],
  },
  vira: {
    title: 'The vira and the manilhas',
    text: [
      'After the deal one card is turned up: the vira. The next card in the order is the manilha. After the 3 comes the 4.',
      'Among manilhas the suit matters: clubs (zap), hearts (copeta), spades (espadilha) and diamonds (pica-fumo). With this vira they are these, from high to low; below them, the common cards.',
    ],
  },
  rodada: {
    title: 'The rodada',
    text: [
      'Each plays one card; the highest takes it. Who wins a rodada leads the next, and two of them win the hand. Here the 3 beats the 2.',
      'If the first is tied the second decides; if the second is tied, who made the first wins.',
    ],
  },
  truco: {
    title: 'Truco and running',
    text: [
      'At any moment of a hand you may ask for truco: it is then worth 3. The other side accepts, runs, or asks for six; then come nine and twelve.',
      'Whoever runs gives away what the hand was worth before the call. Whoever raised may not raise again: the next raise belongs to the other side.',
    ],
  },
  onze: {
    title: 'Mão de onze',
    text: [
      'At 11 points a pair looks at its own cards, and in fours also at the partner’s, and decides: play for 3, or run and give 1. Nobody asks for truco.',
    ],
  },
  ferro: {
    title: 'Mão de ferro',
    text: ['At 11 all the hand is played in the dark: nobody sees their own cards, and whoever takes the hand takes the game.'],
  },
};
