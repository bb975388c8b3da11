/** The help of the table: its keys, and the few words one must know. */
export const keys = {
  card: 'play the card (in the mão de ferro, the dark one of that place)',
  partner: 'play your partner’s card, when it is in your hands',
  cover: 'cover the next card, or take that back; so does the right button',
  raise: 'call truco, seis, nove, doze (3, 6, 9, 12)',
  accept: 'accept the raise; Enter also cuts and deals',
  run: 'run from the raise',
  onze: 'in the mão de onze: yes (also Y), we play; no, we run',
  claim: 'lay a sure win down, where the rulebook lets you',
  auto: 'play this one for me',
  table: 'Who is who',
  glossary: [
    'The pé deals; then come the mão, the segundo and the antepé, who cuts.',
    'Manilhas are the four highest cards: zap (clubs), copeta (hearts), espadilha (spades), pica-fumo (diamonds).',
    'The sticks above the vira show what the hand is worth; the beans, the games won.',
    'A blue marker with ✓: our round. Red with ✕: theirs. Yellow with =: tied.',
  ],
  runAgain: 'Press again to run.',
};
