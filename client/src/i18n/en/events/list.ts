/** The list of championships. */
export const words = {
  title: 'Championships',
  lead: 'Follow a real championship on your phone, or run your own.',
  none: 'No championship here at the moment. Look at another list, or organise your own!',
  noneMine: 'You take part in no championship yet.',
  new: 'Run a championship',
  filter: 'Show',
  kinds: { open: 'Entries open', running: 'Under way', over: 'Over', mine: 'Mine' },
  entries: (n: number) => (n === 1 ? '1 entry' : `${n} entries`),
  host: (name: string) => `by ${name}`,
};
