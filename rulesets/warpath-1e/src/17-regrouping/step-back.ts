import { type Body, gapBelow, INCH } from '@walstatt/geometry';
import { directionTo, middleOf, placesAround, shiftedSpots, stepIn } from '@walstatt/tabletop';
import { modelsOf } from '../01-units/units.ts';
import { inches, TOLERANCE } from '../07-measuring/lengths.ts';
import { refuseStand } from '../07-measuring/stand.ts';
import { bodiesAt, standingOf } from '../07-measuring/table-top.ts';
import type { Spot, Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';

const STEP = inches(0.1);
/** Ranks behind the fighters rarely let all models go back together farther than this. */
const TOGETHER = inches(2);
const FARTHEST = inches(12);

const isClear = (bodies: readonly Body[], of: readonly Body[]): boolean =>
  bodies.every((b) => of.every((o) => !gapBelow(b, o, INCH - TOLERANCE)));

/**
 * WP-TIME-09, WP-G-30: where a charger's models stand once they are an inch away from its target: all straight back
 * together, or each for itself (with chargers all around a target). Null if there is no room for them.
 */
export function steppedBack(look: Look, unit: string, target: string): Spot[] | null {
  const u = look.state.units[unit]!;
  const models = modelsOf(u)!;
  const foes = standingOf(look, target)!.bodies;
  return together(look, unit, u, models, foes) ?? oneByOne(look, unit, u, models, target, foes);
}

function together(look: Look, unit: string, u: Unit, models: readonly Spot[], foes: readonly Body[]): Spot[] | null {
  const away = directionTo(middleOf(foes.map((b) => ({ ...b.centre, facing: 0 }))), middleOf(models));
  for (let far = 0; far <= TOGETHER; far += STEP) {
    const { dx, dy } = stepIn(away, far);
    const back = shiftedSpots(models, dx, dy);
    const bodies = bodiesAt(u, back);
    if (isClear(bodies, foes) && refuseStand(look, unit, bodies) === null) return back;
  }
  return null;
}

/** Coherency that is lost here is restored by the unit's next move (WP-G-02). */
function oneByOne(
  look: Look,
  unit: string,
  u: Unit,
  models: readonly Spot[],
  target: string,
  foes: readonly Body[],
): Spot[] | null {
  const back = models.map((m) => ({ ...m }));
  const start = bodiesAt(u, models);
  const waiting = start.flatMap((b, i) => (isClear([b], foes) ? [] : [i]));
  for (const i of waiting) {
    const found = placeFor(look, unit, u, back, i, waiting, target, foes);
    if (found === null) return null;
    back[i] = found;
  }
  return back;
}

function placeFor(
  look: Look,
  unit: string,
  u: Unit,
  back: readonly Spot[],
  i: number,
  waiting: readonly number[],
  target: string,
  foes: readonly Body[],
): Spot | null {
  const from = back[i]!;
  const others = back.filter((_, k) => k !== i && (!waiting.includes(k) || k < i));
  const away = directionTo(nearest(from, foes).centre, from);
  for (const spot of placesAround(from, away, { from: STEP, to: FARTHEST, step: STEP })) {
    const bodies = bodiesAt(u, [spot, ...others]);
    if (!isClear([bodies[0]!], foes)) continue;
    if (refuseStand(look, unit, bodies, { scattered: true, charging: target }) === null) return spot;
  }
  return null;
}

function nearest(from: Spot, foes: readonly Body[]): Body {
  const d = (b: Body): number => {
    const [x, y] = [b.centre.x - from.x, b.centre.y - from.y];
    return x * x + y * y;
  };
  return foes.reduce((a, b) => (d(b) < d(a) ? b : a));
}
