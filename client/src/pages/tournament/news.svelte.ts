/** What a player is told on arriving at a table of the tournament. It is written before the page changes and read after it. */
import { go } from '../../lib/router.svelte';
import { words } from '../../lib/words.svelte';
import { isFinal, tableName } from './telling';

const told = $state({ table: '', text: '' });

/** Takes the reader to this table, who reads there why. */
export function sendTo(table: string, why: 'began' | 'moved', replace = false): void {
  const t = words().tournaments;
  told.table = table;
  told.text = isFinal(table) && why === 'moved' ? t.toFinal : t[why](tableName(table, t));
  go(`/mesa/${table}`, replace);
}

/** What is told at this table; nothing at any other. */
export const newsAt = (table: string): string => (told.table === table ? told.text : '');

export function heard(): void {
  told.table = '';
}
