import { type Solid, withinBoth } from '@walstatt/geometry';
import { boxesMeet, grown } from '@walstatt/tabletop';
import { areEnemyUnits } from '../01-units/units.ts';
import { inch, standing, tableTop } from '../04-measuring/table-top.ts';
import type { L } from '../kit.ts';

export const ACROSS = inch(1);
export const UP = inch(5);

/** WH-ENG-01: within 1" horizontally and within 5" vertically. */
export const inEngagementRange = (a: Solid, b: Solid): boolean => withinBoth(a, b, ACROSS, UP);

/** WH-ENG-01, WH-ENG-02, WH-ENG-03: units of enemies are within engagement range if two of their models are. */
export function areEngaged(look: L, a: string, b: string): boolean {
  if (!areEnemyUnits(look.state, a, b)) return false;
  return look.memo('engaged', a < b ? `${a} ${b}` : `${b} ${a}`, () => {
    const p = standing(look, a);
    const q = standing(look, b);
    if (!boxesMeet(grown(p.box, ACROSS), q.box)) return false;
    for (const x of p.measured) for (const y of q.measured) if (inEngagementRange(x, y)) return true;
    return false;
  });
}

/** The enemy units within engagement range of a unit. */
export const engagedBy = (look: L, unit: string): readonly string[] =>
  look.memo('engagedBy', unit, () =>
    tableTop(look).units.flatMap(({ id }) => (areEngaged(look, unit, id) ? [id] : [])),
  );
