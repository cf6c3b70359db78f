import { hasEffect, type SeatId } from '@walstatt/engine';
import { type G, trigger } from '../kit.ts';
import type { Fallen } from '../rules/losses.ts';
import { hasTrait } from '../rules/units.ts';

/** SK-REACT-08: instead of being lost, one model stays with one wound. */
export const medic = trigger({
  id: 'medic',
  rule: 'SK-REACT-08',
  window: 'insteadOfLosses',
  inBattle: (look) => Object.values(look.state.units).some((u) => u.traits.includes('medic')),
  offers: (look, f: Fallen) =>
    hasTrait(look.state, f.unit, 'medic') && !hasEffect(look.state, f.unit, 'medicUsed')
      ? f.result.map((id) => ({ id }))
      : [],
  run(g: G, f: Fallen, model: string, seat: SeatId) {
    f.result = f.result.filter((m) => m !== model);
    g.apply({ type: 'modelSaved', rules: ['SK-REACT-08'], unit: f.unit, model });
    g.beginEffect({
      name: 'medicUsed',
      rule: 'SK-REACT-08',
      on: f.unit,
      by: seat,
      data: {},
      until: { until: 'end', frame: 'round', of: null, complete: false },
      stack: 'once',
    });
  },
});
