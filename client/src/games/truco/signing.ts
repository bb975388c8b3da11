/** Signs of one mão add up; who has nothing after all says so with none. */
export function signsWith(had: { seat: number; signs: string[] } | null, { seat, signs }: { seat: number; signs: string[] }): string[] {
  return had?.seat === seat && signs.length ? [...new Set([...had.signs, ...signs])] : signs;
}
