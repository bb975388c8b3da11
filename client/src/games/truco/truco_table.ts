import { use } from '../../lib/words.svelte';
import type { GameTable } from '../front';
import { chapters } from './chapters';
import Stage from './Stage.svelte';
import Table from './Table.svelte';
import { dictionary, trucoWords } from './words';

/** The table of truco, once its words are there. */
export async function open(): Promise<GameTable> {
  await use(dictionary);
  return { Table, Stage, chapters: (steps) => chapters(steps, trucoWords().chapters) };
}
