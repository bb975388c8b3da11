/** What the reader does with a memory; each answer is how it stands after that. */
import { ask, get, post } from '../../lib/api';
import type { BookShown, MemoryShown, StyleCode } from '../../lib/memory';
import { paced } from '../../lib/pace';
import { go } from '../../lib/router.svelte';
import { somebody } from '../../lib/session.svelte';
import { settings } from '../../lib/settings.svelte';

export type Kind = 'neuron' | 'brain';
type Table = { id: string };

export const FILES: Record<Kind, string> = { neuron: 'K-NEURON', brain: 'K-BRAIN' };
const of = ({ game, rulebook }: BookShown): { game: string; rulebook: string } => ({ game, rulebook });
export const fileOf = (book: BookShown, kind: Kind): string => `/me/memory/${book.game}/${book.rulebook}/${kind}`;

export const look = (): Promise<MemoryShown> => get('/me/memory');
export const learn = (book: BookShown): Promise<MemoryShown> => post('/me/memory/learn', of(book));
export const bring = (text: string, kind: Kind): Promise<MemoryShown> => post('/me/memory/file', { text, kind });
export const remove = (book: BookShown, kind: Kind): Promise<void> => ask('DELETE', fileOf(book, kind));
export const forget = (): Promise<void> => ask('DELETE', '/me/memory');
export const endLink = (book: BookShown): Promise<void> => post('/me/memory/link/end', of(book));

export async function newLink(book: BookShown): Promise<string> {
  return `${location.origin}/estilo/${(await post<StyleCode>('/me/memory/link', of(book))).code}`;
}

/** A table against the own memory, or against whose link has this code. */
export async function playLike(style: { game: string; rulebook: string } | { code: string }, seats: number): Promise<void> {
  await somebody();
  const table = await post<Table>('/tables/like', { ...style, seats, ...paced(settings.pace) });
  go(`/mesa/${table.id}`);
}
