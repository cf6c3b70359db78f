import type { Teller } from '@walstatt/engine';
import { boxOfPolygon } from '@walstatt/geometry';
import { standing } from '../1-00-materials/table-top.ts';
import type { L } from '../kit.ts';
import { words } from './words.ts';

/** The table in words, with a line for each thing on it. */
export function overview(look: L, t: Teller): string[] {
  const s = look.state;
  const w = words[t.language];
  const lines: string[] = [];
  for (const { id: seat } of s.seats) {
    lines.push(t.name(seat));
    for (const id in s.formations) {
      const { owner, status, blastMarkers, broken, overwatch } = s.formations[id]!;
      if (owner !== seat) continue;
      const { units, box } = standing(look, id);
      const where = units.length > 0 ? `${w.units(units.length)}: ${between(box, t)}` : w.elsewhere[status.at];
      const marks = [
        ...(blastMarkers > 0 ? [w.markers(blastMarkers)] : []),
        ...(broken ? [w.badges.broken.text] : []),
        ...(overwatch === null ? [] : [w.badges.overwatch.text]),
      ];
      lines.push(`  ${[`${t.name(id)}: ${where}`, ...marks].join(', ')}`);
    }
  }
  for (const id in s.terrain) lines.push(`${id} ${t.name(id)}: ${between(boxOfPolygon(s.terrain[id]!.shape), t)}`);
  return lines;
}

const between = (b: { minX: number; minY: number; maxX: number; maxY: number }, t: Teller): string =>
  `${t.length(b.minX)}–${t.length(b.maxX)}, ${t.length(b.minY)}–${t.length(b.maxY)}`;
