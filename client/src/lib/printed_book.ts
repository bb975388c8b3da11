/** Rulebooks as they are printed, asked for once: who opens a table asks before its page is there. */
import { printedName } from '../components/table/articles';
import { get } from './api';

const asked = new Map<string, Promise<unknown>>();

export function printedBook<Shown>(rulebook: string): Promise<Shown> {
  const name = printedName(rulebook);
  const found = asked.get(name) ?? get<Shown>(`/rulebooks/${name}`);
  asked.set(name, found);
  // What did not come is asked for again the next time.
  found.catch(() => asked.delete(name));
  return found as Promise<Shown>;
}
