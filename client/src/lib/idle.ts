/** Does it once the browser has nothing better to do. What is given back calls it off. */
export function whenIdle(act: () => void): () => void {
  // Safari does not tell when it is idle: there a moment is waited.
  if (!('requestIdleCallback' in window)) {
    const waiting = setTimeout(act, 300);
    return () => clearTimeout(waiting);
  }
  const waiting = requestIdleCallback(act, { timeout: 2000 });
  return () => cancelIdleCallback(waiting);
}
