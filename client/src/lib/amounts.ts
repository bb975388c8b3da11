/** Amounts as people type them. */

/** What somebody typed as an amount in reais, in centavos; null if it is none. "1.234,50", "1234.5" and "R$ 1234" are read alike. */
export function centavosOf(text: string): number | null {
  const plain = text.replace(/[R$\s\u00a0]/g, '');
  const match = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(plain);
  if (!match) return null;
  return Number(match[1]!.replace(/[.,]/g, '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** What somebody typed as a number of chips; null if it is none. */
export function chipsOf(text: string): number | null {
  const plain = text.replace(/[\s.,\u00a0]/g, '');
  return /^\d{1,12}$/.test(plain) ? Number(plain) : null;
}
