import { describe, expect, it } from 'vitest';
import { FIRST_CHOICE, lengthOf } from '../../pages/parts/choice';
import { offersOf } from '../../pages/parts/options';
import { tranca } from '.';

it('a match of tranca is one partida, as long as its rulebook says', () =>
  expect(lengthOf({ ...FIRST_CHOICE, game: 'tranca', bestOf: 3 })).toEqual({}));

describe('what a tranca table may agree on', () => {
  const rule = (value: unknown) => ({ value, articles: [], pt: 'regra', en: 'rule' });
  const option = (name: string, alternatives: unknown[]) => ({ id: name, rule: name, reason_pt: 'porque', reason_en: 'because', alternatives });
  const afia = {
    rules: { lixo_bridge: rule(false), both_over_target: rule('higher_total'), wilds_per_meld: rule(1) },
    options: [
      option('lixo_bridge', [true]),
      option('both_over_target', ['batida_pair']),
      option('wilds_per_meld', [2, 'minority']),
      option('stages.best_losers', ['fill']),
    ],
  };
  const offers = offersOf(afia, tranca).map((one) => one.key);
  it('begins with the wild cards of a jogo', () => expect(offers).toEqual(['wilds_per_meld', 'both_over_target', 'lixo_bridge']));
  it('leaves the championship out', () => expect(offers).not.toContain('stages.best_losers'));
});
