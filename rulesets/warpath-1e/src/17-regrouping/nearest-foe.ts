import { distanceSquared, type Point } from '@walstatt/geometry';
import { middleOf } from '@walstatt/tabletop';
import { areFoes, modelsOf } from '../01-units/units.ts';
import { tableTop } from '../07-measuring/table-top.ts';
import type { Look } from '../kit.ts';

/** Where the nearest enemy on the ground stands, or null. */
export function nearestFoe(look: Look, unit: string): Point | null {
  const u = look.state.units[unit]!;
  const from = middleOf(modelsOf(u)!);
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const s of tableTop(look).units) {
    if (s.unit.type === 'flyer' || !areFoes(look.state, u, s.unit)) continue;
    const at = s.bodies[0]!.centre;
    const d = distanceSquared(at, from);
    if (d >= least) continue;
    least = d;
    best = at;
  }
  return best;
}
