import type { Text } from '../kit.ts';

export const text: Text = {
  activities: { shockArrival: 'Schocktruppen' },
  events: {
    scattered: (e, t) => `${t.name(e.unit)}: ${e.distance === 0 ? 'landet genau' : `weicht ${e.distance}" ab`}`,
  },
  requests: { shockPoint: (r, t) => `${t.name(r.args.unit)}: wo landet sie?` },
  purposes: { scatterDistance: 'Abweichung', scatterDie: 'Abweichungswürfel', scatterAngle: 'Richtung' },
};
