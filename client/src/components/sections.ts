/** The entries of the menu, and which of them leads to a page that is in none of them by name. */
export const SECTIONS = [
  { to: '/', name: 'home' },
  { to: '/mesas', name: 'tables' },
  { to: '/partidas', name: 'matches' },
  { to: '/eventos', name: 'events' },
  { to: '/regulamentos', name: 'rulebooks' },
  { to: '/ranking', name: 'ranking' },
  { to: '/ajustes', name: 'settings' },
] as const;
export type Section = (typeof SECTIONS)[number]['name'];

const BELONG: Record<Section, readonly string[]> = {
  home: ['', 'amigos', 'amigo', 'aprender', 'como-jogar', 'sem-internet', 'lacre'],
  tables: ['mesas', 'mesa'],
  matches: ['partidas', 'registro', 'replay'],
  events: ['eventos', 'evento', 'torneios', 'torneio', 'copa'],
  rulebooks: ['regulamentos', 'arbitragem', 'juiz'],
  ranking: ['ranking', 'temporada', 'escada'],
  settings: ['ajustes', 'memoria', 'estilo'],
};

/** The entry that a page belongs to; null for the reader's own page and for a door, which stand elsewhere. */
export function sectionOf(path: string): Section | null {
  const first = path.split('/')[1] ?? '';
  return SECTIONS.find(({ name }) => BELONG[name].includes(first))?.name ?? null;
}
