import { type Rule, rollDie } from '@walstatt/engine';
import { ownerOf } from '../../01-units/units.ts';
import { type Special, specialsOf } from '../../18-datasheets/special.ts';
import type { State } from '../../generated/state.ts';
import { activity } from '../../kit.ts';
import { gainCommandPoint } from './gain.ts';

/** WH-CMD-03, WH-DATA-01: command points that datasheets give in their player's new orders step, one after another. */
export const extraOrders = activity('extraOrders', {
  steps: {
    *gain(g, c): Rule<string | undefined> {
      const next = givers(g.state, c.seat).find((a) => !c.done.includes(keyOf(a)));
      if (next === undefined) return undefined;
      const { model, deed } = next;
      g.set(c, { done: [...c.done, keyOf(next)] });
      const face =
        deed.on === null
          ? null
          : yield* rollDie(g, {
              by: c.seat,
              rule: 'WH-CMD-03',
              purpose: 'commandPoint',
              about: g.state.models[model]!.unit,
            });
      if (face === null || face >= deed.on!) gainCommandPoint(g, c.seat, 'WH-CMD-03');
      return 'gain';
    },
  },
});

const keyOf = ({ model, name }: Special<'commandPoint'>): string => `${model}/${name}`;

const givers = (s: State, seat: string): Special<'commandPoint'>[] =>
  Object.keys(s.units).flatMap((unit) => (ownerOf(s, unit) === seat ? specialsOf(s, unit, 'commandPoint') : []));
