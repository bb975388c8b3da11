/** A place as it is written in English: 1st, 2nd, 3rd, 11th. */
export function ordinal(place: number): string {
  return `${place}${place % 100 > 10 && place % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')}`;
}
