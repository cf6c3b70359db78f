import { gun, volley } from '../../14-attacks/gun.ts';
import { type Fragment, s, seat, unitId } from '../../fields.ts';

export const melee: Fragment = {
  contexts: {
    meleeAttacks: {
      seat,
      unit: unitId,
      /** Weapons that still need a target. */
      armed: s.list(gun),
      volleys: s.list(volley),
    },
  },
  requests: {
    meleeWeapons: { kind: 'assign', args: { unit: unitId }, about: { by: 'unit' } },
    meleeTargets: {
      kind: 'allocate',
      args: { unit: unitId, weapon: s.id('weapons') },
      about: { by: 'unit', at: 'option' },
    },
  },
};
