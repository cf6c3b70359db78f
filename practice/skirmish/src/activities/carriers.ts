import { ask } from '@walstatt/engine';
import { activity, bigWindow } from '../kit.ts';
import { carriersInReach } from '../rules/carriers.ts';
import { hasMoved } from '../rules/moved.ts';
import { placementRequest, placeUnit } from '../rules/placing.ts';
import { carrierOf, livingModels, unitOf } from '../rules/units.ts';
import { goesOn } from './moves.ts';
import { chooseTarget } from './shoot.ts';

/** SK-TRANS-01. */
export const embark = activity('embark', {
  steps: {
    *board(g, c) {
      const carrier = yield* ask(g, {
        kind: 'choose',
        name: 'chooseCarrier',
        by: unitOf(g.state, c.unit).owner,
        rule: 'SK-TRANS-01',
        args: { unit: c.unit },
        options: carriersInReach(g, c.unit).map((id) => ({ id })),
      });
      if (carrier !== null) g.apply({ type: 'boarded', rules: ['SK-TRANS-01'], unit: c.unit, carrier });
    },
  },
});

/** SK-TRANS-02: out of the carrier, then perhaps a shot. Without room the unit stays aboard. */
export const disembark = activity('disembark', {
  goesOnWhile: goesOn,
  steps: {
    *place(g, c) {
      const carrier = carrierOf(g.state, c.unit);
      if (carrier === null) return;
      const pieces = livingModels(g.state, c.unit);
      const request = placementRequest(g, 'placeBeside', c.unit, pieces, 'SK-TRANS-02', { beside: carrier });
      const placed = yield* ask(g, request);
      if (placed.length === 0) return;
      placeUnit(g, c.unit, placed, 'SK-TRANS-02');
      hasMoved(g, c.unit);
    },
    overwatch: bigWindow('afterMove'),
    *shoot(g, c) {
      yield* chooseTarget(g, c.unit, 'SK-TRANS-02', true);
    },
  },
});
