/** How it is played, part by part; the keys are the anchors of the page. */
export const howto = {
  objetivo: {
    title: 'The game',
    text: ['Four play in pairs with two packs and eleven cards each. The first pair to reach 1,500 points wins, round after round.'],
  },
  vez: {
    title: 'Your turn',
    text: [
      'Draw from the stock (monte) or take the discard pile (lixo). Then lay melds and add cards to those of your pair, if you like. At the end discard one card.',
    ],
  },
  jogos: { title: 'The melds', text: ['A meld has three cards or more: of one rank (a set) or a run in one suit.'] },
  curinga: { title: 'The wild card', text: ['A 2 stands for another card: only one in each meld. Here it is the 10 of spades.'] },
  canastra: {
    title: 'The canastra',
    text: ['With seven cards a meld becomes a canastra. Clean, without a wild card, it makes 200 points; dirty, with one, 100.'],
  },
  lixo: {
    title: 'The discard pile',
    text: ['Whoever takes the discard pile takes all of it, and must use its top card at once: in a new meld or in one of the pair.'],
  },
  tres: {
    title: 'The threes',
    text: ['A red three goes on the table and counts 100 points, for or against. A black three on the discard pile locks it for the next player.'],
  },
  morto: {
    title: 'The morto',
    text: ['Who runs out of cards for the first time takes the morto, eleven more. Each pair takes one; who takes none loses 100 points.'],
  },
  batida: {
    title: 'Going out',
    text: [
      'With the morto taken and at least one canastra on the table, whoever runs out of cards goes out: 100 points more, and the round ends. Each card on the table counts 10; those left in hand count against.',
    ],
  },
};
