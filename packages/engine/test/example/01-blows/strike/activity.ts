import { ask, atLeast, type Rule, rollPool } from '@walstatt/engine';
import { activity } from '../../kit.ts';

/** SK-SHOOT-03: one D6 for a careful blow, two for a wild one. */
export const strike = activity('strike', {
  steps: {
    *blow(g, c): Rule<void> {
      const { owner, skill } = g.state.fighters[c.fighter]!;
      const blow = yield* ask(g, {
        kind: 'choose',
        name: 'blow',
        by: owner,
        rule: 'SK-ACT-01',
        args: { fighter: c.fighter },
        options: [{ id: 'careful' }, { id: 'wild' }],
        preset: 'careful',
      });
      const wild = blow === 'wild';
      const counts = yield* rollPool(g, {
        by: owner,
        rule: 'SK-SHOOT-03',
        purpose: 'hit',
        n: wild ? 2 : 1,
        classes: atLeast(g.modify('hitOn', skill, { wild })),
        needs: () => g.explain('hitOn', skill, { wild }),
      });
      g.apply({ type: 'struck', rules: ['SK-SHOOT-03'], ...c, wild, hits: counts[1]! });
    },
  },
});
