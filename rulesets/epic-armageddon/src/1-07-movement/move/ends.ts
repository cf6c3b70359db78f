import type { Faults, Refusal } from '@walstatt/engine';
import { boxOf, overlaps, overlapsRegion } from '@walstatt/geometry';
import { boxesMeet } from '@walstatt/tabletop';
import { tableTop } from '../../1-00-materials/table-top.ts';
import { hasAbility } from '../../1-01-units/units.ts';
import { partsOf, partsOfFormation } from '../../1-02-formations/coherent.ts';
import { effectOn } from '../../1-08-terrain/effects.ts';
import { isOnRoad } from '../../1-08-terrain/roads.ts';
import type { Moved } from '../manner.ts';
import type { Following } from './following.ts';

/** Where units may not end a move. All of them have moved by then. */
export function refuseEnds(f: Following, moved: Moved, faults: Faults): Refusal | null {
  for (const { unit } of moved.ways) {
    const refusal = refuseEnd(f, moved, unit);
    if (refusal !== null && faults.add(refusal)) return refusal;
  }
  if (f.manner.coherency === 'losses' || isTogether(f, moved)) return null;
  return { code: 'outOfCoherency', rule: 'EA-1.2.1-03', args: { formation: moved.move.formation } };
}

/** EA-2.1.7-02, EA-2.1.13-02: a unit that passes over impassable terrain does not end there. Nobody ends on another unit. */
function refuseEnd({ look, manner }: Following, { after, move }: Moved, unit: string): Refusal | null {
  const s = look.state;
  const at = after.units.indexOf(unit);
  if (at < 0) return null;
  const body = after.bodies[at]!;
  const spot = after.spots[at]!;
  const box = boxOf(body);
  const table = tableTop(look);
  for (const { id, box: around, shape, terrain } of table.pieces) {
    if (!boxesMeet(box, around) || effectOn(s, unit, terrain) !== 'impassable' || !overlapsRegion(body, shape))
      continue;
    if (manner.roads && isOnRoad(look, spot)) continue;
    const rule = hasAbility(s, unit, 'jumpPacks') ? 'EA-2.1.7-02' : 'EA-2.1.13-02';
    return { code: 'endsImpassable', rule, args: { unit, terrain: id } };
  }
  const onOther = (units: readonly string[], bodies: typeof after.bodies): string | undefined =>
    units.find((other, i) => other !== unit && overlaps(body, bodies[i]!));
  let other = onOther(after.units, after.bodies);
  for (const stand of table.units)
    if (other === undefined && stand.id !== move.formation && boxesMeet(box, stand.box))
      other = onOther(stand.units, stand.bodies);
  return other === undefined ? null : { code: 'onUnit', rule: 'EA-1.7.2-02', args: { unit, other } };
}

/** EA-G-11: a unit that was out of coherency before may stay so. */
function isTogether({ look }: Following, { move, after }: Moved): boolean {
  const parts = partsOf(look.state, after.units, after.bodies).length;
  return parts <= Math.max(1, partsOfFormation(look, move.formation).length);
}
