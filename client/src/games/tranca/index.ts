import type { GameFront } from '..';
import { chapters } from './chapters';
import Stage from './Stage.svelte';
import Table from './Table.svelte';

/** The front of tranca. */
export const tranca: GameFront = { Table, Stage, chapters };
