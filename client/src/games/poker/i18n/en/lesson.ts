/** What the lessons say, one thing at a time: `left` sits on the learner's left, `right` on the right. */
export const lesson = {
  cards: (_left: string, _right: string) =>
    'These two cards are yours alone: an ace and a king, a great hand. Five cards will be opened on the table for everyone. The best five of the seven count.',
  blinds: (left: string, right: string) =>
    `Before seeing any card, ${left} put in 25 chips (the small blind) and ${right} 50 (the big blind). There is a pot to play for.`,
  call: (_left: string, _right: string) => 'To stay in you have to match the 50. Tap Call.',
  wait: (_left: string, _right: string) => 'Now the others act…',
  flop: (_left: string, right: string) =>
    `The flop: three cards. With the ace on the table you have a pair of aces. Only ${right} is left, who did not bet.`,
  check: (_left: string, _right: string) => 'When nobody has bet you may go on for free. Tap Check.',
  turn: (_left: string, _right: string) =>
    'The turn is the fourth card: a king! Aces and kings make two pairs. A good hand wants chips in the pot: tap Bet.',
  river: (_left: string, right: string) =>
    `The river is the last card, and now ${right} has bet. You may fold, call or raise. With two pairs, tap Call.`,
  showdown: (_left: string, _right: string) => 'The betting is over: it is time to show the cards. Tap Show.',
  ranking: (_left: string, _right: string) => 'Your two pairs beat the pair of queens. This is the order of hands, from strong to weak:',
  won: (_left: string, _right: string) => 'The pot is yours! Whoever ends up with all the chips wins. On to another hand.',
  weak: (left: string, _right: string) =>
    `7 and 2 is the worst hand there is, and ${left} raised. Letting go is good play too: tap Fold and lose just the big blind.`,
  end: (_left: string, _right: string) =>
    'Just so! Whoever folds puts nothing more in. And whoever puts everything in is all-in: they play for as far as their chips reach. Now a hand without help?',
  alone: (_left: string, _right: string) => 'This hand is yours, without help: check, call, bet or fold. Good luck!',
  done: (_left: string, _right: string) => 'There you are: you play poker! The rest is reading the others.',
};
