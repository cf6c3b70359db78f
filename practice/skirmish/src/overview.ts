import type { Teller } from '@walstatt/engine';
import type { L } from './kit.ts';
import { bodiesOf } from './rules/field.ts';

/** The table in words: score, units with their places, terrain. */
export function overview(look: L, t: Teller): readonly string[] {
  const s = look.state;
  const at = ({ x, y }: { x: number; y: number }): string => `(${t.length(x)} | ${t.length(y)})`;
  const lines = Object.entries(s.sides).map(([side, { score, edge }]) => `${t.name(side)} (${t.name(edge)}): ${score}`);
  lines.push(`${t.name('objective')} ${at(s.objective)}`);
  for (const [id, u] of Object.entries(s.units)) {
    const leader = bodiesOf(look, id)[0];
    const where = leader !== undefined ? at(leader.centre) : u.living > 0 ? t.name('reserve') : '–';
    lines.push(
      `${t.name(u.owner)} · ${t.name(id)}: ${u.living}/${u.models.length} ${where}${u.broken ? ` ${t.name('broken')}` : ''}`,
    );
  }
  for (const [id, { kind, shape }] of Object.entries(s.terrain))
    lines.push(`${t.name(id)} (${t.name(kind)}) ${at(shape[0]!)}`);
  return lines;
}
