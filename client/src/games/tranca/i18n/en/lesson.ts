/** What the lessons say, one thing at a time. */
export const lesson = {
  goal: (who: string) =>
    `In tranca you and ${who}, across the table, are partners. You score by laying melds: three or more cards of one rank, or in a row in one suit.`,
  turn: (_who: string) => 'Every turn has three steps: draw, lay what you like, and discard one card.',
  draw: (_who: string) => 'It is your turn. Tap Draw to take a card from the stock (monte).',
  sequence: (_who: string) => 'A 4 of clubs. But you hold a run of hearts: mark the 4, 5, 6, 7 and 8 of hearts and tap Lay.',
  discard: (_who: string) => 'Your first meld is on the table. To end the turn, mark the 4 of clubs, which is of no use, and tap Discard.',
  wait: (_who: string) => 'Now the others play: each draws and discards. A tap on the table hurries them.',
  lixo: (_who: string) =>
    'On the discard pile (lixo) lies a 9 of hearts, which fits your run! Instead of drawing, tap Take the pile and confirm: its top card goes to the meld, and the others come to your hand.',
  limpa: (_who: string) =>
    'Below it was the 10 of hearts. Mark it and tap Add. With seven cards a meld becomes a canastra; without a wild card it is clean and makes 200 points.',
  curinga: (_who: string) => 'A 2 is wild: it stands for any card, one in each meld. Mark the two kings and the 2 of spades and tap Lay.',
  discardAgain: (_who: string) => 'With a wild card the meld is dirty: its canastra will make 100, not 200. Now mark the 4 of clubs and discard it.',
  drawAgain: (_who: string) => 'The pile is of no use this time. Tap Draw.',
  trinca: (_who: string) => 'A jack! Mark the three jacks and tap Lay.',
  empty: (_who: string) => 'Three queens are left. Lay them: with no card in your hand, something good happens…',
  morto: (_who: string) =>
    'Whoever runs out of cards for the first time takes the morto: eleven more. Each pair has one, and whoever takes none loses 100 points. It is still your turn!',
  suja: (_who: string) => 'Four kings came. Mark all four and tap Add: seven with the wild card, a dirty canastra.',
  queens: (_who: string) => 'And four queens: mark them and add them. Another clean canastra!',
  jacks: (_who: string) => 'Add the two jacks too.',
  batida: (_who: string) =>
    'Only the 5 of diamonds is left. With the morto taken and a canastra on the table you may go out (bater): discard the last card for 100 points more.',
  end: (_who: string) =>
    "You went out! Each card on the table counts 10; those left in the pair's hands count against it. Whoever reaches 1,500 wins the match. This is your score:",
  alone: (_who: string) => 'This round is yours, without help. Draw, lay, discard; take the morto and try to go out. Good luck!',
  done: (_who: string) => 'There you are: you play tranca! This was the score of the round:',
};
