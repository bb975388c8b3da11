/** The chances of the hands that lie open while the last cards come. Only cards that everybody sees are counted. */
import type { Situation } from './evaluating/equity';
import { VARIANTS } from './evaluating/variants';
import type { View } from './messages';
import type { Teller } from './telling';

/** The hands that lie open, with their seats; null where somebody is still asked, or nothing is left to come. */
export function openHands(view: View): { seats: number[]; situation: Situation } | null {
  const variant = VARIANTS[view.variant];
  if (!variant || view.stage !== 'hand' || view.asked) return null;
  const open = view.players.filter((player) => player.shown);
  if (open.length < 2 || !open.every(({ shown }) => (variant.stud ? shown!.length + view.board.length < variant.hole : view.board.length < 5)))
    return null;
  const dead = view.players.filter((player) => !player.shown).flatMap((player) => player.up);
  return { seats: open.map((player) => player.seat), situation: { variant, hands: open.map((player) => player.shown!), board: view.board, dead } };
}

const LOCALES = { pt: 'pt-BR', en: 'en', es: 'es' } as const;

/** A chance in whole hundredths; what is not quite nothing or not quite sure is said so. */
export function percent(part: number, { lang }: Pick<Teller, 'lang'>): string {
  const write = (value: number): string => new Intl.NumberFormat(LOCALES[lang], { style: 'percent' }).format(value);
  if (part > 0 && part < 0.005) return `<${write(0.01)}`;
  return part < 1 && part >= 0.995 ? `>${write(0.99)}` : write(part);
}
