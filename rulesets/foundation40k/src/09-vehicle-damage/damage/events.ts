import type { State } from '../../generated/state.ts';
import { event } from '../../kit.ts';

export const events = {
  vehicleDamaged: event('vehicleDamaged', (s, e) => damage(s, e.model, e.result), { about: { at: 'unit' } }),
  weaponLost: event(
    'weaponLost',
    (s, e) => {
      const { weapons } = s.models[e.model]!;
      weapons.splice(weapons.indexOf(e.weapon), 1);
    },
    { about: { at: 'unit' }, shows: 'loss' },
  ),
  wreckPlaced: event(
    'wreckPlaced',
    (s, e) => {
      s.terrain[e.terrain] = {
        kind: 'wreck',
        class: 'softCover',
        category: 0,
        coversOnlyInfantry: false,
        blocksSight: false,
        entry: 'all',
        linear: false,
        shape: e.shape.map(({ x, y }) => ({ x, y })),
      };
    },
    { spatial: true, about: { at: 'terrain' } },
  ),
  exploded: event('exploded', () => {}, { about: { by: 'unit' } }),
};

/** FD-VEHICLE-08, FD-VEHICLE-09, FD-VEHICLE-10: shaken, stunned, immobilised. */
function damage(s: State, model: string, result: number): void {
  const m = s.models[model]!;
  m.results.push(result);
  if (result === 1) m.shaken = true;
  if (result === 2) m.stunned = true;
  if (result === 3) m.immobilised = true;
}
