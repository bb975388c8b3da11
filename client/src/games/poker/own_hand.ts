/** What the reader's own cards make so far, with those that everybody sees. */
import { made } from './evaluating/best';
import { VARIANTS } from './evaluating/variants';
import type { MadeView, View } from './messages';

/** Null without a live hand, and while fewer than five cards make not even a pair. */
export function ownMade(view: View, you: number): MadeView | null {
  const { standing, made: open } = view.players[you]!;
  const variant = VARIANTS[view.variant];
  if (!variant || !view.hand?.length || (standing !== 'playing' && standing !== 'all_in' && !open)) return null;
  if (open) return open;
  const own = made(variant, view.hand, view.board);
  const few = view.hand.length + view.board.length < 5;
  return own.low === null && (own.high === null || (few && own.high === 'high_card')) ? null : own;
}
