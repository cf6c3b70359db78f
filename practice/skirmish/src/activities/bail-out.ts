import { ask, atLeast, FINISHED, rollPool } from '@walstatt/engine';
import { activity } from '../kit.ts';
import { loseModel } from '../rules/losses.ts';
import { placementRequest, placeUnit } from '../rules/placing.ts';
import { livingModels, passengersOf, unitOf } from '../rules/units.ts';

/** SK-TRANS-03..05: the passengers of a destroyed carrier, unit by unit. */
export const bailOut = activity('bailOut', {
  steps: {
    next(g, c) {
      const unit = passengersOf(g.state, c.transport)[0];
      if (unit === undefined) return FINISHED;
      g.set(c, { unit });
      return undefined;
    },

    /** SK-TRANS-03: a die each; the owner chooses who is lost. */
    *crash(g, c) {
      const unit = c.unit!;
      const by = unitOf(g.state, unit).owner;
      const models = livingModels(g.state, unit);
      const [lost] = yield* rollPool(g, {
        by,
        rule: 'SK-TRANS-03',
        purpose: 'wreck',
        n: models.length,
        classes: atLeast(2),
      });
      const gone = yield* ask(g, {
        kind: 'chooseMany',
        name: 'chooseLost',
        by,
        rule: 'SK-TRANS-03',
        args: { unit },
        options: models.map((id) => ({ id })),
        min: lost!,
        max: lost!,
      });
      for (const model of gone) loseModel(g, model, 'wreck', 'SK-TRANS-03');
      g.set(c, { left: livingModels(g.state, unit) });
    },

    /** SK-TRANS-04, SK-TRANS-05: one by one; whoever finds no room is lost. */
    *place(g, c) {
      const [model, ...left] = c.left;
      if (model === undefined) return 'next';
      const request = placementRequest(g, 'placeSurvivor', c.unit!, [model], 'SK-TRANS-04', { beside: c.transport });
      const placed = yield* ask(g, request);
      if (placed.length === 0) loseModel(g, model, 'noRoom', 'SK-TRANS-05');
      else placeUnit(g, c.unit!, placed, 'SK-TRANS-04');
      g.set(c, { left });
      return 'place';
    },
  },
});
