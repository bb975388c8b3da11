/** What is told to somebody who has just come: from the first deal in it on, so that no hand is told by its end alone; all of it where there is none. */
export function wholeHands<Happened extends { event: string }>(events: Happened[], deal: Happened['event']): Happened[] {
  const first = events.findIndex((one) => one.event === deal);
  return first < 0 ? events : events.slice(first);
}
