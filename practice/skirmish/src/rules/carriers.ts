import { gapAtMost } from '@walstatt/geometry';
import type { L } from '../kit.ts';
import { standingOf } from './field.ts';
import { inch } from './space.ts';
import { isOnTable, roomLeft, unitOf } from './units.ts';

/** SK-TRANS-01: how near a unit must be. */
const REACH = inch(3);

/** SK-TRANS-01: carriers of the unit's seat that it may embark on. */
export function carriersInReach(look: L, unit: string): string[] {
  const s = look.state;
  const u = unitOf(s, unit);
  if (u.type !== 'infantry' || !isOnTable(s, unit)) return [];
  const models = standingOf(look, unit);
  const carriers: string[] = [];
  for (const id in s.units) {
    const c = s.units[id]!;
    const hull = c.room > 0 && c.owner === u.owner ? standingOf(look, id)[0]?.body : undefined;
    if (hull === undefined || !models.every((m) => gapAtMost(m.body, hull, REACH))) continue;
    if (roomLeft(s, id) >= u.living) carriers.push(id);
  }
  return carriers;
}
