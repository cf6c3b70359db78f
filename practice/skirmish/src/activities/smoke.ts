import { ask } from '@walstatt/engine';
import { activity } from '../kit.ts';
import { isOnTable, unitOf } from '../rules/units.ts';

/** SK-FIRE-01: a cloud of smoke, once per battle. It drifts away after the next complete action phase. */
export const smoke = activity('smoke', {
  goesOnWhile: (look, c) => isOnTable(look.state, c.unit),
  steps: {
    *place(g, c) {
      const cloud = `smoke-${Object.keys(g.state.terrain).length + 1}`;
      const placed = yield* ask(g, {
        kind: 'place',
        name: 'placeSmoke',
        by: unitOf(g.state, c.unit).owner,
        rule: 'SK-FIRE-01',
        args: { unit: c.unit },
        pieces: [cloud],
      });
      const { x, y } = placed[0]!.pose as { x: number; y: number };
      g.apply({ type: 'smokeRose', rules: ['SK-FIRE-01'], terrain: cloud, centre: { x, y } });
      g.beginEffect({
        name: 'cloud',
        rule: 'SK-FIRE-02',
        on: cloud,
        data: {},
        until: { until: 'end', frame: 'actionPhase', of: null, complete: true },
        stack: 'once',
      });
      g.beginEffect({
        name: 'smokeUsed',
        rule: 'SK-FIRE-01',
        on: c.unit,
        data: {},
        until: { until: 'never' },
        stack: 'once',
      });
    },
  },
});
