import { solidsOverlap } from '@walstatt/geometry';
import type { L } from './kit.ts';
import { field } from './rules/field.ts';
import { isAlive } from './rules/units.ts';

/** Facts that hold after every event. */
export function invariants(look: L): string[] {
  const s = look.state;
  const broken: string[] = [];
  for (const [id, u] of Object.entries(s.units)) {
    const living = u.models.filter((m) => isAlive(s.models[m]!)).length;
    if (living !== u.living) broken.push(`${id} counts ${u.living} living models, but has ${living}`);
    if (u.models.some((m) => s.models[m]!.unit !== id)) broken.push(`${id} lists models of another unit`);
  }
  for (const [id, m] of Object.entries(s.models))
    if (m.where.at === 'aboard' && s.units[m.where.of]!.room === 0) broken.push(`${id} is aboard ${m.where.of}`);
  // On its way a model may be on friends.
  if (s.agenda.some((f) => f.do === 'walk')) return broken;
  const { all } = field(look);
  all.forEach((a, i) => {
    for (const b of all.slice(i + 1)) if (solidsOverlap(a, b)) broken.push(`${a.model} stands on ${b.model}`);
  });
  return broken;
}
