import type { Text } from '../kit.ts';

export const text: Text = {
  activities: { shockArrival: 'Shock troops' },
  events: {
    scattered: (e, t) => `${t.name(e.unit)}: ${e.distance === 0 ? 'lands on the spot' : `drifts ${e.distance}"`}`,
  },
  requests: { shockPoint: (r, t) => `${t.name(r.args.unit)}: where does it land?` },
  purposes: { scatterDistance: 'deviation', scatterDie: 'scatter die', scatterAngle: 'direction' },
};
