import { ask, type Rule, rollAtLeast } from '@walstatt/engine';
import { spaceGapAtMost } from '@walstatt/geometry';
import { ownerOf } from '../../01-units/units.ts';
import { measuredOf } from '../../04-measuring/questions.ts';
import { inch, tableTop } from '../../04-measuring/table-top.ts';
import { rollAmount } from '../../06-dice/amount.ts';
import { activity, type L } from '../../kit.ts';
import { living } from '../allocate.ts';
import { demiseOf, remove } from '../lose-wound.ts';

const REACH = inch(6);

/** WH-ABIL-07, WH-ABIL-08: a die before the model is removed. */
export const deadlyDemise = activity('deadlyDemise', {
  steps: {
    /**
     * WH-ABIL-09, WH-UNIT-08, WH-G-86: on a 6 all units near it, friends and its own among them. WH-SEQ-01: in the order
     * that the active player likes.
     */
    *roll(g, c): Rule<void> {
      const { unit } = g.state.models[c.model]!;
      const owner = ownerOf(g.state, unit);
      const roll = { by: owner, rule: 'WH-ABIL-07', purpose: 'deadlyDemise', about: unit } as const;
      if (!(yield* rollAtLeast(g, 6, roll))) return;
      const units = yield* ask(g, {
        kind: 'order',
        name: 'demiseOrder',
        by: g.state.activeSeat ?? owner,
        rule: 'WH-SEQ-01',
        args: { model: c.model },
        options: unitsNear(g, c.model).map((id) => ({ id })),
      });
      g.set(c, { units: [...units] });
    },

    /** WH-ABIL-10: a random number is rolled for each unit anew. */
    *blast(g, c): Rule<string | undefined> {
      const [unit, ...units] = c.units;
      if (unit === undefined) return undefined;
      g.set(c, { units });
      const by = ownerOf(g.state, g.state.models[c.model]!.unit);
      const amount = demiseOf(g.state, c.model)!;
      const left = yield* rollAmount(g, amount, { by, rule: 'WH-ABIL-10', purpose: 'mortalWounds', about: unit });
      g.then('mortalWounds', { unit, left }, 'WH-ABIL-09');
      return 'blast';
    },

    /** WH-ABIL-08: then its passengers get out. */
    remove: (g, { model }) => remove(g, model, 'WH-DMG-02'),
  },
});

function unitsNear(look: L, model: string): string[] {
  const from = measuredOf(look, model);
  return tableTop(look).units.flatMap(({ id, models, measured }) => {
    const left = living(look.state, id);
    return models.some((m, i) => left.includes(m) && spaceGapAtMost(from, measured[i]!, REACH)) ? [id] : [];
  });
}
