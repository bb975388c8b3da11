/** The seal of a live table: every card that comes is held against what the house had published before the deal. */
import { isTrue, type Lying } from '../../deal/lying';
import { opens } from '../../deal/leaves';
import type { Leaves, Opening, Proof, Shown } from '../../lib/messages';

export class Seal<Happened, View> {
  /** How many cards were true so far. */
  checked = $state(0);
  /** The first card that was not. */
  wrong = $state<string | null>(null);
  /** The first card whose leaf was kept back. */
  missing = $state<string | null>(null);
  #deal = 0;
  /** The places that opened, with their cards. */
  #known = new Map<number, string>();

  constructor(
    private readonly proofs: ReadonlyMap<number, Proof>,
    private readonly lying: Lying<Happened, View>,
  ) {}

  heard(events: readonly Happened[], view: View, late: boolean): void {
    if (events.length && !late) this.#miss();
    this.lying.take(events, view, late);
  }

  /** A leaf comes right after the message that shows its card: once the next thing happens it is missed. Where no leaf ever came none does. */
  #miss(): void {
    if (!this.checked || !this.lying.followed) return;
    const open = [...this.#known.values()];
    for (const card of this.lying.owed()) {
      const at = open.indexOf(card);
      if (at < 0) this.missing ??= card;
      else open.splice(at, 1);
    }
  }

  /** The leaves of cards that came. */
  opened({ deal, leaves }: Leaves): void {
    const published = this.proofs.get(deal);
    if (published) this.#judge(deal, leaves, (leaf) => isTrue(published, leaf, this.lying));
  }

  /** Cards that somebody shows after a bluff; the next deal may have come since. */
  shown({ deal = 0, cards, leaves = [] }: Shown): void {
    const published = this.proofs.get(deal);
    if (published) this.#judge(deal, leaves, (leaf) => cards.includes(leaf.card) && opens(published.root, this.lying.size, leaf));
  }

  #judge(deal: number, leaves: readonly Opening[], fits: (leaf: Opening) => boolean): void {
    if (deal !== this.#deal) this.#known.clear();
    this.#deal = deal;
    for (const leaf of leaves) {
      if (!fits(leaf)) this.wrong ??= leaf.card;
      else if (!this.#known.has(leaf.place)) this.checked += 1;
      this.#known.set(leaf.place, leaf.card);
    }
  }
}
