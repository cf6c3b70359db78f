import { armed } from '../../06-shooting/shoot/schema.ts';
import { count, type Fragment, s, seat, unitId } from '../../fields.ts';

export const strike: Fragment = {
  contexts: {
    strike: {
      seat,
      unit: unitId,
      target: unitId,
      attacker: s.bool,
      armed: s.withDefault(armed, []),
      /** Rolled attacks, by place in `armed`. */
      rolled: s.withDefault(s.list(count), []),
    },
  },
  events: { struck: { unit: unitId, target: unitId, attacker: s.bool } },
  requests: { blades: { kind: 'assign', args: { unit: unitId }, about: { by: 'unit' } } },
};
