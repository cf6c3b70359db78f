import { expect, test } from 'vitest';
import { field, rectangle } from '../../test/field.ts';
import { go } from '../../test/ways.ts';
import { inch } from '../04-measuring/table-top.ts';
import type { Terrain } from '../generated/state.ts';

/** A model with M 6" walks so far through a feature that has only a footprint, or is an inch high. */
const walk = (kind: Terrain['kind'], distance: number, top = 0) => {
  const shape = rectangle(12, 5, 2, 10);
  const solids = top === 0 ? [] : [{ part: 'body', shape, bottom: 0, top: inch(top) } as const];
  const s = field({
    red: { squad: { places: [[10, 10]] } },
    blue: { horde: { places: [[50, 40]] } },
    terrain: { piece: { kind, footprint: shape, solids } },
  });
  s.start('movementPhase', { seat: 'red' }).answer('moveNext', 'squad', 'red').answer('moveHow', 'normal', 'red');
  return s.battle.refuse(s.battle.pending[0]!.id, [go('squad.1', [10 + distance, 10])])?.rule ?? null;
};

test('[WH-TERRAIN-01][WH-TERRAIN-09] models walk over craters and low terrain as over open ground', () => {
  for (const [kind, top] of [
    ['crater', 0],
    ['debris', 1],
    ['barricade', 1],
  ] as const) {
    expect(walk(kind, 6, top)).toBe(null);
    expect(walk(kind, 6.01, top)).toBe('WH-MOVE-17');
  }
});

test('[WH-TERRAIN-30][WH-TERRAIN-31] over woods, too, but 2" less far', () => {
  expect(walk('woods', 4)).toBe(null);
  expect(walk('woods', 4.01)).not.toBe(null);
});
