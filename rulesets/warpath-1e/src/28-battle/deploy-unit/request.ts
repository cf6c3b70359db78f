import type { Refusal } from '@walstatt/engine';
import { boxOf } from '@walstatt/geometry';
import { placing } from '../../01-units/placing.ts';
import { sideOfUnit } from '../../01-units/units.ts';
import { inches, TOLERANCE } from '../../07-measuring/lengths.ts';
import { bodiesAt } from '../../07-measuring/table-top.ts';
import type { Spot } from '../../generated/state.ts';
import type { Asked, Look } from '../../kit.ts';

/** WP-DEMO-04, WP-G-50: the nearest point of every base within three inches of the own edge. */
const DEMO_DEPTH = inches(3);

/** WP-BATTLE-20: at least twelve inches from the centre line. */
const FROM_CENTRE = inches(12);

export const isSouth = (look: Look, r: Asked<'deployPlace'>): boolean =>
  look.state.sides[sideOfUnit(look.state, look.state.units[r.args.unit]!)]!.edge === 'south';

function refuse(look: Look, r: Asked<'deployPlace'>, models: readonly Spot[]): Refusal | null {
  const { depth } = look.state.table;
  const south = isSouth(look, r);
  const demo = look.state.mission === 'demo';
  for (const b of bodiesAt(look.state.units[r.args.unit]!, models)) {
    const box = boxOf(b);
    const near = south ? box.minY : depth - box.maxY;
    const far = south ? box.maxY : depth - box.minY;
    if (demo ? near > DEMO_DEPTH + TOLERANCE : far > depth / 2 - FROM_CENTRE + TOLERANCE) {
      const limit = demo ? DEMO_DEPTH : depth / 2 - FROM_CENTRE;
      return { code: 'outsideZone', rule: r.rule, measured: Math.round(demo ? near : far), limit, unit: 'length' };
    }
  }
  return null;
}

/** How deep units are usually placed. */
export const deepOf = (look: Look): number => (look.state.mission === 'demo' ? inches(3) : inches(9));

/** Along the side's own edge, from the middle outwards. */
function* wanted(look: Look, r: Asked<'deployPlace'>): Iterable<Spot> {
  const { width, depth } = look.state.table;
  const south = isSouth(look, r);
  const step = inches(0.5);
  for (let deep = inches(1.5); deep <= deepOf(look) + inches(2); deep += step)
    for (let k = 0; k * step <= width / 2; k++)
      for (const x of k === 0 ? [width / 2] : [width / 2 + k * step, width / 2 - k * step])
        yield { x: Math.round(x), y: south ? deep : depth - deep, facing: south ? 900 : 2700 };
}

/** Deployment on the unit's own side of the table. */
export const deployRequest = placing<'deployPlace'>({
  manner: () => ({ deploying: true }),
  refuse,
  wanted,
});
