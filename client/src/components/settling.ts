/** How long a window that has just opened takes no taps, in milliseconds: the second of a double tap was meant for what lay there before. */
export const SETTLE_MS = 350;

/** Calls back once a window has settled; what it returns stops that. */
export function settled(done: () => void): () => void {
  const timer = setTimeout(done, SETTLE_MS);
  return () => clearTimeout(timer);
}
