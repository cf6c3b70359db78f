import type { Impossible } from '@walstatt/engine';
import { boxesNear, boxOf, overlaps, overlapsRegion } from '@walstatt/geometry';
import { clashes, isBoxIn } from '@walstatt/tabletop';
import { type Standing, type TableTop, tableTop } from '../07-measuring/table-top.ts';
import type { Look } from '../kit.ts';

/**
 * Where models may never be: off the table, inside each other, inside what nobody can enter. Checked once for each
 * position.
 */
export function brokenPlaces(look: Look): readonly Impossible[] {
  const driving = look.state.agenda.find((f) => f.do === 'drive')?.c.unit ?? '';
  return look.memo('brokenPlaces', driving, () => {
    const top = tableTop(look);
    return [...top.units.flatMap((s) => brokenStand(top, s, s.id === driving)), ...onOneAnother(top, driving)];
  });
}

/** A vehicle on its way may stand on what it runs over, or float over anything. */
function onOneAnother(top: TableTop, driving: string): Impossible[] {
  const all = top.units.flatMap((s) => s.bodies.map((body, i) => ({ id: s.id, i, body })));
  const isAllowed = (a: string, b: string): boolean => a === driving || b === driving;
  const pairs = clashes(
    all.map((a) => a.body),
    (a, b) => !isAllowed(all[a]!.id, all[b]!.id) && overlaps(all[a]!.body, all[b]!.body),
  );
  return pairs.map(([a, b]) => {
    const [one, other] = [all[a]!, all[b]!];
    return { at: atModel(one.id, one.i), what: `${named(one.id, one.i)} stands on ${named(other.id, other.i)}` };
  });
}

function brokenStand(top: TableTop, s: Standing, driving: boolean): Impossible[] {
  const broken: Impossible[] = [];
  const { unit } = s;
  if (s.bodies.length !== unit.size)
    broken.push({
      at: atModel(s.id, 0).slice(1),
      what: `${s.id} has ${s.bodies.length} models instead of ${unit.size}`,
    });
  s.bodies.forEach((b, i) => {
    const wrong = (what: string): void => {
      broken.push({ at: atModel(s.id, i), what: `${named(s.id, i)} ${what}` });
    };
    if (!isBoxIn(boxOf(b), { minX: 0, minY: 0, maxX: top.width, maxY: top.depth })) wrong('is off the table');
    if (driving) return;
    for (const p of top.pieces)
      if (isClosed(s, p.terrain.kind) && boxesNear(boxOf(b), p.box, 0) && overlapsRegion(b, p.shape))
        wrong(`stands in ${p.id}, which it cannot enter`);
  });
  return broken;
}

const named = (unit: string, model: number): string => `model ${model + 1} of ${unit}`;

const atModel = (unit: string, model: number): Impossible['at'] => [
  ['units', unit, 'where', 'models', model],
  ['units', unit, 'places', model],
  ['units', unit, 'at'],
  ['units', unit],
];

/** WP-TERRAIN-03, WP-ARTY-03: what a unit can never stand in. */
function isClosed(s: Standing, kind: string): boolean {
  if (s.unit.type === 'flyer') return true;
  return kind === 'blocking' || (s.unit.type === 'artillery' && !s.unit.frozen);
}
