import { overlaps } from '@walstatt/geometry';
import type { Look } from './kit.ts';
import { boxesNear, tableTop } from './rules/table-top.ts';

/** Facts that always hold: nobody off the table, no two models on one place (a vehicle on what it is running over excepted). */
export function invariants(look: Look): string[] {
  const broken: string[] = [];
  const top = tableTop(look);
  const driving = look.state.agenda.some((f) => f.do === 'drive');
  for (const s of top.units) {
    const { box } = s;
    if (box.minX < 0 || box.minY < 0 || box.maxX > top.width || box.maxY > top.depth)
      broken.push(`${s.id} is off the table`);
    if (s.bodies.length !== s.unit.size) broken.push(`${s.id} has lost models`);
  }
  if (driving) return broken;
  for (let i = 0; i < top.units.length; i++)
    for (let j = 0; j < i; j++) {
      const a = top.units[i]!;
      const b = top.units[j]!;
      if (!boxesNear(a.box, b.box, 0)) continue;
      if (a.bodies.some((p) => b.bodies.some((q) => overlaps(p, q)))) broken.push(`${a.id} stands on ${b.id}`);
    }
  for (const [id, u] of Object.entries(look.state.units)) {
    if (u.where.at === 'aboard' && look.state.units[u.where.of] === undefined) broken.push(`${id} is in no transport`);
    if (u.charging !== null && u.where.at !== 'table') broken.push(`${id} charges from off the table`);
  }
  return broken;
}
