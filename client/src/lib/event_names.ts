/** Matches and entries by the names that people know, also inside the sentences of the diary. */
import { entryName, entryOf, matchOf } from './event_find';
import type { EventMatch, EventShown } from './events';

type Shown = Pick<EventShown, 'pairs'>;

/** A match by its stage and its place in it. */
export function matchName(shown: Shown | null, id: string): string {
  const match = matchOf(shown, id);
  const stage = shown?.pairs?.stages.find((one) => one.name === match?.stage);
  return match && stage ? `${stage.title} ${id.slice(match.stage.length + 1)}` : id;
}

/** The two sides of a match by their people. */
export function sidesOf(shown: Shown | null, match: EventMatch, unknown: string): [string, string] {
  const [first, second] = match.sides;
  return [first === null ? unknown : entryName(shown, first), second === null ? unknown : entryName(shown, second)];
}

/** A sentence of the diary with names where it has ids. An id of one letter may be a word, and stays. */
export function readable(shown: Shown | null, text: string): string {
  return text.replace(/[\p{L}\p{N}_-]+(?:\/[\p{L}\p{N}._-]*[\p{L}\p{N}])?/gu, (word) => {
    if (matchOf(shown, word)) return matchName(shown, word);
    return word.length > 1 && entryOf(shown, word) ? entryName(shown, word) : word;
  });
}
