export const table = {
  story: 'What happened',
  menu: 'Table menu',
  advice: 'Advice',
  talk: { title: 'Talk at the table', phrases: 'Ready-made phrases', chat: 'Write here', send: 'Send' },
  confirm: {
    abandonTitle: 'Give the match up?',
    abandonText: 'A bot takes your seat to the end.',
    newTitle: 'Begin another match?',
    newText: 'A bot takes your seat in this one.',
    yesAbandon: 'Give up',
    yesNew: 'New match',
    stay: 'Stay here',
  },
};
