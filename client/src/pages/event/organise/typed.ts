/** What is typed into the fields of a form, and back: moments by the clock of Brasília, amounts in reais. */

/** A moment for a field of date and hour, by the clock of Brasília, which has no summer time. */
export const toField = (moment: string | null): string =>
  moment === null ? '' : new Date(new Date(moment).getTime() - 3 * 3_600_000).toISOString().slice(0, 16);

/** What such a field holds, as a moment; nothing for an empty one. */
export const fromField = (value: string): string | undefined => (value ? `${value.slice(0, 16)}:00-03:00` : undefined);

/** Reais as typed, with comma or point, in centavos; nothing where it is no amount. */
export function centavos(typed: string): number | null {
  const plain = typed.trim().replace(/^R\$\s*/, '');
  const found = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(plain);
  if (!found) return null;
  return Number(found[1]!.replaceAll('.', '')) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}
