/** The ready-made phrases, fetched once. */
import { get } from '../../lib/api';
import type { Lang } from '../../lib/words.svelte';

export type Phrases = Record<string, Record<Lang, string> & { games: string[] }>;

let asked: Promise<Phrases> | null = null;

export function phrases(): Promise<Phrases> {
  asked ??= get<Phrases>('/phrases').catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
