/** The values of the rulebook that a tranca table draws, with what was agreed for this partida on top. */
import type { House as AnyHouse } from '../../components/table/house';
import type { MeldRules } from './melds';
import type { View } from './messages';
import type { PointRules } from './scoring';

export type Rules = MeldRules & PointRules;
export type House = AnyHouse<Rules>;

/** A regional variant that all three have agreed on holds for this partida alone. */
export function inForce(house: House, view: View): Rules {
  return { ...house.rules, ...Object.fromEntries(view.agreed) };
}
