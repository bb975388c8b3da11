/** A card's way from where it lay to where it lies: only its transform moves, so nothing around it does and nothing waits for it. */
import type { Attachment } from 'svelte/attachments';
import { moving } from '../../lib/settings.svelte';

const DURATION = 210;
/** Cards that come together follow each other by so much, and no more of them than this wait. */
const STEP = 28;
const STEPS = 12;
/** Cards that come within this time come together. */
const TOGETHER_MS = 60;
/** Who has just come sees the table as it is: nothing is dealt anew. */
const SETTLED_MS = 900;

let seen = new Map<string, DOMRect[]>();
let began = 0;
let coming = 0;
let last = 0;

/** Somebody sits down or comes back to a table. */
export function begin(): void {
  seen = new Map();
  coming = 0;
  began = performance.now();
}

/** Just before the table changes: where each card lies. */
export function look(): void {
  seen = new Map();
  for (const node of document.querySelectorAll<HTMLElement>('[data-travel]')) {
    const card = node.dataset['travel']!;
    seen.set(card, [...(seen.get(card) ?? []), node.getBoundingClientRect()]);
  }
}

/** Lets a card come from where it lay, else from that place of the table. */
export function travel(card: string | null, place: string): Attachment<HTMLElement> {
  return (node) => {
    const now = performance.now();
    if (!moving() || now - began < SETTLED_MS) return;
    const from = (card === null ? undefined : seen.get(card)?.shift()) ?? document.querySelector(place)?.getBoundingClientRect();
    const to = node.getBoundingClientRect();
    if (!from || to.width === 0) return;
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.hypot(x, y) < 8) return;
    if (now - last > TOGETHER_MS) coming = 0;
    last = now;
    const grown = Math.max(0.4, Math.min(2, from.height / to.height || 1));
    node.animate([{ transform: `translate(${x}px, ${y}px) scale(${grown})` }, { transform: 'none' }], {
      duration: DURATION,
      delay: STEP * Math.min(STEPS, coming++),
      easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
      fill: 'backwards',
    });
  };
}
