/** What the lessons say, one thing at a time. */
export const lesson = {
  order: (_who: string) => 'These three cards are yours. From strong to weak: 3, 2, ace, king, jack, queen, 7, 6, 5, 4. Suits do not count.',
  vira: (_who: string) =>
    'The open card in the middle is the vira: a 4. The next one in the order, the 5, becomes the manilha and beats everything. This time you have none.',
  wait: (who: string) => `It is ${who}'s turn.`,
  rodada: (who: string) =>
    `Each plays one card and the higher one wins the rodada (trick). Two rodadas win the hand. ${who} played a 2: tap your 3 of spades.`,
  weak: (_who: string) => 'The first one is yours, and whoever wins leads the next. But the rest is weak: play the 6 of diamonds.',
  called: (who: string) => `${who} called truco: the hand would be worth 3. With just a 7 left that is too much: tap Run and lose 1 point, not 3.`,
  ran: (_who: string) => 'Running is part of the game: it cost just 1 point. It is 8 to 9, and 12 wins. Time to get even!',
  zap: (_who: string) =>
    'Another vira: a king. Now the ace is the manilha, and that of clubs is the highest card of all: the zap. It is yours! Keep it, and start with the 3 of diamonds.',
  truco: (_who: string) => 'The first one is yours and you hold the zap. Time to shout: tap TRUCO! If they accept, the hand is worth 3.',
  thinking: (who: string) => `${who} is thinking…`,
  playZap: (_who: string) => 'Accepted! The hand is worth 3 points. Tap the ace of clubs, the zap: nothing beats it.',
  won: (_who: string) => 'Three points at once: you lead 11 to 9. One to go!',
  onze: (_who: string) =>
    'With 11 comes the mão de onze: you look at your cards and decide. Playing is worth 3; running gives 1; nobody calls truco. The vira is a 7, queens are the manilha, and you hold one: tap Play.',
  high: (who: string) => `${who} led a jack. Your 3 of hearts beats it: tap the 3.`,
  last: (_who: string) => 'One more rodada and the match is yours. Tap the queen of hearts, the manilha.',
  end: (_who: string) =>
    'You won the match! One more thing: at 11 to 11 the mão de ferro is played in the dark, without seeing your cards. Now a hand without help?',
  alone: (_who: string) => 'This hand is yours, without help. Look at the vira in the middle, work out the manilha, and play. Good luck!',
  done: (_who: string) => 'There you are: you play truco! With four it is the same, in pairs.',
};
