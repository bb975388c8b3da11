/** The numbers that people in the room say: written in pairs of figures, as the draw reads them. */

const LONGEST = 32;

/** The number as it goes into the draw; null for what is none. A lone figure gets a zero in front. */
export function drawn(said: string): string | null {
  const figures = said.replace(/[\s.,-]/g, '');
  if (!/^[0-9]+$/.test(figures) || figures.length > LONGEST) return null;
  return figures.length % 2 ? `0${figures}` : figures;
}

/** The commitment in short: enough to be read aloud and compared. */
export function short(commitment: string): string {
  return (commitment.slice(0, 16).match(/.{4}/g) ?? []).join(' ');
}
