/** A card's way from the hand to the table: only its transform moves, so nothing around it does. */
import type { Attachment } from 'svelte/attachments';
import { moving } from '../../lib/settings.svelte';

const DURATION = 210;
const left = new Map<string, DOMRect>();

/** Where the cards in the reader's hands are drawn. */
const held = new Map<string, Element>();

/** Keeps where a card is held while it is on the screen. */
export function hold(card: string | null): Attachment {
  return (node) => {
    if (card === null) return;
    held.set(card, node);
    return () => void (held.get(card) === node && held.delete(card));
  };
}

/** Remembers from where a card is taken. */
export function takeOff(card: string): void {
  const from = held.get(card);
  if (from) left.set(card, from.getBoundingClientRect());
}

type Flight = { card: string | null; place: string; heavy: boolean };

/** Lets a card land: from the hand it was taken from, else from its player's side of the table. */
export function land(node: HTMLElement, { card, place, heavy }: Flight): void {
  const from = (card && left.get(card)) || node.closest('[data-felt]')?.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
  if (card) left.delete(card);
  if (!from || !moving()) return;
  const to = node.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const grow = heavy ? 1.35 : 1.06;
  const frames = [
    { transform: `translate(${x}px, ${y}px) scale(${Math.min(1.6, from.width / to.width || 1)})` },
    { transform: `translate(0, 0) scale(${grow})`, offset: 0.8 },
    { transform: 'none' },
  ];
  node.animate(frames, { duration: heavy ? DURATION + 40 : DURATION, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' });
  if (heavy)
    node
      .closest('[data-felt]')
      ?.animate([{ transform: 'none' }, { transform: 'translateY(3px)' }, { transform: 'translateY(-2px)' }, { transform: 'none' }], {
        duration: 180,
        delay: DURATION,
      });
}
