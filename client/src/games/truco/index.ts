import type { GameFront } from '..';
import { chapters } from './chapters';
import Stage from './Stage.svelte';
import Table from './Table.svelte';

/** The front of truco. */
export const truco: GameFront = { Table, Stage, chapters };
