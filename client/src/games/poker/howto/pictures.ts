/** A hand of each kind, from strong to weak, by the part of the page that tells of it. */
export const HANDS = {
  royal: ['Ah', 'Kh', 'Qh', 'Jh', 'Th'],
  straightFlush: ['9c', '8c', '7c', '6c', '5c'],
  four: ['8s', '8h', '8d', '8c', 'Kd'],
  full: ['Js', 'Jh', 'Jd', '4c', '4d'],
  flush: ['Ad', 'Jd', '8d', '6d', '2d'],
  straight: ['8c', '7d', '6h', '5s', '4s'],
  three: ['Qc', 'Qd', 'Qs', '9h', '3c'],
  pairs: ['Th', 'Td', '6s', '6c', 'Ac'],
  pair: ['Ks', 'Kd', '9c', '5h', '2s'],
} as const;
export type HandKey = keyof typeof HANDS;

/** The same hands as the rows of pictures of those parts. */
export const PICTURES: Readonly<Record<string, readonly (readonly string[])[]>> = Object.fromEntries(
  Object.entries(HANDS).map(([key, cards]) => [key, [cards]]),
);
