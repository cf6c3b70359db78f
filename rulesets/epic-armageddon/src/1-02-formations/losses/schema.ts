import { type Fragment, s, unitId } from '../../fields.ts';

const why = s.literal('shooting', 'assault', 'coherency', 'terrain', 'withdrawal', 'markers', 'transport', 'critical');

export const losses: Fragment = {
  events: {
    unitDestroyed: { unit: unitId, why },
    /** A war engine has lost damage points. */
    unitDamaged: { unit: unitId, by: s.int(1, 20), why },
  },
  requests: { damageSuffered: { kind: 'window' } },
};
