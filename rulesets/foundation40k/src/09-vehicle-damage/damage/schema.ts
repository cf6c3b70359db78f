import { point } from '../../14-terrain/schema.ts';
import { count, type Fragment, modelId, s, seat, ticks, unitId, weaponId } from '../../fields.ts';

/** Vehicles, and how many damage rolls each still waits for. */
export const damaged = s.list(s.record({ model: modelId, rolls: count }, 'Damaged'));

/** Where the vehicles stood that blew up. */
export const blasts = s.list(
  s.record({ model: modelId, x: ticks, y: ticks, facing: s.withDefault(s.int(0, 3599), 0) }, 'Blast'),
);

export const damage: Fragment = {
  contexts: {
    vehicleDamage: {
      by: seat,
      left: damaged,
      blasts: s.withDefault(blasts, []),
      /** FD-GAP-66: the damage of an explosion hands the vehicles it blows up back to that explosion. */
      chain: s.withDefault(s.bool, false),
    },
  },
  events: {
    vehicleDamaged: { unit: unitId, model: modelId, result: s.int(1, 6) },
    weaponLost: { unit: unitId, model: modelId, weapon: weaponId },
    wreckPlaced: { terrain: s.text, shape: s.list(point) },
    exploded: { unit: unitId, model: modelId },
  },
  requests: {
    weaponToLose: { kind: 'choose', args: { unit: unitId, model: modelId }, about: { at: 'unit' } },
  },
};
