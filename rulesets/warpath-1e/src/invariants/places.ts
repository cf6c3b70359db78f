import { boxOf, overlaps, overlapsRegion } from '@walstatt/geometry';
import { boxesNear, type Standing, type TableTop, tableTop } from '../07-measuring/table-top.ts';
import type { Look } from '../kit.ts';

/** Where models may never be: off the table, inside each other, inside what nobody can enter. Looked at once for each position. */
export function brokenPlaces(look: Look): readonly string[] {
  const driving = look.state.agenda.find((f) => f.do === 'drive')?.c.unit ?? '';
  return look.memo('brokenPlaces', driving, () => {
    const top = tableTop(look);
    return top.units.flatMap((s, i) => [
      ...brokenStand(top, s, s.id === driving),
      ...top.units.slice(0, i).flatMap((o) => (isUnder(driving, s, o) ? [] : onEachOther(s, o))),
    ]);
  });
}

/** A vehicle on its way may stand on what it runs over, or float over anything. */
const isUnder = (driving: string, a: Standing, b: Standing): boolean => a.id === driving || b.id === driving;

function onEachOther(a: Standing, b: Standing): string[] {
  if (!boxesNear(a.box, b.box, 0)) return [];
  return a.bodies.some((p) => b.bodies.some((q) => overlaps(p, q))) ? [`${a.id} stands on ${b.id}`] : [];
}

function brokenStand(top: TableTop, s: Standing, driving: boolean): string[] {
  const broken: string[] = [];
  const { box, unit } = s;
  if (box.minX < 0 || box.minY < 0 || box.maxX > top.width || box.maxY > top.depth)
    broken.push(`${s.id} is off the table`);
  if (s.bodies.length !== unit.size) broken.push(`${s.id} has ${s.bodies.length} models instead of ${unit.size}`);
  s.bodies.forEach((b, i) => {
    if (s.bodies.slice(0, i).some((other) => overlaps(b, other)))
      broken.push(`model ${i} of ${s.id} stands on another`);
    if (driving) return;
    for (const p of top.pieces)
      if (isClosed(s, p.terrain.kind) && boxesNear(boxOf(b), p.box, 0) && overlapsRegion(b, p.shape))
        broken.push(`model ${i} of ${s.id} stands in ${p.id}`);
  });
  return broken;
}

/** WP-TERRAIN-03, WP-ARTY-03: what a unit can never stand in. */
function isClosed(s: Standing, kind: string): boolean {
  if (s.unit.type === 'flyer') return true;
  return kind === 'blocking' || (s.unit.type === 'artillery' && !s.unit.frozen);
}
