/** Cards of a box that cannot hold them all are drawn smaller, down to a size that is still read; only then does the box scroll. */
const SIZES = [1, 0.9, 0.8, 0.7, 0.62];

/** The first of the sizes at which everything is seen, or the smallest. */
export function fittingSize(holds: (size: number) => boolean): number {
  return SIZES.find(holds) ?? SIZES.at(-1)!;
}

/** Keeps the cards of a box at that size, whatever is laid there and however the screen is turned. */
export function fitted(box: HTMLElement): () => void {
  const fit = (): void => {
    fittingSize((size) => {
      box.style.setProperty('--fit', String(size));
      return box.scrollHeight <= box.clientHeight;
    });
  };
  const room = new ResizeObserver(fit);
  const cards = new MutationObserver(fit);
  room.observe(box);
  cards.observe(box, { childList: true, subtree: true });
  return () => {
    room.disconnect();
    cards.disconnect();
  };
}
