/** What every lesson says around its own texts. */
export const lesson = {
  title: (game: string) => `Lesson: ${game}`,
  follow: 'First do what the lesson asks.',
  next: 'Got it',
  alone: 'Now without help',
  play: 'Play now',
  again: 'Once more',
  howTo: 'How to play',
  others: 'Other lessons',
  home: 'Home',
};
