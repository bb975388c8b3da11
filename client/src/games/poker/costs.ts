/** What a level costs, in words: what may be bet, and where there are limits also what is posted. */
import type { LevelView } from './messages';
import { chips, type Teller } from './telling';

/** With limits the bets are what everybody asks for; the blinds, or in stud games the bring-in, stand apart. */
export type Costs = { bets: string; posts: string };

export function costsOf(level: LevelView, teller: Teller): Costs {
  const t = teller.t.table;
  const amount = (value: number): string => chips(value, teller);
  const ante = level.ante || level.big_blind_ante;
  const antes = ante ? [t.ante(amount(ante))] : [];
  if (!level.limits) return { bets: [t.blinds(amount(level.small), amount(level.big)), ...antes].join(' · '), posts: '' };
  const posts = level.big ? t.posts(amount(level.small), amount(level.big)) : t.bringIn(amount(level.bring_in));
  return { bets: t.limits(amount(level.limits[0]), amount(level.limits[1])), posts: [posts, ...antes].join(' · ') };
}
