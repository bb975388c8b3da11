/** What a referee counts of a pair when a rodada is over, in the words of the server's calculator. */

export const COUNTED = ['laid', 'limpas', 'sujas', 'red_threes', 'plain', 'black'] as const;
export type Told = Record<(typeof COUNTED)[number], number> & { morto: 'taken' | 'pending' | 'none' };

export const empty = (): Told => ({ laid: 0, limpas: 0, sujas: 0, red_threes: 0, plain: 0, black: 0, morto: 'taken' });

/** What is sent of a side; `out` is the side that went out. */
export function countsOf(told: Told, out: 'nobody' | '0' | '1', side: number): Record<string, unknown> {
  const { plain, black, ...laid } = told;
  return { ...laid, held: { plain, black }, batida: out === 'nobody' ? 'nobody' : out === String(side) ? 'own' : 'other' };
}
