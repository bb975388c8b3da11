/** How it is played, part by part; the keys are the anchors of the page. */
export const howto = {
  objetivo: {
    title: 'The game',
    text: [
      'Everyone gets two closed cards; five are opened on the table for all. The best five of the seven win, or being the only one who did not fold.',
    ],
  },
  rodadas: {
    title: 'The four rounds',
    text: [
      'There is betting after the deal, after the flop (three cards), the turn (the fourth) and the river (the fifth). The small and the big blind pay before they see their cards.',
    ],
  },
  apostas: {
    title: 'What to do on your turn',
    text: [
      'Check: pass without betting. Call: match the bet. Raise: make it more. Fold: give the hand up. Who puts all chips in is all-in and plays for as far as they reach.',
    ],
  },
  royal: { title: 'Royal flush', text: ['The run from 10 to ace in one suit: the highest of all. From here on the hands go from strong to weak.'] },
  straightFlush: { title: 'Straight flush', text: ['Five in a row in one suit.'] },
  four: { title: 'Four of a kind', text: ['Four of one rank.'] },
  full: { title: 'Full house', text: ['Three of one rank and a pair.'] },
  flush: { title: 'Flush', text: ['Five of one suit.'] },
  straight: { title: 'Straight', text: ['Five in a row, of any suits.'] },
  three: { title: 'Three of a kind', text: ['Three of one rank.'] },
  pairs: { title: 'Two pairs', text: ['Two different pairs.'] },
  pair: { title: 'A pair', text: ['Two of one rank. Without even that the highest card decides.'] },
};
