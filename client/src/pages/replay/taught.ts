/** Where the judgement of a match comes from, and the table that plays on from a moment of it: a match of the house, or a record. */
import { get, post, Refusal } from '../../lib/api';
import type { Analysis } from '../../lib/analysis';
import type { TableShown } from '../parts/answers';

/** From which step to play on, on which seat, at what pace. */
export type Wish = { seq: number; seat: number | null; bot_seconds: number; pause_seconds: number };
export type Taught = {
  /** The judgement, or how far it is: to be asked until it is ready. */
  judge: () => Promise<Analysis>;
  /** What was told last: the same match may be looked at from another seat. */
  told: Analysis | null;
  goOn: (wish: Wish) => Promise<TableShown>;
  /** The address of a step, where others can open it. */
  link: ((seq: number) => string) | null;
};

/** A match of the house, by its table; on a device the path alone tells whose table it is. */
export function ofMatch(id: string, password: string): Taught {
  const key: Record<string, string> = password ? { 'X-Table-Password': password } : {};
  return {
    told: null,
    judge: () => get<Analysis>(`/matches/${id}/analysis`, key),
    goOn: (wish) => post<TableShown>(`/tables/what-if?table=${id}`, { table: id, password: password || null, ...wish }),
    link: (seq) => `/replay/${id}#lance-${seq}`,
  };
}

/** A record from a file: brought once, then asked for by name; brought again to whoever does not know that name. */
export function ofRecord(record: string): Taught {
  let name = '';
  const bring = async (): Promise<Analysis> => {
    const found = await post<Analysis>('/records/analysis', { record });
    name = found.name;
    return found;
  };
  return {
    told: null,
    judge: async () => {
      if (!name) return bring();
      try {
        return await get<Analysis>(`/records/analysis/${name}`);
      } catch (problem) {
        if (problem instanceof Refusal && problem.body.code === 'unknown_analysis') return bring();
        throw problem;
      }
    },
    goOn: (wish) => post<TableShown>('/tables/what-if/record', { record, ...wish }),
    link: null,
  };
}
