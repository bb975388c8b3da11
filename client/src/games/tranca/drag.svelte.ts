/** Cards carried by the pointer from the hand to the table. A press that does not move stays a tap. */

const SLOP = 8;

export class Drag {
  /** Where the pointer is while something is carried. */
  at = $state.raw<{ x: number; y: number } | null>(null);
  /** The place under the pointer that takes cards. */
  over = $state<string | null>(null);
  #from: { x: number; y: number; id: number } | null = null;
  #lift: () => void = () => undefined;
  /** The click that follows a drag is no tap. */
  #moved = false;

  constructor(readonly drop: (place: string) => void) {}

  press(event: PointerEvent, lift: () => void): void {
    this.#moved = false;
    if (event.button !== 0) return;
    this.#from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    this.#lift = lift;
  }

  move(event: PointerEvent): void {
    const from = this.#from;
    if (!from || event.pointerId !== from.id) return;
    if (!this.at) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLOP) return;
      this.#moved = true;
      this.#lift();
    }
    this.at = { x: event.clientX, y: event.clientY };
    this.over = placeUnder(event.clientX, event.clientY);
  }

  release(event: PointerEvent): void {
    if (this.#from?.id !== event.pointerId) return;
    const place = this.at ? placeUnder(event.clientX, event.clientY) : null;
    this.cancel();
    if (place) this.drop(place);
  }

  cancel(): void {
    this.#from = null;
    this.at = null;
    this.over = null;
  }

  /** True once for the click that ends a drag. */
  swallow(): boolean {
    const moved = this.#moved;
    this.#moved = false;
    return moved;
  }
}

function placeUnder(x: number, y: number): string | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]');
  return found?.dataset['drop'] ?? null;
}
