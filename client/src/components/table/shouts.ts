/** What a seat calls out while it does something. */
export type Shout = { seat: number; text: string; big: boolean };

/** The sound of an end for somebody of this pair; a spectator takes nobody's side. */
export function ending(winner: number | null, pair: number | null): 'win' | 'lose' {
  return pair === null || winner === pair ? 'win' : 'lose';
}
